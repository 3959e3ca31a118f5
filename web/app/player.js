/**
 * <sudoku-player>: board, transport and editor in one. The composition root: it holds one store,
 * one playback and one session, and any number of players may stand on a page.
 *
 *     <sudoku-player puzzle="53..7....6..195..." lang="de"></sudoku-player>
 *
 * Attributes: `puzzle` (16, 36 or 81 characters), `lang` (a code of i18n.js).
 * A tap goes: element -> `intent` event -> dispatch -> reduce -> effects here -> session -> solver;
 * and back: view -> reduce -> appearance -> one painted frame.
 */
import '../elements/bar.js';
import '../elements/board.js';
import '../elements/chooser.js';
import '../elements/notice.js';
import '../elements/pad.js';
import '../elements/scrubber.js';
import '../elements/texts.js';
import '../elements/transport.js';
import { define, html, setAttribute, setText } from '../elements/element.js';
import { appearanceOf } from './appearance.js';
import { chooserAppearance } from './chooser.js';
import { first } from './examples.js';
import { bestLanguage, loadMessages, translator } from './i18n.js';
import { intentOf } from './keys.js';
import { browserClock, createPlayback } from './playback.js';
import { HORIZON, Session } from './session.js';
import { loadSheet } from './sheets.js';
import { LONGEST_TEXT, loadSolver, SolverError } from './solver.js';
import { createSpeech } from './speech.js';
import { stepsPerSecond } from './speed.js';
import { initialState, isPlayable, reduce } from './state.js';
import { createStore } from './store.js';

/** The solver is shared by all players of a page. @type {ReturnType<typeof loadSolver> | null} */
let shared = null;

/** @param {{ anew: boolean }} options anew: the instance at hand is dead */
function sharedSolver({ anew }) {
  if (!shared || anew) {
    shared = loadSolver();
    shared.catch(() => { shared = null; });
  }
  return shared;
}

class SudokuPlayer extends HTMLElement {
  static observedAttributes = ['puzzle', 'lang'];

  #store = createStore(reduce, initialState(first));
  #playback = createPlayback({
    clock: browserClock,
    rate: () => stepsPerSecond(this.#state.speed),
    step: (count) => this.#attempt((session) => session.step(this.#state.grain, count)) ?? true,
    tick: () => this.#showRun(),
  });
  #parts = build(this.attachShadow({ mode: 'open' }));
  #speech = createSpeech(browserClock, (text) => setText(this.#parts.status, text));
  /** @type {Session | null} */
  #session = null;
  /** @type {import('./i18n.js').Translate | null} */
  #t = null;
  #frame = 0;
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
    'dead-end': () => this.#toDeadEnd(),
    seek: ({ position }) => this.#move((session) => session.seek(position)),
    faster: ({ by }) => this.#store.dispatch({ type: 'speed', speed: this.#state.speed + by }),
    digit: ({ digit }) => this.#store.dispatch({ type: 'enter', cell: this.#state.cursor, digit }),
    choose: () => this.#parts.chooser.open(),
    create: ({ size }) => {
      this.#store.dispatch({ type: 'load', puzzle: '.'.repeat(size * size) });
      this.#store.dispatch({ type: 'mode', mode: 'edit' });
    },
    read: ({ text }) => this.read(text),
    retry: () => this.#loadSession(),
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
    const puzzle = this.getAttribute('puzzle');
    const grain = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'placement' : 'read';
    this.#store.dispatch({ type: 'grain', grain });
    this.#start(puzzle);
  }

  disconnectedCallback() {
    this.#unbind();
    this.#playback.stop();
    this.#session?.close();
  }

  /** @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    if (!this.#started || before === value) return;
    if (name === 'lang') this.#loadLanguage();
    if (name === 'puzzle' && value !== null) this.read(value);
  }

  /** The puzzle as 16, 36 or 81 characters, '.' for an empty cell. */
  get puzzle() {
    return this.#state.puzzle;
  }

  /** How many steps of the run have been taken. */
  get position() {
    return this.#state.run?.position ?? 0;
  }

  /**
   * Takes over a puzzle from a text, such as one that was pasted. A text that cannot be read is
   * shown in the dialog, with what is wrong; nothing is lost.
   * @param {string} text
   */
  read(text) {
    if (!this.#session || !this.#t) return;
    const result = this.#attempt((session) => session.solver.parse(text));
    if (!result) return;
    if (result.ok) {
      const notice = { code: 'given', offer: { code: 'undo', action: /** @type {const} */ ({ type: 'undo' }) } };
      this.#parts.chooser.close();
      this.#store.dispatch({ type: 'load', puzzle: result.puzzle, notice });
      return;
    }
    const { code, found, expected, line, column, index } = result.error;
    const params = { found: found ?? '', expected: expected ?? '', line, column };
    this.#parts.chooser.open(code === 'too-long' ? undefined : text);
    this.#parts.chooser.complain({ text: this.#t(`error.${code}`, params), index });
  }

  /** @param {string | null} puzzle of the attribute */
  async #start(puzzle) {
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    const [sheet] = await Promise.all([loadSheet('player.css'), this.#loadLanguage()]);
    root.adoptedStyleSheets = [sheet];
    await this.#takeColours(root);
    this.#parts.frame.hidden = false;
    this.#store.subscribe((now, before) => this.#follow(now, before));
    this.#paint();
    await this.#loadSession();
    if (puzzle !== null) this.read(puzzle);
  }

  /** A page that sets no colours gets the player's own, light or dark as the system is. @param {ShadowRoot} root */
  async #takeColours(root) {
    if (getComputedStyle(this).getPropertyValue('--sudoku-paper') !== '') return;
    root.adoptedStyleSheets = [await loadSheet('tokens.css'), ...root.adoptedStyleSheets];
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => { this.dataset.theme = dark.matches ? 'dark' : 'light'; };
    dark.addEventListener('change', apply);
    apply();
  }

  async #loadLanguage() {
    const language = bestLanguage([this.lang, ...navigator.languages]);
    const messages = await loadMessages(language);
    if (language !== bestLanguage([this.lang, ...navigator.languages])) return;
    this.#t = translator(language, messages);
    this.#parts.frame.lang = language;
    this.#parts.chooser.appearance = chooserAppearance(this.#t);
    this.#requestPaint();
  }

  /** Loads the solver, or a new instance of it, and takes the run up where it was. */
  async #loadSession({ anew = false } = {}) {
    try {
      this.#session = new Session(await sharedSolver({ anew }), browserClock);
    } catch {
      this.#store.dispatch({ type: 'notice', notice: { code: 'loadFailed', offer: { code: 'retry', action: { type: 'retry' } } } });
      return;
    }
    this.#store.dispatch({ type: 'dismiss' });
    this.#openRun();
  }

  /** What follows from a change of the state. @param {import('./state.js').State} now @param {import('./state.js').State} before */
  #follow(now, before) {
    if (now.puzzle !== before.puzzle) this.#openRun();
    if (now.playing !== before.playing) this.#setPlaying(now.playing);
    if (now.speed !== before.speed) this.#playback.adjust();
    this.#requestPaint();
  }

  /** Checks the puzzle, starts its run, and looks for its end. */
  #openRun() {
    this.#attempt((session) => {
      session.close();
      const { puzzle, resume } = this.#state;
      this.#store.dispatch({ type: 'checked', check: session.solver.check(puzzle) });
      if (!isPlayable(this.#state)) return;
      session.open(puzzle, resume);
      this.#showRun();
      session.measure((progress) => this.#store.dispatch({ type: 'measured', ...progress }));
    });
  }

  /** @param {boolean} playing */
  #setPlaying(playing) {
    if (!playing) {
      this.#playback.stop();
      return;
    }
    if (this.#state.run?.done) this.#attempt((session) => session.seek(0));
    this.#playback.start();
  }

  /** A move by hand: playing stops, Watch is shown. @param {(session: Session) => void} work */
  #move(work) {
    if (!isPlayable(this.#state)) return;
    this.#store.dispatch({ type: 'pause' });
    this.#attempt(work);
    this.#showRun();
  }

  #toDeadEnd() {
    const before = this.position;
    this.#move((session) => session.seekNext('retreat'));
    if (this.position !== before || !this.#state.run) return;
    const complete = this.#state.run.complete;
    this.#store.dispatch({ type: 'notice', notice: complete ? { code: 'noDeadEnd' } : { code: 'noDeadEndYet', params: { count: HORIZON } } });
  }

  #showRun() {
    const run = this.#attempt((session) => (session.isOpen ? session.view() : null));
    if (run) this.#store.dispatch({ type: 'moved', run });
  }

  /**
   * Uses the solver. If its instance dies, a new one takes over at the position last shown.
   * @template T @param {(session: Session) => T} work @returns {T | undefined}
   */
  #attempt(work) {
    if (!this.#session) return undefined;
    try {
      return work(this.#session);
    } catch (error) {
      if (!(error instanceof SolverError) || error.code !== 'crashed') throw error;
      this.#session = null;
      this.#store.dispatch({ type: 'pause' });
      this.#loadSession({ anew: true }).then(() => {
        this.#store.dispatch({ type: 'notice', notice: { code: 'crashed' } });
      });
      return undefined;
    }
  }

  #requestPaint() {
    this.#frame ||= requestAnimationFrame(() => this.#paint());
  }

  #paint() {
    this.#frame = 0;
    if (!this.#t || this.#parts.frame.hidden) return;
    const look = appearanceOf(this.#state, this.#t);
    const { frame, ...parts } = this.#parts;
    setAttribute(frame, 'data-mode', look.mode);
    for (const name of painted) parts[name].appearance = look[name];
    const sentence = look.sentence.parts.map((part) => part.text).join('');
    this.#speech.update(look.notice?.text ?? sentence, this.#state.playing);
  }

  #bind() {
    const ends = new AbortController();
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    const { signal } = ends;
    root.addEventListener('intent', (event) => this.#obey(/** @type {CustomEvent} */ (event).detail), { signal });
    root.addEventListener('keydown', (event) => this.#onKey(/** @type {KeyboardEvent} */ (event)), { signal });
    root.addEventListener('paste', (event) => this.#onPaste(/** @type {ClipboardEvent} */ (event)), { signal });
    document.addEventListener('visibilitychange', () => this.#onVisibility(), { signal });
    this.#unbind = () => ends.abort();
  }

  /** @param {any} detail */
  #obey(detail) {
    const command = this.#commands[detail.type];
    if (command) command(detail);
    else this.#store.dispatch(detail);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const target = /** @type {Element} */ (event.target);
    const intent = intentOf(event, {
      onButton: target.matches('button'),
      onRange: target.matches('input'),
      inText: target.matches('textarea') || target.closest('dialog') !== null,
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

/** The parts that show a piece of the appearance under their own name. */
const painted = /** @type {const} */ (['bar', 'verdict', 'board', 'sentence', 'notice', 'scrubber', 'transport', 'pad', 'counters', 'legend']);

/** Puts the elements into a player's shadow root. @param {ShadowRoot} root @returns {Record<typeof painted[number] | 'chooser' | 'status' | 'frame', any>} */
function build(root) {
  const make = (/** @type {string} */ name) => {
    const part = document.createElement(`sudoku-${name}`);
    part.setAttribute('part', name);
    return part;
  };
  const parts = Object.fromEntries([...painted, 'chooser'].map((name) => [name, make(name)]));
  const status = html('div', { role: 'status', class: 'unseen' });
  const frame = html('div', { class: 'frame', hidden: '' }, [
    html('div', { class: 'left' }, [parts.bar, parts.verdict, parts.board]),
    html('div', { class: 'right' }, [
      parts.sentence, parts.notice, parts.pad, parts.scrubber, parts.transport,
      html('div', { class: 'panels' }, [parts.counters, parts.legend]),
    ]),
    parts.chooser,
    status,
  ]);
  root.append(frame);
  return { ...parts, status, frame };
}

define('sudoku-player', SudokuPlayer);
