/** The examiner of puzzles, before it is loaded. */
import { later } from '../platform/load-module.js';
import { seeksCulprits, showsBoth } from '../state/insight.js';

/** @type {import('../kernel/late-feature.js').Feature<import('./insight-panel.js').InsightPart>} */
export const insight = {
  id: 'insight',
  load: async () => (await later(() => import('./insight-panel.js'))).InsightPart,
  sheets: ['mini-board', 'both'],
  wanted: (state) => (showsBoth(state) || seeksCulprits(state) ? state.puzzle : null),
  // The search for contradicting givens starts by itself.
  tellsReader: (state) => !seeksCulprits(state),
  words: () => ['both'],
  commands: (late) => ({
    look: () => late.use((part) => part.look()),
    'look-stop': () => late.part?.close(),
  }),
};
