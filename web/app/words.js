/**
 * The packed form of a step, low bits first: kind 4, rule 4, cell 8, digit 5, unit 6, place in the
 * unit 5. All ones in cell, unit and place stand for "none"; kind 0 stands for no step.
 */
import { geometryOf } from './geometry.js';

/** @typedef {import('./solver.js').Kind} Kind */

/** The version of the grammar, which says what a position of a run means. */
export const GRAMMAR = 1;

/** Kinds by number. @type {(Kind | null)[]} */
export const kinds = [
  null, 'select', 'try', 'check', 'conflict', 'place', 'eliminate', 'retreat', 'erase', 'solution', 'exhausted',
];

/** @type {(import('./solver.js').Rule | null)[]} */
const rules = [null, 'naked-single', 'hidden-single'];

/**
 * @param {number} word
 * @param {number} size the side of the puzzle
 * @returns {import('./solver.js').StepFact | null} null for no step
 */
export function unpack(word, size) {
  const kind = kinds[word & 15];
  if (!kind) return null;
  const cell = word >>> 8 & 255;
  const unit = word >>> 21 & 63;
  const place = word >>> 27;
  return {
    kind,
    cell: cell === 255 ? null : cell,
    row: cell === 255 ? null : Math.floor(cell / size),
    column: cell === 255 ? null : cell % size,
    digit: (word >>> 16 & 31) || null,
    peer: unit === 63 || place === 31 ? null : geometryOf(size).cellsOf[unit][place],
    unit: unit === 63 ? null : unit,
    rule: rules[word >>> 4 & 15],
  };
}

/** @param {Iterable<string>} names @returns {number} bit k set for the kind of number k; -1 bits for unknown names never match */
export function kindSet(names) {
  let set = 0;
  for (const name of names) {
    const number = kinds.indexOf(/** @type {Kind} */ (name));
    if (number < 1) return -1;
    set |= 1 << number;
  }
  return set;
}
