/** The dialogs of a player, loaded when one is first opened. See dialogs-door.js. */
import '../elements/chooser.js';
import { chooserAppearance } from './chooser.js';
import { loadSheet } from './sheets.js';
import { widen } from './widen.js';

/** Dialogs that few ask for. */
const later = {
  generator: (/** @type {import('./dialogs-door.js').Host} */ host) => import('./generator.js').then(({ loadGenerator }) => loadGenerator(host)),
  choice: (/** @type {import('./dialogs-door.js').Host} */ host) => import('./choice.js').then(({ loadChoice }) => loadChoice(host)),
  keys: (/** @type {import('./dialogs-door.js').Host} */ host) => import('./keys-help.js').then(({ loadKeysHelp }) => loadKeysHelp(host)),
  share: (/** @type {import('./dialogs-door.js').Host} */ host) => import('./share.js').then(({ loadShare }) => loadShare(host)),
};

/** @param {import('./dialogs-door.js').Host} host @returns {Promise<Dialogs>} with their language */
export async function loadDialogs(host) {
  const sheets = await Promise.all(['fields', 'chooser'].map(loadSheet));
  host.root.adoptedStyleSheets = [...host.root.adoptedStyleSheets, ...sheets];
  const dialogs = new Dialogs(host);
  await dialogs.speak();
  return dialogs;
}

export class Dialogs {
  #host;
  #chooser = /** @type {any} */ (document.createElement('sudoku-chooser'));

  /** Those that were asked for. @type {Map<string, Promise<{ open: (what?: any) => void, speak: () => void, close?: () => void }>>} */
  #later = new Map();

  /** @param {import('./dialogs-door.js').Host} host */
  constructor(host) {
    this.#host = host;
    this.#chooser.setAttribute('part', 'chooser');
    this.#chooser.addEventListener('intent', (/** @type {CustomEvent} */ event) => {
      if (event.detail.type !== 'generate') return;
      event.stopPropagation(); // it is none of the player's
      this.#openLater('generator');
    });
    host.frame.append(this.#chooser);
  }

  /** @param {string} [text] */
  open(text) {
    this.#chooser.open(text);
  }

  close() {
    this.#chooser.close();
    this.#later.get('choice')?.then((choice) => choice.close?.(), () => {});
  }

  /** The dialog for one of several puzzles. @param {import('./choice.js').Offer} offer */
  offer(offer) {
    this.#chooser.close();
    this.#openLater('choice', offer);
  }

  /** @param {{ text: string, index: number }} error */
  complain(error) {
    this.#chooser.complain(error);
  }

  openKeys() {
    this.#openLater('keys');
  }

  openShare() {
    this.#openLater('share');
  }

  /** A dialog that is loaded when it is first opened. @param {keyof typeof later} name @param {any} [what] it is to show */
  async #openLater(name, what) {
    const loading = this.#later.get(name) ?? later[name](this.#host);
    this.#later.set(name, loading);
    try {
      (await loading).open(what);
    } catch {
      this.#later.delete(name);
      this.#host.dispatch({ type: 'notice', notice: { code: 'laterFailed' } });
    }
  }

  /** Takes over the language of the player. */
  async speak() {
    const t = this.#host.translate();
    for (const loading of this.#later.values()) loading.then((dialog) => dialog.speak(), () => {});
    if (!t) return;
    const wide = await widen(t, 'chooser');
    if (t === this.#host.translate()) this.#chooser.appearance = chooserAppearance(wide); // else a newer one comes
  }
}
