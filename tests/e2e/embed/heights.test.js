/**
 * The heights that a frame tells the page that holds it. A page may give its frame each height that it is told: that
 * never makes the frame tell another one.
 */
import assert from 'node:assert/strict';
import { some } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { chance } from '../../support/chance.js';
import { createRandom } from '../../support/random.js';
import { school, useApp } from '../support/app.js';

const { open } = useApp();

const widths = [320, 360, 480, 700, 1000];

/** Heights that a page gives its frame at first: what a browser gives it, a low one, a high one. */
const firstHeights = [150, 500, 1000];

/** Milliseconds: longer than a height has to stay before it is told. */
const LATE = 500;

/** Pixels that may be free below the player: browsers round. */
const SLACK = 2;

/** What is seen of each mode that can be entered in a frame, when all of it is there. */
const modes = {
  watch: 'sudoku-sentence p',
  play: 'sudoku-game-pad .entries button',
  edit: 'sudoku-pad .digits button',
  compare: 'sudoku-compare .buttons button',
  lists: 'sudoku-lists textarea',
};

/** @typedef {keyof typeof modes} Mode */

/**
 * Opens a page that holds a frame and follows the heights that it tells, in place of the frame that it had.
 * @param {import('../support/app.js').App} app @param {string} fragment @param {number} width @param {number} height
 */
const hold = (app, fragment, width, height) =>
  app.page.evaluate(
    (wish) => {
      const told = /** @type {number[]} */ ([]);
      const frame = document.createElement('iframe');
      Object.assign(globalThis, { told });
      frame.style.cssText = `display: block; border: 0; width: ${wish.width}px`; // a scroll bar takes none of it
      Object.assign(frame, { height: wish.height, src: `../../embed.html${wish.fragment}` });
      addEventListener('message', ({ source, data }) => {
        if (source !== frame.contentWindow || data.type !== 'sudoku-size') return;
        told.push(data.height);
        frame.height = data.height;
      });
      document.querySelector('main')?.replaceChildren(frame);
    },
    { fragment, width, height },
  );

/**
 * Waits until what a selector names is seen in the frame.
 * @param {import('../support/app.js').App} app @param {string} selector
 */
const seen = (app, selector) =>
  app.page.waitForFunction((wanted) => {
    const inside = document.querySelector('iframe')?.contentDocument;
    const root = inside?.querySelector('sudoku-player')?.shadowRoot ?? inside;
    return [...(root?.querySelectorAll(wanted) ?? [])].some((element) => element.checkVisibility());
  }, selector);

/**
 * What was told since it was asked last, once nothing moves.
 * @param {import('../support/app.js').App} app @returns {Promise<number[]>}
 */
async function heard(app) {
  const all = () => app.page.evaluate(() => [.../** @type {any} */ (globalThis).told]);
  await app.settles(async () => [await all(), await placesIn(app)]);
  return app.page.evaluate(() => /** @type {any} */ (globalThis).told.splice(0));
}

/**
 * Pixels; width: how much wider the page is than the frame.
 * @typedef {Record<'frame' | 'page' | 'player' | 'width', number>} Places
 */

/** How high the frame is, and what is in it. @param {import('../support/app.js').App} app @returns {Promise<Places>} */
const placesIn = (app) =>
  app.page.evaluate(() => {
    const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));
    const root = /** @type {HTMLElement} */ (frame.contentDocument?.documentElement);
    const player = root.querySelector('#player');
    return {
      frame: frame.clientHeight,
      page: root.scrollHeight,
      player: player?.getBoundingClientRect().bottom ?? 0,
      width: root.scrollWidth - root.clientWidth,
    };
  });

/** @param {import('../support/app.js').App} app @param {Mode} mode that is entered in the frame */
const enter = (app, mode) =>
  app.page.evaluate((wanted) => {
    const player = document.querySelector('iframe')?.contentDocument?.querySelector('sudoku-player');
    const button = player?.shadowRoot?.querySelector(`sudoku-bar [data-mode="${wanted}"]`);
    /** @type {HTMLElement} */ (button).click(); // on a narrow screen not all of them are seen
  }, mode);

/**
 * @param {number[]} told @param {number | null} before the height until now; null: there was none
 * @param {Places} now @param {string} where
 */
function assertSteady(told, before, now, where) {
  assert.ok(!told.includes(0), `${where}: ${told}`);
  const jumps = told.filter((height, index) => height !== (index > 0 ? told[index - 1] : before));
  assert.ok(jumps.length <= (before === null ? 2 : 1), `${where}: from ${before} to ${told}`);
  assert.equal(now.frame, told.at(-1) ?? before, where);
  assert.ok(now.page <= now.frame, `${where}: a page of ${now.page} px scrolls in a frame of ${now.frame} px`);
  assert.ok(now.frame - now.player <= SLACK, `${where}: ${now.frame - now.player} px are empty`);
  assert.equal(now.width, 0, `${where}: it scrolls sideways`);
}

for (const [kind, fragment, shows] of /** @type {const} */ ([
  ['in Watch', '', 'sudoku-sentence p'],
  ['with all controls', '&n=198&controls=all', '.panels'],
  ['with a listing', '&controls=sentence%20scrubber%20transport&code=python', 'sudoku-code'],
  ['in Play', '&m=play', modes.play],
  ['in Play with all controls', '&m=play&controls=all', modes.play],
  ['without controls', '&n=198&q=digit-17&controls=none', 'sudoku-board .cell'],
  ['in Play without controls', '&m=play&controls=none', 'sudoku-game-board .cell'],
  ['with questions', '&n=100&q=digit-17', 'sudoku-sentence p'],
])) {
  test(`the height that a frame ${kind} tells first jumps at most once`, async () => {
    const app = await open({ viewport: { width: 1200, height: 900 } }, { path: 'demo/strict.html', shows: 'iframe' });
    for (const width of some(widths)) {
      for (const height of firstHeights) {
        await hold(app, `#p=${school}${fragment}`, width, height);
        await seen(app, shows);
        const told = await heard(app);
        const where = `${width} x ${height}`;
        assertSteady(told, null, await placesIn(app), where);
      }
    }
    await app.close();
  });
}

test('from mode to mode, in any order, the height of a frame jumps at most once, to that of the mode', async () => {
  const app = await open({ viewport: { width: 1200, height: 900 } }, { path: 'demo/strict.html', shows: 'iframe' });
  const random = createRandom(chance);
  for (const width of some(widths)) {
    await hold(app, `#p=${school}&controls=all`, width, random.pick(firstHeights));
    await seen(app, '.panels');
    let before = (await heard(app)).at(-1) ?? null;
    /** @type {Map<Mode, number | null>} */
    const known = new Map([['watch', before]]);
    const way = /** @type {Mode[]} */ (['watch']);
    for (let steps = 0; steps < 8; steps++) {
      const others = /** @type {Mode[]} */ (Object.keys(modes)).filter((mode) => mode !== way.at(-1));
      const mode = random.pick(others);
      way.push(mode);
      const where = `${width} px wide, ${way.join(' -> ')}`;
      await enter(app, mode);
      await seen(app, modes[mode]);
      const told = await heard(app);
      assertSteady(told, before, await placesIn(app), where);
      before = told.at(-1) ?? before;
      if (known.has(mode)) assert.equal(before, known.get(mode), where);
      known.set(mode, before);
    }
  }
  await app.close();
});

for (const mode of /** @type {const} */ (['play', 'compare', 'lists'])) {
  test(`whichever file of a mode comes late, the height of a frame jumps at most once: ${mode}`, async () => {
    const app = await open({ viewport: { width: 1200, height: 900 } }, { path: 'demo/strict.html', shows: 'iframe' });
    const late = async (/** @type {string | null} */ file) => {
      app.site.mend();
      await hold(app, `#p=${school}&controls=all`, 700, 500);
      await seen(app, '.panels');
      const before = (await heard(app)).at(-1) ?? null;
      if (file) app.site.fault(new RegExp(`^${file.replaceAll('.', '\\.')}$`), { delay: LATE });
      const asked = app.site.asked.length;
      await enter(app, mode);
      await seen(app, modes[mode]);
      while (app.site.waiting > 0) await app.painted();
      const told = await heard(app);
      assertSteady(told, before, await placesIn(app), `${mode}: ${file}`);
      return app.site.asked.slice(asked);
    };
    const files = await late(null);
    assert.ok(files.length > 3, `${files}`);
    for (const file of some(files)) await late(file);
    await app.close();
  });
}
