import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cluesFor, effortBounds, effortFault, effortOffer, hasBounds, missOf } from '../../../web/app/sudoku/effort.js';
import { geometryOf, sides } from '../../../web/app/sudoku/geometry.js';
import { boundsOf, symmetries } from '../../../web/app/sudoku/wish.js';

/**
 * @typedef {import('../../../web/app/sudoku/effort.js').EffortWish} EffortWish
 * @typedef {import('../../../web/app/sudoku/effort.js').Form} Form
 * @typedef {import('../../../web/app/sudoku/effort.js').Range} Range
 */

const algorithms = [
  ...['backtracking', 'all-solutions', 'lookup-tables', 'mrv', 'propagation', 'dancing-links', 'logic'],
];
/** Of these the steps follow from the empty cells and the dead ends. */
const counted = ['mrv', 'dancing-links'];

/**
 * By an end of the numbers that were wished, and near it: further dead ends only lead further away.
 * @param {number} at @param {Range} range
 */
const around = (at, [least, most]) =>
  Array.from({ length: 5 }, (_, i) => Math.round(at) + i - 2).filter((n) => n >= least && n <= most);

/**
 * What there can be with a form, gone through number by number: with each number of clues the ranges of steps.
 * @param {EffortWish} effort @param {Form} form @returns {{ clues: number, ranges: Range[] }[]}
 */
function allOf({ algorithm, deadEnds, steps }, form) {
  const { cells } = geometryOf(form.size);
  const { least, most, step } = boundsOf(form);
  const found = [];
  for (let clues = form.clues || least; clues <= (form.clues || most); clues += step) {
    const empty = cells - clues;
    const can = effortBounds(algorithm, form.size, [empty, empty], deadEnds);
    const ends = /** @type {Range} */ ([
      Math.max(can.deadEnds[0], deadEnds[0]),
      Math.min(can.deadEnds[1], deadEnds[1]),
    ]);
    if (ends[0] > ends[1]) continue;
    const wanted = [...new Set([ends[0], ends[1], ...steps.map((each) => (each - 3 * empty) / 5)])];
    const single = [...new Set(wanted.flatMap((each) => around(each, ends)))].map(
      (each) => effortBounds(algorithm, form.size, [empty, empty], [each, each]).steps,
    );
    found.push({ clues, ranges: counted.includes(algorithm) ? single : [can.steps] });
  }
  return found;
}

/** How far a range is from another. @param {Range} one @param {Range} other */
const between = ([a, b], [c, d]) => Math.max(0, c - b, a - d);

/** @param {number} most @returns {fc.Arbitrary<Range>} */
const range = (most) =>
  fc.tuple(fc.nat(most), fc.oneof(fc.nat(3), fc.nat(most))).map(([least, more]) => [least, least + more]);

/** @type {fc.Arbitrary<{ effort: EffortWish, form: Form }>} */
const anyWish = fc
  .record({
    size: fc.constantFrom(...sides),
    symmetry: fc.constantFrom(...symmetries),
    minimal: fc.boolean(),
    share: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    algorithm: fc.constantFrom(...algorithms),
    deadEnds: fc.oneof(fc.constant(/** @type {Range} */ ([0, Infinity])), range(3), range(70), range(1e6)),
    steps: fc.oneof(range(100), range(400), range(1e4), range(1e8)),
  })
  .map(({ size, symmetry, minimal, share, algorithm, deadEnds, steps }) => {
    const { least, most, step } = boundsOf({ size, symmetry, minimal });
    const clues = share === null ? 0 : least + step * Math.floor((share * (most - least)) / step);
    return { effort: { algorithm, deadEnds, steps }, form: { size, symmetry, minimal, clues } };
  });

test('a wish has a fault just where no number of clues and dead ends comes to it, else these are tried', () => {
  fc.assert(
    fc.property(anyWish, ({ effort, form }) => {
      const all = allOf(effort, form);
      const fitting = all.filter(({ ranges }) => ranges.some((each) => between(each, effort.steps) === 0));
      const fault = effortFault(effort, form);
      assert.equal(fault?.code, all.length === 0 ? 'dead-ends' : fitting.length === 0 ? 'steps' : undefined);
      if (all.length > 0) {
        assert.deepEqual(
          cluesFor(effort, form),
          fitting.map(({ clues }) => clues),
        );
      }
    }),
    { numRuns: 3000 },
  );
});

test('what is proposed instead of a wish can be wished, and nothing nearer to it can', () => {
  let proposed = 0;
  fc.assert(
    fc.property(anyWish, ({ effort, form }) => {
      const fault = effortFault(effort, form);
      if (!fault) return;
      proposed += 1;
      const { code, nearest } = fault;
      assert.ok(nearest >= fault.least && nearest <= fault.most, JSON.stringify(fault));
      const instead = /** @type {Range} */ ([nearest, nearest]);
      if (code === 'dead-ends') {
        const offer = effortOffer({ ...effort, deadEnds: instead }, form);
        assert.notEqual(offer.steps, null, JSON.stringify(fault));
        const distance = between(instead, effort.deadEnds);
        const nearer = /** @type {Range} */ ([
          Math.max(0, effort.deadEnds[0] - distance + 1),
          effort.deadEnds[1] + distance - 1,
        ]);
        assert.equal(effortOffer({ ...effort, deadEnds: nearer }, form).steps, null);
      } else {
        assert.equal(effortFault({ ...effort, steps: instead }, form), null);
        const distances = allOf(effort, form).flatMap(({ ranges }) =>
          ranges.map((each) => between(each, effort.steps)),
        );
        assert.equal(between(instead, effort.steps), Math.min(...distances));
      }
    }),
    { numRuns: 3000 },
  );
  assert.ok(proposed > 300, `${proposed}`);
});

test('where clues come in pairs, what is proposed are dead ends that such a puzzle can have', () => {
  const effort = /** @type {EffortWish} */ ({ algorithm: 'all-solutions', deadEnds: [1, 1], steps: [0, Infinity] });
  const fault = effortFault(effort, { ...form(4), symmetry: 'half-turn' });
  assert.deepEqual([fault?.code, fault?.nearest], ['dead-ends', 2]);
});

test('the more cells are empty, and the more dead ends are wished, the more steps there can be', () => {
  for (const size of sides) {
    for (const algorithm of algorithms) {
      for (let empty = 3; empty <= geometryOf(size).cells - boundsOf(form(size)).least; empty++) {
        const of = (/** @type {number} */ cells, /** @type {number} */ ends) =>
          effortBounds(algorithm, size, [cells, cells], [ends, ends]);
        const [least, most] = of(empty, 0).deadEnds;
        assert.ok(most >= of(empty - 1, 0).deadEnds[1], `${algorithm} on ${size} with ${empty}`);
        const [here, further] = [of(empty, least).steps, of(empty, least + 1).steps];
        assert.ok(most === least || (further[0] > here[0] && further[1] > here[1]), `${algorithm} on ${size}`);
        if (algorithm === 'all-solutions') continue; // each cell has its dead end: more cells, more of these
        const before = of(empty - 1, least).steps;
        assert.ok(here[0] > before[0] && here[1] > before[1], `${algorithm} on ${size} with ${empty}`);
      }
    }
  }
});

/** @param {number} size @returns {Form} */
const form = (size) => ({ size, symmetry: 'none', minimal: false, clues: 0 });

test('a full board has nothing to search, and for all solutions each empty cell has its dead end', () => {
  for (const size of sides) {
    for (const algorithm of algorithms) {
      const { deadEnds, steps } = effortBounds(algorithm, size, [0, 0]);
      assert.deepEqual(deadEnds, [0, 0], algorithm);
      assert.ok(steps[0] >= 1 && steps[0] <= 2, `${algorithm}: ${steps}`);
      const [least] = effortBounds(algorithm, size, [7, 7]).deadEnds;
      assert.equal(least, algorithm === 'all-solutions' ? 7 : 0, algorithm);
    }
  }
});

test('on larger boards no more dead ends can be wished than a tree of so many levels has nodes', () => {
  for (const size of [6, 9]) {
    let nodes = 0;
    for (let empty = 0; empty < 12; empty++) {
      assert.equal(effortBounds('backtracking', size, [empty, empty]).deadEnds[1], nodes, `${empty} on ${size}`);
      nodes += size ** empty;
    }
    const [, most] = effortBounds('mrv', size, [0, geometryOf(size).cells]).deadEnds;
    assert.ok(Number.isSafeInteger(most));
  }
});

test('a miss is below 0 for too little, above it for too much, and grows with the distance', () => {
  fc.assert(
    fc.property(range(1e4), fc.nat(3e4), ([least, most], value) => {
      const miss = missOf(value, [least, most]);
      assert.equal(Math.sign(miss), value < least ? -1 : value > most ? 1 : 0);
      if (value > most) assert.ok(missOf(value + 1, [least, most]) > miss);
      if (value > 0 && value < least) assert.ok(missOf(value - 1, [least, most]) < miss);
    }),
  );
  // Half of it is as far as twice as much.
  assert.ok(Math.abs(missOf(49, [99, 99]) + missOf(199, [99, 99])) < 1e-12);
});

test('it is known of every search what it comes to, and of no other word', () => {
  for (const algorithm of algorithms) assert.ok(hasBounds(algorithm));
  for (const word of ['', 'bogo', 'constructor', 'toString']) assert.equal(hasBounds(word), false, word);
});
