/**
 * The elements that only say something: <sudoku-verdict>, <sudoku-sentence>, <sudoku-counters>,
 * <sudoku-legend>. Property in: `appearance`.
 */
import { define, html, setAttribute, setText } from './element.js';

class SudokuVerdict extends HTMLElement {
  #mark = html('span', { class: 'verdict-mark', 'aria-hidden': 'true' });
  #text = html('span');
  #more = html('span', { class: 'verdict-more' });

  connectedCallback() {
    if (!this.firstChild) this.append(this.#mark, ' ', this.#text, this.#more);
  }

  /** @param {import('../app/verdict.js').Verdict} next */
  set appearance({ tone, mark, text }) {
    setAttribute(this, 'data-tone', tone);
    setText(this.#mark, mark);
    const end = text.indexOf(' · '); // what comes after it is left out where there is little room
    setText(this.#text, end < 0 ? text : text.slice(0, end));
    setText(this.#more, end < 0 ? '' : text.slice(end));
  }
}

class SudokuSentence extends HTMLElement {
  #text = '';

  /** @param {import('../app/appearance.js').Appearance['sentence']} next */
  set appearance({ tone, parts }) {
    setAttribute(this, 'data-tone', tone || null);
    const text = parts.map((part) => part.text).join('');
    if (text === this.#text) return;
    this.#text = text;
    this.replaceChildren(html('p', {}, parts.map((part) => (part.name === 'digit' ? html('b', {}, [part.text]) : part.text))));
  }
}

class SudokuCounters extends HTMLElement {
  #title = html('h2');
  #list = html('dl');

  connectedCallback() {
    if (!this.firstChild) this.append(this.#title, this.#list);
  }

  /** @param {import('../app/appearance.js').Appearance['counters']} next */
  set appearance({ label, rows }) {
    setText(this.#title, label);
    if (this.#list.children.length !== rows.length) {
      this.#list.replaceChildren(...rows.map(() => html('div', {}, [html('dt'), html('dd')])));
    }
    rows.forEach(({ name, count }, index) => {
      const [term, value] = this.#list.children[index].children;
      setText(term, name);
      setText(value, count);
    });
  }
}

class SudokuLegend extends HTMLElement {
  #title = html('h2');
  #list = html('ul');
  #kinds = '';

  connectedCallback() {
    if (!this.firstChild) this.append(this.#title, this.#list);
  }

  /** @param {import('../app/appearance.js').Appearance['legend']} next */
  set appearance({ label, rows }) {
    setText(this.#title, label);
    const kinds = rows.map(({ kind }) => kind).join(' ');
    if (kinds !== this.#kinds) {
      this.#kinds = kinds;
      this.#list.replaceChildren(...rows.map(({ kind }) => html('li', {}, [html('span', { class: 'swatch', 'data-mark': kind, 'aria-hidden': 'true' }), html('span')])));
    }
    rows.forEach(({ name }, index) => setText(/** @type {Element} */ (this.#list.children[index].lastElementChild), name));
  }
}

define('sudoku-verdict', SudokuVerdict);
define('sudoku-sentence', SudokuSentence);
define('sudoku-counters', SudokuCounters);
define('sudoku-legend', SudokuLegend);
