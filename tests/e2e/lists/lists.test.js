import assert from 'node:assert/strict';
import { school, schoolSolved, useApp } from '../support/app.js';
import { findings } from '../support/axe.js';
import { downloaded, keptDownloads } from '../support/downloads.js';
import { some } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { desktop, phone, smallPhone } from '../support/site.js';
import { watched, workers } from '../support/workers.js';

const { open } = useApp();

/** @typedef {import('../support/app.js').App} App */

const two = school.replace('7', '.').replace('9', '.').replace('4', '.').replace('5', '.');
const dead = school.replace('..7', '1.7');
/** Unique, several, none, not readable; over and over. @param {number} times */
const list = (times) => `# a list\r\n${`${school}\r\n${two},hard\r\n${dead}\r\nquiz\r\n`.repeat(times)}`;

/** @param {App} app @param {string} selector within the panel */
const part = (app, selector) => app.page.locator(`sudoku-lists ${selector}`);

/** @param {App} app */
async function enter(app) {
  await app.reads('verdict', '5,547');
  await app.mode('lists').click();
  await part(app, '.zone').waitFor();
}

/** @param {App} app @param {string} text @param {string} [name] */
async function give(app, text, name = 'puzzles.txt') {
  await part(app, 'input[type="file"]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** @param {App} app @param {string} [outcome] */
const ended = (app, outcome = 'done') => part(app, `.result[data-outcome="${outcome}"]`).waitFor();

/** What stands on the counts. @param {App} app */
async function counts(app) {
  await app.painted();
  return part(app, '.kinds button').evaluateAll((buttons) =>
    buttons.map((button) => `${button.getAttribute('data-kind')} ${button.querySelector('b')?.textContent}`),
  );
}

const three = (/** @type {string} */ count) =>
  ['unique', 'several', 'none', 'unreadable'].map((kind) => `${kind} ${count}`).sort();

test('a file is solved by workers, which end with it; its kinds, puzzles and mistakes are listed', async () => {
  const app = await open({}, { head: [watched('allowed')] });
  await enter(app);
  await give(app, list(5000));
  await ended(app);
  assert.deepEqual((await counts(app)).sort(), three('5,000'));
  assert.match(await part(app, '.told').innerText(), /^All solved · 15,000 puzzles · [\d,]+ a second/);
  const { started, ended: gone } = await workers(app);
  assert.ok(started >= 1 && gone === started, `${started} started, ${gone} ended`);
  assert.equal(await part(app, '.rows li').count(), 50);
  assert.equal(await part(app, '.rows .more').first().innerText(), schoolSolved);
  await part(app, '[data-kind="unreadable"]').first().click();
  await part(app, '.rows .more').filter({ hasText: '“q” in column 1 is no cell' }).first().waitFor();
  assert.equal(await part(app, '.rows .line').first().innerText(), '5');
  await app.close();
});

for (const way of /** @type {const} */ (['denied', 'broken'])) {
  test(`with workers ${way} the page finds the same`, async () => {
    const app = await open({}, { head: [watched(way)] });
    await enter(app);
    await give(app, list(2000));
    await ended(app);
    assert.deepEqual((await counts(app)).sort(), three('2,000'));
    await app.close();
  });
}

test('cancel ends it; what was found can be downloaded, and cleared', async () => {
  const app = await open({}, { head: [watched('denied'), keptDownloads] });
  await enter(app);
  await drop(app, list(1000), 200);
  await part(app, '.kinds b').filter({ hasText: /[1-9]/ }).first().waitFor();
  await part(app, 'button[data-type="cancel"]').click();
  await ended(app, 'cancelled');
  const before = await counts(app);
  await app.painted();
  assert.deepEqual(await counts(app), before);
  await part(app, 'button[data-type="download"]').click();
  const lines = (await downloaded(app)).text.trimEnd().split('\n');
  assert.deepEqual(
    lines.slice(0, 3).map((line) => line.split(',').slice(0, 2)),
    [
      [school, '1'],
      [two, '2+'],
      [dead, '0'],
    ],
  );
  assert.equal(lines[0].split(',')[2], schoolSolved);
  assert.equal(`unique ${lines.filter((line) => line.startsWith(school)).length.toLocaleString('en')}`, before[0]);
  await part(app, 'button[data-type="forget"]').click();
  await part(app, '.result').waitFor({ state: 'hidden' });
  await app.close();
});

test('lines are typed, and a tap on one brings it to the board, from where undo leads back', async () => {
  const app = await open();
  await enter(app);
  await part(app, 'textarea').fill(`${two}\n${'.'.repeat(81)}`);
  await part(app, 'button[type="submit"]').click();
  await ended(app);
  assert.deepEqual(await counts(app), ['unique 0', 'none 0', 'several 2']);
  await part(app, '.rows button').first().click();
  await app.page.waitForFunction(
    (puzzle) => /** @type {any} */ (document.querySelector('sudoku-player')).puzzle === puzzle,
    two,
  );
  await app.page.locator('sudoku-board').waitFor();
  assert.equal(await app.board(), two);
  await app.page.locator('sudoku-notice button').first().click();
  await app.page.waitForFunction(
    (puzzle) => /** @type {any} */ (document.querySelector('sudoku-player')).puzzle === puzzle,
    school,
  );
  await app.mode('lists').click();
  assert.deepEqual(await counts(app), ['unique 0', 'none 0', 'several 2']);
  await app.close();
});

/**
 * Drops a file on the board, or on what is in its place.
 * @param {App} app
 * @param {string} text
 * @param {number} [times]
 */
async function drop(app, text, times = 1) {
  await app.page.evaluate(([piece, count]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(Array(count).fill(piece), 'dropped.txt'));
    const target = document.querySelector('sudoku-player')?.shadowRoot?.querySelector('.frame > *');
    const events = ['dragover', 'drop'].map(
      (type) => new DragEvent(type, { dataTransfer, bubbles: true, composed: true, cancelable: true }),
    );
    for (const event of events) target?.dispatchEvent(event);
    if (!events.every((event) => event.defaultPrevented)) throw new Error('the browser would show the file');
  }, /** @type {const} */ ([text, times]));
}

test('a long file that is dropped anywhere opens the panel with its list; text that is pasted there is a list too', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await drop(app, list(300));
  await ended(app);
  assert.equal(await part(app, 'h3').innerText(), 'dropped.txt');
  assert.deepEqual((await counts(app)).sort(), three('300'));
  await part(app, 'h2').click();
  await app.paste(`${school}\n`, 100);
  await part(app, 'h3').filter({ hasText: 'Your lines' }).waitFor();
  await ended(app);
  assert.equal((await counts(app))[0], 'unique 100');
  await app.close();
});

test('the keyboard reaches all of it, and closes it', async () => {
  const app = await open();
  await enter(app);
  await part(app, 'textarea').fill(list(2));
  await app.page.keyboard.press('Tab');
  await app.page.keyboard.press('Enter');
  await ended(app);
  await part(app, '[data-kind="none"]').first().focus();
  await app.page.keyboard.press('Space');
  await part(app, '.rows[data-kind="none"] li').first().waitFor();
  await app.page.keyboard.press('Tab');
  await app.page.keyboard.press('Tab');
  await app.page.keyboard.press('Tab');
  await app.page.keyboard.press('Enter');
  await app.page.waitForFunction(
    (puzzle) => /** @type {any} */ (document.querySelector('sudoku-player')).puzzle === puzzle,
    dead,
  );
  await app.close();
});

for (const [name, device] of Object.entries({ desktop, phone, smallPhone })) {
  for (const colorScheme of some(/** @type {const} */ (['light', 'dark']))) {
    test(`axe finds nothing on a ${name} in ${colorScheme}, and nothing scrolls sideways`, async () => {
      const app = await open({ ...device, colorScheme });
      await app.reads('verdict', '5,547');
      if (name === 'desktop') await app.mode('lists').click();
      else {
        await app.button('choose').tap();
        await app.page.locator('.chooser [data-mode="lists"]').tap();
      }
      await part(app, '.zone').waitFor();
      await give(app, list(20));
      await ended(app);
      for (const kind of ['several', 'unreadable']) {
        await part(app, `.kinds [data-kind="${kind}"]`).click();
        await part(app, `.rows[data-kind="${kind}"]`).waitFor();
        assert.deepEqual(await findings(app), []);
      }
      await app.assertNoSidewaysScrolling();
      const small = await part(app, 'button:visible').evaluateAll(
        (buttons, least) =>
          buttons
            .map((button) => button.getBoundingClientRect())
            .filter(({ width, height }) => Math.min(width, height) < least).length,
        name === 'desktop' ? 24 : 44,
      );
      assert.equal(small, 0);
      await app.close();
    });
  }
}

test('a panel that cannot be loaded is told, and comes when it is asked for again', async () => {
  const app = await open({}, { faults: [[/\/lists-view[^/]*\.js$/, { abort: true }]] });
  await app.reads('verdict', '5,547');
  await app.mode('lists').click();
  await app.page.locator('sudoku-notice', { hasText: 'could not be loaded' }).waitFor();
  assert.equal(await app.mode('watch').getAttribute('aria-pressed'), 'true');
  await app.close({ despite: /ERR_/ });
});

for (const [language, title] of Object.entries({ de: 'Listen', zh: '列表' })) {
  test(`it speaks ${language}, also when the language changes`, async () => {
    const app = await open();
    await enter(app);
    await app.page.locator('#language').selectOption(language);
    await part(app, 'h2').filter({ hasText: title }).waitFor();
    await app.assertNoSidewaysScrolling();
    await app.close();
  });
}
