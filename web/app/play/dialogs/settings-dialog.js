/**
 * The dialog of the settings of a game at work. Its sheets and sentences are loaded when it is first shown.
 *
 *     const dialog = new SettingsDialog({ host, settings: () => state.settings, set: change });
 *     dialog.show();
 */
import '../../../elements/play/play-settings.js';
import { LazyDialog } from './lazy-dialog.js';
import { settingsAppearance } from './settings-look.js';

/**
 * @typedef {object} SettingsParts
 * @property {import('../../player/host.js').Host} host
 * @property {() => import('../settings.js').Settings} settings as they are now
 * @property {(name: import('./settings-look.js').Name, value: boolean) => void} set changes one of them
 */

export class SettingsDialog {
  #dialog;

  /** @param {SettingsParts} parts */
  constructor({ host, settings, set }) {
    const element = document.createElement('sudoku-play-settings');
    const dialog = new LazyDialog({
      host,
      part: 'play-settings',
      element,
      texts: ['play-settings'],
      sheets: ['fields', 'chooser', 'form', 'play-settings'],
      lookIn: (t) => settingsAppearance(settings(), t),
    });
    element.addEventListener('intent', (/** @type {CustomEvent} */ event) => {
      event.stopPropagation(); // it is none of the player's
      set(event.detail.name, event.detail.value);
      dialog.paint();
    });
    this.#dialog = dialog;
  }

  /** Opens it, as soon as what it needs is there. */
  show() {
    this.#dialog.show();
  }

  /** Closes it; what is on its way does not open any more. */
  close() {
    this.#dialog.close();
  }

  /** Takes over the language of the player. */
  speak() {
    this.#dialog.speak();
  }
}
