import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forkAppearance, marksAppearance } from '../../../web/app/fork/look.js';
import { givensAfter, othersFor } from '../../../web/app/fork/fork.js';
import { initialForks, reduceForks } from '../../../web/app/fork/fork-state.js';
import { initialState } from '../../../web/app/state/state.js';
import { faultOf, t, translators } from '../support/texts.js';
import { puzzles, solver, viewsOf } from '../support/solver.js';

/** @typedef {import('../../../web/app/fork/fork-state.js').ForkAction} Action */

/**
 * A player at a position, and a fork there.
 * @param {{ puzzle?: string, algorithm?: string, position?: number, cell?: number, pick?: number, at?: number }} [at]
 */
function forked({
  puzzle = puzzles.school,
  algorithm = 'backtracking',
  position = 0,
  cell = 0,
  pick = 0,
  at = Infinity,
} = {}) {
  const [run] = viewsOf(puzzle, [position], algorithm);
  const player = initialState(puzzle, { algorithm, run, check: solver.check(puzzle), asked: cell });
  const digit = othersFor(puzzle, run.stack, cell)[pick];
  const fork = { position, cell, digit };
  const [second] = viewsOf(givensAfter(puzzle, run.stack, fork), [at], algorithm);
  const digits = second.done && second.counters.solution > 0 ? second.board.join('') : null;
  const state = /** @type {Action[]} */ ([
    { type: 'open', fork },
    { type: 'ran', run: second, digits },
  ]).reduce(reduceForks, initialForks);
  return { player, state, second, digit };
}

/** @param {unknown} value @returns {string[]} all texts in it */
const textsIn = (value) =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object' && !ArrayBuffer.isView(value)
      ? Object.values(value).flatMap(textsIn)
      : [];

test('the other digits of the cell that is explained are offered, the open one among them', () => {
  const { player, state } = forked();
  const { offers } = forkAppearance(state, player, t);
  assert.deepEqual(
    offers?.choices.map(({ label, on }) => [label, on]),
    [
      ['What if 2?', true],
      ['What if 8?', false],
    ],
  );
  assert.equal(offers?.label, 'Another digit for row 1, column 1');
});

test('nothing is offered for a given, for a cell that nobody asks about, nor while it plays', () => {
  const { player } = forked();
  for (const other of [{ asked: 2 }, { asked: null }, { playing: true }]) {
    assert.equal(forkAppearance(initialForks, { ...player, ...other }, t).offers, null);
  }
});

test('one line says how a fork went', () => {
  /** @param {Parameters<typeof forked>[0]} [place] @param {object} [more] of the player */
  const lineOf = (place, more = {}) => {
    const { player, state } = forked(place);
    return forkAppearance(state, { ...player, ...more }, t).second?.line;
  };
  assert.equal(lineOf({ at: 0 }), 'At its start.');
  assert.equal(lineOf({ at: 1 }), '1 step so far.');
  assert.equal(lineOf(), 'Dead end after 2,800 steps, with 26 dead ends on the way.');
  assert.equal(lineOf({ pick: 1 }), 'The only solution, after 2,603 steps, with 3 dead ends on the way.');
  const cell = puzzles.two.indexOf('.');
  const right = Number(solver.check(puzzles.two).solution?.[cell]);
  const two = {
    puzzle: puzzles.two,
    algorithm: 'mrv',
    cell,
    pick: othersFor(puzzles.two, [], cell).indexOf(right),
  };
  const { state } = forked(two);
  const { digits } = state.forks[0].outcome ?? {};
  const found = (/** @type {string} */ text) => ({ solutions: [{ position: 9, digits: text }] });
  assert.match(lineOf(two) ?? '', /^A solution after \d+ steps/);
  assert.match(lineOf(two, found(String(digits))) ?? '', /^The same solution, after \d+ steps/);
  assert.match(lineOf(two, found('1'.repeat(81))) ?? '', /^Another solution after \d+ steps/);
  assert.match(lineOf({ ...two, algorithm: 'all-solutions' }) ?? '', /^\d+ solutions? in [\d,]+ steps/);
});

test('the second board is named by what is asked, and shows the digit of the fork', () => {
  const { player, state, second, digit } = forked({ at: 40 });
  const look = forkAppearance(state, player, t).second;
  assert.equal(look?.title, 'What if: 2 in row 1, column 1');
  assert.ok(look?.board.label.startsWith('What if: 2 in row 1, column 1. '));
  assert.equal(look?.board.cells[0].text, String(digit));
  second.board.forEach((each, cell) => each && assert.equal(look?.board.cells[cell].text, String(each)));
});

test('a mark stands on the strip where its fork leaves the run, while that part is shown', () => {
  const { player, state } = forked({ position: 1308, cell: 80 });
  const [mark] = marksAppearance(state, player, t);
  assert.ok(mark.share > 0 && mark.share <= 1 && !mark.hidden);
  const zoomed = { ...player, strip: { ...player.strip, window: { from: 0, to: 100 } } };
  assert.equal(marksAppearance(state, zoomed, t)[0].hidden, true);
  assert.deepEqual(marksAppearance(state, { ...player, run: null }, t), []);
});

test('each fork has a mark, whether it is open or not', () => {
  const { player, state } = forked();
  const [row] = forkAppearance(state, player, t).marks.rows;
  assert.deepEqual([row.index, row.on], [0, true]);
  const { marks, second } = forkAppearance(reduceForks(state, { type: 'leave' }), player, t);
  assert.equal(second, null);
  assert.deepEqual(marks.rows, [
    {
      index: 0,
      text: 'step 0: 2?',
      label: 'step 0: 2? What if: 2 in row 1, column 1. Dead end after 2,800 steps, with 26 dead ends on the way.',
      on: false,
      tone: 'bad',
      sign: '✕',
    },
  ]);
});

for (const [language, translate] of Object.entries(translators)) {
  test(`all that is said of forks is whole in ${language}`, () => {
    for (const algorithm of ['backtracking', 'all-solutions', 'mrv']) {
      for (const at of [0, 1, 30, Infinity]) {
        const { player, state } = forked({ puzzle: puzzles.two, algorithm, cell: puzzles.two.indexOf('.'), at });
        for (const look of [
          forkAppearance(state, player, translate),
          forkAppearance({ ...state, going: true, playing: true }, player, translate),
          forkAppearance(reduceForks(state, { type: 'leave' }), player, translate),
          marksAppearance(state, player, translate),
        ]) {
          for (const text of textsIn(look)) assert.equal(faultOf(text, language), null, text);
        }
      }
    }
  });
}
