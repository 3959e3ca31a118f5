/**
 * scripts/bench lists: a million puzzles in the panel for lists, from the drop of the file to its last count, against
 * `solveMany` of the same bytes by one thread, and against two workers that have half of the bytes each and do nothing
 * else, which is what the machine can give at all; how long the page is held up by it, how long a cancel takes and what
 * memory it takes more than before. Five runs in turn, medians. One JSON line per figure; times are of the wall clock,
 * the page's tasks of its processor, memory is the share of its processes (PSS), where Linux tells. Needs Chromium.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from '../e2e/engines/chromium.js';
import { App } from '../e2e/support/app.js';
import { desktop, serve } from '../e2e/support/site.js';
import { median, traceTasks } from './trace.js';

const RUNS = 5;
const PUZZLES = 1e6;
const lines = readFileSync(new URL('../data/puzzles/minimal.txt', import.meta.url), 'utf8').match(/^[\d.]{81}/gm) ?? [];
const text = Array.from({ length: PUZZLES }, (_, i) => `${lines[i % lines.length]}\n`).join('');

const folder = mkdtempSync(join(tmpdir(), 'lists-'));
const file = join(folder, 'million.txt');
const site = await serve();
const browser = await launch();

/** A page that shows the panel. */
async function panel() {
  const context = await browser.newContext({ locale: 'en-US', ...desktop });
  const app = new App(await context.newPage(), site);
  await app.page.goto(site.url);
  await app.reads('verdict', '5,547');
  await app.mode('lists').click();
  await app.page.locator('sudoku-lists .zone').waitFor();
  return app;
}

/** @param {App} app */
const drop = (app) => app.page.locator('sudoku-lists input[type="file"]').setInputFiles(file);

/**
 * Milliseconds from the drop to the end, by the page's own clock.
 * @param {App} app
 * @param {string} outcome
 */
const untilEnd = (app, outcome) =>
  app.page.evaluate(
    (end) =>
      new Promise((resolve) => {
        const player = /** @type {ShadowRoot} */ (document.querySelector('sudoku-player')?.shadowRoot);
        let start = 0;
        player.addEventListener('change', () => (start = performance.now()), { capture: true, once: true });
        const watch = new MutationObserver(() => {
          if (!start || !player.querySelector(`sudoku-lists .result[data-outcome="${end}"]`)) return;
          watch.disconnect();
          resolve(performance.now() - start);
        });
        watch.observe(player, { subtree: true, childList: true, attributes: true });
      }),
    outcome,
  );

async function inPanel() {
  const app = await panel();
  const ends = untilEnd(app, 'done');
  await drop(app);
  const time = await ends;
  await app.page.context().close();
  return time;
}

/**
 * What is measured on a page of the site that does nothing.
 * @param {(data: { address: string, all: string[], count: number }) => Promise<number>} measure in milliseconds; it
 *   runs in the page, and makes `count` puzzles of `all`
 */
async function onIdlePage(measure) {
  const page = await browser.newPage();
  await page.goto(`${site.url}app/solver.js`); // shown as a text
  const time = await page.evaluate(measure, { address: site.url, all: lines, count: PUZZLES });
  await page.close();
  return time;
}

const inOneThread = () =>
  onIdlePage(async ({ address, all, count }) => {
    const { loadSolver } = await import(new URL('app/solver.js', address).href);
    const solver = await loadSolver();
    const bytes = new TextEncoder().encode(
      Array.from({ length: count }, (_, i) => `${all[i % all.length]}\n`).join(''),
    );
    const start = performance.now();
    solver.solveMany(bytes, 2);
    return performance.now() - start;
  });

/** The workers of the panel, without the panel: no file, no pieces, nobody who gathers. */
const inTwoWorkers = () =>
  onIdlePage(async ({ address, all, count }) => {
    const answer = await fetch(new URL('wasm/batch.wasm', address));
    const wasmBinary = await answer.arrayBuffer();
    const list = (/** @type {number} */ length) =>
      new TextEncoder().encode(Array.from({ length }, (_, i) => `${all[i % all.length]}\n`).join(''));
    const order = (/** @type {Worker} */ worker, /** @type {Uint8Array} */ bytes) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data: { result, failed } }) => {
          if (result) resolve(result);
          if (failed) reject(new Error('a worker failed'));
        };
        worker.postMessage({ job: 0, bytes, side: 9, limit: 2, writes: false, wasmBinary }, [bytes.buffer]);
      });
    const { trustedTypes } = /** @type {any} */ (globalThis);
    const policy = trustedTypes.createPolicy('bench', { createScriptURL: (/** @type {string} */ url) => url });
    const script = policy.createScriptURL(new URL('app/lists-worker.js', address).href);
    const workers = [0, 1].map(() => new Worker(script, { type: 'module' }));
    await Promise.all(workers.map((worker) => order(worker, list(1000))));
    const halves = workers.map(() => list(count / 2));
    const start = performance.now();
    await Promise.all(workers.map((worker, i) => order(worker, halves[i])));
    return performance.now() - start;
  });

/** Megabytes of the processes that show pages, workers among them. */
async function memory() {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const kilobytes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => `/proc/${id}/smaps_rollup`)
    .filter((path) => existsSync(path))
    .map((path) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(path, 'utf8'))?.[1]));
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1000;
}

/** What it takes at most while the list is at work, and what the page with the panel took before. */
async function memoryOfPanel() {
  const app = await panel();
  const before = await memory();
  let most = before;
  let going = true;
  const ends = untilEnd(app, 'done').then(() => (going = false));
  await drop(app);
  while (going) {
    most = Math.max(most, await memory());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await ends;
  await app.page.context().close();
  return { before, most };
}

async function tasks() {
  const app = await panel();
  const traced = await traceTasks(browser, app.page, async () => {
    const ends = untilEnd(app, 'done');
    await drop(app);
    await ends;
  });
  await app.page.context().close();
  return traced;
}

async function toCancel() {
  const app = await panel();
  await drop(app);
  await app.page.locator('sudoku-lists .kinds b').filter({ hasText: /[1-9]/ }).first().waitFor();
  const time = await app.page.evaluate(() => {
    const player = /** @type {ShadowRoot} */ (document.querySelector('sudoku-player')?.shadowRoot);
    const start = performance.now();
    /** @type {HTMLElement} */ (player.querySelector('sudoku-lists button[data-type="cancel"]')).click();
    return new Promise((resolve) => {
      const look = () => {
        if (player.querySelector('sudoku-lists .result[data-outcome="cancelled"]')) resolve(performance.now() - start);
        else requestAnimationFrame(look);
      };
      look();
    });
  });
  await app.page.context().close();
  return Number(time);
}

/** @param {string} what @param {object} figures */
const print = (what, figures) => console.log(JSON.stringify({ bench: 'lists', puzzles: PUZZLES, what, ...figures }));

/** @param {number[]} numbers */
const figuresOf = (numbers) => ({
  median: Math.round(median(numbers)),
  best: Math.round(Math.min(...numbers)),
  worst: Math.round(Math.max(...numbers)),
});

try {
  writeFileSync(file, text);
  /** @type {number[][]} */
  const [panels, threads, pairs, cancels] = [[], [], [], []];
  for (let run = 0; run < RUNS; run++) {
    threads.push(await inOneThread());
    pairs.push(await inTwoWorkers());
    panels.push(Number(await inPanel()));
    cancels.push(await toCancel());
  }
  print('one thread', { unit: 'ms', ...figuresOf(threads) });
  const timesOneThread = (/** @type {number[]} */ times) => ({
    'times one thread': Number((median(times) / median(threads)).toPrecision(3)),
  });
  print('two workers alone', { unit: 'ms', ...figuresOf(pairs), ...timesOneThread(pairs) });
  print('panel', { unit: 'ms', ...figuresOf(panels), ...timesOneThread(panels) });
  print('cancel', { unit: 'ms', ...figuresOf(cancels) });
  if (existsSync('/proc/self/smaps_rollup')) {
    const { before, most } = await memoryOfPanel();
    print('memory', {
      unit: 'MB',
      before: Math.round(before),
      most: Math.round(most),
      more: Math.round(most - before),
    });
  }
  const { longest, collected, over50, inside } = await tasks();
  print('longest task of the page', { unit: 'ms of CPU', longest, collected, over50, inside });
} finally {
  await browser.close();
  site.stop();
  rmSync(folder, { recursive: true });
}
