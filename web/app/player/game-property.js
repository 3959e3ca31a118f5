/**
 * The property `game` of a player: what of a game outlives it, as a text. The game itself is at home in the view of
 * Play, which is loaded later; a text that comes before it waits.
 *
 *     const game = new GameProperty({ enter: () => {...}, complain: (text) => {...}, soon: setTimeout });
 *     game.set(text);       // enters Play; the view comes ...
 *     game.serve(view);     // ... and takes the game up
 *     game.text;            // what view.gameText() says
 *
 * @typedef {object} GameView
 * @property {() => string | null} gameText the game as it stands; null: there is none
 * @property {(text: string) => boolean} restoreGame takes the game up that a text holds; false: it holds none, and
 *   nothing has changed
 * @property {() => import('../solver.js').Progress | null} gameProgress what has been entered in the game on the board;
 *   null: there is none
 */
export class GameProperty {
  #host;
  /** @type {GameView | null} */
  #view = null;
  /** The text that waits. @type {string | null} */
  #waiting = null;

  /**
   * @param {object} host
   * @param {() => boolean} host.enter goes to Play; false: there is none
   * @param {(text: string) => void} host.complain the text holds no game
   * @param {(work: () => void) => void} host.soon does it when what is at work is done
   */
  constructor(host) {
    this.#host = host;
  }

  /** @returns {string | null} null: there is no game */
  get text() {
    return this.#waiting ?? this.#view?.gameText() ?? null;
  }

  /** What has been entered in the game, to be shared. */
  get progress() {
    return this.#view?.gameProgress() ?? null;
  }

  /** @param {string} text */
  set(text) {
    if (this.#view && this.#waiting === null) {
      if (this.#restore(this.#view, text)) this.#host.enter();
      return;
    }
    this.#waiting = text;
    if (this.#host.enter()) return;
    this.#waiting = null;
    this.#host.complain(text);
  }

  /**
   * Called by the view once, when it is made. The game that waits is taken up a little later: until then the view
   * follows the player, whose puzzle is another one.
   * @param {GameView} view
   */
  serve(view) {
    this.#view = view;
    if (this.#waiting === null) return;
    this.#host.soon(() => {
      const text = this.#waiting;
      this.#waiting = null;
      if (text !== null) this.#restore(view, text);
    });
  }

  /** @param {GameView} view @param {string} text */
  #restore(view, text) {
    const isRestored = view.restoreGame(text);
    if (!isRestored) this.#host.complain(text);
    return isRestored;
  }
}
