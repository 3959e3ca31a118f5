/** What the dialog for one of several puzzles shows. Pure. */

import { has } from '../state/features.js';

/** So many are shown; the others are to be had as a list. */
export const SHOWN = 24;

/** @typedef {ReturnType<typeof pickPuzzleAppearance>} PickPuzzleAppearance */

/**
 * @param {import('./pick-puzzle.js').Offer} offer
 * @param {import('../i18n/i18n.js').Translate} t
 * @param {{ features: readonly string[] | null }} [state] of the player
 */
export function pickPuzzleAppearance({ puzzles, unreadable }, t, state = { features: null }) {
  const more = Math.max(puzzles.length - SHOWN, 0);
  return {
    title: t('choice.title', { count: puzzles.length }),
    close: t('choice.close'),
    lists: has(state, 'lists') ? t('choice.lists') : '',
    notes: [
      more ? t('choice.more', { count: more }) : '',
      unreadable ? t('choice.unreadable', { count: unreadable }) : '',
    ].filter((note) => note !== ''),
    boards: puzzles.slice(0, SHOWN).map((puzzle, index) => boardOf(puzzle, index + 1, t)),
  };
}

/** @param {string} puzzle @param {number} n @param {import('../i18n/i18n.js').Translate} t */
function boardOf(puzzle, n, t) {
  const size = Math.sqrt(puzzle.length);
  return {
    puzzle,
    size,
    name: t('choice.puzzle', { n }),
    about: t('choice.givens', { count: puzzle.replaceAll('.', '').length }),
    cells: Array.from(puzzle, (given) => ({
      text: given === '.' ? '' : given,
      kind: /** @type {const} */ ('given'),
      mark: /** @type {const} */ (''),
    })),
  };
}
