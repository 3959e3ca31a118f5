/** What a player knows of logic, as a search and as a judge of puzzles, before it loads that. */
import { later } from '../platform/load-module.js';
import { notLoaded } from '../state/notices.js';

/**
 * What logic is wanted for.
 * @param {import('../state/state.js').State} state
 * @returns {'steps' | 'grade' | null}
 */
export function purposeIn({ algorithm, mode, grading }) {
  if (algorithm === 'logic' && mode === 'watch') return 'steps';
  return grading ? 'grade' : null;
}

/** @type {import('../kernel/late-feature.js').Feature<import('./logic-part.js').LogicPart>} */
export const logic = {
  id: 'logic',
  load: async (host) => (await later(() => import('./logic-part.js'))).loadLogicPart(host),
  wanted: (state) => (state.solver === 'ready' ? purposeIn(state) : null),
  // A reader who only looks at a board does not miss the grade.
  isMissed: ({ algorithm }) => algorithm === 'logic',
  failure: notLoaded,
  commands: (late) => ({ technique: ({ id }) => late.use((part) => part.explain(id)) }),
};
