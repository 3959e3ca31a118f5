/**
 * Grids whose rows and columns have names: numbers from 0 or 1 on, or letters, before the rows and above the columns,
 * after and below them perhaps. Where the columns have names, these tell which cell a digit is in, so that blanks can
 * be empty cells.
 *
 *         1 2   3 4             row 1: 1...
 *       +-----+-----+           row 2: ..2.
 *     A | 1   |     |           row 3: .3..
 *     B |     | 2   |           row 4: ...4
 */
import { sides } from '../sudoku/geometry.js';
import { Excerpt, linesOf } from './excerpt.js';
import { isFrame } from './frames.js';

/** @typedef {import('./excerpt.js').Line} Line */

/** Separators between two names of columns. */
const BETWEEN = '(?:[\\s|+:]|(?<=[\\s|])[cC])*';
const RULE = /^\s*[-=_]{10,}\s*$/;
/** What a row may consist of. */
const ROW = /^[0-9.*_Xx?|+\s-]*$/;
const CELL = /[0-9.*_Xx?-]/;

/** The names that `side` rows or columns can have. @param {number} side */
const namesOf = (side) =>
  ['123456789', '012345678', 'ABCDEFGHI', 'abcdefghi', 'JKLMNPQRS'].map((names) => names.slice(0, side));

/** The names that columns have in a heading; the digits may have a letter before them. */
const headings = sides.flatMap((side) =>
  namesOf(side).map((names) => ({
    side,
    pattern: new RegExp(`^[\\s|+#*/\\\\rRcC:.]*?${[...names].join(BETWEEN)}[\\s|+:]*$`),
    names,
  })),
);

/** @type {import('./excerpt.js').Format} */
export const named = {
  find(signs, read) {
    const lines = linesOf(signs).filter((line) => line.text.trim() !== '' && !isFrame(line) && !RULE.test(line.text));
    for (let at = 0; at < lines.length; at++) {
      const heading = headings.find(({ pattern }) => pattern.test(lines[at].text));
      const excerpt = (heading && underHeading(lines, at, heading)) ?? rowsWithNames(lines, at, read);
      if (excerpt) return { id: 'named', pieces: [excerpt] };
    }
    return null;
  },
};

/**
 * The rows below a heading, or above one.
 * @param {Line[]} lines
 * @param {number} at
 * @param {typeof headings[number]} heading
 * @returns {Excerpt | null}
 */
function underHeading(lines, at, { side, names }) {
  const below = lines.slice(at + 1, at + 1 + side);
  const rows = below.length === side ? below : lines.slice(Math.max(0, at - side), at);
  if (rows.length !== side) return null;
  const bare = withoutNames(rows);
  if (bare.some(({ text }) => !ROW.test(text))) return null;
  return byColumns(bare, placesOf(lines[at].text, names)) ?? joined(bare, side);
}

/**
 * Rows with names, and without a heading.
 * @param {Line[]} lines
 * @param {number} at
 * @param {Parameters<typeof named.find>[1]} read
 */
function rowsWithNames(lines, at, read) {
  for (const side of [...sides].reverse()) {
    const rows = lines.slice(at, at + side);
    const bare = rows.length === side ? withoutNames(rows) : rows;
    if (bare === rows || bare.some(({ text }) => !ROW.test(text))) continue;
    const excerpt = joined(bare, side) ?? whole(bare);
    if (read(excerpt).ok) return excerpt;
  }
  return null;
}

/**
 * Blanks for the names before and after some rows; the same rows where they have none.
 * @param {Line[]} rows
 * @returns {Line[]}
 */
function withoutNames(rows) {
  const names = namesOf(rows.length).find((each) => rows.every(({ text }, row) => nameBefore(text, each[row]) > 0));
  if (!names) return rows;
  const bare = rows.map(({ text, index }, row) => {
    const length = nameBefore(text, names[row]);
    return { text: ' '.repeat(length) + text.slice(length), index };
  });
  const after = bare.map(({ text }, row) => new RegExp(`[\\s|]${names[row]}[\\s|]*$`).exec(text)?.index ?? -1);
  const isCell = bare.some(({ text }) => text.replace(/[\s|]/g, '').length === rows.length);
  if (isCell || after.includes(-1)) return bare;
  return bare.map(({ text, index }, row) => ({ text: text.slice(0, after[row] + 1), index }));
}

/**
 * How long the name before a row is, with what is between it and the cells.
 * @param {string} text
 * @param {string} name
 */
function nameBefore(text, name) {
  const word = /\d/.test(name) ? `(?:[Rr]|[Rr]ow|ROW|[Zz]eile|#|\\[|\\()?\\s?${name}` : name;
  const end = /\d/.test(name) ? '(?:\\s*[:)=\\]]|\\.(?=\\s)|(?=[\\s|]))' : '[:.)=]?';
  return new RegExp(`^[\\s|]*${word}${end}`).exec(text)?.[0].length ?? 0;
}

/** Where the names of the columns are in their line. @param {string} text @param {string} names */
function placesOf(text, names) {
  const places = [];
  for (let at = text.length - 1, left = names.length; left > 0; at--) {
    if (text[at] === names[left - 1]) places[--left] = at;
  }
  return places;
}

/**
 * The cells below the names of the columns; null where a sign is between two of them.
 * @param {Line[]} rows
 * @param {number[]} places
 */
function byColumns(rows, places) {
  const excerpt = new Excerpt();
  for (const { text, index } of rows) {
    for (let at = 0; at < text.length; at++) if (CELL.test(text[at]) && !places.includes(at)) return null;
    for (const at of places) {
      excerpt.add(CELL.test(text[at] ?? '') ? text[at] : '.', index + Math.min(at, text.length - 1));
    }
  }
  return excerpt;
}

/** N cells in each row; null where a row has more or fewer. @param {Line[]} rows @param {number} side */
function joined(rows, side) {
  const excerpt = new Excerpt();
  for (const { text, index } of rows) {
    const cells = [...text].flatMap((sign, at) => (CELL.test(sign) ? [at] : []));
    if (cells.length !== side) return null;
    for (const at of cells) excerpt.add(text[at], index + at);
  }
  return excerpt;
}

/** @param {Line[]} rows */
function whole(rows) {
  const excerpt = new Excerpt();
  for (const { text, index } of rows) excerpt.add(`${text}\n`, index);
  return excerpt;
}
