import assert from 'node:assert/strict';
import { App, school, useApp } from '../support/app.js';
import { test, testOnly } from '../engines/test.js';
import { fullStorage, loadedAnew, noStorage } from '../support/head.js';

const { open } = useApp();
const small = '1.....3..4.....2';
const KEY = 'stepdoku.work';

/**
 * What is kept in a storage of the page.
 * @param {App} app
 * @param {'sessionStorage' | 'localStorage'} storage
 * @param {string} [key]
 * @returns {Promise<string | null>}
 */
const keptIn = (app, storage, key = KEY) =>
  app.page.evaluate(
    ([name, item]) => /** @type {any} */ (globalThis)[name].getItem(item),
    /** @type {const} */ ([storage, key]),
  );

/**
 * The page's address leads to a position, at a speed.
 * @param {App} app
 * @param {number} position
 * @param {number} [speed]
 */
const leadsTo = (app, position, speed = 45) =>
  app.page.waitForFunction((text) => location.hash.includes(text), `&n=${position}&s=${speed}`);

/** @typedef {{ position: number, board: string, sentence: string }} Place */

/** Where a page stands. @param {App} app @returns {Promise<Place>} */
const place = async (app) => ({
  position: await app.position(),
  board: await app.board(),
  sentence: await app.sentence(),
});

/**
 * Some work: two digits typed, one of them taken back, and a run of another algorithm, some steps on.
 * @param {App} app
 */
async function work(app) {
  await app.reads('verdict', '5,547');
  await app.mode('edit').click();
  await app.cell(0).click();
  await app.page.keyboard.press('8');
  await app.page.keyboard.press('ArrowRight');
  await app.page.keyboard.press('2');
  await app.page.keyboard.press('Control+z');
  await app.mode('watch').click();
  await app.page.locator('sudoku-picker select').selectOption('lookup-tables');
  await app.slide('sudoku-scrubber input', 411);
  await app.stands(411);
  await app.slide('.speed-range', 45);
}

/** What `work` left is there, with its history. @param {App} app @param {Place} before */
async function assertThere(app, before) {
  await app.stands(before.position);
  assert.deepEqual(await place(app), before);
  assert.equal(await app.page.locator('sudoku-picker select').inputValue(), 'lookup-tables');
  assert.equal(await app.page.locator('.speed-range').inputValue(), '45');
  assert.ok(await app.page.locator('sudoku-notice').isHidden());
}

test('board, history, run, position and settings survive a reload, and going away and back', async () => {
  const app = await open({}, { head: [loadedAnew] });
  await work(app);
  await app.page.getByRole('tab', { name: 'Tree' }).click();
  await app.page.locator('#language').selectOption('de');
  await app.page.locator('#theme').click();
  const theme = await app.page.locator('html').getAttribute('data-theme');
  await app.reads('verdict', 'Genau eine');
  const before = await place(app);
  assert.equal(before.board[0], '8');
  for (const leave of [
    () => app.page.reload(),
    async () => {
      await app.page.goto('about:blank');
      await app.goBack(app.cell(0));
    },
  ]) {
    await leave();
    await assertThere(app, before);
    await app.speaks('de');
    assert.equal(await app.page.locator('html').getAttribute('data-theme'), theme);
    assert.equal(await app.page.locator('[role=tab][aria-selected=true]').getAttribute('id'), 'tab-tree');
  }
  await app.mode('edit').click();
  await app.button('redo').click();
  assert.equal((await app.board()).slice(0, 2), '82');
  await app.button('undo').click();
  await app.button('undo').click();
  assert.equal(await app.board(), school);
  await app.close();
});

test('a page that is frozen in the midst of playing has kept its place, and goes on when it is thawed', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.slide('.speed-range', 45);
  await app.button('toggle').click();
  await app.passes(5);
  await app.hide(true);
  await app.page.evaluate(() => document.dispatchEvent(new Event('freeze')));
  const frozen = await app.stays(() => app.position());
  assert.equal(JSON.parse(String(await keptIn(app, 'sessionStorage'))).work.position, frozen);
  await app.page.evaluate(() => {
    document.dispatchEvent(new Event('resume'));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await app.hide(false);
  await app.passes(frozen);
  await app.button('toggle').click();
  const before = await place(app);
  await app.page.reload();
  await app.stands(before.position);
  assert.deepEqual(await place(app), before);
  await app.close();
});

/** @type {[what: string, head: string[], spoil: string | null, notice: string][]} */
const faults = [
  ['denied', [noStorage], null, 'the browser lets nothing be stored'],
  ['full', [fullStorage], null, 'the browser lets nothing be stored'],
  ['spoilt', [], '{"version":1,"work":', 'It has been set aside'],
  ['of a newer version', [], '{"version":2,"work":{}}', 'It has been set aside'],
];

for (const [what, head, spoil, notice] of faults) {
  test(`with storage ${what}: the same board and position`, async () => {
    const app = await open({}, { head });
    await work(app);
    await leadsTo(app, 411);
    const before = await place(app);
    if (spoil) {
      await app.page.evaluate(
        ([key, text]) => [sessionStorage, localStorage].forEach((storage) => storage.setItem(key, text)),
        /** @type {const} */ ([KEY, spoil]),
      );
    } else {
      await app.reads('notice', notice);
    }
    await app.page.reload();
    if (spoil) {
      await app.reads('notice', notice);
      assert.equal(await keptIn(app, 'sessionStorage', `${KEY}.aside`), spoil);
      await app.page.locator('sudoku-notice .quiet').click();
    }
    await assertThere(app, before);
    await app.button('step').click();
    await app.stands(412);
    await leadsTo(app, 412);
    await app.page.reload();
    await app.stands(412);
    await app.close();
  });
}

testOnly(
  { in: ['chromium', 'firefox'], because: 'each tab that is driven in WebKit has a storage of its own' },
  'two tabs keep apart, and a new one starts with what was done last',
  async () => {
    const app = await open();
    await work(app);
    await leadsTo(app, 411);
    const other = new App(await app.page.context().newPage(), app.site);
    await other.page.goto(app.site.url);
    await other.stands(411);
    await other.paste(small);
    await other.page.locator('.cell').nth(16).waitFor({ state: 'detached' });
    await other.slide('sudoku-scrubber input', 42);
    await leadsTo(other, 42);
    const [one, two] = [await place(app), await place(other)];
    await app.page.reload();
    await assertThere(app, one);
    await other.page.reload();
    await other.stands(42);
    assert.deepEqual(await place(other), two);
    const third = await app.page.context().newPage();
    await third.goto(app.site.url);
    await new App(third, app.site).stands(42);
    assert.deepEqual(other.errors, []);
    await app.close();
  },
);

test('a link in a tab of its own leaves the work to undo, and a player that is no app page keeps nothing', async () => {
  const app = await open();
  await work(app);
  await leadsTo(app, 411);
  const kept = await place(app);
  await app.page.goto('about:blank');
  await app.page.goto(`${app.site.url}#p=${small}&n=118&s=22`);
  await app.reads('notice', 'came with the link');
  await app.stands(118);
  await app.page.getByRole('button', { name: 'Undo' }).click();
  await app.page.locator('.cell').nth(80).waitFor();
  await assertThere(app, kept);
  await leadsTo(app, 411);
  const before = await keptIn(app, 'localStorage');
  await app.page.evaluate((puzzle) => {
    const player = document.createElement('sudoku-player');
    player.setAttribute('puzzle', puzzle);
    document.querySelector('main')?.append(player);
  }, small);
  const second = app.page.locator('sudoku-player').nth(1);
  await second.locator('sudoku-verdict', { hasText: '382 steps' }).waitFor();
  await second.locator('button[data-type="to-end"]').click();
  await second.locator('sudoku-sentence', { hasText: 'Solved!' }).waitFor();
  await app.page.evaluate(() => document.dispatchEvent(new Event('freeze')));
  assert.equal(await keptIn(app, 'localStorage'), before);
  await app.close();
});
