/**
 * What `scripts/bench page` measures while a game is played, at a processor four times as slow: from a key press or a
 * hint to the painted frame, and the longest task, also while Play is opened for the first time. CPU time of the main
 * thread, so that a busy machine does not count.
 */
import { setTimeout } from 'node:timers/promises';
import { slowDown } from '../e2e/engines/chromium.js';
import { hard, school } from '../e2e/support/app.js';
import { desktop } from '../e2e/support/site.js';
import { median, traceTasks } from './trace.js';

/** @typedef {import('../e2e/support/app.js').App} App @typedef {import('playwright-core').Page} Page */

/** How many times slower than this machine. */
const RATE = 4;
/** How many times each press is measured, after one that is not: the first run of a script is its compilation too. */
const PRESSES = 9;

/** Several solutions: the classic puzzle without five of its clues. */
const several = '5...7....6..195....98....6.8...6...34..8....17...2...6.6....2.....419..5....8..7.';
/** No technique solves it: a hint asks for all of them. */
const hardest = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

/**
 * Marks each press of a key, and the first task after the frame that it led to.
 * @param {Page} page
 * @param {string} code of the key
 */
const markPresses = (page, code) =>
  page.evaluate((wanted) => {
    let count = 0;
    const mark = (/** @type {KeyboardEvent} */ event) => {
      if (!event.code.startsWith(wanted)) return;
      const press = count++;
      performance.mark(`press ${press}`);
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark(`painted ${press}`)));
    };
    addEventListener('keydown', mark, { capture: true });
  }, code);

/** Long enough for two frames of a slow page; to ask the page for them would be measured too. */
const FRAMES = 250;

/** @param {App} app @param {string} key */
async function press(app, key) {
  await app.page.keyboard.press(key);
  await setTimeout(FRAMES);
}

/** Its empty cells in turn. @param {App} app @param {number} turn */
async function choose(app, turn) {
  await app.page.locator('sudoku-game-board .cell:not([data-kind="given"])').nth(turn).click();
  await app.painted();
}

/** Goes to Play, where hints can be had at once. @param {App} app @param {string} puzzle */
async function enter(app, puzzle) {
  await app.load(puzzle);
  await app.reads('verdict', / /);
  await app.mode('play').click();
  await app.page.locator('sudoku-game-board .cell').first().waitFor();
  await choose(app, 0);
  await press(app, 'h');
  await app.page.locator('sudoku-game-hint').waitFor();
  await press(app, 'Escape');
}

/** @param {App} app */
async function fillNotes(app) {
  await app.page.locator('sudoku-game-menu > button').click();
  await app.page.locator('[role="menuitem"][data-id="fill-notes"]').click();
  await app.painted();
}

/** @param {number} turn */
const digitOf = (turn) => String((turn % 9) + 1);

/** @param {App} app @param {number} turn */
async function hint(app, turn) {
  await choose(app, turn);
  await press(app, 'h');
  await press(app, 'Escape');
}

/**
 * What is measured: the key that counts, and what is done each time.
 * @type {Record<string, { puzzle: string, code: string, settings?: object, prepare?: (app: App) => Promise<void>,
 *   turn: (app: App, turn: number) => Promise<void> }>}
 */
const pressed = {
  'a digit': { puzzle: school, code: 'Digit', turn: enterDigit },
  'a digit, notes in all cells': { puzzle: hard, code: 'Digit', prepare: fillNotes, turn: enterDigit },
  'a digit, mistakes shown, several solutions': {
    puzzle: several,
    code: 'Digit',
    settings: { showWrong: true },
    turn: enterDigit,
  },
  'a note': {
    puzzle: school,
    code: 'Digit',
    turn: async (app, turn) => {
      await choose(app, turn);
      await press(app, `Shift+Digit${digitOf(turn)}`);
    },
  },
  'a digit in hand, lit in all notes': {
    puzzle: hard,
    code: 'Digit',
    settings: { digitFirst: true },
    prepare: fillNotes,
    turn: (app, turn) => press(app, digitOf(turn)),
  },
  'a hint on an easy puzzle, first stage': { puzzle: school, code: 'KeyH', turn: hint },
  'a hint on a hard puzzle, first stage': { puzzle: hard, code: 'KeyH', turn: hint },
  'a hint where no technique helps, first stage': { puzzle: hardest, code: 'KeyH', turn: hint },
};

/** @param {App} app @param {number} turn */
async function enterDigit(app, turn) {
  await choose(app, turn);
  await press(app, digitOf(turn));
}

/** A game with everything in it. @param {App} app */
async function playAll(app) {
  await fillNotes(app);
  for (let turn = 0; turn < PRESSES; turn++) {
    await enterDigit(app, turn);
    if (turn % 2) await press(app, 'Control+z');
    await choose(app, turn + PRESSES);
    await press(app, `Shift+Digit${digitOf(turn)}`);
    await press(app, 'Control+Enter');
    await press(app, 'Control+Enter');
    for (let stage = 1; stage <= 4; stage++) await press(app, 'h');
  }
  // Until it is kept.
  await app.page.waitForTimeout(500);
}

/** @type {Record<string, { puzzle: string, settings?: object }>} */
const games = {
  'a game played, easy puzzle': { puzzle: school },
  'a game played, hard puzzle, everything lit and marked': {
    puzzle: hard,
    settings: { showWrong: true, lightArea: true, twoKinds: true, timer: true },
  },
  'a game played, several solutions, mistakes shown': { puzzle: several, settings: { showWrong: true } },
};

/** @param {Page} page @param {object} settings of Play, as they are kept */
const keep = (page, settings) =>
  page.addInitScript((text) => localStorage.setItem('stepdoku.play.settings', text), JSON.stringify(settings));

/** How many pages open Play for the first time. */
const OPENINGS = 5;
/** Milliseconds until what is opened has settled. */
const SETTLED = 700;

/** From the press of its button until all of Play is there. @param {Open} open @param {Browser} browser */
async function measureOpening(open, browser) {
  const runs = [];
  for (let run = 0; run < OPENINGS; run++) {
    const app = await open(desktop);
    await app.load(school);
    await app.reads('verdict', / /);
    await slowDown(app.page, RATE);
    const tasks = await traceTasks(browser, app.page, async () => {
      await app.mode('play').click();
      await app.page.locator('sudoku-game-pad [data-type="digit"]').first().waitFor();
      await app.page.waitForTimeout(SETTLED);
    });
    await app.page.context().close();
    runs.push(tasks);
  }
  const longest = runs.map((run) => run.longest);
  const over50 = median(runs.map((run) => run.over50));
  const { inside } = runs[longest.indexOf(median(longest))];
  const unit = 'ms of CPU time, longest main-thread task, at a quarter of the speed';
  report({
    scene: 'play: opened for the first time',
    unit,
    median: median(longest),
    worst: Math.max(...longest),
    over50,
    inside,
  });
}

/** @typedef {(options: object, before?: (page: Page) => Promise<unknown>) => Promise<App>} Open a page */
/** @typedef {import('playwright-core').Browser} Browser */

/** @param {Open} open @param {Browser} browser */
export async function measurePlay(open, browser) {
  await measureOpening(open, browser);
  for (const [name, { puzzle, code, settings = {}, prepare, turn }] of Object.entries(pressed)) {
    const app = await open(desktop, (page) => keep(page, settings));
    await slowDown(app.page, RATE);
    await enter(app, puzzle);
    await prepare?.(app);
    await turn(app, 0);
    await markPresses(app.page, code);
    const { spans } = await traceTasks(browser, app.page, async () => {
      for (let count = 1; count <= PRESSES; count++) await turn(app, count);
    });
    await app.page.context().close();
    if (spans.length !== PRESSES) throw new Error(`${spans.length} presses were painted, not ${PRESSES}`);
    const unit = 'ms of CPU time, from the press to the painted frame, at a quarter of the speed';
    report({ scene: `play: ${name}`, unit, median: median(spans), worst: Math.max(...spans) });
  }
  for (const [name, { puzzle, settings = {} }] of Object.entries(games)) {
    const app = await open(desktop, (page) => keep(page, settings));
    await slowDown(app.page, RATE);
    await enter(app, puzzle);
    const { longest, collected, over50, count, inside } = await traceTasks(browser, app.page, () => playAll(app));
    await app.page.context().close();
    const unit = 'ms of CPU time, longest main-thread task, at a quarter of the speed';
    report({ scene: `play: ${name}`, unit, longest, collected, over50, tasks: count, inside });
  }
}

/** @param {object} figures */
const report = (figures) => console.log(JSON.stringify({ bench: 'page', ...figures }));
