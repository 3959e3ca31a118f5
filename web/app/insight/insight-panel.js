/** What is behind player/lazy-insight.js: the examiner, and the two solutions side by side. */
import '../../elements/insight/two-solutions.js';
import { bothOf } from './two-solutions.js';
import { Examiner } from './examiner.js';
import { WideLanguage } from '../i18n/lazy-messages.js';

export class InsightWork {
  #host;
  #examiner;
  #language = new WideLanguage('both', () => this.#paint());
  /** @type {import('../i18n/i18n.js').Translate | null} */
  #t = null;
  #both = document.createElement('sudoku-both');

  /** @param {import('../player/host.js').Host} host */
  constructor(host) {
    this.#host = host;
    this.#examiner = new Examiner(host);
    this.#both.hidden = true;
    this.#both.setAttribute('part', 'both');
    host.root.querySelector('.panels')?.before(this.#both);
  }

  /** Shows, and starts, what the state asks for now. @param {import('../i18n/i18n.js').Translate} t */
  follow(t) {
    this.#t = t;
    this.#paint();
    this.#examiner.follow();
  }

  look() {
    this.#examiner.look();
  }

  leave() {
    this.#examiner.leave();
  }

  #paint() {
    const t = this.#t && this.#language.follow(this.#t);
    if (t) this.#both.appearance = bothOf(this.#host.state(), t);
  }
}
