/**
 * <sudoku-stack>: the call stack: the running call, and the frames that wait, the newest first. Property in:
 * `appearance`. Intent out: `frame` { index }, counted from the oldest. One frame is in the tab order; arrows, Home and
 * End move between them.
 */
import { define, html, intend, onPress, setAttribute, setText } from '../element.js';
import { pressOf } from '../../app/keys/press.js';

/** @typedef {import('../../app/view/appearance.js').Appearance['stack']} Appearance */

export class SudokuStack extends HTMLElement {
  #title = html('h2', { id: 'stack-title', tabindex: '-1' });
  #hint = html('p', { class: 'stack-hint' });
  #empty = html('p', { class: 'stack-empty' });
  #running = html('p', { class: 'running' }, [
    html('span', { class: 'to-come' }),
    html('span', { 'aria-hidden': 'true', translate: 'no' }),
  ]);
  #list = html('ol', { class: 'frames', 'aria-labelledby': 'stack-title' });
  /** As it was last told: to ask for it lays the page out. */
  #isScrolled = false;

  constructor() {
    super();
    onPress(this, (frame) => intend(this, { type: 'frame', index: Number(frame.dataset.index) }));
    this.addEventListener('keydown', (event) => this.#onKey(event));
    this.addEventListener('focusin', () => this.#rove());
    this.#list.addEventListener('scroll', () => {
      this.#isScrolled = this.#list.scrollTop > 0;
    });
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#title, this.#hint, this.#empty, this.#running, this.#list);
  }

  /** @param {Appearance} next */
  set appearance({ label, hint, empty, running, frames }) {
    setText(this.#title, label);
    setText(this.#hint, empty ? '' : hint);
    setText(this.#empty, empty);
    this.#running.hidden = running === null;
    setText(this.#running.children[0], running?.label ?? '');
    setText(this.#running.children[1], running?.field ?? '');
    this.#list.hidden = frames.length === 0;
    this.#resize(frames.length);
    frames.forEach((frame, index) => paintFrame(/** @type {Element} */ (this.#list.children[index].firstChild), frame));
    this.#rove();
  }

  /**
   * Frames come and go at the top, so that those below stay as they are, focus and all; one that goes hands it to the
   * newest that is left.
   * @param {number} count
   */
  #resize(count) {
    const list = this.#list;
    if (list.children.length === count) return;
    const focused = this.#focused;
    while (list.children.length > count) list.firstElementChild?.remove();
    if (focused && !focused.isConnected) {
      const heir = /** @type {HTMLElement} */ (list.firstElementChild?.firstChild ?? this.#title);
      heir.focus({ preventScroll: true });
    }
    while (list.children.length < count) list.prepend(html('li', {}, [newFrame(list.children.length)]));
    if (this.#isScrolled && !this.#focused) list.scrollTop = 0;
  }

  get #focused() {
    const root = /** @type {Document | ShadowRoot} */ (this.getRootNode());
    return this.#list.contains(root.activeElement) ? root.activeElement : null;
  }

  /** Puts the frame with the focus, else the newest, in the tab order. */
  #rove() {
    const inOrder = this.#focused ?? this.#list.firstElementChild?.firstChild;
    for (const { firstChild } of this.#list.children) {
      setAttribute(/** @type {Element} */ (firstChild), 'tabindex', firstChild === inOrder ? '0' : '-1');
    }
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const here = this.#focused?.parentElement;
    if (!here || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = new Map([
      ['ArrowUp', here.previousElementSibling],
      ['ArrowDown', here.nextElementSibling],
      ['Home', this.#list.firstElementChild],
      ['End', this.#list.lastElementChild],
    ]).get(pressOf(event).key);
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (target) /** @type {HTMLElement} */ (target.firstChild).focus();
  }
}

/** @param {number} index */
function newFrame(index) {
  return html('button', { type: 'button', 'data-type': 'frame', 'data-index': String(index), tabindex: '-1' }, [
    html('span', { class: 'unseen' }),
    html('b', { 'aria-hidden': 'true', translate: 'no' }),
    html('span', { class: 'to-come', 'aria-hidden': 'true', translate: 'no' }),
    html('span', { 'aria-hidden': 'true', translate: 'no' }),
  ]);
}

/** @param {Element} button @param {Appearance['frames'][number]} look */
function paintFrame(button, { digit, toCome, field, label }) {
  if (button.children[0].textContent === label) return;
  [label, digit, toCome, field].forEach((text, index) => setText(button.children[index], text));
}

define('sudoku-stack', SudokuStack);
