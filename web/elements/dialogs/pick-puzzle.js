/**
 * <sudoku-choice>: the dialog for one of several puzzles. Property in: `appearance`; methods `open()`
 * and `close()`. Intents out: `take` { puzzle }, `lists`.
 */
import { define, grown, html, intend, onPress, setAttribute, setName, setText } from '../element.js';
import { icon } from '../icons.js';
import { Modal } from '../modal.js';
import '../player/mini-board.js';

/** @typedef {import('../../app/dialogs/pick-puzzle-look.js').PickPuzzleAppearance} PickPuzzleAppearance */

/** The button around it has its name from the texts below it. */
function miniBoard() {
  const board = document.createElement('sudoku-mini-board');
  board.setAttribute('aria-hidden', 'true');
  return board;
}

export class SudokuChoice extends Modal {
  #title = html('h2', { id: 'choice-title' });
  #close = html('button', { type: 'button', class: 'quiet', 'data-type': 'close' }, [icon('close')]);
  #boards = html('ol', { class: 'boards' });
  #notes = html('p', { class: 'hint' });
  #lists = html('button', { type: 'button', 'data-type': 'lists' });
  #dialog = html('dialog', { class: 'chooser choice', 'aria-labelledby': 'choice-title' }, [
    html('div', { class: 'chooser-body' }, [
      html('header', {}, [this.#title, this.#close]),
      this.#boards,
      this.#notes,
      this.#lists,
    ]),
  ]);

  #isNew = false;

  constructor() {
    super();
    this.hold(this.#dialog);
    onPress(this, ({ dataset: { type = '', puzzle } }) => {
      if (type === 'take') this.leave();
      else this.close();
      if (type !== 'close') intend(this, { type, puzzle });
    });
  }

  /** @param {PickPuzzleAppearance} next */
  set appearance({ title, close, lists, notes, boards }) {
    setText(this.#title, title);
    setName(this.#close, close);
    this.#lists.hidden = lists === '';
    setText(this.#lists, lists);
    setText(this.#notes, notes.join(' '));
    this.#notes.hidden = notes.length === 0;
    const items = grown(this.#boards, boards.length, () =>
      html('li', {}, [html('button', { type: 'button', 'data-type': 'take' }, [miniBoard(), html('b'), html('span')])]),
    );
    boards.forEach(({ puzzle, size, cells, name, about }, index) => {
      const button = items[index].children[0];
      const [board, ...texts] = button.children;
      setAttribute(button, 'data-puzzle', puzzle);
      Object.assign(board, { appearance: { size, cells, label: name } });
      [name, about].forEach((text, place) => setText(texts[place], text));
    });
    this.#begin();
  }

  open() {
    super.open();
    this.#dialog.scrollTop = 0;
    this.#isNew = true;
    this.#begin();
  }

  /** The first puzzle has the focus, as soon as it is there. */
  #begin() {
    const first = this.#boards.querySelector('button');
    if (!this.#isNew || !first) return;
    this.#isNew = false;
    first.focus();
  }
}

define('sudoku-choice', SudokuChoice);
