/** A small board on which another run of a player's puzzle is shown: pure. */
import { cellsOf } from './cells.js';
import { initialInsight } from '../state/insight.js';

/** Nobody hears of the cells of a small board one by one. */
const silent = /** @type {import('../i18n/i18n.js').Translate} */ (
  Object.assign(() => '', { parts: () => [], number: () => '', language: '' })
);

/**
 * Its cells, without all that a reader asked about the player's own run.
 * @param {import('../state/state.js').State} player
 * @param {string} algorithm
 * @param {import('../state/state.js').RunView} run
 */
export const smallCells = (player, algorithm, run) =>
  cellsOf(
    {
      ...player,
      mode: 'watch',
      algorithm,
      asked: 'nothing',
      lit: null,
      candidates: false,
      revealed: false,
      check: null,
      insight: initialInsight,
      run,
    },
    silent,
  );
