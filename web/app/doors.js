/**
 * The doors to what a player does beside the board: behind each is a view that is loaded when its
 * mode is first entered, so that the first screen does not pay for it.
 */
import { retried } from './retried.js';
import { loadSheet } from './sheets.js';

/**
 * @typedef {object} Host what a player lends to a view
 * @property {ShadowRoot} root gets the style sheet
 * @property {HTMLElement} frame gets the elements
 * @property {import('./playback.js').Clock} clock
 * @property {<T>(work: (solver: import('./solver.js').Solver) => T) => T | undefined} attempt uses the solver; undefined where there is none
 * @property {() => void} settle a move went well
 * @property {(action: import('./state.js').Action) => void} dispatch
 *
 * @typedef {object} View
 * @property {(state: import('./state.js').State, t: import('./i18n.js').Translate) => void} follow takes over what the player knows now
 * @property {(detail: { type: string, [key: string]: any }) => void} obey an intent; what means nothing here is let pass
 * @property {() => void} close ends runs and timers; safe to repeat; `follow` starts them again
 */

/** What is behind the door of a mode, and its style sheets. @type {Record<string, { load: () => Promise<new (host: Host) => View>, sheets: string[] }>} */
const views = {
  compare: { load: async () => (await retried(() => import('./comparison.js'))).Comparison, sheets: ['mode', 'mini-board', 'compare', 'compare-table'] },
  lists: { load: async () => (await retried(() => import('./lists-view.js'))).ListsView, sheets: ['mode', 'fields', 'lists', 'list-rows'] },
};

/** What stays the player's; all else is the view's. */
const players = new Set(['mode', 'edit-and-enter', 'choose', 'create', 'share', 'read', 'load', 'undo', 'redo', 'dismiss', 'retry', 'stay', 'drop', 'keys']);

/** What means something else among lists: a text that is pasted is a list there and no puzzle, and digits are nothing. */
const playersButOfLists = new Set(['text', 'digit', 'erase']);

/** @param {string} mode @param {string} type */
const isPlayers = (mode, type) => players.has(type) || (playersButOfLists.has(type) && mode !== 'lists');

class Door {
  #mode;
  #host;
  /** @type {View | null} */
  #view = null;
  #loading = false;
  /** What the player knew last. @type {Parameters<View['follow']> | null} */
  #known = null;
  /** What was asked for before there was a view. @type {{ type: string }[]} */
  #waiting = [];

  /** @param {string} mode @param {Host} host */
  constructor(mode, host) {
    this.#mode = mode;
    this.#host = host;
  }

  /** @type {View['follow']} */
  follow(state, t) {
    this.#known = [state, t];
    if (!this.#host.root.host.isConnected) return;
    if (this.#view) this.#view.follow(state, t);
    else if (state.mode === this.#mode && !this.#loading) this.#load();
  }

  /** @type {View['obey']} */
  obey(detail) {
    if (this.#view) this.#view.obey(detail);
    else this.#waiting.push(detail);
  }

  close() {
    this.#view?.close();
  }

  async #load() {
    const { root, dispatch } = this.#host;
    this.#loading = true;
    const { load, sheets: names } = views[this.#mode];
    const parts = await Promise.all([load(), ...names.map(loadSheet)]).catch(() => null);
    this.#loading = false;
    const waiting = this.#waiting.splice(0);
    if (!parts) {
      dispatch({ type: 'mode', mode: 'watch' });
      dispatch({ type: 'notice', notice: { code: 'laterFailed' } });
      return;
    }
    const [View, ...sheets] = parts;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
    this.#view = new View(this.#host);
    if (this.#known) this.follow(...this.#known);
    for (const detail of waiting) this.#view.obey(detail);
  }
}

export class Doors {
  /** @type {Map<string, Door>} */
  #doors;

  /** @param {Host} host */
  constructor(host) {
    this.#doors = new Map(Object.keys(views).map((mode) => [mode, new Door(mode, host)]));
  }

  /** Hands on what the player knows now. @type {View['follow']} */
  follow(state, t) {
    for (const door of this.#doors.values()) door.follow(state, t);
  }

  /** @param {string} mode @param {{ type: string, [key: string]: any }} detail an intent that came in this mode @returns {boolean} false: it is the player's */
  obey(mode, detail) {
    const door = this.#doors.get(mode);
    if (!door || isPlayers(mode, detail.type)) return false;
    door.obey(detail);
    return true;
  }

  /** Safe to repeat. */
  close() {
    for (const door of this.#doors.values()) door.close();
  }
}
