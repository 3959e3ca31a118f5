/**
 * The dialog of games at work: a new puzzle, games that were begun, results. Its sheets and sentences are loaded when
 * it is first shown.
 *
 *     const games = new GamesDialog({ host, deal, open, remove, kept, results, eraseResults });
 *     games.show('kept');
 *     games.speak();              // there is another language
 */
import '../../../elements/play/games.js';
import { gamesAppearance } from './games-look.js';
import { initialGames, reduceGames } from './games-state.js';
import { LazyDialog } from './lazy-dialog.js';
import { dateOf } from '../dealing/daily.js';
import { createStore } from '../../state/store.js';

/**
 * What the dialog is about, and what it asks for.
 * @typedef {object} GamesParts
 * @property {import('../../player/host.js').Host} host
 * @property {(origin: { kind: 'daily', date: string, grade: number } | { kind: 'dealt', size: number, grade: number } |
 *   { kind: 'own' }) => void} deal a puzzle to be played; own: the one on the board
 * @property {(puzzle: string) => void} open goes on with the game of that puzzle
 * @property {(puzzle: string) => void} remove forgets the game of that puzzle
 * @property {() => import('./games-look.js').KeptGame[]} kept the one played last comes first
 * @property {(size: number) => import('./games-look.js').Results} results on boards of that size, by grade
 * @property {(date: string, grade: number) => boolean} isSolved whether the puzzle of a day was solved
 * @property {() => void} eraseResults
 */

export class GamesDialog {
  #parts;
  #element = document.createElement('sudoku-games');
  #store = createStore(reduceGames, initialGames());
  /** The day whose puzzles are shown. */
  #date = '';
  #dialog;

  /** What each intent of the dialog asks for. @type {Record<string, (detail: any) => void>} */
  #commands = {
    panel: ({ panel }) => this.#store.dispatch({ type: 'tab', tab: panel.replace('games-', '') }),
    size: ({ value }) => this.#store.dispatch({ type: 'size', size: value }),
    grade: ({ value }) => this.#store.dispatch({ type: 'grade', grade: value }),
    daily: ({ value }) => this.#leave(() => this.#parts.deal({ kind: 'daily', date: this.#date, grade: value })),
    deal: () => this.#deal(),
    own: () => this.#leave(() => this.#parts.deal({ kind: 'own' })),
    open: ({ puzzle }) => this.#leave(() => this.#parts.open(puzzle)),
    remove: ({ puzzle }) => this.#twice(puzzle, () => this.#parts.remove(puzzle)),
    erase: () => this.#twice('results', () => this.#parts.eraseResults()),
  };

  /** @param {GamesParts} parts */
  constructor(parts) {
    const { host } = parts;
    this.#parts = parts;
    this.#dialog = new LazyDialog({
      host,
      part: 'games',
      element: this.#element,
      texts: ['games', 'logic'],
      sheets: ['mini-board', 'fields', 'chooser', 'form', 'dialog-tabs', 'games'],
      lookIn: (t) => this.#lookIn(t),
    });
    this.#element.addEventListener('intent', (/** @type {CustomEvent} */ event) => {
      if (event.detail.type === 'choose') return; // the dialog for another puzzle is the player's
      event.stopPropagation();
      this.#commands[event.detail.type]?.(event.detail);
    });
    this.#store.subscribe(() => this.#dialog.paint());
  }

  /**
   * Opens it, as soon as what it needs is there.
   * @param {import('./games-state.js').Tab} [tab] what it shows first; without it what it showed last
   */
  show(tab) {
    this.#store.dispatch(tab ? { type: 'tab', tab } : { type: 'disarm' });
    this.#dialog.show();
  }

  /** Closes it; what is on its way does not open any more. */
  close() {
    this.#dialog.close();
  }

  /** Takes over the language of the player, and the day of the calendar. */
  speak() {
    this.#dialog.speak();
  }

  #deal() {
    const { size, grade } = this.#store.state;
    this.#leave(() => this.#parts.deal({ kind: 'dealt', size, grade }));
  }

  /** What was chosen is played without the dialog. @param {() => void} act */
  #leave(act) {
    this.#element.leave();
    act();
  }

  /** The first press warns, the second one does it. @param {string} what @param {() => void} act */
  #twice(what, act) {
    const sure = this.#store.state.armed === what;
    if (sure) act();
    this.#store.dispatch(sure ? { type: 'disarm' } : { type: 'arm', what });
  }

  /** What it shows now. @param {import('../../i18n/i18n.js').Translate} t */
  #lookIn(t) {
    const { host, kept, results, isSolved } = this.#parts;
    const now = Date.now();
    this.#date = dateOf(new Date(now));
    const known = { kept: kept(), results, isSolved, puzzle: host.state().puzzle, now };
    return gamesAppearance(this.#store.state, known, t);
  }
}
