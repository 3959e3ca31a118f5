/** <sudoku-share-picture>: the board as a picture. Property in: `appearance`. For intents see share.js. */
import { define, html, setText } from '../element.js';
import { choice } from '../fields.js';
import { vector } from '../vector.js';

export class SudokuSharePicture extends HTMLElement {
  #theme = choice('share-theme', 'theme');
  #pixels = choice('share-pixels', 'pixels');
  #view = html('div', { class: 'view', translate: 'no' });
  /** @type {[button: HTMLButtonElement, key: 'savePng' | 'copyPng' | 'saveSvg' | 'copySvg'][]} */
  #buttons = [
    [html('button', { type: 'button', class: 'primary', 'data-type': 'save', 'data-what': 'png' }), 'savePng'],
    [html('button', { type: 'button', 'data-type': 'copy', 'data-what': 'png' }), 'copyPng'],
    [html('button', { type: 'button', 'data-type': 'save', 'data-what': 'svg' }), 'saveSvg'],
    [html('button', { type: 'button', 'data-type': 'copy', 'data-what': 'svg' }), 'copySvg'],
  ];

  connectedCallback() {
    if (this.firstChild) return;
    this.append(
      html('div', { class: 'fields' }, [this.#theme.node, this.#pixels.node]),
      this.#view,
      html(
        'div',
        { class: 'deeds' },
        this.#buttons.map(([button]) => button),
      ),
    );
  }

  /** @param {NonNullable<import('../../app/share/look.js').ShareAppearance['picture']>} next */
  set appearance(next) {
    this.#theme.paint(next.theme);
    this.#pixels.paint(next.pixels);
    this.#view.replaceChildren(vector(next.picture));
    for (const [button, key] of this.#buttons) setText(button, next[key]);
  }
}

define('sudoku-share-picture', SudokuSharePicture);
