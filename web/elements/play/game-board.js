/**
 * <sudoku-game-board>: the grid of a game. Property in: `appearance`. Intents out: `cursor` { cell, extend, add } for a
 * cell that is pressed, `walk` { cell, extend } for one that keys lead to, `drag` { cell } for each that a pointer then
 * goes over, `alike` { cell } for a cell that is pressed twice, `erase-cell` { cell } for a finger that stays, `pause`
 * where a covered board is pressed.
 *
 * Follows the ARIA grid pattern: one cell is in the tab order, arrows, Home and End move without wrapping; with Shift
 * they take the cells on the way into the selection.
 */
import { define, html, intend, setAttribute, setName, setText } from '../element.js';
import { onLongPress } from '../long-press.js';
import { Grid } from '../player/grid.js';
import '../logic/pattern.js';
import { cellsOnTheWay } from './drag.js';
import { paintCell } from './game-cell.js';
import { createTwice } from './twice.js';

/**
 * @typedef {import('../../app/play/look.js').BoardLook} BoardLook
 * @typedef {import('../../app/play/cells-look.js').CellLook} CellLook
 *
 * @typedef {object} Drag
 * @property {number} pointer
 * @property {number} cell the last one
 * @property {{ x: number, y: number }} at
 * @property {DOMRect} box of the cells
 */

/** Milliseconds within which a click belongs to the pointer that was lifted. */
const ECHO = 400;

/**
 * When the wave of a solved game comes to a cell. It does not stand in the style sheet: a rule for each row and column
 * is looked at for each cell that changes.
 * @param {number} cell @param {number} size
 */
const waveOver = (cell, size) => `${(Math.floor(cell / size) + (cell % size)) * 55}ms`;

export class SudokuGameBoard extends Grid {
  /** @type {CellLook[]} */
  #shown = [];
  #pattern = document.createElement('sudoku-pattern');
  #cover = html('button', { type: 'button', class: 'cover', hidden: '' });
  /** @type {Drag | null} */
  #drag = null;
  /** When a pointer was lifted last. */
  #liftedAt = -Infinity;
  #isSecond = createTwice();

  constructor() {
    super();
    this.layers.push(this.#pattern, this.#cover);
    this.#cover.addEventListener('click', () => intend(this, { type: 'pause' }));
    this.addEventListener('keydown', (event) => this.#onKey(event));
    onLongPress(this, (target) => this.#onLongPress(target));
    this.addEventListener('pointerdown', (event) => this.#onDown(event));
    this.addEventListener('pointermove', (event) => this.#onMove(event));
    this.addEventListener('touchmove', (event) => this.#onTouchMove(event), { passive: false });
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture']) {
      this.addEventListener(type, ({ timeStamp }) => {
        this.#liftedAt = timeStamp;
        this.#lift();
      });
    }
    this.addEventListener('click', (event) => this.#onClick(event));
    this.addEventListener('selectstart', (event) => event.preventDefault());
  }

  connectedCallback() {
    setAttribute(this, 'aria-multiselectable', 'true');
  }

  /** @param {BoardLook} next */
  set appearance(next) {
    if (next.size !== this.size) {
      this.#shown = [];
      this.build(next.size);
      this.cells.forEach((cell, index) => (cell.style.animationDelay = waveOver(index, next.size)));
    }
    setAttribute(this, 'aria-label', next.label);
    next.cells.forEach((look, cell) => this.#paint(cell, look));
    this.setCursor(next.cursor);
    this.#pattern.appearance = next.pattern;
    this.#setCovered(next.covered);
  }

  /** The focus goes to the cell of the cursor, or to what covers the board. */
  focus() {
    if (this.#cover.hidden) super.focus();
    else this.#cover.focus();
  }

  /** @param {number} cell @param {CellLook} look */
  #paint(cell, look) {
    const shown = this.#shown[cell];
    if (shown === look) return;
    this.#shown[cell] = look;
    paintCell(this.cells[cell], look, shown, this.size);
  }

  /**
   * What is covered can be neither read nor reached; a focus in it stays in the board.
   * @param {BoardLook['covered']} covered
   */
  #setCovered(covered) {
    const isCovered = covered !== null;
    if (isCovered) {
      setText(this.#cover, covered.text);
      setName(this.#cover, covered.name);
    }
    if (this.#cover.hidden === !isCovered) return;
    const root = /** @type {Document | ShadowRoot} */ (this.getRootNode());
    const focused = this.contains(root.activeElement);
    this.#cover.hidden = !isCovered;
    setAttribute(this, 'data-covered', isCovered ? '' : null);
    setAttribute(this, 'role', isCovered ? 'group' : 'grid');
    setAttribute(this, 'aria-multiselectable', isCovered ? null : 'true');
    if (isCovered) this.#lift();
    if (focused) this.focus();
  }

  /** @param {PointerEvent} event */
  #onDown(event) {
    const cell = this.cellOf(event.target);
    if (cell < 0 || !event.isPrimary || event.button !== 0) return;
    event.preventDefault(); // the focus is set here, and no text is selected
    const { ctrlKey, metaKey, shiftKey: extend, timeStamp } = event;
    const add = ctrlKey || metaKey;
    this.#moveTo(cell, { extend, add });
    if (this.#isSecond(cell, timeStamp) && !extend && !add) intend(this, { type: 'alike', cell });
    this.#drag = {
      pointer: event.pointerId,
      cell,
      at: { x: event.clientX, y: event.clientY },
      box: this.#boxOfCells(),
    };
    this.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #onMove(event) {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    const at = { x: event.clientX, y: event.clientY };
    const cells = cellsOnTheWay(drag.at, at, drag.box, this.size);
    drag.at = at;
    for (const cell of cells) {
      if (cell === drag.cell) continue;
      drag.cell = cell;
      this.#focusOn(cell);
      intend(this, { type: 'drag', cell });
    }
  }

  /**
   * One finger does not move the page: else a stroke that ends in motion would be a fling, and Chromium takes the next
   * tap as what stops it. Two fingers zoom.
   * @param {TouchEvent} event
   */
  #onTouchMove(event) {
    if (this.#drag && event.touches.length === 1 && event.cancelable) event.preventDefault();
  }

  #lift() {
    const drag = this.#drag;
    this.#drag = null;
    if (drag && this.hasPointerCapture(drag.pointer)) this.releasePointerCapture(drag.pointer);
  }

  #boxOfCells() {
    const first = this.cells[0].getBoundingClientRect();
    const last = this.cells[this.cells.length - 1].getBoundingClientRect();
    return new DOMRect(first.left, first.top, last.right - first.left, last.bottom - first.top);
  }

  /**
   * What a pointer has pressed is known already; aids for the blind may press without one.
   * @param {MouseEvent} event
   */
  #onClick(event) {
    const cell = this.cellOf(event.target);
    if (cell < 0 || event.timeStamp - this.#liftedAt < ECHO) return;
    this.#moveTo(cell, { extend: event.shiftKey, add: event.ctrlKey || event.metaKey });
  }

  /** Only where the finger has stayed on its cell. @param {EventTarget | null} target */
  #onLongPress(target) {
    const cell = this.cellOf(target);
    if (cell < 0 || (this.#drag && this.#drag.cell !== cell)) return false;
    this.#lift();
    intend(this, { type: 'erase-cell', cell });
    return true;
  }

  /**
   * Moves at once, not with the next painted frame: the next key may come before it.
   * @param {number} cell @param {{ extend: boolean, add: boolean }} how
   */
  #moveTo(cell, how) {
    this.#focusOn(cell);
    intend(this, { type: 'cursor', cell, ...how });
  }

  /** @param {number} cell */
  #focusOn(cell) {
    this.setCursor(cell);
    this.cells[cell].focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (this.cellOf(event.target) < 0) return;
    const isJump = (event.ctrlKey || event.metaKey) && event.key.startsWith('Arrow'); // to the next empty cell
    const target = isJump ? null : this.cellFor(event);
    if (target === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.setCursor(target);
    intend(this, { type: 'walk', cell: target, extend: event.shiftKey });
  }
}

define('sudoku-game-board', SudokuGameBoard);
