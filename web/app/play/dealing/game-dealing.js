/**
 * How another game begins: the dialog of games, and the dealer behind it. Both are there when they are first needed.
 */
import { dateOf } from './daily.js';
import { openDealer } from './dealing.js';
import { newGame } from '../game.js';
import { GamesDialog } from '../dialogs/games-dialog.js';
import { tellOf } from '../../kernel/late-notice.js';

/** @typedef {import('../game.js').Game} Game @typedef {import('../game.js').Origin} Origin */
/**
 * @typedef {{ kind: 'daily', date: string, grade: number } | { kind: 'dealt', size: number, grade: number } |
 *   { kind: 'own' }} Deal
 */

/** What is dealt after a puzzle whose grade is not known. */
const FIRST_GRADE = 1;

/** Resumes a game that was chosen. @param {Game} game @returns {Game} */
const unpaused = (game) => (game.paused ? { ...game, paused: false } : game);

export class GameDealing {
  #host;
  #shelf;
  #parts;
  #dealer;
  /** @type {GamesDialog | null} */
  #games = null;
  /** Each puzzle that is asked for: one that comes late for an earlier wish is not wanted any more. */
  #turn = 0;
  /** The day of the calendar, when somebody looked last. */
  #date = dateOf(new Date());
  /** A puzzle is on its way. */
  isWaiting = false;

  /**
   * @param {import('../../player/host.js').Host} host
   * @param {import('../keeping/shelf.js').Shelf} shelf
   * @param {{ begin: (find: () => Game) => void, changed: () => void }} parts begin: with the game as it is then
   */
  constructor(host, shelf, parts) {
    this.#host = host;
    this.#shelf = shelf;
    this.#parts = parts;
    this.#dealer = openDealer({
      texts: shelf.texts,
      days: shelf.days,
      tell: (news) => tellOf('play', news, host.dispatch),
    });
  }

  /** @param {import('../dialogs/games-state.js').Tab} tab */
  show(tab) {
    this.#shelf.save(); // the list tells of the last move too
    this.#games ??= new GamesDialog({
      host: this.#host,
      deal: (wish) => this.deal(wish),
      open: (puzzle) => this.#open(puzzle),
      remove: (puzzle) => this.#shelf.remove(puzzle),
      kept: () => this.#shelf.list(),
      results: (size) => this.#shelf.resultsOf(size),
      isSolved: (date, grade) => this.#shelf.days.isSolved(date, grade),
      eraseResults: () => this.#shelf.eraseResults(),
    });
    this.#games.show(tab);
  }

  /** Closes the dialog. */
  hide() {
    this.#games?.close();
  }

  /** There is another language. */
  speak() {
    this.#games?.speak();
  }

  /** The page is seen again. @returns {string | null} the date, where it is another day now */
  wake() {
    const date = dateOf(new Date());
    if (date === this.#date) return null;
    this.#date = date;
    this.speak();
    return date;
  }

  /** @param {Deal} wish */
  async deal(wish) {
    if (wish.kind === 'own') {
      this.#open(this.#host.state().puzzle);
      return;
    }
    const turn = ++this.#turn;
    this.#wait(true);
    try {
      const { game, origin } = await this.#dealt(wish);
      if (turn !== this.#turn) return;
      const fresh = () => newGame(game.puzzle, { origin, grade: game.grade });
      this.#parts.begin(() => unpaused(this.#shelf.kept(game.puzzle) ?? fresh()));
    } catch {
      if (turn !== this.#turn) return;
      this.#wait(false);
      this.#host.dispatch({ type: 'notice', notice: { code: 'laterFailed' } });
    }
  }

  /** Another puzzle like that of a game. @param {Game} game */
  another({ size, grade }) {
    this.deal({ kind: 'dealt', size, grade: grade ?? FIRST_GRADE });
  }

  /** The next puzzle like this one is made while it is played. @param {Game} game */
  prepare({ size, grade }) {
    if (grade !== null) this.#dealer.prepare(size, grade);
  }

  /** A puzzle that is on its way is not wanted any more: another game begins. Safe to repeat. */
  cancel() {
    this.#turn += 1;
    this.#wait(false);
  }

  /** Ends all that is made; safe to repeat. */
  close() {
    this.cancel();
    this.hide();
    this.#dealer.close();
  }

  /** @param {Exclude<Deal, { kind: 'own' }>} wish */
  async #dealt(wish) {
    const { grade } = wish;
    if (wish.kind === 'dealt') {
      const game = await this.#dealer.take(wish.size, grade);
      return { game, origin: /** @type {Origin} */ ({ kind: 'dealt', grade: game.grade }) };
    }
    const { date } = wish;
    const game = await this.#dealer.daily(date, grade);
    return { game, origin: /** @type {Origin} */ ({ kind: 'daily', date, grade }) };
  }

  /** @param {string} puzzle */
  #open(puzzle) {
    this.#parts.begin(() => unpaused(this.#shelf.opened(puzzle, { progress: null, here: null, grade: null })));
  }

  /** @param {boolean} isWaiting */
  #wait(isWaiting) {
    this.isWaiting = isWaiting;
    this.#parts.changed();
  }
}
