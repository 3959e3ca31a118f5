/**
 * What an entry changes: each function gives a move for `played()`, empty where there is nothing to change. The digits
 * of givens never change, and givens have no notes; colours they can have. Pure.
 *
 *     entered(game, { cells: [4, 5], kind: 'corner', digit: 3 });
 *
 * @typedef {import('./board.js').Content} Content
 * @typedef {import('./game.js').Game} Game
 * @typedef {import('./game.js').Move} Move
 *
 * @typedef {'digit' | 'corner' | 'centre' | 'colour'} Kind what a digit key enters
 *
 * @typedef {object} Entry
 * @property {readonly number[]} cells of the board
 * @property {Kind} kind
 * @property {number} digit 1 to the size; of a colour 1 to colourCount. Others change nothing
 *
 * @typedef {object} EntryRules
 * @property {boolean} [tidy] the notes that a placed digit rules out go with it, unless it breaks a rule (true)
 * @property {boolean} [oneKind] notes are of one kind: a note is taken away wherever in the cell it stands (false)
 */
import { candidatesOf } from '../sudoku/candidates.js';
import { geometryOf } from '../sudoku/geometry.js';
import { colourCount, contentOf, sameContent, withContents } from './board.js';
import { isGiven } from './game.js';
import { clashesOf } from './judge.js';

/**
 * A digit, note or colour in some cells, or away if all of them have it already. A digit takes the notes of its cell
 * away. Notes do not go into cells with a digit; rules do not matter to them.
 * @param {Game} game
 * @param {Entry} entry
 * @param {EntryRules} [rules]
 * @returns {Move}
 */
export function entered(game, { cells, kind, digit }, { tidy = true, oneKind = false } = {}) {
  if (!Number.isInteger(digit) || digit < 1 || digit > (kind === 'colour' ? colourCount : game.size)) return [];
  if (kind === 'colour') return coloured(game, cells, digit);
  const own = cells.filter((cell) => !isGiven(game, cell));
  return kind === 'digit' ? placed(game, own, digit, tidy) : noted(game, own, kind, digit, oneKind);
}

/** @param {Game} game @param {readonly number[]} cells @param {number} colour */
function coloured(game, cells, colour) {
  const isOn = cells.every((cell) => game.board.colours[cell] === colour);
  return changed(game, cells, (content) => ({ ...content, colour: isOn ? 0 : colour }));
}

/** @param {Game} game @param {number[]} cells without givens @param {number} digit @param {boolean} tidy */
function placed(game, cells, digit, tidy) {
  const isThere = cells.every((cell) => game.board.digits[cell] === digit);
  const content = (/** @type {Content} */ { colour }) => ({ digit: isThere ? 0 : digit, corner: 0, centre: 0, colour });
  const move = changed(game, cells, content);
  return tidy && !isThere ? [...move, ...tidied(game, move, digit)] : move;
}

/**
 * The notes that go because a digit was placed: those of the digit in the peers of each cell where it breaks no rule.
 * @param {Game} game @param {Move} move that places it @param {number} digit @returns {Move}
 */
function tidied(game, move, digit) {
  const { cellsOf, unitsOf } = geometryOf(game.size);
  const board = withContents(
    game.board,
    move.map(({ cell, after }) => [cell, after]),
  );
  const clashes = clashesOf(board.digits, game.size);
  const right = move.map(({ cell }) => cell).filter((cell) => !clashes.has(cell));
  const peers = new Set(right.flatMap((cell) => unitsOf[cell].flatMap((unit) => cellsOf[unit])));
  const empty = [...peers].filter((cell) => board.digits[cell] === 0).sort((one, other) => one - other);
  const kept = ~(1 << (digit - 1));
  return changed(game, empty, (content) => ({
    ...content,
    corner: content.corner & kept,
    centre: content.centre & kept,
  }));
}

/**
 * @param {Game} game @param {number[]} cells without givens @param {'corner' | 'centre'} kind @param {number} digit
 * @param {boolean} oneKind
 */
function noted(game, cells, kind, digit, oneKind) {
  const bit = 1 << (digit - 1);
  const empty = cells.filter((cell) => game.board.digits[cell] === 0);
  const notes = (/** @type {Content} */ content) => (oneKind ? content.corner | content.centre : content[kind]);
  const isOn = empty.every((cell) => notes(contentOf(game.board, cell)) & bit);
  return changed(game, empty, (content) => {
    if (!isOn) return notes(content) & bit ? content : { ...content, [kind]: content[kind] | bit };
    const without = { ...content, [kind]: content[kind] & ~bit };
    return oneKind ? { ...without, corner: content.corner & ~bit, centre: content.centre & ~bit } : without;
  });
}

/**
 * What erasing takes away: the player's digits in the cells; if there are none, their notes; without these, their
 * colours.
 * @param {Game} game
 * @param {readonly number[]} cells
 * @param {Kind} [kind] that digits enter just now: while that is a colour, colours are the first to go
 * @returns {Move}
 */
export function erased(game, cells, kind = 'digit') {
  const own = cells.filter((cell) => !isGiven(game, cell));
  const digits = () => changed(game, own, (content) => ({ ...content, digit: 0 }));
  const notes = () => changed(game, own, (content) => ({ ...content, corner: 0, centre: 0 }));
  const colours = () => changed(game, cells, (content) => ({ ...content, colour: 0 }));
  const inOrder = kind === 'colour' ? [colours, digits, notes] : [digits, notes, colours];
  for (const erase of inOrder) {
    const move = erase();
    if (move.length > 0) return move;
  }
  return [];
}

/**
 * All notes that the board allows, in all empty cells, where notes list what a cell can be: in the corners, or with two
 * kinds in the centre. The others stay.
 * @param {Game} game @param {boolean} [twoKinds] @returns {Move}
 */
export function filledNotes(game, twoKinds = false) {
  const kind = twoKinds ? 'centre' : 'corner';
  const candidates = candidatesOf(game.board.digits, game.size);
  const empty = candidates.flatMap((_, cell) => (game.board.digits[cell] === 0 ? [cell] : []));
  return changed(game, empty, (content, cell) => ({ ...content, [kind]: candidates[cell] >> 1 }));
}

/**
 * The move that gives cells these contents. Givens keep their digit; where a digit stands there are no notes.
 * @param {Game} game
 * @param {Iterable<readonly [cell: number, content: Content]>} changes the last one counts for a cell that comes twice
 * @returns {Move}
 */
export function withChanges(game, changes) {
  const contents = new Map(changes);
  return changed(game, [...contents.keys()], (before, cell) => {
    const wanted = /** @type {Content} */ (contents.get(cell));
    const digit = isGiven(game, cell) ? before.digit : wanted.digit;
    return digit ? { digit, corner: 0, centre: 0, colour: wanted.colour } : { ...wanted, digit };
  });
}

/**
 * The move that gives each of the cells another content, without those that keep theirs.
 * @param {Game} game @param {readonly number[]} cells @param {(content: Content, cell: number) => Content} change
 * @returns {Move}
 */
function changed({ board }, cells, change) {
  return [...new Set(cells)].flatMap((cell) => {
    const before = contentOf(board, cell);
    const after = change(before, cell);
    return sameContent(before, after) ? [] : [{ cell, before, after }];
  });
}
