/**
 * <sudoku-player>: board, transport and editor in one. The composition root: it holds one store,
 * one playback and one session, and any number of players may stand on a page.
 *
 *     <sudoku-player puzzle="53..7....6..195..." lang="de"></sudoku-player>
 *
 * Attributes: `puzzle` (16, 36 or 81 characters), `algorithm` (an id of algorithms.js), `lang` (a
 * code of i18n.js).
 * A tap goes: element -> `intent` event -> dispatch -> reduce -> effects here -> engine -> session -> solver;
 * and back: view -> reduce -> appearance -> one painted frame.
 */
import { define, setAttribute, setText } from '../elements/element.js';
import { createAhead } from './ahead.js';
import { appearanceOf } from './appearance.js';
import { chooserAppearance } from './chooser.js';
import { CompareDoor } from './compare-door.js';
import { Engine } from './engine.js';
import { first } from './examples.js';
import { bestLanguage, loadMessages, translator } from './i18n.js';
import { noneFound } from './jump.js';
import { intentOf } from './keys.js';
import { LazyTree } from './lazy-tree.js';
import { createShelf } from './listing.js';
import { recallPanels, rememberPanels } from './panels.js';
import { build, painted, sheetNames } from './player-parts.js';
import { browserClock, createPlayback } from './playback.js';
import { Reader } from './reader.js';
import { loadSheet } from './sheets.js';
import { LONGEST_TEXT } from './solver.js';
import { Gatherer } from './solutions.js';
import { createSpeech } from './speech.js';
import { stepsPerSecond } from './speed.js';
import { initialState, isPlayable, reduce, resumeAt } from './state.js';
import { createStore } from './store.js';
import { createStripFeed } from './strip-feed.js';
import { startWorker } from './worker.js';

class SudokuPlayer extends HTMLElement {
  static observedAttributes = ['puzzle', 'algorithm', 'lang'];

  #store = createStore(reduce, initialState(first, recallPanels()));
  #playback = createPlayback({
    clock: browserClock,
    rate: () => stepsPerSecond(this.#state.speed),
    step: (count) => this.#engine.attempt((session) => session.step(this.#state.grain, count)) ?? true,
    tick: () => this.#showRun(),
  });
  #parts = build(this.attachShadow({ mode: 'open' }));
  #speech = createSpeech(browserClock, (text) => setText(this.#parts.status, text));
  #engine = new Engine({
    dispatch: (action) => this.#store.dispatch(action),
    ready: () => this.#reader.resume() || this.#openRun(),
  });
  #tree = new LazyTree({
    element: this.#parts.tree,
    root: /** @type {ShadowRoot} */ (this.shadowRoot),
    clock: browserClock,
    attempt: (work) => this.#engine.attempt(work),
    changed: () => this.#requestPaint(),
  });
  #gatherer = new Gatherer({
    clock: browserClock,
    state: () => this.#state,
    attempt: (work) => this.#engine.attempt(work),
    dispatch: (action) => this.#store.dispatch(action),
  });
  #reader = new Reader({
    parse: (text) => this.#engine.attempt((session) => session.solver.parse(text)),
    dispatch: (action) => this.#store.dispatch(action),
    translate: () => this.#t,
    failed: () => this.#state.solver === 'failed',
    chooser: this.#parts.chooser,
  });
  #shelf = createShelf((action) => this.#store.dispatch(action));
  #compare = new CompareDoor({
    root: /** @type {ShadowRoot} */ (this.shadowRoot),
    frame: this.#parts.frame,
    clock: browserClock,
    attempt: (work) => this.#engine.attempt((session) => work(session.solver)),
    settle: () => this.#engine.settle(),
    dispatch: (action) => this.#store.dispatch(action),
  });
  #ahead = createAhead({
    clock: browserClock,
    startWorker,
    attempt: (work) => this.#engine.attempt(work),
    dispatch: (action) => this.#store.dispatch(action),
    seek: (position) => {
      this.#engine.attempt((session) => session.seek(position));
      this.#showRun();
    },
  });
  #strip = createStripFeed({
    clock: browserClock,
    ask: (want) => this.#engine.attempt((session) => session.shape(want)),
    wake: () => this.#requestPaint(),
  });
  /** @type {import('./i18n.js').Translate | null} */
  #t = null;
  #frame = 0;
  #languageJob = 0;
  #playOnReturn = false;
  #started = false;
  /** Undoes what connecting bound. */
  #unbind = () => {};

  /** What each intent that is no action of the state asks for. @type {Record<string, (detail: any) => void>} */
  #commands = {
    toggle: () => this.#store.dispatch({ type: this.#state.playing ? 'pause' : 'play' }),
    step: ({ count = 1 }) => this.#move((session) => session.step(this.#state.grain, count)),
    back: ({ count = 1 }) => this.#move((session) => {
      for (let i = 0; i < count; i++) session.back(this.#state.grain);
    }),
    'to-start': () => this.#move((session) => session.seek(0)),
    'to-end': () => this.#move((session) => session.seekEnd()),
    find: ({ kind = this.#state.jump, backward = false }) => this.#jump(kind, backward),
    'find-back': () => this.#jump(this.#state.jump, true),
    measure: () => this.#engine.attempt((session) => session.isOpen && this.#ahead.open(session.run)),
    'measure-stop': () => this.#stopMeasuring(),
    seek: ({ position }) => this.#move((session) => session.seek(position)),
    frame: ({ index }) => this.#move((session) => session.seekFrame(index)),
    faster: ({ by }) => this.#store.dispatch({ type: 'speed', speed: this.#state.speed + by }),
    digit: ({ digit }) => this.#store.dispatch({ type: 'enter', cell: this.#state.cursor, digit }),
    choose: () => this.#parts.chooser.open(),
    create: ({ size }) => {
      this.#store.dispatch({ type: 'load', puzzle: '.'.repeat(size * size) });
      this.#store.dispatch({ type: 'mode', mode: 'edit' });
    },
    read: ({ text }) => this.read(text),
    retry: () => this.#engine.load(),
  };

  get #state() {
    return this.#store.state;
  }

  connectedCallback() {
    this.#bind();
    if (this.#started) {
      this.#openRun();
      return;
    }
    this.#started = true;
    this.#start();
  }

  disconnectedCallback() {
    this.#unbind();
    this.#playOnReturn = false;
    this.#store.dispatch({ type: 'pause' });
    this.#tree.close();
    this.#gatherer.close();
    this.#compare.close();
    this.#ahead.stop();
    this.#engine.close();
  }

  /** @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    if (!this.#started || before === value) return;
    if (name === 'lang') this.#loadLanguage();
    if (name === 'algorithm' && value !== null) this.#store.dispatch({ type: 'algorithm', algorithm: value });
    if (name === 'puzzle' && value !== null) this.#reader.read({ text: value, from: 'page' });
  }

  /** The puzzle as 16, 36 or 81 characters, '.' for an empty cell. To set it is to set the attribute. */
  get puzzle() {
    return this.#state.puzzle;
  }

  set puzzle(text) {
    this.setAttribute('puzzle', text);
  }

  /** How many steps of the run have been taken. */
  get position() {
    return this.#state.run?.position ?? 0;
  }

  /**
   * Takes over a puzzle from a text that a reader pasted or typed. A text that cannot be read is
   * shown in the dialog, with what is wrong; nothing is lost.
   * @param {string} text
   */
  read(text) {
    this.#reader.read({ text, from: 'user' });
  }

  async #start() {
    const grain = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'placement' : 'read';
    this.#store.dispatch({ type: 'grain', grain });
    this.#store.subscribe((now, before) => this.#follow(now, before));
    this.#store.dispatch({ type: 'algorithm', algorithm: this.getAttribute('algorithm') ?? '' });
    const puzzle = this.getAttribute('puzzle');
    if (puzzle !== null) {
      this.#store.dispatch({ type: 'start', puzzle: '.'.repeat(81) });
      this.#reader.wait({ text: puzzle, from: 'page' });
    }
    const solving = this.#engine.load();
    const [sheets] = await Promise.all([Promise.all(sheetNames.map(loadSheet)), this.#loadLanguage()]);
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    root.adoptedStyleSheets = sheets;
    await this.#takeColours(root);
    this.#parts.frame.hidden = false;
    this.#paint();
    await solving;
    this.#reader.resume();
  }

  /** A page that sets no colours gets the player's own, light or dark as the system is. @param {ShadowRoot} root */
  async #takeColours(root) {
    if (!this.isConnected || getComputedStyle(this).getPropertyValue('--sudoku-paper') !== '') return;
    root.adoptedStyleSheets = [await loadSheet('tokens'), ...root.adoptedStyleSheets];
    this.#followTheme();
  }

  #followTheme() {
    this.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }

  async #loadLanguage() {
    const job = ++this.#languageJob;
    const language = bestLanguage([this.lang, ...navigator.languages]);
    const messages = await loadMessages(language);
    if (job !== this.#languageJob && this.#t) return;
    this.#t = translator(language, messages);
    this.#parts.frame.lang = language;
    this.#parts.chooser.appearance = chooserAppearance(this.#t);
    this.#requestPaint();
  }

  /** What follows from a change of the state. @param {import('./state.js').State} now @param {import('./state.js').State} before */
  #follow(now, before) {
    if (!now.run) this.#ahead.stop();
    if (now.puzzle !== before.puzzle || now.algorithm !== before.algorithm) this.#openRun();
    if (now.playing !== before.playing) this.#setPlaying(now.playing);
    if (now.speed !== before.speed) this.#playback.adjust();
    rememberPanels(now, before);
    this.#gatherer.follow();
    this.#tree.follow(this.#state); // by now there may be a newer one
    // The next key may come before the frame, and must not meet a board of another size.
    if (now.size !== before.size) this.#paint();
    else this.#requestPaint();
  }

  /** Checks the puzzle, starts its run, and looks for its end. */
  #openRun() {
    if (!this.isConnected) return;
    this.#ahead.stop();
    this.#engine.attempt((session) => {
      session.close();
      const { puzzle, algorithm } = this.#state;
      this.#store.dispatch({ type: 'checked', check: session.solver.check(puzzle) });
      if (!isPlayable(this.#state)) return;
      const position = resumeAt(this.#state);
      session.open(puzzle, position, algorithm);
      this.#showRun();
      this.#ahead.open(session.run, position);
    });
  }

  /** @param {boolean} playing */
  #setPlaying(playing) {
    if (!playing) {
      this.#playback.stop();
      return;
    }
    if (this.#state.run?.done) {
      this.#engine.attempt((session) => session.seek(0));
      this.#showRun();
    }
    this.#playback.start();
  }

  /** A move by hand: playing stops. @param {(session: import('./session.js').Session) => void} work */
  #move(work) {
    if (!isPlayable(this.#state)) return;
    this.#ahead.leave();
    this.#store.dispatch({ type: 'pause' });
    this.#engine.attempt(work);
    this.#showRun();
    this.#engine.settle();
  }

  /** @param {import('./jump.js').Jump} kind @param {boolean} backward */
  #jump(kind, backward) {
    const before = this.position;
    this.#move((session) => session.jump(kind, backward));
    const { run } = this.#state;
    if (run && run.position === before) this.#store.dispatch({ type: 'notice', notice: noneFound(kind, backward, run) });
  }

  /** What is known stays known. */
  #stopMeasuring() {
    this.#ahead.stop();
    const { run } = this.#state;
    if (run) this.#store.dispatch({ type: 'measured', known: run.known, complete: run.complete, going: false });
  }

  #showRun() {
    const run = this.#engine.attempt((session) => (session.isOpen ? session.view() : null));
    if (run) this.#store.dispatch({ type: 'moved', run });
    else if (!this.#engine.isReady) this.#store.dispatch({ type: 'pause' });
  }

  #requestPaint() {
    this.#frame ||= requestAnimationFrame(() => this.#paint());
  }

  #paint() {
    this.#frame = 0;
    if (!this.#t || this.#parts.frame.hidden) return;
    this.#shelf.follow(this.#state, this.#t.language);
    const look = appearanceOf(this.#state, this.#t);
    const { frame, ...parts } = this.#parts;
    setAttribute(frame, 'data-mode', look.mode);
    const hadFocus = parts.notice.contains(this.shadowRoot?.activeElement ?? null);
    for (const name of painted) parts[name].appearance = look[name];
    this.#tree.paint(this.#state, this.#t);
    const shape = this.#strip.pull(this.#state);
    if (shape !== undefined) parts.scrubber.shape = shape;
    if (hadFocus && parts.notice.hidden) parts.board.focus();
    this.#speech.update(look.speech, this.#state.playing);
    this.#compare.follow(this.#state, this.#t);
  }

  #bind() {
    const ends = new AbortController();
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    const { signal } = ends;
    root.addEventListener('intent', (event) => this.#obey(/** @type {CustomEvent} */ (event).detail), { signal });
    root.addEventListener('keydown', (event) => this.#onKey(/** @type {KeyboardEvent} */ (event)), { signal });
    root.addEventListener('paste', (event) => this.#onPaste(/** @type {ClipboardEvent} */ (event)), { signal });
    document.addEventListener('visibilitychange', () => this.#onVisibility(), { signal });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.dataset.theme && this.#followTheme(), { signal });
    this.#unbind = () => ends.abort();
  }

  /** @param {any} detail */
  #obey(detail) {
    if (this.#state.mode === 'compare' && this.#compare.obey(detail)) return;
    const command = this.#commands[detail.type];
    if (command) command(detail);
    else this.#store.dispatch(detail);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const target = /** @type {Element} */ (event.target);
    const intent = intentOf(event, {
      editing: this.#state.mode === 'edit',
      onButton: target.matches('button'),
      onRange: target.matches('input'),
      inText: target.matches('textarea, select') || target.closest('dialog') !== null,
    });
    if (!intent) return;
    event.preventDefault();
    this.#obey(intent);
  }

  /** A puzzle pasted on the board. In the dialog only a text that is too long is taken in hand. @param {ClipboardEvent} event */
  #onPaste(event) {
    const text = event.clipboardData?.getData('text') ?? '';
    const inText = /** @type {Element} */ (event.target).matches('textarea');
    if (text === '' || (inText && text.length <= LONGEST_TEXT)) return;
    event.preventDefault();
    this.read(text);
  }

  #onVisibility() {
    if (document.hidden) {
      this.#playOnReturn = this.#state.playing;
      this.#store.dispatch({ type: 'pause' });
    } else if (this.#playOnReturn) {
      this.#playOnReturn = false;
      this.#store.dispatch({ type: 'play' });
    }
  }
}

define('sudoku-player', SudokuPlayer);
