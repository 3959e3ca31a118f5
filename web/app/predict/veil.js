/**
 * What is hidden while an answer is waited for, so that nothing gives it away: the solution, hints, explanations, the
 * sentence of the step before, which may say what comes next, and candidates where they are the answer. Strip, tree and
 * the list of deductions show what lies ahead: they are hidden by the style sheet `veil.css`. Code, stack and counters
 * tell of what has been. Pure.
 */
import { board } from '../view/appearance.js';

/** @typedef {import('../state/state.js').State} State @typedef {import('./questions.js').Question} Question */

/** The state as far as it is to be seen. @param {State} state @returns {State} */
export const veiled = (state) => ({
  ...state,
  revealed: false,
  asked: 'nothing',
  lit: null,
  insight: { ...state.insight, hints: [] },
});

/** Whether candidates may be shown beside a question. @param {State} state @param {Question} question */
const mayHaveCandidates = ({ algorithm }, { kind }) =>
  algorithm === 'propagation' ||
  algorithm === 'logic' ||
  ((algorithm === 'mrv' || algorithm === 'dancing-links') && (kind === 'cell' || kind === 'unit' || kind === 'place'));

/**
 * What a player shows, without what would give the answer away.
 * @param {import('../view/appearance.js').Appearance} look of the veiled state
 * @param {State} state the veiled one
 * @param {Question} question
 * @param {{ blocked: string, spoken: string }} texts
 * @param {import('../i18n/i18n.js').Translate} t
 * @returns {import('../view/appearance.js').Appearance}
 */
export function covered(look, state, question, { blocked, spoken }, t) {
  const shown = mayHaveCandidates(state, question) ? look.board : board({ ...state, candidates: false }, t);
  const cells = shown.cells.map((cell, index) =>
    index === question.cell && !cell.mark ? { ...cell, mark: /** @type {const} */ ('select') } : cell,
  );
  return {
    ...look,
    board: { ...shown, cells },
    sentence: { tone: '', parts: [] },
    why: null,
    assist: look.assist && { ...look.assist, enabled: false },
    bar: { ...look.bar, reveal: { ...look.bar.reveal, enabled: false } },
    transport: { ...look.transport, blocked },
    speech: { message: look.speech.message, text: spoken },
  };
}
