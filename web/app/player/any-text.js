/**
 * Reads what is no plain text: all other formats, files, texts with several puzzles, and texts with
 * a mistake. Loaded with the formats when there is such a text.
 */
import { encodingOf } from '../formats/encoding.js';
import { LONGEST_DOCUMENT } from '../formats/formats.js';
import { noTextOf } from '../formats/no-text.js';
import { LONGEST_TEXT } from '../formats/plain.js';
import { holdsList } from '../formats/sdm.js';
import { holdsNone } from '../formats/share.js';
import { errorSentence } from '../i18n/errors.js';
import { widen } from '../i18n/lazy-messages.js';
import { gridLayout } from '../solver/grid-lines.js';

/** @typedef {import('./intake.js').Handed} Handed @typedef {import('../i18n/i18n.js').Translate} Translate */

export class AnyText {
  #host;
  #intake;

  /** @param {import('./intake.js').Host} host @param {Pick<import('./intake.js').Intake, 'wait' | 'take'>} intake */
  constructor(host, intake) {
    this.#host = host;
    this.#intake = intake;
  }

  /**
   * @param {Handed} handed
   * @param {() => boolean} isNewest false: by now another text was handed over
   * @returns {Promise<void>} rejected where what it takes cannot be loaded
   */
  async read(handed, isNewest) {
    const { translate, loadFormats, parse, list, dialogs } = this.#host;
    const [t] = await Promise.all([widen(/** @type {Translate} */ (translate()), 'formats'), loadFormats()]);
    if (!isNewest()) return;
    // Lines end in LF here, as in the text field that shows the place of a mistake.
    const text = handed.text.length > LONGEST_DOCUMENT ? handed.text : handed.text.replace(/\r\n?/g, '\n');
    const result = parse(text);
    if (!result) {
      this.#intake.wait(handed);
    } // the solver is being replaced
    else if (result.ok) this.#intake.take(result, handed.from);
    else if (handed.from === 'page') this.#notify(sentenceOf(text, result.error, t));
    else if (result.puzzles) dialogs.offer({ puzzles: result.puzzles, unreadable: result.unreadable ?? 0 });
    else if (result.error.code === 'too-long' && list && isList(text)) {
      list(handed.file ? { file: handed.file } : { text });
    } else this.#complain(text, sentenceOf(text, result.error, t), result.error.index);
  }

  /**
   * The text of a file; null: it is so long that it is a list. Never rejected: a file that cannot be read has no text.
   * @param {Blob} file
   * @returns {Promise<string | null>}
   */
  async textOf(file) {
    if (file.size > 4 * LONGEST_DOCUMENT) return null;
    const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  }

  /**
   * Says that a file holds no text.
   * @param {Blob} file
   * @param {() => boolean} isNewest false: by now something else was handed over, and nothing is said of the file
   * @returns {Promise<boolean>} whether it holds none
   */
  async refuses(file, isNewest) {
    const { translate, dialogs } = this.#host;
    const noText = await noTextOf(file);
    if (!noText) return false;
    const t = await widen(/** @type {Translate} */ (translate()), 'formats');
    if (!isNewest()) return true;
    dialogs.open();
    dialogs.complain({ text: t(`error.no-text.${noText}`), index: 0 });
    return true;
  }

  /** @param {string} error */
  #notify(error) {
    this.#host.dispatch({ type: 'notice', notice: { code: 'unreadable', params: { error } } });
  }

  /** Shows a text that is no puzzle, and why. @param {string} text @param {string} sentence @param {number} index */
  #complain(text, sentence, index) {
    const { dialogs } = this.#host;
    dialogs.open(text.length > LONGEST_DOCUMENT ? undefined : text);
    dialogs.complain({ text: sentence, index });
  }
}

/**
 * Why a text is refused. Its first letter is to blame only where most of it are cells.
 * @param {string} text
 * @param {import('../solver.js').ParseError} error
 * @param {Translate} t
 */
const sentenceOf = (text, error, t) => errorSentence(holdsNone(text, error) ? { ...error, code: 'empty' } : error, t);

/** A long text that begins as lists do, with a puzzle in a line or with a grid. @param {string} text */
function isList(text) {
  const head = text.slice(0, LONGEST_TEXT);
  return /[\r\n]/.test(head) && (holdsList(head) || gridLayout(head) !== null);
}
