/** How the list of the solutions looks that a search for all of them has found so far: pure. */
import { geometryOf } from '../sudoku/geometry.js';

/**
 * The list, or null where there is none.
 * @param {import('../state/state.js').State} state
 * @param {import('../i18n/i18n.js').Translate} t
 */
export function solutionsOf(state, t) {
  if (state.algorithm !== 'all-solutions' || state.mode !== 'watch' || !state.run) return null;
  const { counters, position } = state.run;
  const { boxHeight } = geometryOf(state.size);
  const band = boxHeight * state.size;
  const rows = state.solutions
    .filter((found) => found.position <= position)
    .map((found, index) => ({
      n: t.number(index + 1),
      position: found.position,
      lines: Array.from({ length: found.digits.length / band }, (_, line) =>
        found.digits.slice(line * band, (line + 1) * band),
      ).join('\n'),
      label: t('solutions.one', { n: index + 1, position: found.position }),
      on: found.position === position,
    }));
  const rest = counters.solution - rows.length;
  const more = rest > 0 ? t('solutions.more', { count: rest }) : '';
  return { label: t('solutions.label'), rows, note: counters.solution === 0 ? t('solutions.none') : more };
}
