/**
 * The public interface of <sudoku-player>: attributes, properties, methods and events. Whoever puts a
 * player together extends this class and lends it a port. The contract of each member stands in
 * sudoku-player.d.ts.
 */
import { createAutoplay, watchVisibility } from './autoplay.js';
import { intentsOf } from './commands.js';
import { readControls } from './controls.js';
import { attributes, readAlgorithm, readMode, readPosition, readSpeed, textOf } from './attributes.js';
import { createTelling } from './events.js';
import { GameProperty } from './game-property.js';
import { has } from '../state/features.js';
import { readQuestions, writeQuestions } from '../state/questions.js';
import { Rest } from '../run/rest.js';
import { stepsPerSecond } from '../state/speed.js';

/**
 * @typedef {object} Port what a player lends to its interface
 * @property {{ readonly state: import('../state/state.js').State, dispatch(action: import('../state/state.js').Action):
 *   void, subscribe(listener: (now: import('../state/state.js').State, before: import('../state/state.js').State) =>
 *   void): unknown }} store
 * @property {(intent: { type: string, [key: string]: any }) => void} obey a command of the page: it may do what the
 *   reader may not
 * @property {(text: string) => void} read a puzzle that the page hands over
 * @property {(work: () => void) => void} afterwards does it when that was read; never, where another puzzle comes first
 * @property {() => Promise<void>} settled when nothing is being read
 * @property {() => void} speak the language may be another one
 * @property {(wish: ReturnType<typeof readControls>) => void} show other controls are wanted
 * @property {Element} board
 */

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What reads the attributes that are actions of the state by their names. @type {Record<string, typeof readSpeed>} */
const readers = { speed: readSpeed, algorithm: readAlgorithm, mode: readMode };

export class PlayerElement extends HTMLElement {
  static observedAttributes = attributes;

  /** @type {Port | null} */
  #port = null;
  /** What is to be done as soon as there is a run. @type {(() => void)[]} */
  #waiting = [];
  #isBegun = false;
  #isReady = false;
  /** While it is not on a page; null before it begins. @type {Rest | null} */
  #away = null;
  /** @type {ReturnType<typeof createAutoplay> | null} */
  #autoplay = null;
  /** @type {(player: this) => void} */
  #resolve = () => {};
  #ready = /** @type {Promise<this>} */ (
    new Promise((resolve) => {
      this.#resolve = resolve;
    })
  );

  #savedGame = new GameProperty({
    enter: () => this.#enterPlay(),
    complain: (text) => this.#complain('game', text),
    soon: (work) => setTimeout(work),
  });

  /** What the view of Play stands behind: for the player. */
  get savedGame() {
    return this.#savedGame;
  }

  /** @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    if (this.#isBegun && before !== value) this.#apply(name);
  }

  /**
   * Called once by the player, when it is connected for the first time. What `puzzle` asks for, it does itself.
   * @param {Port} port
   */
  begin(port) {
    this.#takeEarly();
    this.#port = port;
    this.#away = new Rest(port.store);
    this.#autoplay = createAutoplay({
      store: port.store,
      play: () => this.play(),
      isReduced: reducedMotion,
      watch: watchVisibility(port.board),
    });
    port.store.subscribe(createTelling((type, detail) => this.tell(type, detail)));
    for (const name of ['algorithm', 'speed', 'controls', 'code', 'mode', 'questions']) this.#apply(name);
    this.#isBegun = true;
  }

  /**
   * What the page set before there was this class is a property of the element itself, and would hide the one that
   * works.
   */
  #takeEarly() {
    const element = /** @type {Record<string, any>} */ (/** @type {unknown} */ (this));
    for (const name of [...attributes, 'game']) {
      if (!Object.hasOwn(element, name)) continue;
      const value = element[name];
      delete element[name];
      element[name] = value;
    }
  }

  /** Called by the player whenever it has a run to show, or a puzzle that has none. */
  becomeReady() {
    if (this.#isReady) return;
    const { value, isBad } = readPosition(this.getAttribute('position') ?? '0');
    if (value) this.#port?.obey({ type: 'seek', position: value });
    this.#isReady = true;
    if (isBad) this.#complain('position', this.getAttribute('position'));
    this.tell('ready', { puzzle: this.puzzle, algorithm: this.algorithm, position: this.position });
    for (const work of this.#waiting.splice(0)) work();
    this.#resolve(this);
    if (this.autoplay) this.#autoplay?.start();
  }

  /** Called by the player when it is taken from the page, before it stops. */
  rest() {
    this.#autoplay?.leave();
    this.#away?.begin();
  }

  /** Called by the player when it is on a page again: what played goes on. */
  wake() {
    const isByItself = this.#away?.isUndisturbed() && this.#autoplay?.back();
    if (!isByItself) this.#away?.end();
  }

  /** Called by the player when somebody pauses it: what rests does not go on. */
  stayPaused() {
    this.#away?.forget();
    this.#autoplay?.forget();
  }

  get ready() {
    return this.#ready;
  }

  get puzzle() {
    return this.#state?.puzzle ?? this.getAttribute('puzzle') ?? '';
  }

  set puzzle(text) {
    this.#set('puzzle', text);
  }

  get mode() {
    return this.#state?.mode ?? this.getAttribute('mode') ?? 'watch';
  }

  set mode(mode) {
    this.#set('mode', mode);
  }

  get game() {
    return this.#savedGame.text;
  }

  set game(text) {
    if (text === null || text === undefined) return;
    const game = textOf(text);
    if (game === null) this.#complain('game', text);
    else this.#later(() => this.#savedGame.set(game));
  }

  get algorithm() {
    return this.#state?.algorithm ?? this.getAttribute('algorithm') ?? '';
  }

  set algorithm(id) {
    this.#set('algorithm', id);
  }

  get position() {
    return this.#state?.run?.position ?? 0;
  }

  set position(position) {
    if (position !== null && position !== undefined) this.#command('seek', position); // React takes a value away so
  }

  get speed() {
    return this.#state ? stepsPerSecond(this.#state.speed) : 0;
  }

  set speed(rate) {
    this.#set('speed', rate);
  }

  get autoplay() {
    return this.hasAttribute('autoplay');
  }

  set autoplay(on) {
    this.toggleAttribute('autoplay', Boolean(on));
  }

  get controls() {
    return this.getAttribute('controls');
  }

  set controls(names) {
    this.#set('controls', names);
  }

  get code() {
    return this.getAttribute('code');
  }

  set code(language) {
    this.#set('code', language);
  }

  get questions() {
    return this.#state ? writeQuestions(this.#state) : this.getAttribute('questions');
  }

  set questions(text) {
    this.#set('questions', text);
  }

  get playing() {
    return this.#state?.playing ?? false;
  }

  get known() {
    return this.#state?.run?.known ?? 0;
  }

  get complete() {
    return this.#state?.run?.complete ?? false;
  }

  get step() {
    return this.#state?.run?.step ?? null;
  }

  get board() {
    const { run, puzzle } = this.#state ?? {};
    return run ? run.board.join('').replaceAll('0', '.') : (puzzle ?? '');
  }

  get status() {
    return this.#state?.check?.status ?? null;
  }

  play() {
    if (this.#isReady && !this.isConnected) this.#away?.resolve();
    else this.#command('play');
  }

  pause() {
    this.#command('pause');
  }

  next(count = 1) {
    this.#command('next', count);
  }

  previous(count = 1) {
    this.#command('previous', count);
  }

  /** @param {number} position */
  seek(position) {
    this.#command('seek', position);
  }

  end() {
    this.#command('end');
  }

  reset() {
    this.#command('reset');
  }

  ask(on = true) {
    this.#command('ask', on);
  }

  async solve() {
    await this.#ready;
    await this.#port?.settled();
    const { status = 'unknown', solution = null, second = null } = this.#state?.check ?? {};
    return { status, solution, second };
  }

  get #state() {
    return this.#port?.store.state;
  }

  /** @param {import('../state/state.js').Action} action */
  #dispatch(action) {
    this.#port?.store.dispatch(action);
  }

  /** @param {string} name @param {unknown} [value] */
  #command(name, value) {
    const intents = intentsOf(name, value);
    if (!intents) this.#complain(name, value);
    else this.#later(() => intents.forEach((intent) => this.#port?.obey(intent)));
  }

  /** @param {() => void} work is about the puzzle that was handed over last */
  #later(work) {
    this.#whenReady(() => this.#port?.afterwards(work));
  }

  /** @param {() => void} work */
  #whenReady(work) {
    if (this.#isReady) work();
    else this.#waiting.push(work);
  }

  /**
   * As HTML's own properties do it: the attribute says what is wanted. The same once more is wanted once more.
   * @param {string} name
   * @param {unknown} value
   */
  #set(name, value) {
    if (value === null || value === undefined) {
      this.removeAttribute(name);
      return;
    }
    const text = textOf(value);
    if (text === null) {
      this.#complain(name, value);
      return;
    }
    const isSame = this.getAttribute(name) === text;
    this.setAttribute(name, text);
    if (isSame && this.#isBegun) this.#apply(name);
  }

  /** @param {string} name */
  #apply(name) {
    const text = this.getAttribute(name);
    if (name === 'lang') this.#port?.speak();
    else if (name === 'controls' || name === 'code') this.#show(name);
    else if (name === 'autoplay') this.#play(text !== null);
    else if (name === 'questions') this.#ask(text);
    else if (text !== null) this.#applyText(name, text);
  }

  /** @param {string | null} text null: none are wanted, or none any more */
  #ask(text) {
    const asked = text === null ? { seed: null } : readQuestions(text.trim().toLowerCase());
    if (!asked) this.#complain('questions', text);
    else if (text !== null || this.#isBegun) this.#dispatch({ type: 'questions', ...asked });
  }

  /** @param {string} name @param {string} text */
  #applyText(name, text) {
    if (name === 'puzzle') this.#port?.read(text);
    else if (name === 'position') this.#command('seek', text);
    else this.#applyValue(name, text);
  }

  /** @param {string} name @param {string} text */
  #applyValue(name, text) {
    const { value, isBad } = readers[name](text);
    if (isBad) this.#complain(name, text);
    if (value !== null) {
      this.#dispatch(/** @type {import('../state/state.js').Action} */ ({ type: name, [name]: value }));
    }
  }

  /** @returns {boolean} whether there is Play here */
  #enterPlay() {
    const { state } = /** @type {Port} */ (this.#port).store;
    if (!has(state, 'play')) return false;
    if (state.mode !== 'play') this.#dispatch({ type: 'mode', mode: 'play' });
    return true;
  }

  /** @param {'controls' | 'code'} name the one that is said to be other */
  #show(name) {
    const wish = readControls(this.getAttribute('controls'), this.getAttribute('code'));
    for (const word of wish.unknown[name]) this.#complain(name, word);
    this.#port?.show(wish);
  }

  /** @param {boolean} on */
  #play(on) {
    if (!on) this.#autoplay?.stop();
    else if (this.#isReady) this.#autoplay?.start();
  }

  /**
   * What is wrong before anybody can listen is said when the player is ready.
   * @param {string} name
   * @param {unknown} value
   */
  #complain(name, value) {
    this.#whenReady(() => this.tell('error', { code: 'value', name, value }));
  }

  /**
   * Not in the midst of a change: who listens may ask for the next one. What leads to the first picture is told by
   * `ready`.
   * @param {string} type
   * @param {object} detail
   */
  tell(type, detail) {
    if (this.#isReady || type === 'error') {
      queueMicrotask(() =>
        this.dispatchEvent(new CustomEvent(`sudoku-${type}`, { detail, bubbles: true, composed: true })),
      );
    }
  }
}
