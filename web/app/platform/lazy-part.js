/**
 * A part of a page that is loaded when it is first asked for, so that the first screen does not pay for it.
 *
 *     const part = new LazyPart({ load: () => loadDialogs(host), tell: (news) => tellOf('dialogs', news, dispatch) });
 *     part.use((dialogs) => dialogs.open());   // at once where it is there, else when it comes
 *     part.now?.close();
 *
 * @typedef {'late' | 'come' | 'failed'} News late: it is still waited for; come: what was late is there, or not wanted
 *   any more; failed: the next use loads it anew. Callers that have lost interest are not notified
 */
import { askAgain, patiently } from './patience.js';

/** @template T */
export class LazyPart {
  #load;
  #tell;
  #isLoading = false;
  /** It is overdue, and no request was repeated since. */
  #isLate = false;
  /** `tell('late')` was called, and not yet taken back. */
  #isTold = false;
  /** Run when it is loaded, each once, in order. @type {Set<(part: T) => void>} */
  #uses = new Set();
  /** Null until it is loaded. @type {T | null} */
  now = null;

  /** @param {{ load: () => Promise<T>, tell: (news: News) => void }} parts */
  constructor({ load, tell }) {
    this.#load = load;
    this.#tell = tell;
  }

  /**
   * Calls `use` with the part, now or once it is loaded. A use of a part that is overdue repeats the request.
   * @param {(part: T) => void} use
   */
  use(use) {
    if (this.now) {
      use(this.now);
      return;
    }
    this.#uses.add(use);
    if (!this.#isLoading) this.#begin();
    else if (this.#isLate) this.#hurry();
  }

  /** Forgets all uses that still wait. */
  leave() {
    this.#uses.clear();
    this.#takeBack();
  }

  /** Withdraws the news that it is late. */
  #takeBack() {
    if (this.#isTold) this.#tell('come');
    this.#isTold = false;
  }

  #sayLate() {
    this.#isLate = true;
    if (this.#uses.size === 0) return;
    this.#isTold = true;
    this.#tell('late');
  }

  #hurry() {
    this.#isLate = false;
    askAgain();
  }

  async #begin() {
    this.#isLoading = true;
    try {
      this.now = await patiently(this.#load(), () => this.#sayLate());
    } catch {
      this.#isTold = false;
      if (this.#uses.size > 0) this.#tell('failed');
      this.#uses.clear();
      return;
    } finally {
      this.#isLoading = this.#isLate = false;
    }
    this.#takeBack();
    for (const use of this.#uses) use(this.now);
    this.#uses.clear();
  }
}
