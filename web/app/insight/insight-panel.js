/** What a player finds out about a puzzle beyond a hint: the examiner, and two solutions side by side. */
import '../../elements/insight/two-solutions.js';
import { bothOf } from './two-solutions.js';
import { Examiner } from './examiner.js';

/** A part of a player, see kernel/late-feature.js. */
export class InsightPart {
  #examiner;
  #panels;
  #both = document.createElement('sudoku-both');

  /** @param {import('../player/host.js').Host} host */
  constructor(host) {
    this.#examiner = new Examiner(host);
    this.#both.hidden = true;
    this.#both.setAttribute('part', 'both');
    this.#panels = host.root.querySelector('.panels');
  }

  follow() {
    this.#examiner.follow();
  }

  /** @param {import('../state/state.js').State} state @param {import('../i18n/i18n.js').Translate} t */
  paint(state, t) {
    // Parts of the player may have come in between.
    if (this.#both.nextElementSibling !== this.#panels) this.#panels?.before(this.#both);
    this.#both.appearance = bothOf(state, t);
  }

  /** Counts the solutions until their number is certain. */
  look() {
    this.#examiner.look();
  }

  close() {
    this.#examiner.leave();
  }
}
