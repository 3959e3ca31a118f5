/**
 * Makes the puzzles that come with the page again: `scripts/bench first-puzzles`
 *
 * Twelve of each size and grade that can be dealt, by fixed seeds, written to web/app/play/dealing/first-puzzles.js.
 * With `--check` nothing is written: the exit code is 1 where the file would be another one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gradesToDeal, recipe } from '../../web/app/play/dealing/recipe.js';
import { loadAnyMaker } from '../../web/app/solver/any-maker.js';
import { sides } from '../../web/app/sudoku/geometry.js';

const EACH = 12;
const QUESTIONS = 250;
const target = new URL('../../web/app/play/dealing/first-puzzles.js', import.meta.url);
const bytesOf = (/** @type {string} */ name) =>
  readFileSync(new URL(`../../build/web/wasm/${name}.wasm`, import.meta.url));

const open = await loadAnyMaker({ wasmBinary: bytesOf('batch'), logicBinary: bytesOf('logic') });

/** @param {number} size @param {number} grade @param {number} number */
function make(size, grade, number) {
  const start = performance.now();
  const maker = open({ ...recipe(size, grade), seed: `first ${size} ${grade} ${number}` });
  while (!maker.work(QUESTIONS));
  const { puzzle } = /** @type {{ puzzle: string }} */ (maker.best());
  return { puzzle, ms: performance.now() - start };
}

/** @param {number} size @param {number} grade */
function entryOf(size, grade) {
  const made = Array.from({ length: EACH }, (_, number) => make(size, grade, number));
  const times = made.map(({ ms }) => ms).sort((one, other) => one - other);
  const [median, longest] = [times[EACH >> 1], times[EACH - 1]].map((ms) => Math.round(10 * ms) / 10);
  console.log(JSON.stringify({ size, grade, median, longest }));
  return `  '${size} ${grade}': \`\n${made.map(({ puzzle }) => `    ${puzzle}\n`).join('')}  \`,\n`;
}

const entries = sides.flatMap((size) => gradesToDeal(size).map((grade) => entryOf(size, grade)));
const text = `/** The puzzles that come with the page; made by \`scripts/bench first-puzzles\`. */

/** By size and grade. @type {Record<string, string>} */
const puzzles = {
${entries.join('')}};

/**
 * @param {string} key size and grade, such as '9 3'
 * @returns {string[]} none for what cannot be dealt
 */
export const firstPuzzles = (key) => puzzles[key]?.trim().split(/\\s+/) ?? [];
`;
if (process.argv.includes('--check')) process.exitCode = readFileSync(target, 'utf8') === text ? 0 : 1;
else writeFileSync(target, text);
