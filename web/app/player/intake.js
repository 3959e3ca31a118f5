/**
 * Puzzles that come as texts or files: pasted, typed, dropped, or handed over by the page. A text
 * that comes before there is a solver to read it waits; one that cannot be read is not lost.
 *
 * Plain text is read at once. What takes more than that is loaded when it is needed: see player/any-text.js.
 *
 * @typedef {{ text: string, from: 'page' | 'user', file?: File }} Handed a text, and who handed it over; file: what it
 *   was read from
 * @typedef {import('./any-text.js').AnyText} AnyText
 *
 * @typedef {object} Host what a player lends
 * @property {(text: string) => import('../solver.js').ParseResult | undefined} parse undefined: not now
 * @property {() => Promise<void> | undefined} loadFormats from then on, `parse` reads more than plain text
 * @property {(action: import('../state/state.js').Action) => void} dispatch
 * @property {() => import('../i18n/i18n.js').Translate | null} translate null until there is a language
 * @property {boolean} plays whether there is Play, where a reader can go on with what was entered elsewhere
 * @property {() => boolean} failed whether the solver could not be loaded
 * @property {((list: { text: string } | { file: File }) => void) | null} list takes a list of puzzles; null: nobody
 *   does
 * @property {Pick<import('./lazy-dialogs.js').LazyDialogs, 'open' | 'close' | 'complain' | 'offer'>} dialogs the
 *   dialogs
 */
import { LONGEST_TEXT, readLine } from '../formats/plain.js';
import { later } from '../platform/load-module.js';
import { tellOf } from '../kernel/late-notice.js';
import { patiently } from '../platform/patience.js';

/** @type {import('../state/state.js').Notice} */
const replaced = { code: 'given', offer: { code: 'undo', action: { type: 'undo' } } };
/** @type {import('../state/state.js').Notice} */
const begun = { code: 'givenProgress', offer: { code: 'playOn', action: { type: 'mode', mode: 'play' } } };

/** Tables of tabs or bars would be read as plain text, wrongly at times. */
const PLAIN = /^[^\t|]*$/;

export class Intake {
  #host;
  /** Reads the text or the file that waits for a solver or a language. @type {(() => unknown) | null} */
  #readLater = null;
  /** Each text that is handed over; what comes late for one before it is dropped. */
  #turn = 0;
  /** @type {Promise<AnyText> | null} */
  #anyText = null;
  #searched = Promise.resolve();
  /** Whether the text that was handed over last is still being read. */
  #isSearching = false;
  /** What is to be done then. @type {(() => void)[]} */
  #after = [];

  /** Fulfilled when nothing is read any more that takes a while. */
  get searched() {
    return this.#searched;
  }

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** Settled when nothing is read any more, whatever else was handed over meanwhile. */
  async settled() {
    for (let waited = null; waited !== this.#searched;) {
      waited = this.#searched;
      await waited;
    }
  }

  /**
   * Does it when what was handed over last has been read: at once, most of the time; never, where something else is
   * handed over before.
   * @param {() => void} work
   */
  afterwards(work) {
    if (this.#isSearching) this.#after.push(work);
    else work();
  }

  /** Keeps a text until `resume`. @param {Handed} handed */
  wait(handed) {
    this.#readLater = () => this.read(handed);
  }

  /** Reads the text or the file that waits. @returns {boolean} whether there was one */
  resume() {
    if (!this.#readLater || !this.#host.translate()) return false;
    this.#readLater();
    return true;
  }

  /** @param {Handed} handed */
  read(handed) {
    const { translate, parse, failed } = this.#host;
    this.#begin();
    const result = translate() ? parse(handed.text) : undefined;
    if (!result) {
      this.wait(handed);
      if (failed()) this.#showUnread(handed);
    } else if (result.ok && PLAIN.test(handed.text)) {
      this.take(result, handed.from);
    } else {
      this.#searched = this.#search(handed, result);
    }
  }

  /** What was handed over before counts no more. @returns {number} its turn */
  #begin() {
    this.#isSearching = false;
    this.#after = [];
    this.#readLater = null;
    return ++this.#turn;
  }

  /** Reads a file, as a text of the user. @param {File} file */
  async open(file) {
    const turn = this.#begin();
    if (!this.#host.translate()) {
      this.#readLater = () => this.open(file);
      return;
    }
    const isNewest = () => turn === this.#turn;
    const text = await this.#load()
      .then(async (anyText) => ((await anyText.refuses(file, isNewest)) ? undefined : anyText.textOf(file)))
      .catch(() => '');
    if (!isNewest() || text === undefined) return;
    if (text === null && this.#host.list) this.#host.list({ file });
    else this.read({ text: text ?? '', from: 'user', file });
  }

  /**
   * Takes a puzzle over, with what somebody has entered: that is there in Play.
   * @param {{ puzzle: string, progress?: import('../solver.js').Progress }} result @param {Handed['from']} from
   */
  take({ puzzle, progress }, from) {
    const { dispatch, dialogs } = this.#host;
    const brought = progress && { progress };
    if (from === 'page') {
      dispatch({ type: 'start', puzzle, ...brought });
      return;
    }
    dialogs.close();
    dispatch({ type: 'load', puzzle, ...brought, notice: progress && this.#host.plays ? begun : replaced });
  }

  /** Without a solver nothing but cells is shown as it is. @param {Handed} handed */
  #showUnread(handed) {
    const line = handed.text.replace(/\s/g, '');
    if (handed.from === 'page' && readLine(line, new Uint8Array(81))) {
      this.#host.dispatch({ type: 'start', puzzle: line.replaceAll('0', '.') });
    } else this.#complain(handed, 'notice.loadFailed');
  }

  #load() {
    this.#anyText ??= later(() => import('./any-text.js')).then(({ AnyText }) => new AnyText(this.#host, this));
    return this.#anyText;
  }

  /**
   * Looks for a puzzle in what is not plain text.
   * @param {Handed} handed
   * @param {import('../solver.js').ParseResult} plain what is known without that
   */
  async #search(handed, plain) {
    const turn = this.#turn;
    const isNewest = () => turn === this.#turn;
    this.#isSearching = true;
    try {
      await patiently(
        this.#load().then((anyText) => anyText.read(handed, isNewest)),
        () => isNewest() && tellOf('formats', 'late', this.#host.dispatch),
      );
      if (isNewest()) tellOf('formats', 'come', this.#host.dispatch);
    } catch {
      this.#anyText = null;
      if (!isNewest()) return;
      if (plain.ok) this.take(plain, handed.from);
      else if (handed.from === 'page') tellOf('formats', 'failed', this.#host.dispatch);
      else this.#complain(handed, 'notice.laterFailed');
    } finally {
      if (isNewest()) this.#end();
    }
  }

  #end() {
    this.#isSearching = false;
    for (const work of this.#after.splice(0)) work();
  }

  /** Keeps the text in the dialog, and says why it is not read. @param {Handed} handed @param {string} key */
  #complain({ text, from }, key) {
    if (from !== 'user') return;
    const { dialogs, translate } = this.#host;
    dialogs.open(text.length > LONGEST_TEXT ? undefined : text);
    dialogs.complain({ text: translate()?.(key) ?? '', index: 0 });
  }
}
