/**
 * A wish for an effort as it is filled in: an algorithm, and from where to where its dead ends and steps may lie. Pure.
 *
 * @typedef {import('./effort.js').Range} Range
 * @typedef {import('./effort.js').EffortWish} EffortWish
 * @typedef {import('./effort.js').Form} Shape of the puzzle
 *
 * @typedef {object} EffortForm
 * @property {string} algorithm '' none: nothing is wished
 * @property {string} endsFrom '' from 0 on, as for steps
 * @property {string} endsTo '' without an end, as for steps
 * @property {string} stepsFrom
 * @property {string} stepsTo
 *
 * @typedef {'ends' | 'steps'} Which of the two ranges
 *
 * @typedef {{ at: Which, code: 'number' | 'order' }
 *   | { at: Which, code: 'bounds', least: number, most: number, nearest: number }} EffortFormFault
 */
import { ANY, effortFault, effortOffer } from './effort.js';

/** @type {EffortForm} */
export const noEffort = { algorithm: '', endsFrom: '', endsTo: '', stepsFrom: '', stepsTo: '' };

export const ranges = /** @type {const} */ (['ends', 'steps']);

/** Digits that a number keeps exactly. */
const WHOLE = /^\d{1,15}$/;

/**
 * @param {string} text
 * @param {number} empty what no text means
 * @returns {number} NaN: it is none
 */
const numberIn = (text, empty) => {
  const digits = text.trim();
  return digits === '' ? empty : WHOLE.test(digits) ? Number(digits) : NaN;
};

/** @param {EffortForm} form @param {Which} which @returns {Range} */
const rangeIn = (form, which) => [numberIn(form[`${which}From`], ANY[0]), numberIn(form[`${which}To`], ANY[1])];

/**
 * What is wished; null: nothing.
 * @param {EffortForm} form without fault
 * @returns {EffortWish | null}
 */
export const effortOf = (form) =>
  form.algorithm ? { algorithm: form.algorithm, deadEnds: rangeIn(form, 'ends'), steps: rangeIn(form, 'steps') } : null;

/**
 * Why there can be no such puzzle, or null.
 * @param {EffortForm} form
 * @param {Shape} shape
 * @returns {EffortFormFault | null}
 */
export function effortFormFault(form, shape) {
  const wish = effortOf(form);
  if (!wish) return null;
  for (const at of ranges) {
    const [from, to] = rangeIn(form, at);
    if (Number.isNaN(from + to)) return { at, code: 'number' };
    if (from > to) return { at, code: 'order' };
  }
  const fault = effortFault(wish, shape);
  if (!fault) return null;
  const { code, ...bounds } = fault;
  return { at: code === 'steps' ? 'steps' : 'ends', code: 'bounds', ...bounds };
}

/**
 * What there can be; of steps: with the dead ends that are wished, as far as there are any.
 * @param {EffortForm} form
 * @param {Shape} shape
 * @returns {Record<Which, Range>}
 */
export function effortChoice(form, shape) {
  const wish = { algorithm: form.algorithm, deadEnds: rangeIn(form, 'ends'), steps: ANY };
  const offer = effortOffer(wish, shape);
  const { deadEnds, steps } = offer.steps ? offer : effortOffer({ ...wish, deadEnds: ANY }, shape);
  return { ends: deadEnds, steps: steps ?? ANY };
}

/**
 * The fields with the nearest to a wish that cannot be had.
 * @param {EffortFormFault | null} fault
 * @returns {[field: `${Which}From` | `${Which}To`, value: string][]}
 */
export function nearestFields(fault) {
  if (fault?.code !== 'bounds') return [];
  const value = String(fault.nearest);
  return [
    [`${fault.at}From`, value],
    [`${fault.at}To`, value],
  ];
}
