/**
 * A file of grids, written anew as a list: each puzzle in the line of its first row, and no other line is more or less
 * than before. So whatever reads lists reads files of grids too, and tells the right lines. A grid with a mistake is
 * written in the line of the mistake, so that whoever reads the list says what is wrong.
 *
 *     listOf(bytes);   // the same bytes where they are no file of grids
 *
 *     const reader = new GridReader(layout);   // a text that comes in pieces, cut anywhere
 *     reader.push('Grid 01\n1...\n..2.\n.3');   // '\n'
 *     reader.push('..\n...4\n');                // ''
 *     reader.end();                             // '1.....2..3.....4\n\n\n\n'
 */
import { geometryOf, sides } from '../sudoku/geometry.js';
import { gridLayout, lineKind } from './grid-lines.js';

/** @typedef {import('./grid-lines.js').Line} Line @typedef {{ line: Line, text: string }} Kept */

/** @param {Line} line */
const isRow = ({ kind }) => kind === 'row';
/** @param {Line} line */
const isCells = ({ kind }) => kind === 'row' || kind === 'fault';

/** Bytes, or characters, in which the first grid is looked for. */
export const HEAD = 1 << 16;
/** A longer line is no part of a grid. */
const LONGEST_LINE = 1 << 12;
/** Characters that are read at once. */
const CHUNK = 1 << 16;

/**
 * A list of the same puzzles.
 * @param {Uint8Array} bytes in UTF-8
 * @returns {Uint8Array} the same where they are no file of grids
 */
export function listOf(bytes) {
  const layout = gridLayout(new TextDecoder().decode(bytes.subarray(0, HEAD)));
  if (!layout) return bytes;
  const text = new TextDecoder().decode(bytes);
  const reader = new GridReader(layout);
  const list = [];
  for (let at = 0; at < text.length; at += CHUNK) list.push(reader.push(text.slice(at, at + CHUNK)));
  return new TextEncoder().encode(list.join('') + reader.end());
}

export class GridReader {
  #layout;
  #boxHeight;
  /** A line that was begun. */
  #rest = '';
  /** The line that was begun is too long to be kept. */
  #isInLongLine = false;
  /** Lines of the grid that was begun. @type {Kept[]} */
  #kept = [];
  /** How many of them are rows, and how many nearly are. */
  #rows = 0;
  #faults = 0;
  /** Whether the list has a puzzle already, which says how large all are. */
  #hasPuzzle = false;
  /** Parts of the list. @type {string[]} */
  #list = [];

  /** @param {import('./grid-lines.js').GridLayout} layout */
  constructor(layout) {
    this.#layout = layout;
    this.#boxHeight = geometryOf(layout.side).boxHeight;
  }

  /** @param {string} text the next part of the file @returns {string} the next part of the list */
  push(text) {
    const lines = (this.#rest + text).split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#endLine(line);
    if (this.#rest.length > LONGEST_LINE) this.#passOn();
    return this.#taken();
  }

  /** @returns {string} the last part of the list */
  end() {
    const hasLine = this.#rest !== '' || this.#isInLongLine;
    if (hasLine) this.#endLine(this.#rest.replace(/\r$/, ''));
    this.#close();
    return this.#taken();
  }

  #taken() {
    return this.#list.splice(0).join('');
  }

  /** The front of a line that is no part of a grid. A CR at its end may belong to the next line's LF. */
  #passOn() {
    if (!this.#isInLongLine) this.#close();
    this.#isInLongLine = true;
    const [, front, end] = /** @type {RegExpExecArray} */ (/^([^]*?)(\r?)$/.exec(this.#rest));
    this.#list.push(front);
    this.#rest = end;
  }

  /** @param {string} text a whole line, or the end of a long one */
  #endLine(text) {
    if (this.#isInLongLine || text.length > LONGEST_LINE) {
      if (!this.#isInLongLine) this.#close();
      this.#list.push(text, '\n');
      this.#isInLongLine = false;
    } else this.#take(lineKind(text, this.#layout), text);
  }

  get #isComplete() {
    return this.#rows === this.#layout.side;
  }

  /** @param {Line} line @param {string} text the whole of it */
  #take(line, text) {
    const { kind } = line;
    if (kind === 'row' || kind === 'fault') {
      if (this.#isOver(kind)) this.#close();
      this.#kept.push({ line, text });
      if (kind === 'row') this.#rows += 1;
      else this.#faults += 1;
    } else if (this.#kept.length > 0 && (kind === 'rule' || (kind === 'blank' && this.#isWithin))) {
      this.#kept.push({ line, text });
    } else {
      this.#close();
      this.#list.push(kind === 'other' ? text : '', '\n');
    }
  }

  /**
   * Whether the grid ends before a line that could be a row.
   * @param {'row' | 'fault'} kind of that line
   */
  #isOver(kind) {
    const { side, runsOn } = this.#layout;
    const all = this.#rows + this.#faults;
    if (all >= 2 * side) return true; // whatever that is
    if (this.#isComplete) return runsOn || kind === 'fault' || this.#kept[this.#kept.length - 1].line.kind === 'rule';
    return runsOn && all === side;
  }

  /** Whether an empty line may stand here in a grid. */
  get #isWithin() {
    const { side, hasBands, hasLabels } = this.#layout;
    const label = hasLabels && this.#kept[0].line.kind === 'fault' ? 1 : 0;
    const all = this.#rows + this.#faults - label;
    return hasBands && all < side && all > 0 && all % this.#boxHeight === 0;
  }

  /** Writes the grid that was begun, or what is wrong with it. */
  #close() {
    if (this.#kept.length === 0) return;
    const lines = this.#kept.map(({ line }) => line);
    const { at, text } = this.#puzzleIn(lines) ?? this.#faultIn(lines);
    for (let line = 0; line < lines.length; line++) this.#list.push(line === at ? text : '', '\n');
    [this.#kept, this.#rows, this.#faults] = [[], 0, 0];
  }

  /**
   * The puzzle of a grid, and in which line it is written: that of its first row, or of a digit that is too large.
   * @param {Line[]} lines
   */
  #puzzleIn(lines) {
    const { side } = this.#layout;
    const first = lines.findIndex(isRow);
    const last = lines.map(isRow).lastIndexOf(true);
    if (!this.#isComplete || lines.slice(first, last).some(({ kind }) => kind === 'fault')) return null;
    this.#hasPuzzle = true;
    const rows = lines.filter(isRow);
    const large = rows.find(({ cells }) => (cells.match(/[5-9]/g) ?? []).some((digit) => Number(digit) > side));
    return { at: large ? lines.indexOf(large) : first, text: rows.map(({ cells }) => cells).join('') };
  }

  /**
   * The line that keeps a grid from being one; all its cells where their number is wrong.
   * @param {Line[]} lines
   */
  #faultIn(lines) {
    const fault = lines.findIndex(({ kind }) => kind === 'fault');
    const at = this.#rows > 0 && fault >= 0 ? fault : lines.findIndex(isCells);
    const { cells } = lines[at];
    if (/[^.1-9]/.test(cells)) return { at, text: this.#kept[at].text };
    const all = lines.map((line) => line.cells).join('');
    return { at, text: this.#isPuzzle(all.length) ? cells : all };
  }

  /** Whether a line with this number of cells would be read as a puzzle. @param {number} length */
  #isPuzzle(length) {
    const { side } = this.#layout;
    return length === side ** 2 || (!this.#hasPuzzle && sides.some((each) => each ** 2 === length));
  }
}
