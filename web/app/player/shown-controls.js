/**
 * Shows of a player what its page wants to be shown; see player/controls.js. The style sheet for that is
 * loaded where something is left out.
 *
 *     const controls = new PlayerControls({ root, frame, dispatch });
 *     controls.show(readControls('transport', null));
 *     controls.permits('undo');
 */
import { setAttribute } from '../../elements/element.js';
import { layoutOf, onlyPanel, permits, readControls } from './controls.js';
import { adoptSheets } from '../platform/style-sheets.js';

export class PlayerControls {
  #host;
  #shown = readControls(null, null).shown;
  /** @type {Promise<void> | null} */
  #dressing = null;

  /**
   * @param {object} host
   * @param {ShadowRoot} host.root gets the style sheet
   * @param {Element} host.frame what holds all
   * @param {(action: import('../state/state.js').Action) => void} host.dispatch
   */
  constructor(host) {
    this.#host = host;
  }

  /** Whether all is shown. */
  get areAll() {
    return layoutOf(this.#shown).without === '';
  }

  /** @param {string} type of an intent of the reader */
  permits(type) {
    return permits(this.#shown, type);
  }

  /** @param {ReturnType<typeof readControls>} wish */
  show({ shown, language }) {
    const { frame, dispatch } = this.#host;
    this.#shown = shown;
    const { without, columns } = layoutOf(shown);
    setAttribute(frame, 'data-without', without || null);
    setAttribute(frame, 'data-columns', columns);
    if (without) this.dress();
    if (language) dispatch({ type: 'code-language', language });
    const panel = onlyPanel(shown) ?? (language && 'code'); // whoever asks for a listing wants to see it
    if (panel) dispatch({ type: 'panel', panel });
    if (!shown.has('edit')) dispatch({ type: 'mode', mode: 'watch' });
  }

  /**
   * Settled as soon as what is left out is not to be seen. A missing sheet is no reason to show nothing.
   * @returns {Promise<void>}
   */
  async dress() {
    if (this.areAll) return;
    this.#dressing ??= this.#load();
    await this.#dressing;
  }

  async #load() {
    await adoptSheets(this.#host.root, 'bare', 'controls').catch(() => {
      this.#dressing = null;
    });
  }
}
