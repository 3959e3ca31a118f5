/** The examples of formats, and what they hold. */
import { bytesOf } from './solver.js';

/**
 * @typedef {{ is: string, format: string, oneLine?: true, puzzles: string[] }} Held what a form is, the id of its
 *   format, whether the puzzle is in one line, and what the example holds
 */

/** @type {Record<string, Held>} */
const expected = JSON.parse(bytesOf('../../data/formats/expected.json').toString());

/** The forms in which a puzzle can come: the name of an example file, its text, and what it holds. */
export const examples = Object.entries(expected).map(([name, { oneLine = false, ...held }]) => ({
  name,
  text: bytesOf(`../../data/formats/${name}`).toString(),
  oneLine,
  ...held,
}));

/**
 * The puzzles that parse() found: one, several, or none.
 * @param {import('../../../build/web/app/solver.js').ParseResult} result
 */
export const puzzlesOf = (result) => (result.ok ? [result.puzzle] : (result.puzzles ?? []));
