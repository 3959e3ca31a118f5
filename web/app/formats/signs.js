/**
 * What copying, phones and word processors make of the signs of a text. Invisible signs count for nothing. Three dots
 * become one sign, two dashes another one, and quotes bend: each is read as what was typed.
 *
 *     visible('5\u200b3').text;              // '53', with the places 0 and 2
 *     [...typed(visible('5…—'))][1].text;    // '5...--'
 */
import { Excerpt, rewritten, signsOf } from './excerpt.js';

/** Zero-width and bidirectional signs, soft hyphens, byte order marks, keycaps. */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|\u034f|[\ufe00-\ufe0f]|\u20e3/g;
/** Escape sequences for colours in a terminal. */
const COLOURS = new RegExp(String.raw`(?:[\x1b\u241b]|\^\[|\\(?:033|x1b|e))\[[\d;]{0,20}m`, 'g');
const BENT = /[\u201c-\u201f\u00ab\u00bb\u2033]/g;

/** @type {[signs: RegExp, typed: string][]} */
const kinds = [
  [/\u2026/g, '...'],
  [BENT, '"'],
  [/[\u2018-\u201b\u2039\u203a\u2032]/g, "'"],
  [/[\u2010\u2011\u2012\u2043\u2212\u30fc\uff70\ufe63]/g, '-'],
  [/[\u2000-\u200a\u202f\u205f]/g, ' '],
  // Dots and squares that stand for empty cells.
  [
    /[\u2219\u22c5\u2027\u25cf\u25cb\u25e6\u25a0\u25a1\u25a2\u25aa\u25ab\u25fb-\u25fe\u2610\u2b1b\u2b1c\u30fb\uff65]/g,
    '.',
  ],
];
/** Coloured squares. */
const SQUARES = /[\u{1f7e5}-\u{1f7eb}\u{1f532}\u{1f533}]/gu;
const EN = /\u2013/g;
const EM = /[\u2014\u2015]/g;
/** Readings of an en dash and of an em dash as typed dashes, the likeliest first. */
const dashes = [
  ['-', '-'],
  ['-', '--'],
  ['--', '-'],
  ['--', '--'],
  ['--', '---'],
];

/** A text without what cannot be seen. @param {string} text @returns {Excerpt} */
export function visible(text) {
  const whole = new Excerpt();
  whole.add(text, 0);
  const bare = rewritten(
    rewritten(whole, INVISIBLE, () => ''),
    COLOURS,
    () => '',
  );
  // Without any other quote, the bent ones are those of JSON and tables.
  return bare.text.includes('"') ? bare : rewritten(bare, BENT, () => '"');
}

/**
 * What may have been typed, the likeliest first.
 * @param {Excerpt} text
 * @returns {Generator<Excerpt, void>}
 */
export function* typed(text) {
  const bare = rewritten(inAscii(text), SQUARES, () => '.');
  const plain = kinds.reduce((rest, [signs, sign]) => rewritten(rest, signs, () => sign), bare);
  const hasDashes = plain.text.search(EN) >= 0 || plain.text.search(EM) >= 0;
  for (const [en, em] of hasDashes ? dashes : dashes.slice(0, 1)) {
    yield rewritten(
      rewritten(plain, EN, () => en),
      EM,
      () => em,
    );
  }
}

/** @param {Excerpt} text @returns {Excerpt} the same where nothing changes */
function inAscii(text) {
  const signs = signsOf(text.text);
  return signs === text.text ? text : Object.assign(new Excerpt(), { text: signs, places: text.places });
}
