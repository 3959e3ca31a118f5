/** Forks, before they are loaded. */
import { later } from '../platform/load-module.js';
import { explained } from '../state/why.js';
import { blockersOf } from '../sudoku/candidates.js';

/**
 * Whether the explained cell has a digit or a candidate. Otherwise there is no other digit to take.
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
  load: async () => (await later(() => import('./fork-part.js'))).ForkPart,
  sheets: ['mini-board', 'fork'],
  wanted: (state, { permits }) =>
    (state.fork || (!state.playing && canBranch(state))) && permits({ type: 'fork' }) ? 'fork' : null,
  // A reader who has only asked about a cell did not ask for a fork.
  tellsReader: (state) => state.fork !== null,
  commands: (late, { permits }) => ({
    'what-if': () => permits({ type: 'fork' }) && late.use((part) => part.ask()),
  }),
};
