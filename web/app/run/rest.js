/**
 * What plays rests while nobody sees it, and goes on afterwards: unless somebody wanted something else
 * meanwhile, be it a pause, a move, or another puzzle, algorithm or mode.
 *
 *     const rest = new Rest(store);
 *     rest.begin();      // it pauses
 *     rest.end();        // it plays again, if it did
 */

/** What has to be as it was. */
const SAME = /** @type {const} */ (['mode', 'puzzle', 'algorithm', 'resume']);

/**
 * @typedef {{ playing: boolean, mode?: string, puzzle?: string, algorithm?: string, resume?: number }} Playing
 *   resume: where it stands, or is on its way to
 */

export class Rest {
  #store;
  /** As it was when it began; null: nothing of that counts any more. @type {Playing | null} */
  #from = null;

  /** @param {{ readonly state: Playing, dispatch(action: { type: 'play' | 'pause' }): void }} store of what plays */
  constructor(store) {
    this.#store = store;
  }

  begin() {
    const { playing } = this.#store.state;
    this.#store.dispatch({ type: 'pause' });
    this.#from = { ...this.#store.state, playing };
  }

  /** Whether it is as it was when it began. */
  isUndisturbed() {
    const [from, now] = [this.#from, this.#store.state];
    return from !== null && SAME.every((name) => from[name] === now[name]);
  }

  /** Somebody wants that it plays afterwards. */
  resolve() {
    this.#from = { ...this.#store.state, playing: true };
  }

  /** Somebody pauses it: it does not go on. */
  forget() {
    this.#from = null;
  }

  /** Safe to repeat. */
  end() {
    const goesOn = this.#from?.playing && this.isUndisturbed();
    this.#from = null;
    if (goesOn) this.#store.dispatch({ type: 'play' });
  }
}
