/** What has been counted, and what the colours mean: <sudoku-counters>, <sudoku-legend>. Property in: `appearance`. */
import { define, html, setText } from '../element.js';

export class SudokuCounters extends HTMLElement {
  #title = html('h2');
  #list = html('dl');

  connectedCallback() {
    if (!this.firstChild) this.append(this.#title, this.#list);
  }

  /** @param {import('../../app/view/appearance.js').Appearance['counters']} next */
  set appearance({ label, rows }) {
    setText(this.#title, label);
    if (this.#list.children.length !== rows.length) {
      this.#list.replaceChildren(...rows.map(() => html('div', {}, [html('dt'), html('dd', { translate: 'no' })])));
    }
    rows.forEach(({ name, count }, index) => {
      const [term, value] = this.#list.children[index].children;
      setText(term, name);
      setText(value, count);
    });
  }
}

export class SudokuLegend extends HTMLElement {
  #title = html('h2');
  #list = html('ul');
  #kinds = '';

  connectedCallback() {
    if (!this.firstChild) this.append(this.#title, this.#list);
  }

  /** @param {import('../../app/view/appearance.js').Appearance['legend']} next */
  set appearance({ label, rows }) {
    setText(this.#title, label);
    const kinds = rows.map(({ kind }) => kind).join(' ');
    if (kinds !== this.#kinds) {
      this.#kinds = kinds;
      this.#list.replaceChildren(
        ...rows.map(({ kind }) =>
          html('li', {}, [html('span', { class: 'swatch', 'data-mark': kind, 'aria-hidden': 'true' }), html('span')]),
        ),
      );
    }
    rows.forEach(({ name }, index) =>
      setText(/** @type {Element} */ (this.#list.children[index].lastElementChild), name),
    );
  }
}

define('sudoku-counters', SudokuCounters);
define('sudoku-legend', SudokuLegend);
