/**
 * <sudoku-player>: board, transport and editor in one. The composition root: it holds one store,
 * one playback and one session, and any number of players may stand on a page.
 *
 *     <sudoku-player puzzle="53..7....6..195..." lang="de"></sudoku-player>
 *
 * Its attributes, properties, methods and events stand in player/element.js.
 * A tap goes: element -> `intent` event -> dispatch -> reduce -> effects here -> engine -> session -> solver;
 * and back: view -> reduce -> appearance -> one painted frame.
 */
import { define, setAttribute, setText } from '../elements/element.js';
import { afterPaint } from './platform/after-paint.js';
import { appearanceOf } from './view/appearance.js';
import { FeatureHost, presentIn } from './kernel/feature-host.js';
import { intents } from './kernel/intents.js';
import { LazyDialogs } from './player/lazy-dialogs.js';
import { Driver } from './run/driver.js';
import { Engine } from './run/engine.js';
import * as features from './features.js';
import { first } from './sudoku/first-puzzle.js';
import { loadFirst } from './player/first-load.js';
import { createListings } from './player/listings.js';
import { progressOf, takenOver, without } from './player/play-on.js';
import { followSystem, takeColours } from './player/colours.js';
import { has } from './state/features.js';
import { hasBoard } from './state/modes.js';
import { pauseWhileHidden } from './run/pause-while-hidden.js';
import { Rest } from './run/rest.js';
import { erased, typed } from './state/digit-first.js';
import { browserClock } from './jobs/clock.js';
import { PlayerControls } from './player/shown-controls.js';
import { bindInput } from './player/input.js';
import { PlayerElement } from './player/element.js';
import { tellPlayersTaken, tellTakenName } from './player/taken-name.js';
import { createLanguage } from './i18n/language.js';
import { build, complete, painted } from './player/parts.js';
import { Intake } from './player/intake.js';
import { Gatherer } from './run/solutions.js';
import { createAnnouncer } from './view/announcer.js';
import { initialState, isPlayable, reduce } from './state/state.js';
import { createStore } from './state/store.js';
import { createStripFeed } from './run/strip-feed.js';
import { hintAction } from './state/insight.js';
import { isMissing } from './state/run-reducer.js';
import { startWorker } from './jobs/start-worker.js';
import { Turns } from './player/turns.js';

/** After so many frames that had something to show the next parts come all the same. */
const LONGEST_WAIT = 5;

/** Whether the reader wants less motion. */
const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Whether what has the focus was taken away, or hidden: by itself or, in another mode, by a style sheet.
 * @param {Element} focused
 * @param {boolean} isOtherMode
 */
const isGone = (focused, isOtherMode) =>
  !focused.isConnected ||
  focused.closest('[hidden], [inert]') !== null ||
  (isOtherMode && focused.getClientRects().length === 0);

export class SudokuPlayer extends PlayerElement {
  #store = createStore(reduce, initialState(first, { growing: !isReduced(), features: presentIn(features) }));
  #parts = build(this.attachShadow({ mode: 'open' }));
  #announcer = createAnnouncer(browserClock, (text) => setText(this.#parts.status, text));
  #engine = new Engine({
    dispatch: (action) => this.#store.dispatch(action),
    ready: () => this.#takeUp(),
  });
  #driver = new Driver({
    store: this.#store,
    engine: this.#engine,
    clock: browserClock,
    startWorker,
    isConnected: () => this.isConnected,
    halt: (session, from) => this.#features.halt(session, from),
  });
  /** @type {import('./player/host.js').Host} */
  #host = {
    root: /** @type {ShadowRoot} */ (this.shadowRoot),
    frame: this.#parts.frame,
    clock: browserClock,
    state: () => this.#state,
    translate: () => this.#t,
    dispatch: (action) => this.#store.dispatch(action),
    attempt: (work) => this.#engine.attempt(work),
    tell: () => (this.#t && this.#features.sentences(this.#state, this.#t)?.tell) ?? null,
    settle: () => this.#engine.settle(),
    changed: () => this.#requestPaint(),
    permits: (intent) => this.#controls.permits(intent),
    tellPage: (type, detail) => this.tell(type, detail),
    game: this.savedGame,
  };
  #features = new FeatureHost(features, this.#host);
  #gatherer = new Gatherer(this.#host);
  #dialogs = new LazyDialogs(this.#host);
  #intake = new Intake({
    parse: (text) => this.#engine.attempt((session) => session.solver.parse(text)),
    loadFormats: () => this.#engine.attempt((session) => session.solver.loadFormats()),
    list: has(this.#state, 'lists') ? (list) => this.#list(list) : null,
    dispatch: (action) => this.#store.dispatch(action),
    translate: () => this.#t,
    plays: has(this.#state, 'play'),
    failed: () => isMissing(this.#state.solver),
    dialogs: this.#dialogs,
  });
  #listings = createListings((action) => this.#store.dispatch(action));
  #strip = createStripFeed({
    clock: browserClock,
    ask: (want) => this.#engine.attempt((session) => (session.isOpen ? session.shape(want) : undefined)),
    wake: () => this.#requestPaint(),
  });
  #language = createLanguage({
    wanted: () => [this.lang, ...navigator.languages],
    changed: (t) => {
      this.#parts.frame.lang = t.language;
      this.#dialogs.speak();
      this.#requestPaint();
    },
  });
  #controls = new PlayerControls(this.#host);
  /** As long as the page is hidden. */
  #hidden = new Rest(this.#store);
  #frame = 0;
  #turns = new Turns(painted);
  #started = false;
  /** Whether the first picture was painted: the rest comes with the next ones. */
  #isShown = false;
  /** Whether all parts are there. */
  #isGrown = false;
  /** Resolves `#whole`. */
  #grown = () => {};
  /** @type {Promise<void>} */
  #whole = new Promise((resolve) => {
    this.#grown = resolve;
  });
  /** Whether the next frame has something to show. */
  #isAsked = false;
  /** So many frames have come before the parts that are still to come. */
  #waited = 0;
  /** Whether all is loaded that the first picture needs. */
  #isWhole = false;
  /** Undoes what connecting bound. */
  #unbind = () => {};

  /** What each intent that is no action of the state asks for. @type {Record<string, (detail: any) => void>} */
  #commands = {
    ...this.#driver.commands,
    ...this.#features.commands,
    pause: () => this.#pause(),
    digit: ({ digit }) => this.#store.dispatch(typed(this.#state, digit)),
    erase: ({ here }) => this.#store.dispatch(erased(this.#state, here)),
    choose: () => this.#dialogs.open(),
    keys: () => this.#dialogs.openKeys(),
    share: () => this.#dialogs.openShare(),
    create: ({ size }) => this.#create(size),
    give: () => this.#give(),
    read: ({ text }) => this.#intake.read({ text, from: 'user' }),
    text: ({ text }) => this.#intake.read({ text, from: 'user' }),
    drop: ({ file }) => (this.#state.mode === 'lists' ? this.#list({ file }) : this.#intake.open(file)),
    list: ({ text }) => this.#list({ text }),
    retry: () => this.retry(),
    'play-on': () => this.#playOn(),
    'leave-out': (/** @type {any} */ astray) => this.#leaveOut(astray),
    'back-to-game': () => this.#act({ type: 'mode', mode: 'play' }),
    'enter-again': ({ mode }) => this.#act({ type: 'mode', mode }), // also where nobody may choose a mode
    reopen: () => this.#reopen(),
  };

  get #state() {
    return this.#store.state;
  }

  get #t() {
    return this.#language.t;
  }

  connectedCallback() {
    this.#bind();
    if (this.#started) {
      takeColours(this, /** @type {ShadowRoot} */ (this.shadowRoot)).catch(() => {}); // as they are on this page
      this.#driver.open();
      this.#followFeatures();
      this.wake();
      this.#requestPaint();
      return;
    }
    this.#started = true;
    this.#start();
  }

  disconnectedCallback() {
    this.rest();
    this.#unbind();
    this.#store.dispatch({ type: 'pause' });
    this.#gatherer.close();
    this.#features.close();
    this.#driver.close();
    this.#engine.close();
  }

  /**
   * What the player knows, and every way to change it: for the page that belongs to it. Other pages have the public
   * interface.
   */
  get store() {
    return this.#store;
  }

  /**
   * Takes over a puzzle from a text that a reader pasted or typed, or from a file. A text that cannot
   * be read is shown in the dialog, with what is wrong; nothing is lost.
   * @param {string | File} text
   */
  read(text) {
    this.#obey(typeof text === 'string' ? { type: 'text', text } : { type: 'drop', file: text });
  }

  /**
   * Does what a reader asks for, as its elements and keys do: for the page that belongs to it.
   * @param {{ type: string, [key: string]: any }} intent
   */
  obey(intent) {
    if (this.#controls.permits(intent) || this.#features.awaits(intent)) this.#obey(intent);
  }

  /** Asks once more for all that it waits for: for the page that belongs to it. */
  retry() {
    this.#engine.retry(this.#state.solver);
  }

  /**
   * The cell in hand has the focus, or what stands in the place of the board: for the page that belongs to it.
   */
  takeFocus() {
    if (hasBoard(this.#state)) this.#parts.board.focus();
    else this.#features.takeFocus(this.#state.mode);
  }

  /**
   * What a key asks for in a mode that has keys of its own: for the page that belongs to it.
   * @param {KeyboardEvent} event
   * @returns {{ type: string, [key: string]: any } | null | undefined} undefined: the mode has none
   */
  keyIntent(event) {
    return this.#features.keyIntent(this.#state.mode, event);
  }

  /** Resolved when all parts are there. Internal to our own pages. */
  get whole() {
    return this.#whole;
  }

  /** Highlights exactly these cells of the board. Internal to our own pages. @param {Set<number>} cells */
  light(cells) {
    this.#parts.board.light(cells);
  }

  async #start() {
    this.#store.dispatch({ type: 'grain', grain: isReduced() ? 'placement' : 'read' });
    this.#store.subscribe((now, before) => this.#follow(now, before));
    this.begin({
      store: this.#store,
      obey: (intent) => this.#act(intent),
      read: (text) => this.#intake.read({ text, from: 'page' }),
      afterwards: (work) => this.#intake.afterwards(work),
      settled: () => this.#intake.settled(),
      speak: () => this.#language.load().catch(() => {}), // it goes on in the language that it has
      show: (wish) => {
        this.#controls.show(wish);
        this.#followFeatures();
        this.#requestPaint();
      },
      board: this.#parts.board,
    });
    const puzzle = this.getAttribute('puzzle');
    if (puzzle !== null) {
      this.#store.dispatch({ type: 'start', puzzle: '.'.repeat(81) });
      this.#intake.wait({ text: puzzle, from: 'page' });
    }
    const shown = this.#show();
    await Promise.all([shown, this.#engine.load(null, shown)]);
    this.#intake.resume();
    await this.#intake.searched;
    this.#isWhole = true;
    this.#requestPaint();
  }

  /**
   * Settled when the board was painted for the first time: the run, whose first steps take their while, is opened after
   * it.
   */
  async #show() {
    await loadFirst(this, /** @type {ShadowRoot} */ (this.shadowRoot), () => this.#language.load());
    await this.#controls.dress();
    const t = /** @type {import('./i18n/i18n.js').Translate} */ (this.#t);
    if (tellTakenName(this, this.#parts.frame, t)) return; // the frame stays hidden: nothing is painted
    this.#parts.frame.hidden = false;
    this.#paint();
    this.#followFeatures();
    await afterPaint();
    this.#isShown = true;
    this.#requestPaint();
  }

  /** Takes up the text that waits, or the run: also where the text brings no other puzzle. */
  async #takeUp() {
    if (this.#intake.resume()) await this.#intake.searched;
    if (!this.#engine.attempt((session) => session.isOpen)) this.#driver.open();
  }

  /**
   * What follows from a change of the state.
   * @param {import('./state/state.js').State} now
   * @param {import('./state/state.js').State} before
   */
  #follow(now, before) {
    this.#driver.follow(now, before);
    this.#gatherer.follow();
    this.#followFeatures();
    // The next key may come before the frame, and must not meet a board of another size, or none.
    if (now.size !== before.size || hasBoard(now) !== hasBoard(before)) this.#paint();
    else this.#requestPaint();
  }

  /** Features wait for the first picture. */
  #followFeatures() {
    if (!this.#parts.frame.hidden) this.#features.follow();
  }

  #requestPaint() {
    this.#isAsked = true;
    this.#frame ||= requestAnimationFrame(() => this.#paint());
  }

  /**
   * Adds the next parts, once the solver is there or will not come: in a frame that has nothing else to show, or after
   * a few others.
   * @returns {boolean} whether it did
   */
  #grow() {
    const isFree = !this.#isAsked;
    this.#isAsked = false;
    if (this.#isGrown || !this.#isShown || this.#state.solver === 'loading') return false;
    const isNow = isFree || ++this.#waited > LONGEST_WAIT;
    const isGrowing = isNow && complete(this.#parts);
    this.#isGrown = isNow && !isGrowing;
    if (this.#isGrown) this.#grown();
    this.#frame ||= requestAnimationFrame(() => this.#paint());
    return isGrowing;
  }

  #paint() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (!this.#t || this.#parts.frame.hidden || !this.isConnected) return;
    const isGrowing = this.#grow();
    if (this.#controls.haveCode) this.#listings.follow(this.#state, this.#t.language);
    const t = this.#t;
    const logic = this.#features.sentences(this.#state, t);
    const look = this.#features.cover(this.#state, t, (state) => appearanceOf(state, t, logic));
    const { frame, ...parts } = this.#parts;
    const focused = this.shadowRoot?.activeElement ?? null;
    const isOtherMode = frame.getAttribute('data-mode') !== look.mode;
    setAttribute(frame, 'data-mode', look.mode);
    // An attribute, because WebKit does not look again at a `:has()` within a shadow root.
    setAttribute(frame, 'data-explains', look.why ? '' : null);
    if (isGrowing) this.#turns.reset();
    const names = this.#turns.next(this.#state);
    setAttribute(frame, 'data-hurried', this.#turns.isHurried ? '' : null);
    for (const name of names) if (parts[name]) parts[name].appearance = look[name];
    // A frame with new parts paints neither this nor the features.
    const shape = isGrowing || !parts.foot ? undefined : this.#strip.pull(this.#state);
    if (shape !== undefined) parts.scrubber.shape = shape;
    if (names.includes('sentence')) this.#announcer.update(look.speech, this.#state.playing);
    if (!isGrowing) this.#features.paint(this.#state, t);
    const isElsewhere = ![null, focused].includes(this.shadowRoot?.activeElement ?? null); // a part has handed it on
    if (focused && !isElsewhere && isGone(focused, isOtherMode)) this.takeFocus();
    if (this.#isWhole && this.#state.check && (this.#state.run || !isPlayable(this.#state))) this.becomeReady();
  }

  #bind() {
    const ends = new AbortController();
    const { signal } = ends;
    bindInput(
      /** @type {ShadowRoot} */ (this.shadowRoot),
      {
        mode: () => this.#state.mode,
        translate: () => this.#t,
        obey: (intent) => this.obey(intent),
        accept: (intent) => this.#controls.permits(intent) && this.#act(intent),
        keyIntent: (event) => this.keyIntent(event),
      },
      signal,
    );
    pauseWhileHidden(this.#hidden, signal);
    followSystem(this, signal);
    this.#unbind = () => ends.abort();
  }

  /**
   * An empty grid to be filled from its first cell on: that has the focus as soon as the dialog is closed.
   * @param {number} size
   */
  #create(size) {
    this.#store.dispatch({ type: 'load', puzzle: '.'.repeat(size * size) });
    this.#store.dispatch({ type: 'mode', mode: 'edit' });
    this.#store.dispatch({ type: 'cursor', cell: 0 });
    this.#paint();
    queueMicrotask(() => this.#parts.board.focus());
  }

  /** Gives a hint. This needs no feature. */
  #give() {
    const action = hintAction(this.#state);
    if (action) this.#store.dispatch(action);
  }

  /** Also what rests does not go on. */
  #pause() {
    this.#hidden.forget();
    this.stayPaused();
    this.#store.dispatch({ type: 'pause' });
  }

  /** The reader goes on from the board of the present position. */
  #playOn() {
    const { puzzle } = this.#state;
    const { board, astray } = takenOver(this.#state, (text) =>
      this.#engine.attempt((session) => session.solver.check(text)),
    );
    this.#store.dispatch({ type: 'load', puzzle, progress: progressOf(board) });
    this.#store.dispatch({ type: 'mode', mode: 'play' });
    if (astray.length === 0) return;
    const offer = { code: 'leaveOut', action: /** @type {const} */ ({ type: 'leave-out', board, cells: astray }) };
    this.#store.dispatch({ type: 'notice', notice: { code: 'leadsNowhere', params: { count: astray.length }, offer } });
  }

  /**
   * Empties cells of the game that still hold the digits of a run; what was entered since stays.
   * @param {{ board: Uint8Array, cells: number[] }} astray
   */
  #leaveOut({ board, cells }) {
    const progress = this.savedGame.progress;
    if (!progress) return;
    const left = cells.filter((cell) => progress.digits[cell] === board[cell]);
    const { puzzle } = this.#state;
    this.#store.dispatch({ type: 'load', puzzle, progress: { ...progress, digits: without(progress.digits, left) } });
  }

  /** Asks once more for what its run could not be opened with. */
  #reopen() {
    this.#store.dispatch({ type: 'dismiss' });
    this.#features.retry('logic');
    this.#driver.open();
  }

  /** Shows a list of puzzles. @param {{ text: string } | { file: File }} list */
  #list(list) {
    this.#dialogs.close();
    this.#store.dispatch({ type: 'mode', mode: 'lists' });
    this.#obey({ type: 'file' in list ? 'file' : 'text', ...list });
  }

  /** @param {any} detail */
  #obey(detail) {
    if (!intents.has(detail.type)) console.error(`an intent without a row in kernel/intents.js: ${detail.type}`);
    if (!this.#features.obey(this.#state.mode, detail)) this.#act(detail);
  }

  /** @param {any} detail */
  #act(detail) {
    if (this.#features.takes(detail)) return;
    const command = this.#commands[detail.type];
    if (command) command(detail);
    else this.#store.dispatch(detail);
  }
}

define('sudoku-player', SudokuPlayer);
tellPlayersTaken();
