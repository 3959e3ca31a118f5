/** The listings as a reader sees them. */
import { readText } from '../files.mjs';

/** What a listing says to the player, at the end of a line. */
const MARK = / *(?:#|\/\/)! .*$/gm;

/** Those that the lesson alone shows stand beside it, and are no files of the site. */
const OWN = /^stages\//;

/** Without the marks for the player. @param {string} sources @param {string} name */
export const listingIn = (sources, name) =>
  readText(sources, OWN.test(name) ? 'lesson' : 'listings', name)
    .replace(MARK, '')
    .trim();

/** The piece that defines one function. @param {string} code @param {string} part */
export function partOf(code, part) {
  const found = code.split(/\n\n+(?=\S)/).find((piece) => piece.split('\n', 1)[0].includes(`${part}(`));
  if (found === undefined) throw new Error(`no ${part}`);
  return found;
}
