/**
 * <sudoku-chooser>: the dialog for another puzzle: an empty grid, an example, a text or a file. Property
 * in: `appearance`; methods `open()`, `close()` and `complain()`. Intents out:
 * `load` { puzzle }, `create` { size }, `generate`, `read` { text }, `drop` { file }, `mode` { mode }.
 *
 * A text that cannot be read stays where it is, with the cursor at the place.
 *
 * @typedef {object} NewPuzzleAppearance
 * @property {string} title
 * @property {string} close
 * @property {string} empty
 * @property {string} generate
 * @property {string} examples
 * @property {string} lists
 * @property {string} paste
 * @property {string} hint
 * @property {string} file
 * @property {string} load
 * @property {{ size: number, text: string }[]} sizes
 * @property {{ puzzle: string, name: string, about: string }[]} list
 */
import { define, html, intend, pressed, setAttribute } from '../element.js';
import { icon } from '../icons.js';
import { Modal } from '../modal.js';

export class SudokuChooser extends Modal {
  #dialog = html('dialog', { class: 'chooser', 'aria-labelledby': 'chooser-title' });
  #text = html('textarea', {
    id: 'chooser-text',
    rows: '5',
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
    'aria-describedby': 'chooser-hint chooser-error',
  });
  #file = html('input', { type: 'file', hidden: '' });
  #error = html('p', { id: 'chooser-error', class: 'error', role: 'alert' });
  /** @type {NewPuzzleAppearance | null} */
  #shown = null;
  /** A text selected with the pointer may end outside: only a press that starts there closes. */
  #pressedOutside = false;

  constructor() {
    super();
    this.hold(this.#dialog);
    this.#dialog.addEventListener('pointerdown', (event) => {
      this.#pressedOutside = event.target === this.#dialog;
    });
    this.#dialog.addEventListener('click', (event) => this.#onClick(event));
    this.#text.addEventListener('input', () => this.complain(null));
    this.#file.addEventListener('change', () => {
      const file = this.#file.files?.[0];
      this.#file.value = ''; // the same one can be chosen again
      if (file) intend(this, { type: 'drop', file });
    });
  }

  /** @param {NewPuzzleAppearance} next */
  // eslint-disable-next-line max-lines-per-function -- one picture, from top to bottom
  set appearance(next) {
    if (next === this.#shown) return;
    this.#shown = next;
    const form = html('form', {}, [
      html('label', { for: 'chooser-text' }, [next.paste]),
      this.#text,
      html('p', { id: 'chooser-hint', class: 'hint' }, [next.hint]),
      this.#error,
      html('div', { class: 'sizes' }, [
        html('button', { type: 'submit', class: 'primary' }, [next.load]),
        html('button', { type: 'button', 'data-type': 'choose-file' }, [next.file]),
      ]),
      this.#file,
    ]);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      intend(this, { type: 'read', text: this.#text.value });
    });
    this.#dialog.replaceChildren(
      html('div', { class: 'chooser-body' }, [
        html('header', {}, [
          html('h2', { id: 'chooser-title' }, [next.title]),
          html(
            'button',
            { type: 'button', class: 'quiet', 'data-type': 'close', 'aria-label': next.close, title: next.close },
            [icon('close')],
          ),
        ]),
        html('h3', {}, [next.empty]),
        html(
          'div',
          { class: 'sizes', translate: 'no' },
          next.sizes.map(({ size, text }) =>
            html('button', { type: 'button', 'data-type': 'create', 'data-size': String(size) }, [text]),
          ),
        ),
        html('div', { class: 'sizes' }, [
          ...shown(next.generate, { 'data-type': 'generate' }),
          ...shown(next.lists, { 'data-type': 'mode', 'data-mode': 'lists' }),
        ]),
        html('h3', {}, [next.examples]),
        html(
          'ul',
          { class: 'examples' },
          next.list.map(({ puzzle, name, about }) =>
            html('li', {}, [
              html('button', { type: 'button', 'data-type': 'load', 'data-puzzle': puzzle }, [
                html('b', {}, [name]),
                html('span', {}, [about]),
              ]),
            ]),
          ),
        ),
        form,
      ]),
    );
  }

  /** @param {string} [text] what to start the text with; without it the text stays as it is */
  open(text) {
    if (text !== undefined) this.#text.value = text;
    super.open();
  }

  /** Says what is wrong with the text, or nothing any more. @param {{ text: string, index: number } | null} error */
  complain(error) {
    this.#error.textContent = error?.text ?? '';
    setAttribute(this.#text, 'aria-invalid', error ? 'true' : null);
    if (!error) return;
    this.#text.focus();
    this.#text.setSelectionRange(error.index, error.index + 1);
  }

  /** @param {MouseEvent} event */
  #onClick(event) {
    if (event.target === this.#dialog) return this.#pressedOutside ? this.close() : undefined;
    const button = pressed(event.target);
    if (!button) return undefined;
    const { type = '', size, puzzle, mode } = button.dataset;
    if (type === 'choose-file') return this.#file.click();
    if (type !== 'close') intend(this, { type, size: Number(size), puzzle, mode });
    return type === 'load' ? this.leave() : this.close();
  }
}

/** A button, if it has a text. @param {string} text @param {Record<string, string>} attributes */
const shown = (text, attributes) => (text ? [html('button', { type: 'button', ...attributes }, [text])] : []);

define('sudoku-chooser', SudokuChooser);
