import assert from 'node:assert/strict';
import { test } from 'node:test';
import { school, schoolSolved, useApp } from './app.js';
import { findings } from './axe.js';
import { kill, killable } from './kill.js';
import { desktop, phone, smallPhone } from './site.js';

const { open } = useApp();
const names = ['all-solutions', 'propagation', 'dancing-links'];
/** Its run with backtracking has thousands of millions of steps. */
const hard = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

/** @typedef {import('./app.js').App} App */

/** @param {App} app @param {string} selector within the comparison */
const part = (app, selector) => app.page.locator(`sudoku-compare ${selector}`);

/** @param {App} app @param {string} type */
const press = (app, type) => part(app, `button[data-type="${type}"]`);

/** @param {App} app @param {string} id */
const chip = (app, id) => press(app, 'entrant').and(app.page.locator(`[data-algorithm="${id}"]`));

/** Opens the comparison, and waits until the runs are known. @param {App} app @param {'click' | 'tap'} [how] */
async function enter(app, how = 'click') {
  await app.reads('verdict', '5,547');
  await app.mode('compare')[how]();
  await part(app, 'tbody th').first().waitFor();
}

/** The lines of the table. @param {App} app */
async function table(app) {
  await app.painted();
  return part(app, 'tbody tr').evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' ')));
}

/** What stands on each board. @param {App} app */
async function boards(app) {
  await app.painted();
  return part(app, 'sudoku-mini-board').evaluateAll((list) => list.map((board) => [...board.querySelectorAll('.cell')].map((cell) => cell.textContent || '.').join('')));
}

/** @param {App} app */
async function clock(app) {
  await app.painted();
  return Number(await part(app, '.clock').inputValue());
}

/** Waits for a text in the line about the clock. @param {App} app @param {string | RegExp} text */
const clockReads = (app, text) => part(app, '.clock-text').filter({ hasText: text }).waitFor();

const totals = [
  'Fewest candidates first 118 0 39 39 0 0 1',
  'Propagation 118 0 0 39 0 0 1',
  'Dancing links 118 0 39 39 0 0 1',
  'Look-up tables 1,719 685 452 69 30 30 1',
  'Backtracking 5,547 4,513 452 69 30 30 1',
  'All solutions 7,210 5,738 630 70 70 70 1',
];

test('by touch: all six run to their ends, the table sorts, and Watch stands where it stood', async () => {
  const app = await open(phone);
  await app.reads('verdict', '5,547');
  await app.slide('sudoku-scrubber input', 1308);
  await enter(app, 'tap');
  for (const name of names) await chip(app, name).tap();
  assert.equal((await boards(app)).join(), Array(6).fill(school).join());
  await press(app, 'to-end').tap();
  await clockReads(app, '7,210 of 7,210 steps');
  assert.deepEqual(await boards(app), [schoolSolved, school, ...Array(4).fill(schoolSolved)]);
  assert.deepEqual(await table(app), totals);
  const column = part(app, 'thead th').nth(3);
  await column.locator('button').tap();
  await app.painted();
  assert.equal(await column.getAttribute('aria-sort'), 'ascending');
  assert.equal((await table(app))[0], totals[1]);
  await column.locator('button').tap();
  await app.painted();
  assert.equal(await column.getAttribute('aria-sort'), 'descending');
  assert.equal((await table(app))[0], totals[5]);
  assert.equal(await part(app, 'thead [aria-sort]').count(), 1);
  await app.mode('watch').tap();
  assert.equal(await app.position(), 1308);
  await app.reads('sentence', '9 cannot go into row 3, column 7');
  await app.mode('compare').tap();
  await clockReads(app, '7,210 of 7,210 steps');
  await app.close();
});

test('by keyboard alone: enter, step, jump, play, and count by something else', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  const { keyboard } = app.page;
  await app.mode('compare').focus();
  await keyboard.press('Enter');
  await clockReads(app, '0 of 5,547 steps');
  await keyboard.press('.');
  await keyboard.press('l');
  await clockReads(app, '11 of 5,547 steps');
  await keyboard.press(',');
  assert.equal(await clock(app), 10);
  assert.equal(await app.position(), 0); // the player's own run does not move
  await keyboard.press('7');
  assert.ok(await app.page.locator('sudoku-notice').isHidden());
  await keyboard.press('End');
  await clockReads(app, '5,547 of 5,547 steps');
  await keyboard.press('Home');
  await clockReads(app, '0 of 5,547 steps');
  await press(app, 'toggle').focus();
  await keyboard.press('Space');
  await part(app, 'li[data-algorithm="mrv"] .state').filter({ hasText: 'Solved after 118 steps' }).waitFor();
  await keyboard.press('k');
  const stopped = await clock(app);
  assert.ok(stopped >= 118 && stopped < 5547, String(stopped));
  await app.page.waitForTimeout(100);
  assert.equal(await clock(app), stopped);
  await keyboard.press('End');
  await press(app, 'unit').nth(2).focus();
  await keyboard.press('Space');
  await clockReads(app, '69 of 69 placements');
  await app.close();
});

test('played, all boards are at the same count at every moment, and stop at their ends', async () => {
  const app = await open();
  await enter(app);
  await chip(app, 'all-solutions').click();
  await part(app, '#compare-speed').fill('66'); // 2,000 a second
  await press(app, 'toggle').click();
  const seen = await app.page.evaluate(() => new Promise((resolve) => {
    const root = document.querySelector('sudoku-player')?.shadowRoot;
    /** @type {number[][]} */
    const frames = [];
    const look = () => {
      const counts = [...root?.querySelectorAll('sudoku-compare [data-counted] dd') ?? []].map((dd) => Number(dd.textContent?.replace(',', '')));
      frames.push(counts);
      if (frames.length < 60) requestAnimationFrame(look);
      else resolve(frames);
    };
    look();
  }));
  const ends = [5547, 7210, 1719, 118];
  for (const counts of /** @type {number[][]} */ (seen)) {
    const most = Math.max(...counts);
    assert.deepEqual(counts, ends.map((end) => Math.min(end, most)));
  }
  assert.ok(Math.max(.../** @type {number[][]} */ (seen).at(-1) ?? []) > 100);
  await app.close();
});

test('a run of thousands of millions of steps holds nothing up: it is measured in slices, and can be stopped', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.paste(hard);
  await app.mode('compare').click();
  await press(app, 'to-end').click();
  await press(app, 'stop').waitFor();
  const known = () => part(app, '.measuring span').innerText();
  const before = await known();
  await app.page.waitForFunction((text) => document.querySelector('sudoku-player')?.shadowRoot?.querySelector('sudoku-compare .measuring span')?.textContent !== text, before);
  await press(app, 'stop').click();
  await press(app, 'measure').waitFor();
  const stopped = await known();
  await app.page.waitForTimeout(100);
  assert.equal(await known(), stopped);
  const lines = await table(app);
  assert.ok(lines.some((line) => /^Backtracking ≥ /.test(line)), lines.join('\n'));
  assert.ok(lines.some((line) => /^Fewest candidates first \d/.test(line)), lines.join('\n'));
  await press(app, 'to-start').click();
  assert.equal(await clock(app), 0);
  await app.close();
});

test('a puzzle with equal digits is not compared, and the sentence says why', async () => {
  const app = await open();
  await app.mode('edit').click();
  await app.cell(0).click();
  await app.page.keyboard.press('5');
  await app.mode('compare').click();
  await part(app, '.blocked').filter({ hasText: 'Nothing to compare. Row 1 has two equal digits' }).waitFor();
  assert.equal(await part(app, 'sudoku-mini-board').count(), 0);
  assert.equal(await press(app, 'toggle').getAttribute('aria-disabled'), 'true');
  assert.deepEqual(await findings(app), []);
  await app.mode('edit').click();
  await app.button('undo').click();
  await app.mode('compare').click();
  await part(app, 'tbody th').first().waitFor();
  assert.ok(await part(app, '.blocked').isHidden());
  await app.close();
});

test('another puzzle and another size start another comparison', async () => {
  const app = await open();
  await enter(app);
  await press(app, 'to-end').click();
  await app.paste('1.....3..4.....2');
  await clockReads(app, '0 of 382 steps');
  assert.deepEqual(await boards(app), Array(3).fill('1.....3..4.....2'));
  await app.close();
});

test('when the WASM instance dies, the comparison goes on at the same count', async () => {
  const app = await open({}, { prepare: killable });
  await enter(app);
  await part(app, '.clock').fill('700');
  await clockReads(app, '700 of 5,547 steps');
  await kill(app.page);
  await press(app, 'step').click();
  await app.page.locator('sudoku-notice', { hasText: 'The solver had to be restarted' }).waitFor();
  await clockReads(app, '700 of 5,547 steps');
  await press(app, 'step').click();
  await clockReads(app, '701 of 5,547 steps');
  await app.close();
});

test('a player that leaves the page ends the comparison, and takes it up when it comes back', async () => {
  const app = await open();
  await enter(app);
  await press(app, 'toggle').click();
  await app.page.evaluate(() => {
    const player = document.querySelector('sudoku-player');
    Object.assign(globalThis, { player });
    player?.remove();
  });
  await app.page.waitForTimeout(100);
  await app.page.evaluate(() => document.querySelector('main')?.append(/** @type {any} */ (globalThis).player));
  await clockReads(app, /of 5,547 steps/);
  const count = await clock(app);
  await app.page.waitForTimeout(100);
  assert.equal(await clock(app), count);
  await press(app, 'step').click();
  assert.equal(await clock(app), count + 1);
  await app.close();
});

test('a hidden tab stops the clock, and starts it when it is seen again', async () => {
  const app = await open();
  await enter(app);
  await press(app, 'toggle').click();
  const hide = (/** @type {boolean} */ hidden) => app.page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
  await hide(true);
  const count = await clock(app);
  await app.page.waitForTimeout(150);
  assert.equal(await clock(app), count);
  await hide(false);
  await app.page.waitForFunction((before) => {
    const range = document.querySelector('sudoku-player')?.shadowRoot?.querySelector('sudoku-compare .clock');
    return Number(/** @type {HTMLInputElement} */ (range).value) > before;
  }, count);
  await app.close();
});

test('another language is taken over at once', async () => {
  const app = await open();
  await enter(app);
  await app.page.locator('#language').selectOption('de');
  await clockReads(app, '0 von 5.547 Schritten');
  assert.equal(await part(app, 'caption').innerText(), 'Die ganzen Läufe');
  await app.close();
});

test('with reduced motion the clock counts placements', async () => {
  const app = await open({ reducedMotion: 'reduce' });
  await enter(app);
  await clockReads(app, '0 of 69 placements');
  await app.close();
});

test('the first screen does not load the comparison; where it cannot be loaded, Watch is there with a notice', async () => {
  /** @type {string[]} */
  const asked = [];
  let missing = true;
  const app = await open({}, {
    prepare: async (page) => {
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.route('**/comparison.js', (route) => (missing ? route.fulfill({ status: 404 }) : route.continue()));
    },
  });
  await app.reads('verdict', '5,547');
  assert.deepEqual(asked.filter((path) => /compar(e|ison)\.|race/.test(path)), []);
  await app.mode('compare').click();
  await app.page.locator('sudoku-notice', { hasText: 'The comparison could not be loaded' }).waitFor();
  assert.equal(await app.mode('watch').getAttribute('aria-pressed'), 'true');
  missing = false;
  app.errors.length = 0; // the browser's own lines about the 404
  await app.close();
});

for (const [name, device] of Object.entries({ phone, smallPhone, narrow: { viewport: { width: 320, height: 700 } }, desktop })) {
  test(`nothing is wider than the screen, and what is tapped is high enough: ${name}`, async () => {
    const app = await open(device);
    await enter(app);
    for (const id of names) await chip(app, id).click();
    await press(app, 'unit').nth(1).click();
    for (const language of ['en', 'de', 'zh']) {
      await app.page.locator('#language').selectOption(language);
      await app.assertNoSidewaysScrolling();
    }
    if ('hasTouch' in device) {
      const low = await app.page.locator('button:visible').evaluateAll((buttons) => buttons
        .filter((button) => button.getBoundingClientRect().height < (button.parentElement?.classList.contains('segments') ? 40 : 44))
        .map((button) => button.textContent || button.getAttribute('aria-label')));
      assert.deepEqual(low, []);
    }
    await app.close();
  });
}

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  for (const [name, device] of Object.entries({ desktop, phone })) {
    test(`axe finds nothing in the comparison, ${colorScheme}, ${name}`, async () => {
      const app = await open({ ...device, colorScheme });
      await enter(app);
      for (const id of names) await chip(app, id).click();
      await press(app, 'unit').nth(1).click();
      for (const count of [0, 1001, 5738]) {
        await part(app, '.clock').fill(String(count));
        await app.painted();
        assert.deepEqual(await findings(app), [], `at ${count}`);
      }
      await app.close();
    });
  }
}
