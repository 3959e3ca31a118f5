import assert from 'node:assert/strict';
import { school, useApp } from '../support/app.js';
import { findings } from '../support/axe.js';
import { engine } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { smallPhone } from '../support/site.js';
import { lastOut, waysOut } from '../support/ways-out.js';

const { open } = useApp();

/** Where a 9 is refused, after 1308 steps. */
const HERE = 1308;

/** Goes there, and opens the dialog. @param {import('../support/app.js').App} app */
async function openShare(app) {
  await app.reads('verdict', /5[.,]547/);
  await app.slide('sudoku-scrubber input', HERE);
  await app.stands(HERE);
  await app.button('share').click();
  await app.page.locator('#share-text').waitFor();
}

/** @param {import('../support/app.js').App} app @param {'copy' | 'picture' | 'print' | 'embed'} tab */
async function turnTo(app, tab) {
  await app.page.locator(`#tab-${tab}`).click();
  await app.page.locator(`#panel-${tab}`).waitFor();
}

/** @param {import('../support/app.js').App} app @param {string} type @param {string} what */
const press = (app, type, what) => app.page.locator(`button[data-type="${type}"][data-what="${what}"]`).click();

/** @param {import('../support/app.js').App} app @param {RegExp | string} text */
const told = (app, text) => app.page.locator('sudoku-share [role=status]', { hasText: text }).waitFor();

test('puzzle, board, link and pictures leave as they stand, and are read back as the same', async () => {
  const app = await open({}, { head: [waysOut()] });
  await openShare(app);
  const board = await app.board();
  let count = 0;
  /** @type {string[]} */
  const texts = [];
  for (const format of await app.page
    .locator('#share-format option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''))) {
    await app.page.locator('#share-format').selectOption(format);
    await press(app, 'copy', 'text');
    const { text } = await lastOut(app, ++count);
    assert.equal(text, await app.page.locator('#share-text').inputValue());
    texts.push(text);
  }
  assert.ok(texts.length >= 8);
  await app.page.locator('#share-format').selectOption('line');
  await app.page.locator('#share-what').selectOption('board');
  await press(app, 'copy', 'text');
  assert.equal((await lastOut(app, ++count)).text, `${board.slice(0, 24)}.${board.slice(25)}`);
  assert.equal(board[24], '9', 'it is only tried, and so no part of the board');
  await told(app, 'Copied.');
  await press(app, 'save', 'text');
  assert.equal((await lastOut(app, ++count)).name, `sudoku-9x9-step-${HERE}.txt`);
  await app.button('send').click();
  const { text: link } = await lastOut(app, ++count);
  assert.ok(link.startsWith(app.site.url) && link.includes(`p=${school}&`) && link.includes(`&n=${HERE}&`), link);

  await turnTo(app, 'picture');
  await app.page.locator('#share-pixels').selectOption('540');
  await press(app, 'save', 'png');
  const png = await lastOut(app, ++count);
  assert.deepEqual([png.name, png.size], [`sudoku-9x9-step-${HERE}.png`, [540, 540]]);
  for (const colour of ['#6891ff', '#f8df4d', '#d87c73', '#a4e6ba', '#1c2433']) {
    assert.ok(png.colours.includes(colour), `${colour} is to be seen`);
  }
  await app.page.locator('#share-theme').selectOption('print');
  await press(app, 'copy', 'png');
  const grey = await lastOut(app, ++count);
  assert.deepEqual(
    [grey.name, grey.size, grey.colours.every((colour) => /^#(..)\1\1$/.test(colour))],
    ['picture', [540, 540], true],
  );
  await press(app, 'save', 'svg');
  const svg = await lastOut(app, count + 1);
  assert.deepEqual([svg.name, svg.type], [`sudoku-9x9-step-${HERE}.svg`, 'image/svg+xml']);
  assert.match(svg.text, /<title>Sudoku, 9 by 9, step 1,308<\/title>/);

  await app.page.keyboard.press('Escape');
  await app.page.locator('#share-title').waitFor({ state: 'hidden' });
  assert.equal(
    await app.page.evaluate(() =>
      document.querySelector('sudoku-player')?.shadowRoot?.activeElement?.getAttribute('data-type'),
    ),
    'share',
  );
  for (const each of texts) {
    await app.cell(0).click();
    await app.paste('1.....3..4.....2');
    await app.page.locator('sudoku-board[data-size="4"]').waitFor();
    await app.paste(each);
    await app.page.locator('sudoku-board[data-size="9"]').waitFor();
    assert.equal(await app.board(), school, each);
  }
  await app.page.goto('about:blank');
  await app.page.goto(link);
  await app.stands(HERE);
  assert.equal(await app.board(), board);
  await app.close();
});

test('a page that may not use the clipboard selects the text, and says so', async () => {
  const app = await open({}, { head: [waysOut({ clipboard: false })] });
  await openShare(app);
  await press(app, 'copy', 'text');
  await told(app, 'may not use the clipboard');
  const selected = await app.page.locator('#share-text').evaluate((field) => {
    const { value, selectionStart, selectionEnd } = /** @type {HTMLTextAreaElement} */ (field);
    return value.slice(selectionStart, selectionEnd);
  });
  assert.equal(selected, school);
  await turnTo(app, 'picture');
  await press(app, 'copy', 'png');
  await told(app, 'cannot be copied here');
  await turnTo(app, 'embed');
  await press(app, 'copy', 'snippet');
  await told(app, 'may not use the clipboard');
  assert.deepEqual(await findings(app), []);
  await app.close();
});

test('a storyboard has the chosen steps, each with its sentence, and the reader stays where it was', async () => {
  const app = await open({}, { head: [waysOut()] });
  await openShare(app);
  await turnTo(app, 'print');
  await app.page.locator('#share-sheet').selectOption('story');
  const add = app.button('add');
  await add.click();
  await told(app, '1 step has been added.');
  await app.page.locator('#share-how').selectOption('placements');
  await app.page.locator('#share-number').fill('3');
  await add.click();
  await told(app, '3 steps have been added.');
  await app.page.locator('#share-how').selectOption('between');
  await app.page.locator('#share-from').fill('5546');
  await add.click();
  assert.equal(
    await app.page.locator('#share-to').evaluate((field) => field.matches(':focus')),
    true,
    'what is missing gets the focus',
  );
  await app.page.locator('#share-to').fill('5547');
  await add.click();
  await told(app, '2 steps have been added.');
  await app.page.locator('.chosen button').nth(1).click();
  const rows = await app.page.locator('.chosen li').allInnerTexts();
  assert.deepEqual(
    rows.map((row) => /\d[\d,]*/.exec(row)?.[0]),
    ['1,308', '1,984', '2,014', '5,546', '5,547'],
  );
  assert.equal(
    await app.page.evaluate(() =>
      document.querySelector('sudoku-player')?.shadowRoot?.activeElement?.getAttribute('data-type'),
    ),
    'remove',
    'the next row has the focus',
  );
  assert.deepEqual(await findings(app), []);
  await app.button('print').click();
  assert.equal(await app.page.evaluate(() => /** @type {any} */ (globalThis).printed), 1);
  const figures = await app.page.locator('sudoku-sheet figure').allTextContents();
  assert.equal(figures.length, 5);
  assert.match(figures[0], /Step 1,3089 cannot go into row 3, column 7: column 7 already has 9 in row 6\.$/);
  assert.match(figures[4], /Step 5,547Solved! Every cell is filled, and no rule is broken\.$/);
  await engine.paper?.(app.page, true);
  if (engine.paper) {
    assert.ok(await app.page.locator('sudoku-sheet').isVisible());
    assert.ok(await app.page.locator('sudoku-player').isHidden());
    assert.ok(await app.page.locator('header').first().isHidden());
    await engine.paper(app.page, false);
  }
  assert.ok(await app.page.locator('sudoku-sheet').isHidden());
  await app.page.locator('#share-sheet').selectOption('puzzle');
  await app.page.locator('#share-solution').selectOption('below');
  await app.page.locator('#share-count').selectOption('2');
  await app.page.locator('.sheet-puzzles figure').nth(1).waitFor({ state: 'attached' });
  assert.equal(await app.page.locator('.sheet-solutions figure').count(), 2);
  await app.page.locator('sudoku-share button[data-type=close]').click();
  await app.page.locator('sudoku-sheet').waitFor({ state: 'detached' });
  assert.equal(await app.position(), HERE);
  if (engine.paper) {
    await engine.paper(app.page, true);
    for (const shown of ['sudoku-board', 'sudoku-sentence', '.position']) {
      assert.ok(await app.page.locator(shown).isVisible(), shown);
    }
    assert.equal(await app.page.locator('button:visible, select:visible, input:visible').count(), 0);
    await engine.paper(app.page, false);
  }
  await app.close();
});

test('a player that is taken from its page takes along what it has on paper, and its dialog', async () => {
  const app = await open();
  const onPaper = () =>
    app.page.evaluate(() => ({
      sheets: document.querySelectorAll('sudoku-sheet').length,
      styles: document.adoptedStyleSheets.length,
      mark: document.documentElement.hasAttribute('data-sudoku-paper'),
    }));
  const before = await onPaper();
  await openShare(app);
  await turnTo(app, 'picture');
  assert.deepEqual(await onPaper(), before);
  await turnTo(app, 'print');
  await app.page.locator('.sheet-puzzles figure').waitFor({ state: 'attached' });
  assert.deepEqual(await onPaper(), { sheets: 1, styles: before.styles + 1, mark: true });
  await app.page.evaluate(() => {
    const player = /** @type {Element} */ (document.querySelector('sudoku-player'));
    Object.assign(globalThis, { player });
    player.remove();
  });
  await app.painted();
  assert.deepEqual(await app.stays(onPaper), before);

  await app.page.evaluate(() => document.querySelector('main')?.append(/** @type {any} */ (globalThis).player));
  await app.stands(HERE);
  assert.equal(await app.page.locator('dialog:visible').count(), 0);
  await app.button('share').click();
  await app.page.locator('.sheet-puzzles figure').waitFor({ state: 'attached' });
  await app.page.locator('sudoku-share button[data-type=close]').click();
  await app.page.locator('sudoku-sheet').waitFor({ state: 'detached' });
  assert.deepEqual(await onPaper(), before);
  await app.close();
});

test('on the smallest phone, by keyboard alone, in German and in the dark', async () => {
  const app = await open({ ...smallPhone, locale: 'de-DE', colorScheme: 'dark' }, { head: [waysOut()] });
  await app.reads('verdict', /5[.,]547/);
  await app.button('share').focus();
  await app.page.keyboard.press('Enter');
  await app.page.locator('#share-text').waitFor();
  await app.page.locator('#tab-copy').focus();
  for (const tab of /** @type {const} */ (['picture', 'print', 'embed'])) {
    assert.deepEqual(await findings(app), []);
    await app.assertNoSidewaysScrolling();
    await app.page.keyboard.press('ArrowRight');
    await app.page.locator(`#panel-${tab}`).waitFor();
  }
  const preview = app.page.locator('sudoku-share sudoku-player');
  await preview.locator('sudoku-board .cell').first().waitFor();
  assert.deepEqual(await findings(app), []);
  const wide = await app.page.locator('dialog.share').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  assert.ok(wide <= 0, 'nothing of the dialog is beside it');
  await app.page.locator('#share-kind').selectOption('script');
  await app.page.locator('#share-controls').selectOption('none');
  assert.match(
    await app.page.locator('#share-snippet').inputValue(),
    /<sudoku-player puzzle="[\d.]{81}" algorithm="backtracking" position="0" controls="none"><\/sudoku-player>$/,
  );
  await app.page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });
  await app.close();
});
