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

/** Two fields of the dialog. @param {import('../support/app.js').App} app @param {string} name */
function rangeOf(app, name) {
  const group = app.page.getByRole('group', { name });
  return { from: group.getByRole('textbox', { name: 'from' }), to: group.getByRole('textbox', { name: 'to' }) };
}

/**
 * Waits for a puzzle that was made by its effort, and returns what is told.
 * @param {import('../support/app.js').App} app
 */
async function laboured(app) {
  const notice = app.page.locator('sudoku-notice', { hasText: /dead ends: \d/ });
  await notice.waitFor();
  return /** @type {RegExpMatchArray} */ (
    (await notice.innerText()).match(/dead ends: ([\d,]+), steps: ([\d,]+)/)
  ).slice(1);
}

test('by keyboard: exactly three dead ends are wished by their names, told with the result, and undone', async () => {
  const app = await open();
  await app.reads('verdict', 'backtracking takes');
  await openGenerator(app);
  await app.page.locator('#generator-size').selectOption('4');
  await app.page.getByRole('combobox', { name: 'What a search has to do' }).selectOption({ label: 'Look-up tables' });
  const ends = rangeOf(app, 'Dead ends');
  await ends.from.fill('3');
  await app.page.keyboard.press('Tab');
  await app.page.keyboard.type('3');
  await app.page.locator('#generator-seed').fill('a word');
  await app.page.keyboard.press('Enter');
  const [deadEnds, steps] = await laboured(app);
  assert.equal(deadEnds, '3');
  await app.reads('verdict', new RegExp(`backtracking with tables takes ${steps} steps`));
  const board = await app.board();
  assert.equal(board.length, 16);
  assert.equal(await madeLast(app), `The last one – Look-up tables: 3 dead ends, ${steps} steps`);
  await app.page.keyboard.press('Escape');
  await app.page.locator('sudoku-generator dialog').waitFor({ state: 'hidden' });
  await app.page.getByRole('button', { name: 'Undo' }).first().click();
  assert.equal(await app.board(), school);
  await app.reads('verdict', 'backtracking takes 5,547 steps');
  await app.close();
});

test('by touch: what cannot be had is said at once, and the nearest that can is a tap away', async () => {
  const app = await open({ ...phone, locale: 'en-US' });
  await openGenerator(app);
  await app.page.locator('#generator-size').selectOption('4');
  await app.page.locator('#generator-algorithm').selectOption('backtracking');
  const ends = rangeOf(app, 'Dead ends');
  await ends.from.fill('47');
  const said = app.page.locator('#generator-ends-error');
  await said.filter({ hasText: 'there are 0 to 46 dead ends. The nearest is 46.' }).waitFor();
  assert.equal(await ends.from.getAttribute('aria-invalid'), 'true');
  await app.page.locator('sudoku-generator button[type=submit]').tap();
  assert.ok(await ends.from.evaluate((element) => element.matches(':focus')));
  assert.deepEqual(await findings(app), []);
  const take = app.page.getByRole('button', { name: 'Take 46' });
  await take.scrollIntoViewIfNeeded();
  assert.ok(Number((await take.boundingBox())?.height) >= 44);
  await take.tap();
  await take.waitFor({ state: 'hidden' });
  assert.deepEqual([await ends.from.inputValue(), await ends.to.inputValue()], ['46', '46']);
  assert.ok(await ends.from.evaluate((element) => element.matches(':focus')), 'the focus is not lost');
  await ends.from.fill('2');
  await ends.to.fill('4');
  await rangeOf(app, 'Steps').to.fill('600');
  await app.page.locator('sudoku-generator button[type=submit]').tap();
  const [deadEnds, steps] = await laboured(app);
  assert.ok(['2', '3', '4'].includes(deadEnds) && Number(steps) <= 600);
  await app.close();
});

for (const [where, way] of /** @type {const} */ ([
  ['in a worker', 'allowed'],
  ['where workers are denied', 'denied'],
])) {
  test(`a rare effort leaves the page free, is told, and can be stopped: ${where}`, async () => {
    const app = await open({}, { head: [watched(way)] });
    await openGenerator(app);
    await app.page.locator('#generator-algorithm').selectOption('mrv');
    await rangeOf(app, 'Dead ends').from.fill('100000');
    await app.page.locator('sudoku-generator button[type=submit]').click();
    const status = app.page.locator('sudoku-generator [role=status]');
    await status.filter({ hasText: /Still looking.* Its run: [\d,]+ dead ends?, [\d,]+ steps/ }).waitFor();
    await app.page.locator('#generator-seed').fill('the page still listens');
    await app.page.locator('sudoku-generator').getByRole('button', { name: 'Stop' }).click();
    await status.filter({ hasText: 'Stopped.' }).waitFor();
    await app.page
      .locator('sudoku-generator')
      .getByRole('button', { name: /Take the one/ })
      .click();
    await laboured(app);
    await app.reads('verdict', 'fewest candidates first takes');
    await app.close();
  });
}

test('without what makes runs there is no effort, and the next try has it', async () => {
  const app = await open({}, { faults: [[/batch\.wasm$/, { status: 404 }]] });
  await openGenerator(app);
  await app.page.locator('#generator-algorithm').selectOption('logic');
  await rangeOf(app, 'Dead ends').to.fill('0');
  await app.page.locator('sudoku-generator button[type=submit]').click();
  const status = app.page.locator('sudoku-generator [role=status]');
  await status.filter({ hasText: 'The generator could not be loaded. Please try again.' }).waitFor();
  app.site.mend();
  await app.page.locator('sudoku-generator button[type=submit]').click();
  assert.equal((await laboured(app))[0], '0');
  await app.close({ despite: /404/ });
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

/**
 * Asks for what is not found within a minute, by a seed, as luck finds even 18 givens in seconds.
 * @param {import('../support/app.js').App} app
 */
async function askTheImprobable(app) {
  await app.page.locator('#generator-clues').fill('17');
  await app.page.locator('#generator-seed').fill('Ada');
  await app.page.locator('sudoku-generator button[type=submit]').click();
}

for (const [where, way] of /** @type {const} */ ([
  ['in a worker', 'allowed'],
  ['where workers are denied', 'denied'],
])) {
  test(`an improbable wish says how far it is, and leaves the best where it is stopped: ${where}`, async () => {
    const app = await open({}, { head: [watched(way)] });
    await openGenerator(app);
    await askTheImprobable(app);
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
    await askTheImprobable(app);
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
    await app.page.locator('#generator-algorithm').selectOption('backtracking');
    await app.page.locator('#generator-steps-to').fill('0');
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
