/**
 * <sudoku-keys>: the dialog that lists the keys. Property in: `appearance`; method `open()`. No intents.
 */
import { define, html, onPress } from './element.js';
import { icon } from './icons.js';

class SudokuKeys extends HTMLElement {
  #dialog = html('dialog', { class: 'chooser keys', 'aria-labelledby': 'keys-title' });

  constructor() {
    super();
    onPress(this, () => this.#dialog.close());
    this.#dialog.addEventListener('click', (event) => {
      if (event.target === this.#dialog) this.#dialog.close();
    });
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#dialog);
  }

  disconnectedCallback() {
    this.#dialog.close();
  }

  /** @param {ReturnType<typeof import('../app/keys-list.js').keysAppearance>} next */
  set appearance({ title, hint, close, groups }) {
    this.#dialog.replaceChildren(html('div', { class: 'chooser-body' }, [
      html('header', {}, [
        html('h2', { id: 'keys-title' }, [title]),
        html('button', { type: 'button', class: 'quiet', 'data-type': 'close', autofocus: '', 'aria-label': close }, [icon('close')]),
      ]),
      html('p', { class: 'hint' }, [hint]),
      html('div', { class: 'key-groups' }, groups.map((group) => html('section', {}, [
        html('h3', {}, [group.title]),
        html('dl', {}, group.rows.map(({ ways, text }) => html('div', {}, [
          html('dt', {}, ways.map((keys) => html('span', {}, keys.map((key) => html('kbd', {}, [key]))))),
          html('dd', {}, [text]),
        ]))),
      ]))),
    ]));
  }

  open() {
    if (!this.#dialog.open) this.#dialog.showModal();
  }
}

define('sudoku-keys', SudokuKeys);
