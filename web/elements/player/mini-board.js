/**
 * <sudoku-mini-board>: a small grid to look at, without cursor and keys. Property in: `appearance`.
 * It is one picture with one name: its cells are not read out.
 */
import { geometryOf } from '../../app/sudoku/geometry.js';
import { define, html, setAttribute, setText } from '../element.js';

/** @typedef {import('../../app/view/cells.js').CellAppearance} CellAppearance */
/** @typedef {Pick<CellAppearance, 'text' | 'kind' | 'mark'> & Partial<Pick<CellAppearance, 'notes'>>} Look */

export class SudokuMiniBoard extends HTMLElement {
  /** @type {HTMLElement[]} */
  #cells = [];
  /** @type {Look[]} */
  #shown = [];

  /** @param {{ size: number, cells: Look[], label: string }} next */
  set appearance({ size, cells, label }) {
    if (cells.length !== this.#cells.length) this.#build(size);
    setAttribute(this, 'aria-label', label);
    setAttribute(this, 'translate', 'no');
    cells.forEach((look, cell) => this.#paint(cell, look));
  }

  /** @param {number} size */
  #build(size) {
    const { boxHeight, boxWidth } = geometryOf(size);
    this.#shown = [];
    this.#cells = Array.from({ length: size * size }, (_, cell) =>
      html('div', {
        class: [
          'cell',
          (cell + 1) % boxWidth === 0 && (cell + 1) % size !== 0 ? 'box-right' : '',
          (Math.floor(cell / size) + 1) % boxHeight === 0 && cell < size * (size - 1) ? 'box-bottom' : '',
        ]
          .join(' ')
          .trim(),
      }),
    );
    this.setAttribute('role', 'img');
    this.setAttribute('data-size', String(size));
    this.replaceChildren(
      ...Array.from({ length: size }, (_, row) =>
        html('div', { class: 'row' }, this.#cells.slice(row * size, (row + 1) * size)),
      ),
    );
  }

  /** @param {number} cell @param {Look} look */
  #paint(cell, look) {
    const shown = this.#shown[cell];
    if (shown && shown.text === look.text && shown.kind === look.kind && shown.mark === look.mark) {
      if (shown.notes === look.notes) return;
    }
    this.#shown[cell] = look;
    const element = this.#cells[cell];
    setText(element, look.text);
    setAttribute(element, 'data-kind', look.kind || null);
    setAttribute(element, 'data-mark', look.mark || null);
    setAttribute(element, 'data-notes', look.notes || null);
  }
}

define('sudoku-mini-board', SudokuMiniBoard);
