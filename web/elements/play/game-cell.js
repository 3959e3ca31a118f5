/**
 * Paints one cell of a game: its digit, corner notes in their places, centre notes in a row, and marks. Only what
 * differs from the last time is touched, so that a key costs no more than the cells that it changes.
 */
import { geometryOf } from '../../app/sudoku/geometry.js';
import { html, setAttribute, setText } from '../element.js';

/** @typedef {import('../../app/play/cells-look.js').CellLook} CellLook */

/** Marks that are there or not. */
const flags = /** @type {const} */ (['same', 'area', 'wrong', 'look']);

/** What notes are made of. @type {(keyof CellLook)[]} */
const notes = ['text', 'corner', 'centre', 'litNote'];

/** What all else is made of. @type {(keyof CellLook)[]} */
const others = ['text', 'kind', 'colour', 'colourSign', 'selected', ...flags, 'clash', 'label'];

/** @param {string} notes as in `corner` or `centre` @returns {number[]} their digits */
const digitsIn = (notes) => Array.from(notes, Number).filter((digit) => digit > 0);

/**
 * @param {HTMLElement} cell
 * @param {CellLook} look
 * @param {CellLook | undefined} before what it shows now
 * @param {number} size the side of the board
 */
export function paintCell(cell, look, before, size) {
  if (!before || notes.some((field) => before[field] !== look[field])) paintNotes(cell, look, size);
  if (before && others.every((field) => before[field] === look[field])) return;
  paintDigit(cell, look.text);
  paintSign(cell, look.colour ? look.colourSign : '');
  setAttribute(cell, 'data-kind', look.kind || null);
  setAttribute(cell, 'data-colour', look.colour ? String(look.colour) : null);
  for (const flag of flags) setAttribute(cell, `data-${flag}`, look[flag] ? '' : null);
  setAttribute(cell, 'aria-selected', String(look.selected));
  setAttribute(cell, 'aria-invalid', look.clash || look.wrong ? 'true' : null);
  setAttribute(cell, 'data-clash', look.clash ? '' : null);
  setAttribute(cell, 'aria-label', look.label);
}

/** @param {HTMLElement} cell @param {CellLook} look @param {number} size */
function paintNotes(cell, look, size) {
  const isEmpty = look.text === '';
  const corner = isEmpty ? digitsIn(look.corner) : [];
  const centre = isEmpty ? digitsIn(look.centre) : [];
  const isBoth = corner.length > 0 && centre.length > 0;
  paintCorner(cell, corner, look.litNote, { size, isBoth });
  paintCentre(cell, centre, look.litNote);
  setAttribute(cell, 'data-notes', isBoth ? 'both' : null);
}

/** Of each cell, by name. @type {WeakMap<HTMLElement, Map<string, HTMLElement>>} */
const parts = new WeakMap();

/**
 * A part of a cell, made when it is first needed.
 * @param {HTMLElement} cell @param {string} name @param {boolean} wanted
 * @returns {HTMLElement | null}
 */
function partOf(cell, name, wanted) {
  const known = parts.get(cell) ?? new Map();
  const part = known.get(name) ?? null;
  if (part || !wanted) return part;
  const made = html('span', { class: name, 'aria-hidden': 'true' });
  cell.append(made);
  parts.set(cell, known.set(name, made));
  return made;
}

/** @param {HTMLElement} cell @param {string} text */
function paintDigit(cell, text) {
  const part = partOf(cell, 'digit', text !== '');
  if (part) setText(part, text);
}

/**
 * Signs and notes are written by the style sheet: the ear has the label.
 * @param {HTMLElement} cell
 * @param {string} sign
 */
function paintSign(cell, sign) {
  const part = partOf(cell, 'sign', sign !== '');
  if (part) setAttribute(part, 'data-sign', sign || null);
}

/**
 * Each digit has a place of its own, as on a keypad; where centre notes stand too, theirs is the last line but one.
 * Only notes that are there have an element: a board that is full of them has half as many so.
 * @param {HTMLElement} cell @param {number[]} digits @param {number} lit
 * @param {{ size: number, isBoth: boolean }} where
 */
function paintCorner(cell, digits, lit, { size, isBoth }) {
  const part = partOf(cell, 'corner', digits.length > 0);
  if (!part) return;
  const known = new Map(Array.from(part.children, (note) => [Number(note.getAttribute('data-note')), note]));
  for (const [digit, note] of known) if (!digits.includes(digit)) note.remove();
  for (const digit of digits) {
    const note = known.get(digit) ?? part.appendChild(html('span', { 'data-note': String(digit) }));
    placeIn(note, placeOf(digit, size, isBoth));
    setAttribute(note, 'data-lit', digit === lit ? '' : null);
  }
}

/** @param {number} digit @param {number} size @param {boolean} isBoth */
function placeOf(digit, size, isBoth) {
  const { boxWidth, boxHeight } = geometryOf(size);
  const line = Math.ceil(digit / boxWidth);
  return { row: isBoth && line === boxHeight ? line + 1 : line, column: ((digit - 1) % boxWidth) + 1 };
}

/** @param {Element} note @param {{ row: number, column: number }} place in the grid of its part */
function placeIn(note, { row, column }) {
  const { style } = /** @type {HTMLElement} */ (note);
  if (style.gridRowStart !== String(row)) style.gridRowStart = String(row);
  if (style.gridColumnStart !== String(column)) style.gridColumnStart = String(column);
}

/**
 * In a row, as close as their number asks for.
 * @param {HTMLElement} cell
 * @param {number[]} digits
 * @param {number} lit
 */
function paintCentre(cell, digits, lit) {
  const part = partOf(cell, 'centre', digits.length > 0);
  if (!part) return;
  while (part.children.length > digits.length) part.lastElementChild?.remove();
  while (part.children.length < digits.length) part.append(html('span'));
  digits.forEach((digit, index) => {
    setAttribute(part.children[index], 'data-note', String(digit));
    setAttribute(part.children[index], 'data-lit', digit === lit ? '' : null);
  });
  setAttribute(part, 'data-many', digits.length > 6 ? 'row' : digits.length > 4 ? 'some' : null);
}
