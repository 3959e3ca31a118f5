/** What the buttons of the dialog for sharing do: copy, save, send; and what is said of it. */
import { copyPicture, copyText, pngOf, send } from '../platform/deliver.js';
import { embedLook } from './embed-look.js';
import { markup } from '../drawing/markup.js';
import { saveFile } from '../platform/save-file.js';
import { pictureName, pictureTree } from './look.js';
import { textName, textOf } from './text.js';

/**
 * @typedef {object} Host
 * @property {Pick<import('../jobs/clock.js').Clock, 'setTimeout'>} clock
 * @property {() => import('./state.js').ShareState} share
 * @property {() => import('../state/state.js').State} state
 * @property {() => import('../i18n/i18n.js').Translate | null} translate
 * @property {() => string} link
 * @property {(told: import('./state.js').ShareState['told']) => void} tell
 * @property {(what: string) => void} point leads to the text that the reader has to copy by hand
 *
 * @typedef {'link' | 'text' | 'snippet' | 'svg' | 'png'} What
 */

export class WaysOut {
  #host;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** Puts it on the clipboard, or tells what to do instead. @param {What} what */
  async copy(what) {
    const { tell, point } = this.#host;
    const isCopied = what === 'png' ? await copyPicture(this.#png()) : await copyText(this.#text(what));
    if (isCopied) {
      tell({ code: 'copied' });
      return;
    }
    const byHand = what !== 'png' && what !== 'svg';
    if (byHand) point(what);
    tell({ code: byHand ? 'byHand' : 'noPicture', bad: true });
  }

  /** Gives the reader a file. @param {What} what */
  async save(what) {
    const { clock, state, share, tell } = this.#host;
    const isPicture = what === 'png' || what === 'svg';
    const name = isPicture ? pictureName(state(), what) : textName(share().form, state());
    try {
      const blob =
        what === 'png'
          ? await this.#png()
          : new Blob([this.#text(what)], { type: what === 'svg' ? 'image/svg+xml' : 'text/plain;charset=utf-8' });
      saveFile(blob, name, clock);
      tell({ code: 'saved', params: { file: name } });
    } catch {
      tell({ code: 'noCanvas', bad: true });
    }
  }

  /** Opens the system's dialog. */
  async send() {
    const { link, tell } = this.#host;
    if (!(await send({ title: document.title, url: link() }))) tell({ code: 'unsent', bad: true });
  }

  /** @param {What} what @returns {string} */
  #text(what) {
    const { share, state, link } = this.#host;
    switch (what) {
      case 'link':
        return link();
      case 'snippet':
        return embedLook(share(), state(), this.#t).snippet.text;
      case 'svg':
        return markup(this.#picture());
      default:
        return textOf(share().form, state());
    }
  }

  /** @returns {Promise<Blob>} */
  async #png() {
    const { pixels } = this.#host.share().form;
    return pngOf(markup(this.#picture(pixels)), pixels);
  }

  /** @param {number} [width] */
  #picture(width) {
    const { share, state } = this.#host;
    return pictureTree(share().form.theme, state(), this.#t, width);
  }

  get #t() {
    return /** @type {import('../i18n/i18n.js').Translate} */ (this.#host.translate());
  }
}
