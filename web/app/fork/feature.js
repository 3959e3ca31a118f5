/** What a player knows of forks before it loads them. */
import { later } from '../platform/load-module.js';
import { explained } from '../state/why.js';
import { blockersOf } from '../sudoku/candidates.js';

/**
 * Whether a cell is explained that has a digit or could have one. Where no digit fits there is no other one to take.
 * @param {import('../state/state.js').State} state
 */
function canBranch(state) {
  const cell = explained(state);
  if (cell === null || !state.run) return false;
  const { board } = state.run;
  return board[cell] > 0 || blockersOf(board, cell, state.size).some(({ allowed }) => allowed);
}

/** @type {import('../kernel/late-feature.js').Feature<import('./fork-part.js').ForkPart>} */
export const fork = {
  id: 'fork',
  load: async (host) => (await later(() => import('./fork-part.js'))).loadForkPart(host),
  wanted: (state, { permits }) =>
    (state.fork || (!state.playing && canBranch(state))) && permits({ type: 'fork' }) ? 'fork' : null,
  // A reader who has only asked about a cell does not miss it.
  isMissed: (state) => state.fork !== null,
  commands: (late, { permits }) => ({
    'what-if': () => permits({ type: 'fork' }) && late.use((part) => part.ask()),
  }),
};
