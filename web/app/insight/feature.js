/** What a player knows, before it loads that, of what is found out about a puzzle beyond a hint. */
import { later } from '../platform/load-module.js';
import { seeksCulprits, showsBoth } from '../state/insight.js';

/** @type {import('../kernel/late-feature.js').Feature<import('./insight-panel.js').InsightPart>} */
export const insight = {
  id: 'insight',
  load: async (host) => (await later(() => import('./insight-panel.js'))).loadInsightPart(host),
  wanted: (state) => (showsBoth(state) || seeksCulprits(state) ? state.puzzle : null),
  // Culprits are looked for unasked: the reader does not miss them.
  isMissed: (state) => !seeksCulprits(state),
  words: () => ['both'],
  commands: (late) => ({
    look: () => late.use((part) => part.look()),
    'look-stop': () => late.part?.close(),
  }),
};
