/**
 * What mails, word processors, wikis, chats and scans make of a text: each function returns what was meant, or the same
 * text. They are asked where nothing is read without them.
 *
 *     3=2E=2E6    3..6        | 5 || 3    5 <tab> 3        [18:32] Ada: 53..    53..
 *
 * @typedef {import('./excerpt.js').Line} Line
 */
import { sides } from '../sudoku/geometry.js';
import { Excerpt, linesOf, rewritten } from './excerpt.js';

/** Fewer rows than that are no puzzle. */
const LEAST = 4;

/** Line ends that count for nothing, and bytes. */
const QUOTED = /(?<=[^\s=])=[ \t]*(?:\r\n|\r|\n)|((?:=[\da-f]{2})+)/gi;

/** Another equals sign than those, where nothing says what the text is. */
const UNQUOTED = /=(?![\da-f]{2}|[ \t]*$)/im;

/** Quoted-printable. @param {Excerpt} text */
function fromQuotedPrintable(text) {
  if (!/quoted-printable/i.test(text.text) && UNQUOTED.test(text.text)) return text;
  return rewritten(text, QUOTED, ([, bytes]) => (bytes ? textOf(bytes) : ''));
}

/** @param {string} bytes `=E2=80=A6` */
const textOf = (bytes) =>
  new TextDecoder().decode(Uint8Array.from(bytes.slice(1).split('='), (byte) => parseInt(byte, 16)));

/** Groups that hold no text, control words, signs by their number, braces, line ends that count for nothing. */
const RICH = new RegExp(
  String.raw`\{\\(?:\*|fonttbl|colortbl|stylesheet|info)(?:[^{}]|\{[^{}]{0,99}\}){0,500}\}` +
    String.raw`|\\([a-z]{1,32})-?\d{0,10}[ \t]?|\\'([\da-f]{2})|\\~|[{}\r\n\t]`,
  'gi',
);
/** @type {Record<string, string>} */
const richSigns = { cell: '\t', tab: '\t', row: '\n', par: '\n', line: '\n' };

/** RTF. @param {Excerpt} text */
function fromRichText(text) {
  if (!/\{\\rtf\d/.test(text.text)) return text;
  return rewritten(text, RICH, ([, word = '', code]) =>
    code ? String.fromCharCode(parseInt(code, 16)) : (richSigns[word] ?? ''),
  );
}

const WIKI_LINE = String.raw`[^\r\n]{0,200}\s{1,20}`;
const WIKI_START = String.raw`^[ \t]{0,20}\{\|${WIKI_LINE}(?:\|\+${WIKI_LINE})?(?:\|-${WIKI_LINE})?[|!]`;
const WIKI_ROW = String.raw`\s{0,20}^[ \t]{0,20}\|-${WIKI_LINE}[|!](?![-}])|\s{0,20}^[ \t]{0,20}\|\}`;
const WIKI_CELL = String.raw`\s{0,20}^[ \t]{0,20}[|!](?![-}+])|[ \t]{0,20}(?:\|\||!!)`;
const WIKI_MARK = String.raw`\b(?:[a-z]+="[^"\r\n]*"\s*)+\|(?!\|)|'{2,5}|&nbsp;|[ \t]`;
const WIKI = new RegExp(`(${WIKI_START}|${WIKI_ROW})|(${WIKI_CELL})|${WIKI_MARK}`, 'gm');

/** A table of MediaWiki. @param {Excerpt} text */
function fromWiki(text) {
  if (!/^[ \t]*\{\|/m.test(text.text)) return text;
  return rewritten(text, WIKI, ([, row, cell]) => (row ? '\n' : cell ? '\t' : ''));
}

/** `DATA A / 3*0, 5 /`: three zeros and a 5. @param {Excerpt} text */
function fromFortran(text) {
  return rewritten(text, /\bDATA\s[^/]{1,99}\/([^/]{1,4000})\//gi, ([, list]) => {
    const values = list
      .replace(/!.*|&/g, ' ')
      .replace(/\b(\d{1,2})\s?\*\s?(\d)/g, (_, count, value) => Array(Number(count)).fill(value).join());
    return `[${values.trim()}]`;
  });
}

/** The new text that a diff tells. @param {Excerpt} text */
function fromDiff(text) {
  if (!/^@@\s.*\s@@/m.test(text.text)) return text;
  const rows = linesOf(text.text).filter(({ text: line }) => /^(?:\+(?!\+\+)| )/.test(line));
  return excerptOfRows(
    text,
    rows.map(({ text: line, index }) => ({ text: line.slice(1), index: index + 1 })),
  );
}

/** `100 DATA 5,3,0`, as programs in BASIC have it. @param {Excerpt} text */
const fromBasic = (text) => rewritten(text, /^[ \t]*(?:\d{1,5}[ \t]+)?DATA[ \t]+(?=[\d.,;\s]{7,}$)/gim, () => '');

/** What may stand between a prefix and its row: the rest of a word, with a dash behind it perhaps. */
const MESSAGES = [/^\S*\s+[-=]+\s+/, /^\S*\s+/];
const ROW_SIGN = /[0-9.*_Xx?|+=,;\s-]/;
const ROW = /^[0-9.*_Xx?|-][0-9.*_Xx?|+=,; \t-]*$/;
/** Numbers, prices, dates and places on the globe are no rows. */
const NUMBER = /^\d+(?:\.\d+)+$|^(?:\d{4}|\d{6})$/;
/** Of prefixes with a number, those that name rows, and those that name what is no row. */
const NAMES_ROW = /(?:row|r|zeile|reihe|line|\u884c)\W*0\W*$/i;
const NAMES_OTHER = /(?:col(?:umn)?|c|spalte|box|block|feld|kasten|\u5217|\u5bae)\W*0\W*$/i;

/**
 * Where the row of a line begins, behind something that is no cell; -1: it has none.
 * @param {string} line
 * @param {RegExp} between
 */
function rowStart(line, between) {
  let at = line.length;
  while (at > 0 && ROW_SIGN.test(line[at - 1])) at -= 1;
  if (at === 0) return -1;
  const rest = line.slice(at);
  const skipped = [between, /^\s*[,;]?\s*/].map((pattern) => pattern.exec(rest)?.[0].length ?? 0);
  const length = skipped.find((each) => ROW.test(rest.slice(each)));
  return length === undefined ? -1 : at + length;
}

/** @typedef {Line & { prefix: string }} Message its row, and what stands before that */

/**
 * The rows behind the commonest kind of prefix: dates, times, names.
 * @param {Excerpt} text
 * @param {RegExp} between
 */
function fromMessages(text, between) {
  /** @type {Map<string, Message[]>} */
  const kinds = new Map();
  for (const { text: line, index } of linesOf(text.text)) {
    const start = rowStart(line, between);
    if (start < 0) continue;
    const prefix = line.slice(0, Math.min(start, LONGEST_PREFIX));
    const kind = prefix.replace(/\d+/g, '0').replace(LETTERS, 'a');
    kinds.set(kind, [...(kinds.get(kind) ?? []), { text: line.slice(start), index: index + start, prefix }]);
  }
  const [rows = []] = [...kinds.values()].sort((one, other) => other.length - one.length);
  const ordered = areRows(rows) ? inOrder(rows) : null;
  return ordered ? excerptOfRows(text, ordered) : text;
}

/** A longer prefix is looked at no further. */
const LONGEST_PREFIX = 100;
const LETTERS = /\p{L}+(?: \p{L}+)*/gu;

/** Rows of several cells, with one sign for empty ones, or all cells one by one. @param {Message[]} rows */
function areRows(rows) {
  const cells = rows.map(({ text }) => text.replace(/[^0-9.*_Xx?-]/g, ''));
  if (cells.every(({ length }) => length === 1)) return sides.some((side) => side ** 2 === rows.length);
  const all = cells.join('');
  const areNumbers = rows.every(({ text }) => NUMBER.test(text.trim()));
  return (
    rows.length >= LEAST && !areNumbers && !/0.*\.|\..*0/.test(all) && cells.every(({ length }) => length >= LEAST)
  );
}

/**
 * Rows by their numbers, where they are named by them; null where these are no rows, or one is missing.
 * @param {Message[]} rows
 */
function inOrder(rows) {
  const kinds = rows.map(({ prefix }) => prefix.replace(/\d+/g, '0'));
  if (kinds.some((kind) => NAMES_OTHER.test(kind))) return null;
  if (!kinds.every((kind) => NAMES_ROW.test(kind))) return rows;
  const numbered = rows.map((row) => ({ row, number: Number(/(\d+)\D*$/.exec(row.prefix)?.[1]) }));
  numbered.sort((one, other) => one.number - other.number);
  const first = numbered[0].number;
  const isWhole = first <= 1 && numbered.every(({ number }, at) => number === first + at);
  return isWhole ? numbered.map(({ row }) => row) : null;
}

/** @param {Excerpt} text @param {Line[]} rows */
function excerptOfRows(text, rows) {
  const excerpt = new Excerpt();
  for (const { text: row, index } of rows) {
    for (let at = 0; at < row.length; at++) excerpt.add(row[at], text.places[index + at]);
    excerpt.add('\n', text.places[index + row.length - 1]);
  }
  return excerpt;
}

/** A row, in which a one may be a letter, and a nought too. */
const SCANNED = /^(?=(?:.*[0-9.*_Xx?lIOo]){4})[0-9.*_Xx?|+= \tlIOo-]*$/gm;

/**
 * A letter alone among ones, or a nought among other signs for empty cells, is a mistake.
 * @param {Excerpt} text
 */
function fromScan(text) {
  const rows = (text.text.match(SCANNED) ?? []).map((row) => row.replace(/[|+=\s-]/g, '')).filter(Boolean);
  const cells = rows.join('');
  const isGrid = sides.includes(Math.sqrt(cells.length)) && rows.every(({ length }) => length === rows[0].length);
  const areOnes = !cells.includes('1') || (cells.match(/[lI]/g) ?? []).length > 1;
  const areNoughts = !/[.*_Xx?]/.test(cells) && (cells.match(/[0Oo]/g) ?? []).length > 1;
  const wrong = new RegExp(`[${areOnes ? '' : 'lI'}${areNoughts ? '' : 'Oo'}]`);
  if (!isGrid || wrong.test(cells)) return text;
  return rewritten(text, SCANNED, ([row]) => row.replace(/[lI]/g, '1').replace(/[Oo]/g, '0'));
}

/** @type {((text: Excerpt) => Excerpt)[]} */
const sources = [
  fromQuotedPrintable,
  fromRichText,
  fromWiki,
  fromFortran,
  fromBasic,
  fromDiff,
  ...MESSAGES.map((between) => (/** @type {Excerpt} */ text) => fromMessages(text, between)),
  fromScan,
];

/** @param {Excerpt} text @returns {Excerpt[]} those that differ from it */
export const sourcesOf = (text) => sources.map((source) => source(text)).filter((source) => source !== text);

/** Whether a text would be read otherwise as it is: a table of MediaWiki or RTF. @param {string} text */
export const isSource = (text) => /^[ \t>]*\{\|/m.test(text) || text.includes('{\\rtf');
