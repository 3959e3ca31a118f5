/** The dialogs of a player, loaded when one is first opened. See player/lazy-dialogs.js. */
import '../../elements/dialogs/new-puzzle.js';
import { newPuzzleAppearance } from './new-puzzle-look.js';
import * as features from '../features.js';
import { later } from '../platform/load-module.js';
import { tellOf } from '../kernel/late-notice.js';
import { LazyPart } from '../platform/lazy-part.js';
import { adoptSheets } from '../platform/style-sheets.js';
import { widen } from '../i18n/lazy-messages.js';

/**
 * Dialogs that few ask for.
 * @type {Record<'generator' | 'choice' | 'keys' | 'share', (host: import('../player/host.js').Host) =>
 *   Promise<Dialog>>}
 * @typedef {{ open: (what?: any) => void, speak: () => void, close?: () => void }} Dialog
 */
const loaders = {
  generator: (host) => features.generator.load(host),
  choice: async (host) => (await later(() => import('./pick-puzzle.js'))).loadPickPuzzle(host),
  keys: async (host) => (await later(() => import('./keys-help.js'))).loadKeysHelp(host),
  share: (host) => features.share.load(host),
};

/** @param {import('../player/host.js').Host} host @returns {Promise<Dialogs>} with their language */
export async function loadDialogs(host) {
  await adoptSheets(host.root, 'fields', 'chooser');
  const dialogs = new Dialogs(host);
  await dialogs.speak();
  return dialogs;
}

export class Dialogs {
  #host;
  #chooser = document.createElement('sudoku-chooser');

  /** @type {Record<string, LazyPart<Dialog>>} */
  #later;

  /** @param {import('../player/host.js').Host} host */
  constructor(host) {
    this.#host = host;
    this.#later = Object.fromEntries(
      Object.entries(loaders).map(([name, load]) => [
        name,
        new LazyPart({ load: () => load(host), tell: (news) => tellOf(name, news, host.dispatch) }),
      ]),
    );
    this.#chooser.setAttribute('part', 'chooser');
    this.#chooser.addEventListener('intent', (/** @type {CustomEvent} */ event) => {
      if (event.detail.type !== 'generate') return;
      event.stopPropagation(); // it is none of the player's
      this.#later.generator.use((dialog) => dialog.open());
    });
    host.frame.append(this.#chooser);
  }

  /** @param {string} [text] */
  open(text) {
    end(this.#later.choice); // another text counts now
    this.#chooser.open(text);
  }

  /** Another puzzle is there. */
  close() {
    this.#chooser.leave();
    for (const part of Object.values(this.#later)) end(part);
  }

  /** The dialog for one of several puzzles. @param {import('./pick-puzzle.js').Offer} offer */
  offer(offer) {
    this.#chooser.close();
    this.#later.choice.use((dialog) => dialog.open(offer));
  }

  /** @param {{ text: string, index: number }} error */
  complain(error) {
    this.#chooser.complain(error);
  }

  openKeys() {
    this.#later.keys.use((dialog) => dialog.open());
  }

  openShare() {
    this.#later.share.use((dialog) => dialog.open());
  }

  /** Takes over the language of the player. */
  async speak() {
    const t = this.#host.translate();
    for (const { now } of Object.values(this.#later)) now?.speak();
    if (!t) return;
    const wide = await widen(t, 'chooser');
    if (t !== this.#host.translate()) return; // a newer one comes
    this.#chooser.appearance = newPuzzleAppearance(wide, this.#host.state());
  }
}

/** It closes, or does not open when it comes. @param {LazyPart<Dialog>} part */
function end(part) {
  part.leave();
  part.now?.close?.();
}
