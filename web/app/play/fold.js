/**
 * Where there is little height, the header of the page folds away while a game is played, so that board and pad are
 * seen together; the list behind the last button of the pad brings it back. The page hears of it by the event
 * `sudoku-fold` { folded } of the player.
 */

/** As on a small phone, or on one that is held across. */
const SMALL = '(max-height: 600px)';

export class Fold {
  #host;
  #changed;
  #query = matchMedia(SMALL);
  /** The player is in Play. */
  #isOn = false;
  /** Somebody wanted to see what is folded away. */
  #isUnfolded = false;

  /**
   * @param {import('../player/host.js').Host} host
   * @param {() => void} changed called when there is more to be painted
   */
  constructor(host, changed) {
    this.#host = host;
    this.#changed = changed;
  }

  get isSmall() {
    return this.#query.matches;
  }

  get isFolded() {
    return this.#isOn && this.isSmall && !this.#isUnfolded;
  }

  /** Folds where there is little room, until the signal. @param {AbortSignal} signal */
  bind(signal) {
    this.#isOn = true;
    this.#query.addEventListener('change', () => this.#apply(), { signal });
    this.#apply();
  }

  /** Brings back what is folded away, or folds it. */
  toggle() {
    this.#isUnfolded = !this.#isUnfolded;
    this.#apply();
  }

  /** The player leaves Play. */
  end() {
    this.#isOn = false;
    this.#apply();
  }

  #apply() {
    const detail = { folded: this.isFolded };
    const { host } = this.#host.root;
    // From a player that was taken off its page, nothing would bubble up to it.
    const target = host.isConnected ? host : host.ownerDocument;
    target.dispatchEvent(new CustomEvent('sudoku-fold', { detail, bubbles: true, composed: true }));
    this.#changed();
  }
}
