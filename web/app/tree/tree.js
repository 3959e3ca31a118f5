/** The search tree, and the element that paints it: what a player loads to show one. */
import '../../elements/tree/tree.js';

export { TreePanel } from './tree-panel.js';
