/**
 * What a player can do without. A feature is its folders in app/, elements/ and styles/, its worker, and its line here:
 * without them there is no button for it, and all else works, but for what is built upon it.
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
