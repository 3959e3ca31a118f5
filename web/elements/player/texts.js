/** The elements that say something in a line: <sudoku-verdict>, <sudoku-sentence>. Property in: `appearance`. */
import { define, html, intend, setAttribute, setParts, setText } from '../element.js';

export class SudokuVerdict extends HTMLElement {
  #mark = html('span', { class: 'verdict-mark', 'aria-hidden': 'true', translate: 'no' });
  #text = html('span');
  #more = html('span', { class: 'verdict-more' });

  connectedCallback() {
    if (!this.firstChild) this.append(this.#mark, ' ', this.#text, this.#more);
  }

  /** @param {import('../../app/view/verdict.js').Verdict} next */
  set appearance({ tone, mark, text }) {
    setAttribute(this, 'data-tone', tone);
    setText(this.#mark, mark);
    const end = text.indexOf(' · '); // what comes after it is left out where there is little room
    setText(this.#text, end < 0 ? text : text.slice(0, end));
    setText(this.#more, end < 0 ? '' : text.slice(end));
  }
}

export class SudokuSentence extends HTMLElement {
  #line = html('p');
  #text = '';

  connectedCallback() {
    if (!this.firstChild) this.append(this.#line);
  }

  /** The name of a technique, behind which is its explanation. @param {string} name @param {string} id */
  #technique(name, id) {
    const button = html('button', { type: 'button', class: 'term' }, [name]);
    button.addEventListener('click', () => intend(this, { type: 'technique', id }));
    return button;
  }

  /** @param {import('../../app/view/appearance.js').Appearance['sentence']} next */
  set appearance({ tone, parts, long = false }) {
    setAttribute(this, 'data-tone', tone || null);
    setAttribute(this, 'data-long', long ? '' : null);
    const text = parts.map((part) => part.text).join('');
    if (text === this.#text) return;
    this.#text = text;
    setParts(this.#line, parts, 'digit');
    parts.forEach((part, index) => {
      if (part.technique) this.#line.childNodes[index].replaceWith(this.#technique(part.text, part.technique));
    });
  }
}

define('sudoku-verdict', SudokuVerdict);
define('sudoku-sentence', SudokuSentence);
