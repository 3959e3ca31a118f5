import assert from 'node:assert/strict';
import { school, useApp } from '../support/app.js';
import { findings } from '../support/axe.js';
import { some } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { phone, smallPhone } from '../support/site.js';
import { watched } from '../support/workers.js';

const { open } = useApp();

/** Opens the dialog. @param {import('../support/app.js').App} app */
async function openGenerator(app) {
  await app.button('choose').click();
  await app.button('generate').click();
  await app.page.locator('#generator-size').waitFor();
}

/** Waits for the puzzle that was made, and returns it. @param {import('../support/app.js').App} app */
async function generated(app) {
  await app.page.locator('sudoku-notice', { hasText: /A new puzzle/ }).waitFor();
  return app.board();
}

/** @param {string} board */
const givens = (board) => board.replaceAll('.', '').length;

test('by keyboard: a puzzle is made, its seed makes it again, and undo brings the one before back', async () => {
  const app = await open();
  await openGenerator(app);
  await app.page.locator('#generator-minimal').press('Space');
  await app.page.locator('#generator-seed').fill('a word');
  await app.page.keyboard.press('Enter');
  const board = await generated(app);
  await app.reads('verdict', 'Exactly one solution');
  assert.notEqual(board, school);
  await app.page
    .locator('sudoku-notice', { hasText: `A new puzzle with ${givens(board)} givens. Seed: a word` })
    .waitFor();
  await app.page.getByRole('button', { name: 'Undo' }).first().click();
  assert.equal(await app.board(), school);
  await openGenerator(app);
  assert.equal(await app.page.locator('#generator-seed').inputValue(), 'a word');
  await app.button('generate').waitFor({ state: 'hidden' });
  await app.page.locator('sudoku-generator button[type=submit]').click();
  assert.equal(await generated(app), board);
  await app.close();
});

test('by touch: 6 by 6 with 12 givens, the same when turned', async () => {
  const app = await open(phone);
  await openGenerator(app);
  await app.page.locator('#generator-size').selectOption('6');
  await app.page.locator('#generator-symmetry').selectOption('half-turn');
  await app.page.locator('#generator-clues').fill('12');
  await app.page.locator('sudoku-generator button[type=submit]').tap();
  const board = await generated(app);
  assert.deepEqual([board.length, givens(board)], [36, 12]);
  const pattern = board.replace(/[^.]/g, 'x');
  assert.equal(pattern, [...pattern].reverse().join(''));
  await app.reads('verdict', 'Exactly one solution');
  await app.close();
});

/** Opens the dialog again, and reads how hard the last puzzle was. @param {import('../support/app.js').App} app */
async function madeLast(app) {
  await openGenerator(app);
  return app.page.locator('sudoku-generator .made').innerText();
}

/** What is asked for of a module, and how often. @param {import('../support/app.js').App} app */
const logicAsked = (app) => app.site.asked.filter((path) => path.endsWith('logic.wasm')).length;

test('by keyboard: a grade is chosen, then a technique of it; the module for logic comes only for that', async () => {
  const app = await open();
  await app.reads('verdict', ' – '); // a page at rest has asked for it, to say how hard its puzzle is
  const before = logicAsked(app);
  await openGenerator(app);
  await app.page.locator('sudoku-generator button[type=submit]').click();
  await generated(app);
  assert.equal(logicAsked(app), before, 'any grade needs none');
  assert.equal(await madeLast(app), '');
  const technique = app.page.locator('#generator-technique');
  assert.equal(await technique.locator('optgroup').count(), 6);
  await app.page.locator('#generator-grade').selectOption({ label: 'Hard' });
  await app.painted();
  assert.equal(await technique.locator('optgroup').count(), 1);
  await app.page.locator('sudoku-generator button[type=submit]').press('Enter');
  await generated(app);
  assert.equal(logicAsked(app), before + 1);
  assert.match(await madeLast(app), /^The last one: Hard; hardest step: \w/);
  await technique.selectOption({ label: 'XY-Wing' });
  await app.page.locator('sudoku-generator button[type=submit]').press('Enter');
  await app.page.locator('sudoku-generator dialog').waitFor({ state: 'hidden' });
  assert.equal(await madeLast(app), 'The last one: Hard; hardest step: XY-Wing');
  await app.page.locator('#generator-size').selectOption('4');
  await app.page.locator('#generator-grade-hint', { hasText: 'All puzzles of this size are easy.' }).waitFor();
  assert.ok(await app.page.locator('#generator-grade').isDisabled());
  await app.close();
});

test('where workers are denied the page makes a puzzle of a grade', async () => {
  const app = await open({ locale: 'de-DE' }, { head: [watched('denied')] });
  await openGenerator(app);
  await app.page.locator('#generator-grade').selectOption({ label: 'Für Experten' });
  await app.page.locator('sudoku-generator button[type=submit]').click();
  await app.page.locator('sudoku-notice', { hasText: /Ein neues Rätsel/ }).waitFor();
  assert.match(await madeLast(app), /^Das letzte: Für Experten; schwerster Schritt: \S/);
  await app.close();
});

test('a module for logic that does not come is told, and the next try has it', async () => {
  const app = await open({}, { faults: [[/logic\.wasm$/, { status: 404 }]] });
  await openGenerator(app);
  await app.page.locator('#generator-grade').selectOption('3');
  await app.page.locator('sudoku-generator button[type=submit]').click();
  const status = app.page.locator('sudoku-generator [role=status]');
  await status.filter({ hasText: 'The generator could not be loaded. Please try again.' }).waitFor();
  app.site.mend();
  await app.page.locator('sudoku-generator button[type=submit]').click();
  await generated(app);
  assert.match(await madeLast(app), /^The last one: Tricky/);
  await app.close({ despite: /404/ });
});

test('a wish that cannot be granted gets its sentence beside the field, and the focus', async () => {
  const app = await open();
  await openGenerator(app);
  const clues = app.page.locator('#generator-clues');
  await clues.fill('16');
  await app.page.locator('#generator-clues-error', { hasText: 'There can be 17 to 81 givens.' }).waitFor();
  await app.page.locator('sudoku-generator button[type=submit]').click();
  assert.equal(await clues.getAttribute('aria-invalid'), 'true');
  assert.ok(await clues.evaluate((element) => element.matches(':focus')));
  await clues.fill('30');
  await app.painted();
  assert.equal(await app.page.locator('#generator-clues-error').innerText(), '');
  await app.close();
});

test('a seed that is pasted is no puzzle', async () => {
  const app = await open();
  await openGenerator(app);
  await app.page.locator('#generator-seed').focus();
  await app.paste('123');
  await app.painted();
  assert.equal(await app.page.locator('#chooser-text').isVisible(), false);
  await app.close();
});

for (const [where, way] of /** @type {const} */ ([
  ['in a worker', 'allowed'],
  ['where workers are denied', 'denied'],
])) {
  test(`an improbable wish says how far it is, and leaves the best where it is stopped: ${where}`, async () => {
    const app = await open({}, { head: [watched(way)] });
    await openGenerator(app);
    await app.page.locator('#generator-clues').fill('18');
    await app.page.locator('sudoku-generator button[type=submit]').click();
    const status = app.page.locator('sudoku-generator [role=status]');
    await status.filter({ hasText: /Still looking.*Best found so far: \d+ givens/ }).waitFor();
    await app.page.locator('sudoku-generator').getByRole('button', { name: 'Stop' }).click();
    await status.filter({ hasText: 'Stopped.' }).waitFor();
    await app.page
      .locator('sudoku-generator')
      .getByRole('button', { name: /Take the one with \d+ givens/ })
      .click();
    const board = await generated(app);
    assert.ok(givens(board) > 17 && givens(board) < 30);
    await app.reads('verdict', 'Exactly one solution');
    await app.close();
  });
}

for (const colorScheme of some(/** @type {const} */ (['light', 'dark']))) {
  test(`axe finds nothing in the generator: ${colorScheme}`, async () => {
    const app = await open({ colorScheme });
    await openGenerator(app);
    assert.deepEqual(await findings(app), []);
    await app.page.locator('#generator-clues').fill('16');
    await app.painted();
    assert.deepEqual(await findings(app), []);
    await app.page.locator('#generator-clues').fill('18');
    await app.page.locator('sudoku-generator button[type=submit]').click();
    await app.page
      .locator('sudoku-generator')
      .getByRole('button', { name: /Take the one/ })
      .waitFor();
    assert.deepEqual(await findings(app), []);
    await app.close();
  });
}

for (const [name, device] of Object.entries({ phone, smallPhone, narrow: { viewport: { width: 320, height: 700 } } })) {
  test(`the generator is no wider than the screen, and what is tapped is high enough: ${name}`, async () => {
    const app = await open(device);
    await openGenerator(app);
    for (const language of ['en', 'de', 'zh']) {
      await app.page.locator('#language').evaluate((element, value) => {
        /** @type {HTMLSelectElement} */ (element).value = value;
        element.dispatchEvent(new Event('change'));
      }, language);
      await app.painted();
      await app.assertNoSidewaysScrolling();
      const dialog = app.page.locator('sudoku-generator dialog');
      assert.ok(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth));
    }
    const low = await app.page
      .locator('sudoku-generator :is(button, select, input:not([type])):visible')
      .evaluateAll(
        (all, touch) => all.filter((each) => each.getBoundingClientRect().height < (touch ? 44 : 40)).length,
        'hasTouch' in device,
      );
    assert.equal(low, 0);
    await app.close();
  });
}
