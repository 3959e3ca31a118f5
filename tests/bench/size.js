/**
 * scripts/bench size: what a first visit loads, in bytes gzipped: the page until it shows its verdict,
 * the solver's module of that, and what comes after it by itself; and the modules for many puzzles,
 * which are loaded when they are wanted. Needs Chromium. One JSON line for each.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { App } from '../e2e/support/app.js';
import { launch } from '../e2e/engines/chromium.js';
import { desktop, serve } from '../e2e/support/site.js';

const SOLVER = /\/wasm\/sudoku\.(mjs|wasm)$/;
/** @type {Map<string, number>} gzipped, by address */
const loaded = new Map();

/**
 * By gzip itself, as the budgets of scripts/check are: the zlib in node has an eye on speed, and packs 1 % less.
 * @param {Buffer} bytes
 */
const packed = (bytes) => execFileSync('gzip', ['-9', '-n'], { input: bytes }).length;

/** @param {string} what @param {Iterable<number>} sizes */
function report(what, sizes) {
  const all = [...sizes];
  console.log(
    JSON.stringify({
      bench: 'size',
      what,
      unit: 'bytes, gzipped',
      size: all.reduce((sum, size) => sum + size, 0),
      files: all.length,
    }),
  );
}

const site = await serve();
const browser = await launch();
try {
  const context = await browser.newContext({ locale: 'en-US', ...desktop });
  const page = await context.newPage();
  /** @type {Promise<unknown>[]} */
  const bodies = [];
  page.on('response', (response) =>
    bodies.push(response.body().then((body) => loaded.set(response.url(), packed(body)))),
  );
  await page.goto(site.url);
  await new App(page, site).reads('verdict', '5,547');
  await Promise.all(bodies);
  const first = new Map(loaded);
  await page.waitForLoadState('networkidle');
  await Promise.all(bodies);
  report('page, until the verdict', first.values());
  report(
    "of that the solver's module",
    [...first].filter(([address]) => SOLVER.test(address)).map(([, size]) => size),
  );
  report(
    'after the verdict, unasked',
    [...loaded].filter(([address]) => !first.has(address)).map(([, size]) => size),
  );
} finally {
  await browser.close();
  site.stop();
}
report('batch.wasm', [packed(readFileSync(new URL('../../build/web/wasm/batch.wasm', import.meta.url)))]);
