/**
 * What a player and its page can do without. A feature is its folders in app/, elements/ and styles/, its worker, and
 * its line here: without them there is no button for it, and all else works, but for what is built upon it.
 */
import { later } from './platform/load-module.js';

/** Those of a player, each loaded when it is first used. */
export const features = {
  play: () => later(() => import('./play/play-view.js')),
  compare: () => later(() => import('./compare/compare-view.js')),
  lists: () => later(() => import('./lists/lists-view.js')),
  tree: () => later(() => import('./tree/tree.js')),
  insight: () => later(() => import('./insight/insight-panel.js')),
  generator: () => later(() => import('./generator/generator-dialog.js')),
  share: () => later(() => import('./share/share-dialog.js')),
  fork: () => later(() => import('./fork/fork-part.js')),
  logic: () => later(() => import('./logic/logic-part.js')),
  predict: () => later(() => import('./predict/predict-part.js')),
};

/** Those of the page around it, each loaded when the page has come to rest. */
export const pageFeatures = {
  offline: () => later(() => import('./offline/offline.js')),
};

/** What some are built upon: without that they are absent too. @type {Record<string, string>} */
const builtUpon = { play: 'logic' };

/** What a player has. @type {readonly string[]} */
export const present = Object.keys(features).filter((name) => (builtUpon[name] ?? name) in features);
