import assert from 'node:assert/strict';
import { test } from 'node:test';
import { effortBounds } from '../../../web/app/sudoku/effort.js';
import { sides } from '../../../web/app/sudoku/geometry.js';
import { loadAnyMaker, openAnyMaker } from '../../../web/app/solver/any-maker.js';
import { loadBatch } from '../../../web/app/solver/batch-module.js';
import { ClueStaircase } from '../../../web/app/solver/clue-staircase.js';
import { batchBinary } from '../support/batch.js';
import { solver } from '../support/solver.js';

/**
 * @typedef {import('../../../web/app/solver.js').Wish} Wish
 * @typedef {import('../../../web/app/solver.js').EffortWish} EffortWish
 */

const algorithms = solver.algorithms.map(({ id }) => id);

/** What the search does, by running it. @param {string} puzzle @param {string} algorithm */
function measured(puzzle, algorithm) {
  const run = solver.run(puzzle, { algorithm });
  try {
    while (!run.complete) run.measure(1e5);
    return { algorithm, deadEnds: run.totals().retreat, steps: run.known };
  } finally {
    run.dispose();
  }
}

/** @param {number} value @param {readonly number[]} range */
const isWithin = (value, [least, most]) => value >= least && value <= most;

/** All solved boards of 4 by 4. @returns {string[]} */
function gridsOfFour() {
  /** @type {string[]} */
  const grids = [];
  const run = solver.run('.'.repeat(16), { algorithm: 'all-solutions' });
  try {
    while (run.advance(1e6, { until: ['solution'] }).found) grids.push(run.board().join(''));
    return grids;
  } finally {
    run.dispose();
  }
}

/** All ways to take four of so many. @param {number} count */
const foursOf = (count) =>
  Array.from({ length: 2 ** count }, (_, set) =>
    Array.from({ length: count }, (_, i) => i).filter((i) => (set >> i) & 1),
  ).filter(({ length }) => length === 4);

for (const size of sides) {
  for (const algorithm of algorithms) {
    test(`no run of ${algorithm} on ${size} by ${size} is outside of what can be wished`, () => {
      const cells = size * size;
      for (let seed = 0; seed < 60; seed++) {
        // From as few clues as they come to a board that is nearly full.
        const clues = seed % 3 === 0 ? 0 : Math.floor(cells * (0.4 + (0.6 * seed) / 60));
        const { puzzle, clues: given } = solver.generate({ size, clues, seed });
        const { deadEnds, steps } = measured(puzzle, algorithm);
        const empty = /** @type {[number, number]} */ ([cells - given, cells - given]);
        const can = effortBounds(algorithm, size, empty, [deadEnds, deadEnds]);
        assert.ok(isWithin(deadEnds, can.deadEnds), `${puzzle}: ${deadEnds} dead ends of ${can.deadEnds}`);
        assert.ok(isWithin(steps, can.steps), `${puzzle}: ${steps} steps of ${can.steps}`);
      }
    });
  }
}

test('where the steps follow from the dead ends, no other number can be wished', () => {
  for (const algorithm of ['mrv', 'dancing-links']) {
    assert.deepEqual(effortBounds(algorithm, 9, [50, 50], [3, 3]).steps, [166, 166]);
  }
});

/** What a search can be wished to do, in numbers that it comes to. @type {[number, EffortWish][]} */
const wishes = [
  [4, { deadEnds: [3, 3] }],
  [4, { deadEnds: [3, 3], steps: [60, 600] }],
  [4, { algorithm: 'lookup-tables', deadEnds: [1, 1], steps: [60, 100] }],
  [4, { algorithm: 'all-solutions', deadEnds: [10, 10] }],
  [6, { deadEnds: [3, 3] }],
  [6, { algorithm: 'lookup-tables', steps: [300, 400] }],
  [6, { algorithm: 'propagation', deadEnds: [1, 2] }],
  [9, { deadEnds: [0, 0] }],
  [9, { deadEnds: [3, 3] }],
  [9, { steps: [5000, 5200] }],
  [9, { algorithm: 'mrv', deadEnds: [1, 3] }],
  [9, { algorithm: 'dancing-links', deadEnds: [1, 1] }],
  [9, { algorithm: 'logic', steps: [100, 130], deadEnds: [0, 0] }],
];

for (const [size, effort] of wishes) {
  test(`the search does on ${size} by ${size} what was wished: ${JSON.stringify(effort)}`, () => {
    const { algorithm = 'backtracking', deadEnds = [0, Infinity], steps = [0, Infinity] } = effort;
    for (const seed of ['Ada', 'Emmy', 'Sofja']) {
      const made = solver.generate({ size, effort, seed, milliseconds: 60_000 });
      assert.ok(made.complete);
      const found = measured(made.puzzle, algorithm);
      assert.deepEqual(made.effort, found);
      assert.ok(isWithin(found.deadEnds, deadEnds) && isWithin(found.steps, steps), JSON.stringify(found));
      assert.equal(solver.check(made.puzzle).status, 'unique');
      assert.ok(made.clues < size * size);
      assert.equal(solver.generate({ size, effort, seed, milliseconds: 60_000 }).puzzle, made.puzzle);
    }
  });
}

test('what is wished of the form holds as well', () => {
  const effort = /** @type {EffortWish} */ ({ deadEnds: [2, 4] });
  const symmetric = solver.generate({ size: 6, symmetry: 'half-turn', effort, seed: 1, milliseconds: 60_000 });
  const signs = [...symmetric.puzzle].map((sign) => sign === '.');
  assert.deepEqual(signs, [...signs].reverse());
  const counted = solver.generate({ size: 6, clues: 16, effort, seed: 1, milliseconds: 60_000 });
  assert.deepEqual([counted.clues, counted.complete], [16, true]);
  const minimal = solver.generate({ size: 4, minimal: true, effort, seed: 1, milliseconds: 60_000 });
  assert.deepEqual([minimal.minimal, minimal.complete], [true, true]);
});

test('a puzzle can be wished that a person and a search find as hard as that', () => {
  const wish = /** @type {Wish} */ ({ grade: 2, effort: { deadEnds: [50, 200] }, seed: 5 });
  const { puzzle, complete, grading, effort } = solver.generate({ ...wish, milliseconds: 60_000 });
  assert.ok(complete);
  assert.deepEqual(grading, solver.grade(puzzle));
  assert.deepEqual([grading?.grade, effort], [2, measured(puzzle, 'backtracking')]);
});

test('until it is found, the nearest is told with what the search does there', async () => {
  const batch = await loadBatch({ wasmBinary: batchBinary });
  const rare = /** @type {EffortWish} */ ({ algorithm: 'mrv', deadEnds: [7, 7], steps: [2000, 2001] });
  assert.throws(() => solver.generate({ effort: rare }), { code: 'steps' });
  const effort = /** @type {EffortWish} */ ({ algorithm: 'mrv', deadEnds: [5000, 5000] });
  const openRun = /** @type {typeof solver.run} */ ((...of) => solver.run(...of));
  const maker = openAnyMaker(batch, { logic: null, openRun }, { effort, seed: 1 });
  for (let piece = 0; piece < 200; piece++) maker.work(64);
  const best = maker.best();
  maker.close?.();
  assert.ok(best && !best.complete);
  assert.deepEqual(best.effort, measured(best.puzzle, 'mrv'));
});

/** @type {[string, any, string, import('../../../web/app/solver.js').Bounds?][]} */
const refused = [
  ['nothing of the two', {}, 'effort'],
  ['no range', { deadEnds: 3 }, 'effort'],
  ['a range the wrong way round', { deadEnds: [4, 3] }, 'effort'],
  ['a range of three', { steps: [1, 2, 3] }, 'effort'],
  [
    'dead ends where there are none',
    { algorithm: 'mrv', deadEnds: [3, 3] },
    'dead-ends',
    { least: 0, most: 0, step: 1, nearest: 0 },
  ],
  ['less than nothing', { steps: [-1, 3] }, 'effort'],
  ['half a dead end', { deadEnds: [0.5, 3] }, 'effort'],
  ['nothing but Infinity', { deadEnds: [Infinity, Infinity] }, 'effort'],
  ['no number', { deadEnds: [NaN, 3] }, 'effort'],
  ['no object', 3, 'type'],
  ['an unknown search', { algorithm: 'bogo', deadEnds: [3, 3] }, 'algorithm'],
  ['the name of what objects have', { algorithm: 'constructor', deadEnds: [3, 3] }, 'algorithm'],
  ['no step at all', { steps: [0, 0] }, 'steps', { least: 1, most: 3399, step: 1, nearest: 1 }],
  [
    'steps between those of one number of clues and the next',
    { algorithm: 'mrv', deadEnds: [0, 0], steps: [29, 30] },
    'steps',
    { least: 1, most: 37, step: 1, nearest: 31 },
  ],
  [
    'more dead ends than there are',
    { deadEnds: [60, Infinity] },
    'dead-ends',
    { least: 0, most: 46, step: 1, nearest: 46 },
  ],
  [
    'too few steps for so many',
    { algorithm: 'lookup-tables', deadEnds: [3, 3], steps: [5, 10] },
    'steps',
    { least: 82, most: 322, step: 1, nearest: 82 },
  ],
];
for (const [what, effort, code, bounds] of refused) {
  test(`what nobody can make is refused at once: ${what}`, () => {
    assert.throws(
      () => solver.generate({ size: 4, effort }),
      (/** @type {any} */ error) => {
        assert.deepEqual([error.code, error.bounds], [code, bounds]);
        return true;
      },
    );
  });
}

test('of clues that cannot be, the clues are spoken of', () => {
  const effort = /** @type {EffortWish} */ ({ deadEnds: [1, 1] });
  assert.throws(() => solver.generate({ clues: 1000, effort }), { code: 'many-clues' });
  assert.throws(() => solver.generate({ clues: 3, effort }), { code: 'few-clues' });
  assert.throws(() => solver.generate({ size: 5, effort }), { code: 'size' });
});

test('without the searches there is no such puzzle', async () => {
  const open = await loadAnyMaker({ wasmBinary: batchBinary });
  assert.throws(() => open({ effort: { deadEnds: [3, 3] } }), { code: 'not-loaded' });
});

test('it does not matter in how large pieces it is made, be it that some attempts are given up', async () => {
  const batch = await loadBatch({ wasmBinary: batchBinary });
  let given = 0;
  const giveUp = ClueStaircase.prototype.giveUp;
  ClueStaircase.prototype.giveUp = function () {
    given += 1;
    giveUp.call(this);
  };
  try {
    const effort = /** @type {EffortWish} */ ({ algorithm: 'propagation', deadEnds: [3, 8] });
    const wish = /** @type {Wish} */ ({ effort, symmetry: 'half-turn', seed: 4 });
    const puzzles = [1, 100, 1024].map((questions) => {
      const maker = openAnyMaker(batch, { logic: null, openRun: (...of) => solver.run(...of) }, wish);
      while (!maker.work(questions));
      return maker.best()?.puzzle;
    });
    assert.deepEqual(new Set(puzzles).size, 1);
    assert.ok(given > 3, `${given} attempts were given up`);
  } finally {
    ClueStaircase.prototype.giveUp = giveUp;
  }
});

test('no run is left open, however early it ends', async () => {
  const batch = await loadBatch({ wasmBinary: batchBinary });
  let [opened, closed] = [0, 0];
  /** @type {import('../../../web/app/solver/effort-judge.js').OpenRun} */
  const openRun = (puzzle, options) => {
    opened += 1;
    const run = solver.run(puzzle, options);
    const dispose = run.dispose.bind(run);
    let isOpen = true;
    run.dispose = () => {
      closed += isOpen ? 1 : 0;
      isOpen = false;
      dispose();
    };
    return run;
  };
  const effort = /** @type {EffortWish} */ ({ deadEnds: [5000, 5001] });
  for (let pieces = 1; pieces < 40; pieces++) {
    const maker = openAnyMaker(batch, { logic: null, openRun }, { clues: 30, effort, seed: pieces });
    for (let piece = 0; piece < pieces; piece++) maker.work(1000);
    maker.close?.();
    assert.equal(closed, opened, `after ${pieces} pieces`);
  }
  assert.ok(opened > 40);
});

test('of the puzzles of 4 by 4 with four clues none has more dead ends than can be wished, and one has so many', () => {
  const grids = gridsOfFour();
  assert.equal(grids.length, 288);
  const most = { backtracking: 0, 'lookup-tables': 0, 'all-solutions': 0 };
  let count = 0;
  for (const cells of foursOf(16)) {
    /** Whether one grid alone has these digits there. @type {Map<string, boolean>} */
    const found = new Map();
    for (const grid of grids) {
      const clues = cells.map((cell) => grid[cell]).join('');
      found.set(clues, !found.has(clues));
    }
    for (const [clues, isOne] of found) {
      if (!isOne) continue;
      const puzzle = Array(16).fill('.');
      cells.forEach((cell, i) => (puzzle[cell] = clues[i]));
      count += 1;
      for (const algorithm of /** @type {(keyof typeof most)[]} */ (Object.keys(most))) {
        most[algorithm] = Math.max(most[algorithm], measured(puzzle.join(''), algorithm).deadEnds);
      }
    }
  }
  assert.equal(count, 25728);
  for (const [algorithm, found] of Object.entries(most)) {
    assert.equal(effortBounds(algorithm, 4, [12, 12]).deadEnds[1], found, algorithm);
  }
});

/**
 * Puzzles of 4 by 4 with no, one, two and more empty cells, each with as many dead ends as can be wished.
 * @type {Record<string, string>}
 */
const deadEndsOnFour = {
  backtracking: `
    4231134231242413 31424213243113.4 23.141231234341. 21..4321321414.2 341221..132.42.1 2413..42..21.234
    3214..23..3..342 ..3.3.42..23.314 ....3.42..23.314 ......43..32.214 .4.....4.24.4..1 ....4..2..2..4.3
    ......34.1.....3`,
  'all-solutions': `
    4231134231242413 23144.2332411432 .413132431.24231 341212..432121.3 ...1.12323141432 234141..34..12.4
    2431..42..2..214 3421..43.....314 ....1.42..21.134 ......34..42.213 .2.....2.32.2..4 ....2..4..4..2.3
    ......43.2.....4`,
};
deadEndsOnFour['lookup-tables'] = deadEndsOnFour.backtracking;

for (const [algorithm, listed] of Object.entries(deadEndsOnFour)) {
  test(`on 4 by 4 there is a puzzle with as many dead ends of ${algorithm} as can be wished`, () => {
    const found = listed.trim().split(/\s+/);
    assert.equal(found.length, 13);
    found.forEach((puzzle, empty) => {
      assert.equal(solver.check(puzzle).status, 'unique');
      assert.equal(puzzle.split('.').length - 1, empty);
      const { deadEnds } = effortBounds(algorithm, 4, [empty, empty]);
      assert.equal(measured(puzzle, algorithm).deadEnds, deadEnds[1], puzzle);
    });
  });
}
