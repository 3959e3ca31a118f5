/**
 * Forks as a player holds them: nothing of them is loaded before a cell is explained that could take another digit, or
 * a link leads to one.
 *
 *     const fork = new LazyFork(host);
 *     fork.follow(t);       // in each painted frame
 *     fork.close();
 */
import { features } from '../features.js';
import { LazyPart, tellOf } from '../platform/lazy-part.js';
import { has } from '../state/features.js';
import { explained } from '../state/why.js';
import { blockersOf } from '../sudoku/candidates.js';

/**
 * Whether a cell is explained that has a digit, or could have one: where none fits there is nothing to take.
 * @param {import('../state/state.js').State} state
 */
function canBranch(state) {
  const cell = explained(state);
  if (cell === null || !state.run) return false;
  const { board } = state.run;
  return board[cell] > 0 || blockersOf(board, cell, state.size).some(({ allowed }) => allowed);
}

export class LazyFork {
  #host;
  /** @type {LazyPart<import('../fork/fork-part.js').ForkPart>} */
  #part;
  /** @type {import('../i18n/i18n.js').Translate | null} */
  #t = null;
  /** It could not be loaded, or has not come yet: it is asked for again when it is wanted anew. */
  #isMissing = false;

  /** What the intents about it ask for. @type {Record<string, (detail: any) => void>} */
  commands = {
    'what-if': () => this.#isThere && this.#part.use((part) => part.ask()),
  };

  /** @param {import('./host.js').Host} host */
  constructor(host) {
    this.#host = host;
    this.#part = new LazyPart({
      load: async () => (await features.fork()).loadForkPart(host),
      tell: (news) => this.#tell(news),
    });
  }

  get #isThere() {
    return has(this.#host.state(), 'fork') && this.#host.permits({ type: 'fork' });
  }

  /** @param {import('../i18n/i18n.js').Translate} t */
  follow(t) {
    const state = this.#host.state();
    this.#t = t;
    if (this.#part.now) this.#part.now.follow(t);
    else if (!state.fork && (state.playing || !canBranch(state))) this.#isMissing = false;
    else if (!this.#isMissing && this.#isThere) this.#part.use(this.#show);
  }

  /** Ends all work; `follow` starts it again. Safe to repeat. */
  close() {
    this.#part.now?.close();
  }

  /** @param {import('../fork/fork-part.js').ForkPart} part */
  #show = (part) => {
    if (this.#t) part.follow(this.#t);
  };

  /**
   * Who has only asked about a cell is not told that there is no more.
   * @param {import('../platform/lazy-part.js').News} news
   */
  #tell(news) {
    this.#isMissing = news !== 'come';
    if (this.#host.state().fork) tellOf('fork', news, this.#host.dispatch);
  }
}
