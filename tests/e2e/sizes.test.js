/**
 * The board comes first at every size: in the app from the smallest phone to the largest screen, in a
 * frame, in a column of somebody's page, and in the figures of the lesson.
 */
import assert from 'node:assert/strict';
import { languages } from '../web/texts.js';
import { useApp } from './app.js';
import { some } from './engines/engine.js';
import { test } from './engines/test.js';
import { faultsOf } from './rules.js';

const { open } = useApp();

/** @type {[width: number, height: number][]} */
const screens = [
  [320, 568], [360, 640], [375, 667], [390, 844], [412, 915], [430, 932], [568, 320], [667, 375],
  [844, 390], [768, 1024], [1024, 768], [820, 1180], [1180, 820], [1280, 800], [1920, 1080], [2560, 1440],
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

/** The part of the height that a board takes on a screen that is wider than high: more on a large one. @param {number} height */
const shareOfHeight = (height) => (height >= 1080 ? 0.7 : 0.55);

/** Where the parts of the first player of a page are, in CSS pixels. @param {import('playwright-core').Page | import('playwright-core').Frame} page */
const placesOf = (page) => page.evaluate(() => {
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
  assert.ok(left >= -SLACK && top >= -SLACK && right <= window.width + SLACK && bottom <= window.height + SLACK, `${what} lies from ${left}, ${top} to ${right}, ${bottom}`);
}

/** @param {Places} places @param {string} where */
function assertLarge({ room, window, board }, where) {
  const least = window.width < window.height ? 0.6 * room : Math.min(0.6 * room, shareOfHeight(window.height) * window.height);
  assert.ok(board.width >= least - SLACK, `${where}: the board is ${board.width} px wide, at least ${least} px are wanted`);
}

/** Shows the step at a position. @param {import('./app.js').App} app @param {number} position */
async function seek(app, position) {
  await app.page.locator('sudoku-player').evaluate((player, to) => /** @type {any} */ (player).seek(to), position);
  await app.stands(position);
}

/** Where Play is at positions all over the run: as many places as it has. @param {import('./app.js').App} app @returns {Promise<number[]>} */
const placesOfPlay = (app) => app.page.locator('sudoku-player').evaluate(async (player, looks) => {
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

for (const [width, height] of screens) {
  test(`on ${width} x ${height} the board is large, Play and the sentence are in sight, and the transport stays where it is`, async () => {
    const app = await open({ viewport: { width, height }, hasTouch: isTouched(width, height) });
    await app.reads('verdict', '5,547');
    for (const language of languages) {
      await app.page.locator('#language').selectOption(language);
      await app.page.locator(`sudoku-player .frame[lang=${language}]`).waitFor();
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
      }
      if (some(languages).includes(language)) assert.equal((await placesOfPlay(app)).length, 1, `${language}: the transport moves`);
    }
    await app.close();
  });

  test(`on ${width} x ${height} board and Play stay where they are from Watch to Edit, and the keys are in sight`, async () => {
    const app = await open({ viewport: { width, height }, hasTouch: isTouched(width, height), locale: 'de-DE' });
    await app.reads('verdict', '5.547');
    const before = await placesOf(app.page);
    await app.mode('edit').click();
    await app.page.locator('sudoku-pad .digits').waitFor();
    const after = await placesOf(app.page);
    assert.deepEqual(after.board, before.board);
    const middle = (/** @type {Places['play']} */ { left, right }) => (left + right) / 2;
    assert.ok(Math.abs(after.play.top - before.play.top) <= SLACK, `Play goes from ${before.play.top} to ${after.play.top}`);
    assert.ok(Math.abs(middle(after.play) - middle(before.play)) <= SLACK, `Play goes from ${middle(before.play)} to ${middle(after.play)}, sideways`);
    const keys = await app.page.locator('sudoku-pad .digits button').evaluateAll((all) => all.map((key) => key.getBoundingClientRect().toJSON()));
    for (const key of keys) {
      assertInside(key, after.window, 'a key');
      assert.ok(key.width >= 44 && key.height >= 44, `a key of ${key.width} x ${key.height}`);
    }
    assert.deepEqual(await faultsOf(app.page), []);
    await app.close();
  });
}

