/**
 * A part of a page that is loaded when it is first asked for, so that the first screen does not pay for it.
 *
 *     const part = new Part({ load: () => loadDialogs(host), tell: (news) => tellOf(news, dispatch) });
 *     part.use((dialogs) => dialogs.open());   // at once where it is there, else when it comes
 *     part.now?.close();
 *
 * @typedef {'late' | 'come' | 'failed'} News late: it is still waited for; come: what was late is there; failed: it is
 *   loaded anew when it is asked for again
 */
import { askAgain, patiently } from './patience.js';

/** Tells it by a notice. @param {News} news @param {(action: import('./state.js').Action) => void} dispatch @param {import('./state.js').Action} [again] what asks for it once more */
export function tellOf(news, dispatch, again = { type: 'retry' }) {
  if (news === 'come') dispatch({ type: 'come' });
  else if (news === 'failed') dispatch({ type: 'notice', notice: { code: 'laterFailed' } });
  else dispatch({ type: 'notice', notice: { code: 'laterLate', offer: { code: 'retry', action: again } } });
}

/** @template T */
export class Part {
  #load;
  #tell;
  #isLoading = false;
  #isLate = false;
  /** What is to be done with it when it comes, each once. @type {Set<(part: T) => void>} */
  #uses = new Set();
  /** Null until it is there. @type {T | null} */
  now = null;

  /** @param {{ load: () => Promise<T>, tell: (news: News) => void }} parts */
  constructor({ load, tell }) {
    this.#load = load;
    this.#tell = tell;
  }

  /** Asked for again, what is late is asked for once more of the server. @param {(part: T) => void} use */
  use(use) {
    if (this.now) {
      use(this.now);
      return;
    }
    this.#uses.add(use);
    if (!this.#isLoading) this.#begin();
    else if (this.#isLate) this.#hurry();
  }

  /** What was asked for before it was there is not wanted any more. */
  leave() {
    this.#uses.clear();
  }

  #hurry() {
    this.#isLate = false;
    askAgain();
  }

  async #begin() {
    this.#isLoading = true;
    let wasLate = false;
    try {
      this.now = await patiently(this.#load(), () => {
        wasLate = this.#isLate = true;
        this.#tell('late');
      });
    } catch {
      this.#uses.clear();
      this.#tell('failed');
      return;
    } finally {
      this.#isLoading = this.#isLate = false;
    }
    if (wasLate) this.#tell('come');
    for (const use of this.#uses) use(this.now);
    this.#uses.clear();
  }
}
