/** Logic as a search and as a judge of puzzles, before it is loaded. */
import { later } from '../platform/load-module.js';
import { notLoaded } from '../state/notices.js';

/**
 * Why a state needs logic.
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
  load: async () => (await later(() => import('./logic-part.js'))).LogicPart,
  sheets: ['pattern', 'deductions', 'term'],
  wanted: (state) => (state.solver === 'ready' ? purposeIn(state) : null),
  // A puzzle is graded without being asked for.
  tellsReader: ({ algorithm }) => algorithm === 'logic',
  failure: notLoaded,
  commands: (late) => ({ technique: ({ id }) => late.use((part) => part.explain(id)) }),
};
