/** What a reader keeps on the site is neither read nor changed by a page of another origin that holds a frame of it. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { commandValues } from '../../../web/app/embed/messages.js';
import { newGame } from '../../../web/app/play/game.js';
import { gameFromText, gameToText } from '../../../web/app/play/keeping/snapshot.js';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { begun, puzzleOf } from '../../web/play/keeping.js';
import { test } from '../engines/test.js';
import { useApp } from '../support/app.js';
import { script } from '../support/head.js';
import { cellAt, easy, key, playing } from '../support/playing.js';
import { serve } from '../support/site.js';

const { open } = useApp();

/** @typedef {import('../support/app.js').App} App */

/** How many commands and addresses are tried on each kind of frame. */
const TRIES = process.env.CI ? 150 : 400;

/** A page that is held tells the one that holds it of each use of a storage, and when its player is ready. */
const watched = script(() => {
  addEventListener('sudoku-ready', () => {
    parent.postMessage({ type: 'sudoku-ready' }, '*');
  });
  const names = /** @type {const} */ (['getItem', 'setItem', 'removeItem', 'key', 'clear']);
  for (const name of names) {
    const work = /** @type {any} */ (Storage.prototype)[name];
    /** @type {any} */ (Storage.prototype)[name] = function use(/** @type {unknown[]} */ ...values) {
      parent.postMessage({ type: 'storage', use: `${name} ${values[0]}` }, '*');
      return work.apply(this, values);
    };
  }
});

/** @param {string} src */
const holder = (src) => `<!doctype html><title>Another site</title>
  <script>const told = []; addEventListener('message', ({ data }) => told.push(data)); globalThis.told = told;</script>
  <iframe width="900" height="900" src="${src}"></iframe>`;

/** All that the browser keeps for the site; seen from a page of it that keeps nothing. @param {App} app */
async function keptOf(app) {
  await app.page.goto(`${app.site.url}embed.html`);
  return app.page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));
}

/**
 * A reader who has played two games on the site: what is kept of that.
 * @returns {Promise<{ app: App, kept: Awaited<ReturnType<typeof keptOf>> }>}
 */
async function played() {
  const app = await open({}, { ...playing(easy), head: [watched] });
  await cellAt(app, 0).click();
  await key(app, 4).click();
  await app.page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    `#p=${puzzleOf(1)}&m=play`,
  );
  await app.page.waitForFunction((puzzle) => {
    const { game } = /** @type {any} */ (document.querySelector('sudoku-player'));
    return game && JSON.parse(game).puzzle === puzzle;
  }, puzzleOf(1));
  await app.painted();
  await cellAt(app, 15).click();
  await key(app, 1).click();
  await app.painted();
  const kept = await keptOf(app);
  assert.ok(Object.keys(kept.local).filter((name) => name.startsWith('stepdoku.play.')).length >= 2, 'games are kept');
  return { app, kept };
}

/**
 * Has a page of another origin of the same site hold a page of the app, while something is done.
 * @param {App} app
 * @param {string} path of the page that is held
 * @param {(told: () => Promise<any[]>) => Promise<unknown>} work told: the messages that came from the frame
 */
async function heldWhile(app, path, work) {
  const other = await serve({ isStrict: false, faults: [[/^\/$/, { edit: () => holder(`${app.site.url}${path}`) }]] });
  try {
    await app.page.goto(other.url);
    await app.page.waitForFunction(() =>
      /** @type {any[]} */ (/** @type {any} */ (globalThis).told).some(({ type }) => type === 'sudoku-ready'),
    );
    await work(() => app.page.evaluate(() => /** @type {any} */ (globalThis).told));
  } finally {
    await other.stop();
  }
}

/** @param {App} app @param {object[]} messages */
const post = (app, ...messages) =>
  app.page.evaluate((list) => {
    for (const message of list) {
      document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'sudoku-command', ...message }, '*');
    }
  }, messages);

/**
 * Asks for the game until it is one of a puzzle. An answer to what was asked before may still be under way, so that the
 * first one that comes may tell of the game before.
 * @param {App} app @param {string} puzzle
 */
async function gameOf(app, puzzle) {
  const text = await app.page.evaluate(
    (start) =>
      new Promise((resolve, reject) => {
        const frame = document.querySelector('iframe');
        let last = /** @type {string | null} */ (null);
        const asks = setInterval(() => {
          frame?.contentWindow?.postMessage({ type: 'sudoku-command', command: 'game' }, '*');
        }, 50);
        const end = setTimeout(() => {
          clearInterval(asks);
          reject(new Error(`no game of ${start}, but ${last}`));
        }, 10_000);
        addEventListener('message', function hear({ data }) {
          if (data.type !== 'sudoku-game') return;
          last = data.game;
          if (!last?.includes(start)) return;
          removeEventListener('message', hear);
          clearInterval(asks);
          clearTimeout(end);
          resolve(last);
        });
      }),
    puzzle,
  );
  return gameFromText(text);
}

/** @param {any[]} told */
const uses = (told) => told.filter(({ type }) => type === 'storage').map(({ use }) => use);

test('a frame of another origin answers an empty game, and leaves all that is kept as it was', async () => {
  const { app, kept } = await played();
  await heldWhile(app, `embed.html#p=${easy}&m=play`, async (told) => {
    const shown = await gameOf(app, easy);
    assert.deepEqual([shown?.past.length, shown?.spent], [0, 0]);
    await post(app, { command: 'game', value: gameToText({ ...newGame(easy), spent: 12_345 }) });
    for (let number = 2; number < 32; number += 1) {
      await post(app, { command: 'game', value: gameToText(begun(number)) });
    }
    await app.painted();
    await gameOf(app, puzzleOf(31));
    assert.deepEqual(uses(await told()), []);
  });
  assert.deepEqual(await keptOf(app), kept);
  await app.close();
});

/** Milliseconds; half of it after it speaks, the app begins to keep files. */
const TWICE_THE_REST = 6000;

for (const isHeld of [true, false]) {
  test(`the app ${isHeld ? 'in a frame of another origin keeps no' : 'keeps'} files for later visits`, async () => {
    const app = await open({}, { path: 'embed.html', head: [watched], serviceWorker: true });
    const workers = () => app.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    if (isHeld) {
      await heldWhile(app, 'index.html', () => app.page.waitForTimeout(TWICE_THE_REST));
      await keptOf(app);
      assert.equal(await workers(), 0);
    } else {
      await app.page.goto(app.site.url);
      await app.page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 1);
    }
    await app.close();
  });
}

test('a game in a frame lasts as long as its page: another address and back leads to it again', async () => {
  const app = await open({}, { path: `embed.html#p=${easy}&m=play`, shows: 'sudoku-game-board .cell' });
  await cellAt(app, 0).click();
  await key(app, 4).click();
  /** @param {string} puzzle */
  const goTo = async (puzzle) => {
    await app.page.evaluate((hash) => {
      location.hash = hash;
    }, `#p=${puzzle}&m=play`);
    await app.page.locator(`sudoku-player[puzzle="${puzzle}"] sudoku-game-board .cell`).first().waitFor();
  };
  await goTo(puzzleOf(1));
  await goTo(easy);
  await app.page.locator('sudoku-game-board .cell[data-kind="own"]', { hasText: '4' }).waitFor();
  await app.page.reload();
  await app.page.locator('sudoku-game-board .cell').first().waitFor();
  await app.painted();
  assert.equal(await app.page.locator('sudoku-game-board .cell[data-kind="own"]').count(), 0);
  await app.close();
});

const puzzle = fc.oneof(fc.constant(easy), fc.nat(99).map(puzzleOf), fc.string({ maxLength: 90 }));
const gameText = fc.oneof(
  fc.nat(99).map((number) => gameToText(begun(number))),
  fc.constant(gameToText(newGame(easy))),
  fc.string(),
  fc.json(),
);

/** What the value of each command may be; undefined: it has none. @type {Record<string, fc.Arbitrary<unknown>>} */
const values = {
  next: fc.option(fc.integer({ min: 1, max: 1e6 }), { nil: undefined }),
  previous: fc.option(fc.integer({ min: 1, max: 1e6 }), { nil: undefined }),
  seek: fc.maxSafeNat(),
  speed: fc.double({ min: 1, max: 100_000, noNaN: true }),
  mode: fc.constantFrom('watch', 'play'),
  game: fc.option(gameText, { nil: undefined }),
  puzzle,
};

const command = fc
  .constantFrom(...Object.keys(commandValues))
  .chain((name) => (values[name] ?? fc.constant(undefined)).map((value) => ({ command: name, value })));

/** What stands behind `#`. */
const fragment = fc
  .record(
    {
      p: puzzle,
      m: fc.constantFrom('play', 'watch', 'edit'),
      d: fc.string(),
      n: fc.nat(2000),
      a: fc.constantFrom(...algorithms),
      q: fc.nat(99).map((seed) => `digit-${seed}`),
      l: fc.constantFrom('en', 'de', 'zh'),
      controls: fc.constantFrom('all', 'none', 'hint check games edit solutions', 'sentence transport'),
      theme: fc.constantFrom('light', 'dark'),
      autoplay: fc.constant('1'),
    },
    { requiredKeys: [] },
  )
  .map((fields) => `#${new URLSearchParams(/** @type {any} */ (fields))}`);

const anything = fc.oneof(
  { weight: 30, arbitrary: command.map((message) => ({ message })) },
  { weight: 5, arbitrary: fc.jsonValue().map((value) => ({ message: { command: 'game', value } })) },
  { weight: 1, arbitrary: fragment.map((to) => ({ to })) },
);

/**
 * Runs in the page that holds the frame: sends one after the other, with some time between them.
 * @param {{ message?: any, to?: string }[]} list
 */
async function sendAll(list) {
  const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));
  for (const { message, to } of list) {
    if (to) frame.src = frame.src.replace(/#.*|$/, to);
    else frame.contentWindow?.postMessage({ type: 'sudoku-command', ...message }, '*');
    await new Promise((resolve) => {
      setTimeout(resolve, to ? 300 : 5);
    });
  }
}

for (const [kind, path] of [
  ['a light frame', 'embed.html'],
  ['a frame in Play', `embed.html#p=${easy}&m=play`],
  ['a frame with all controls', 'embed.html#m=play&controls=all'],
  ['the app itself', `index.html#p=${easy}&m=play`],
]) {
  test(`what is kept is the same before and after ${TRIES} things that are asked of ${kind}`, async (t) => {
    const seed = Number(process.env.SHELF_SEED ?? Date.now() % 1e6);
    t.diagnostic(`SHELF_SEED=${seed}`);
    const { app, kept } = await played();
    await heldWhile(app, path, async (told) => {
      await app.page.evaluate(sendAll, /** @type {any} */ (fc.sample(anything, { seed, numRuns: TRIES })));
      await app.painted();
      if (path.startsWith('embed')) {
        await app.page.evaluate(sendAll, [{ to: `#p=${easy}&m=play` }]);
        await gameOf(app, easy);
      }
      assert.deepEqual(uses(await told()), []);
    });
    assert.deepEqual(await keptOf(app), kept);
    await app.close({ despite: /./ }); // what it says of texts that mean nothing is its own business
  });
}
