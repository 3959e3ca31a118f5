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

/** The number of a range that is nearest to another. @param {number} value @param {Range} range */
const within = (value, [least, most]) => Math.min(Math.max(value, least), most);

/** How far a number is outside of a range. @param {number} value @param {Range} range */
const outside = (value, range) => Math.abs(value - within(value, range));

/** The numbers of clues that puzzles of such a form can have, in ascending order. @param {Form} form */
function cluesOf(form) {
  if (form.clues) return [form.clues];
  const { least, most, step } = boundsOf(form);
  return Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, i) => least + i * step);
}

/** The cells that stay empty. @param {Form} form @returns {Range} */
function emptyOf(form) {
  const clues = cluesOf(form);
  const { cells } = geometryOf(form.size);
  return [cells - clues[clues.length - 1], cells - clues[0]];
}

/** The number that is nearest to a range. @param {number[]} values @param {Range} range */
const nearestOf = (values, range) => values.reduce((a, b) => (outside(b, range) < outside(a, range) ? b : a));

/**
 * What there can be with each number of clues.
 * @param {Pick<EffortWish, 'algorithm' | 'deadEnds'>} effort
 * @param {Form} form
 */
function boundsByClues({ algorithm, deadEnds }, form) {
  const { cells } = geometryOf(form.size);
  return cluesOf(form).map((clues) => {
    const empty = /** @type {Range} */ ([cells - clues, cells - clues]);
    return { clues, ...effortBounds(algorithm, form.size, empty, deadEnds) };
  });
}

/**
 * The same where the dead ends that are wished can be.
 * @param {Pick<EffortWish, 'algorithm' | 'deadEnds'>} effort
 * @param {Form} form
 */
const possible = (effort, form) => boundsByClues(effort, form).filter((can) => overlap(can.deadEnds, effort.deadEnds));

/**
 * The number of steps nearest to those that are wished. Of some searches it follows from the dead ends.
 * @param {EffortWish} effort
 * @param {Form} form
 * @param {{ clues: number, deadEnds: Range, steps: Range }} can
 */
function nearestSteps({ algorithm, deadEnds, steps }, { size }, can) {
  const [least, greatest] = stepsBy[algorithm];
  if (least !== greatest) return within(within(can.steps[0], steps), can.steps);
  const empty = geometryOf(size).cells - can.clues;
  const of = (/** @type {number} */ ends) => least(size, empty, ends);
  const ends = /** @type {Range} */ ([Math.max(can.deadEnds[0], deadEnds[0]), Math.min(can.deadEnds[1], deadEnds[1])]);
  const enough = Math.ceil((steps[0] - of(0)) / (of(1) - of(0)));
  const [above, below] = [enough, enough - 1].map((count) => of(within(count, ends)));
  return outside(above, steps) <= outside(below, steps) ? above : below;
}

/**
 * How many dead ends there can be, and with those that are wished how many steps; null: none are like that.
 * @param {EffortWish} effort
 * @param {Form} form
 * @returns {{ deadEnds: Range, steps: Range | null }}
 */
export function effortOffer({ algorithm, deadEnds }, form) {
  const steps = possible({ algorithm, deadEnds }, form).map((can) => can.steps);
  const hull = /** @type {Range} */ ([
    Math.min(...steps.map(([least]) => least)),
    Math.max(...steps.map(([, most]) => most)),
  ]);
  return { ...effortBounds(algorithm, form.size, emptyOf(form)), steps: steps.length ? hull : null };
}

/**
 * What of a wish no puzzle comes to, what there can be instead, and what of that is nearest to the wish; null: nothing
 * is known against it.
 * @param {EffortWish} effort
 * @param {Form} form
 * @returns {{ code: 'dead-ends' | 'steps', least: number, most: number, nearest: number } | null}
 */
export function effortFault(effort, form) {
  const { deadEnds: ends, steps } = effortOffer(effort, form);
  if (!steps) {
    const each = boundsByClues(effort, form).map((can) => within(effort.deadEnds[0], can.deadEnds));
    const nearest = nearestOf(each, effort.deadEnds);
    return { code: 'dead-ends', least: ends[0], most: ends[1], nearest };
  }
  const each = possible(effort, form).map((can) => nearestSteps(effort, form, can));
  const nearest = nearestOf(each, effort.steps);
  return outside(nearest, effort.steps) === 0 ? null : { code: 'steps', least: steps[0], most: steps[1], nearest };
}

/**
 * The numbers of clues with which a wish without fault may be granted.
 * @param {EffortWish} effort
 * @param {Form} form one with a number of clues has that one only
 * @returns {number[]} in ascending order
 */
export const cluesFor = (effort, form) =>
  possible(effort, form)
    .filter((can) => outside(nearestSteps(effort, form, can), effort.steps) === 0)
    .map(({ clues }) => clues);

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
