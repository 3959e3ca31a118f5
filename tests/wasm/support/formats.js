/** The examples of formats, and what they hold. */
import { bytesOf } from './solver.js';

/** @typedef {{ format: string, puzzles: string[] }} Held */

/** @type {Record<string, Held>} */
const expected = JSON.parse(bytesOf('../../data/formats/expected.json').toString());

/** In each file: its name, its text, and what it holds. */
export const examples = Object.entries(expected).map(([name, held]) => ({
  name,
  text: bytesOf(`../../data/formats/${name}`).toString(),
  ...held,
}));

/**
 * The puzzles that parse() found: one, several, or none.
 * @param {import('../../../build/web/app/solver.js').ParseResult} result
 */
export const puzzlesOf = (result) => (result.ok ? [result.puzzle] : (result.puzzles ?? []));
