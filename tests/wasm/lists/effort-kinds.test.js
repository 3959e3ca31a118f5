/**
 * The steps that can be wished of a search are the sums of what its grammar (solver/README.md) allows of each kind,
 * counted here for itself and held against runs.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { effortBounds } from '../../../web/app/sudoku/effort.js';
import { geometryOf, sides } from '../../../web/app/sudoku/geometry.js';
import { solver } from '../support/solver.js';

/** @typedef {[least: number, most: number]} Range @typedef {Record<string, Range>} Kinds what is not there: none */
/** @typedef {(counts: { side: number, empty: number, ends: number }) => Kinds} Grammar */

/** @param {number} count @returns {Range} */
const just = (count) => [count, count];
/** @param {Range} range @param {number} least @param {number} most @returns {Range} */
const times = ([from, to], least, most) => [from * least, to * most];

/** How many cells share a unit with the first one. @param {number} side */
function peersOf(side) {
  const { cellsOf, unitsOf } = geometryOf(side);
  return new Set(unitsOf[0].flatMap((unit) => cellsOf[unit])).size - 1;
}

/**
 * Digits are put up one after the other; each that is allowed was held against all that is read, each that is refused
 * against one at least.
 * @param {Range} refused @param {number} placed @param {number} reads
 * @returns {Kinds}
 */
const tests = (refused, placed, reads) => ({
  try: [placed + refused[0], placed + refused[1]],
  check: [reads * placed + refused[0], reads * placed + reads * refused[1]],
  conflict: refused,
  place: just(placed),
});

/** @param {(side: number) => number} reads @returns {Grammar} */
const testing =
  (reads) =>
  ({ side, empty, ends }) => ({
    // One cell was chosen for each digit on the board, and one for each that was taken back: it came to a dead end.
    select: just(empty + ends),
    // A dead end has tried all its digits, of which one was allowed; of the other cells the first may fit, or the last.
    ...tests([(side - 1) * ends, (side - 1) * (empty + ends)], empty + ends, reads(side)),
    ...{ retreat: just(ends), erase: just(ends), solution: just(1) },
  });

/** @type {Grammar} */
const choosing = ({ empty, ends }) => ({
  ...{ select: just(empty + ends), try: just(empty + ends), place: just(empty + ends) },
  ...{ retreat: just(ends), erase: just(ends), solution: just(1) },
});

/** @type {Record<string, Grammar>} */
const grammars = {
  backtracking: testing((side) => 3 * side),
  'lookup-tables': testing(() => 3),
  'all-solutions': ({ side, ends }) => ({
    // All cells that were chosen come to a dead end, the first one last; all else is allowed once, and taken back.
    select: just(ends),
    ...tests(just((side - 1) * ends), ends, 3 * side),
    ...{ retreat: just(ends), erase: just(ends), solution: just(1), exhausted: just(1) },
  }),
  mrv: choosing,
  'dancing-links': choosing,
  propagation: ({ side, empty, ends }) => ({
    select: [empty, empty * (1 + ends)],
    try: [ends, empty * (1 + ends)],
    place: [empty + ends, empty * (1 + ends)],
    eliminate: times([0, empty * (1 + ends)], 0, peersOf(side)),
    ...{ retreat: just(ends), erase: [ends, empty * ends], solution: just(1) },
  }),
};

/** @param {Range[]} ranges @returns {Range} */
const sumOf = (ranges) => [
  ranges.reduce((sum, [least]) => sum + least, 0),
  ranges.reduce((sum, [, most]) => sum + most, 0),
];

/** What a run took of each kind. @param {string} puzzle @param {string} algorithm @returns {Record<string, number>} */
function takenBy(puzzle, algorithm) {
  const run = solver.run(puzzle, { algorithm });
  try {
    while (!run.complete) run.measure(1e5);
    return /** @type {any} */ (run.totals());
  } finally {
    run.dispose();
  }
}

for (const [algorithm, grammar] of Object.entries(grammars)) {
  test(`no run of ${algorithm} takes more or fewer steps of a kind than its grammar allows`, () => {
    for (const side of sides) {
      for (let seed = 0; seed < 30; seed++) {
        const { puzzle } = solver.generate({ size: side, seed });
        const taken = takenBy(puzzle, algorithm);
        const kinds = grammar({ side, empty: puzzle.split('.').length - 1, ends: taken.retreat });
        for (const [kind, count] of Object.entries(taken)) {
          const [least, most] = kinds[kind] ?? [0, 0];
          assert.ok(count >= least && count <= most, `${puzzle}: ${count} of ${kind}, ${least} to ${most}`);
        }
      }
    }
  });

  test(`the steps that can be wished of ${algorithm} are all that its grammar allows`, () => {
    for (const side of sides) {
      for (const empty of [1, 2, 7, 12, 20, 60].filter((cells) => cells < side * side - side)) {
        for (const ends of [0, 1, 2, 3, 9].filter((count) => isPossible(algorithm, side, empty, count))) {
          const { steps } = effortBounds(algorithm, side, [empty, empty], [ends, ends]);
          assert.deepEqual(steps, sumOf(Object.values(grammar({ side, empty, ends }))), `${empty}, ${ends} on ${side}`);
        }
      }
    }
  });
}

/** @param {string} algorithm @param {number} side @param {number} empty @param {number} ends */
function isPossible(algorithm, side, empty, ends) {
  const [least, most] = effortBounds(algorithm, side, [empty, empty]).deadEnds;
  return ends >= least && ends <= most;
}
