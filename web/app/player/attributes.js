/**
 * The attributes of <sudoku-player> that hold a value, as the player understands them. Pure. As with
 * HTML's own, no text is an error that is thrown: what cannot be used falls back, and is reported.
 *
 * @typedef {{ value: number | string | null, isBad: boolean }} Reading value: what holds, null for nothing; isBad: the
 *   text means something else, or nothing
 */
import { algorithms } from '../sudoku/algorithms.js';
import { modes } from '../state/modes.js';
import { stepsPerSecond } from '../state/speed.js';

/** Steps a second. */
const SLOWEST = stepsPerSecond(0);
const FASTEST = stepsPerSecond(100);

/** The names of the attributes that a player follows. */
export const attributes = /** @type {const} */ ([
  'puzzle',
  'mode',
  'algorithm',
  'position',
  'speed',
  'autoplay',
  'controls',
  'code',
  'questions',
  'lang',
]);

/** @param {unknown} value what a page hands over @returns {string | null} null: no text can be made of it */
export function textOf(value) {
  try {
    return String(value);
  } catch {
    return null;
  }
}

/** Positions count steps from 0. @param {string} text @returns {Reading} */
export function readPosition(text) {
  const value = wholeNumber(text);
  return { value, isBad: value === null };
}

/**
 * From steps a second to the slider, see state/speed.js; beyond its ends, the end.
 * @param {string} text
 * @returns {Reading}
 */
export function readSpeed(text) {
  const wanted = text.trim() === '' ? NaN : Number(text);
  if (Number.isNaN(wanted)) return { value: null, isBad: true };
  const rate = Math.min(Math.max(wanted, SLOWEST), FASTEST);
  return { value: Math.round(20 * Math.log10(rate)), isBad: rate !== wanted };
}

/** @param {string} text an id of sudoku/algorithms.js @returns {Reading} */
export function readAlgorithm(text) {
  const id = text.trim().toLowerCase();
  return algorithms.includes(id) ? { value: id, isBad: false } : { value: null, isBad: true };
}

/** @param {string} text one of state/modes.js @returns {Reading} */
export function readMode(text) {
  const mode = text.trim().toLowerCase();
  return modes.some((known) => known === mode) ? { value: mode, isBad: false } : { value: null, isBad: true };
}

/** @param {string} text @returns {number | null} */
function wholeNumber(text) {
  return /^\s*\d{1,16}\s*$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;
}
