/** Play, before it is loaded. */
import { modeFeature } from '../kernel/mode-feature.js';
import { later } from '../platform/load-module.js';

export const play = modeFeature({
  id: 'play',
  builtUpon: ['logic'],
  load: async () => (await later(() => import('./play-view.js'))).PlayView,
  sheets: ['play', 'game-status', 'game-board', 'pattern', 'game-pad', 'game-hint', 'game-outcome'],
  words: () => ['play', 'logic'],
});
