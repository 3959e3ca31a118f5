/**
 * The call stack: the call that is running, and below it those that wait, each with the digit that it has written and
 * not taken back, the newest first, and with the digits that it would still try in its cell. Pure functions of the
 * state.
 */
import { algorithmOf } from '../sudoku/algorithms.js';
import { choicesAt } from '../sudoku/alternatives.js';
import { place } from '../i18n/places.js';

/** @typedef {import('../solver.js').Frame} Frame */

/** @param {import('../state/state.js').State} state @param {import('../i18n/i18n.js').Translate} t */
export function stackOf({ algorithm, puzzle, size, run }, t) {
  const stack = run?.stack ?? [];
  const toCome = digitsToCome(algorithm, puzzle, stack);
  return {
    label: t('stack.label'),
    hint: t('stack.hint'),
    empty: stack.length === 0 ? t('stack.empty') : '',
    running: runningCall(algorithm, size, run?.step ?? null, t),
    frames: stack
      .map(({ cell, row, column, digit }, index) => ({
        index,
        digit: String(digit),
        field: `[${row}, ${column}]`,
        toCome: toCome[index].join(' '),
        label: t(frameKey(algorithm, toCome[index]), {
          digit,
          toCome: toCome[index].join(t('board.separator')),
          ...place(cell, size),
        }),
      }))
      .reverse(),
  };
}

/**
 * What is said of a digit; of `logic` it is not known what else there is to come.
 * @param {string} algorithm @param {number[]} toCome
 */
function frameKey(algorithm, toCome) {
  if (toCome.length > 0) return 'stack.frame';
  return algorithm === 'logic' ? 'stack.frameAlone' : 'stack.lastFrame';
}

/**
 * The call that is at work in a cell; null where there is none, or where it waits already: it has just written its
 * digit, and calls the next.
 * @param {string} algorithm
 * @param {number} size
 * @param {import('../solver.js').Step | null} step
 * @param {import('../i18n/i18n.js').Translate} t
 */
function runningCall(algorithm, size, step, t) {
  if (!step || step.cell === null || step.kind === 'place' || !algorithmOf(algorithm).recursive) return null;
  return { field: `[${step.row}, ${step.column}]`, label: t('stack.running', place(step.cell, size)) };
}

/**
 * Per frame, the oldest first, the digits that the search would try in its cell after this one, in
 * order. A placement that was forced has none, and neither has a digit whose place was chosen.
 * @param {string} algorithm @param {string} puzzle the givens @param {Frame[]} stack @returns {number[][]}
 */
export function digitsToCome(algorithm, puzzle, stack) {
  const board = Array.from(puzzle, (given) => Number(given) || 0);
  const all = Array.from({ length: Math.sqrt(puzzle.length) }, (_, index) => index + 1);
  return stack.map(({ cell, digit }) => {
    const choices = algorithmOf(algorithm).reads
      ? all
      : choicesAt(board, { cell, digit }, algorithm).flatMap((choice) => (choice.cell === cell ? choice.digit : []));
    board[cell] = digit;
    return choices.filter((choice) => choice > digit);
  });
}
