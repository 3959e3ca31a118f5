/**
 * Keeps the work of a page's reader: soon after each change, and at once when the page may go away.
 * The tab comes first, so that two tabs do not mix; what was changed last in any of them is what a
 * new tab starts with. The address leads to the same place, unless it plays.
 *
 *     const autosave = new Autosave({ clock, tab, shared, address, language: () => 'en', tell }, state);
 *     store.subscribe((now) => autosave.follow(now));
 *     addEventListener('pagehide', () => autosave.leave());
 *
 * @typedef {import('../state/state.js').State} State
 *
 * @typedef {object} Host
 * @property {Pick<import('../jobs/clock.js').Clock, 'setTimeout' | 'clearTimeout'>} clock
 * @property {Pick<import('./storage.js').SafeStorage, 'write'>} tab
 * @property {Pick<import('./storage.js').SafeStorage, 'write'>} shared by all tabs
 * @property {{ fragment: string }} address of the page; to set it may do nothing
 * @property {() => string} language of the page
 * @property {(notice: import('../state/state.js').Notice) => void} tell
 */
import { linkTo } from '../state/link.js';
import { snapshotOf } from '../state/snapshot.js';

/** Milliseconds from a change until it is kept. */
export const REST = 500;

export class Autosave {
  #host;
  #state;
  /** What was kept last. */
  #kept;
  /** Where the address leads. */
  #link;
  /** The fragment that this took the place of. */
  #before = '';
  /** @type {any} */
  #timer = null;
  #told = '';

  /** @param {Host} host @param {State} state what the page starts with: it need not be kept */
  constructor(host, state) {
    this.#host = host;
    this.#state = state;
    this.#kept = this.#text();
    this.#link = linkTo(state, host.language());
  }

  /**
   * What came by a link for a game to begin with leaves the address as soon as one has: a page that is loaded again
   * would put it over what was played since.
   * @param {State} state
   */
  follow(state) {
    if (this.#state.notice?.code === this.#told && isCovered(this.#state, state)) this.#told = '';
    const isTaken = this.#state.handed !== null && state.handed === null;
    this.#state = state;
    this.#timer ??= this.#host.clock.setTimeout(() => this.save(), REST);
    if (!isTaken) return;
    this.#link = '';
    this.save();
  }

  /** Keeps what has changed. Safe to repeat. */
  save() {
    this.#host.clock.clearTimeout(this.#timer);
    this.#timer = null;
    this.#write(this.#state.playing ? this.#link : linkTo(this.#state, this.#host.language()));
  }

  /**
   * The same for a page that may go away now: a page that is loaded again has the address from before, whatever is
   * written into it on the way out.
   */
  leave() {
    this.#write(this.#link);
  }

  /** @param {string} link where the address is to lead */
  #write(link) {
    const { tab, shared, address } = this.#host;
    const text = this.#text();
    if (text === this.#kept && link === this.#link) return;
    if (link !== this.#link) {
      this.#before = address.fragment;
      address.fragment = link;
    }
    this.#kept = text;
    this.#link = link;
    const kept = { fragment: address.fragment, before: this.#before, ...JSON.parse(text) };
    const [inTab, inAll] = [tab, shared].map((storage) => storage.write(kept));
    if (!inAll) this.#tell(inTab ? 'keep.tab' : 'keep.page');
  }

  #text() {
    return JSON.stringify({ language: this.#host.language(), work: snapshotOf(this.#state) });
  }

  /** Once; and not over what is to be read already. @param {string} code */
  #tell(code) {
    if (code === this.#told || this.#state.notice || this.#state.bound !== null) return;
    this.#told = code;
    this.#host.tell({ code });
  }
}

/**
 * Whether a notice is gone that the reader has not closed, but that something else came over.
 * @param {State} before
 * @param {State} now
 */
const isCovered = (before, now) =>
  now.notice !== before.notice &&
  Object.keys(now).some(
    (name) => name !== 'notice' && now[/** @type {keyof State} */ (name)] !== before[/** @type {keyof State} */ (name)],
  );
