/**
 * The search tree as a player holds it: nothing of it is loaded before it is first shown.
 *
 *     const tree = new LazyTree({ element, root, clock, attempt, changed: () => requestPaint() });
 *     tree.follow(state);       // after each change of the state
 *     tree.paint(state, t);     // in each painted frame in which no part comes
 *     tree.close();
 */
import { setAttribute, setText } from '../elements/element.js';
import { retried } from './retried.js';
import { loadSheet } from './sheets.js';

export class LazyTree {
  #element;
  #root;
  #host;
  /** @type {import('./tree-panel.js').TreePanel | null} */
  #panel = null;
  /** @type {import('./widen.js').WideLanguage | null} */
  #language = null;
  #asked = false;
  #failed = false;
  /** @type {import('./state.js').State | null} */
  #state = null;

  /**
   * @param {object} parts
   * @param {any} parts.element the <sudoku-tree>, which may not be defined yet
   * @param {ShadowRoot} parts.root takes its style sheet
   * @param {Pick<import('./playback.js').Clock, 'now' | 'setTimeout' | 'clearTimeout'>} parts.clock
   * @param {<T>(work: (session: import('./session.js').Session) => T) => T | undefined} parts.attempt
   * @param {() => void} parts.changed called when there is more to be painted
   */
  constructor({ element, root, ...host }) {
    this.#element = element;
    setAttribute(element, 'role', 'tabpanel');
    setAttribute(element, 'id', 'panel-tree');
    setAttribute(element, 'aria-labelledby', 'tab-tree');
    this.#root = root;
    this.#host = host;
  }

  /** @param {import('./state.js').State} state */
  follow(state) {
    this.#state = state;
    if (!isShown(state)) {
      this.#panel?.rest();
      if (this.#failed) this.#asked = false; // it is asked for again when it is shown again
      this.#failed = false;
      return;
    }
    if (this.#panel) this.#panel.follow(state);
    else if (!this.#asked) this.#load();
  }

  /** @param {import('./state.js').State} state @param {import('./i18n.js').Translate} t */
  paint(state, t) {
    this.#element.hidden = !isShown(state);
    if (this.#element.hidden) return;
    const wide = this.#language?.follow(t);
    if (this.#panel && wide) this.#element.appearance = this.#panel.appearance(state, wide);
    else setText(this.#element, t(this.#failed ? 'panel.failed' : 'panel.growing'));
  }

  /** Ends all work on the tree. Safe to repeat. */
  close() {
    this.#panel?.close();
  }

  async #load() {
    this.#asked = true;
    try {
      const [{ TreePanel }, { WideLanguage }, sheet] = await Promise.all([retried(() => import('./tree-panel.js')), import('./widen.js'), loadSheet('tree'), import('../elements/tree.js')]);
      customElements.upgrade(this.#element); // outside of the document it is not one yet, and its appearance would be kept for a property of its own
      this.#root.adoptedStyleSheets.push(sheet);
      this.#panel = new TreePanel(this.#host);
      this.#language = new WideLanguage('tree', this.#host.changed);
      if (this.#state) this.follow(this.#state);
    } catch {
      this.#failed = true;
    }
    this.#host.changed();
  }
}

/** @param {import('./state.js').State} state */
const isShown = ({ mode, panel }) => mode === 'watch' && panel === 'tree';
