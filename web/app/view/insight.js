/** Hints, and the button beside the verdict, in words. Pure functions of the state. */
import { hintOf } from '../state/insight.js';
import { has } from '../state/features.js';
import { hasBoard } from '../state/modes.js';
import { place } from '../i18n/places.js';

/**
 * The last hint in Watch for the live region; '' if there is none.
 * @param {import('../state/state.js').State} state
 * @param {import('../i18n/i18n.js').Translate} t
 */
export const hintSpoken = (state, t) =>
  hintInWords(state, state.insight.hints.at(-1), t)
    .map(({ text }) => text)
    .join('');

/**
 * The visible text of the last hint in Watch, as long as the run has not moved since.
 * @param {import('../state/state.js').State} state
 * @param {import('../i18n/i18n.js').Translate} t
 */
export const hintTold = (state, t) => hintInWords(state, state.insight.told ?? undefined, t);

/**
 * @param {import('../state/state.js').State} state
 * @param {number | undefined} cell
 * @param {import('../i18n/i18n.js').Translate} t
 * @returns {import('../i18n/i18n.js').Part[]} none where there is nothing to be said
 */
const hintInWords = ({ size, check }, cell, t) =>
  cell === undefined || !check?.solution
    ? []
    : t.parts('insight.hinted', { ...place(cell, size), digit: check.solution[cell] });

/**
 * The button beside the verdict, or null.
 * @param {import('../state/state.js').State} state @param {import('../i18n/i18n.js').Translate} t
 * @returns {{ type: string, text: string, title: string, on: boolean | null, enabled: boolean } | null} on: null for
 *   what is no switch
 */
export function assistOf(state, t) {
  const { mode, check, insight } = state;
  if (!hasBoard(state) || (check?.status !== 'unique' && !has(state, 'insight'))) return null;
  switch (check?.status) {
    case 'unique':
      return {
        type: 'give',
        text: t(`insight.give.${mode}`),
        title: t('insight.giveHint'),
        on: null,
        enabled: hintOf(state) !== null,
      };
    case 'multiple':
      return { type: 'both', text: t('insight.both'), title: t('insight.bothHint'), on: insight.both, enabled: true };
    case 'unknown':
      return insight.cases === null
        ? { type: 'look', text: t('insight.look'), title: t('insight.lookHint'), on: null, enabled: true }
        : { type: 'look-stop', text: t('insight.stop'), title: '', on: null, enabled: true };
    default:
      return null;
  }
}
