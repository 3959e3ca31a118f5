import assert from 'node:assert/strict';
import { test } from 'node:test';
import { permitted } from '../../../web/app/play/permitted.js';
import { permits } from '../../../web/app/kernel/intents.js';
import { readControls } from '../../../web/app/player/controls.js';

/** @typedef {import('../../../web/app/play/look.js').PlayAppearance} PlayAppearance */

/** @param {string} id */
const item = (id) => ({ id, name: id, enabled: true });

const look = /** @type {PlayAppearance} */ (
  /** @type {unknown} */ ({
    pad: { size: 9, menu: ['fill-notes', 'back-to-right', 'restart', 'give-up', 'show-me', 'settings'].map(item) },
    outcome: { title: 'Solved', actions: ['watch', 'another', 'share', 'undo'].map(item) },
  })
);

/** What is left where a page names these controls. @param {string | null} controls */
function leftOf(controls) {
  const { shown } = readControls(controls, null);
  const { pad, outcome } = permitted(look, (id) => permits(shown, id, 'play'));
  return [pad?.menu, outcome?.actions].map((list) => list?.map(({ id }) => id).join(' '));
}

test('where all is shown, all is offered', () => {
  assert.deepEqual(leftOf(null), [
    'fill-notes back-to-right restart give-up show-me settings',
    'watch another share undo',
  ]);
});

test('where nothing is named, nothing leads away from the game, or helps with it', () => {
  assert.deepEqual(leftOf('none'), ['fill-notes restart settings', 'undo']);
});

test('each name brings what belongs to it', () => {
  assert.deepEqual(leftOf('check games'), ['fill-notes back-to-right restart settings', 'another undo']);
  assert.deepEqual(leftOf('solutions'), ['fill-notes restart give-up settings', 'undo']);
});

test('without a pad and an outcome there is nothing to leave out', () => {
  const bare = { ...look, pad: null, outcome: null };
  assert.deepEqual(
    permitted(bare, () => false),
    bare,
  );
});
