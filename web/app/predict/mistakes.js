/** What was another answer's mistake, in words. Pure. */
import { blockersOf, candidatesOf, digitsOf, placesOf } from '../sudoku/candidates.js';
import { geometryOf } from '../sudoku/geometry.js';
import { blockerInWords } from '../view/why.js';
import { place, unitName, unitTitle } from '../i18n/places.js';

/**
 * @typedef {object} Given
 * @property {import('./questions.js').Question} question
 * @property {string} answer a wrong one
 * @property {ArrayLike<number>} board where it was asked
 * @property {number} size
 * @property {string} algorithm
 *
 * @typedef {import('../i18n/i18n.js').Translate} Translate
 * @typedef {Given & { cell: number, digit: number, unit: number, right: number }} Case the number of the answer, under
 *   each name that it may have, and that of the right one
 */

/** @type {Record<import('./questions.js').QuestionKind, (given: Case, t: Translate) => string>} */
const mistakes = {
  cell: ofCell,
  place: ofPlace,
  digit: ofDigit,
  unit: ofUnit,
  fit: ofFit,
  way: ofWay,
  technique: ofTechnique,
};

/** @param {Given} given @param {Translate} t @returns {string} */
export function mistakeOf(given, t) {
  const number = numberIn(given.answer);
  const right = numberIn(given.question.right);
  return mistakes[given.question.kind]({ ...given, cell: number, digit: number, unit: number, right }, t);
}

/** @param {string} answer */
const numberIn = (answer) => Number(/^(?:cell|digit|unit)-(\d+)$/.exec(answer)?.[1] ?? -1);

/** @param {Case} given @param {Translate} t */
function ofCell(given, t) {
  const { question, board, cell, size, algorithm, right } = given;
  const here = place(cell, size);
  if (board[cell]) return t('predict.mistake.filled', { ...here, digit: board[cell] });
  if (question.form === 'strike') return ofStrike(given, t);
  if (algorithm === 'propagation' || algorithm === 'logic') return t('predict.mistake.elsewhere', here);
  if (algorithm !== 'mrv' && algorithm !== 'dancing-links') return t('predict.mistake.later', here);
  const masks = candidatesOf(board, size);
  const [count, least] = [cell, right].map((each) => digitsOf(masks[each]).length);
  return t(count > least ? 'predict.mistake.more' : 'predict.mistake.later', { ...here, count, least });
}

/** @param {Case} given @param {Translate} t */
function ofStrike({ question, board, cell, size }, t) {
  const params = { ...place(cell, size), digit: question.digit ?? 0 };
  if (!isPeer(cell, question.cell, size)) return t('predict.mistake.noPeer', params);
  const isCandidate = !blockersOf(
    Array.from(board, (each, at) => (at === question.cell ? 0 : each)),
    cell,
    size,
  ).some((reason) => reason.digit === params.digit && !reason.allowed);
  return t(isCandidate ? 'predict.mistake.struckLater' : 'predict.mistake.noCandidate', params);
}

/** @param {Case} given @param {Translate} t */
function ofPlace({ question, board, cell, size }, t) {
  const [digit, unit] = [question.digit ?? 0, question.unit ?? 0];
  const here = { ...place(cell, size), digit };
  if (!geometryOf(size).cellsOf[unit].includes(cell)) {
    return t('predict.mistake.notInUnit', { ...here, unit: unitName(unit, size, t) });
  }
  if (board[cell]) return t('predict.mistake.filled', { ...here, digit: board[cell] });
  const reason = blockersOf(board, cell, size)[digit - 1];
  return reason.allowed ? t('predict.mistake.later', here) : blockerInWords(reason, size, t);
}

/** @param {Case} given @param {Translate} t */
function ofDigit({ question, board, digit, right, size }, t) {
  if (digit < 0) return t('predict.mistake.fitsStill', { digit: right });
  const reason = blockersOf(board, question.cell ?? 0, size)[digit - 1];
  if (!reason.allowed) return blockerInWords(reason, size, t);
  const isForced = question.form === 'single' || question.form === 'person';
  return t(isForced ? 'predict.mistake.notForced' : 'predict.mistake.notFirst', { digit, first: right });
}

/** @param {Case} given @param {Translate} t */
function ofUnit({ question, board, digit, right, size }, t) {
  const masks = candidatesOf(board, size);
  const unit = question.unit ?? 0;
  const [count, least] = [digit, right].map((each) => placesOf(masks, size, unit, each).length);
  return t(count > least ? 'predict.mistake.morePlaces' : 'predict.mistake.asFew', {
    digit,
    count,
    first: right,
    least,
  });
}

/** @param {Case} given @param {Translate} t */
function ofFit(given, t) {
  const { question, answer, board, cell, unit, size } = given;
  const digit = question.digit ?? 0;
  if (answer === 'fits') return t('predict.mistake.forbidden', { digit });
  if (answer.startsWith('unit')) {
    const isTaken = geometryOf(size).cellsOf[unit].some((each) => board[each] === digit);
    return t(isTaken ? 'predict.mistake.tableLater' : 'predict.mistake.tableFree', {
      digit,
      unit: unitTitle(unit, size, t),
    });
  }
  const params = { ...place(cell, size), digit };
  if (board[cell] !== digit) return t('predict.mistake.harmless', params);
  return t(isPeer(cell, question.cell, size) ? 'predict.mistake.readLater' : 'predict.mistake.noPeer', params);
}

/** @param {Case} given @param {Translate} t */
function ofWay({ question }, t) {
  return t(`predict.mistake.${question.right}.${question.form}`);
}

/** @param {Case} given @param {Translate} t */
function ofTechnique({ question: { choices, right }, answer }, t) {
  const technique = t(`technique.${answer.slice('technique-'.length)}.name`);
  const isEasier = choices.indexOf(answer) < choices.indexOf(right);
  return t(isEasier ? 'predict.mistake.notHere' : 'predict.mistake.harder', { technique });
}

/** @param {number} cell @param {number | null} other @param {number} size */
const isPeer = (cell, other, size) =>
  other !== null && geometryOf(size).unitsOf[cell].some((unit) => geometryOf(size).unitsOf[other].includes(unit));
