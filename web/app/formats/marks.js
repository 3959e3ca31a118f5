/**
 * Marks at digits: `**5**`, `(5)`, `[5]`, `5*`. Where some digits have one and others have none, those with a mark are
 * the givens, and the others are what somebody has entered.
 *
 *     (5) 3  . | .  (7) .
 *     (6) .  . | (1) 9 (5)
 *
 * @typedef {import('./excerpt.js').Excerpt} Excerpt
 */
import { rewritten } from './excerpt.js';

/** Minimum number of marks: fewer are a coincidence. */
const LEAST = 4;

/** Pairs with a digit between them; an empty cell may have them as well. */
const pairs = [
  /\*\*([1-9])\*\*/g,
  /__([1-9])__/g,
  /\[[ \t]?([1-9.*_xX? -]?)[ \t]?\]/g,
  /\([ \t]?([1-9.*_xX? -]?)[ \t]?\)/g,
  /\{[ \t]?([1-9.*_xX? -]?)[ \t]?\}/g,
  /<[ \t]?([1-9.*_xX? -]?)[ \t]?>/g,
];

/** Signs before or after a digit, or both; each of them has to stand at one. */
const signs = '*!°^#~_=';
const singles = [...signs].flatMap((sign) =>
  [`\\${sign}([1-9])\\${sign}`, `([1-9])\\${sign}`, `\\${sign}([1-9])`].map((pattern) => ({
    sign,
    pattern: new RegExp(pattern, 'g'),
  })),
);

/** The kinds of marks that a text may have. @param {string} text @returns {RegExp[]} */
const kindsIn = (text) => [
  ...pairs,
  ...singles
    .filter(({ sign, pattern }) => text.includes(sign) && !text.replace(pattern, '').includes(sign))
    .map(({ pattern }) => pattern),
];

/**
 * The text without the marks of each kind that it has: with all digits, and with those alone that have a mark.
 * @param {Excerpt} text
 * @returns {Generator<{ all: Excerpt, given: Excerpt }, void>}
 */
export function* unmarked(text) {
  for (const kind of kindsIn(text.text)) {
    const count = [...text.text.matchAll(kind)].filter(([, sign]) => /[1-9]/.test(sign)).length;
    if (count < LEAST) continue;
    yield {
      all: rewritten(text, kind, ([, sign]) => (sign.trim() === '' ? '.' : sign)),
      given: rewritten(text, new RegExp(`${kind.source}|[1-9]`, 'g'), ([, sign]) => (sign ?? '').trim() || '.'),
    };
  }
}
