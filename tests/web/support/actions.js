/** Random actions for properties of the state: what a page could send in any order. */
import fc from 'fast-check';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { SEEDS } from '../../../web/app/state/questions.js';

/** @typedef {import('../../../web/app/state/state.js').Action} Action */

/** @param {number} size */
const anyPuzzle = (size) =>
  fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constant('.') },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: size }).map(String) },
      ),
      { minLength: size * size, maxLength: size * size },
    )
    .map((cells) => cells.join(''));

/** Any digits in any place, of all sizes. */
export const puzzle = fc.constantFrom(4, 6, 9).chain(anyPuzzle);

/** Cells and digits may be too large for the puzzle at hand. */
const cell = fc.oneof(fc.integer({ min: 0, max: 15 }), fc.integer({ min: -1, max: 81 }));
const digit = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 10 }));
const flag = fc.boolean();
export const grain = fc.constantFrom(
  .../** @type {import('../../../web/app/state/state.js').Grain[]} */ (['read', 'digit', 'placement']),
);

/** Actions that can change the puzzle. @param {fc.Arbitrary<string>} puzzles @returns {fc.Arbitrary<Action>} */
export const changing = (puzzles) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ type: fc.constant(/** @type {const} */ ('enter')), cell, digit }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant(/** @type {const} */ ('edit-and-enter')), cell, digit }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant(/** @type {const} */ ('load')), puzzle: puzzles }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(/** @type {Action} */ ({ type: 'clear' }), /** @type {Action} */ ({ type: 'reset' })),
    },
  );

/** @type {fc.Arbitrary<Action>} */
export const travelling = fc.constantFrom({ type: 'undo' }, { type: 'redo' });

/** Actions that leave the puzzle and its history alone. @type {fc.Arbitrary<Action>} */
export const other = fc.oneof(
  fc.record({
    type: fc.constant(/** @type {const} */ ('mode')),
    mode: fc.constantFrom(.../** @type {const} */ (['watch', 'edit', 'compare', 'lists'])),
  }),
  fc.record({ type: fc.constant(/** @type {const} */ ('cursor')), cell }),
  fc.record({ type: fc.constant(/** @type {const} */ ('speed')), speed: fc.integer({ min: -10, max: 110 }) }),
  fc.record({ type: fc.constant(/** @type {const} */ ('grain')), grain }),
  fc.record({
    type: fc.constant(/** @type {const} */ ('questions')),
    seed: fc.option(fc.integer({ min: 0, max: SEEDS - 1 })),
    grain: fc.option(grain, { nil: undefined }),
  }),
  fc.record({ type: fc.constant(/** @type {const} */ ('ask')), cell: fc.option(cell) }),
  fc.record({
    type: fc.constant(/** @type {const} */ ('fork')),
    fork: fc.option(fc.tuple(fc.nat(200), fc.nat(80), fc.integer({ min: 1, max: 9 }))),
  }),
  fc.record({ type: fc.constant(/** @type {const} */ ('light')), digit: fc.option(fc.integer({ min: 1, max: 9 })) }),
  fc.record({
    type: fc.constant(/** @type {const} */ ('algorithm')),
    algorithm: fc.constantFrom(...algorithms, 'none'),
  }),
  fc.record({ type: fc.constant(/** @type {const} */ ('hint')), cell: fc.integer({ min: 0, max: 15 }) }),
  fc.record({
    type: fc.constant(/** @type {const} */ ('notice')),
    notice: fc.constantFrom(
      { code: 'noDeadEnd' },
      { code: 'noDeadEndYet', params: { count: 1e6 } },
      { code: 'crashed' },
    ),
  }),
  fc.constantFrom(
    .../** @type {Action[]} */ ([
      { type: 'play' },
      { type: 'pause' },
      { type: 'reveal' },
      { type: 'both' },
      { type: 'both', on: false },
      { type: 'candidates' },
      { type: 'dismiss' },
      { type: 'retry' },
    ]),
  ),
);

/** @type {fc.Arbitrary<import('../../../web/app/solver.js').CheckResult>} */
const check = fc
  .constantFrom(
    .../** @type {import('../../../web/app/solver.js').CheckResult['status'][]} */ ([
      'unique',
      'none',
      'multiple',
      'invalid',
      'unknown',
    ]),
  )
  .map((status) => ({
    status,
    solution: status === 'unique' ? '1'.repeat(81) : null,
    second: null,
    conflicts: [],
    impossible: null,
  }));

/** @type {fc.Arbitrary<import('../../../web/app/state/state.js').RunView>} */
const run = fc.record({ position: fc.nat(100), known: fc.nat(200), complete: flag, done: flag }).map((facts) => ({
  ...facts,
  step: null,
  board: new Uint8Array(81),
  stack: [],
  counters: /** @type {import('../../../web/app/solver.js').Counters} */ ({}),
}));

/** What the solver could answer, made up. @type {fc.Arbitrary<Action>} */
export const answers = fc.oneof(
  fc.record({ type: fc.constant(/** @type {const} */ ('checked')), check }),
  fc.record({ type: fc.constant(/** @type {const} */ ('culprits')), cells: fc.array(fc.integer({ min: 0, max: 15 })) }),
  fc.record({ type: fc.constant(/** @type {const} */ ('cases')), count: fc.option(fc.nat()) }),
  fc.record({ type: fc.constant(/** @type {const} */ ('moved')), run }),
  fc.record({ type: fc.constant(/** @type {const} */ ('measured')), known: fc.nat(200), complete: flag, going: flag }),
  fc.record({
    type: fc.constant(/** @type {const} */ ('solver')),
    solver: fc.constantFrom(.../** @type {const} */ (['loading', 'ready', 'failed'])),
  }),
);

export const any = fc.oneof(changing(puzzle), changing(puzzle), travelling, other, answers);
