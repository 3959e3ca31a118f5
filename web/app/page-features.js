/** What the page around a player can do without: see features.js. Each is loaded when the page has come to rest. */
export { offline } from './offline/feature.js';
