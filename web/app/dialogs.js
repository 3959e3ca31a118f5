/** The dialogs of a player, loaded when one is first opened. See dialogs-door.js. */
import '../elements/chooser.js';
import { chooserAppearance } from './chooser.js';
import { loadSheet } from './sheets.js';
import { widen } from './widen.js';

/** @param {import('./dialogs-door.js').Host} host @returns {Promise<Dialogs>} with their language */
export async function loadDialogs(host) {
  const sheet = await loadSheet('chooser');
  host.root.adoptedStyleSheets = [...host.root.adoptedStyleSheets, sheet];
  const dialogs = new Dialogs(host);
  await dialogs.speak();
  return dialogs;
}

export class Dialogs {
  #host;
  #chooser = /** @type {any} */ (document.createElement('sudoku-chooser'));

  /** @param {import('./dialogs-door.js').Host} host */
  constructor(host) {
    this.#host = host;
    this.#chooser.setAttribute('part', 'chooser');
    host.frame.append(this.#chooser);
  }

  /** @param {string} [text] */
  open(text) {
    this.#chooser.open(text);
  }

  close() {
    this.#chooser.close();
  }

  /** @param {{ text: string, index: number }} error */
  complain(error) {
    this.#chooser.complain(error);
  }

  /** Takes over the language of the player. */
  async speak() {
    const t = this.#host.translate();
    if (!t) return;
    const wide = await widen(t, 'chooser');
    if (t === this.#host.translate()) this.#chooser.appearance = chooserAppearance(wide); // else a newer one comes
  }
}
