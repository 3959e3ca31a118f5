/**
 * Main-thread tasks of a page in a Chromium trace: thread CPU time, so that a busy machine does
 * not count against the page.
 */

/**
 * @typedef {object} Tasks CPU milliseconds
 * @property {number} longest task, but for those that do nothing but collect garbage, which a browser does when it has
 *   the time
 * @property {number} collected the longest of those
 * @property {number} over50 how many tasks took over 50, but for those
 * @property {number} count of tasks
 * @property {number[]} frames what each frame took: the tasks since the last one, but for those, and the one that
 *   painted it
 * @property {number[]} painting what each of those took that painted a frame, by itself
 * @property {Record<string, number>} until by the name of a `performance.mark`: all tasks before it, since the page was
 *   asked for
 * @property {number[]} spans by their order: all tasks from the one with the mark `press N` to the one before that with
 *   `painted N`
 * @property {string[]} inside what took most of the longest task, and how long
 */

/**
 * Records a trace while `work` runs.
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<void>} work
 * @returns {Promise<Tasks>}
 */
export async function traceTasks(browser, page, work) {
  await browser.startTracing(page, {
    categories: [
      'toplevel',
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'disabled-by-default-devtools.timeline.frame',
      'blink.user_timing',
    ],
  });
  await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const { frameTree } = await (await page.context().newCDPSession(page)).send('Page.getFrameTree');
  const main = mainThread(traceEvents, frameTree.frame.id);
  const events = traceEvents
    .filter((/** @type {any} */ event) => event.pid === main.pid && event.tid === main.tid)
    .sort((/** @type {any} */ a, /** @type {any} */ b) => a.ts - b.ts);
  const tasks = events.filter((/** @type {any} */ event) => event.name === 'RunTask' && event.dur !== undefined);
  if (tasks.length === 0) throw new Error('the trace holds no task of the main thread');
  const collections = events.filter((/** @type {any} */ event) => event.name === 'MajorGC');
  const collecting = tasks.filter((/** @type {any} */ task) => isCollection(task, collections));
  const working = tasks.filter((/** @type {any} */ task) => !collecting.includes(task));
  const marks = events.filter((/** @type {any} */ event) => event.name === 'BeginMainThreadFrame');
  const times = working.map(cpu);
  const longest = working[times.indexOf(Math.max(...times))];
  return {
    longest: cpu(longest),
    collected: Math.max(0, ...collecting.map(cpu)),
    over50: times.filter((/** @type {number} */ ms) => ms > 50).length,
    count: tasks.length,
    frames: framesOf(working, marks),
    painting: working
      .filter((/** @type {any} */ task) => marks.some((/** @type {any} */ mark) => isIn(mark, task)))
      .map(cpu),
    until: untilMarks(
      tasks,
      events.filter((/** @type {any} */ event) => event.cat === 'blink.user_timing'),
    ),
    spans: spansOf(
      tasks,
      events.filter((/** @type {any} */ event) => event.cat === 'blink.user_timing'),
    ),
    inside: events
      .filter(
        (/** @type {any} */ event) =>
          event !== longest &&
          event.ts >= longest.ts &&
          event.ts < longest.ts + longest.dur &&
          cpu(event) > 2 &&
          !/RunTask|AnimationFrame/.test(event.name),
      )
      .sort((/** @type {any} */ a, /** @type {any} */ b) => cpu(b) - cpu(a))
      .slice(0, 8)
      .map(nameOf),
  };
}

/** @param {any} event @param {any} task */
const isIn = ({ ts }, task) => ts >= task.ts && ts <= task.ts + task.dur;

/** @param {any} task @param {any[]} collections @returns {boolean} whether it does little else */
const isCollection = (task, collections) =>
  collections.some(({ ts, dur, tdur }) => ts >= task.ts && ts + dur <= task.ts + task.dur && tdur > 0.8 * task.tdur);

/** @param {any} event */
const cpu = (event) => (event.tdur ?? 0) / 1000;

/** @param {any} event */
function nameOf(event) {
  const { functionName = '', url = '', elementCount } = event.args?.data ?? event.args ?? {};
  return [event.name, functionName, String(url).split('/').at(-1), elementCount ?? '', Math.round(cpu(event) * 10) / 10]
    .filter((part) => part !== '')
    .join(' ');
}

/**
 * The CPU time of all tasks before each mark, since the start of the navigation.
 * @param {any[]} tasks
 * @param {any[]} marks
 * @returns {Record<string, number>}
 */
function untilMarks(tasks, marks) {
  const start =
    marks.find(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'))
      ?.ts ?? 0; // a picture navigates as well
  return Object.fromEntries(
    marks.map(({ name, ts }) => [
      name,
      tasks
        .filter((task) => task.ts >= start && task.ts < ts)
        .map(cpu)
        .reduce((sum, ms) => sum + ms, 0),
    ]),
  );
}

/**
 * The CPU time of all tasks between two marks.
 * @param {any[]} tasks
 * @param {any[]} marks
 * @returns {number[]}
 */
function spansOf(tasks, marks) {
  const ends = new Map(marks.map(({ name, ts }) => [name, ts]));
  return marks
    .filter(({ name }) => name.startsWith('press '))
    .map(({ name, ts }) => ({ from: ts, to: ends.get(name.replace('press', 'painted')) ?? -Infinity }))
    .filter(({ from, to }) => to > from)
    .map(({ from, to }) =>
      tasks
        .filter((task) => task.ts + task.dur > from && task.ts + task.dur < to)
        .map(cpu)
        .reduce((sum, ms) => sum + ms, 0),
    );
}

/**
 * What each frame took; a mark lies in the task that paints.
 * @param {any[]} tasks
 * @param {any[]} marks
 * @returns {number[]}
 */
function framesOf(tasks, marks) {
  const frames = [];
  let sum = 0;
  let next = 0;
  for (const task of tasks) {
    sum += cpu(task);
    if (marks[next] === undefined || marks[next].ts > task.ts + task.dur) continue;
    while (marks[next] !== undefined && marks[next].ts <= task.ts + task.dur) next += 1;
    frames.push(sum);
    sum = 0;
  }
  return frames;
}

/**
 * The thread that a page runs on: a page of another may be on its way out.
 * @param {any[]} events
 * @param {string} frame of the page
 */
function mainThread(events, frame) {
  const told = events
    .filter(({ name }) => name === 'TracingStartedInBrowser' || name === 'FrameCommittedInBrowser')
    .sort((a, b) => a.ts - b.ts);
  const pid = told
    .flatMap(({ args }) => args.data.frames ?? [args.data])
    .filter((data) => data.frame === frame)
    .at(-1)?.processId;
  const thread = events.find(
    (event) => event.pid === pid && event.name === 'thread_name' && event.args.name === 'CrRendererMain',
  );
  if (!thread) throw new Error('the trace does not hold the main thread of the page');
  return thread;
}

/** @param {number[]} values @returns {number} */
export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
