/** The features of the page around a player, as in features.js. Each is loaded when the page is idle. */
export { offline } from './offline/feature.js';
