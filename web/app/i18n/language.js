/**
 * The language of a player: loaded when it is first needed, and anew when another one is wanted.
 *
 *     const language = createLanguage({ wanted: () => ['de-AT', 'en'], changed: () => requestPaint() });
 *     await language.load();
 *     language.t?.('pad.label');
 */
import { bestLanguage, loadMessages, translator } from './i18n.js';

/**
 * @param {object} parts
 * @param {() => readonly string[]} parts.wanted what is preferred now, best first
 * @param {(t: import('./i18n.js').Translate) => void} parts.changed called when a language is there
 * @param {(language: string) => Promise<object>} [parts.load]
 */
export function createLanguage({ wanted, changed, load = loadMessages }) {
  /** @type {import('./i18n.js').Translate | null} */
  let t = null;
  let job = 0;
  return {
    /** Null until the first language is there. */
    get t() {
      return t;
    },
    /**
     * Loads what is wanted now. A language that comes after another was asked for is dropped, unless it is the first.
     */
    async load() {
      const mine = ++job;
      const language = bestLanguage(wanted());
      const messages = await load(language);
      if (mine !== job && t) return;
      t = translator(language, messages);
      changed(t);
    },
  };
}
