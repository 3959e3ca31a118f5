/**
 * The features that a player can do without. A feature is its folders in app/, elements/ and styles/, its worker, and
 * its line here. Without them the page has no button for the feature, and everything that is not built upon it works.
 */
export { compare } from './compare/feature.js';
export { fork } from './fork/feature.js';
export { generator } from './generator/feature.js';
export { insight } from './insight/feature.js';
export { lists } from './lists/feature.js';
export { logic } from './logic/feature.js';
export { play } from './play/feature.js';
export { predict } from './predict/feature.js';
export { share } from './share/feature.js';
export { tree } from './tree/feature.js';
