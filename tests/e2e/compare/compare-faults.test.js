import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { clock, clockReads, enter, part, press } from '../support/comparing.js';
import { test } from '../engines/test.js';
import { killAndPress, killable } from '../support/kill.js';

const { open } = useApp();

test('when the WASM instance dies, the comparison goes on at the same count', async () => {
  const app = await open({}, { head: [killable] });
  await enter(app);
  await part(app, '.clock').fill('700');
  await clockReads(app, '700 of 5,547 steps');
  await killAndPress(press(app, 'step'));
  await app.reads('notice', 'The solver had to be restarted');
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
  await app.painted();
  await app.page.evaluate(() => document.querySelector('main')?.append(/** @type {any} */ (globalThis).player));
  await clockReads(app, /of 5,547 steps/);
  const count = await app.stays(() => clock(app));
  await press(app, 'step').click();
  assert.equal(await clock(app), count + 1);
  await app.close();
});

test('a hidden tab stops the clock, and starts it when it is seen again', async () => {
  const app = await open();
  await enter(app);
  await press(app, 'toggle').click();
  await app.hide(true);
  const count = await app.stays(() => clock(app));
  await app.hide(false);
  await app.page.waitForFunction((before) => {
    const range = document.querySelector('sudoku-player')?.shadowRoot?.querySelector('sudoku-compare .clock');
    return Number(/** @type {HTMLInputElement} */ (range).value) > before;
  }, count);
  await app.close();
});

test('the first screen does without the comparison; where it cannot be loaded, Watch has a notice', async () => {
  const app = await open({}, { faults: [[/\/compare-view[^/]*\.js$/, { status: 404 }]] });
  await app.reads('verdict', '5,547');
  assert.deepEqual(
    app.site.asked.filter((path) => /compar(e|ison)\.|race/.test(path)),
    [],
  );
  await app.mode('compare').click();
  await app.reads('notice', 'This could not be loaded');
  assert.equal(await app.mode('watch').getAttribute('aria-pressed'), 'true');
  app.site.mend();
  await app.close({ despite: /404/ });
});
