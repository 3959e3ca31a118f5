/**
 * How much a search has to do on a puzzle with one solution, and what of it can be wished at all. Pure.
 *
 * A run to its solution that was at a dead end `deadEnds` times went down once for each empty cell and
 * once more for each dead end, each of which takes a digit back. From that and the grammar of the search
 * (solver/README.md) follows between which numbers its steps lie: what is outside of them nobody can make.
 *
 * @typedef {[least: number, most: number]} Range whole numbers from 0 on; both ends belong to it
 *
 * @typedef {object} EffortWish
 * @property {string} algorithm
 * @property {Range} deadEnds so many `retreat` steps; [0, Infinity]: any
 * @property {Range} steps so many steps in all
 *
 * @typedef {Pick<import('./wish.js').Wish, 'size' | 'clues' | 'symmetry' | 'minimal'>} Form
 *
 * @typedef {(side: number, empty: number, deadEnds: number) => number} Count
 */
import { geometryOf } from './geometry.js';
import { boundsOf } from './wish.js';

/** Any number. @type {Range} */
export const ANY = [0, Infinity];

/** Placements of a run to its solution: each dead end costs one more. @type {Count} */
const placements = (side, empty, deadEnds) => empty + deadEnds;

/**
 * A search that puts up one digit after the other and reads cells, or tables, to test it. Of a cell that it came to a
 * dead end in it has tried all digits; each that is refused costs a conflict, and at least one read.
 * @param {(side: number) => number} reads of a digit that fits
 * @returns {[least: Count, most: Count]}
 */
const testing = (reads) => [
  (side, empty, deadEnds) => {
    const placed = placements(side, empty, deadEnds);
    const refused = (side - 1) * deadEnds;
    return 2 * placed + (placed + refused) + (reads(side) * placed + refused) + refused + 2 * deadEnds + 1;
  },
  (side, empty, deadEnds) => {
    const placed = placements(side, empty, deadEnds);
    const refused = (side - 1) * placed;
    return 2 * placed + (placed + refused) + reads(side) * (placed + refused) + refused + 2 * deadEnds + 1;
  },
];

/** All of the tree: every cell that was chosen ends in a dead end, and costs as much as one. @type {[Count, Count]} */
const exhausting = [
  (side, empty, deadEnds) => deadEnds * (4 + side + 3 * side + 2 * (side - 1)) + 2,
  (side, empty, deadEnds) => deadEnds * (4 + side + 3 * side + (3 * side + 1) * (side - 1)) + 2,
];

/** Cell, digit, digit written; no reads. @type {Count} */
const choosing = (side, empty, deadEnds) => 3 * placements(side, empty, deadEnds) + 2 * deadEnds + 1;

/** Each dead end takes back one digit or more, and each of them is written again. @type {[Count, Count]} */
const propagating = [
  (side, empty, deadEnds) => 2 * empty + 4 * deadEnds + 1,
  (side, empty, deadEnds) => {
    const placed = empty * (1 + deadEnds);
    return placed * (3 + peersOf(side)) + deadEnds * (1 + empty) + 1;
  },
];

/**
 * Each deduction places a digit or strikes out a candidate; after a dead end they may all come once more.
 * @type {[Count, Count]}
 */
const reasoning = [
  (side, empty, deadEnds) => empty + 3 * deadEnds + 1,
  (side, empty, deadEnds) => (deadEnds + 1) * (2 * side * empty + 5 * empty + 2) + 1,
];

/** The fewest and the most steps, by algorithm. @type {Record<string, [least: Count, most: Count]>} */
const stepsBy = {
  backtracking: testing((side) => 3 * side),
  'all-solutions': exhausting,
  'lookup-tables': testing(() => 3),
  mrv: [choosing, choosing],
  propagation: propagating,
  'dancing-links': [choosing, choosing],
  logic: reasoning,
};

/** How many cells share a unit with a cell. @param {number} side */
function peersOf(side) {
  const { boxHeight, boxWidth } = geometryOf(side);
  return 2 * (side - 1) + (boxHeight - 1) * (boxWidth - 1);
}

/**
 * Dead ends at most on 4 by 4, by the number of empty cells: all 13,579,680 puzzles with one solution were gone
 * through. The searches that are not here come to none.
 * @type {Record<string, number[]>}
 */
const mostOnFour = {
  backtracking: [0, 0, 0, 1, 2, 4, 8, 11, 16, 23, 28, 41, 46],
  'lookup-tables': [0, 0, 0, 1, 2, 4, 8, 11, 16, 23, 28, 41, 46],
  'all-solutions': [0, 1, 2, 4, 6, 9, 14, 18, 24, 32, 39, 52, 59],
};

/**
 * Dead ends at most; on larger boards a tree of so many levels has no more places.
 * @param {string} algorithm
 * @param {number} side
 * @param {number} empty
 */
function mostDeadEnds(algorithm, side, empty) {
  if (side === 4) return mostOnFour[algorithm]?.[empty] ?? 0;
  return Math.min(Math.floor((side ** empty - 1) / (side - 1)), Number.MAX_SAFE_INTEGER);
}

/**
 * How many dead ends, and how many steps, a search may come to.
 * @param {string} algorithm
 * @param {number} side
 * @param {Range} empty so many cells are empty
 * @param {Range} [deadEnds] those that are wished
 * @returns {{ deadEnds: Range, steps: Range }} of steps: with these dead ends
 */
export function effortBounds(algorithm, side, [fewest, most], deadEnds = ANY) {
  const possible = /** @type {Range} */ ([
    algorithm === 'all-solutions' ? fewest : 0,
    mostDeadEnds(algorithm, side, most),
  ]);
  const [low, high] = [Math.max(possible[0], deadEnds[0]), Math.min(possible[1], deadEnds[1])];
  const [least, greatest] = stepsBy[algorithm];
  return { deadEnds: possible, steps: [least(side, fewest, low), greatest(side, most, high)] };
}

/** Whether the ranges have a number in common. @param {Range} a @param {Range} b */
const overlap = (a, b) => a[0] <= b[1] && b[0] <= a[1];

/** The cells that stay empty. @param {Form} form @returns {Range} */
function emptyOf(form) {
  const { cells } = geometryOf(form.size);
  const { least, most } = form.clues ? { least: form.clues, most: form.clues } : boundsOf(form);
  return [cells - most, cells - least];
}

/**
 * What of a wish no puzzle comes to, and what there can be instead; null: nothing is known against it.
 * @param {EffortWish} effort
 * @param {Form} form
 * @returns {{ code: 'dead-ends' | 'steps', least: number, most: number } | null}
 */
export function effortFault({ algorithm, deadEnds, steps }, form) {
  const empty = emptyOf(form);
  const ends = effortBounds(algorithm, form.size, empty).deadEnds;
  if (!overlap(ends, deadEnds)) return { code: 'dead-ends', least: ends[0], most: ends[1] };
  const can = effortBounds(algorithm, form.size, empty, deadEnds).steps;
  return overlap(can, steps) ? null : { code: 'steps', least: can[0], most: can[1] };
}

/**
 * The numbers of clues with which a wish without fault may be granted.
 * @param {EffortWish} effort
 * @param {Form} form one with a number of clues has that one only
 * @returns {number[]} in ascending order
 */
export function cluesFor({ algorithm, deadEnds, steps }, form) {
  if (form.clues) return [form.clues];
  const { cells } = geometryOf(form.size);
  const { least, most, step } = boundsOf(form);
  const counts = Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, i) => least + i * step);
  return counts.filter((clues) => {
    const can = effortBounds(algorithm, form.size, [cells - clues, cells - clues], deadEnds);
    return overlap(can.deadEnds, deadEnds) && overlap(can.steps, steps);
  });
}

/** Whether it can be told what this search comes to. @param {string} algorithm */
export const hasBounds = (algorithm) => Object.hasOwn(stepsBy, algorithm);

/**
 * By how many times a number misses a range, as a logarithm: below 0 too small, above too great.
 * @param {number} value
 * @param {Range} range
 */
export function missOf(value, [least, most]) {
  if (value < least) return Math.log((value + 1) / (least + 1));
  return value > most ? Math.log((value + 1) / (most + 1)) : 0;
}
