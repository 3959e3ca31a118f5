/** What only a picture shows. More pictures, for eyes: scripts/look. */
import assert from 'node:assert/strict';
import { PNG } from 'pngjs';
import { brightness, contrast, difference, ground } from '../../look/pictures.js';
import { useApp } from '../support/app.js';
import { engine, some } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { again, fresh, walkThrough } from '../support/every-state.js';
import { desktop, phone } from '../support/site.js';

const { open } = useApp();
const tablet = { viewport: { width: 768, height: 1024 }, isMobile: true, hasTouch: true };

/** What stays visible of a text of its size on its ground, by WCAG. */
const READABLE = 4.5;
/** A part of a shade, by which the edges of a letter may differ when it is drawn anew. */
const SHADE = 0.01;
/** A share of the pixels: in WebKit letters may stand a part of a pixel beside where they stood. */
const UNSEEN = engine.name === 'webkit' ? 0.005 : 0;
/**
 * Other browsers than Chromium are given a style sheet when a picture is taken; the page's policy refuses it, and they
 * say so.
 */
const REFUSED = { despite: /style-src-elem/ };
/** How often a picture is taken until it is the same twice. */
const LOOKS = 20;

/**
 * What the screen shows, from the top of the page, once it does not change any more.
 * @param {import('../support/app.js').App} app
 */
async function picture(app) {
  await app.page.mouse.move(1, 1);
  await app.page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    /** @type {HTMLElement | null} */ (focused)?.blur();
    scrollTo(0, 0);
  });
  // After other puzzles there may be something to undo: nothing else may look otherwise.
  await app.page.locator('sudoku-pad :is([data-type="undo"], [data-type="redo"])').evaluateAll((buttons) =>
    buttons.forEach((button) => {
      if (button instanceof HTMLElement) button.style.visibility = 'hidden';
    }),
  );
  // What came bit by bit is painted bit by bit, and edges differ by a shade: all is painted anew, at once.
  const show = (/** @type {string} */ visibility) =>
    app.page.evaluate((value) => document.documentElement.style.setProperty('visibility', value), visibility);
  await show('hidden');
  await app.painted();
  await show('');
  await app.painted();
  const take = () => app.page.screenshot({ animations: 'disabled' });
  let last = await take();
  for (let looks = 0; looks < LOOKS; looks++) {
    await app.painted();
    const now = await take();
    if (now.equals(last)) break;
    last = now;
  }
  return last;
}

/** @param {import('../support/app.js').App} app @param {typeof fresh} states @returns {Promise<Buffer[]>} */
async function pictures(app, states) {
  /** @type {Buffer[]} */
  const all = [];
  await walkThrough(app, async () => all.push(await picture(app)), states);
  return all;
}

/**
 * The cells on the screen that have a digit, of the board, of a game, or of the small boards of a comparison, as boxes
 * in a picture.
 * @param {import('../support/app.js').App} app
 */
const digits = (app) =>
  app.page.locator(':is(sudoku-board, sudoku-game-board, sudoku-mini-board) .cell').evaluateAll((cells) =>
    cells.flatMap((cell, index) => {
      const { x, y, width, height, bottom } = cell.getBoundingClientRect();
      // without lines and marks
      const inner = { x: x + width / 4, y: y + height / 6, width: width / 2, height: (height * 2) / 3 };
      return /^\d$/.test(cell.textContent ?? '') && cell.checkVisibility() && bottom < innerHeight
        ? [{ index, ...inner }]
        : [];
    }),
  );

for (const [name, device] of some(
  /** @type {const} */ ([
    ['phone', phone],
    ['desktop', desktop],
    ['tablet', tablet],
  ]),
)) {
  test(`after everything else was open, what was seen first looks as it did: ${name}`, async () => {
    const app = await open(device);
    const first = await pictures(app, fresh);
    await app.close(REFUSED);
    const late = await open(device);
    await walkThrough(late, async () => {});
    const last = await pictures(late, again);
    await late.close(REFUSED);
    const changed = first.map((before, index) => difference(before, last[index], SHADE).share);
    assert.deepEqual(
      fresh.filter((_, index) => changed[index] > UNSEEN).map(([state]) => state),
      [],
      `${changed}`,
    );
  });
}

for (const theme of /** @type {const} */ (['light', 'dark'])) {
  for (const [name, device] of some(
    /** @type {const} */ ([
      ['phone', phone],
      ['desktop', desktop],
    ]),
  )) {
    test(`in the picture each digit stands out of its cell, and the page is ${theme}: ${name}`, async () => {
      const app = await open(device);
      await app.page.evaluate((value) => {
        document.documentElement.dataset.theme = value;
      }, theme); // not every driver can say what the system wants
      await walkThrough(
        app,
        async (state) => {
          const image = PNG.sync.read(await picture(app));
          const under = ground(brightness(image, { x: 0, y: 0, ...image }));
          assert.ok(
            theme === 'dark' ? under < 0.05 : under > 0.85,
            `${state}: the ground has a brightness of ${under}`,
          );
          const boxes = await digits(app);
          assert.equal(boxes.length > 0, state !== 'lists of puzzles', `${state}: no digit is on the screen`);
          const faint = boxes.filter((box) => contrast(brightness(image, box)) < READABLE);
          assert.deepEqual(
            faint.map(({ index }) => index),
            [],
            state,
          );
        },
        fresh,
      );
      await app.close(REFUSED);
    });
  }
}
