/**
 * Keeps a game as it is played: soon after each move, and at once when the page may go away. Where two tabs have the
 * same game, or two players of one page, the later move wins: the other one takes it over and is told that it is away,
 * until it takes the game back.
 *
 *     const autosave = new GameAutosave({ clock, now: Date.now, games, tab, tell });
 *     store.subscribe(({ play }) => autosave.follow(play.game));
 *     const unbind = bindAutosave(autosave, window, document);
 *     autosave.takeOver();   // "go on here"
 *
 * @typedef {import('../game.js').Game} Game
 *
 * @typedef {{ type: 'adopt', game: Game } | { type: 'away' } | { type: 'unkept' }} News adopt: this is the game now,
 *   and it is played here; away: from now on another tab plays it (after `adopt` with its move), and nothing is kept
 *   here; unkept: the browser's storage is full or denied; told once, and again after it went well in between
 *
 * @typedef {object} Host
 * @property {Pick<import('../../jobs/clock.js').Clock, 'setTimeout' | 'clearTimeout'>} clock
 * @property {() => number} now in milliseconds since 1970
 * @property {Pick<import('./kept-games.js').KeptGames, 'read' | 'stamp' | 'isNameOf' | 'holds' |
 *   'write'>} games
 * @property {string} tab a name that no other tab has
 * @property {(news: News) => void} tell
 */
import { isUntouched } from './kept-games.js';
import { keptTime } from './kept-time.js';

/** Milliseconds from a change until it is kept. */
export const REST = 300;

/**
 * Whether nobody did anything: time went by, or it became known how hard the puzzle is. Who only looks at a game in one
 * tab does not take it from another one.
 * @param {any} game @param {any} before
 */
const isUnmoved = (game, before) =>
  Boolean(game && before) && Object.keys(game).every((name) => unmoving.has(name) || game[name] === before[name]);

const unmoving = new Set(['spent', 'grade']);

/**
 * Those of this page: the browser tells other tabs alone of what is written.
 * @type {Set<Pick<GameAutosave, 'look'>>}
 */
const neighbours = new Set();

export class GameAutosave {
  #host;
  /** @type {Game | null} */
  #game = null;
  /** When it was changed last, and by which tab. */
  #at = 0;
  #by = '';
  #isChanged = false;
  #isAway = false;
  #isUnkept = false;
  /** @type {any} */
  #timer = null;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** Another tab plays the game. */
  get isAway() {
    return this.#isAway;
  }

  /** The game as it is now; null: none. @param {Game | null} game */
  follow(game) {
    if (game === this.#game) return;
    if (game?.puzzle === this.#game?.puzzle) this.#change(game);
    else this.#open(game);
  }

  /** Keeps what has changed. Safe to repeat. */
  save() {
    this.#rest();
    if (this.#isChanged && !this.#isAway && !this.#yield()) this.#write();
  }

  /** Looks whether another tab has gone on: a page that stood still hears nothing. Safe to repeat. */
  look() {
    this.#yield();
  }

  /** Something was written by another tab. @param {string | null} name of the storage; null: all was erased */
  hear(name) {
    if (name !== null && this.#game && this.#host.games.isNameOf(name, this.#game.puzzle)) this.#yield();
  }

  /** Plays on here with the latest move of any tab; the others are told by what is written. */
  takeOver() {
    if (!this.#game || !this.#isAway) return;
    const kept = this.#host.games.read(this.#game.puzzle);
    if (kept) [this.#game, this.#at] = [kept.game, Math.max(this.#at, kept.at)];
    this.#isAway = false;
    this.#sign();
    this.#write();
    this.#host.tell({ type: 'adopt', game: this.#game });
  }

  /** @param {Game | null} game */
  #open(game) {
    this.save();
    const kept = game && this.#host.games.read(game.puzzle);
    this.#game = game;
    this.#isAway = false;
    this.#isChanged = false;
    this.#at = kept?.at ?? 0;
    this.#by = kept?.tab ?? '';
    // what is taken up again is no change, and a game without a move takes the place of none that is kept
    if (game && !(kept && (isUntouched(game) || this.#host.games.holds(game)))) this.#touch();
  }

  /** @param {Game | null} game with the same puzzle */
  #change(game) {
    const isMove = !isUnmoved(game, this.#game);
    this.#game = game;
    if (this.#isAway) return;
    if (isMove) this.#sign();
    else if (game && !this.#host.games.stamp(game.puzzle)) return; // erased: it comes back with the next move
    this.#wait();
  }

  #touch() {
    this.#sign();
    this.#wait();
  }

  #wait() {
    this.#isChanged = true;
    this.#timer ??= this.#host.clock.setTimeout(() => this.save(), REST);
  }

  #write() {
    const game = /** @type {Game} */ (this.#game);
    this.#isChanged = false;
    const isKept = this.#host.games.write({ game, at: this.#at, tab: this.#by });
    if (!isKept && !this.#isUnkept) this.#host.tell({ type: 'unkept' });
    this.#isUnkept = !isKept;
    for (const each of neighbours) if (each !== this) each.look();
  }

  /**
   * Gives way to another tab where that has made a later move: of two changes in the same millisecond the same one is
   * the later in all tabs.
   * @returns {boolean} it has
   */
  #yield() {
    const { games } = this.#host;
    const at = this.#lastChange;
    const stamp = this.#game && games.stamp(this.#game.puzzle);
    if (!stamp || stamp.at < at || (stamp.at === at && stamp.tab <= this.#by)) return false;
    const kept = games.read(/** @type {Game} */ (this.#game).puzzle);
    if (!kept) return false;
    this.#rest();
    this.#game = kept.game;
    this.#at = kept.at;
    this.#by = kept.tab;
    this.#isChanged = false;
    this.#isAway = true;
    this.#host.tell({ type: 'adopt', game: kept.game });
    this.#host.tell({ type: 'away' });
    return true;
  }

  /** The last change is one of now and here: later than all before, though the clock was set back a little. */
  #sign() {
    this.#at = Math.max(Math.floor(this.#host.now()), this.#lastChange + 1);
    this.#by = this.#host.tab;
  }

  /** When the game was changed last, read as it would be from the storage: the clock may have been set since. */
  get #lastChange() {
    return keptTime(this.#at, this.#host.now());
  }

  #rest() {
    this.#host.clock.clearTimeout(this.#timer);
    this.#timer = null;
  }
}

/**
 * Has a game kept whenever the page may go away, and another tab heard.
 * @param {Pick<GameAutosave, 'save' | 'look' | 'hear'>} autosave
 * @param {EventTarget} page its window
 * @param {EventTarget & { visibilityState: string }} text its document
 * @returns {() => void} keeps what has changed, and takes it all back
 */
export function bindAutosave(autosave, page, text) {
  neighbours.add(autosave);
  const ends = new AbortController();
  const { signal } = ends;
  const save = () => autosave.save();
  const look = () => autosave.look();
  page.addEventListener('pagehide', save, { signal });
  page.addEventListener('pageshow', look, { signal });
  text.addEventListener('freeze', save, { signal });
  text.addEventListener('resume', look, { signal });
  text.addEventListener('visibilitychange', () => (text.visibilityState === 'hidden' ? save() : look()), { signal });
  page.addEventListener('storage', (event) => autosave.hear(/** @type {StorageEvent} */ (event).key), { signal });
  return () => {
    save();
    neighbours.delete(autosave);
    ends.abort();
  };
}
