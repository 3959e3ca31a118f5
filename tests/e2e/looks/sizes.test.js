/**
 * The board comes first at every size: in the app from the smallest phone to the largest screen, in a
 * frame, in a column of somebody's page, and in the figures of the lesson.
 */
import assert from 'node:assert/strict';
import { languages } from '../../web/support/texts.js';
import { school, useApp } from '../support/app.js';
import { some } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { faultsOf } from '../support/rules.js';

const { open } = useApp();

/** @type {[width: number, height: number][]} */
const screens = [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 844],
  [412, 915],
  [430, 932],
  [568, 320],
  [667, 375],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [820, 1180],
  [1180, 820],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
];

/** Widths of a frame, or of the column of a page. */
const widths = [300, 360, 480, 600, 720, 860, 1000, 1200];

/** The longest reason at a dead end, and its row of digits. */
const DEAD_END = 198;
/** Positions that are looked at for what moves. */
const LOOKS = 60;
/** Pixels by which a box may miss another one: browsers round. */
const SLACK = 1;

/** What is held by fingers. @param {number} width @param {number} height */
const isTouched = (width, height) => Math.min(width, height) <= 820 && width < 1280;

/**
 * The part of the height that a board takes on a screen that is wider than high: more on a large one.
 * @param {number} height
 */
const shareOfHeight = (height) => (height >= 1080 ? 0.7 : 0.55);

/**
 * Where the parts of the first player of a page are, in CSS pixels.
 * @param {import('playwright-core').Page | import('playwright-core').Frame} page
 */
const placesOf = (page) =>
  page.evaluate(() => {
    const element = document.querySelector('sudoku-player');
    const root = element?.shadowRoot ?? document;
    const boxOf = (/** @type {string} */ selector) => {
      const found = [...root.querySelectorAll(selector)].find((part) => part.checkVisibility());
      const { left, right, top, bottom, width } = found?.getBoundingClientRect() ?? new DOMRect();
      return { left, right, top, bottom, width };
    };
    return {
      room: boxOf('.player').width,
      window: { width: innerWidth, height: innerHeight },
      board: boxOf('sudoku-board'),
      play: boxOf('button[data-type="toggle"]'),
      sentence: boxOf('.say'),
      strip: boxOf('.strip, sudoku-position'),
    };
  });

/** @typedef {Awaited<ReturnType<typeof placesOf>>} Places */

/** @param {Places['play']} box @param {Places['window']} window @param {string} what */
function assertInside({ left, right, top, bottom, width }, window, what) {
  assert.ok(width > 0, `${what} is not there`);
  assert.ok(
    left >= -SLACK && top >= -SLACK && right <= window.width + SLACK && bottom <= window.height + SLACK,
    `${what} lies from ${left}, ${top} to ${right}, ${bottom}`,
  );
}

/** @param {Places} places @param {string} where */
function assertLarge({ room, window, board }, where) {
  const least =
    window.width < window.height ? 0.6 * room : Math.min(0.6 * room, shareOfHeight(window.height) * window.height);
  assert.ok(
    board.width >= least - SLACK,
    `${where}: the board is ${board.width} px wide, at least ${least} px are wanted`,
  );
}

/** Shows the step at a position. @param {import('../support/app.js').App} app @param {number} position */
async function seek(app, position) {
  await app.page.locator('sudoku-player').evaluate((player, to) => /** @type {any} */ (player).seek(to), position);
  await app.stands(position);
}

/**
 * Where Play is at positions all over the run: as many places as it has.
 * @param {import('../support/app.js').App} app
 * @returns {Promise<number[]>}
 */
const placesOfPlay = (app) =>
  app.page.locator('sudoku-player').evaluate(async (player, looks) => {
    const tops = new Set();
    let seed = 7;
    for (let look = 0; look < looks; look++) {
      seed = (seed * 16807) % 2147483647;
      /** @type {any} */ (player).seek(seed % 5547);
      await new Promise(requestAnimationFrame);
      tops.add(player.shadowRoot?.querySelector('button[data-type="toggle"]')?.getBoundingClientRect().top);
    }
    return [...tops];
  }, LOOKS);

for (const [width, height] of /** @type {const} */ ([
  [390, 844],
  [430, 932],
  [520, 900],
  [768, 1024],
  [1024, 768],
  [1280, 800],
])) {
  test(`on ${width} x ${height} Play stays where it is when it is known how hard the puzzle is`, async () => {
    const app = await open({ viewport: { width, height }, hasTouch: true, locale: 'de-DE' });
    await app.reads('verdict', '5.547');
    const { play } = await placesOf(app.page);
    await app.reads('verdict', ' – ');
    assert.equal((await placesOf(app.page)).play.top, play.top);
    await app.close();
  });
}

for (const [width, height] of screens) {
  test(`on ${width} x ${height} the board is large, Play and sentence are in sight, the transport stays`, async () => {
    const app = await open({ viewport: { width, height }, hasTouch: isTouched(width, height) });
    await app.reads('verdict', '5,547');
    for (const language of languages) {
      await app.page.locator('#language').selectOption(language);
      await app.page.locator(`sudoku-player .frame[lang=${language}]`).waitFor();
      const tops = new Set(); // of Play, from before anything was explained on
      for (const position of [0, DEAD_END]) {
        await seek(app, position);
        const where = `${language}, step ${position}`;
        const places = await placesOf(app.page);
        assertLarge(places, where);
        assertInside(places.board, places.window, `${where}: the board`);
        assertInside(places.sentence, places.window, `${where}: the sentence`);
        assertInside(places.strip, places.window, `${where}: the strip`);
        assertInside(places.play, places.window, `${where}: Play`);
        assert.deepEqual(await faultsOf(app.page), [], where);
        tops.add(places.play.top);
      }
      if (some(languages).includes(language)) for (const top of await placesOfPlay(app)) tops.add(top);
      assert.equal(tops.size, 1, `${language}: Play moves to ${[...tops]}`);
    }
    await app.close();
  });

  test(`on ${width} x ${height} board and Play stay in place from Watch to Edit, with keys in sight`, async () => {
    const app = await open({ viewport: { width, height }, hasTouch: isTouched(width, height), locale: 'de-DE' });
    await app.reads('verdict', '5.547');
    const before = await placesOf(app.page);
    await app.mode('edit').click();
    await app.page.locator('sudoku-pad .digits').waitFor();
    const after = await placesOf(app.page);
    assert.deepEqual(after.board, before.board);
    const middle = (/** @type {Places['play']} */ { left, right }) => (left + right) / 2;
    assert.ok(
      Math.abs(after.play.top - before.play.top) <= SLACK,
      `Play goes from ${before.play.top} to ${after.play.top}`,
    );
    assert.ok(
      Math.abs(middle(after.play) - middle(before.play)) <= SLACK,
      `Play goes from ${middle(before.play)} to ${middle(after.play)}, sideways`,
    );
    const keys = await app.page
      .locator('sudoku-pad .digits button')
      .evaluateAll((all) => all.map((key) => key.getBoundingClientRect().toJSON()));
    for (const key of keys) {
      assertInside(key, after.window, 'a key');
      assert.ok(key.width >= 44 && key.height >= 44, `a key of ${key.width} x ${key.height}`);
    }
    assert.deepEqual(await faultsOf(app.page), []);
    await app.close();
  });
}

/** On a screen that is narrower, held either way, the way to the lists may be in the dialog for a new puzzle alone. */
const PHONE = 480;

test('on every screen the bar leads to each mode, on phones the dialog for a new puzzle to the lists', async () => {
  const app = await open({ viewport: { width: 1280, height: 800 } });
  await app.reads('verdict', '5,547');
  for (const [width, height] of screens) {
    await app.page.setViewportSize({ width, height });
    await app.painted();
    const modes = await app.page
      .locator('sudoku-bar [data-mode]')
      .locator('visible=true')
      .evaluateAll((all) => all.map((button) => button.getAttribute('data-mode')));
    const wanted = ['watch', 'play', 'edit', 'compare', 'lists'];
    const isPhone = Math.min(width, height) < PHONE;
    assert.deepEqual(
      isPhone ? modes.slice(0, 4) : modes,
      isPhone ? wanted.slice(0, 4) : wanted,
      `${width} x ${height}`,
    );
  }
  const [[width, height]] = screens;
  await app.page.setViewportSize({ width, height });
  await app.button('choose').click();
  await app.page.locator('dialog[open] [data-mode="lists"]').click();
  await app.page.locator('sudoku-lists textarea').waitFor();
  await app.page.evaluate((german) => document.querySelector('sudoku-player')?.setAttribute('lang', german), 'de');
  await app.page.locator('sudoku-bar [data-mode="lists"]', { hasText: 'Listen' }).waitFor();
  for (const [width, height] of screens) {
    await app.page.setViewportSize({ width, height });
    await app.painted();
    const chosen = app.page.locator('sudoku-bar [aria-pressed="true"][data-mode]');
    assert.equal(await chosen.innerText(), 'Listen', `${width} x ${height}`);
    const [bar, button] = await Promise.all([app.page.locator('sudoku-bar').boundingBox(), chosen.boundingBox()]);
    assert.ok(bar && button && button.x + button.width <= bar.x + bar.width, `${width} x ${height}: in the bar`);
  }
  await app.close();
});

/** What a page shows in a player where it says nothing, a part of it, and all. */
const contents = [
  ['as a frame has it', ''],
  ['with a listing', '&controls=sentence%20scrubber%20transport&code=python'],
  ['all', '&controls=all'],
];

for (const [what, fragment] of contents) {
  test(`in a frame of any width the board is large, and Play in sight: ${what}`, async () => {
    for (const width of some(widths)) {
      const height = 860; // what the dialog for sharing offers
      const app = await open(
        { viewport: { width, height } },
        { path: `embed.html#p=${school}&n=${DEAD_END}&l=de${fragment}`, shows: 'sudoku-sentence p' },
      );
      await app.painted();
      const where = `${width} px`;
      const places = await placesOf(app.page);
      assertLarge(places, where);
      assertInside(places.board, places.window, `${where}: the board`);
      assertInside(places.play, places.window, `${where}: Play`);
      assert.deepEqual(await faultsOf(app.page), [], where);
      await app.close();
    }
  });
}

test('in a column of any width the board is large, and what is seen with it as high as the window', async () => {
  const app = await open({ viewport: { width: 1280, height: 800 } });
  await app.reads('verdict', '5,547');
  const main = app.page.locator('main');
  for (const width of widths) {
    await main.evaluate((element, px) => element.style.setProperty('width', `${px}px`), width);
    for (const mode of /** @type {const} */ (['watch', 'edit'])) {
      await app.mode(mode).click();
      await app.painted();
      const where = `${width} px, ${mode}`;
      const places = await placesOf(app.page);
      assert.equal(places.room, width);
      assertLarge(places, where);
      if (width <= places.window.height) assertInside(places.play, places.window, `${where}: Play`);
      assert.deepEqual(await faultsOf(app.page), [], where);
    }
  }
  await app.close();
});

for (const [width, height] of /** @type {const} */ ([
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
])) {
  test(`on ${width} x ${height} figures of the lesson are large, and move no text as they come to life`, async () => {
    const app = await open(
      { viewport: { width, height } },
      { path: 'lesson/de.html', shows: 'main [data-light][tabindex]' },
    );
    const figures = app.page.locator('figure[data-figure]');
    const before = await figures.evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().height));
    for (const [index, figure] of (await figures.all()).entries()) {
      await figure.scrollIntoViewIfNeeded();
      const player = figure.locator('sudoku-player:not([class])');
      await player.waitFor();
      const { name, board, room, now, hasPanel } = await player.evaluate((element) => {
        const widthOf = (/** @type {string} */ selector) =>
          element.shadowRoot?.querySelector(selector)?.getBoundingClientRect().width ?? 0;
        const holder = /** @type {HTMLElement} */ (element.closest('figure'));
        return {
          name: holder.id,
          board: widthOf('sudoku-board'),
          room: widthOf('.player'),
          now: holder.getBoundingClientRect().height,
          hasPanel: holder.matches('[data-code], [data-controls~="tabs"]'),
        };
      });
      const least = Math.min(0.6 * room, 0.55 * height);
      assert.ok(board >= least - SLACK, `${name}: the board is ${board} px wide of ${room} px`);
      if (!hasPanel) assert.ok(now <= before[index] + SLACK, `${name} grows from ${before[index]} to ${now} px`);
    }
    await app.close();
  });
}
