/** Two of several solutions side by side, and where they differ: pure. */
import { showsBoth } from '../state/insight.js';
import { place } from '../i18n/places.js';

/** No more differing cells are read out one by one. */
const SPOKEN = 20;

/**
 * The panel, or null.
 * @param {import('../state/state.js').State} state
 * @param {import('../i18n/i18n.js').Translate} t
 */
export function bothOf(state, t) {
  const { check, size, puzzle } = state;
  if (!showsBoth(state) || !check?.solution || !check.second) return null;
  const solutions = [check.solution, check.second];
  const differing = [...check.solution].flatMap((digit, cell) => (digit === check.second?.[cell] ? [] : [cell]));
  return {
    label: t('both.title'),
    sentence: t('both.differ', { count: differing.length }),
    close: t('both.close'),
    boards: ['both.first', 'both.second'].map((key, index) => ({
      name: t(key),
      size,
      label: spoken(t(key), solutions[index], differing, size, t),
      cells: Array.from(solutions[index], (digit, cell) => ({
        text: digit,
        kind: puzzle[cell] === '.' ? /** @type {const} */ ('') : /** @type {const} */ ('given'),
        mark: differing.includes(cell) ? /** @type {const} */ ('differ') : /** @type {const} */ (''),
      })),
    })),
  };
}

/**
 * @param {string} name
 * @param {string} solution
 * @param {number[]} differing
 * @param {number} size
 * @param {import('../i18n/i18n.js').Translate} t
 */
function spoken(name, solution, differing, size, t) {
  if (differing.length > SPOKEN) return name;
  const cells = differing.map((cell) => t('board.cell', { ...place(cell, size), content: solution[cell] }));
  return t('both.where', { name, cells: cells.join(t('board.separator')) });
}
