import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { appearanceOf } from '../../../web/app/view/appearance.js';
import { initialState, reduce } from '../../../web/app/state/state.js';
import { changing, grain, other, puzzle, travelling } from '../support/actions.js';
import { deepFreeze } from '../support/freeze.js';
import { puzzles, solver } from '../support/solver.js';
import { dictionaries, faultOf, leavesOf, translators } from '../support/texts.js';
import { World } from '../support/world.js';
import { jumps } from '../../../web/app/state/jump.js';

/** @typedef {import('../../../web/app/state/state.js').State} State */
/** @typedef {(world: World) => void} Deed */

const someGiven = fc.constantFrom(...Object.values(puzzles));

/** @param {fc.Arbitrary<import('../../../web/app/state/state.js').Action>} actions */
const dispatching = (actions) => actions.map((action) => /** @type {Deed} */ ((world) => world.dispatch(action)));

/** Whatever can happen to a player. @type {fc.Arbitrary<Deed>} */
const deed = fc.oneof(
  { weight: 2, arbitrary: dispatching(changing(fc.oneof(puzzle, someGiven))) },
  { weight: 1, arbitrary: dispatching(travelling) },
  { weight: 3, arbitrary: dispatching(other) },
  {
    weight: 4,
    arbitrary: fc.record({ size: grain, count: fc.integer({ min: 1, max: 30 }) }).map(
      ({ size, count }) =>
        (/** @type {World} */ world) =>
          world.move((session) => session.step(size, count)),
    ),
  },
  {
    weight: 2,
    arbitrary: grain.map((size) => (/** @type {World} */ world) => world.move((session) => session.back(size))),
  },
  {
    weight: 2,
    arbitrary: fc
      .nat(6000)
      .map((position) => (/** @type {World} */ world) => world.move((session) => session.seek(position))),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...jumps), fc.boolean()).map(
      ([kind, backward]) =>
        (/** @type {World} */ world) =>
          world.move((session) => session.jump(kind, backward)),
    ),
  },
  { weight: 1, arbitrary: fc.constant((/** @type {World} */ world) => world.move((session) => session.seekEnd())) },
  { weight: 1, arbitrary: fc.constant((/** @type {World} */ world) => world.measure()) },
);

/**
 * All texts in a value, but for names of things and puzzles.
 * @param {unknown} value
 * @param {string} [name]
 * @returns {string[]}
 */
function textsIn(value, name = '') {
  if (['id', 'kind', 'tone', 'mode', 'action', 'mark'].includes(name)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) {
    assert.ok(['number', 'boolean'].includes(typeof value) || value === null, `${name} is ${value}`);
    assert.ok(!Number.isNaN(value), `${name} is NaN`);
    return [];
  }
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, Array.isArray(value) ? name : key));
}

/** @param {State} state @param {string} language */
function assertSound(state, language) {
  const look = appearanceOf(state, translators[language]);
  for (const text of textsIn(look)) assert.equal(faultOf(text, language), null);
  assert.equal(look.board.cells.length, state.size ** 2);
  if (state.mode === 'edit') {
    assert.ok(
      look.board.cells.every(
        ({ mark, kind }) => ['', 'unit', 'retreat', 'conflict'].includes(mark) && ['', 'given', 'hint'].includes(kind),
      ),
    );
  }
  assert.equal(
    new Set(look.board.cells.map(({ label }) => label)).size,
    look.board.cells.length,
    'every cell has a label of its own',
  );
  return look;
}

for (const language of Object.keys(translators)) {
  test(`whatever happens, everything can be shown in ${language}, and looking changes nothing`, () => {
    fc.assert(
      fc.property(someGiven, fc.array(deed, { maxLength: 25 }), (first, deeds) => {
        const world = new World(solver, first);
        try {
          for (const happen of deeds) {
            happen(world);
            const { state } = world;
            assert.notEqual(state.check, null);
            assert.equal(state.run === null, state.check?.status === 'invalid');
            const board = state.run?.board.slice();
            const look = assertSound(state, language);
            assert.deepEqual(state.run?.board, board);
            assert.deepEqual(appearanceOf(state, translators[language]), look);
          }
        } finally {
          world.close();
        }
      }),
      { numRuns: 25 },
    );
  });

  test(`before the solver is there everything can be shown in ${language}`, () => {
    fc.assert(
      fc.property(
        puzzle,
        fc.array(fc.oneof(changing(puzzle), travelling, other), { maxLength: 20 }),
        (first, actions) => {
          const last = actions.reduce(
            (state, action) => deepFreeze(reduce(state, action)),
            deepFreeze(initialState(first)),
          );
          assertSound(last, language);
        },
      ),
      { numRuns: 40 },
    );
  });
}

test('every sentence about cells and steps is said in some run', () => {
  /** @type {Set<string>} */
  const asked = new Set();
  const { en } = translators;
  /** @template Result @param {(key: string, params?: import('../../../web/app/i18n/i18n.js').Params) => Result} say */
  const overheard =
    (say) =>
    (/** @type {string} */ key, /** @type {import('../../../web/app/i18n/i18n.js').Params | undefined} */ params) => {
      asked.add(key);
      return say(key, params);
    };
  const t = Object.assign(overheard(en), { parts: overheard(en.parts), number: en.number, language: 'en' });

  // each part is made when it is asked for
  const look = (/** @type {State} */ state) => ({ ...appearanceOf(state, t) });
  look(initialState(puzzles.school));
  for (const [first, algorithm] of [
    [puzzles.school, 'backtracking'],
    [puzzles.fourDead, 'backtracking'],
    [puzzles.four, 'lookup-tables'],
    [puzzles.invalid, 'backtracking'],
  ]) {
    const world = new World(solver, first);
    world.dispatch({ type: 'algorithm', algorithm });
    try {
      for (let done = false; !done;) {
        look(world.state);
        const { position, done: ended } = world.state.run ?? { position: 0, done: true };
        done = ended;
        world.move((session) => session.step('read', position < 1000 ? 1 : 100));
      }
      world.dispatch({ type: 'mode', mode: 'edit' });
      world.dispatch({ type: 'reveal' });
      look(world.state);
    } finally {
      world.close();
    }
  }
  const known = [...leavesOf(dictionaries.en).keys()].filter((key) => /^(board|say)\./.test(key));
  assert.deepEqual(
    known.filter((key) => !asked.has(key)),
    [],
  );
});
