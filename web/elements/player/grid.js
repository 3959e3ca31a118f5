/**
 * What boards share that one can walk on: cells in rows for the grid pattern of ARIA, one of them in the tab order, and
 * layers over them. An element that extends it paints the cells.
 */
import { geometryOf } from '../../app/sudoku/geometry.js';
import { html } from '../element.js';
import { cellForKey } from './grid-keys.js';

export class Grid extends HTMLElement {
  /** Row by row, from left to right. @type {HTMLElement[]} */
  cells = [];
  /** The cell in the tab order. */
  cursor = 0;
  /** The side, 0 before the first `build`. */
  size = 0;
  /** What lies over the cells; `build` keeps it. @type {Element[]} */
  layers = [];

  /** Lays something over the cells. @param {Element} layer */
  cover(layer) {
    this.layers.push(layer);
    this.append(layer);
  }

  /** The focus goes to the cell of the cursor. */
  focus() {
    const cell = this.cells[this.cursor];
    if (!cell) return;
    cell.tabIndex = 0;
    cell.focus();
  }

  /** New cells, empty; a focus within stays within. @param {number} size 4, 6 or 9 */
  build(size) {
    const { boxHeight, boxWidth } = geometryOf(size);
    this.size = size;
    this.cursor = 0;
    this.cells = Array.from({ length: size * size }, (_, cell) =>
      html('div', {
        role: 'gridcell',
        tabindex: '-1',
        class: [
          'cell',
          ((cell % size) + 1) % boxWidth === 0 && (cell % size) + 1 < size ? 'box-right' : '',
          (Math.floor(cell / size) + 1) % boxHeight === 0 && cell < size * (size - 1) ? 'box-bottom' : '',
        ]
          .join(' ')
          .trim(),
      }),
    );
    const rows = Array.from({ length: size }, (_, row) =>
      html('div', { role: 'row', class: 'row' }, this.cells.slice(row * size, (row + 1) * size)),
    );
    const focused = this.contains(this.#root.activeElement);
    this.setAttribute('role', 'grid');
    this.setAttribute('translate', 'no');
    this.setAttribute('data-size', String(size));
    this.replaceChildren(...rows, ...this.layers);
    if (focused) this.focus();
  }

  /** The focus goes with it, if it was on the cell before. @param {number} cursor */
  setCursor(cursor) {
    const before = this.cells[this.cursor];
    const cell = this.cells[cursor];
    const focused = this.#root.activeElement === before;
    this.cursor = cursor;
    if (before !== cell) before.tabIndex = -1;
    if (cell.tabIndex !== 0) cell.tabIndex = 0;
    before.classList.toggle('cursor', before === cell);
    cell.classList.add('cursor');
    if (focused && before !== cell) cell.focus();
  }

  /** @param {EventTarget | null} target @returns {number} the cell that it is or is in, -1 for none */
  cellOf(target) {
    const cell = target instanceof Element ? target.closest('.cell') : null;
    return this.cells.indexOf(/** @type {HTMLElement} */ (cell));
  }

  /** @param {KeyboardEvent} event @returns {number | null} where it leads from the cursor, null for other keys */
  cellFor(event) {
    return cellForKey(event, this.cursor, this.size);
  }

  get #root() {
    return /** @type {Document | ShadowRoot} */ (this.getRootNode());
  }
}
