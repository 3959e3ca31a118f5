/** The frame asks its own host alone for anything, with an origin and without one. */
import assert from 'node:assert/strict';
import { test } from '../engines/test.js';
import { hard, useApp } from '../support/app.js';
import { script } from '../support/head.js';
import { serve } from '../support/site.js';

const { open } = useApp();

/** In the frame: tries to get something from another host in each way, where the page says so. */
const curious = script(() => {
  addEventListener('message', async ({ data, source }) => {
    if (typeof data?.other !== 'string') return;
    const { other } = data;
    /** @param {string} tag @param {Record<string, string>} attributes */
    const loads = (tag, attributes) =>
      new Promise((resolve, reject) => {
        const element = Object.assign(document.createElement(tag), attributes, { onload: resolve, onerror: reject });
        document.head.append(element);
      });
    await Promise.allSettled([
      fetch(`${other}wasm/sudoku.wasm`),
      import(`${other}app/late.js`),
      loads('link', { rel: 'stylesheet', href: `${other}styles/embed.css` }),
      loads('img', { src: `${other}icon.svg` }),
    ]);
    source?.postMessage({ type: 'tried' }, { targetOrigin: '*' });
  });
});

/**
 * Puts a frame into the page in place of its own content, and counts what it tells.
 * @param {import('../support/app.js').App} app @param {string} fragment @param {string | null} sandbox
 */
const frame = (app, fragment, sandbox) =>
  app.page.evaluate(([wanted, rights]) => {
    const told = /** @type {string[]} */ ([]);
    const element = document.createElement('iframe');
    Object.assign(globalThis, { told });
    addEventListener('message', ({ source, data }) => source === element.contentWindow && told.push(data.type));
    if (rights !== null) element.setAttribute('sandbox', rights);
    element.height = '900';
    element.src = `../../embed.html${wanted}`;
    document.querySelector('main')?.replaceChildren(element);
  }, /** @type {const} */ ([fragment, sandbox]));

/** @param {import('../support/app.js').App} app @param {string} type */
const tells = (app, type) =>
  app.page.waitForFunction((wanted) => /** @type {any} */ (globalThis).told.includes(wanted), type);

for (const [what, sandbox] of [
  ['without an origin', 'allow-scripts'],
  ['with its origin', null],
]) {
  for (const [player, controls] of [
    ['light', ''],
    ['whole', '&controls=all'],
  ]) {
    test(`a frame ${what} with the ${player} player works, and asks no other host for anything`, async () => {
      const other = await serve({ isStrict: false });
      try {
        const app = await open({}, { path: 'demo/strict.html', shows: 'iframe', head: [curious], isStrict: false });
        await frame(app, `#p=${hard}&n=100${controls}`, sandbox);
        await tells(app, 'sudoku-ready');
        await app.page.evaluate(
          (address) => document.querySelector('iframe')?.contentWindow?.postMessage({ other: address }, '*'),
          other.url,
        );
        await tells(app, 'tried');
        assert.deepEqual(other.asked, []);
        await app.close({ despite: new RegExp(other.host.replaceAll('.', '\\.')) });
      } finally {
        await other.stop();
      }
    });
  }
}
