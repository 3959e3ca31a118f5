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
 * @param {PlayState} state
 * @param {Pick<import('./hints/hint-look.js').HintAppearance, 'cells' | 'pattern'> | null} hint as it is shown
 * @param {Translate} t
 * @returns {CellLook[]}
 */
export function cellsLook(state, hint, t) {
  const { game, settings, selected, cursor } = state;
  if (!game) return [];
  const { puzzle, size, board } = game;
  const lit = litDigit(state);
  const clashes = settings.showClashes ? clashesOf(board.digits, size) : new Set();
  const wrong = wrongIn(state);
  const pointed = new Set(hint?.cells.map((each) => each.cell));
  const area = settings.lightArea && selected.length === 1 ? areaOf(cursor, size) : new Set();
  const chosen = new Set(selected);
  return Array.from(puzzle, (given, cell) => {
    const digit = board.digits[cell];
    const [corner, centre] = [notesIn(board.corner[cell]), notesIn(board.centre[cell])];
    const colour = board.colours[cell];
    /** @type {Omit<CellLook, 'label'>} */
    const look = {
      text: digit ? String(digit) : '',
      kind: given !== '.' ? 'given' : digit ? 'own' : '',
      corner: corner.length > 0 && !digit ? linesOf(corner, size, String) : '',
      centre: digit ? '' : centre.join(''),
      colour,
      colourSign: colour ? colourSigns[colour - 1] : '',
      selected: chosen.has(cell),
      same: lit > 0 && digit === lit,
      area: area.has(cell),
      clash: clashes.has(cell),
      wrong: wrong.has(cell),
      look: pointed.has(cell) && !hint?.pattern,
      litNote: lit > 0 && !digit && [...corner, ...centre].includes(lit) ? lit : 0,
    };
    const notes = settings.twoKinds ? { corner, centre } : { corner: merged(corner, centre), centre: [] };
    const heard = { ...look, look: pointed.has(cell) };
    const key = [size, cell, ...Object.values(heard), settings.twoKinds].join();
    return { ...look, label: known(t, key, () => labelOf(heard, notes, place(cell, size), settings.twoKinds, t)) };
  });
}

/** By language, what is read out of cells that look so. @type {WeakMap<Translate, Map<string, string>>} */
const labels = new WeakMap();
/** So many are known at once. */
const MOST = 2000;

/**
 * A label, put into words where it is not known: with each key most cells stay as they are.
 * @param {Translate} t @param {string} key @param {() => string} label
 */
function known(t, key, label) {
  const mine = labels.get(t) ?? new Map();
  labels.set(t, mine);
  const text = mine.get(key) ?? label();
  if (mine.size >= MOST) mine.clear();
  mine.set(key, text);
  return text;
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
