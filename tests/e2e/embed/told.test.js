/** What a frame tells the page that holds it, and when. */
import assert from 'node:assert/strict';
import { gameFromText } from '../../../web/app/play/keeping/snapshot.js';
import { test } from '../engines/test.js';
import { useApp } from '../support/app.js';
import { easy } from '../support/playing.js';

const { open } = useApp();

/**
 * A page that holds a frame, gives it the height that it tells, and asks for the game as soon as it is ready.
 * @param {import('../support/app.js').App} app @param {string} fragment @param {number} width
 */
const hold = (app, fragment, width) =>
  app.page.evaluate(([wanted, wide]) => {
    const told = /** @type {any[]} */ ([]);
    const frame = document.createElement('iframe');
    Object.assign(globalThis, { told });
    Object.assign(frame, { width: wide, height: 600 });
    addEventListener('message', ({ source, data }) => {
      if (source !== frame.contentWindow) return;
      told.push(data);
      if (data.type === 'sudoku-size') frame.height = data.height;
      if (data.type === 'sudoku-ready') {
        frame.contentWindow?.postMessage({ type: 'sudoku-command', command: 'game' }, '*');
      }
    });
    frame.src = `../../embed.html${wanted}`;
    document.querySelector('main')?.replaceChildren(frame);
  }, /** @type {const} */ ([fragment, width]));

for (const delay of [0, 400]) {
  for (const [kind, fragment, isGame] of /** @type {const} */ ([
    ['in Watch', '', false],
    ['in Play', '&m=play', true],
    ['with all controls', '&controls=all', false],
  ])) {
    test(`a frame ${kind}, files ${delay} ms late, answers when ready, and tells no height of nothing`, async () => {
      const app = await open({}, { path: 'demo/strict.html', shows: 'iframe' });
      if (delay) app.site.fault(/^\/(app|i18n|styles|wasm)\//, { delay });
      await hold(app, `#p=${easy}${fragment}`, 600);
      await app.page.waitForFunction(() =>
        /** @type {any} */ (globalThis).told.some((/** @type {any} */ { type }) => type === 'sudoku-game'),
      );
      const told = /** @type {any[]} */ (
        await app.settles(() => app.page.evaluate(() => /** @type {any} */ (globalThis).told))
      );
      const { game } = told.find(({ type }) => type === 'sudoku-game');
      assert.equal(game && gameFromText(game)?.puzzle, isGame ? easy : null);
      const heights = told.filter(({ type }) => type === 'sudoku-size').map(({ height }) => height);
      assert.ok(Math.min(...heights) > 200, `${heights}`);
      await app.close();
    });
  }
}

test('a frame in Play whose solver does not come tells the height of the sentence that says so', async () => {
  const app = await open({}, { path: 'demo/strict.html', shows: 'iframe' });
  app.site.fault(/\.wasm$/, { status: 404 });
  await hold(app, `#p=${easy}&m=play`, 600);
  await app.page.waitForFunction(() =>
    /** @type {any} */ (globalThis).told.some((/** @type {any} */ { type }) => type === 'sudoku-size'),
  );
  await app.close({ despite: /404/ });
});
