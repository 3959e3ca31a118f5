/**
 * <sudoku-game-menu>: a button, and the list that it opens. Property in: `appearance`. Intents out: `menu` { id }.
 *
 * Follows the menu pattern of ARIA: arrows, Home and End move, Escape and Tab close, and so does a press beside it.
 */
import { define, grown, html, intend, setAttribute, setEnabled, setName, setText } from '../element.js';
import { addIcons, icon } from '../icons.js';
import { pressOf } from '../../app/keys/press.js';

addIcons({
  more: 'M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
});

/** Pixels between the list and the edge of the screen, and between the list and its button. */
const EDGE = 6;

export class SudokuGameMenu extends HTMLElement {
  #button = html('button', { type: 'button', 'aria-haspopup': 'menu', 'aria-expanded': 'false' }, [icon('more')]);
  #list = html('div', { role: 'menu', hidden: '' });

  constructor() {
    super();
    this.#button.addEventListener('click', () => (this.#list.hidden ? this.#open(0) : this.#close()));
    this.#list.addEventListener('click', ({ target }) => this.#choose(target));
    this.addEventListener('keydown', (event) => this.#onKey(event));
    this.addEventListener('focusout', ({ relatedTarget }) => {
      if (!this.contains(/** @type {Node | null} */ (relatedTarget))) this.#hide();
    });
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#button, this.#list);
    this.ownerDocument.addEventListener('pointerdown', this.#onOutside);
    window.addEventListener('resize', this.#place);
  }

  disconnectedCallback() {
    this.ownerDocument.removeEventListener('pointerdown', this.#onOutside);
    window.removeEventListener('resize', this.#place);
  }

  /** @param {{ name: string, items: import('../../app/play/look.js').MenuItem[] }} next */
  set appearance({ name, items }) {
    setName(this.#button, name);
    setAttribute(this.#list, 'aria-label', name);
    const entries = grown(this.#list, items.length, () =>
      html('button', { type: 'button', role: 'menuitem', tabindex: '-1' }),
    );
    items.forEach((item, index) => {
      setAttribute(entries[index], 'data-id', item.id);
      setText(entries[index], item.name);
      setEnabled(entries[index], item.enabled);
    });
  }

  /** @param {Event} event */
  #onOutside = (event) => {
    if (!event.composedPath().includes(this)) this.#hide();
  };

  /** @param {number} at the entry with the focus, from the end where it is negative */
  #open(at) {
    this.#list.hidden = false;
    this.#place();
    setAttribute(this.#button, 'aria-expanded', 'true');
    this.#focusOn(at);
  }

  /** The list is above its button where there is room for it, else below it, else where all of it can be seen. */
  #place = () => {
    if (this.#list.hidden) return;
    const { top, bottom } = this.#button.getBoundingClientRect();
    const most = window.innerHeight - 2 * EDGE;
    this.#list.style.maxHeight = `${most}px`;
    const height = Math.min(this.#list.offsetHeight, most);
    const [above, below] = [top - EDGE - height, bottom + EDGE];
    const last = window.innerHeight - EDGE - height;
    const at = above >= EDGE ? above : Math.max(EDGE, Math.min(below, last));
    this.#list.style.top = `${at - top}px`;
  };

  #hide() {
    this.#list.hidden = true;
    setAttribute(this.#button, 'aria-expanded', 'false');
  }

  #close() {
    this.#hide();
    this.#button.focus();
  }

  /** @param {number} at */
  #focusOn(at) {
    const entries = /** @type {HTMLElement[]} */ ([...this.#list.children]);
    entries.at(at % entries.length)?.focus();
  }

  /** @param {EventTarget | null} target */
  #choose(target) {
    const entry = target instanceof HTMLElement ? target.closest('[data-id]') : null;
    if (!(entry instanceof HTMLElement) || entry.getAttribute('aria-disabled') === 'true') return;
    this.#close();
    intend(this, { type: 'menu', id: entry.dataset.id });
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const isOpen = !this.#list.hidden;
    const at = [...this.#list.children].indexOf(/** @type {HTMLElement} */ (event.target));
    /** @type {Record<string, () => void>} */
    const acts = isOpen
      ? {
          ArrowDown: () => this.#focusOn(at + 1),
          ArrowUp: () => this.#focusOn(at - 1),
          Home: () => this.#focusOn(0),
          End: () => this.#focusOn(-1),
          Escape: () => this.#close(),
        }
      : { ArrowDown: () => this.#open(0), ArrowUp: () => this.#open(-1) };
    // What opens the list or is pressed in it is no key of the game.
    if (isOpen) event.stopPropagation();
    const { key } = pressOf(event);
    if (!Object.hasOwn(acts, key)) return;
    event.preventDefault();
    event.stopPropagation();
    acts[key]();
  }
}

define('sudoku-game-menu', SudokuGameMenu);
