/**
 * Where there is little height, the header of the page folds away while a game is played, so that board and pad are
 * seen together; the list behind the last button of the pad brings it back. The page hears of it by the event
 * `sudoku-fold` { folded } of the player, the style sheets of Play by the attribute `data-low` of its frame.
 */
import { setAttribute } from '../../elements/element.js';

/** Pixels, as on a small phone, or on one that is held across. */
const LOW = 600;

export class Fold {
  #host;
  #changed;
  #query = matchMedia(`(max-height: ${LOW}px)`);
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

  /** In embed.html the height of the screen is not always that of the window: see styles/embed.css. */
  get isSmall() {
    const screen = getComputedStyle(this.#host.frame).getPropertyValue('--screen-of-frame');
    return screen ? parseFloat(screen) <= LOW : this.#query.matches;
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
    setAttribute(this.#host.frame, 'data-low', this.#isOn && this.isSmall ? '' : null);
    const detail = { folded: this.isFolded };
    const { host } = this.#host.root;
    // From a player that was taken off its page, nothing would bubble up to it.
    const target = host.isConnected ? host : host.ownerDocument;
    target.dispatchEvent(new CustomEvent('sudoku-fold', { detail, bubbles: true, composed: true }));
    this.#changed();
  }
}
