/**
 * An exercise: what does the search decide next? The board of the exercise shows where the search stands, the reader
 * says which digit it places there, or that it takes one back. The score lasts as long as the page.
 */
import { html, setEnabled } from '../../elements/element.js';
import { first } from '../sudoku/first-puzzle.js';
import { place } from '../i18n/places.js';
import { refusal } from './ask-allowed.js';
import { askedDecisions, askedFor, judgedAnswer, reasonsIn } from './decisions.js';
import { exerciseBoard, exerciseCell } from './exercise-board.js';

/** In the cell that is asked for, in every language. */
const ASKED = '?';

const SIZE = 9;

/** @param {import('./live.js').Words} words @param {import('../solver.js').Solver} solver */
// eslint-disable-next-line max-lines-per-function -- one object: the functions within are its methods
export async function askNext(words, solver) {
  const { host, board } = await exerciseBoard();
  const decisions = askedDecisions(solver);
  let turn = 0;
  let right = 0;
  let isFirstTry = true;
  const said = html('output', { class: 'lines', 'aria-live': 'polite' });
  const question = html('p', { class: 'lines' });
  const buttons = Array.from({ length: SIZE }, (_, index) =>
    html('button', { type: 'button', translate: 'no' }, [String(index + 1)]),
  );
  const back = html('button', { type: 'button' }, [words('back')]);
  const anew = html('button', { type: 'button', hidden: '' }, [words('anew')]);

  const show = () => {
    const isOver = turn === decisions.length;
    const { cell, board: digits, after } = decisions[Math.min(turn, decisions.length - 1)];
    question.textContent = isOver
      ? words('end', { right, turns: decisions.length })
      : [
          words('question', { turn: turn + 1, turns: decisions.length, ...place(cell, SIZE) }),
          ...(askedFor[turn] > askedFor[Math.max(turn - 1, 0)] + 1 ? [words('later')] : []),
          ...(after ? [words('after', { digit: after })] : []),
        ].join('\n');
    board.appearance = {
      size: SIZE,
      cells: cellsOf(digits, cell, words),
      cursor: cell,
      editing: false,
      label: question.textContent,
    };
    for (const button of [...buttons, back]) setEnabled(button, !isOver);
    anew.hidden = !isOver;
  };

  /** @param {number | null} answer */
  function take(answer) {
    const decision = decisions[turn];
    if (!decision) return;
    const reasons = reasonsIn(solver, decision);
    const verdict = judgedAnswer(decision, answer, reasons);
    const told = sentenceOn(decision, verdict, answer, reasons, words);
    if (verdict !== 'placed' && verdict !== 'returned') {
      isFirstTry = false;
      said.textContent = told;
      return;
    }
    if (isFirstTry) right += 1;
    turn += 1;
    isFirstTry = true;
    said.textContent = `${told}\n${words('score', { right, asked: turn })}`;
    show();
  }

  buttons.forEach((button, index) => button.addEventListener('click', () => take(index + 1)));
  back.addEventListener('click', () => take(null));
  anew.addEventListener('click', () => {
    turn = 0;
    right = 0;
    isFirstTry = true;
    said.textContent = '';
    show();
    buttons[0].focus();
  });
  show();
  return html('div', { class: 'live predict' }, [
    host,
    html('p', {}, [said]),
    question,
    html('p', { class: 'digits', role: 'group', 'aria-label': words('label') }, [...buttons, back]),
    html('p', {}, [anew]),
  ]);
}

/**
 * @param {import('./decisions.js').Decision} decision
 * @param {ReturnType<typeof judgedAnswer>} verdict
 * @param {number | null} answer
 * @param {import('./decisions.js').Reason[]} reasons
 * @param {import('./live.js').Words} words
 */
function sentenceOn({ cell, back }, verdict, answer, reasons, words) {
  if (verdict === 'refused') return refusal(reasons[Number(answer) - 1], SIZE, words);
  const { row: fromRow, column: fromColumn } = place(back?.cell ?? 0, SIZE);
  return words(verdict, { ...place(cell, SIZE), digit: answer ?? back?.digit ?? 0, fromRow, fromColumn });
}

/** @param {number[]} board @param {number} asked @param {import('./live.js').Words} words */
const cellsOf = (board, asked, words) =>
  board.map((digit, cell) => {
    const kind = first[cell] !== '.' ? 'given' : digit ? 'placed' : '';
    return exerciseCell({
      text: cell === asked ? ASKED : digit ? String(digit) : '',
      kind: cell === asked ? 'tried' : kind,
      mark: cell === asked ? 'select' : '',
      label: words('cell', {
        ...place(cell, SIZE),
        content:
          cell === asked ? ASKED : digit ? words(kind === 'placed' ? 'placed.cell' : kind, { digit }) : words('empty'),
      }),
    });
  });
