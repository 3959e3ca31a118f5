/** A game whose files come late, or not at first. */
import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { hurried, script } from '../support/head.js';
import { cellAt, easy, linkTo } from '../support/playing.js';

const { open } = useApp();

const MODULE = /\/app\/play-view-\w+\.js$/;
const missing = /404|Failed to load/;

const offer = 'sudoku-notice .offer';

/** As in a tab that is not looked at: nothing is painted while `isUnseen`. */
const unpainted = script(() => {
  const { requestAnimationFrame: wait } = globalThis;
  const late = /** @type {FrameRequestCallback[]} */ ([]);
  Object.assign(globalThis, {
    isUnseen: false,
    requestAnimationFrame: (/** @type {FrameRequestCallback} */ work) =>
      /** @type {any} */ (globalThis).isUnseen ? late.push(work) : wait(work),
    look() {
      Object.assign(globalThis, { isUnseen: false });
      for (const work of late.splice(0)) wait(work);
    },
  });
});

test('in a frame a game that is late is entered where the reader tries again', async () => {
  const app = await open(
    {},
    { head: [hurried], faults: [[MODULE, { silent: true }]], path: `embed.html${linkTo(easy)}`, shows: offer },
  );
  app.site.mend();
  await app.page.locator(offer).click();
  await cellAt(app, 0).waitFor();
  assert.equal(await app.page.locator('sudoku-notice').isVisible(), false);
  await app.close();
});

test('in a frame a game that could not be loaded can be asked for once more', async () => {
  const app = await open(
    {},
    { head: [hurried], faults: [[MODULE, { status: 404 }]], path: `embed.html${linkTo(easy)}`, shows: offer },
  );
  app.site.mend();
  await app.page.locator(offer).click();
  await cellAt(app, 0).waitFor();
  await app.close({ despite: missing });
});

test('in a frame a game that fails before the solver is there can be asked for once more when it is', async () => {
  const faults = /** @type {import('../support/site.js').Rule[]} */ ([
    [MODULE, { status: 404 }],
    [/\/sudoku\.wasm$/, { silent: true }],
  ]);
  const app = await open({}, { faults, path: `embed.html${linkTo(easy)}`, shows: offer });
  app.site.answer();
  await app.page.locator('sudoku-board .cell', { hasText: /\d/ }).first().waitFor();
  await app.page.locator(offer).click();
  await cellAt(app, 0).waitFor();
  await app.close({ despite: missing });
});

/**
 * Waits without a frame, which `waitForFunction` would wait for.
 * @param {import('../support/app.js').App} app @param {string} mode @param {boolean} isLate
 */
const stands = (app, mode, isLate) =>
  app.page.evaluate(
    ([wanted, late]) =>
      /** @type {Promise<void>} */ (
        new Promise((resolve, reject) => {
          const look = (/** @type {number} */ left) => {
            const { state } = /** @type {any} */ (document.querySelector('sudoku-player')).store;
            if (state.mode === wanted && (state.notice?.part === 'play') === late) resolve();
            else if (left > 0) setTimeout(look, 20, left - 1);
            else reject(new Error(`${state.mode} ${JSON.stringify(state.notice)}`));
          };
          look(1000);
        })
      ),
    /** @type {const} */ ([mode, isLate]),
  );

test('a game that is late is entered by itself though nobody looks at its tab', async () => {
  const app = await open({}, { head: [hurried, unpainted], faults: [[MODULE, { silent: true }]] });
  await app.mode('play').click();
  await app.painted();
  await app.page.evaluate(() => Object.assign(globalThis, { isUnseen: true }));
  await stands(app, 'watch', true);
  app.site.answer();
  await stands(app, 'play', false);
  await app.page.evaluate(() => /** @type {any} */ (globalThis).look());
  await cellAt(app, 0).waitFor();
  await app.close();
});
