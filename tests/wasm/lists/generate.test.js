/** generate: puzzles that have exactly one solution, as wished or as near as time allows. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generate } from '../../../web/app/solver/batch-solver.js';
import { openMaker } from '../../../web/app/solver/puzzle-maker.js';
import { batchModule } from '../support/batch.js';
import { solver } from '../support/solver.js';

/** @typedef {import('../../../build/web/app/solver.js').Generated} Generated */

/** @param {Generated} made */
function assertTrue({ puzzle, solution, clues, minimal }) {
  const { status, solution: found } = solver.check(puzzle);
  assert.deepEqual([status, found], ['unique', solution]);
  assert.equal(puzzle.replaceAll('.', '').length, clues);
  const without = Array.from(puzzle, (digit, cell) =>
    digit === '.' ? '' : `${puzzle.slice(0, cell)}.${puzzle.slice(cell + 1)}`,
  ).filter((text) => text);
  const needed = without.every((text) => solver.check(text).status === 'multiple');
  assert.equal(minimal, needed);
}

for (const size of [4, 6, 9]) {
  for (const symmetry of /** @type {const} */ (['none', 'half-turn', 'diagonal', 'both-axes'])) {
    test(`${size}x${size}, ${symmetry}: one solution, whatever the seed`, () => {
      for (let seed = 0; seed < 5; seed++) {
        const made = solver.generate({ size, symmetry, seed });
        assertTrue(made);
        assert.ok(made.complete);
        assert.equal(made.seed, seed);
      }
    });
  }
}

test('the same wish makes the same puzzle everywhere', () => {
  for (const wish of [
    { seed: 1 },
    { seed: 2 ** 53 - 1, minimal: true },
    { seed: 'Ada', size: 6 },
    { seed: '', symmetry: /** @type {const} */ ('180') },
  ]) {
    const made = solver.generate(wish);
    assert.deepEqual(generate(batchModule, wish), made);
  }
  assert.equal(
    solver.generate({ seed: 1 }).puzzle,
    '..93.8.........68....5.9.4........7.1.....25..47.5.....2...5..4.1.67......82..71.',
  );
  assert.equal(solver.generate({ seed: 'Ada', size: 6 }).puzzle, '..5.6.2...3..3...141.............64.');
});

test('other seeds make other puzzles: texts too, and numbers that differ in their high bits', () => {
  const seeds = [0, 1, 2 ** 32, 2 ** 32 + 1, '0', '1', 'ab', 'ba', 'a', ''];
  const made = new Set(seeds.map((seed) => solver.generate({ seed }).puzzle));
  assert.equal(made.size, seeds.length);
});

test('without a seed there is a random one, which is told and makes the same puzzle again', () => {
  const [first, second] = [solver.generate(), solver.generate()];
  assert.notEqual(first.seed, second.seed);
  assert.ok(Number.isSafeInteger(first.seed) && Number(first.seed) >= 0);
  assert.deepEqual(solver.generate({ seed: first.seed }), first);
});

test('180 is a half turn', () => {
  assert.deepEqual(solver.generate({ seed: 7, symmetry: '180' }), solver.generate({ seed: 7, symmetry: 'half-turn' }));
});

test('as many clues as are wished, and minimal where that is wished', () => {
  for (const clues of [26, 30, 40, 81]) {
    const made = solver.generate({ seed: 3, clues });
    assert.deepEqual([made.clues, made.complete], [clues, true]);
    assertTrue(made);
  }
  assert.ok(solver.generate({ seed: 3, symmetry: 'half-turn', minimal: true }).minimal);
});

test('where a number of clues needs no search, minimal is meant as strictly', () => {
  for (const clues of [5, 6]) {
    for (let seed = 0; seed < 100; seed++) {
      const made = solver.generate({ size: 4, clues, minimal: true, seed, milliseconds: 200 });
      assertTrue(made);
      assert.equal(made.complete, made.minimal && made.clues === clues);
    }
  }
});

/** As they have been made ever since. @type {[wish: any, puzzle: string][]} */
const kept = [
  [{ seed: 1, clues: 24 }, '.7...95.6...27.93...68......126.........3.1.53......6.....5.48......2......78....'],
  [
    { seed: 2, clues: 24, minimal: true },
    '.7.....4..231.....4.....83.....62......9.......8..54263...841.9.5.............2.5',
  ],
  [
    { seed: 3, clues: 26, symmetry: 'half-turn' },
    '..614..9........863....5..2..7....5..3.8.1.2..2....7..5..4....948........9..325..',
  ],
  [{ seed: 4, clues: 22 }, '....82.6..5.4.......6....1.......8...4............693......148.78..5...1.1.8...9.'],
  [{ seed: 5, clues: 10, size: 6 }, '..1...6....5..4..1....2..1..6...31..'],
  [
    { seed: 6, symmetry: 'diagonal', minimal: true },
    '...7...18......6.....15.7.46.5.9.4....76.28......1.3...793415..3........5.2......',
  ],
];
for (const [wish, puzzle] of kept) {
  test(`the puzzle of ${JSON.stringify(wish)} stays what it is`, () => {
    assert.equal(generate(batchModule, wish).puzzle, puzzle);
  });
}

test('whenever the nearest is looked at, it is what it says, and looking changes nothing', () => {
  for (const wish of [
    { clues: 24, seed: 8 },
    { clues: 22, symmetry: /** @type {const} */ ('half-turn'), seed: 9 },
    { size: 6, clues: 8, seed: 10 },
  ]) {
    const watched = openMaker(batchModule, wish);
    let questions = 0;
    for (let done = false; !done && questions < 3000; questions++) {
      done = watched.work(1);
      const best = questions % 10 === 0 && watched.best();
      if (best) assertTrue({ ...best, seed: 0 });
    }
    const last = watched.best();
    const alone = openMaker(batchModule, wish);
    for (let question = 0; question < questions; question++) alone.work(1);
    assert.deepEqual(alone.best(), last);
  }
});

/** @type {[wish: any, error: object][]} */
const refused = [
  [{ clues: 16 }, { code: 'few-clues', bounds: { least: 17, most: 81, step: 1 } }],
  [{ clues: -5 }, { code: 'few-clues', bounds: { least: 17, most: 81, step: 1 } }],
  [{ clues: 82 }, { code: 'many-clues', bounds: { least: 17, most: 81, step: 1 } }],
  [{ clues: 1e300 }, { code: 'many-clues', bounds: { least: 17, most: 81, step: 1 } }],
  [
    { clues: 73, minimal: true },
    { code: 'many-clues', bounds: { least: 17, most: 72, step: 1 } },
  ],
  [
    { size: 6, clues: 11, symmetry: 'half-turn' },
    { code: 'clues-step', bounds: { least: 8, most: 36, step: 2 } },
  ],
  [
    { size: 4, clues: 3 },
    { code: 'few-clues', bounds: { least: 4, most: 16, step: 1 } },
  ],
  [{ size: 5 }, { code: 'size' }],
  [{ size: 9.5 }, { code: 'size' }],
  [{ size: '9' }, { code: 'size' }],
  [{ clues: 24.5 }, { code: 'clues' }],
  [{ clues: 'many' }, { code: 'clues' }],
  [{ clues: NaN }, { code: 'clues' }],
  [{ symmetry: 'spiral' }, { code: 'symmetry' }],
  [{ symmetry: 'constructor' }, { code: 'symmetry' }],
  [{ seed: -1 }, { code: 'seed' }],
  [{ seed: 2 ** 53 }, { code: 'seed' }],
  [{ seed: 1.5 }, { code: 'seed' }],
  [{ seed: {} }, { code: 'seed' }],
];
for (const [wish, error] of refused) {
  test(`${JSON.stringify(wish)} is refused, and the next wish is not`, () => {
    assert.throws(() => solver.generate(wish), { name: 'SolverError', ...error });
    assert.ok(solver.generate({ seed: 1 }).complete);
  });
}

test('an improbable wish ends with its time, and with the nearest that was found', () => {
  let time = 0;
  const made = generate(batchModule, { clues: 17, seed: 1, milliseconds: 500 }, () => (time += 5));
  assert.equal(made.complete, false);
  assert.ok(time >= 500 && time < 550);
  assert.ok(made.clues > 17 && made.clues < 40);
  assertTrue(made);
});

test('however little time there is, there is a puzzle', () => {
  for (const milliseconds of [0, -1, NaN]) assertTrue(generate(batchModule, { clues: 18, seed: 2, milliseconds }));
});

test('how the work is divided does not change what comes out', () => {
  /** @param {number} questions */
  const made = (questions) => {
    const maker = openMaker(batchModule, { seed: 11, clues: 25, symmetry: 'diagonal' });
    while (!maker.work(questions));
    return maker.best();
  };
  const whole = made(1e9);
  for (const questions of [1, 7, 250]) assert.deepEqual(made(questions), whole);
});

test("lists and puzzles do not get in each other's way", () => {
  const made = solver.generate({ seed: 1 });
  const many = solver.solveMany([made.puzzle, '.'.repeat(81)]);
  assert.deepEqual([...many.counts], [1, 2]);
  assert.equal(many.solutions.subarray(0, 81).join(''), made.solution);
  assert.deepEqual(solver.generate({ seed: 1 }), made);
});

test('the memory that does not grow is enough for wish after wish', () => {
  for (let seed = 0; seed < 3000; seed++) openMaker(batchModule, { seed, size: 4 }).work(1);
  for (let seed = 0; seed < 200; seed++) assert.ok(solver.generate({ seed, size: 6, symmetry: 'both-axes' }).complete);
});
