/**
 * What of the comparison outlives it: the algorithms, what the clock counts and how fast it goes, where it
 * stands at which puzzle, and by what the table is sorted. Pure.
 *
 * @typedef {object} Compared
 * @property {string[]} chosen ids of algorithms, at least two, in the order of sudoku/algorithms.js
 * @property {Unit} unit
 * @property {number} speed 0..100, see state/speed.js
 * @property {string} puzzle that the clock stands at
 * @property {number} count of the clock
 * @property {Sort} sort
 *
 * @typedef {{ column: Column, descending: boolean }} Sort of the table
 * @typedef {'algorithm' | 'step' | typeof counted[number]} Column
 * @typedef {'step' | 'read' | 'placement'} Unit
 */
import { algorithms } from '../sudoku/algorithms.js';
import { givensOf } from '../sudoku/puzzle.js';

/** What the clock may count. @type {Unit[]} */
export const units = ['step', 'read', 'placement'];

/** The kinds of step that the table has a column for. */
export const counted = /** @type {const} */ (['check', 'try', 'place', 'erase', 'retreat', 'solution']);

/** All columns of the table. @type {Column[]} */
export const columns = ['algorithm', 'step', ...counted];

/** The shortest run comes first. @type {Sort} */
export const initialSort = { column: 'step', descending: false };

/** Fewer algorithms are no comparison. */
export const FEWEST = 2;

/** @param {Compared | null} one @param {Compared | null} other */
export function isSame(one, other) {
  return one === other || (one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other));
}

/**
 * What was kept, as far as it is something that a comparison could have.
 * @param {any} value of any origin
 * @returns {Compared | undefined} undefined for all else
 */
export function comparedIn(value) {
  if (typeof value !== 'object' || value === null || !Array.isArray(value.chosen)) return undefined;
  const { unit, speed, count } = value;
  const chosen = algorithms.filter((id) => value.chosen.includes(id));
  const puzzle = givensOf(value.puzzle);
  const isSound =
    chosen.length >= FEWEST &&
    units.includes(unit) &&
    puzzle !== null &&
    Number.isFinite(speed) &&
    speed >= 0 &&
    speed <= 100 &&
    Number.isSafeInteger(count) &&
    count >= 0;
  return isSound
    ? { chosen, unit, speed: Math.abs(speed), puzzle, count: Math.abs(count), sort: sortIn(value.sort) }
    : undefined;
}

/** @param {any} value of any origin, or none: older ones do not have it @returns {Sort} */
function sortIn(value) {
  return columns.includes(value?.column)
    ? { column: value.column, descending: value.descending === true }
    : initialSort;
}
