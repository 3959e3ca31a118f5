/**
 * Makes a moving picture of a run, a dead end and the way back, for scripts/picture: moving.js FILE.
 *
 * A frame, as other pages hold it, is taken after each step that tells something, on a screen with two pixels for a
 * px, and img2webp joins what was seen, without loss.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStill, settled } from './camera.js';

const BUDGET = 400_000;
const SIZE = { name: '640x400', width: 640, height: 400, touch: false, scale: 2 };
const CONTROLS = 'sentence scrubber strip transport stack';
/** A puzzle whose run of 382 steps comes to its first dead end at step 75. */
const PUZZLE = '1.....3..4.....2';
const END = 382;
/** So far all is told; then, up to the solution, the placements alone. */
const TOLD = 92;

/** How long each kind of step is seen, in milliseconds. */
const DURATIONS = {
  select: 120,
  try: 90,
  check: 110,
  conflict: 170,
  place: 280,
  retreat: 1100,
  erase: 700,
  solution: 1600,
};
const START = 500;
const LATER = 130;
/** Of the cells that are read, one of so many is seen. */
const CHECKS = 14;

/** @typedef {import('../e2e/support/app.js').App} App */
/** @typedef {{ file: string, duration: number }} Shot */

/**
 * Goes to a position.
 * @param {App} app
 * @param {number} position
 * @returns {Promise<keyof typeof DURATIONS | null>} the step
 */
const goTo = (app, position) =>
  app.page.locator('sudoku-player').evaluate((element, to) => {
    const player = /** @type {import('../../web/app/sudoku-player.js').SudokuPlayer} */ (element);
    player.seek(to);
    if (player.position !== to) throw new Error(`the run is at ${player.position} instead of ${to}`);
    return /** @type {any} */ (player.step?.kind ?? null);
  }, position);

/**
 * How long what stands there is seen; 0: not at all.
 * @param {number} position
 * @param {keyof typeof DURATIONS | null} kind
 */
function durationOf(position, kind) {
  if (kind === null) return START;
  if (kind === 'solution') return DURATIONS.solution;
  if (position > TOLD) return kind === 'place' ? LATER : 0;
  return kind === 'check' && position % CHECKS > 0 ? 0 : DURATIONS[kind];
}

/** @param {string} folder where the shots go @returns {Promise<Shot[]>} */
async function shotsOf(folder) {
  const path = `embed.html#p=${PUZZLE}&n=0&controls=${encodeURIComponent(CONTROLS)}`;
  const page = () => ({ path, shows: 'sudoku-board .cell' });
  const subject = { name: 'run', about: 'a run, a dead end, the way back', page, states: [] };
  const { app, close } = await openStill({ subject, size: SIZE, language: 'en', themes: ['light'] });
  const shots = [];
  try {
    await app.page.emulateMedia({ colorScheme: 'light' });
    for (let position = 0; position <= END; position++) {
      const duration = durationOf(position, await goTo(app, position));
      if (duration === 0) continue;
      const file = join(folder, `${position}.png`);
      writeFileSync(file, await settled(app.page, () => app.page.screenshot({ animations: 'disabled' })));
      shots.push({ file, duration });
    }
  } finally {
    await close();
  }
  return shots;
}

const [target] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'stepdoku-'));
try {
  const shots = await shotsOf(folder);
  const frames = shots.flatMap(({ file, duration }) => ['-lossless', '-d', String(duration), file]);
  execFileSync('img2webp', ['-loop', '0', '-min_size', ...frames, '-o', target], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const seconds = shots.reduce((sum, { duration }) => sum + duration, 0) / 1000;
  const { size } = statSync(target);
  console.log(`${target}: ${shots.length} frames, ${seconds.toFixed(1)} seconds, ${size.toLocaleString('en')} bytes`);
  if (size > BUDGET) throw new Error(`${target} is larger than ${BUDGET.toLocaleString('en')} bytes`);
} finally {
  rmSync(folder, { recursive: true });
}
