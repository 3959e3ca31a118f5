/**
 * The packed form of a step, low bits first: kind 4, rule 4, cell 8, digit 5, unit 6, place in the
 * unit 5. All ones in cell, unit and place stand for "none"; kind 0 stands for no step. A step `deduce`
 * has in the bits of the place which technique of its family it is.
 */
import { geometryOf } from './geometry.js';

/** @typedef {import('../solver.js').Kind} Kind */

/** Versions of the grammar that are not the first one, by algorithm. @type {Record<string, number>} */
const grammars = { logic: 1 };

/**
 * The version of the grammar of an algorithm, which says what a position of its run means: a new one of one algorithm
 * leaves the links to the others as they are.
 * @param {string} algorithm
 */
export const grammarOf = (algorithm) => grammars[algorithm] ?? 1;

/** Kinds by number. @type {(Kind | null)[]} */
export const kinds = [
  null,
  'select',
  'try',
  'check',
  'conflict',
  'place',
  'eliminate',
  'retreat',
  'erase',
  'solution',
  'exhausted',
  'deduce',
];

/** Rules by number: from 'locked' on the families of techniques. @type {(import('../solver.js').Rule | null)[]} */
const rules = [
  null,
  'naked-single',
  'hidden-single',
  'locked',
  'subset',
  'fish',
  'links',
  'wing',
  'unique',
  'als',
  'chain',
  'assume',
];

const DEDUCE = kinds.indexOf('deduce');

/** All ones: there is none. */
const [NO_CELL, NO_UNIT, NO_PLACE] = [255, 63, 31];

/** @param {number} word */
const cellOf = (word) => (word >>> 8) & 255;
/** @param {number} word */
const digitOf = (word) => (word >>> 16) & 31 || null;
/** @param {number} word */
const unitOf = (word) => (word >>> 21) & 63;
/** @param {number} word */
const placeOf = (word) => (isDeduction(word) ? NO_PLACE : word >>> 27);
/** @param {number} word */
const ruleOf = (word) => rules[(word >>> 4) & 15];

/** @param {number} word */
export const isDeduction = (word) => (word & 15) === DEDUCE;

/** Which technique of its family a deduction is, from 0; the family is its rule. @param {number} word */
export const numberInFamily = (word) => word >>> 27;

/** @param {number} word @param {number} size */
function peerOf(word, size) {
  const [unit, place] = [unitOf(word), placeOf(word)];
  return unit === NO_UNIT || place === NO_PLACE ? null : geometryOf(size).cellsOf[unit][place];
}

/**
 * @param {number} word
 * @param {number} size the side of the puzzle
 * @returns {import('../solver.js').StepFact | null} null for no step
 */
export function unpack(word, size) {
  const kind = kinds[word & 15];
  if (!kind) return null;
  const cell = cellOf(word);
  const unit = unitOf(word);
  return {
    kind,
    cell: cell === NO_CELL ? null : cell,
    row: cell === NO_CELL ? null : Math.floor(cell / size),
    column: cell === NO_CELL ? null : cell % size,
    digit: digitOf(word),
    peer: peerOf(word, size),
    unit: unit === NO_UNIT ? null : unit,
    rule: ruleOf(word),
  };
}

/**
 * The same with what a run knows besides. It is written out once more: a loop over a run spends its time
 * here, and to put the two together takes eight times as long.
 * @param {number} word @param {number} size @param {number} depth @param {number} position
 * @returns {import('../solver.js').Step | null}
 */
export function stepOf(word, size, depth, position) {
  const kind = kinds[word & 15];
  if (!kind) return null;
  const cell = cellOf(word);
  const unit = unitOf(word);
  return {
    kind,
    cell: cell === NO_CELL ? null : cell,
    row: cell === NO_CELL ? null : Math.floor(cell / size),
    column: cell === NO_CELL ? null : cell % size,
    digit: digitOf(word),
    peer: peerOf(word, size),
    unit: unit === NO_UNIT ? null : unit,
    rule: ruleOf(word),
    depth,
    position,
  };
}

/**
 * Whether all that a word names is there on a board of that side.
 * @param {number} word
 * @param {number} size
 * @returns {boolean}
 */
export function isOnBoard(word, size) {
  const [cell, unit, place] = [cellOf(word), unitOf(word), placeOf(word)];
  return (
    (cell === NO_CELL || cell < size * size) &&
    (digitOf(word) ?? 0) <= size &&
    ruleOf(word) !== undefined &&
    (unit === NO_UNIT || unit < 3 * size) &&
    (place === NO_PLACE || place < size)
  );
}

/**
 * @param {Iterable<string>} names
 * @returns {number} bit k set for the kind of number k; -1 bits for unknown names never match
 */
export function kindSet(names) {
  let set = 0;
  for (const name of names) {
    const number = kinds.indexOf(/** @type {Kind} */ (name));
    if (number < 1) return -1;
    set |= 1 << number;
  }
  return set;
}
