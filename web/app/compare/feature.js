/** Compare, before it is loaded. */
import { modeFeature } from '../kernel/mode-feature.js';
import { later } from '../platform/load-module.js';

export const compare = modeFeature({
  id: 'compare',
  load: async () => (await later(() => import('./compare-view.js'))).Comparison,
  sheets: ['mode', 'mini-board', 'compare', 'compare-table'],
});
