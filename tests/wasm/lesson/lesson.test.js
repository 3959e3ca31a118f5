/** What the lesson says in numbers and places is what the solver does. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { factsOf, questions } from '../../../web/app/lesson/blockers.js';
import { queensRun } from '../../../web/app/lesson/queens.js';
import { unitKind } from '../../../web/app/i18n/places.js';
import { puzzles, solver } from '../support/solver.js';

const read = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(new URL(`../../../web/lesson/${name}.json`, import.meta.url), 'utf8'));
/** @type {Record<string, number>} */
const numbers = read('numbers');
/**
 * @type {{ puzzles: Record<string, string>, figures: Record<string, { puzzle: string, algorithm?: string, position?:
 *   number }> }}
 */
const plan = read('figures');
/** @type {Record<string, { figure: string, position: number } & Partial<import('../../../web/app/solver.js').Step>>} */
const moments = read('moments');

/** A whole run. @param {string} puzzle @param {string} [algorithm] */
function countsOf(puzzle, algorithm = 'backtracking') {
  const run = solver.run(puzzle, { algorithm });
  try {
    run.measure(1e6);
    assert.ok(run.complete);
    return { steps: run.known, ...run.totals() };
  } finally {
    run.dispose();
  }
}

/**
 * Which of the placements and erasures of a run is the one that a step makes.
 * @param {string} puzzle
 * @param {number} position
 */
function eventAt(puzzle, position) {
  const run = solver.run(puzzle);
  try {
    let events = 0;
    for (const { kind, position: at } of run) {
      if (kind === 'place' || kind === 'erase') events += 1;
      if (at === position) return events;
    }
    return 0;
  } finally {
    run.dispose();
  }
}

/** How many digits the first puzzle's search places between two positions. @param {number} from @param {number} to */
function placedBetween(from, to) {
  const run = solver.run(puzzles.S1);
  try {
    return [...run].filter(({ kind, position }) => kind === 'place' && position > from && position < to).length;
  } finally {
    run.dispose();
  }
}

/** How many digits `logic` places before it guesses. @param {string} puzzle */
function beforeGuess(puzzle) {
  const run = solver.run(puzzle, { algorithm: 'logic' });
  try {
    let places = 0;
    for (const { kind } of run) {
      if (kind === 'select') return places;
      if (kind === 'place') places += 1;
    }
    return NaN;
  } finally {
    run.dispose();
  }
}

test('the numbers of the lesson are those of the solver', () => {
  const givens = [...puzzles.S1].filter((sign) => /[1-9]/.test(sign)).length;
  const { try: tries, check: reads, place: places, erase: erases } = countsOf(puzzles.S1);
  const queens = (/** @type {string} */ kind) => queensRun(8).filter((step) => step.kind === kind).length;
  const { 'hard.steps': _, 'endless.steps': __, ...counted } = numbers; // the next test, and lesson-claims-hard.test.js
  assert.deepEqual(counted, {
    's1.givens': givens,
    's1.empty': 81 - givens,
    'blind.digits': String(9n ** BigInt(81 - givens)).length,
    grids4: solver.count('.'.repeat(16), 1e9),
    grids6: 720 * solver.count(`123456${'.'.repeat(30)}`, 1e9), // as many for each order of the first row
    's1.tries': tries,
    's1.reads': reads,
    's1.looks': countsOf(puzzles.S1, 'lookup-tables').check,
    's1.places': places,
    's1.erases': erases,
    's1.nodes': places + 1,
    's1.events': places + erases,
    'rootwrong.event': eventAt(puzzles.S1, moments['root-wrong'].position),
    'queens8.places': queens('place'),
    'queens8.erases': queens('erase'),
    'rootwrong.below': placedBetween(moments.placed.position, moments['root-wrong'].position),
    's1.all.places': countsOf(puzzles.S1, 'all-solutions').place,
    'none.steps': countsOf(plan.puzzles.none).steps,
    's2.first.places': countsOf(puzzles.S2).place,
    's2.all.places': countsOf(puzzles.S2, 'all-solutions').place,
    's3.places': countsOf(puzzles.S3).place,
    's3.mrv.places': countsOf(puzzles.S3, 'mrv').place,
    'logic.techniques': solver.techniques.filter(({ id }) => id !== 'guess').length,
    'two.logic.places': beforeGuess(plan.puzzles.two),
    'hard.logic.steps': countsOf(plan.puzzles.hard, 'logic').steps,
  });
});

test('the longest search takes as many steps as the lesson says: it is measured to its end', () => {
  const run = solver.run(plan.puzzles.hard);
  /** @type {{ done: boolean, steps: number, solutions: number }} */
  let known = { done: false, steps: 0, solutions: 0 };
  while (!known.done) known = run.measure(1e8);
  run.dispose();
  assert.deepEqual([known.steps, known.solutions], [numbers['hard.steps'], 1]);
});

for (const [name, { figure, position, ...expected }] of Object.entries(moments)) {
  test(`the lesson leads to ${name}: ${expected.kind}`, () => {
    const { puzzle, algorithm = 'backtracking' } = plan.figures[figure];
    const run = solver.run(plan.puzzles[puzzle], { algorithm });
    try {
      const step = run.seek(position);
      assert.equal(run.position, position);
      assert.deepEqual({ ...step, ...expected }, step);
    } finally {
      run.dispose();
    }
  });
}

test('the first dead end, and the first digit that is taken back there, are the first', () => {
  const run = solver.run(puzzles.S1);
  assert.equal(run.find(['retreat']), moments['dead-end'].position);
  assert.equal(run.find(['erase']), moments['taken-back'].position);
  run.dispose();
});

test('the puzzle on which a search in reading order goes on and on is proved to have no solution at once', () => {
  assert.equal(
    solver.check('........5........6........7........8........................9...........1234.....').status,
    'none',
  );
});

test('the last question about what blocks a digit is asked at the first dead end, in the cell left there', () => {
  const { position, cell } = questions[questions.length - 1];
  const { 'dead-end': dead } = moments;
  assert.deepEqual({ position, cell }, { position: dead.position, cell: dead.cell });
});

/** By the cells that forbid, the units of each that do. @type {Record<number, string[]>[]} */
const forbidden = [
  { 18: ['row'] },
  { 51: ['column'] },
  { 46: ['box'] },
  { 28: ['row', 'box'], 56: ['column'] },
  { 2: ['row'], 26: ['box'], 69: ['column'] },
  { 1: ['row'], 67: ['column'] },
];

/** A board as a puzzle, with some of its cells empty. @param {number[]} board @param {number[]} cells */
const without = (board, cells) => board.map((digit, cell) => (cells.includes(cell) ? '.' : digit || '.')).join('');

/**
 * What the solver says against the digit on that board, or null.
 * @param {string} puzzle
 * @param {import('../../../web/app/lesson/blockers.js').Question} question
 */
function blockOf(puzzle, { cell, digit }) {
  const run = solver.run(puzzle);
  const reason = run.why(cell)[digit - 1];
  run.dispose();
  return reason.allowed ? null : reason;
}

for (const [index, question] of questions.entries()) {
  const { digit, cell, position } = question;
  test(`just these cells and units block ${digit} in cell ${cell} after ${position} steps`, () => {
    const run = solver.run(puzzles.S1);
    try {
      const { board, forbids } = factsOf(run, question);
      assert.deepEqual(Object.fromEntries(forbids), forbidden[index]);
      assert.equal(board[question.cell], 0);
      const cells = [...forbids.keys()];
      assert.equal(blockOf(without(board, cells), question), null);
      for (const cell of cells) {
        const block = blockOf(
          without(
            board,
            cells.filter((other) => other !== cell),
          ),
          question,
        );
        assert.equal(block?.peer, cell);
        assert.equal(unitKind(block.unit, run.size), forbidden[index][cell][0]);
      }
    } finally {
      run.dispose();
    }
  });
}
