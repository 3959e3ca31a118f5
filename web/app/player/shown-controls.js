/**
 * Shows of a player what its page wants to be shown; see player/controls.js. The style sheet for that is
 * loaded where something is left out.
 *
 *     const controls = new PlayerControls({ root, frame, dispatch });
 *     controls.show(readControls('transport', null));
 *     controls.permits({ type: 'undo' });
 */
import { setAttribute } from '../../elements/element.js';
import { permits } from '../kernel/intents.js';
import { layoutOf, onlyPanel, readControls } from './controls.js';
import { PATIENCE, within } from '../platform/patience.js';
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
   * @param {() => import('../state/state.js').State} host.state
   * @param {(action: import('../state/state.js').Action) => void} host.dispatch
   */
  constructor(host) {
    this.#host = host;
  }

  /** Whether all is shown. */
  get areAll() {
    return layoutOf(this.#shown).without === '';
  }

  /** Whether a listing is shown where there is one. */
  get haveCode() {
    return this.#shown.has('code');
  }

  /** @param {{ type: string, [key: string]: any }} intent of the reader */
  permits({ type, id }) {
    const name = type === 'menu' || type === 'outcome' ? id : type;
    return permits(this.#shown, name, this.#host.state().mode);
  }

  /** @param {ReturnType<typeof readControls>} wish */
  show({ shown, language }) {
    const { frame, state, dispatch } = this.#host;
    this.#shown = shown;
    const { without, columns } = layoutOf(shown);
    setAttribute(frame, 'data-without', without || null);
    setAttribute(frame, 'data-columns', columns);
    if (without) this.dress();
    if (language) dispatch({ type: 'code-language', language });
    const panel = onlyPanel(shown) ?? (language && 'code'); // whoever asks for a listing wants to see it
    if (panel) dispatch({ type: 'panel', panel });
    if (!shown.has('edit') && state().mode === 'edit') dispatch({ type: 'mode', mode: 'watch' });
  }

  /**
   * Settled as soon as what is left out is not to be seen. A sheet that is missing, or does not come, is no reason to
   * show nothing.
   * @returns {Promise<void>}
   */
  async dress() {
    if (this.areAll) return;
    this.#dressing ??= this.#load();
    await this.#dressing;
  }

  async #load() {
    await within(adoptSheets(this.#host.root, 'bare', 'controls'), PATIENCE).catch(() => {
      this.#dressing = null;
    });
  }
}
