/**
 * <sudoku-pad>: digits for the finger, and what can be done to the puzzle as a whole. Property in:
 * `appearance`. Intents out: `digit` { digit }, `undo`, `redo`, `pen`, `clear`, `reset`.
 */
import { define, html, intend, onPress, setAttribute, setEnabled, setText } from './element.js';
import { icon } from './icons.js';

class SudokuPad extends HTMLElement {
  #digits = html('div', { role: 'group', class: 'digits' });
  #actions = html('div', { class: 'actions' });

  constructor() {
    super();
    onPress(this, (button) => {
      const { type = '', digit } = button.dataset;
      intend(this, digit === undefined ? { type } : { type, digit: Number(digit) });
    });
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#digits, this.#actions);
  }

  /** @param {import('../app/appearance.js').Appearance['pad']} next */
  set appearance({ label, digits, erase, actions }) {
    setAttribute(this.#digits, 'aria-label', label);
    if (this.#digits.children.length !== digits.length + 1) this.#build(digits.length, actions);
    digits.forEach((look, index) => paintButton(this.#digits.children[index], look));
    setAttribute(this.#digits.children[digits.length], 'aria-label', erase);
    actions.forEach((look, index) => {
      const button = this.#actions.children[index];
      setText(/** @type {Element} */ (button.lastElementChild), look.text);
      setAttribute(button, 'title', look.title);
      setEnabled(button, look.enabled);
      paintButton(button, { label: look.text, on: look.on }); // where there is little room, its text is not shown
    });
  }

  /** @param {number} size @param {{ id: string }[]} actions */
  #build(size, actions) {
    this.#digits.replaceChildren(
      ...Array.from({ length: size }, (_, index) => html('button', { type: 'button', 'data-type': 'digit', 'data-digit': String(index + 1) }, [String(index + 1)])),
      html('button', { type: 'button', 'data-type': 'digit', 'data-digit': '0' }, [icon('erase')]),
    );
    this.setAttribute('data-size', String(size));
    this.#actions.replaceChildren(...actions.map(({ id }) => html('button', { type: 'button', 'data-type': id }, [icon(id), html('span')])));
  }
}

/** @param {Element} button @param {{ label: string, on: boolean | null }} look on: null for what is no switch */
function paintButton(button, { label, on }) {
  setAttribute(button, 'aria-label', label);
  setAttribute(button, 'aria-pressed', on === null ? null : String(on));
}

define('sudoku-pad', SudokuPad);
