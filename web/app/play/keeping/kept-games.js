/**
 * Games as they were played last, by their puzzles, each under a name of its own, so that one move writes one game and
 * another tab hears of it.
 *
 *     const games = new KeptGames(texts, { toText: gameToText, fromText: gameFromText });
 *     games.write({ game, at: Date.now(), tab });   // false: it is not kept
 *     games.read(puzzle)?.game;
 *     games.list();                                 // the one played last first
 *
 * At most 20 are kept. What goes first: what cannot be read, games without a move, the solved one that was played
 * longest ago, then the one of all. For room in a full storage only the first three go: no game with work in it. If
 * that is not enough, or a game has become too long to be read again, it is kept with fewer moves that can be undone.
 *
 * A game in which nothing was entered is in no list, and is kept only if more is known of it than its puzzle shows:
 * that it was dealt, of which day it is, or that it is paused.
 *
 * @typedef {import('../game.js').Game} Game
 *
 * @typedef {object} KeptGame
 * @property {Game} game
 * @property {number} at when it was changed last, in milliseconds since 1970; no two changes have the same; 0: unknown
 * @property {string} tab that changed it
 */

import { shortened } from '../game.js';
import { keptTime } from './kept-time.js';
import { LONGEST } from './safe-texts.js';

const START = 'stepdoku.play.game.';
const VERSION = 1;
const MOST = 20;

/** Whether nothing was done in it yet. @param {Game} game */
export const isUntouched = (game) => !game.past.length && !game.future.length && game.solvedAt === null;

/** Of games, what goes first has the lowest number. @param {KeptGame | null} kept */
function worthOf(kept) {
  if (!kept) return 0;
  if (isUntouched(kept.game)) return 1;
  return kept.game.solvedAt === null && !kept.game.givenUp ? 3 : 2;
}

export class KeptGames {
  #texts;
  #toText;
  #fromText;
  #now;

  /**
   * @param {import('./safe-texts.js').SafeTexts} texts
   * @param {{ toText: (game: Game) => string, fromText: (text: string) => Game | null }} snapshot
   * @param {() => number} [now] in milliseconds since 1970
   */
  constructor(texts, { toText, fromText }, now = Date.now) {
    this.#texts = texts;
    this.#toText = toText;
    this.#fromText = fromText;
    this.#now = now;
  }

  /** @param {string} puzzle @returns {KeptGame | null} null: none, or it is damaged */
  read(puzzle) {
    return this.#readName(START + puzzle);
  }

  /**
   * When and by whom the game of a puzzle was changed last, which is known without reading the game.
   * @param {string} puzzle
   * @returns {Pick<KeptGame, 'at' | 'tab'> | null} null: none, or it is damaged
   */
  stamp(puzzle) {
    return this.#record(START + puzzle);
  }

  /** Whether a name of the storage is that of the game of this puzzle. @param {string} name @param {string} puzzle */
  isNameOf(name, puzzle) {
    return name === START + puzzle;
  }

  /** Whether just this is kept of its puzzle. @param {Game} game */
  holds(game) {
    const kept = this.read(game.puzzle);
    return kept !== null && this.#toText(kept.game) === this.#toText(game);
  }

  /** All that were begun, the one played last first. @returns {KeptGame[]} */
  list() {
    return this.#all()
      .flatMap(({ kept }) => (kept && !isUntouched(kept.game) ? [kept] : []))
      .sort((one, other) => other.at - one.at);
  }

  /** @param {KeptGame} kept @returns {boolean} false: it is there for as long as the page only */
  write({ game, at, tab }) {
    const name = START + game.puzzle;
    const isNew = this.#texts.get(name) === null;
    if (isNew && isUntouched(game) && !game.paused && game.origin.kind === 'own') return true;
    if (isNew) this.#makePlace();
    const textOf = (/** @type {Game} */ each) =>
      JSON.stringify({ version: VERSION, at, tab, game: this.#toText(each) });
    const text = textOf(game);
    if (this.#texts.set(name, text) || this.#makeRoom(name, text)) return true;
    for (let less = shortened(game); less; less = shortened(less)) {
      if (this.#texts.set(name, textOf(less))) return true;
    }
    return this.#texts.set(name, text);
  }

  /** @param {string} puzzle */
  erase(puzzle) {
    this.#texts.remove(START + puzzle);
  }

  /** @param {string} name @returns {KeptGame | null} */
  #readName(name) {
    const record = this.#record(name);
    const game = record && this.#fromText(record.game);
    return game && START + game.puzzle === name ? { game, at: record.at, tab: record.tab } : null;
  }

  /** @param {string} name @returns {{ at: number, tab: string, game: string } | null} */
  #record(name) {
    const value = /** @type {any} */ (this.#texts.value(name));
    if (value?.version !== VERSION || typeof value.game !== 'string') return null;
    const { at, tab, game } = value;
    return { at: keptTime(at, this.#now()), tab: typeof tab === 'string' ? tab : '', game };
  }

  /** What goes first is first. */
  #all(names = this.#texts.names(START)) {
    return names
      .map((name) => ({ name, kept: this.#readName(name) }))
      .sort((one, other) => worthOf(one.kept) - worthOf(other.kept) || (one.kept?.at ?? 0) - (other.kept?.at ?? 0));
  }

  /** So that there are no more than 20 with one more. */
  #makePlace() {
    const all = this.#all();
    for (const { name } of all.slice(0, Math.max(0, all.length - MOST + 1))) this.#texts.remove(name);
  }

  /** @param {string} name @param {string} text @returns {boolean} whether it is kept now, in the place of others */
  #makeRoom(name, text) {
    if (text.length > LONGEST) return false;
    const others = this.#texts.names(START).filter((each) => each !== name && this.#texts.keeps(each));
    return this.#all(others)
      .filter(({ kept }) => worthOf(kept) < 3)
      .some((each) => {
        this.#texts.remove(each.name);
        return this.#texts.set(name, text);
      });
  }
}
