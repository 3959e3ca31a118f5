/**
 * <sudoku-game-status>: what is played, for how long, and what else there is to play. Property in: `appearance`.
 * Intents out: `pause`, `games`, `new-game`.
 *
 * A message takes the place of the title for as long as it is there, so that nothing moves. It is for the eye: whoever
 * holds the state says it to the ear, here and in all parts of a game.
 */
import { define, html, intend, onPress, setAttribute, setHidden, setName, setText } from '../element.js';
import { addIcons, icon, setIcon } from '../icons.js';

addIcons({
  games: 'M4 4h7v7H4zm2 2v3h3V6zm7-2h7v7h-7zm2 2v3h3V6zM4 13h7v7H4zm2 2v3h3v-3zm7-2h7v7h-7zm2 2v3h3v-3z',
  'new-game': 'M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z',
});

export class SudokuGameStatus extends HTMLElement {
  #grade = html('strong', { class: 'grade' });
  #title = html('span', { class: 'title' });
  #about = html('p', { class: 'about-game' }, [this.#grade, this.#title]);
  #message = html('p', { class: 'message' });
  #time = html('span', { class: 'time', translate: 'no' });
  #pause = html('button', { type: 'button', class: 'quiet', 'data-type': 'pause' }, [icon('pause')]);
  #games = html('button', { type: 'button', class: 'quiet', 'data-type': 'games' }, [icon('games'), html('span')]);
  #next = html('button', { type: 'button', class: 'quiet', 'data-type': 'new-game' }, [icon('new-game'), html('span')]);

  constructor() {
    super();
    onPress(this, ({ dataset: { type = '' } }) => intend(this, { type }));
  }

  connectedCallback() {
    if (this.firstChild) return;
    this.append(
      html('div', { class: 'words' }, [this.#about, this.#message]),
      this.#time,
      this.#pause,
      this.#games,
      this.#next,
    );
  }

  /** @param {import('../../app/play/look.js').StatusLook & { message: string }} next message: '' for none */
  set appearance({ grade, title, time, pause, games, next, message }) {
    setText(this.#grade, grade);
    setHidden(this.#grade, grade === '');
    setText(this.#title, title);
    setText(this.#message, message);
    setAttribute(this, 'data-told', message === '' ? null : '');
    setText(this.#time, time);
    setHidden(this.#time, time === '');
    setHidden(this.#pause, pause === null);
    setName(this.#pause, pause?.name ?? null);
    setAttribute(this.#pause, 'aria-pressed', pause ? String(pause.pressed) : null);
    setIcon(this.#pause, pause?.pressed ? 'play' : 'pause');
    for (const [button, name] of /** @type {[HTMLElement, string][]} */ ([
      [this.#games, games],
      [this.#next, next],
    ])) {
      setName(button, name);
      setText(/** @type {Element} */ (button.lastElementChild), name);
    }
  }
}

define('sudoku-game-status', SudokuGameStatus);
