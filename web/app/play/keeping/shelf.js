/**
 * What Play keeps: games as they are played, results, settings. See storages.js for where, and for how long.
 */
import { withChanges } from '../entries.js';
import { contentOf, digitsTextOf } from '../board.js';
import { bindAutosave, GameAutosave } from './game-autosave.js';
import { newGame, played } from '../game.js';
import { KeptDaily } from './kept-daily.js';
import { KeptGames } from './kept-games.js';
import { readSettings, writeSettings } from './kept-settings.js';
import { KeptResults, resultsOf } from './results.js';
import { SafeTexts } from './safe-texts.js';
import { gameFromText, gameToText } from './snapshot.js';
import { playerStorages, storageFor } from './storages.js';

/** @typedef {import('../game.js').Game} Game */

export class Shelf {
  #games;
  #results;
  #autosave;
  #settings;
  /** The one that is played. @type {Game | null} */
  #here = null;

  /**
   * @param {import('../../player/host.js').Host} host
   * @param {{ adopt: (game: Game) => void, away: () => void }} news of other tabs with the same game
   */
  constructor({ clock, state, dispatch }, news) {
    const storages = playerStorages();
    this.texts = new SafeTexts(() => storageFor(state(), storages));
    this.days = new KeptDaily(this.texts);
    this.#games = new KeptGames(this.texts, {
      toText: gameToText,
      fromText: (text) => gameFromText(text, { mends: true }),
    });
    this.#results = new KeptResults(this.texts);
    this.#settings = readSettings(this.texts);
    this.#autosave = new GameAutosave({
      clock,
      now: Date.now,
      games: this.#games,
      tab: Math.random().toString(36).slice(2),
      tell: (told) => {
        if (told.type === 'adopt') news.adopt(told.game);
        else if (told.type === 'away') news.away();
        else dispatch({ type: 'notice', notice: { code: 'keep.page' } });
      },
    });
  }

  get settings() {
    return this.#settings;
  }

  set settings(settings) {
    this.#settings = settings;
    writeSettings(this.texts, settings);
  }

  /**
   * The game of a puzzle: the one that is kept, or the one whose digits the puzzle has for givens, as they were shown
   * in Watch; else a new one.
   * @param {string} puzzle
   * @param {object} means
   * @param {import('../../solver.js').Progress | null} means.progress a move of the game: undo takes it back
   * @param {Game | null} means.here the game that is played
   * @param {number | null} means.grade of a new one
   * @returns {Game}
   */
  opened(puzzle, { progress, here, grade }) {
    const game = this.#shown(puzzle, here) ?? this.kept(puzzle) ?? newGame(puzzle, { grade });
    if (!progress) return game;
    const all = Array.from(puzzle, (_, cell) => /** @type {const} */ ([cell, contentOf(progress, cell)]));
    return { ...played(game, withChanges(game, all)), paused: false }; // who hands over digits wants to play on
  }

  /**
   * The game of a puzzle, as it was played last; null: there is none. The one that is played now need not be kept: the
   * storage may be full or denied.
   * @param {string} puzzle
   */
  kept(puzzle) {
    return this.#here?.puzzle === puzzle ? this.#here : (this.#games.read(puzzle)?.game ?? null);
  }

  /** @param {string} puzzle @param {Game | null} here */
  #shown(puzzle, here) {
    const isShown = (/** @type {Game} */ game) => game.past.length > 0 && digitsTextOf(game.board) === puzzle;
    if (here && isShown(here)) return here;
    if (this.kept(puzzle)) return null;
    return this.#games.list().find(({ game }) => isShown(game))?.game ?? null;
  }

  /** Keeps the game as it is now. @param {Game | null} game */
  follow(game) {
    this.#here = game;
    this.#autosave.follow(game);
  }

  /**
   * Counts a game that was solved here and now: one that comes solved was counted where that was.
   * @param {Game} game
   */
  count(game) {
    this.#results.add(game, { time: this.#settings.timer ? game.spent : null });
    if (game.origin.kind === 'daily' && !game.givenUp) this.days.solve(game.origin.date, game.origin.grade);
  }

  /** Keeps what has changed, at once. Safe to repeat. */
  save() {
    this.#autosave.save();
  }

  /** The game of another tab goes on here. */
  takeOver() {
    this.#autosave.takeOver();
  }

  /** Keeps games whenever the page may go away, until the signal. @param {AbortSignal} signal */
  bind(signal) {
    const unbind = bindAutosave(this.#autosave, window, document);
    signal.addEventListener('abort', unbind, { once: true });
    this.#autosave.look();
  }

  /** All games, the one played last first. @returns {import('../dialogs/games-look.js').KeptGame[]} */
  list() {
    return this.#games.list().map(({ game, at }) => ({ ...game, board: game.board.digits, playedAt: at }));
  }

  /** @param {string} puzzle */
  remove(puzzle) {
    if (this.#here?.puzzle === puzzle) this.#here = null;
    this.#games.erase(puzzle);
  }

  /**
   * What was solved on boards of a size, by grade.
   * @param {number} size
   * @returns {import('../dialogs/games-look.js').Results}
   */
  resultsOf(size) {
    return resultsOf(this.#results.all, size);
  }

  /** Forgets what was solved. */
  eraseResults() {
    this.#results.erase();
  }
}
