/**
 * Why a cell takes a digit or does not: for each digit, which cell and unit speak against it. The
 * reader asks about a cell; at a dead end it is said unasked. Pure functions of the state.
 */
import { choicesAt } from '../sudoku/alternatives.js';
import { blockersOf, isForced } from '../sudoku/candidates.js';
import { hintTold } from './insight.js';
import { stepsPerSecond } from './speed.js';
import { place, unitKind, unitName } from '../i18n/places.js';

/** Playing no faster than this, a dead end can be read, in steps a second. */
const SLOW = 2;

/** Whoever moves on has been told. */
export const silence = /** @type {const} */ ({ asked: null, lit: null });

/** The cell that is explained, or null. @param {import('./state.js').State} state @returns {number | null} */
export function explained({ mode, run, asked, playing, speed }) {
  if (mode !== 'watch' || !run || asked === 'nothing') return null;
  if (asked !== null) return asked;
  const { step } = run;
  const legible = !playing || stepsPerSecond(speed) <= SLOW;
  return legible && step?.kind === 'retreat' ? step.cell : null;
}

/**
 * Asking about the cell that is explained, or about none, ends the explanation.
 * @param {import('./state.js').State} state
 * @param {number | null} cell
 * @returns {import('./state.js').State}
 */
export function asking(state, cell) {
  const now = explained(state);
  if (cell === null || cell === now) return now === null ? state : { ...state, asked: 'nothing', lit: null };
  if (state.mode !== 'watch' || !state.run || cell < 0 || cell >= state.puzzle.length) return state;
  return { ...state, asked: cell, lit: null, playing: false };
}

/**
 * The cell that holds the digit in hand, if it blocks it.
 * @param {import('./state.js').State} state
 * @returns {number | null}
 */
export function culprit(state) {
  const cell = explained(state);
  if (cell === null || !state.run || state.lit === null || state.run.board[cell]) return null;
  return blockersOf(state.run.board, cell, state.size)[state.lit - 1]?.peer ?? null;
}

/**
 * The digits that the search has tried in the empty cell that it is at, and that it has taken back or will not come to:
 * the rules allow them, and they are no way on.
 * @param {Pick<import('./state.js').State, 'run' | 'algorithm' | 'size'>} state
 * @param {number} cell
 * @returns {number[]}
 */
export function triedIn({ run, algorithm, size }, cell) {
  const { step, board } = run ?? {};
  if (!step || !board || step.cell !== cell || board[cell]) return [];
  const allowed = blockersOf(board, cell, size).flatMap((reason) => (reason.allowed ? reason.digit : []));
  if (step.kind === 'retreat') return allowed;
  if (algorithm === 'propagation' && isForced(board, size)) return []; // what was wrong is the guess before
  const digit = step.digit ?? 0;
  const before = choicesAt(board, { cell, digit }, algorithm).filter((choice) => choice.cell === cell);
  const last = step.kind === 'erase' ? digit : digit - 1;
  return before.map((choice) => choice.digit).filter((each) => each <= last && allowed.includes(each));
}

/**
 * @typedef {object} WhyLook
 * @property {string} text
 * @property {number | null} lit the digit that the text is about; null: it is about the cell
 * @property {{ digit: number, allowed: boolean, tried: boolean, unit: string, label: string }[]} digits unit: which one
 *   has the digit, or what has become of it, '' where it is allowed
 */

/**
 * The panel, or null if there is none.
 * @param {import('./state.js').State} state
 * @param {import('../i18n/i18n.js').Translate} t
 * @returns {WhyLook | null}
 */
export function whyOf(state, t) {
  const cell = explained(state);
  if (cell === null || !state.run) return null;
  const { size, puzzle, lit, run, algorithm } = state;
  const here = place(cell, size);
  const digit = run.board[cell];
  if (digit) {
    const depth = run.stack.findIndex((frame) => frame.cell === cell) + 1;
    const text = puzzle[cell] === '.' ? t('why.placed', { ...here, digit, depth }) : t('why.given', { ...here, digit });
    return { text, lit, digits: [] };
  }
  const tried = triedIn(state, cell);
  const digits = blockersOf(run.board, cell, size).map((reason) =>
    reason.allowed
      ? allowedLook(reason.digit, tried.includes(reason.digit), algorithm, t)
      : {
          ...{ digit: reason.digit, allowed: false, tried: false },
          ...{ unit: unitName(reason.unit, size, t), label: blockerInWords(reason, size, t) },
        },
  );
  const left = digits.filter((each) => each.allowed).map((each) => each.digit);
  const deadEnd = run.step?.kind === 'retreat' && run.step.cell === cell;
  const isTried = left.length === 0 && tried.length > 0 && algorithm !== 'logic';
  const allowed = (isTried ? tried : left).join(' ');
  const [some, none] = isTried || deadEnd ? ['why.tried', 'why.deadEnd'] : ['why.some', 'why.none'];
  // What follows from it stands in the sentence, whose place this takes. Of a forced digit it is not true.
  const mustGo = deadEnd && Number(run.step?.depth) > 0 && !['propagation', 'logic'].includes(algorithm);
  const said = t(allowed ? some : none, { ...here, digits: allowed });
  const summary = mustGo ? t('why.back', { said }) : said;
  const hint = hintTold(state, t)
    .map(({ text }) => text)
    .join('');
  return { text: digits.find((each) => each.digit === lit)?.label ?? (hint || summary), lit, digits };
}

/**
 * A digit that the rules allow. By `logic` it may have been struck out without a trial.
 * @param {number} digit @param {boolean} tried @param {string} algorithm
 * @param {import('../i18n/i18n.js').Translate} t
 */
function allowedLook(digit, tried, algorithm, t) {
  if (!tried) return { digit, allowed: true, tried, unit: '', label: t('why.allowed', { digit }) };
  const [unit, label] =
    algorithm === 'logic'
      ? [t('why.gone.short'), t('why.gone.label', { digit })]
      : [t('why.refuted.short'), t('why.refuted.label', { digit })];
  return { digit, allowed: false, tried, unit, label };
}

/**
 * "5: row 3 has it in column 7."
 * @param {Extract<import('../solver.js').Reason, { allowed: false }>} reason @param {number} size
 * @param {import('../i18n/i18n.js').Translate} t
 */
export function blockerInWords({ digit, peer, unit }, size, t) {
  const { row: peerRow, column: peerColumn } = place(peer, size);
  return t(`why.${unitKind(unit, size)}`, { digit, unit: unitName(unit, size, t), peerRow, peerColumn });
}
