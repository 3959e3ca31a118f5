/**
 * A part of a page that is loaded when it is first asked for, so that the first screen does not pay for it.
 *
 *     const part = new LazyPart({ load: () => loadDialogs(host), tell: (news) => tellOf('dialogs', news, dispatch) });
 *     part.use((dialogs) => dialogs.open());   // at once where it is there, else when it comes
 *     part.now?.close();
 *
 * @typedef {'late' | 'come' | 'failed'} News late: it is still waited for; come: what was late is there, or not wanted
 *   any more; failed: it is loaded anew when it is asked for again. Who does not want it any more is told nothing
 */
import { takenName } from './element-names.js';
import { askAgain, patiently } from './patience.js';

/**
 * Why a part did not come.
 * @returns {{ code: 'laterFailed' } | { code: 'nameTaken', params: { name: string } }}
 */
export function failure() {
  const name = takenName();
  return name ? { code: 'nameTaken', params: { name } } : { code: 'laterFailed' };
}

/**
 * Tells it by a notice; when the part has come, the notice of that part goes, and no other one.
 * @param {string} part its name
 * @param {News} news
 * @param {(action: import('../state/state.js').Action) => void} dispatch
 * @param {import('../state/state.js').Action} [again] what asks for it once more
 */
export function tellOf(part, news, dispatch, again = { type: 'retry' }) {
  if (news === 'come') dispatch({ type: 'come', part });
  else if (news === 'failed') dispatch({ type: 'notice', notice: failure() });
  else dispatch({ type: 'notice', notice: { code: 'laterLate', part, offer: { code: 'retry', action: again } } });
}

/** @template T */
export class LazyPart {
  #load;
  #tell;
  #isLoading = false;
  /** It has not come for a while, and was not asked for once more since. */
  #isLate = false;
  /** It was told that it is late. */
  #isTold = false;
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
    this.#takeBack();
  }

  /** It is not late any more. */
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
