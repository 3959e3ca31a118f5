/**
 * How each cell of a game looks, and what is read out of it: a pure function of what Play knows.
 *
 * @typedef {object} CellLook
 * @property {string} text its digit, or ''
 * @property {'given' | 'own' | ''} kind where that comes from
 * @property {string} corner notes in their places, in lines of a box's width; '' for none
 * @property {string} centre notes beside each other; '' for none
 * @property {number} colour 1 to 8, 0 for none
 * @property {string} colourSign tells the colours apart without them
 * @property {boolean} selected
 * @property {boolean} same it has the digit that is lit
 * @property {boolean} area it is in a row, column or box with the cursor
 * @property {boolean} clash its digit breaks a rule
 * @property {boolean} wrong its digit is wrong, and the player wanted to know
 * @property {boolean} look a hint points here; until it draws its pattern
 * @property {number} litNote the digit that is lit among its notes, 0 for none
 * @property {string} label for the ear
 */
import { digitsOf } from '../sudoku/candidates.js';
import { geometryOf } from '../sudoku/geometry.js';
import { place } from '../i18n/places.js';
import { linesOf } from '../view/cells.js';
import { clashesOf, wrongCells } from './judge.js';

/** @typedef {import('./play-state.js').PlayState} PlayState @typedef {import('../i18n/i18n.js').Translate} Translate */

/** By colour, from 1. */
export const colourSigns = ['●', '▲', '■', '◆', '◐', '✚', '▼', '○'];

/** The notes of a mask: bit d-1 is digit d. @param {number} mask */
const notesIn = (mask) => digitsOf(mask << 1);

/** The digit that is lit: the one in hand, else that of the cell in hand; 0 for none. @param {PlayState} state */
function litDigit({ game, settings, held, selected, cursor }) {
  if (!game || !settings.lightSame) return 0;
  if (held !== null) return held;
  return selected.length === 1 ? game.board.digits[cursor] : 0;
}

/** The cells whose digit the player knows to be wrong. @param {PlayState} state @returns {Set<number>} */
function wrongIn({ game, settings, checked, hint, truth }) {
  if (!game) return new Set();
  const wrong = new Set(checked?.stage === 2 ? checked.wrong : []);
  if (settings.showWrong && truth) for (const cell of wrongCells(game, truth)) wrong.add(cell);
  if (hint?.stage === 3 && hint.hint.kind === 'wrong') for (const { cell } of hint.hint.eliminations) wrong.add(cell);
  return wrong;
}

/** The cells that share a row, column or box with one. @param {number} cell @param {number} size */
function areaOf(cell, size) {
  const { cellsOf, unitsOf } = geometryOf(size);
  return new Set(unitsOf[cell].flatMap((unit) => cellsOf[unit]));
}

/**
 * What is known of the whole board while the looks of its cells are made.
 * @typedef {object} View
 * @property {import('./game.js').Game} game
 * @property {boolean} twoKinds
 * @property {number} lit 0 for none
 * @property {Set<number>} clashes
 * @property {Set<number>} wrong
 * @property {Set<number>} pointed
 * @property {boolean} drawn what a hint points at is drawn over the board
 * @property {Set<number>} area
 * @property {Set<number>} chosen
 */

/** @param {PlayState} state @param {import('./game.js').Game} game @param {ShownHint | null} hint @returns {View} */
function viewOf(state, game, hint) {
  const { settings, selected, cursor } = state;
  const { size, board } = game;
  return {
    game,
    twoKinds: settings.twoKinds,
    lit: litDigit(state),
    clashes: settings.showClashes ? clashesOf(board.digits, size) : new Set(),
    wrong: wrongIn(state),
    pointed: new Set(hint?.cells.map((each) => each.cell)),
    drawn: Boolean(hint?.pattern),
    area: settings.lightArea && selected.length === 1 ? areaOf(cursor, size) : new Set(),
    chosen: new Set(selected),
  };
}

/** @typedef {Pick<import('./hints/hint-look.js').HintAppearance, 'cells' | 'pattern'>} ShownHint */

/**
 * The same object as the last time for each cell that looks as it did: with each key most cells do.
 * @param {PlayState} state
 * @param {ShownHint | null} hint as it is shown
 * @param {Translate} t
 * @returns {CellLook[]}
 */
export function cellsLook(state, hint, t) {
  const { game } = state;
  if (!game) return [];
  const view = viewOf(state, game, hint);
  const last = lastLooks(t, game.size);
  return Array.from(game.puzzle, (_, cell) => {
    const [content, marks] = [contentSign(view, cell), markSign(view, cell)];
    const known = last[cell];
    if (known?.content === content && known.marks === marks) return known.look;
    const heard = known?.content === content ? known.look.label : null;
    const look = lookOf(view, cell, heard, t);
    last[cell] = { content, marks, look };
    return look;
  });
}

/** A look, and what it was made of. @typedef {{ content: number, marks: number, look: CellLook }} Made */

/**
 * By language, what was made last, for a board of what side.
 * @type {WeakMap<Translate, { size: number, made: Made[] }>}
 */
const made = new WeakMap();

/** @param {Translate} t @param {number} size @returns {Made[]} by cell */
function lastLooks(t, size) {
  let mine = made.get(t);
  if (mine?.size !== size) made.set(t, (mine = { size, made: [] }));
  return mine.made;
}

/** All that is read out of a cell, as one number of 31 bits. @param {View} view @param {number} cell */
function contentSign({ game: { puzzle, board }, twoKinds, clashes, wrong, pointed }, cell) {
  const notes = (board.corner[cell] << 9) | board.centre[cell];
  const entry = (notes << 8) | (board.digits[cell] << 4) | board.colours[cell];
  const given = Number(puzzle[cell] !== '.') | (Number(twoKinds) << 1);
  const marks = Number(clashes.has(cell)) | (Number(wrong.has(cell)) << 1) | (Number(pointed.has(cell)) << 2);
  return (entry << 5) | (marks << 2) | given;
}

/** What else is seen of it, likewise. @param {View} view @param {number} cell */
function markSign(view, cell) {
  const places = Number(view.area.has(cell)) | (Number(view.chosen.has(cell)) << 1);
  const lights = (Number(isSame(view, cell)) << 1) | Number(isLookedAt(view, cell));
  return (litNoteOf(view, cell) << 4) | (lights << 2) | places;
}

/** Whether a hint points there that is not drawn over the board. @param {View} view @param {number} cell */
const isLookedAt = ({ pointed, drawn }, cell) => pointed.has(cell) && !drawn;

/** Whether a cell has the digit that is lit. @param {View} view @param {number} cell */
const isSame = ({ game: { board }, lit }, cell) => lit > 0 && board.digits[cell] === lit;

/** The digit that is lit among the notes of a cell, 0 for none. @param {View} view @param {number} cell */
function litNoteOf({ game: { board }, lit }, cell) {
  if (lit === 0 || board.digits[cell] > 0) return 0;
  return ((board.corner[cell] | board.centre[cell]) >> (lit - 1)) & 1 ? lit : 0;
}

/**
 * @param {View} view
 * @param {number} cell
 * @param {string | null} heard its label, if that is known
 * @param {Translate} t
 * @returns {CellLook}
 */
function lookOf(view, cell, heard, t) {
  const { twoKinds, clashes, wrong, pointed, area, chosen } = view;
  const { puzzle, size, board } = view.game;
  const [digit, colour] = [board.digits[cell], board.colours[cell]];
  const [corner, centre] = [notesIn(board.corner[cell]), notesIn(board.centre[cell])];
  /** @type {Omit<CellLook, 'label'>} */
  const look = {
    text: digit ? String(digit) : '',
    kind: puzzle[cell] !== '.' ? 'given' : digit ? 'own' : '',
    corner: corner.length > 0 && !digit ? linesOf(corner, size, String) : '',
    centre: digit ? '' : centre.join(''),
    colour,
    colourSign: colour ? colourSigns[colour - 1] : '',
    selected: chosen.has(cell),
    same: isSame(view, cell),
    area: area.has(cell),
    clash: clashes.has(cell),
    wrong: wrong.has(cell),
    look: isLookedAt(view, cell),
    litNote: litNoteOf(view, cell),
  };
  if (heard !== null) return { ...look, label: heard };
  const notes = twoKinds ? { corner, centre } : { corner: merged(corner, centre), centre: [] };
  return { ...look, label: labelOf({ ...look, look: pointed.has(cell) }, notes, place(cell, size), twoKinds, t) };
}

/** Notes of both kinds, ascending. @param {number[]} one @param {number[]} other */
const merged = (one, other) => [...new Set([...one, ...other])].sort((a, b) => a - b);

/**
 * "row 3, column 5: empty, notes 1 4 9"
 * @param {Omit<CellLook, 'label'>} look
 * @param {{ corner: number[], centre: number[] }} notes
 * @param {{ row: number, column: number }} where
 * @param {boolean} twoKinds
 * @param {Translate} t
 */
function labelOf({ text, kind, colour, clash, wrong, look }, { corner, centre }, where, twoKinds, t) {
  const content = [kind === '' ? t('board.empty') : kind === 'given' ? t('board.given', { digit: text }) : text];
  if (kind === '') {
    const cornerKey = twoKinds ? 'play.cell.corner' : 'play.cell.notes';
    if (corner.length > 0) content.push(t(cornerKey, { digits: corner.join(' ') }));
    if (centre.length > 0) content.push(t('play.cell.centre', { digits: centre.join(' ') }));
  }
  if (colour) content.push(colourName(colour, t));
  if (clash) content.push(t('board.clash'));
  if (wrong) content.push(t('play.cell.wrong'));
  if (look) content.push(t('play.cell.look'));
  return t('board.cell', { ...where, content: content.join(t('board.separator')) });
}

/** The names of the colours, from 1. */
const colourKeys = [
  'play.colour.red',
  'play.colour.orange',
  'play.colour.yellow',
  'play.colour.green',
  'play.colour.teal',
  'play.colour.blue',
  'play.colour.purple',
  'play.colour.grey',
];

/** @param {number} colour 1 to 8 @param {Translate} t */
export const colourName = (colour, t) => t(colourKeys[colour - 1]);
