import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cellsLook } from '../../../web/app/play/cells-look.js';
import { newGame } from '../../../web/app/play/game.js';
import { initialPlay, reducePlay } from '../../../web/app/play/play-state.js';
import { initialSettings } from '../../../web/app/play/settings.js';
import { puzzles } from '../support/solver.js';
import { t } from '../support/texts.js';

/** @typedef {import('../../../web/app/play/play-state.js').PlayAction} PlayAction */
/** @typedef {import('../../../web/app/play/play-state.js').PlayState} PlayState */
/** @typedef {Parameters<typeof cellsLook>[1]} Hint */

/** A board of a few cells, so that what is done often meets what was done before. */
const opened = reducePlay(initialPlay({ ...initialSettings, showWrong: true }), {
  type: 'open',
  game: newGame(puzzles.four),
  now: 1000,
});

const cell = fc.constantFrom(1, 2, 3, 5);
/** @type {fc.Arbitrary<PlayAction>} */
const deed = fc.oneof(
  cell.map((at) => /** @type {PlayAction} */ ({ type: 'select', cells: [at], cursor: at })),
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom(/** @type {const} */ ('digit'), 'corner', 'centre'))
    .map(([digit, kind]) => /** @type {PlayAction} */ ({ type: 'digit', digit, kind })),
  fc.integer({ min: 1, max: 8 }).map((colour) => /** @type {PlayAction} */ ({ type: 'colour', colour })),
  fc.constantFrom(/** @type {PlayAction} */ ({ type: 'erase' }), /** @type {PlayAction} */ ({ type: 'undo' })),
  cell.map((at) => /** @type {PlayAction} */ ({ type: 'check', wrong: [at] })),
);
const states = fc
  .tuple(fc.array(deed, { maxLength: 8 }), fc.boolean())
  .map(([deeds, twoKinds]) => deeds.reduce(reducePlay, { ...opened, settings: { ...opened.settings, twoKinds } }));

/** @type {fc.Arbitrary<Hint>} */
const hints = fc.option(
  fc
    .array(cell, { maxLength: 2 })
    .map((cells) => /** @type {any} */ ({ cells: cells.map((at) => ({ cell: at })), pattern: null })),
);

/** Words of a reader that has seen nothing yet. */
const anew = () =>
  Object.assign(/** @type {any} */ ((/** @type {any[]} */ ...of) => t(.../** @type {[any]} */ (of))), t);

test('a cell looks and is heard as what stands in it, whatever stood there before', () => {
  const shared = anew();
  fc.assert(
    fc.property(states, hints, (state, hint) => {
      // `shared` has seen all boards before this one.
      assert.deepEqual(cellsLook(state, hint, shared), cellsLook(state, hint, anew()));
    }),
    { numRuns: 2000 },
  );
});

test('a cell with any digit and any colour is heard as that after any other', () => {
  const at = reducePlay(opened, { type: 'select', cells: [1], cursor: 1 });
  const all = [0, 1, 2, 3, 4].flatMap((digit) => {
    const filled = digit ? reducePlay(at, { type: 'digit', digit }) : at;
    return [0, 1, 2, 3, 4, 5, 6, 7, 8].map((colour) =>
      colour ? reducePlay(filled, { type: 'colour', colour }) : filled,
    );
  });
  const shared = anew();
  const labels = all.map((state) => cellsLook(state, null, anew())[1].label);
  assert.equal(new Set(labels).size, all.length);
  for (const before of all) {
    all.forEach((state, index) => {
      cellsLook(before, null, shared);
      assert.equal(cellsLook(state, null, shared)[1].label, labels[index]);
    });
  }
});

test('a cell to which a hint points is heard so, be it coloured or not', () => {
  const hint = /** @type {Hint} */ (/** @type {any} */ ({ cells: [{ cell: 1 }], pattern: null }));
  const at = reducePlay(opened, { type: 'select', cells: [1], cursor: 1 });
  for (let colour = 1; colour <= 8; colour++) {
    const painted = reducePlay(at, { type: 'colour', colour });
    const heard = [
      ...[cellsLook(painted, null, t), cellsLook(at, hint, t), cellsLook(painted, hint, t), cellsLook(at, null, t)],
    ].map((looks) => / the hint points here$/.test(looks[1].label));
    assert.deepEqual(heard, [false, true, true, false], `colour ${colour}`);
  }
});
