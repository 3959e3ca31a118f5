/** The search tree of a player, loaded when it is first shown. */
import '../../elements/tree/tree.js';
import { setHidden } from '../../elements/element.js';
import { isShown } from './feature.js';
import { TreePanel } from './tree-panel.js';

/** @typedef {import('../state/state.js').State} State @typedef {import('../i18n/i18n.js').Translate} Translate */

/** A part of a player, see kernel/late-feature.js. */
export class TreePart {
  #root;
  #panel;

  /** @param {import('../player/host.js').Host} host */
  constructor(host) {
    this.#root = host.root;
    this.#panel = new TreePanel(host);
  }

  /** @param {State} state */
  follow(state) {
    if (isShown(state)) this.#panel.follow(state);
    else this.#panel.rest();
  }

  /** @param {State} state @param {Translate} t */
  paint(state, t) {
    const element = this.#root.querySelector('sudoku-tree');
    if (!element) return;
    setHidden(element, !isShown(state));
    if (isShown(state)) element.appearance = this.#panel.appearance(state, t);
  }

  close() {
    this.#panel.close();
  }
}
