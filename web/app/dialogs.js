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

  /** @type {Promise<import('./generator.js').Generator> | null} */
  #generator = null;

  /** @param {import('./dialogs-door.js').Host} host */
  constructor(host) {
    this.#host = host;
    this.#chooser.setAttribute('part', 'chooser');
    this.#chooser.addEventListener('intent', (/** @type {CustomEvent} */ event) => {
      if (event.detail.type !== 'generate') return;
      event.stopPropagation(); // it is none of the player's
      this.#generate();
    });
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

  /** The dialog for a generated puzzle; loaded when it is first opened. */
  async #generate() {
    this.#generator ??= import('./generator.js').then(({ loadGenerator }) => loadGenerator(this.#host));
    try {
      (await this.#generator).open();
    } catch {
      this.#generator = null;
      this.#host.dispatch({ type: 'notice', notice: { code: 'laterFailed' } });
    }
  }

  /** Takes over the language of the player. */
  async speak() {
    const t = this.#host.translate();
    this.#generator?.then((generator) => generator.speak(), () => {});
    if (!t) return;
    const wide = await widen(t, 'chooser');
    if (t === this.#host.translate()) this.#chooser.appearance = chooserAppearance(wide); // else a newer one comes
  }
}
