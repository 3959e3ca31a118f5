/**
 * scripts/bench first [FOLDER]: a first visit on a processor slowed down four times: milliseconds until the board
 * is painted, and until the first step is, which is asked for as soon as the page allows it. Each visit has
 * an empty cache; five of them, the median counts. Wall time, since waiting is what it is about; and the
 * CPU time of the main thread until then, which a busy machine does not change. With a folder, another built
 * site is visited in turn, as `beside`. Needs Chromium.
 */
import { launch } from '../e2e/engines/chromium.js';
import { phone } from '../e2e/support/site.js';
import { serveBeside } from './beside.js';
import { median, traceTasks } from './trace.js';

const RUNS = 5;
const SLOWER = 4;

/**
 * Runs in the page before its own scripts. It is told what happens and never looks by itself, since each look
 * would ask for a frame, and a frame costs some 50 milliseconds here.
 */
function watch() {
  const times = /** @type {Record<string, number>} */ ({});
  /** @param {string} name */
  const note = (name) => {
    times[name] = performance.now();
    performance.mark(name);
    if ('board' in times && 'step' in times) /** @type {any} */ (globalThis).visited(JSON.stringify(times));
  };
  customElements.whenDefined('sudoku-player').then(() => {
    const player = /** @type {HTMLElement} */ (document.querySelector('sudoku-player'));
    const root = /** @type {ShadowRoot} */ (player.shadowRoot);
    // Told between the layout of a frame and its painting; a timer fires after it.
    new ResizeObserver(([{ contentRect }], observer) => {
      if (contentRect.height === 0) return;
      observer.disconnect();
      setTimeout(note, 0, 'board');
    }).observe(/** @type {Element} */ (root.querySelector('sudoku-board')));
    const step = /** @type {HTMLElement} */ (root.querySelector('button[data-type="step"]'));
    new MutationObserver((_, observer) => {
      if (step.hasAttribute('aria-disabled')) return;
      observer.disconnect();
      step.click();
    }).observe(step, { attributeFilter: ['aria-disabled'] });
    player.addEventListener('sudoku-step', () => requestAnimationFrame(() => setTimeout(note, 0, 'step')), {
      once: true,
    });
  });
}

const { inTurn, stop } = await serveBeside(process.argv[2]);
const browser = await launch();

/** @typedef {{ wall: Record<string, number>, cpu: Record<string, number> }} Visit until each mark */

/** @param {import('./beside.js').Site} site @returns {Promise<Visit>} */
async function visit(site) {
  const context = await browser.newContext({ locale: 'en-US', ...phone });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Runtime.enable');
  // what the driver has for waiting runs scripts of its own in the page
  await session.send('Runtime.addBinding', { name: 'visited' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  /** @type {Record<string, number>} */
  let wall = {};
  const { until } = await traceTasks(browser, page, async () => {
    const visited = new Promise((resolve) => {
      session.on('Runtime.bindingCalled', ({ payload }) => resolve(JSON.parse(payload)));
    });
    await page.goto(site.url, { waitUntil: 'commit' });
    wall = await visited;
  });
  await context.close();
  return { wall, cpu: until };
}

try {
  const visits = await inTurn(RUNS, visit);
  for (const [mark, scene] of /** @type {const} */ ([
    ['board', 'the board is there'],
    ['step', 'the first step is taken'],
  ])) {
    for (const [kind, unit] of /** @type {const} */ ([
      ['wall', 'ms'],
      ['cpu', 'ms of CPU on the main thread'],
    ])) {
      for (const [name, made] of Object.entries(visits)) {
        const times = made.map((one) => one[kind][mark]);
        console.log(
          JSON.stringify({
            bench: 'first',
            site: name,
            scene,
            unit: `${unit}, processor ${SLOWER} times slower`,
            median: Math.round(median(times)),
            worst: Math.round(Math.max(...times)),
          }),
        );
      }
    }
  }
} finally {
  await browser.close();
  stop();
}
