import assert from 'node:assert/strict';
import { test } from 'node:test';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { digitsToCome, stackOf } from '../../../web/app/view/stack.js';
import { initialState } from '../../../web/app/state/state.js';
import { puzzles, sessionOf, solver, viewsOf } from '../support/solver.js';
import { t } from '../support/texts.js';

/** Needs guesses whatever the algorithm, but for `logic`. */
const guesses = '..9...4.25....81..7.........8.657.....5....4.6...2...........3..369..5..19.2.....';

/**
 * @typedef {{ cell: number, toCome: number[], tried: number[], left: boolean }} Node one digit that was placed, and
 *   what became of its cell
 */

/**
 * Walks a whole run: for each placement, what was to come and what was tried.
 * @param {string} algorithm
 * @param {string} puzzle
 * @returns {Node[]}
 */
function nodesOf(algorithm, puzzle) {
  const run = solver.run(puzzle, { algorithm });
  /** @type {Node[]} */
  const all = [];
  /** Per depth, the digits placed at this depth since the search came there. @type {Node[][]} */
  const open = [[]];
  for (const step of run) {
    if (step.kind === 'place') {
      const stack = run.stack();
      const node = {
        cell: step.cell ?? -1,
        toCome: digitsToCome(algorithm, puzzle, stack)[stack.length - 1],
        tried: [],
        left: false,
      };
      all.push(node);
      open[step.depth - 1].push(node);
      open[step.depth] = [];
    }
    // The try that leads to a placement comes before it, and is not counted.
    if (step.kind === 'try') {
      for (const node of open[step.depth]) if (node.cell === step.cell) node.tried.push(step.digit ?? 0);
    }
    if (step.kind === 'retreat') for (const node of open[step.depth]) node.left = node.cell === step.cell;
    if (step.position > 6000) break;
  }
  run.dispose();
  return all;
}

/** `logic` chooses by its notes, which a board does not have. */
const byTheBoard = algorithms.filter((algorithm) => algorithm !== 'logic');

for (const algorithm of byTheBoard) {
  test(`${algorithm}: the digits to come are those that are tried, in order`, () => {
    let later = 0;
    for (const puzzle of [puzzles.school, puzzles.workshop, puzzles.none, guesses, puzzles.fourDead, puzzles.sixDead]) {
      for (const { toCome, tried, left } of nodesOf(algorithm, puzzle)) {
        later += tried.length;
        assert.deepEqual(tried, toCome.slice(0, tried.length));
        if (left) assert.deepEqual(tried, toCome, 'all have been tried when the cell is left');
      }
    }
    assert.ok(later > 0, 'some cell was tried again');
  });
}

test('of the digits of logic it is not said what is to come, nor that nothing is', () => {
  const puzzle = '12.3....435....1....4........543.2..6...7.........8.9...31..5.......9.7.....6...8';
  const run = solver.run(puzzle, { algorithm: 'logic' });
  const position = (run.find(['try']) ?? 0) + 1;
  run.dispose();
  const [view] = viewsOf(puzzle, [position], 'logic');
  assert.equal(view.step?.kind, 'place');
  const { frames } = stackOf(initialState(puzzle, { algorithm: 'logic', run: view }), t);
  assert.equal(frames.length, view.stack.length);
  for (const { toCome, label } of frames) {
    assert.equal(toCome, '');
    assert.match(label, /^\d in row \d, column \d$/);
  }
});

test('forced placements have no digits to come', () => {
  const run = solver.run(puzzles.classic, { algorithm: 'propagation' });
  run.advance(1e6, { until: ['solution'] });
  assert.deepEqual(digitsToCome('propagation', puzzles.classic, run.stack()).flat(), []);
  run.dispose();
});

test('the stack shows the newest frame first, and counts from 0; its name counts from 1', () => {
  const [run] = viewsOf(puzzles.school, [1308]);
  const { frames, empty } = stackOf(initialState(puzzles.school, { run }), t);
  assert.equal(frames.length, 12);
  assert.deepEqual(frames[0], {
    index: 11,
    digit: '2',
    field: '[2, 5]',
    toCome: '3 4 5 6 7 8 9',
    label: '2 in row 3, column 6; still to come: 3, 4, 5, 6, 7, 8, 9',
  });
  assert.deepEqual(frames.at(-1)?.field, '[0, 0]');
  assert.equal(empty, '');
});

test('an empty stack says so', () => {
  const { frames, empty } = stackOf(initialState(puzzles.school), t);
  assert.deepEqual([frames, empty], [[], 'No digit has been placed yet.']);
});

test('a frame leads to the step that placed its digit, from anywhere', (context) => {
  const session = sessionOf(context);
  for (const position of [1308, 2000, 4321, 5547]) {
    session.seek(position);
    const stack = session.run.stack();
    stack.forEach(({ cell, digit }, index) => {
      session.seek(position);
      session.seekFrame(index);
      const { step } = session.run;
      assert.deepEqual([step?.kind, step?.cell, step?.digit, step?.depth], ['place', cell, digit, index + 1]);
      assert.deepEqual(session.run.stack(), stack.slice(0, index + 1));
    });
    session.seek(position);
    session.seekFrame(stack.length);
    assert.equal(session.run.position, position, 'no such frame, no move');
  }
});

test('the running call stands above those that wait: at a dead end that of the cell without a digit', () => {
  const [dead, placed] = viewsOf(puzzles.school, [198, 50]);
  const at = (/** @type {any} */ run) => stackOf({ ...initialState(puzzles.school), run }, t);
  assert.deepEqual(at(dead).running, { field: '[0, 4]', label: 'running: row 1, column 5' });
  assert.deepEqual(
    at(dead).frames.map(({ field }) => field),
    ['[0, 3]', '[0, 1]', '[0, 0]'],
  );
  assert.equal(at(placed).running, null, 'it has placed its digit, and waits for the next');
  assert.equal(at(null).running, null);
});
