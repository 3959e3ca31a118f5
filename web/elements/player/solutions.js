/**
 * <sudoku-solutions>: the solutions found so far; each leads to where it was found. Property in:
 * `appearance`, null for none. Intent out: `seek` { position }.
 */
import { define, html, intend, onPress, setAttribute, setText } from '../element.js';

export class SudokuSolutions extends HTMLElement {
  #title = html('h2', { id: 'solutions-title' });
  #list = html('ol', { 'aria-labelledby': 'solutions-title' });
  #note = html('p');

  constructor() {
    super();
    onPress(this.#list, (row) => intend(this, { type: 'seek', position: Number(row.dataset.position) }));
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#title, this.#list, this.#note);
  }

  /** @param {import('../../app/view/appearance.js').Appearance['solutions']} next */
  set appearance(next) {
    this.hidden = next === null;
    if (!next) return;
    setText(this.#title, next.label);
    setText(this.#note, next.note);
    this.#list.hidden = next.rows.length === 0;
    while (this.#list.children.length > next.rows.length) this.#list.lastChild?.remove();
    next.rows.forEach(({ n, position, lines, label, on }, index) => {
      const row = this.#list.children[index]?.firstElementChild ?? this.#add();
      setText(row, n);
      setAttribute(row, 'data-position', String(position));
      setAttribute(row, 'data-lines', lines);
      setAttribute(row, 'aria-label', label);
      setAttribute(row, 'aria-current', on ? 'step' : null);
    });
  }

  #add() {
    const row = html('button', { type: 'button', 'data-type': 'seek', translate: 'no' });
    this.#list.append(html('li', {}, [row]));
    return row;
  }
}

define('sudoku-solutions', SudokuSolutions);
