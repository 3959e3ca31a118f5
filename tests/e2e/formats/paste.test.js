import assert from 'node:assert/strict';
import { school, useApp } from '../support/app.js';
import { test } from '../engines/test.js';

const { open } = useApp();
const classic = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const rows = classic.match(/.{9}/g) ?? [];

test('a line pasted on the board is loaded, and undo brings the puzzle before back', async () => {
  const app = await open();
  await app.cell(0).click();
  await app.paste(classic.replaceAll('.', '0'));
  await app.reads('verdict', '422,480 steps');
  assert.equal(await app.board(), classic);
  await app.page.getByRole('button', { name: 'Undo' }).first().click();
  assert.equal(await app.board(), school);
  await app.close();
});

test('rows in a frame with CR LF pasted anywhere on the page are loaded', async () => {
  const app = await open();
  const framed = rows.map((row) => `|${row.match(/.../g)?.join('|')}|`);
  const text = ['+---+---+---+', ...framed.slice(0, 3), '+---+---+---+', ...framed.slice(3), '+---+---+---+'].join(
    '\r\n',
  );
  await app.paste(`\ufeff${text}`);
  await app.reads('verdict', '422,480 steps');
  assert.equal(await app.board(), classic);
  await app.close();
});

const mistakes = [
  {
    text: classic.slice(0, 77),
    says: '77 cells, 81 are needed. The last one is at line 1, column 77.',
    place: 76,
  },
  {
    text: classic.replace('7', '!'),
    says: '“!” at line 1, column 5 is neither a digit nor an empty cell.',
    place: 4,
  },
  {
    text: classic.replace('7', '\u2028'),
    says: '“U+2028” at line 1, column 5 is neither a digit nor an empty cell.',
    place: 4,
  },
  {
    text: rows.map((row, index) => (index === 2 ? row.slice(1) : row)).join('\n'),
    says: 'Line 3 has 8 cells, 9 are needed.',
    place: 27,
  },
  {
    text: '1234\n3412\n2143\n432\u{1d7d7}',
    says: '“\u{1d7d7}” at line 4, column 4 is neither a digit nor an empty cell.',
    place: 18,
  },
  {
    text: '1.5.\n....\n....\n....',
    says: '5 at line 1, column 3 is too large: the largest digit here is 4.',
    place: 2,
  },
  {
    text: '\0\u{d800}__proto__',
    says: 'There is no puzzle in this text.',
    place: 0,
  },
  { text: 'hello ...', says: 'There is no puzzle in this text.', place: 0 },
  {
    text: 'https://example.org/sudoku?id=1234',
    says: 'The link at line 1, column 1 holds no puzzle that can be read here.',
    place: 0,
  },
  { text: '   \n  ', says: 'There is no puzzle in this text.', place: 0 },
];

for (const { text, says, place } of mistakes) {
  test(`a text with a mistake stays, with a sentence: ${says}`, async () => {
    const app = await open();
    await app.cell(0).click();
    await app.paste(text);
    await app.page.locator('#chooser-error', { hasText: says }).waitFor();
    const area = app.page.locator('#chooser-text');
    assert.equal(await area.inputValue(), text);
    assert.equal(await area.evaluate((element) => /** @type {HTMLTextAreaElement} */ (element).selectionStart), place);
    await app.page.keyboard.press('Escape');
    assert.equal(await app.board(), school);
    await app.button('choose').click();
    assert.equal(await area.inputValue(), text, 'still there when the dialog opens again');
    await app.close();
  });
}

test('a text is typed into the dialog, corrected and loaded', async () => {
  const app = await open();
  await app.button('choose').click();
  const area = app.page.locator('#chooser-text');
  await area.fill('12x');
  await app.page.getByRole('button', { name: 'Load' }).click();
  await app.page.locator('#chooser-error', { hasText: '3 cells, 16 are needed' }).waitFor();
  await area.fill('1.....3..4.....2');
  assert.equal(await app.page.locator('#chooser-error').innerText(), '');
  await app.page.getByRole('button', { name: 'Load' }).click();
  await app.reads('verdict', 'Exactly one solution');
  assert.equal(await app.board(), '1.....3..4.....2');
  await app.close();
});

test('10 MB are refused with a sentence, on the board and in the dialog', async () => {
  const app = await open();
  await app.cell(0).click();
  await app.paste('1', 10_000_000);
  const error = app.page.locator('#chooser-error', {
    hasText: 'The text has 10,000,000 characters; at most 4,096 are read.',
  });
  await error.waitFor();
  const area = app.page.locator('#chooser-text');
  await area.fill('53..7');
  await app.paste('2', 10_000_000);
  await error.waitFor();
  assert.equal(await area.inputValue(), '53..7');
  await app.close();
});
