/**
 * <sudoku-both>: two solutions side by side. Property in: `appearance`, null for none. Intent out:
 * `both` { on: false }.
 */
import { define, html, intend, onPress, setAttribute, setName, setText } from '../element.js';
import { icon } from '../icons.js';
import '../player/mini-board.js';

export class SudokuBoth extends HTMLElement {
  #title = html('h2', { id: 'both-title' });
  #close = html('button', { type: 'button', class: 'quiet', 'data-type': 'both' }, [icon('close')]);
  #sentence = html('p');
  #boards = [0, 1].map(() => ({
    name: html('figcaption'),
    board: document.createElement('sudoku-mini-board'),
  }));

  constructor() {
    super();
    onPress(this, () => intend(this, { type: 'both', on: false }));
  }

  connectedCallback() {
    if (this.firstChild) return;
    setAttribute(this, 'role', 'region');
    setAttribute(this, 'aria-labelledby', 'both-title');
    this.append(
      html('header', {}, [this.#title, this.#close]),
      this.#sentence,
      html(
        'div',
        { class: 'pair' },
        this.#boards.map(({ name, board }) => html('figure', {}, [board, name])),
      ),
    );
  }

  /** @param {ReturnType<import('../../app/insight/two-solutions.js').bothOf>} next */
  set appearance(next) {
    const appears = this.hidden && next !== null;
    this.hidden = next === null;
    if (!next) return;
    setText(this.#title, next.label);
    setName(this.#close, next.close);
    setText(this.#sentence, next.sentence);
    next.boards.forEach((look, index) => {
      setText(this.#boards[index].name, look.name);
      this.#boards[index].board.appearance = look;
    });
    if (appears) this.scrollIntoView({ block: 'nearest' });
  }
}

define('sudoku-both', SudokuBoth);
