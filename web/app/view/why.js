/**
 * In words, why a cell takes a digit or does not: for each digit, which cell and unit speak against it. Pure functions
 * of the state.
 */
import { explained, triedIn } from '../state/why.js';
import { blockersOf } from '../sudoku/candidates.js';
import { place, unitKind, unitName } from '../i18n/places.js';
import { hintTold } from './insight.js';

/**
 * @typedef {object} WhyLook
 * @property {string} text
 * @property {number | null} lit the digit that the text is about; null: it is about the cell
 * @property {{ digit: number, allowed: boolean, tried: boolean, unit: string, label: string }[]} digits unit: which one
 *   has the digit, or what has become of it, '' where it is allowed
 */

/**
 * The panel, or null if there is none.
 * @param {import('../state/state.js').State} state
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
