/**
 * The light player, for embed.html: one run to be watched, where nothing is edited and no picture of
 * it is drawn. A composition root like player.js, of fewer parts, so that a page with a frame in it
 * loads much less. It shows the algorithms that read row by row; those are told in few sentences.
 *
 *     const player = new LightPlayer(document.body, {
 *       lang: 'de', shown, puzzle, position: 0, speed: 22, autoplay: false,
 *     });
 *     player.obey({ type: 'play' });
 *     player.close();
 */
import '../../elements/player/board.js';
import '../../elements/player/notice.js';
import '../../elements/player/position.js';
import '../../elements/player/texts.js';
import '../../elements/player/transport.js';
import { html, setAttribute, setText } from '../../elements/element.js';
import { createAutoplay, watchVisibility } from '../player/autoplay.js';
import { lightLook } from './light-look.js';
import { layoutOf } from '../player/controls.js';
import { Driver } from '../run/driver.js';
import { Engine } from '../run/engine.js';
import { loadMessages } from '../i18n/i18n.js';
import { intentOf } from '../player/keys.js';
import { pauseWhileHidden } from '../run/pause-while-hidden.js';
import { Rest } from '../run/rest.js';
import { browserClock } from '../jobs/clock.js';
import { createLanguage } from '../i18n/language.js';
import { createAnnouncer } from '../view/announcer.js';
import { initialState } from '../state/state.js';
import { createStore } from '../state/store.js';
import { watched } from '../state/run-reducer.js';
import { startWorker } from '../jobs/start-worker.js';

/** The parts that show a piece of the look under their own name. */
const painted = /** @type {const} */ (['verdict', 'board', 'sentence', 'notice', 'position', 'transport']);

/**
 * @typedef {object} Wish
 * @property {string} lang
 * @property {ReadonlySet<import('../player/controls.js').Control>} shown
 * @property {string} puzzle
 * @property {string} algorithm
 * @property {number} position
 * @property {number | undefined} speed 0..100
 * @property {boolean} autoplay
 * @property {import('../state/state.js').Notice | null} notice
 */

export class LightPlayer {
  #store;
  #wish;
  #parts;
  #frame = 0;
  #announcer = createAnnouncer(browserClock, (text) => setText(this.#parts.status, text));
  #engine = new Engine({ dispatch: (action) => this.#store.dispatch(action), ready: () => this.#driver.open() });
  #driver;
  #language;
  #autoplay;
  /** As long as the page is hidden. */
  #hidden;
  #ends = new AbortController();
  #resolve = () => {};
  /** What each intent that is no action of the state asks for. @type {Record<string, (detail: any) => void>} */
  #commands;

  /**
   * Resolved when there is something to be seen, be it what is missing; rejected where its words could not be loaded.
   * @type {Promise<void>}
   */
  shown;
  /**
   * Resolved when the first picture of a run stands, or of a puzzle that has none: what is asked for before is lost.
   * @type {Promise<void>}
   */
  ready;

  /** @param {HTMLElement} parent @param {Wish} wish */
  // eslint-disable-next-line max-lines-per-function -- one picture, from top to bottom
  constructor(parent, wish) {
    this.#wish = wish;
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const { puzzle, algorithm, speed, position: resume, notice } = wish;
    this.#store = createStore(
      watched,
      initialState(puzzle, {
        algorithm,
        resume,
        resumed: algorithm,
        notice,
        ownPage: true,
        grain: reduced ? 'placement' : 'read',
        growing: !reduced && speed === undefined,
        ...(speed !== undefined && { speed }),
      }),
    );
    this.#parts = build(parent, wish.shown);
    this.#driver = new Driver({
      store: this.#store,
      engine: this.#engine,
      clock: browserClock,
      startWorker,
      isConnected: () => !this.#ends.signal.aborted,
    });
    this.#hidden = new Rest(this.#store);
    this.#commands = {
      ...this.#driver.commands,
      pause: () => this.#pause(),
      retry: () => this.#engine.retry(this.#store.state.solver),
    };
    this.#language = createLanguage({
      wanted: () => [wish.lang, ...navigator.languages],
      changed: (t) => {
        if (this.#ends.signal.aborted) return; // the next player has another
        this.#parts.frame.lang = document.documentElement.lang = t.language;
        document.title = t('app.title');
        this.#requestPaint();
      },
      load: (language) => loadMessages(`light/${language}`),
    });
    this.#autoplay = createAutoplay({
      store: this.#store,
      play: () => this.obey({ type: 'play' }),
      isReduced: () => reduced,
      watch: watchVisibility(this.#parts.board),
    });
    this.ready = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    this.shown = this.#start().catch((error) => {
      this.close();
      throw error;
    });
  }

  /** A command of the page, see commands.js. @param {{ type: string, [key: string]: any }} intent */
  obey(intent) {
    const command = this.#commands[intent.type];
    if (command) command(intent);
    else this.#store.dispatch(/** @type {import('../state/state.js').Action} */ (intent));
  }

  /** Also what rests does not go on. */
  #pause() {
    this.#hidden.forget();
    this.#autoplay.forget();
    this.#store.dispatch({ type: 'pause' });
  }

  /** Takes over a puzzle; a text that is none is left alone. @param {string} text */
  read(text) {
    const result = this.#engine.attempt((session) => session.solver.parse(text));
    if (result?.ok) this.#store.dispatch({ type: 'start', puzzle: result.puzzle });
  }

  /** Ends all. */
  close() {
    this.#ends.abort();
    this.#autoplay.stop();
    this.#store.dispatch({ type: 'pause' });
    this.#driver.close();
    this.#engine.close();
  }

  async #start() {
    const { signal } = this.#ends;
    this.#store.subscribe((now, before) => {
      this.#driver.follow(now, before);
      if (now.size !== before.size) {
        this.#paint();
      } // the next key must not meet a board of another size
      else this.#requestPaint();
    });
    this.#parts.frame.addEventListener('intent', (/** @type {CustomEvent} */ { detail }) => this.obey(detail), {
      signal,
    });
    this.#parts.frame.addEventListener(
      'keydown',
      (/** @type {KeyboardEvent} */ event) => {
        const target = /** @type {Element} */ (event.target);
        const intent = intentOf(event, {
          editing: false,
          onButton: target.matches('button'),
          onRange: target.matches('input'),
          inText: false,
        });
        if (!intent || !Object.hasOwn(this.#commands, intent.type)) return; // a key of more than one can do here
        this.obey(intent);
        event.preventDefault();
      },
      { signal },
    );
    pauseWhileHidden(this.#hidden, signal);
    await Promise.all([this.#language.load(), this.#engine.load()]);
    this.#parts.frame.hidden = false;
    this.#paint();
    if (this.#wish.autoplay) this.#autoplay.start();
  }

  #requestPaint() {
    this.#frame ||= requestAnimationFrame(() => this.#paint());
  }

  #paint() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const { t } = this.#language;
    if (!t || this.#parts.frame.hidden) return;
    const look = lightLook(this.#store.state, t);
    const focused = this.#parts.frame.querySelector(':focus');
    for (const name of painted) this.#parts[name].appearance = look[name];
    if (focused?.closest('[hidden]')) this.#parts.board.focus();
    this.#announcer.update(look.speech, this.#store.state.playing);
    if (this.#store.state.check) this.#resolve();
  }
}

/**
 * @param {HTMLElement} parent
 * @param {ReadonlySet<import('../player/controls.js').Control>} shown
 * @returns {{ [Name in typeof painted[number]]: HTMLElementTagNameMap[`sudoku-${Name}`] }
 *   & Record<'status' | 'frame', HTMLElement>}
 */
function build(parent, shown) {
  /** @type {Record<string, any>} */
  const parts = Object.fromEntries(painted.map((name) => [name, document.createElement(`sudoku-${name}`)]));
  const status = html('div', { role: 'status', class: 'unseen' });
  const { without, columns } = layoutOf(shown);
  const frame = html(
    'div',
    { class: 'frame light', dir: 'ltr', 'data-mode': 'watch', 'data-without': without, hidden: '' },
    [
      html('div', { class: 'verdict-line' }, [parts.verdict]),
      parts.board,
      html('div', { class: 'column-room' }, [
        html('div', { class: 'column' }, [
          html('div', { class: 'say' }, [parts.sentence]),
          parts.notice,
          parts.position,
          parts.transport,
        ]),
      ]),
      status,
    ],
  );
  setAttribute(frame, 'data-columns', columns);
  parent.append(html('div', { class: 'player' }, [frame]));
  return /** @type {any} */ ({ ...parts, status, frame });
}
