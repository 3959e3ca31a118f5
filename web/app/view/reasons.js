/**
 * One step in words, for the algorithms that keep candidates: what was chosen because few ways are
 * left, what is forced, what is a guess. The numbers follow from the board.
 */
import { candidatesOf, digitsOf, isForced, placesOf, smallestItem } from '../sudoku/candidates.js';
import { peerPlace, place, unitName, unitTitle } from '../i18n/places.js';

/** @typedef {import('./sentence.js').Sentence} Sentence @typedef {import('./sentence.js').About} About */
/**
 * @typedef {{ step: import('../solver.js').Step, board: ArrayLike<number>, size: number, t:
 *   import('../i18n/i18n.js').Translate, masks: number[], about: About, here: { digit: number, row: number, column:
 *   number } }} Scene
 */

/**
 * @param {import('../solver.js').Step} step @param {ArrayLike<number>} board the digits after it @param {number} size
 * @param {import('../i18n/i18n.js').Translate} t names the unit @param {About} about
 * @returns {Sentence}
 */
export function reasonOf(step, board, size, t, about) {
  const here = { digit: step.digit ?? 0, ...place(step.cell ?? 0, size) };
  const scene = { step, board, size, t, about, here, masks: candidatesOf(board, size) };
  switch (step.kind) {
    case 'select':
      return selected(scene);
    case 'try':
      return tried(scene);
    case 'place':
      return placed(scene);
    case 'eliminate':
      return eliminated(scene);
    case 'retreat':
      return retreated(scene);
    default:
      return erased(scene);
  }
}

/** @param {Scene} scene @returns {Sentence} */
function selected({ step, masks, size, t, about, here }) {
  if (step.cell === null) {
    const [unit, digit] = [step.unit ?? 0, step.digit ?? 0];
    return {
      key: 'reason.way.unit',
      params: { unit: unitTitle(unit, size, t), digit, count: placesOf(masks, size, unit, digit).length },
    };
  }
  if (step.rule === 'naked-single') return { key: 'reason.naked', params: here };
  if (step.rule === 'hidden-single') {
    const unit = step.unit ?? 0;
    const digit =
      digitsOf(masks[step.cell]).find((candidate) => placesOf(masks, size, unit, candidate).length === 1) ?? 0;
    return { key: 'reason.hidden', params: { ...here, digit, unit: unitTitle(unit, size, t) } };
  }
  const count = digitsOf(masks[step.cell]).length;
  if (count === 0) return { key: 'reason.none', params: here };
  if (about.algorithm === 'propagation') return { key: 'reason.guess', params: { ...here, count } };
  return { key: about.algorithm === 'mrv' ? 'reason.fewest' : 'reason.way.cell', params: { ...here, count } };
}

/** The unit and digit that Algorithm X looks for a place for, if that is what it does here. @param {Scene} scene */
function lookedFor({ board, masks, size, about }) {
  const item = about.algorithm === 'dancing-links' ? smallestItem(board, masks, size) : null;
  return item && 'unit' in item ? item : null;
}

/** @param {Scene} scene @returns {Sentence} */
function tried(scene) {
  const { step, masks, size, t, here } = scene;
  const cell = step.cell ?? 0;
  const item = lookedFor(scene);
  if (item) {
    const places = placesOf(masks, size, item.unit, item.digit);
    const params = { ...here, unit: item.unit, count: places.length, n: places.indexOf(cell) + 1 };
    return places.length === 1
      ? { key: 'reason.try.onlyPlace', params: { ...params, unit: unitTitle(item.unit, size, t) } }
      : { key: 'reason.try.nextPlace', params: { ...params, unit: unitName(item.unit, size, t) } };
  }
  const digits = digitsOf(masks[cell]);
  const params = { ...here, count: digits.length, n: digits.indexOf(here.digit) + 1 };
  return { key: digits.length === 1 ? 'reason.try.only' : 'reason.try.next', params };
}

/** @param {Scene} scene @returns {Sentence} */
function placed({ step, size, t, about, here }) {
  if (step.rule === 'naked-single') return { key: 'reason.place.naked', params: here };
  if (step.rule === 'hidden-single') {
    return { key: 'reason.place.hidden', params: { ...here, unit: unitName(step.unit ?? 0, size, t) } };
  }
  if (about.algorithm === 'propagation') return { key: 'reason.place.guess', params: here };
  return { key: about.algorithm === 'mrv' ? 'reason.place.free' : 'reason.place.cover', params: here };
}

/** @param {Scene} scene @returns {Sentence} */
function eliminated({ step, size, t, here }) {
  const key = step.rule === null ? 'reason.eliminate.guess' : `reason.eliminate.${step.rule}`;
  return { key, params: { ...here, ...peerPlace(step.peer ?? 0, size), unit: unitName(step.unit ?? 0, size, t) } };
}

/** @param {Scene} scene @returns {Sentence} */
function retreated(scene) {
  const { step, size, t, about, here } = scene;
  const what = step.cell === null ? 'unit' : 'cell';
  const unit = step.unit ?? 0;
  const params = what === 'cell' ? here : { ...here, unit: unitTitle(unit, size, t), inner: unitName(unit, size, t) };
  if (step.depth === 0) {
    return what === 'cell' ? { key: 'say.retreatFirst', params } : { key: 'reason.retreat.first', params };
  }
  if (about.algorithm === 'propagation') {
    const guess = lastGuess(scene);
    if (!guess) return { key: `reason.retreat.forced.${what}`, params };
    return {
      key: `reason.retreat.guess.${what}`,
      params: { ...params, guess: guess.digit, ...peerPlace(guess.cell, size) },
    };
  }
  return what === 'cell' ? { key: 'say.retreat', params } : { key: 'reason.retreat.unit', params };
}

/** The latest digit on the stack that was not forced when it was written. @param {Scene} scene */
function lastGuess({ board, size, about }) {
  const before = Array.from(board);
  return about.stack
    ?.slice()
    .reverse()
    .find(({ cell }) => {
      before[cell] = 0;
      return !isForced(before, size);
    });
}

/** @param {Scene} scene @returns {Sentence} */
function erased(scene) {
  const { step, board, masks, size, t, about, here } = scene;
  const cell = step.cell ?? 0;
  if (about.algorithm === 'propagation' && isForced(board, size)) return { key: 'reason.erase.forced', params: here };
  const item = lookedFor(scene);
  if (item) {
    const places = placesOf(masks, size, item.unit, item.digit);
    const following = places[places.indexOf(cell) + 1];
    const params = { ...here, unit: unitName(item.unit, size, t) };
    if (following === undefined) return { key: 'reason.erase.lastPlace', params };
    return { key: 'reason.erase.nextPlace', params: { ...params, ...peerPlace(following, size) } };
  }
  const following = digitsOf(masks[cell]).find((digit) => digit > here.digit);
  return following === undefined
    ? { key: 'say.eraseLast', params: here }
    : { key: 'say.erase', params: { ...here, following } };
}
