import assert from 'node:assert/strict';
import { test } from '../engines/test.js';
import { useApp } from '../support/app.js';
import { findings } from '../support/axe.js';
import { phone } from '../support/site.js';

const { open } = useApp();
/** Needs two techniques beyond the singles. */
const puzzle = '.4..1...8...579.....6.......1.9..542....62...9......3.4..6..1...65..3.7.2...81...';

/** Its run, with the list. @param {object} [options] */
async function opened(options) {
  const app = await open(options, { path: `#p=${puzzle}&a=logic` });
  await app.page.locator('sudoku-deductions [data-id="two-string-kite"]').waitFor();
  return app;
}

/** @param {import('../support/app.js').App} app */
const title = (app) => app.page.locator('#technique-title').innerText();

/** What the focused button is called. @param {import('../support/app.js').App} app */
const focused = (app) =>
  app.page.evaluate(() => {
    const element = document.querySelector('sudoku-player')?.shadowRoot?.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

/** @param {import('../support/app.js').App} app @param {string} selector */
async function press(app, selector) {
  await app.page.locator(selector).first().focus();
  await app.page.keyboard.press('Enter');
}

test('the name of a technique opens its explanation, and the focus comes back to it', async () => {
  const app = await opened();
  await press(app, 'sudoku-deductions [data-id="two-string-kite"]');
  await app.page.locator('sudoku-technique dialog[open]').waitFor();
  assert.equal(await title(app), 'Two-String Kite');
  assert.equal(await app.page.locator('sudoku-technique .facts').innerText(), 'Hard · Rating 4.1');
  assert.match(await app.page.locator('sudoku-technique .about').innerText(), /^A digit has two places in a row/);
  assert.match(await app.page.locator('sudoku-technique .words > p').innerText(), /can be struck out\.$/);
  assert.equal(await app.page.locator('sudoku-technique .signs li').count(), 6);
  const board = app.page.locator('sudoku-technique sudoku-mini-board');
  assert.equal(await board.getAttribute('aria-label'), 'Example of Two-String Kite');
  assert.equal(await board.getAttribute('role'), 'img');
  await app.page.keyboard.press('Escape');
  await app.page.locator('sudoku-technique dialog:not([open])').waitFor({ state: 'attached' });
  await app.painted();
  assert.equal(await focused(app), 'Two-String Kite');
  await app.close();
});

test('one leafs through the techniques by keyboard, to both ends', async () => {
  const app = await opened();
  await press(app, 'sudoku-deductions [data-id="hidden-single"]');
  await app.page.locator('sudoku-technique dialog[open]').waitFor();
  await press(app, 'sudoku-technique [data-way="previous"]');
  assert.equal(await title(app), 'Full house');
  assert.equal(await app.page.locator('sudoku-technique [data-way="previous"]:visible').count(), 0);
  assert.equal(await focused(app), 'Next technique: Hidden single', 'the focus is not lost');
  for (let turns = 0; turns < 37; turns++) await app.page.keyboard.press('Enter');
  assert.equal(await title(app), 'Guess');
  assert.equal(await focused(app), 'Previous technique: Nishio');
  await app.close();
});

test('the signs of the picture lie on the candidates of the board below it', async () => {
  const app = await opened(phone);
  await app.page.locator('sudoku-deductions [data-id="two-string-kite"]').click();
  await app.page.locator('sudoku-technique dialog[open]').waitFor();
  const boxes = await app.page.evaluate(() => {
    const element = document.querySelector('sudoku-player')?.shadowRoot?.querySelector('sudoku-technique');
    const cells = [...(element?.querySelectorAll('sudoku-mini-board .cell') ?? [])];
    const marks = [...(element?.querySelectorAll('.picture .pattern-candidate .pattern-digit') ?? [])];
    return marks.map((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const cell = cells.find((each) => {
        const box = each.getBoundingClientRect();
        return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
      });
      return { digit: mark.textContent, notes: cell?.getAttribute('data-notes') ?? '' };
    });
  });
  assert.equal(boxes.length, 4);
  for (const { digit, notes } of boxes) assert.ok(digit && notes.includes(digit), `${digit} in ${notes}`);
  await app.close();
});

test('an open explanation follows the language', async () => {
  const app = await opened();
  await press(app, 'sudoku-deductions [data-id="two-string-kite"]');
  await app.page.locator('sudoku-technique dialog[open]').waitFor();
  await app.page.evaluate(() => document.querySelector('sudoku-player')?.setAttribute('lang', 'de'));
  await app.page.locator('sudoku-technique h3', { hasText: 'Beispiel' }).waitFor();
  assert.equal(await app.page.locator('sudoku-technique .facts').innerText(), 'Schwer · Wertung 4,1');
  await app.close();
});

test('the list leads to the next use of a technique, and says which one is at work', async () => {
  const app = await opened();
  const next = 'sudoku-deductions li:has([data-id="pointing"]) > .quiet[data-type="seek"]';
  const names = await app.page.locator('sudoku-deductions .name').allInnerTexts();
  assert.deepEqual(names, [
    'Full house',
    'Hidden single',
    'Naked single',
    'Pointing',
    'Naked triple',
    'Two-String Kite',
  ]);
  assert.equal(await app.page.locator('sudoku-deductions [aria-current]').count(), 0);
  const places = [];
  for (let turn = 0; turn < 5; turn++) {
    await press(app, next);
    places.push(await app.position());
  }
  assert.deepEqual(
    places.slice(1, 4),
    [...places.slice(1, 4)].sort((a, b) => a - b),
  );
  assert.equal(places[4], places[0], 'after the last one comes the first one');
  const current = app.page.locator('sudoku-deductions .name[aria-current="true"]');
  assert.deepEqual(await current.allInnerTexts(), ['Pointing']);
  await app.close();
});

test('all places of a technique open below it, and each leads there', async () => {
  const app = await opened(phone);
  const row = 'sudoku-deductions li:has([data-id="hidden-single"])';
  const toggle = app.page.locator(`${row} > .toggle`);
  assert.equal(await toggle.getAttribute('aria-expanded'), 'false');
  assert.equal(await toggle.getAttribute('aria-label'), 'Hidden single: 30 times');
  assert.equal(await app.page.locator(`${row} ol button:visible`).count(), 0);
  await press(app, `${row} > .toggle`);
  assert.equal(await toggle.getAttribute('aria-expanded'), 'true');
  const places = app.page.locator(`${row} ol button:visible`);
  assert.equal(await places.count(), 30);
  const third = places.nth(2);
  assert.equal(await third.getAttribute('aria-label'), `Step ${await third.innerText()}`);
  await third.click();
  assert.equal(await app.position(), Number(await third.innerText()));
  assert.equal(await third.getAttribute('aria-current'), 'step');
  assert.equal(await app.page.locator('sudoku-deductions [aria-current="step"]').count(), 1);
  await app.close();
});

for (const [name, options] of /** @type {const} */ ([
  ['a phone', phone],
  ['a dark desktop', { colorScheme: 'dark' }],
])) {
  test(`on ${name} nothing is to be said against the explanation and the list`, async () => {
    const app = await opened(options);
    await app.page.locator('sudoku-deductions li:has([data-id="hidden-single"]) > .toggle').click();
    assert.deepEqual(await findings(app), []);
    await app.page.locator('sudoku-deductions [data-id="two-string-kite"]').click();
    await app.page.locator('sudoku-technique dialog[open]').waitFor();
    assert.deepEqual(await findings(app), []);
    await app.close();
  });
}
