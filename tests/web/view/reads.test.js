import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsOf } from '../../../web/app/view/cells.js';
import { cellsRead } from '../../../web/app/view/sentence.js';
import { initialState } from '../../../web/app/state/state.js';
import { puzzles, sessionOf, viewsOf, walkOf } from '../support/solver.js';

/** @typedef {import('../../../web/app/solver.js').Step} Step */
/** @typedef {import('../../../web/app/view/cells.js').CellAppearance['mark']} Mark */

const names = /** @type {const} */ (['school', 'small', 'medium', 'four', 'six', 'fourDead', 'fourSolved']);

/** Steps with a digit that is being tried: those that show what was read for it. */
const trying = ['try', 'check', 'conflict', 'place'];

/** Each step with the cells of the checks since the last try, from nothing but the stream. @param {string} puzzle */
function* withReads(puzzle) {
  /** @type {number[]} */
  let reads = [];
  for (const { step } of walkOf(puzzle)) {
    if (step.kind === 'try') reads = [];
    if (step.kind === 'check') reads = [...reads, Number(step.peer)];
    yield { step, reads: trying.includes(step.kind) ? reads : [] };
  }
}

/**
 * The marks of a step as the grammar has them: blue, yellow, red, green, violet.
 * @param {Step} step
 * @param {number[]} reads
 * @param {number} cells
 */
function marksOf(step, reads, cells) {
  /** @type {Mark[]} */
  const marks = Array(cells).fill('');
  for (const cell of reads) marks[cell] = 'check';
  if (step.kind === 'conflict') marks[Number(step.peer)] = 'conflict';
  if (step.cell === null) return marks;
  const { kind } = step;
  marks[step.cell] = kind === 'place' || kind === 'retreat' || kind === 'erase' ? kind : 'select';
  return marks;
}

/** Colours need no words. */
const mute = Object.assign(() => '', { parts: () => [], number: String, language: 'en' });

/** @param {string} puzzle @param {import('../../../web/app/state/state.js').RunView} run */
const shown = (puzzle, run) =>
  cellsOf(initialState(puzzle, { run }), mute)
    .map(({ mark }) => mark)
    .join();

for (const name of names) {
  const puzzle = puzzles[name];
  const size = Math.sqrt(puzzle.length);

  test(`the cells read up to every step of ${name} are those of the checks since the last try`, () => {
    for (const { step, reads } of withReads(puzzle)) {
      assert.deepEqual(cellsRead(step, size), reads, `step ${step.position}, ${step.kind}`);
    }
  });

  test(`the colours of ${name} are those of the grammar at every step`, (context) => {
    const session = sessionOf(context, puzzle);
    for (const { step, reads } of withReads(puzzle)) {
      session.step('read');
      assert.equal(
        shown(puzzle, session.view()),
        marksOf(step, reads, puzzle.length).join(),
        `step ${step.position}, ${step.kind}`,
      );
    }
  });

  test(`the colours of ${name} are the same after a leap as after single steps`, (context) => {
    const session = sessionOf(context, puzzle);
    const positions = walkOf(puzzle)
      .map(({ step }) => step.position)
      .filter((position) => position < 40 || position % 7 === 0);
    const leaps = new Map(
      viewsOf(puzzle, [...positions].reverse()).map((view) => [view.position, shown(puzzle, view)]),
    );
    for (let position = 1; position <= Number(positions.at(-1)); position++) {
      session.step('read');
      const leap = leaps.get(position);
      if (leap) assert.equal(shown(puzzle, session.view()), leap, `step ${position}`);
    }
  });
}

test('before the first step nothing has been read', () => {
  assert.deepEqual(cellsRead(null, 9), []);
});
