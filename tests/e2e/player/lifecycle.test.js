import assert from 'node:assert/strict';
import { school, useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { script } from '../support/head.js';
import { kill, killable } from '../support/kill.js';

const { open } = useApp();
const small = '1.....3..4.....2';
const hard = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

/**
 * Puts a second player on the page, and hands it what a host may.
 * @param {import('../support/app.js').App} app
 * @param {string} how
 */
async function second(app, how) {
  await app.page.evaluate(
    ([puzzle, way]) => {
      const player = /** @type {HTMLElement & { puzzle: string }} */ (document.createElement('sudoku-player'));
      if (way === 'attribute before') player.setAttribute('puzzle', puzzle);
      if (way === 'unreadable') player.setAttribute('puzzle', '12a');
      if (way === 'empty') player.setAttribute('puzzle', '.'.repeat(81));
      document.querySelector('main')?.append(player);
      if (way === 'attribute after') player.setAttribute('puzzle', puzzle);
      if (way === 'property') player.puzzle = puzzle;
    },
    [small, how],
  );
  return app.page.locator('sudoku-player').nth(1);
}

for (const how of ['attribute before', 'attribute after', 'property']) {
  test(`a puzzle from the page is there without a message and without a history: ${how}`, async () => {
    const app = await open();
    const player = await second(app, how);
    await player.locator('sudoku-verdict', { hasText: '382 steps' }).waitFor();
    assert.equal((await player.locator('.cell').allInnerTexts()).map((text) => text || '.').join(''), small);
    assert.ok(await player.locator('sudoku-notice').isHidden());
    await player.locator('button[data-mode="edit"]').click();
    assert.equal(await player.locator('button[data-type="undo"]').getAttribute('aria-disabled'), 'true');
    await app.close();
  });
}

/**
 * A player says that it is ready, and takes the steps that it is asked for.
 * @param {import('playwright-core').Locator} player
 */
async function assertAlive(player) {
  await player.locator('sudoku-verdict', { hasText: 'More than one solution' }).waitFor();
  await player.evaluate(
    (element) => /** @type {any} */ (element).ready.then(() => element.toggleAttribute('data-is-ready')) && undefined,
  );
  await player.and(player.page().locator('[data-is-ready]')).waitFor();
  await player.evaluate((element) => /** @type {any} */ (element).next(3));
  assert.equal(await player.evaluate((element) => /** @type {any} */ (element).position), 3);
}

test('an unreadable puzzle from the page is said in a notice, without a dialog, and the player is ready', async () => {
  const app = await open();
  const player = await second(app, 'unreadable');
  await player.locator('sudoku-notice', { hasText: 'cannot be read' }).waitFor();
  await assertAlive(player);
  assert.equal(await app.page.locator('dialog:visible').count(), 0);
  await app.close();
});

test('a player that starts with an empty grid is ready', async () => {
  const app = await open();
  const player = await second(app, 'empty');
  await assertAlive(player);
  assert.ok(await player.locator('sudoku-notice').isHidden());
  await app.close();
});

for (const [what, text] of [
  ['cannot be read', '12a'],
  ['is there already', school],
]) {
  test(`a puzzle from the page that ${what}, and waits for a late solver, leaves the player its own`, async () => {
    const app = await open({}, { faults: [[/\.wasm$/, { status: 404 }]] });
    await app.load(text);
    app.site.mend();
    await app.page.getByRole('button', { name: 'Try again' }).click();
    await app.reads('verdict', '5,547');
    await app.button('toggle').click();
    await app.passes(2);
    await app.close({ despite: /404/ });
  });
}

test('a text without a puzzle that is shared with the app is shown, and the run is there', async () => {
  const app = await open({}, { path: '?text=Look%20at%20this', faults: [[/\.wasm$/, { delay: 1500 }]] });
  await app.page.locator('#chooser-error', { hasText: /./ }).waitFor();
  await app.page.keyboard.press('Escape');
  await app.reads('verdict', '5,547');
  await app.button('toggle').click();
  await app.passes(2);
  await app.close();
});

for (const [what, path] of /** @type {const} */ ([
  ['words', /^\/i18n\/en\.json$/],
  ['style sheet', /^\/styles\/player\.css$/],
])) {
  test(`a player whose ${what} cannot be loaded offers by a sign to try again`, async () => {
    const app = await open({}, { faults: [[path, { status: 404 }]], shows: 'sudoku-player button:text-is("↻")' });
    assert.equal(await app.page.locator('sudoku-board .cell:visible').count(), 0);
    app.site.mend();
    await app.page.locator('sudoku-player button:text-is("↻")').click();
    await app.reads('verdict', '5,547');
    assert.equal(await app.page.locator('sudoku-player button:text-is("↻")').count(), 0);
    await app.button('step').click();
    await app.stands(1);
    await app.page.locator('#language').selectOption('de');
    await app.page.locator('#learn', { hasText: 'Lernen' }).waitFor();
    await app.close({ despite: /404/ });
  });
}

/** Notes what the verdict is when the board is seen for the first time. */
function watchBoard() {
  const look = () => {
    const root = document.querySelector('sudoku-player')?.shadowRoot;
    if (root?.querySelector('sudoku-board .cell')?.checkVisibility()) {
      Object.assign(globalThis, { atFirst: root.querySelector('sudoku-verdict')?.textContent });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

for (const [when, late] of /** @type {const} */ ([
  ['later than the words', /\.wasm$/],
  ['there before the words', /^\/i18n\/en\.json$/],
])) {
  test(`the board is seen before the run is opened, where the solver is ${when}`, async () => {
    const app = await open({}, { faults: [[late, { delay: 1500 }]], head: [script(watchBoard)] });
    assert.equal(await app.board(), school);
    await app.reads('verdict', '5,547');
    assert.doesNotMatch(await app.page.evaluate(() => /** @type {any} */ (globalThis).atFirst), /solution|5,547/);
    await app.button('step').click();
    await app.stands(1);
    await app.close();
  });
}

test('a puzzle from the page waits for a solver that is late', async () => {
  const app = await open({}, { faults: [[/\.wasm$/, { status: 404 }]] });
  await app.page.evaluate((puzzle) => document.querySelector('sudoku-player')?.setAttribute('puzzle', puzzle), small);
  app.site.mend();
  await app.page.getByRole('button', { name: 'Try again' }).click();
  await app.reads('verdict', '382 steps');
  await app.close({ despite: /404/ });
});

test('without a solver the way to try again stays, whatever is done, and the dialog says why', async () => {
  const app = await open({}, { faults: [[/\.wasm$/, { status: 404 }]] });
  const retry = app.page.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  await app.mode('edit').click();
  await app.cell(0).click();
  await app.page.keyboard.press('1');
  await app.painted();
  assert.equal((await app.board())[0], '1');
  assert.ok(await retry.isVisible());
  await app.reads('verdict', 'could not be loaded');
  await app.button('choose').click();
  await app.page.locator('#chooser-text').fill(small);
  await app.page.getByRole('button', { name: 'Load', exact: true }).click();
  await app.page.locator('#chooser-error', { hasText: 'could not be loaded' }).waitFor();
  await app.close({ despite: /404/ });
});

test('a crash while the server is gone says so, and playing has stopped', async () => {
  const app = await open({}, { head: [killable] });
  await app.reads('verdict', '5,547');
  await app.button('toggle').click();
  await app.site.stop();
  await kill(app.page);
  await app.page.getByRole('button', { name: 'Try again' }).waitFor();
  assert.equal(await app.button('toggle').getAttribute('aria-label'), 'Play');
  await app.site.start();
  await app.page.getByRole('button', { name: 'Try again' }).click();
  await app.reads('verdict', '5,547');
  await app.close({ despite: /ERR_/ });
});

test('a crash while the end is looked for is mended too', async () => {
  const app = await open({}, { head: [killable] });
  await app.reads('verdict', '5,547');
  await app.page.evaluate((puzzle) => {
    document.querySelector('sudoku-player')?.setAttribute('puzzle', puzzle);
    /** @type {any} */ (globalThis).killInstances();
  }, hard);
  await app.reads('notice', 'had to be restarted');
  await app.growsTo(2e7);
  await app.close();
});

test('a player that is moved while it plays goes on, and says so; one that is paused stays so', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.button('toggle').click();
  await app.passes(2);
  /**
   * Takes it away, and puts it back later.
   * @returns {Promise<(string | boolean)[]>} what it said, and whether it plays
   */
  const move = () =>
    app.page.evaluate(async () => {
      const player = /** @type {import('../../../web/app/player.js').SudokuPlayer} */ (
        document.querySelector('sudoku-player')
      );
      const parent = player.parentElement;
      const said = /** @type {string[]} */ ([]);
      const events = ['sudoku-play', 'sudoku-pause'];
      const hear = (/** @type {Event} */ { type }) => said.push(type);
      for (const type of events) player.addEventListener(type, hear);
      player.remove();
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
      parent?.append(player);
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
      for (const type of events) player.removeEventListener(type, hear);
      return [...said, player.playing];
    });
  assert.deepEqual(await move(), ['sudoku-pause', 'sudoku-play', true]);
  await app.passes((await app.position()) + 2);
  await app.button('toggle').click();
  assert.deepEqual(await move(), [false]);
  await app.close();
});

/** What has the focus inside the player. @param {import('../support/app.js').App} app */
const focusedLabel = (app) =>
  app.page.evaluate(
    () => document.querySelector('sudoku-player')?.shadowRoot?.activeElement?.getAttribute('aria-label') ?? '',
  );

test('the keyboard is not lost when the board changes its size', async () => {
  const app = await open();
  await app.cell(80).click();
  await app.paste(small);
  await app.page.locator('.cell').nth(16).waitFor({ state: 'detached' });
  assert.match(await focusedLabel(app), /^row 1, column 1: 1, given/);
  await app.page.keyboard.press('Control+z');
  await app.page.locator('.cell').nth(80).waitFor();
  assert.equal(await app.board(), school);
  await app.page.keyboard.press('Control+y');
  await app.page.locator('.cell').nth(16).waitFor({ state: 'detached' });
  await app.close();
});

test('the keyboard is not lost with the button of a notice', async () => {
  const app = await open();
  await app.cell(0).click();
  await app.page.keyboard.press('2');
  await app.page.getByRole('button', { name: 'Edit, and enter 2' }).press('Enter');
  await app.painted();
  assert.match(await focusedLabel(app), /^row 1, column 1: 2, given/);
  await app.page.keyboard.press('8');
  assert.equal((await app.board())[0], '8');
  await app.close();
});

test('in Edit the signs for an empty cell empty it, and nothing moves the run', async () => {
  const app = await open();
  await app.mode('edit').click();
  for (const key of ['.', ' ', '-', '0']) {
    await app.cell(0).click();
    await app.page.keyboard.press('2');
    assert.equal((await app.board())[0], '2');
    await app.page.keyboard.press(key);
    assert.equal((await app.board())[0], '.', key);
  }
  await app.page.keyboard.press('l');
  assert.equal(await app.position(), 0);
  assert.equal(await app.mode('edit').getAttribute('aria-pressed'), 'true');
  await app.close();
});

test('a message is read out once, then the sentences again; in Edit the cell and a bad verdict', async () => {
  const app = await open();
  const status = app.page.locator('[role=status]');
  await app.paste(small);
  await status.filter({ hasText: 'The puzzle has been replaced.' }).waitFor();
  await app.button('step').click();
  await status.filter({ hasText: 'next empty cell' }).waitFor();
  await app.mode('edit').click();
  await app.cell(1).click();
  await app.page.keyboard.press('1');
  await status
    .filter({ hasText: 'row 1, column 2: 1, given' })
    .filter({ hasText: 'Row 1 has two equal digits' })
    .waitFor();
  await app.close();
});

test('the place of a mistake is right in a text with CR LF', async () => {
  const app = await open();
  await app.cell(0).click();
  await app.paste('1...\r\n....\r\n....\r\n..9.');
  const area = app.page.locator('#chooser-text');
  await app.page.locator('#chooser-error', { hasText: '9 at line 4, column 3 is too large' }).waitFor();
  const marked = await area.evaluate((element) => {
    const field = /** @type {HTMLTextAreaElement} */ (element);
    return field.value.slice(field.selectionStart, field.selectionEnd);
  });
  assert.equal(marked, '9');
  await app.close();
});
