/**
 * Main-thread tasks of a page in a Chromium trace: thread CPU time, so that a busy machine does
 * not count against the page.
 */

/**
 * Records a trace while `work` runs.
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<void>} work
 * @returns {Promise<{ longest: number, over50: number, count: number }>} CPU milliseconds of the longest task, how many took over 50, and how many there were
 */
export async function traceTasks(browser, page, work) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const main = mainThread(traceEvents);
  const tasks = traceEvents
    .filter((/** @type {any} */ event) => /RunTask$/.test(event.name) && event.pid === main.pid && event.tid === main.tid)
    .map((/** @type {any} */ event) => (event.tdur ?? 0) / 1000);
  if (tasks.length === 0) throw new Error('the trace holds no task of the main thread');
  return {
    longest: Math.max(...tasks),
    over50: tasks.filter((/** @type {number} */ ms) => ms > 50).length,
    count: tasks.length,
  };
}

/** The thread that painted: of the renderers' main threads the one with the most events. @param {any[]} events */
function mainThread(events) {
  const threads = events.filter((event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain');
  const size = (/** @type {any} */ thread) => events.filter((event) => event.pid === thread.pid && event.tid === thread.tid).length;
  return threads.reduce((best, thread) => (size(thread) > size(best) ? thread : best));
}

/** @param {number[]} values @returns {number} */
export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
