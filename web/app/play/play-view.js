/**
 * Play at work: a composition root below the player's, loaded when the mode is first entered. It holds a store of its
 * own; what the player knows comes by `follow`, what elements and keyboard ask for by `obey`. A view of a mode, see
 * kernel/mode-feature.js.
 */
import '../../elements/play/play.js';
import { html, setAttribute, setText } from '../../elements/element.js';
import { GameDealing } from './dealing/game-dealing.js';
import { SettingsDialog } from './dialogs/settings-dialog.js';
import { gameEvents } from './game-events.js';
import { Fold } from './fold.js';
import { focusOn, gameKeyIntent } from './keys.js';
import { playAppearance } from './look.js';
import { permitted } from './permitted.js';
import { speechOf } from './message.js';
import { commandsOf } from './commands.js';
import { initialPlay, reducePlay } from './play-state.js';
import { Referee } from './referee.js';
import { Shelf } from './keeping/shelf.js';
import { gameFromText, gameToText } from './keeping/snapshot.js';
import { has } from '../state/features.js';
import { createStore } from '../state/store.js';
import { createAnnouncer } from '../view/announcer.js';

/** Milliseconds between two times that are told: where the time is shown, and where it only counts. */
const [TICK, HIDDEN_TICK] = [1000, 20_000];

/**
 * Cells are always there: only what stands beside the board gives way, and has to be measured.
 * @param {Element} focused
 */
const isSeen = (focused) => focused.matches('sudoku-game-board .cell') || focused.getClientRects().length > 0;

/**
 * @typedef {import('./play-state.js').PlayState} PlayState
 * @typedef {import('./play-state.js').PlayAction} PlayAction
 */
/** @typedef {import('./game.js').Game} Game */

export class PlayView {
  #host;
  #element = document.createElement('sudoku-play');
  #status = html('div', { role: 'status', class: 'unseen' });
  #store;
  #announcer;
  #referee;
  #shelf;
  #dealing;
  #fold;
  #settings;
  #commands;
  /** @type {import('../state/state.js').State | null} */
  #player = null;
  /** @type {import('../i18n/i18n.js').Translate | null} */
  #t = null;
  #isOpen = false;
  /** A game is being opened, and the player may still have another puzzle. */
  #isBeginning = false;
  /** The last value of `handed`, which opens a game once. @type {import('../state/state.js').State['handed']} */
  #handed = null;
  /** The first time, the board is enough for one frame: keys come with the next. */
  #isWhole = false;
  #frame = 0;
  /** @type {any} */
  #timer = null;
  #unbind = () => {};

  /** @param {import('../player/host.js').Host} host */
  constructor(host) {
    this.#host = host;
    this.#shelf = new Shelf(host, {
      adopt: (game) => this.#dispatch({ type: 'adopt', game }),
      away: () => this.#dispatch({ type: 'away' }),
    });
    this.#store = createStore(reducePlay, initialPlay(this.#shelf.settings));
    this.#referee = new Referee(host, () => this.#commands.learn({}));
    this.#announcer = createAnnouncer(host.clock, (text) => setText(this.#status, text));
    this.#fold = new Fold(host, () => this.#requestPaint());
    this.#dealing = new GameDealing(host, this.#shelf, {
      begin: (find) => this.#begin(find),
      changed: () => this.#requestPaint(),
    });
    this.#settings = new SettingsDialog({
      host,
      settings: () => this.#store.state.settings,
      set: (name, value) => this.#dispatch({ type: 'setting', name, value }),
    });
    this.#commands = commandsOf({
      host,
      state: () => this.#store.state,
      dispatch: (action) => this.#dispatch(action),
      referee: this.#referee,
      dealing: this.#dealing,
      shelf: this.#shelf,
      fold: this.#fold,
      settings: this.#settings,
    });
    host.frame.append(this.#element, this.#status);
    host.game.serve(this);
  }

  /** Takes over what the player knows now. @param {import('../state/state.js').State} player */
  follow(player) {
    this.#player = player;
    if (this.#isBeginning) return;
    if (player.mode !== 'play') this.close();
    else this.#enter(player);
    this.#requestPaint();
  }

  /** @param {import('../state/state.js').State} player @param {import('../i18n/i18n.js').Translate} t */
  paint(player, t) {
    this.#t = t;
    this.#requestPaint();
  }

  speak() {
    for (const each of [this.#dealing, this.#settings]) each.speak();
  }

  /** @param {{ type: string, [key: string]: any }} detail an intent; what means nothing here is let pass */
  obey(detail) {
    const command = this.#commands[detail.type];
    if (command) command(detail);
    else this.#dispatch(/** @type {PlayAction} */ (detail));
  }

  takeFocus() {
    this.#element.focus();
  }

  /**
   * What a key asks for.
   * @param {KeyboardEvent} event
   * @returns {{ type: string, [key: string]: any } | null}
   */
  keyIntent(event) {
    const target = /** @type {Element} */ (event.composedPath()[0]);
    if (event.defaultPrevented || target.closest('dialog, [role="menu"]')) return null;
    return gameKeyIntent(event, focusOn(target));
  }

  /** Ends what is at work, and keeps the game; safe to repeat. */
  close() {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#unbind();
    this.#dispatch({ type: 'pause', hidden: true });
    this.#shelf.save();
    this.#dealing.close();
    this.#settings.close();
    this.#fold.end();
  }

  /** The game as a text; null: there is none. */
  gameText() {
    const { game } = this.#store.state;
    return game && gameToText(game);
  }

  /** What was entered, for a link; null: there is no game. */
  gameProgress() {
    return this.#store.state.game?.board ?? null;
  }

  /** @param {string} text @returns {boolean} false: it holds no game, and nothing has changed */
  restoreGame(text) {
    const game = gameFromText(text);
    if (game) this.#begin(() => game);
    return game !== null;
  }

  /** @param {import('../state/state.js').State} player */
  #enter(player) {
    if (player.solver !== 'ready' || !player.check) return; // before the check the puzzle may still change
    if (!this.#isOpen) {
      this.#isOpen = true;
      this.#bind();
      this.#referee.prepare();
      if (this.#isHere(player.puzzle) && !document.hidden) this.#dispatch({ type: 'resume', hidden: true });
    }
    const { handed } = player;
    const isHanded = handed !== this.#handed && handed?.puzzle === player.puzzle;
    this.#handed = handed;
    if (isHanded || !this.#isHere(player.puzzle)) this.#open(player.puzzle, isHanded ? handed.progress : null);
  }

  /** Whether the game is that of a puzzle. @param {string} puzzle */
  #isHere(puzzle) {
    return this.#store.state.game?.puzzle === puzzle;
  }

  /**
   * Goes on with the game of a puzzle, or with the one that was shown in Watch; else begins one. Dialogs of the game
   * before close.
   * @param {string} puzzle
   * @param {import('../solver.js').Progress | null} progress what came with it: a move of the game
   */
  #open(puzzle, progress) {
    this.#dealing.hide();
    this.#settings.close();
    const grade = this.#referee.gradeOf(puzzle);
    this.#begin(() => this.#shelf.opened(puzzle, { progress, here: this.#store.state.game, grade }));
    // The autosave must see `handed` first.
    if (progress) queueMicrotask(() => this.#host.dispatch({ type: 'taken' }));
  }

  /**
   * What is being dealt is not wanted any more. The clock of the game before stops first, which may be this one; that
   * of a page that is hidden does not start.
   * @param {() => Game} find
   */
  #begin(find) {
    this.#isBeginning = true;
    this.#dealing.cancel();
    this.#dispatch({ type: 'pause', hidden: true });
    const game = find();
    const isOther = game.puzzle !== this.#host.state().puzzle;
    if (this.#store.state.away && this.#isHere(game.puzzle)) this.#shelf.takeOver(); // it goes on here
    this.#dispatch({ type: 'open', game });
    if (document.hidden) this.#dispatch({ type: 'pause', hidden: true });
    this.#dispatch({ type: 'truth', truth: this.#referee.truthOf(game.puzzle) });
    this.#dealing.prepare(game);
    this.#requestPaint();
    this.#isBeginning = false;
    if (isOther) this.#host.dispatch({ type: 'load', puzzle: game.puzzle });
  }

  /** @param {PlayAction} action */
  #dispatch(action) {
    const before = this.#store.state;
    this.#store.dispatch({ ...action, now: this.#host.clock.now(), epoch: Date.now() });
    const now = this.#store.state;
    if (now === before) return;
    const events = gameEvents(now, before, action);
    if (now.game !== before.game) this.#shelf.follow(now.game);
    if (now.game && events.some(({ type }) => type === 'solved')) this.#shelf.count(now.game);
    if (now.settings !== before.settings) this.#shelf.settings = now.settings;
    for (const { type, detail } of events) this.#host.tellPage(type, detail);
    this.#tick();
    this.#requestPaint();
  }

  /** What had the focus is hidden now: the last stage of a hint has it next, else the board. */
  #handFocusOn() {
    const next = /** @type {HTMLElement | null} */ (this.#element.querySelector('[data-type="hint-do"]'));
    if (next && next.getClientRects().length > 0) next.focus();
    else this.takeFocus();
  }

  /** While the clock runs the time is told, so that a gap is that of a machine that was asleep. */
  #tick() {
    const { since, settings } = this.#store.state;
    this.#host.clock.clearTimeout(this.#timer);
    if (since === null) return;
    this.#timer = this.#host.clock.setTimeout(
      () => this.#dispatch({ type: 'tick' }),
      settings.timer ? TICK : HIDDEN_TICK,
    );
  }

  #requestPaint() {
    this.#frame ||= this.#host.clock.requestAnimationFrame(() => this.#paint());
  }

  #paint() {
    this.#frame = 0;
    const t = this.#t;
    if (!t || this.#player?.mode !== 'play') return;
    const state = this.#store.state;
    const loading = this.#dealing.isWaiting ? t('play.say.dealing') : state.game ? '' : t('play.say.loading');
    const { isSmall: small, isFolded: folded } = this.#fold;
    const whole = playAppearance(state, { loading, small, folded, shares: has(this.#player, 'share') }, t);
    const look = permitted(whole, (id) => this.#host.permits({ type: 'menu', id }));
    const focused = this.#host.root.activeElement;
    if (look.pad) setAttribute(this.#host.frame, 'data-kinds', look.pad.kinds.length > 0 ? '' : null);
    this.#element.appearance = this.#isWhole ? look : { ...look, pad: null };
    const label = look.board?.cells[state.cursor]?.label ?? '';
    this.#announcer.update(speechOf(state, t, loading, label), false);
    // The last of all: what asks where things are has everything that was written laid out, which is done only once so.
    if (focused && this.#element.contains(focused) && !isSeen(focused)) this.#handFocusOn();
    if (this.#isWhole || !look.board) return;
    this.#isWhole = true;
    this.#requestPaint();
  }

  /** The page is hidden, or seen again, maybe on another day. */
  #turn() {
    this.#dispatch({ type: document.hidden ? 'pause' : 'resume', hidden: true });
    const date = document.hidden ? null : this.#dealing.wake();
    if (date) this.#dispatch({ type: 'new-day', date });
  }

  #bind() {
    const ends = new AbortController();
    document.addEventListener('visibilitychange', () => this.#turn(), { signal: ends.signal });
    this.#fold.bind(ends.signal);
    this.#shelf.bind(ends.signal);
    this.#unbind = () => ends.abort();
  }
}
