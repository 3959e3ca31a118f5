import assert from 'node:assert/strict';
import { school, useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { heardIn, selected } from '../support/heard-board.js';
import { cellAt, easy, key, label, part, playing, press } from '../support/playing.js';
import { phone } from '../support/site.js';

const { open } = useApp();

/** Longer than between the two presses of a double one. */
const REST = 400;

/** @typedef {import('../support/app.js').App} App */

/** The middle of what is pressed. @param {import('playwright-core').Locator} locator */
async function middleOf(locator) {
  const box = await locator.boundingBox();
  assert.ok(box);
  return /** @type {[number, number]} */ ([box.x + box.width / 2, box.y + box.height / 2]);
}

/**
 * A finger that comes down on the first of the cells, and goes over the others.
 * @param {App} app
 * @param {number[]} cells
 */
async function drag(app, cells) {
  const fingers = await app.fingers();
  const [first, ...rest] = await Promise.all(cells.map((cell) => middleOf(cellAt(app, cell))));
  await fingers.down(first);
  for (const point of rest) await fingers.move(point);
  await fingers.up();
}

/**
 * A finger that stays until something has come of it.
 * @param {App} app @param {import('playwright-core').Locator} locator @param {() => Promise<unknown>} until
 */
async function hold(app, locator, until) {
  const fingers = await app.fingers();
  await fingers.down(await middleOf(locator));
  await until();
  await fingers.up();
}

/** Waits until a cell is read out so. @param {App} app @param {string} text */
const reads = (app, text) => part(app, `sudoku-game-board .cell[aria-label="${text}"]`).waitFor();

test('a tap selects a cell, a finger that is drawn over cells all of them, and a digit goes into each', async () => {
  const app = await open(phone, playing(school));
  await cellAt(app, 3).tap();
  assert.deepEqual(await selected(app), [3]);
  await drag(app, [0, 1, 10, 19]);
  assert.deepEqual(await selected(app), [0, 1, 10, 19]);
  await press(app, 'Notes').tap();
  await part(app, '[data-type="notes"][aria-pressed="true"]').waitFor(); // a stroke in motion swallows no tap
  await key(app, 8).tap();
  assert.equal(await label(app, 0), 'row 1, column 1: empty, notes 8');
  assert.equal(await label(app, 1), 'row 1, column 2: empty, notes 8');
  await press(app, 'Undo').tap();
  assert.equal(await label(app, 0), 'row 1, column 1: empty');
  assert.equal(await label(app, 1), 'row 1, column 2: empty');
  assert.equal(await app.page.evaluate(() => scrollX + scrollY), 0);
  await app.close();
});

test('a cell that is tapped twice selects all with the same', async () => {
  const app = await open(phone, playing(school));
  const fives = Array.from(school.matchAll(/5/g), ({ index }) => index);
  const fingers = await app.fingers();
  await fingers.tapTwice(await middleOf(cellAt(app, fives[1])), () => app.page.waitForTimeout(REST));
  assert.deepEqual(await selected(app), fives);
  await app.close();
});

test('a finger that stays on a cell erases what is its own there, and what follows is no tap', async () => {
  const app = await open(phone, playing(school));
  await cellAt(app, 0).tap();
  await key(app, 8).tap();
  await reads(app, 'row 1, column 1: 8');
  await cellAt(app, 3).tap();
  await hold(app, cellAt(app, 0), () => reads(app, 'row 1, column 1: empty'));
  await press(app, 'Undo').tap();
  await reads(app, 'row 1, column 1: 8');
  await hold(app, cellAt(app, 2), () => app.page.waitForTimeout(2 * REST));
  assert.equal(await label(app, 2), 'row 1, column 3: 7, given');
  await app.close();
});

test('a digit that is held or pressed twice is entered as the other kind', async () => {
  const app = await open(phone, playing(school));
  await cellAt(app, 0).tap();
  await hold(app, key(app, 2), () => reads(app, 'row 1, column 1: empty, notes 2'));
  await key(app, 8).dblclick();
  await reads(app, 'row 1, column 1: empty, notes 2 8');
  await app.page.waitForTimeout(REST);
  await press(app, 'Notes').tap();
  await part(app, '[data-type="notes"][aria-pressed="true"]').waitFor();
  await cellAt(app, 1).tap();
  await hold(app, key(app, 1), () => reads(app, 'row 1, column 2: 1'));
  await press(app, 'Undo').tap();
  await key(app, 1).dblclick();
  await reads(app, 'row 1, column 2: 1');
  await press(app, 'Undo').tap();
  await reads(app, 'row 1, column 2: empty');
  await app.close();
});

test('the same digit given to two cells by a quick hand is two digits', async () => {
  const app = await open(phone, playing(school));
  for (const cell of [0, 1]) {
    await cellAt(app, cell).tap();
    await key(app, 8).evaluate((element) => /** @type {HTMLElement} */ (element).click());
  }
  assert.deepEqual([(await heardIn(app, 0)).digit, (await heardIn(app, 1)).digit], [8, 8]);
  await app.close();
});

test('digit first: a digit in hand goes into the cells that are tapped or gone over, and out again', async () => {
  const app = await open(phone, playing(school));
  await press(app, 'More').tap();
  await part(app, 'sudoku-game-menu [data-id="settings"]').tap();
  await app.page.getByRole('checkbox', { name: 'Digit first' }).check();
  await app.page.keyboard.press('Escape');
  await key(app, 8).tap();
  await part(app, '[data-digit="8"][aria-pressed="true"]').waitFor();
  await cellAt(app, 0).tap();
  await reads(app, 'row 1, column 1: 8');
  await app.page.waitForTimeout(REST);
  await cellAt(app, 0).tap();
  await reads(app, 'row 1, column 1: empty');
  await press(app, 'Notes').tap();
  await drag(app, [0, 1, 10, 19]);
  for (const cell of [0, 1]) assert.equal((await heardIn(app, cell)).corner, 128, String(cell));
  await key(app, 8).tap();
  await part(app, '[data-digit="8"]:not([aria-pressed])').waitFor();
  await cellAt(app, 4).tap();
  assert.deepEqual(await selected(app), [4]);
  assert.equal((await heardIn(app, 4)).corner, 0);
  await app.close();
});

test('by mouse: Control adds or takes out a cell, Shift adds all between, a drag those on its way', async () => {
  const app = await open({}, playing(easy));
  await cellAt(app, 0).click();
  await cellAt(app, 5).click({ modifiers: ['Control'] });
  assert.deepEqual(await selected(app), [0, 5]);
  await cellAt(app, 0).click({ modifiers: ['Control'] });
  assert.deepEqual(await selected(app), [5]);
  await cellAt(app, 5).click();
  await cellAt(app, 10).click({ modifiers: ['Shift'] });
  assert.deepEqual(await selected(app), [5, 6, 9, 10]);
  const { mouse } = app.page;
  await mouse.move(...(await middleOf(cellAt(app, 0))));
  await mouse.down();
  await mouse.move(...(await middleOf(cellAt(app, 3))), { steps: 4 });
  await mouse.up();
  assert.deepEqual(await selected(app), [0, 1, 2, 3]);
  await cellAt(app, 5).dblclick();
  assert.deepEqual(await selected(app), [3, 5]);
  await app.close();
});
