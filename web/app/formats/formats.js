/**
 * Every format in which a puzzle can come, beside plain text: README.md lists them. Text goes in,
 * what the plain reader says of the cells in it comes out, with places in the text.
 *
 *     read('[[1, 0, 0, 0], [0, 0, 2, 0], [0, 3, 0, 0], [0, 0, 0, 4]]', (text) => plain(text));
 *     // { ok: true, puzzle: '1.....2..3.....4', size: 4, format: 'json' }
 */
import { withoutFrames, withoutHeads, withoutIndent, withoutTags, withoutTails } from './around.js';
import { candidates } from './candidates.js';
import { progressOf } from './entries.js';
import { Excerpt, signsOf } from './excerpt.js';
import { facts } from './facts.js';
import { blankFrames, frames } from './frames.js';
import { hodoku } from './hodoku.js';
import { html } from './html.js';
import { latex } from './latex.js';
import { letter, remains, spoilt } from './letter.js';
import { emptyLinks, links } from './links.js';
import { listing } from './listing.js';
import { unmarked } from './marks.js';
import { named } from './names.js';
import { opensudoku } from './opensudoku.js';
import { isMostlyCells } from './share.js';
import { sdk } from './sdk.js';
import { sdm } from './sdm.js';
import { typed, visible } from './signs.js';
import { solo } from './solo.js';
import { isSource, sourcesOf } from './sources.js';
import { strings } from './strings.js';
import { blankTables, tables } from './tables.js';
import { triples } from './triples.js';
import { words } from './words.js';

/**
 * @typedef {import('../solver.js').ParseResult} ParseResult
 * @typedef {import('../solver.js').ParseError} ParseError
 * @typedef {import('./excerpt.js').Piece} Piece
 * @typedef {(text: string) => ParseResult} Plain
 */

/** Longer texts, in UTF-16 units, are read by no format. */
export const LONGEST_DOCUMENT = 1 << 14;

/** In order of recognition: the first that finds something in a text has the last word on it. */
const known = [candidates, frames, links, hodoku, opensudoku, listing, sdk, sdm, letter, tables];

/** Asked where none of those reads a puzzle; what these find is sure to be meant. */
const late = [solo, named, html, latex, strings, facts, words, spoilt];

/** Asked last; what these find may be meant as something else. */
const doubtful = [remains, emptyLinks];

export const formats = [...known, triples, ...late, ...doubtful];

/** Read as plain text, they would be other puzzles. */
const first = [blankTables, blankFrames, triples];

/**
 * What was read of a text, or of what it may have been: `excerpt`, with its places in the text. sure: a format knows
 * what is meant.
 * @typedef {{ excerpt: Excerpt, result: ParseResult, sure: boolean }} Attempt
 */

/** @param {string} text @param {Plain} plain reads plain text @returns {ParseResult} */
export function read(text, plain) {
  if (typeof text !== 'string' || text.length > LONGEST_DOCUMENT) return plain(text);
  /** @type {Attempt | null} */
  let best = isSource(signsOf(text)) ? restored(text, plain) : null;
  if (best) return placed(text, best);
  /** @type {Attempt | null} */
  let refused = null;
  for (const { excerpt, isAsTyped, isTruer } of readings(visible(text))) {
    if (best && !isAsTyped) break;
    const next = attempt(excerpt, plain);
    if (!best ? countOf(next) > 0 : holdsMore(next, best)) best = next;
    if (!refused || (isTruer && !refused.sure) || (next.sure && (isTruer || !refused.sure))) refused = next;
    if (codeOf(next) === 'too-long') break;
  }
  const last = /** @type {Attempt} */ (best ?? marked(text, plain) ?? restored(text, plain) ?? refused);
  return placed(text, last.result.ok || last.sure ? last : blamed(last));
}

/** @param {Attempt} attempt */
const countOf = ({ result }) => (result.ok ? 1 : (result.puzzles?.length ?? 0));

/** More puzzles, or the puzzle whose solution the other is. @param {Attempt} next @param {Attempt} best */
const holdsMore = (next, best) =>
  countOf(next) > countOf(best) ||
  (next.result.ok &&
    best.result.ok &&
    next.result.puzzle.includes('.') &&
    solves(best.result.puzzle, next.result.puzzle));

/** @param {Attempt} attempt */
const codeOf = ({ result }) => (result.ok ? null : result.error.code);

/**
 * A text that may be what is meant. isAsTyped: to be read even where the text as it is holds a puzzle, for there may be
 * more. isTruer: what is wrong with it is more likely to be wrong with the text than what was found before.
 * @typedef {{ excerpt: Excerpt, isAsTyped: boolean, isTruer: boolean }} Reading
 */

/**
 * A text as it is, as it may have been typed, and without what stands around it.
 * @param {Excerpt} whole
 * @returns {Generator<Reading, void>}
 */
function* readings(whole) {
  yield { excerpt: whole, isAsTyped: false, isTruer: true };
  let isAsTyped = true;
  for (const written of typed(whole)) {
    if (written !== whole) yield { excerpt: written, isAsTyped, isTruer: isAsTyped };
    isAsTyped = false;
    let bare = written;
    for (const without of [withoutHeads, withoutIndent, withoutTails, withoutTags, withoutFrames]) {
      const rest = without(bare);
      const isTruer = without === withoutHeads || without === withoutIndent;
      if (rest !== bare) yield { excerpt: rest, isAsTyped, isTruer };
      bare = rest;
    }
  }
}

/**
 * A text with marks at its digits: those with a mark are the givens, where others have none.
 * @param {string} text
 * @param {Plain} plain
 * @returns {Attempt | null}
 */
function marked(text, plain) {
  for (const { excerpt } of readings(visible(text))) {
    for (const { all, given } of unmarked(excerpt)) {
      const whole = attempt(all, plain);
      if (!whole.result.ok) continue;
      const { result } = attempt(given, plain);
      if (!result.ok || result.size !== whole.result.size) return whole;
      const progress = progressOf(
        result.puzzle,
        Array.from(whole.result.puzzle, (digit) => ({ digit: Number(digit) || 0 })),
      );
      return { ...whole, result: { ...result, ...(progress && { progress }) } };
    }
  }
  return null;
}

/**
 * Reads the text that a program has made another text of, such as a quoted string.
 * @param {string} text @param {Plain} plain @returns {Attempt | null}
 */
function restored(text, plain) {
  const { value: written } = typed(visible(text)).next();
  for (const { excerpt } of readings(/** @type {Excerpt} */ (written))) {
    for (const source of sourcesOf(excerpt)) {
      for (const inner of readings(source)) {
        const next = attempt(inner.excerpt, plain);
        if (countOf(next) > 0 && hasDigits(next)) return next;
      }
    }
  }
  return null;
}

/** Fewer digits may stand in any text. @param {Attempt} attempt */
const hasDigits = ({ result }) =>
  (result.ok ? [result.puzzle] : (result.puzzles ?? [])).every((puzzle) => /(?:[1-9].*){4}/.test(puzzle));

/** @param {Excerpt} excerpt @param {Plain} plain @returns {Attempt} */
function attempt(excerpt, plain) {
  const { text } = excerpt;
  const early = recognised(text, first, plain);
  if (early) return { excerpt, result: early, sure: true };
  const result = plain(text);
  if (result.ok) return { excerpt, result, sure: true };
  const isLong = result.error.code === 'too-long';
  const ask = (/** @type {import('./excerpt.js').Format[]} */ some) =>
    recognised(text, isLong ? some.filter(({ long }) => long) : some, plain);
  const found = ask(known);
  if (found && (found.ok || found.puzzles)) return { excerpt, result: found, sure: true };
  const sure = ask(late) ?? found;
  return { excerpt, result: sure ?? ask(doubtful) ?? result, sure: sure !== null };
}

/**
 * @param {string} text
 * @param {import('./excerpt.js').Format[]} some
 * @param {Plain} plain
 * @returns {ParseResult | null}
 */
function recognised(text, some, plain) {
  const signs = signsOf(text);
  for (const { find } of some) {
    const found = find(signs, (excerpt) => plain(excerpt.text));
    if (found) return resultOf(text, found, plain);
  }
  return null;
}

/**
 * Where most of a text are cells, or a comma was the first sign that is none, the first sign that is neither a cell nor
 * between cells is to blame.
 * @param {Attempt} refused
 * @returns {Attempt}
 */
function blamed({ excerpt, result, sure }) {
  const { text } = excerpt;
  if (result.ok || result.error.code !== 'character') return { excerpt, result, sure };
  const index = ',;'.includes(String(result.error.found)) || isMostlyCells(text) ? culprit(text) : -1;
  if (index < 0) return { excerpt, result, sure };
  const found = String.fromCodePoint(text.codePointAt(index) ?? 0);
  return {
    excerpt,
    result: {
      ...result,
      error: { ...result.error, ...placeOf(text, index), found },
    },
    sure,
  };
}

/** @param {string} text */
const culprit = (text) => signsOf(text).search(/[^0-9.*_Xx?|+=\s,;:/'"()[\]{}-]/);

/**
 * What an attempt has found, with its places in the whole text.
 * @param {string} text
 * @param {Attempt} attempt
 * @returns {ParseResult}
 */
function placed(text, { excerpt, result }) {
  if (result.ok || excerpt.text === text) return result;
  const { error } = result;
  const at = excerpt.places[error.index] ?? text.length;
  const said = error.code === 'character' ? String(error.found) : '';
  const end = excerpt.places[error.index + said.length - 1] ?? at;
  return {
    ...result,
    error: {
      ...error,
      ...placeOf(text, at),
      ...(said && { found: text.slice(at, end + 1) }),
    },
  };
}

/** @param {string} text @param {import('./excerpt.js').Found} found @param {Plain} plain @returns {ParseResult} */
function resultOf(text, { id, pieces }, plain) {
  const results = pieces.map((piece) => (piece instanceof Excerpt ? plain(piece.text) : null));
  const good = pieces.filter((_, index) => results[index]?.ok);
  const puzzles = chosen(results.flatMap((result) => (result?.ok ? [result.puzzle] : [])));
  if (puzzles.length === 0) return { ok: false, error: errorIn(text, pieces[0], results[0]) };
  if (puzzles.length === 1) return { ...chosenResult(puzzles[0], pieces, results), format: id };
  const error = {
    code: /** @type {const} */ ('many'),
    ...placeOf(text, startOf(pieces[results.findIndex((result) => result?.ok && result.puzzle === puzzles[1])])),
    found: puzzles.length,
    expected: 1,
  };
  return { ok: false, error, puzzles, unreadable: pieces.length - good.length, format: id };
}

/**
 * The puzzle of a text, with what the text holds beside it.
 * @param {string} puzzle
 * @param {Piece[]} pieces
 * @param {(ParseResult | null)[]} results of the pieces
 */
function chosenResult(puzzle, pieces, results) {
  const piece = pieces[results.findIndex((result) => result?.ok && result.puzzle === puzzle)];
  const progress = piece instanceof Excerpt ? progressOf(puzzle, piece.entries) : null;
  const ok = /** @type {const} */ (true);
  return {
    ok,
    puzzle,
    size: Math.sqrt(puzzle.length),
    ...(progress && { progress }),
  };
}

/**
 * @param {string} text
 * @param {Piece} piece
 * @param {ParseResult | null} result what the plain reader says of it
 * @returns {ParseError}
 */
function errorIn(text, piece, result) {
  if (!(piece instanceof Excerpt)) return errorOf(text, piece);
  const { error } = /** @type {Extract<ParseResult, { ok: false }>} */ (result);
  const place = placeOf(text, piece.places[error.index] ?? startOf(piece));
  const found = error.code === 'character' ? String.fromCodePoint(text.codePointAt(place.index) ?? 0) : error.found;
  return { ...error, ...place, found };
}

/** @param {Piece} piece */
const startOf = (piece) => (piece instanceof Excerpt ? piece.places[0] : piece.index);

/** @param {string} text @param {import('./excerpt.js').Fault} fault @returns {ParseError} */
function errorOf(text, { code, index, length = 1, found, expected, row }) {
  const said = code === 'character' ? text.slice(index, index + length) : (found ?? null);
  return {
    code,
    ...placeOf(text, index),
    found: said,
    expected: expected ?? null,
    ...(row !== undefined && { row }),
  };
}

/**
 * Each puzzle once, and no solution of one of them.
 * @param {string[]} puzzles
 */
function chosen(puzzles) {
  const each = [...new Set(puzzles)];
  const open = each.filter((puzzle) => puzzle.includes('.'));
  return each.filter((puzzle) => puzzle.includes('.') || !open.some((other) => solves(puzzle, other)));
}

/** @param {string} full @param {string} puzzle */
function solves(full, puzzle) {
  if (full.length !== puzzle.length) return false;
  let cell = 0;
  while (cell < full.length && (puzzle[cell] === '.' || puzzle[cell] === full[cell])) cell += 1;
  return cell === full.length;
}

/** Lines end with LF, CR LF or CR. @param {string} text @param {number} index */
function placeOf(text, index) {
  const lines = text.slice(0, index).split(/\r\n|\r|\n/);
  return { index, line: lines.length, column: lines[lines.length - 1].length + 1 };
}
