/**
 * The door to the comparison of algorithms: behind it is a view that is loaded when the mode is first
 * entered, so that the first screen does not pay for it.
 */
import { loadSheet } from './sheets.js';

/**
 * @typedef {object} Host what a player lends to the comparison
 * @property {ShadowRoot} root gets the style sheet
 * @property {HTMLElement} frame gets the elements
 * @property {import('./playback.js').Clock} clock
 * @property {<T>(work: (solver: import('./solver.js').Solver) => T) => T | undefined} attempt uses the solver; undefined where there is none
 * @property {() => void} settle a move went well
 * @property {(action: import('./state.js').Action) => void} dispatch
 */

/** What stays the player's in this mode; all else is the comparison's. */
const players = new Set(['mode', 'choose', 'create', 'read', 'load', 'undo', 'redo', 'dismiss', 'retry']);

export class CompareDoor {
  #host;
  /** @type {import('./comparison.js').Comparison | null} */
  #comparison = null;
  #loading = false;
  /** What the player knew last. @type {[import('./state.js').State, import('./i18n.js').Translate] | null} */
  #known = null;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** Hands on what the player knows now. @param {import('./state.js').State} state @param {import('./i18n.js').Translate} t */
  follow(state, t) {
    this.#known = [state, t];
    if (!this.#host.root.host.isConnected) return;
    if (this.#comparison) this.#comparison.follow(state, t);
    else if (state.mode === 'compare' && !this.#loading) this.#load();
  }

  /** @param {{ type: string, [key: string]: any }} detail an intent that came in this mode @returns {boolean} false: it is the player's */
  obey(detail) {
    if (players.has(detail.type)) return false;
    this.#comparison?.obey(detail);
    return true;
  }

  /** Ends runs and timers. Safe to repeat; `follow` starts them again. */
  close() {
    this.#comparison?.close();
  }

  async #load() {
    const { root, dispatch } = this.#host;
    this.#loading = true;
    const parts = await Promise.all([import('./comparison.js'), loadSheet('mini-board'), loadSheet('compare')]).catch(() => null);
    this.#loading = false;
    if (!parts) {
      dispatch({ type: 'mode', mode: 'watch' });
      dispatch({ type: 'notice', notice: { code: 'compareFailed' } });
      return;
    }
    const [{ Comparison }, ...sheets] = parts;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
    this.#comparison = new Comparison(this.#host);
    if (this.#known) this.follow(...this.#known);
  }
}
