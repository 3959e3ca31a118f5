/**
 * <sudoku-tabs>: a switch between panels, as the ARIA pattern of tabs has it: one tab is in the tab
 * order, arrows, Home and End choose. Property in: `appearance`. Intent out: `panel` { panel }.
 * The panel of the tab `x` has the id `panel-x`, and is labelled by `tab-x`.
 */
import { define, html, intend, pressed, setAttribute, setText } from '../element.js';
import { pressOf } from '../../app/keys/press.js';

export class SudokuTabs extends HTMLElement {
  constructor() {
    super();
    this.addEventListener('click', (event) => this.#choose(pressed(event.target)));
    this.addEventListener('keydown', (event) => this.#onKey(event));
  }

  connectedCallback() {
    this.setAttribute('role', 'tablist');
  }

  /** @param {{ label: string, tabs: { id: string, text: string, on: boolean }[] }} next */
  set appearance({ label, tabs }) {
    setAttribute(this, 'aria-label', label);
    if (this.children.length !== tabs.length) {
      this.replaceChildren(
        ...tabs.map(({ id }) =>
          html('button', {
            type: 'button',
            role: 'tab',
            id: `tab-${id}`,
            'aria-controls': `panel-${id}`,
            'data-type': 'panel',
            'data-panel': id,
          }),
        ),
      );
    }
    tabs.forEach(({ text, on }, index) => {
      const tab = this.children[index];
      setText(tab, text);
      setAttribute(tab, 'aria-selected', String(on));
      setAttribute(tab, 'tabindex', on ? '0' : '-1');
    });
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const tabs = /** @type {HTMLElement[]} */ ([...this.children]);
    const here = tabs.indexOf(/** @type {HTMLElement} */ (event.target));
    const last = tabs.length - 1;
    const target = new Map([
      ['ArrowLeft', here > 0 ? here - 1 : last],
      ['ArrowRight', here < last ? here + 1 : 0],
      ['Home', 0],
      ['End', last],
    ]).get(pressOf(event).key);
    if (here < 0 || target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    tabs[target].focus();
    this.#choose(tabs[target]);
  }

  /** @param {HTMLElement | null} tab */
  #choose(tab) {
    if (tab) intend(this, { type: 'panel', panel: tab.dataset.panel });
  }
}

define('sudoku-tabs', SudokuTabs);
