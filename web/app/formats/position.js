/**
 * Positions in links, two signs for each of 81 cells: in base 32 a set of digits, as bits, and whether it is a given;
 * or after `S9B` in base 36 a given, a digit that was entered, or a set of notes.
 */
import { Excerpt } from './excerpt.js';

const CELLS = 81;

/** @param {number} mask bit d-1 for digit d */
const digitsIn = (mask) =>
  Array.from({ length: 9 }, (_, index) => index + 1).filter((digit) => mask & (1 << (digit - 1)));

/**
 * @param {number} code
 * @returns {import('./entries.js').Entry & { given: boolean } | null} null: there is no such code
 */
function cellInBase32(code) {
  const digits = digitsIn(code >> 1);
  if (code >= 1 << 10 || (code & 1 && digits.length !== 1)) return null;
  return digits.length === 1 ? { digit: digits[0], given: Boolean(code & 1) } : { corner: digits, given: false };
}

/** @param {number} code @returns {ReturnType<typeof cellInBase32>} */
function cellInBase36(code) {
  if (code > 18 + 511) return null;
  if (code <= 18) return { digit: code > 9 ? code - 9 : code, given: code > 0 && code <= 9 };
  return { corner: digitsIn(code - 18), given: false };
}

/**
 * @param {string} value
 * @param {number} start its place
 * @returns {Excerpt | null} null: it is something else
 */
export function positionOf(value, start) {
  const [, mark, cells] = /^(S9B)?([0-9a-z]{162})$/.exec(value) ?? [];
  if (!cells || (!mark && /[w-z]/.test(cells))) return null;
  const excerpt = new Excerpt();
  for (let cell = 0; cell < CELLS; cell++) {
    const code = parseInt(cells.slice(2 * cell, 2 * cell + 2), mark ? 36 : 32);
    const entry = mark ? cellInBase36(code) : cellInBase32(code);
    if (!entry) return null;
    const { given, ...rest } = entry;
    excerpt.add(given ? String(rest.digit) : '.', start + value.length - cells.length + 2 * cell);
    excerpt.entries.push(rest);
  }
  return excerpt;
}
