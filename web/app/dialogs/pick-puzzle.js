/**
 * The dialog for one of several puzzles that were in a text: a composition root below the player's,
 * loaded when there is such a text.
 *
 * @typedef {{ puzzles: readonly string[], unreadable: number }} Offer what a text held; so many others could not be
 *   read
 */
import '../../elements/dialogs/pick-puzzle.js';
import { intend } from '../../elements/element.js';
import { pickPuzzleAppearance } from './pick-puzzle-look.js';
import { adoptSheets } from '../platform/style-sheets.js';
import { WideLanguage, widen } from '../i18n/lazy-messages.js';

/**
 * @param {import('../player/host.js').Host} host
 * @returns {Promise<PickPuzzle>} with its style sheets and sentences
 */
export async function loadPickPuzzle(host) {
  const t = host.translate();
  await Promise.all([adoptSheets(host.root, 'mini-board', 'choice'), t && widen(t, 'formats')]);
  return new PickPuzzle(host);
}

class PickPuzzle {
  #host;
  #element = document.createElement('sudoku-choice');
  #language = new WideLanguage('formats', () => this.#paint());
  /** @type {Offer} */
  #offer = { puzzles: [], unreadable: 0 };

  /** @param {import('../player/host.js').Host} host */
  constructor(host) {
    this.#host = host;
    this.#element.setAttribute('part', 'choice');
    this.#element.addEventListener('intent', (/** @type {CustomEvent} */ event) => {
      event.stopPropagation(); // it is none of the player's
      this.#obey(event.detail);
    });
    host.frame.append(this.#element);
  }

  /** @param {Offer} offer */
  open(offer) {
    this.#offer = offer;
    this.#paint();
    this.#element.open();
  }

  close() {
    this.#element.close();
  }

  /** Takes over the language of the player. */
  speak() {
    this.#paint();
  }

  /** @param {{ type: string, puzzle?: string }} detail */
  #obey({ type, puzzle }) {
    const { frame, dispatch } = this.#host;
    if (type === 'lists') intend(frame, { type: 'list', text: this.#offer.puzzles.join('\n') });
    else {
      dispatch({
        type: 'load',
        puzzle: puzzle ?? '',
        notice: { code: 'given', offer: { code: 'undo', action: { type: 'undo' } } },
      });
    }
  }

  #paint() {
    const narrow = this.#host.translate();
    const t = narrow && this.#language.follow(narrow);
    if (t) this.#element.appearance = pickPuzzleAppearance(this.#offer, t, this.#host.state());
  }
}
