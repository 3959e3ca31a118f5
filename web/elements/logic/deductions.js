/**
 * <sudoku-deductions>: the techniques of a run, and where each is used. Property in: `appearance`. Intents out:
 * `technique` { id } asks what it is, `seek` { position } goes to where it is used.
 */
import { define, grown, html, intend, onPress, setAttribute, setName, setText } from '../element.js';
import { addIcons, icon } from '../icons.js';

/** @typedef {import('../../app/logic/deductions-look.js').DeductionRow} DeductionRow */

addIcons({ open: 'M6.400 8 12 13.600 17.600 8 19 9.400l-7 7-7-7z' });

/** A technique: its name, how often it is used, the way to the next place, all places. */
class Row {
  #name = html('button', { type: 'button', class: 'name', 'data-type': 'technique' });
  #count = html('span', { translate: 'no' });
  #next = html('button', { type: 'button', class: 'quiet', 'data-type': 'seek' }, [this.#count, icon('step')]);
  #toggle = html('button', { type: 'button', class: 'quiet toggle', 'aria-expanded': 'false' }, [icon('open')]);
  #places = html('ol');
  #more = html('p');
  #all = html('div', { class: 'places', hidden: '' }, [this.#places, this.#more]);
  /** They are painted as long as they are shown. @type {DeductionRow['places']} */
  #known = [];
  item = html('li', {}, [this.#name, this.#next, this.#toggle, this.#all]);

  constructor() {
    this.#toggle.addEventListener('click', () => {
      this.#all.hidden = !this.#all.hidden;
      setAttribute(this.#toggle, 'aria-expanded', String(!this.#all.hidden));
      this.#paintPlaces();
    });
  }

  /** @param {DeductionRow} next @param {string} about what the name does */
  paint({ id, name, on, count, spoken, next, places, more }, about) {
    setAttribute(this.item, 'data-on', on ? '' : null);
    setText(this.#name, name);
    setAttribute(this.#name, 'data-id', id);
    setAttribute(this.#name, 'title', about);
    setAttribute(this.#name, 'aria-current', on ? 'true' : null);
    setText(this.#count, count);
    setAttribute(this.#next, 'data-position', String(next.position));
    setName(this.#next, next.spoken);
    setName(this.#toggle, spoken);
    setAttribute(this.#toggle, 'data-needless', places.length > 1 ? null : '');
    this.#known = places;
    this.#paintPlaces();
    setText(this.#more, more);
    this.#more.hidden = more === '';
  }

  #paintPlaces() {
    if (this.#all.hidden) return;
    const items = grown(this.#places, this.#known.length, () =>
      html('li', {}, [html('button', { type: 'button', 'data-type': 'seek' })]),
    );
    this.#known.forEach(({ position, text, label, on }, index) => {
      const button = items[index].children[0];
      setText(button, text);
      setAttribute(button, 'aria-label', label);
      setAttribute(button, 'data-position', String(position));
      setAttribute(button, 'aria-current', on ? 'step' : null);
    });
  }
}

export class SudokuDeductions extends HTMLElement {
  #title = html('h2', { id: 'deductions-title' });
  #list = html('ul', { 'aria-labelledby': 'deductions-title' });
  #note = html('p', { class: 'note' });
  /** By the id of the technique: one that comes in between leaves the others as they are. @type {Map<string, Row>} */
  #rows = new Map();

  constructor() {
    super();
    onPress(this, ({ dataset: { type = '', id, position } }) => {
      intend(this, type === 'seek' ? { type, position: Number(position) } : { type, id });
    });
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#title, this.#list, this.#note);
  }

  /** @param {import('../../app/logic/deductions-look.js').DeductionsAppearance} next */
  set appearance({ label, note, about, rows }) {
    setText(this.#title, label);
    setText(this.#note, note);
    this.#note.hidden = note === '';
    const items = rows.map((row) => {
      const shown = this.#rows.get(row.id) ?? new Row();
      this.#rows.set(row.id, shown);
      shown.paint(row, about);
      return shown.item;
    });
    this.#keep(items);
  }

  /** Whatever stands in its place already is not moved: it keeps the focus. @param {HTMLElement[]} items */
  #keep(items) {
    for (const item of [...this.#list.children]) if (!items.includes(/** @type {any} */ (item))) item.remove();
    items.forEach((item, index) => {
      const there = this.#list.children[index];
      if (there !== item) this.#list.insertBefore(item, there ?? null);
    });
  }
}

define('sudoku-deductions', SudokuDeductions);
