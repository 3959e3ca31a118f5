/** What TypeScript lets a page with React write, and what it does not. Nothing runs it. */
import 'stepdoku/react';
import type { Step } from 'stepdoku/solver';

const step = (taken: Step) => taken.row;

export const right = [
  <sudoku-player
    key="first"
    puzzle="1.....3..4.....2"
    algorithm="mrv"
    position={118}
    speed={40}
    autoplay
    controls="sentence"
    code="cpp"
    lang="de"
  />,
  <sudoku-player className="wide" style={{ width: 400 }} controls={null} aria-label="Sudoku" />,
  <sudoku-player
    ref={(player) => player?.seek(5)}
    onsudoku-step={({ detail, currentTarget }) => { step(detail.step); currentTarget.pause(); }}
    onsudoku-stepCapture={({ detail }) => step(detail.step)}
    onsudoku-error={({ detail }) => detail.code === 'invalid' && detail.conflicts.length}
    onClick={({ currentTarget }) => currentTarget.play()}
  />,
];

export const wrong = [
  // @ts-expect-error a number is no puzzle
  <sudoku-player puzzle={5} />,
  // @ts-expect-error it counts steps
  <sudoku-player position="soon" />,
  // @ts-expect-error there is no such attribute
  <sudoku-player puzle="1.....3..4.....2" />,
  // @ts-expect-error what is read alone is no attribute
  <sudoku-player playing />,
  // @ts-expect-error what listens is a function
  <sudoku-player onsudoku-step="alert()" />,
  // @ts-expect-error the detail has no digit: its step has
  <sudoku-player onsudoku-step={({ detail }) => detail.digit} />,
  // @ts-expect-error there is no such element
  <sudoku-players />,
];
