/**
 * <sudoku-board>: the grid. Property in: `appearance`. Intents out: `cursor` { cell },
 * `ask` { cell } for a click or Enter, `enter` { cell, digit: 0 } for a finger that stays, in Edit.
 *
 * Follows the ARIA grid pattern: one cell is in the tab order, arrows, Home and End move without
 * wrapping. What the search does never moves the focus.
 */
import { define, intend, setAttribute, setText } from '../element.js';
import { onLongPress } from '../long-press.js';
import { Grid } from './grid.js';

/** @typedef {import('../../app/view/cells.js').CellAppearance} CellAppearance */

export class SudokuBoard extends Grid {
  /** @type {CellAppearance[]} */
  #shown = [];

  constructor() {
    super();
    this.addEventListener('keydown', (event) => this.#onKey(event));
    onLongPress(this, (target) => this.#onLongPress(target));
    this.addEventListener('click', (event) => this.#onClick(event));
  }

  /** @param {{ size: number, cells: CellAppearance[], cursor: number, editing: boolean, label: string }} next */
  set appearance(next) {
    if (next.size !== this.size) {
      this.#shown = [];
      this.build(next.size);
    }
    setAttribute(this, 'aria-label', next.label);
    setAttribute(this, 'aria-readonly', String(!next.editing));
    next.cells.forEach((look, cell) => this.#paint(cell, look));
    this.setCursor(next.cursor);
  }

  /** Highlights exactly these cells, until the next call. @param {Set<number>} cells */
  light(cells) {
    this.cells.forEach((cell, index) => cell.toggleAttribute('data-lit', cells.has(index)));
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
    const element = this.cells[cell];
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

  /** @param {MouseEvent} event */
  #onClick(event) {
    const cell = this.cellOf(event.target);
    if (cell < 0) return;
    this.cells[cell].focus();
    this.#moveTo(cell);
    intend(this, { type: 'ask', cell });
  }

  /** @param {EventTarget | null} target */
  #onLongPress(target) {
    const cell = this.cellOf(target);
    if (cell < 0 || this.ariaReadOnly !== 'false') return false;
    this.#moveTo(cell);
    intend(this, { type: 'enter', cell, digit: 0 });
    return true;
  }

  /** Moves at once, not with the next painted frame: the next key may come before it. @param {number} cell */
  #moveTo(cell) {
    this.setCursor(cell);
    intend(this, { type: 'cursor', cell });
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.key === 'Enter' && !event.repeat) intend(this, { type: 'ask', cell: this.cursor });
    const target = this.cellFor(event);
    if (target === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.#moveTo(target);
  }
}

define('sudoku-board', SudokuBoard);
