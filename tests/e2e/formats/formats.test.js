import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { school, useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { findings } from '../support/axe.js';
import { phone } from '../support/site.js';

const { open } = useApp();

/** @typedef {import('../support/app.js').App} App */

/** @param {string} name @returns {Promise<string>} one of the examples of formats */
const example = (name) => readFile(new URL(`../../data/formats/${name}`, import.meta.url), 'utf8');

const classic = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const small = '1.....3..4.....2';
const medium = '...4...6..2......5..2.......4.1.53..';

/** Waits until a puzzle is on the board. @param {App} app @param {string} puzzle */
async function holds(app, puzzle) {
  await app.page.waitForFunction(
    (wanted) => /** @type {any} */ (document.querySelector('sudoku-player')).puzzle === wanted,
    puzzle,
  );
  assert.equal(await app.board(), puzzle);
}

/**
 * Drags something over the board, and drops it there or goes on.
 * @param {App} app
 * @param {{ text?: string, file?: string, types: string[] }} what
 */
async function drag(app, { text, file, types }) {
  await app.page.evaluate(([plain, content, kinds]) => {
    const dataTransfer = new DataTransfer();
    if (plain !== undefined) dataTransfer.setData('text/plain', plain);
    if (content !== undefined) dataTransfer.items.add(new File([content], 'puzzle.json'));
    const target = document.querySelector('sudoku-player')?.shadowRoot?.querySelector('.frame > *');
    for (const type of kinds) {
      target?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, composed: true, cancelable: true }));
    }
  }, /** @type {const} */ ([text, file, types]));
}

test('JSON, a table and a mail are pasted; a mistake in a list of lists is said with its row and place', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.paste(await example('leetcode.json'));
  await holds(app, classic);
  await app.paste(await example('table.tsv'));
  await holds(app, small);
  await app.paste(await example('letter-quoted.txt'));
  await holds(app, school);
  const ragged = '{"grid": [[1,0,0,0],\n [0,0,2,0],\n [0,3,0],\n [0,0,0,4]]}';
  await app.paste(ragged.replaceAll('\n', '\r\n'));
  const error = app.page.locator('#chooser-error');
  await error.filter({ hasText: 'Row 3 of the grid has 3 cells, 4 are needed: line 3, column 7.' }).waitFor();
  const area = app.page.locator('#chooser-text');
  assert.equal(await area.inputValue(), ragged);
  assert.equal(
    await area.evaluate((element) => /** @type {HTMLTextAreaElement} */ (element).selectionStart),
    ragged.indexOf('0],\n [0,0,0,4'),
  );
  assert.deepEqual(await findings(app), []);
  await app.close();
});

test('of several puzzles one is chosen, or all are solved in the lists', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  const many = await example('many.sdm');
  await app.paste(many);
  const dialog = app.page.locator('sudoku-choice dialog');
  await dialog.locator('h2', { hasText: '3 puzzles in this text' }).waitFor();
  assert.equal(await dialog.locator('sudoku-mini-board').count(), 3);
  await dialog.locator('button[data-type="take"]:focus').waitFor();
  assert.deepEqual(await findings(app), []);
  await dialog.getByRole('button', { name: 'Puzzle 3 30 givens' }).click();
  await holds(app, classic);
  await app.page.getByRole('button', { name: 'Undo' }).first().click();
  await holds(app, school);
  await app.paste(many);
  await dialog.locator('button[data-type="lists"]').click();
  await app.page.locator('sudoku-lists .result[data-outcome="done"]').waitFor();
  assert.equal(await app.page.locator('sudoku-lists .kinds b').first().innerText(), '3');
  await app.close();
});

test('a text that cannot be read takes the place of the puzzles that another text had', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.paste(`${school}\n${classic}\n`);
  await app.page.locator('sudoku-choice dialog[open]').waitFor();
  await app.paste('[[[[[[[[');
  await app.page.locator('#chooser-error', { hasText: 'line 1, column 1' }).waitFor();
  assert.equal(await app.page.locator('dialog[open]').count(), 1);
  await app.page.keyboard.press('Escape');
  assert.equal(await app.page.locator('dialog[open]').count(), 0);
  await app.close();
});

test('texts and files are dropped where the player says so, or chosen; a long text is a list', async () => {
  const app = await open({ ...phone, colorScheme: 'dark' });
  await app.reads('verdict', '5,547');
  const target = app.page.locator('.drop-target');
  await drag(app, { file: await example('nulls.json'), types: ['dragover'] });
  await target.filter({ hasText: 'Drop it here' }).waitFor();
  await drag(app, { types: ['dragleave'] });
  await target.waitFor({ state: 'hidden' });
  await drag(app, { file: await example('nulls.json'), types: ['dragover', 'drop'] });
  await holds(app, medium);
  await target.waitFor({ state: 'hidden' });
  await drag(app, { text: await example('link-fragment.txt'), types: ['dragover', 'drop'] });
  await holds(app, small);
  await app.button('choose').click();
  await app.page
    .locator('sudoku-chooser input[type="file"]')
    .setInputFiles({ name: 'notes.sdk', mimeType: 'text/plain', buffer: Buffer.from(await example('notes.sdk')) });
  await holds(app, school);
  await app.page.locator('sudoku-chooser dialog').waitFor({ state: 'hidden' });
  await app.paste(`${classic}\n`, 400);
  await app.page.locator('sudoku-lists .result[data-outcome="done"]').waitFor();
  assert.equal(await app.page.locator('sudoku-lists .kinds b').first().innerText(), '400');
  await app.close();
});

/** The bytes of a picture and of an archive begin like this. @type {[kind: string, bytes: number[], says: string][]} */
const noTexts = [
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'This file is a picture and holds no text.'],
  ['an archive', [0x50, 0x4b, 0x03, 0x04, 0x14, 0], 'This file is packed and holds no text. Unpack it first.'],
];

for (const [kind, bytes, says] of noTexts) {
  test(`${kind} is said to be that, pasted, dropped or chosen; a file of text that is pasted is read`, async () => {
    const app = await open();
    /** @param {number[]} content @param {string} type */
    const bring = (content, type) =>
      app.page.evaluate(([values, kindOfEvent]) => {
        const carried = new DataTransfer();
        carried.items.add(new File([Uint8Array.from(values)], 'copied'));
        const target = document.querySelector('sudoku-player')?.shadowRoot?.querySelector('.frame > *');
        const how = { bubbles: true, composed: true, cancelable: true };
        const isPasted = kindOfEvent === 'paste';
        const event = isPasted ? new ClipboardEvent('paste', how) : new DragEvent(kindOfEvent, how);
        Object.defineProperty(event, isPasted ? 'clipboardData' : 'dataTransfer', { value: carried });
        target?.dispatchEvent(event);
      }, /** @type {const} */ ([content, type]));
    const error = app.page.locator('#chooser-error');
    for (const type of ['paste', 'drop']) {
      await bring(bytes, type);
      await error.filter({ hasText: says }).waitFor();
      await app.page.keyboard.press('Escape');
      await app.page.locator('sudoku-chooser dialog').waitFor({ state: 'hidden' });
    }
    assert.equal(await app.board(), school);
    await app.button('choose').click();
    await app.page
      .locator('sudoku-chooser input[type="file"]')
      .setInputFiles({ name: 'photo.txt', mimeType: 'text/plain', buffer: Buffer.from(bytes) });
    await error.filter({ hasText: says }).waitFor();
    await app.page.keyboard.press('Escape');
    await bring([...Buffer.from(await example('nulls.json'))], 'paste');
    await holds(app, medium);
    await app.close();
  });
}

test('a puzzle that another app shares is on the board, and not any more in the address', async () => {
  const text = encodeURIComponent(`Look:\n${(await example('rows.txt')).replace('..7', '8.7')}`);
  const app = await open({}, { path: `?title=A+puzzle&text=${text}&url=&keep=1#top` });
  await holds(app, school.replace('..7', '8.7'));
  await app.page.waitForFunction(() => location.search === '?keep=1');
  await app.close();
});

test('what cannot be loaded is said, and the text kept; once it can, the text is read', async () => {
  const app = await open({}, { faults: [[/any-text/, { status: 404 }]] });
  await app.reads('verdict', '5,547');
  const text = await example('listing-c.txt');
  await app.paste(text);
  await app.page.locator('#chooser-error', { hasText: 'This could not be loaded. Please try again.' }).waitFor();
  assert.equal(await app.page.locator('#chooser-text').inputValue(), text);
  app.site.mend();
  await app.page.getByRole('button', { name: 'Load' }).click();
  await holds(app, classic);
  await app.close({ despite: /404|any-text/ });
});
