/**
 * <sudoku-games>: the dialog of games: a new puzzle, games that were begun, results. Property in: `appearance`; methods
 * `open()` and `close()`. Intents out: `panel` { panel }, `daily` { value }, `size` { value }, `grade` { value },
 * `deal`, `own`, `choose`, `open` { puzzle }, `remove` { puzzle }, `erase`.
 */
import '../player/tabs.js';
import { define, html, intend, pressed, setName, setText } from '../element.js';
import { icon } from '../icons.js';
import { Modal } from '../modal.js';
import { KeptGames } from './games-kept.js';
import { NewGame } from './games-new.js';
import { GameResults } from './games-results.js';

/** What deletes something when it is pressed twice: not by one double click. */
const careful = ['remove', 'erase'];

export class SudokuGames extends Modal {
  #title = html('h2', { id: 'games-title' });
  #close = html('button', { type: 'button', class: 'quiet', 'data-type': 'close' }, [icon('close')]);
  #tabs = document.createElement('sudoku-tabs');
  #new = new NewGame();
  #kept = new KeptGames();
  #results = new GameResults();
  #said = html('p', { role: 'status', class: 'unseen' });
  #dialog = html('dialog', { class: 'chooser games', 'aria-labelledby': 'games-title' }, [
    html('div', { class: 'chooser-body' }, [
      html('header', {}, [this.#title, this.#close]),
      this.#tabs,
      this.#new.node,
      this.#kept.node,
      this.#results.node,
      this.#said,
    ]),
  ]);

  constructor() {
    super();
    this.hold(this.#dialog);
    this.addEventListener('click', ({ target, detail }) => {
      const button = pressed(target);
      if (target === this.#dialog) this.close();
      else if (button) this.#press(button, detail > 1);
    });
    this.addEventListener('paste', (event) => event.stopPropagation()); // a puzzle is pasted in the dialog for one
  }

  /** @param {HTMLElement} button @param {boolean} again it is a further click of the same gesture */
  #press(button, again) {
    const { type = '', value, puzzle } = button.dataset;
    if (type === 'panel' || (again && careful.includes(type))) return;
    if (type === 'close' || type === 'choose') this.close();
    if (type !== 'close') intend(this, { type, value: Number(value), puzzle });
  }

  /** @param {import('../../app/play/dialogs/games-look.js').GamesAppearance} next */
  set appearance(next) {
    setText(this.#title, next.title);
    setName(this.#close, next.close);
    this.#tabs.appearance = next.tabs;
    this.#new.paint(next.new);
    this.#kept.paint(next.kept);
    this.#results.paint(next.results);
    setText(this.#said, next.said);
  }
}

define('sudoku-games', SudokuGames);
