/**
 * The search tree as a player holds it: nothing of it is loaded before it is first shown.
 *
 *     const tree = new LazyTree(element, host, () => requestPaint());
 *     tree.follow(state);       // after each change of the state
 *     tree.paint(state, t);     // in each painted frame in which no part comes
 *     tree.close();
 */
import { setAttribute, setText } from '../../elements/element.js';
import { features } from '../features.js';
import { LazyPart } from '../platform/lazy-part.js';
import { adoptSheets } from '../platform/style-sheets.js';
import { WideLanguage, widen } from '../i18n/lazy-messages.js';

export class LazyTree {
  #element;
  #host;
  #changed;
  /** @type {LazyPart<import('../tree/tree-panel.js').TreePanel>} */
  #panel;
  #language;
  /** It could not be loaded, or has not come yet: it is asked for again when it is shown again. */
  #isMissing = false;
  /** @type {import('../state/state.js').State | null} */
  #state = null;

  /**
   * @param {HTMLElementTagNameMap['sudoku-tree']} element which may not be defined yet
   * @param {import('./host.js').Host} host
   * @param {() => void} changed called when there is more to be painted
   */
  constructor(element, host, changed) {
    this.#element = element;
    setAttribute(element, 'role', 'tabpanel');
    setAttribute(element, 'id', 'panel-tree');
    setAttribute(element, 'aria-labelledby', 'tab-tree');
    this.#host = host;
    this.#changed = changed;
    this.#language = new WideLanguage('tree', changed);
    this.#panel = new LazyPart({
      load: () => this.#load(),
      tell: (news) => {
        this.#isMissing = news !== 'come';
        changed();
      },
    });
  }

  /** @param {import('../state/state.js').State} state */
  follow(state) {
    this.#state = state;
    if (!isShown(state)) {
      this.#panel.now?.rest();
      this.#isMissing = false;
    } else if (this.#panel.now) this.#panel.now.follow(state);
    else if (!this.#isMissing) this.#panel.use(this.#show);
  }

  /** @param {import('../state/state.js').State} state @param {import('../i18n/i18n.js').Translate} t */
  paint(state, t) {
    this.#element.hidden = !isShown(state);
    if (this.#element.hidden) return;
    const panel = this.#panel.now;
    const wide = panel && this.#language.follow(t);
    if (wide) this.#element.appearance = panel.appearance(state, wide);
    else setText(this.#element, t(this.#isMissing ? 'panel.failed' : 'panel.growing'));
  }

  /** Ends all work on the tree. Safe to repeat. */
  close() {
    this.#panel.now?.close();
  }

  async #load() {
    const t = this.#host.translate();
    const [{ TreePanel }] = await Promise.all([
      features.tree(),
      adoptSheets(this.#host.root, 'tree'),
      t && widen(t, 'tree'),
    ]);
    // outside of the document it is not one yet, and its appearance would be kept for a property of its own
    customElements.upgrade(this.#element);
    return new TreePanel({ ...this.#host, changed: this.#changed });
  }

  /** @param {import('../tree/tree-panel.js').TreePanel} panel */
  #show = (panel) => {
    if (this.#state && isShown(this.#state)) panel.follow(this.#state);
    this.#changed();
  };
}

/** @param {import('../state/state.js').State} state */
const isShown = ({ mode, panel }) => mode === 'watch' && panel === 'tree';
