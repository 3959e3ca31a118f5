/** Lists, before it is loaded. */
import { modeFeature } from '../kernel/mode-feature.js';
import { later } from '../platform/load-module.js';
import { has } from '../state/features.js';

export const lists = modeFeature({
  id: 'lists',
  load: async () => (await later(() => import('./lists-view.js'))).ListsView,
  sheets: ['mode', 'fields', 'lists', 'list-rows', 'list-grades'],
  words: (state) => (has(state, 'logic') ? ['lists', 'logic'] : ['lists']),
});
