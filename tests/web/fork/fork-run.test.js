import assert from 'node:assert/strict';
import { test } from 'node:test';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { givensAfter, othersFor } from '../../../web/app/fork/fork.js';
import { ForkRun } from '../../../web/app/fork/fork-run.js';
import { createRandom } from '../../support/random.js';
import { FakeClock } from '../support/clock.js';
import { counted } from '../support/forking.js';
import { puzzles, solver } from '../support/solver.js';

/** @typedef {import('../../support/random.js').Random} Random */

const FORKS = 1000;
/** Steps of both runs that are compared; longer runs are compared at places of their way too. */
const STEPS = 400;

await solver.loadLogic();

/** Of each side, and of each kind: one solution, several, none. */
const watched = ['school', 'classic', 'guesses', 'empty', 'two', 'none', 'four', 'small', 'fourDead', 'six', 'sixDead'];

/**
 * The digits that stand after so many steps, in the order in which they were written: told from the steps alone.
 * @param {import('../../../web/app/solver.js').Run} run at its start
 * @param {number} position
 */
function writtenAt(run, position) {
  /** @type {{ cell: number, digit: number }[]} */
  const written = [];
  for (let index = 0; index < position; index++) {
    const step = run.next().value;
    if (step?.kind === 'place') written.push({ cell: Number(step.cell), digit: Number(step.digit) });
    if (step?.kind === 'erase') assert.equal(written.pop()?.cell, step.cell);
  }
  return written;
}

/**
 * The puzzle of a fork by its definition: the givens, what was written before the cell was, and its digit.
 * @param {string} puzzle @param {{ cell: number, digit: number }[]} written @param {number} cell @param {number} digit
 */
function puzzleOf(puzzle, written, cell, digit) {
  const signs = [...puzzle];
  for (const frame of written) {
    if (frame.cell === cell) break;
    signs[frame.cell] = String(frame.digit);
  }
  signs[cell] = String(digit);
  return signs.join('');
}

/** Somewhere in a run. @param {Random} random */
function placeBy(random) {
  const puzzle = puzzles[/** @type {keyof typeof puzzles} */ (random.pick(watched))];
  const algorithm = random.pick(algorithms);
  const run = solver.run(puzzle, { algorithm });
  run.measure(5000);
  const position = random.below(run.known + 1);
  run.dispose();
  return { puzzle, algorithm, position };
}

/** What a reader could ask there: a cell, and a digit that it could take. @param {Random} random */
function forkBy(random) {
  for (;;) {
    const place = placeBy(random);
    const run = solver.run(place.puzzle, { algorithm: place.algorithm });
    try {
      const written = writtenAt(run, place.position);
      const stack = run.stack();
      assert.deepEqual(
        stack.map(({ cell, digit }) => ({ cell, digit })),
        written,
      );
      const asked = Array.from(place.puzzle, (_, cell) => ({ cell, digits: othersFor(place.puzzle, stack, cell) }));
      const open = asked.filter(({ digits }) => digits.length > 0);
      if (open.length > 0) {
        const { cell, digits } = random.pick(open);
        return { ...place, stack, written, cell, digit: random.pick(digits) };
      }
    } finally {
      run.dispose();
    }
  }
}

/** @param {ForkRun} fork */
const lookOf = (fork) => {
  const { step, board, stack, counters, done } = fork.view();
  return { step, board, stack, counters, done };
};

test(`${FORKS} forks by chance are the runs of the puzzles with those givens, step for step`, () => {
  const random = createRandom(21);
  const handles = counted(solver);
  const clock = new FakeClock();
  const fork = new ForkRun(handles.solver, clock, { guard: (work) => work(), tell: () => {} });
  const met = new Set();
  for (let index = 0; index < FORKS; index++) {
    const { puzzle, algorithm, stack, written, cell, digit } = forkBy(random);
    const givens = puzzleOf(puzzle, written, cell, digit);
    assert.equal(givensAfter(puzzle, stack, { cell, digit }), givens);
    fork.open(givensAfter(puzzle, stack, { cell, digit }), algorithm);
    assert.equal(handles.open, 1, 'the run of the fork before is closed');
    const run = solver.run(givens, { algorithm });
    for (let step = 0; step <= STEPS && !run.done; step++) {
      run.next();
      fork.forward('read');
      assert.deepEqual(lookOf(fork), {
        step: run.step,
        board: run.board(),
        stack: run.stack(),
        counters: run.counters(),
        done: run.done,
      });
    }
    met.add(`${algorithm} ${Math.sqrt(puzzle.length)} ${run.step?.kind}`);
    run.dispose();
  }
  fork.close();
  assert.equal(handles.open, 0);
  assert.equal(handles.opened, FORKS);
  for (const algorithm of algorithms) {
    for (const size of [4, 6, 9]) {
      assert.ok(
        [...met].some((text) => String(text).startsWith(`${algorithm} ${size} `)),
        `${algorithm} ${size}`,
      );
    }
  }
});

test('the end of a fork is found in slices, and is that of the run of those givens', () => {
  const handles = counted(solver);
  const clock = new FakeClock();
  /** @type {boolean[]} */
  const told = [];
  const fork = new ForkRun(handles.solver, clock, {
    guard: (work) => work(),
    tell: () => told.push(fork.isGoing),
  });
  const givens = `9${puzzles.hard.slice(1)}`;
  fork.open(givens, 'mrv');
  fork.goTo(Infinity);
  clock.fireAll();
  const run = solver.run(givens, { algorithm: 'mrv' });
  while (!run.complete) run.measure(1e6);
  run.seek(run.known);
  assert.deepEqual([fork.view().position, fork.view().done], [run.position, true]);
  assert.deepEqual(fork.view().counters, run.counters());
  assert.equal(told.at(-1), false);
  run.dispose();
  fork.close();
  assert.equal(handles.open, 0);
});

test('a fork that is closed on its way to the end does nothing any more', () => {
  const handles = counted(solver);
  const clock = new FakeClock();
  let told = 0;
  const fork = new ForkRun(handles.solver, clock, { guard: (work) => work(), tell: () => told++ });
  fork.open(puzzles.hard, 'backtracking');
  fork.goTo(Infinity);
  assert.equal(fork.isGoing, true);
  fork.close();
  fork.close();
  clock.fireAll();
  assert.deepEqual([told, handles.open, fork.isGoing, fork.isOpen], [0, 0, false, false]);
});

test('a fork goes back step by step, and to its start', () => {
  const fork = new ForkRun(solver, new FakeClock(), { guard: (work) => work(), tell: () => {} });
  fork.open(puzzles.four, 'backtracking');
  fork.forward('read', 20);
  fork.back('read', 3);
  assert.equal(fork.view().position, 17);
  fork.toStart();
  assert.equal(fork.view().position, 0);
  fork.close();
});

test('on a long way to its end a fork works in slices of some milliseconds, and can be stopped between them', () => {
  const clock = new FakeClock();
  /** Whoever looks at the clock has worked for a while. */
  const now = () => {
    clock.pass(1);
    return clock.now();
  };
  let told = 0;
  const fork = new ForkRun(solver, { ...clock, now }, { guard: (work) => work(), tell: () => told++ });
  fork.open(puzzles.hard, 'backtracking');
  fork.goTo(Infinity);
  for (let slice = 1; slice <= 20; slice++) {
    const start = clock.now();
    clock.fireNext();
    assert.ok(clock.now() - start <= 20, `${clock.now() - start} ms`);
    assert.deepEqual([told, fork.isGoing], [slice, true]);
  }
  const { position, known } = fork.view();
  assert.ok(position > 0 && position === known);
  fork.stop();
  assert.equal(clock.waiting, 0);
  assert.equal(fork.view().position, position);
  fork.close();
});
