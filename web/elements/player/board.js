/**
 * <sudoku-board>: the grid. Property in: `appearance`. Intents out: `cursor` { cell },
 * `ask` { cell } for a click or Enter, `enter` { cell, digit: 0 } for a finger that stays, in Edit.
 *
 * Follows the ARIA grid pattern: one cell is in the tab order, arrows, Home and End move without
 * wrapping. What the search does never moves the focus.
 */
import { geometryOf } from '../../app/sudoku/geometry.js';
import { define, html, intend, setAttribute, setText } from '../element.js';
import { onLongPress } from '../long-press.js';

/** @typedef {import('../../app/view/cells.js').CellAppearance} CellAppearance */

class SudokuBoard extends HTMLElement {
  /** @type {HTMLElement[]} */
  #cells = [];
  /** @type {CellAppearance[]} */
  #shown = [];
  #cursor = 0;
  #size = 0;

  constructor() {
    super();
    this.addEventListener('keydown', (event) => this.#onKey(event));
    onLongPress(this, (target) => this.#onLongPress(target));
    this.addEventListener('click', (event) => this.#onClick(event));
  }

  /** @param {{ size: number, cells: CellAppearance[], cursor: number, editing: boolean, label: string }} next */
  set appearance(next) {
    if (next.size !== this.#size) this.#build(next.size);
    setAttribute(this, 'aria-label', next.label);
    setAttribute(this, 'aria-readonly', String(!next.editing));
    next.cells.forEach((look, cell) => this.#paint(cell, look));
    this.#setCursor(next.cursor);
  }

  /** The focus goes to the cell of the cursor. */
  focus() {
    const cell = this.#cells[this.#cursor];
    cell.tabIndex = 0;
    cell.focus();
  }

  /** @param {number} size */
  #build(size) {
    const { boxHeight, boxWidth } = geometryOf(size);
    this.#size = size;
    this.#cursor = 0;
    this.#shown = [];
    this.#cells = Array.from({ length: size * size }, (_, cell) =>
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
      html('div', { role: 'row', class: 'row' }, this.#cells.slice(row * size, (row + 1) * size)),
    );
    const focused = this.contains(/** @type {Document | ShadowRoot} */ (this.getRootNode()).activeElement);
    this.setAttribute('role', 'grid');
    this.setAttribute('data-size', String(size));
    this.replaceChildren(...rows);
    if (focused) this.focus();
  }

  /** @param {number} cell @param {CellAppearance} look */
  #paint(cell, look) {
    const shown = this.#shown[cell];
    if (
      shown &&
      shown.label === look.label &&
      shown.kind === look.kind &&
      shown.mark === look.mark &&
      shown.clash === look.clash &&
      shown.held === look.held &&
      shown.notes === look.notes
    ) {
      return;
    }
    this.#shown[cell] = look;
    const element = this.#cells[cell];
    setText(element, look.text);
    setAttribute(element, 'part', ['cell', look.kind, look.mark].filter(Boolean).join(' '));
    setAttribute(element, 'data-kind', look.kind || null);
    setAttribute(element, 'data-mark', look.mark || null);
    setAttribute(element, 'data-notes', look.notes || null);
    setAttribute(element, 'data-struck', look.struck || null);
    setAttribute(element, 'data-held', look.held ? '' : null);
    setAttribute(element, 'aria-invalid', look.clash ? 'true' : null);
    setAttribute(element, 'aria-label', look.label);
  }

  /** @param {number} cursor */
  #setCursor(cursor) {
    const before = this.#cells[this.#cursor];
    const cell = this.#cells[cursor];
    const root = /** @type {Document | ShadowRoot} */ (this.getRootNode());
    const focused = root.activeElement === before;
    this.#cursor = cursor;
    if (before !== cell) before.tabIndex = -1;
    if (cell.tabIndex !== 0) cell.tabIndex = 0;
    before.classList.toggle('cursor', before === cell);
    cell.classList.add('cursor');
    if (focused && before !== cell) cell.focus();
  }

  /** @param {MouseEvent} event */
  #onClick(event) {
    const cell = this.#cells.indexOf(/** @type {HTMLElement} */ (event.target));
    if (cell < 0) return;
    this.#cells[cell].focus();
    this.#moveTo(cell);
    intend(this, { type: 'ask', cell });
  }

  /** @param {EventTarget | null} target */
  #onLongPress(target) {
    const cell = this.#cells.indexOf(/** @type {HTMLElement} */ (target));
    if (cell < 0 || this.ariaReadOnly !== 'false') return false;
    this.#moveTo(cell);
    intend(this, { type: 'enter', cell, digit: 0 });
    return true;
  }

  /** Moves at once, not with the next painted frame: the next key may come before it. @param {number} cell */
  #moveTo(cell) {
    this.#setCursor(cell);
    intend(this, { type: 'cursor', cell });
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.key === 'Enter' && !event.repeat) intend(this, { type: 'ask', cell: this.#cursor });
    const target = this.#target(event);
    if (target === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.#moveTo(target);
  }

  /** The cell that a key leads to, or null for other keys. @param {KeyboardEvent} event */
  #target({ key, ctrlKey, metaKey, altKey }) {
    if (altKey) return null;
    const size = this.#size;
    const last = size - 1;
    const row = Math.floor(this.#cursor / size);
    const column = this.#cursor % size;
    const far = ctrlKey || metaKey;
    switch (key) {
      case 'ArrowUp':
        return (far ? 0 : Math.max(0, row - 1)) * size + column;
      case 'ArrowDown':
        return (far ? last : Math.min(last, row + 1)) * size + column;
      case 'ArrowLeft':
        return row * size + (far ? 0 : Math.max(0, column - 1));
      case 'ArrowRight':
        return row * size + (far ? last : Math.min(last, column + 1));
      case 'Home':
        return far ? 0 : row * size;
      case 'End':
        return far ? size * size - 1 : row * size + last;
      default:
        return null;
    }
  }
}

define('sudoku-board', SudokuBoard);
