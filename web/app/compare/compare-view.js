/**
 * The comparison of algorithms at work: a composition root below the player's, loaded when the mode
 * is first entered. It holds a store, a playback and a race of its own; what the player knows comes
 * by `follow`, what its element and the keyboard ask for by `obey`.
 */
import '../../elements/compare/compare.js';
import { html, setText } from '../../elements/element.js';
import { compareAppearance, initialComparison, isOver, reduceComparison } from './look.js';
import { LateModule } from '../run/late-module.js';
import { pauseWhileHidden } from '../run/pause-while-hidden.js';
import { Rest } from '../run/rest.js';
import { createPlayback } from '../run/playback.js';
import { Race } from './race.js';
import { createAnnouncer } from '../view/announcer.js';
import { has } from '../state/features.js';
import { stepsPerSecond } from '../state/speed.js';
import { isPlayable } from '../state/state.js';
import { createStore } from '../state/store.js';
import { tellOf } from '../kernel/late-notice.js';

/** Without being asked each run is measured so far, in steps: seconds of work on a slow machine. */
const AHEAD = 1e7;
/** Milliseconds after which the player knows where the clock stands, while it goes. */
const REST = 250;

/** @typedef {import('./look.js').CompareState} CompareState */

export class Comparison {
  #host;
  #element = document.createElement('sudoku-compare');
  #status = html('div', { role: 'status', class: 'unseen' });
  #store;
  #playback;
  #announcer;
  /** @type {Race | null} */
  #race = null;
  /** @type {import('../state/state.js').State | null} */
  #player = null;
  /** @type {import('../i18n/i18n.js').Translate | null} */
  #t = null;
  /** The puzzle and the count of the race that was left, or that died. */
  #left = { puzzle: '', count: 0 };
  #frame = 0;
  /** Until the player is told what is to be kept. @type {any} */
  #timer = null;
  #unbind = () => {};
  #logic = new LateModule((news) => tellOf('logic', news, this.#host.dispatch));

  /** What each intent that is no action asks for. @type {Record<string, (detail: any) => void>} */
  #commands = {
    toggle: () => this.#store.dispatch({ type: this.#state.playing ? 'pause' : 'play' }),
    step: ({ count = 1 }) => this.#move((race) => race.forward(count)),
    back: ({ count = 1 }) => this.#move((race) => race.seek(race.count - count)),
    'to-start': () => this.#move((race) => race.seek(0)),
    'to-end': () => this.#toEnd(),
    seek: ({ position }) => this.#move((race) => race.seek(position)),
    faster: ({ by }) => this.#store.dispatch({ type: 'speed', speed: this.#state.speed + by }),
    measure: () => this.#measure(Infinity),
    stop: () => this.#stop(),
  };

  /** @param {import('../player/host.js').Host} host */
  constructor(host) {
    this.#host = host;
    const unit = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'placement' : 'step';
    this.#store = createStore(reduceComparison, initialComparison({ unit }));
    this.#store.subscribe((now, before) => this.#follow(now, before));
    this.#playback = createPlayback({
      clock: host.clock,
      rate: () => stepsPerSecond(this.#state.speed),
      step: (count) => this.#attempt((race) => race.forward(count)) ?? true,
      tick: () => this.#show(),
    });
    this.#announcer = createAnnouncer(host.clock, (text) => setText(this.#status, text));
    host.frame.append(this.#element, this.#status);
  }

  get #state() {
    return this.#store.state;
  }

  /** Takes over what the player knows now. @param {import('../state/state.js').State} player */
  follow(player) {
    if (!this.#player && player.compared) this.#takeUp(player.compared);
    this.#player = player;
    const solver =
      player.mode === 'compare' && isPlayable(player) ? this.#host.attempt((session) => session.solver) : undefined;
    if (!solver) this.close();
    else if (this.#race?.solver !== solver || this.#left.puzzle !== player.puzzle) this.#open(solver, player.puzzle);
    this.#requestPaint();
  }

  /** @param {import('../state/state.js').State} player @param {import('../i18n/i18n.js').Translate} t */
  paint(player, t) {
    this.#t = t;
    this.#requestPaint();
  }

  /** @param {{ type: string, [key: string]: any }} detail an intent; what means nothing here is let pass */
  obey(detail) {
    const command = this.#commands[detail.type];
    if (command) command(detail);
    else this.#store.dispatch(/** @type {import('./look.js').CompareAction} */ (detail));
  }

  takeFocus() {
    this.#element.focus({ preventScroll: true });
  }

  /** Goes on where the page was left. @param {import('../state/compared.js').Compared} compared */
  #takeUp(compared) {
    this.#left = { puzzle: compared.puzzle, count: compared.count };
    this.#store.dispatch({ type: 'take-up', compared });
  }

  /** Tells the player what is to be kept: soon, and while the clock goes not at each of its ticks. */
  #keep() {
    const { clock, dispatch } = this.#host;
    this.#timer ??= clock.setTimeout(
      () => {
        this.#timer = null;
        const { chosen, unit, speed, sort, race } = this.#state;
        const { puzzle, count } = this.#left;
        dispatch({ type: 'compared', compared: { chosen, unit, speed, sort, puzzle, count: race?.count ?? count } });
      },
      this.#state.playing ? REST : 0,
    );
  }

  /** Ends the race; the clock is kept for the next time. Safe to repeat. */
  close() {
    if (!this.#race) return;
    this.#unbind();
    this.#store.dispatch({ type: 'pause' });
    this.#left.count = this.#state.race?.count ?? 0;
    this.#race.close();
    this.#race = null;
    this.#store.dispatch({ type: 'measuring', on: false });
    this.#store.dispatch({ type: 'raced', race: null });
  }

  /** @param {import('../solver.js').Solver} solver @param {string} puzzle */
  #open(solver, puzzle) {
    this.close();
    const { unit } = this.#state;
    const count = this.#left.puzzle === puzzle ? this.#left.count : 0;
    this.#left = { puzzle, count };
    this.#race = new Race(solver, this.#host.clock, (work) => this.#attempt(work));
    this.#bind();
    this.#attempt((race) => race.open(puzzle, this.#runnable(), { unit, count }));
    this.#measure(AHEAD);
  }

  /** Those that are chosen run, as far as they can. */
  #choose = () => {
    this.#change((race) => race.choose(this.#runnable()));
    this.#measure(AHEAD);
  };

  /** The chosen algorithms; one whose module is on its way is chosen again when it has come. */
  #runnable() {
    const { chosen } = this.#state;
    const here = chosen.filter((id) => this.#player && has(this.#player, id));
    const solver = this.#race?.solver;
    return solver ? this.#logic.runnable(solver, here, this.#choose) : here;
  }

  /** What follows from a change of the state. @param {CompareState} now @param {CompareState} before */
  #follow(now, before) {
    if (now.playing !== before.playing) this.#setPlaying(now.playing);
    if (now.speed !== before.speed) this.#playback.adjust();
    if (now.unit !== before.unit) this.#change((race) => race.countBy(now.unit));
    if (now.chosen !== before.chosen) {
      this.#choose();
    }
    if (this.#left.puzzle) this.#keep();
    this.#requestPaint();
  }

  /** @param {boolean} playing */
  #setPlaying(playing) {
    if (!playing) {
      this.#playback.stop();
      return;
    }
    if (this.#state.race && isOver(this.#state.race)) this.#change((race) => race.seek(0));
    this.#playback.start();
  }

  /** A move by hand: playing stops. @param {(race: Race) => void} work */
  #move(work) {
    this.#store.dispatch({ type: 'pause' });
    this.#change(work);
    this.#host.settle();
  }

  /** @param {(race: Race) => void} work */
  #change(work) {
    this.#attempt(work);
    this.#show();
  }

  /** All runs are looked through to their ends, however long that takes, and the clock goes along. */
  #toEnd() {
    this.#move((race) => race.seek(Infinity));
    if (!this.#state.race?.complete) this.#measure(Infinity);
  }

  /** @param {number} limit */
  #measure(limit) {
    this.#store.dispatch({ type: 'measuring', on: true });
    this.#attempt((race) =>
      race.measure(limit, ({ settled }) => {
        if (settled) this.#store.dispatch({ type: 'measuring', on: false });
        this.#show();
      }),
    );
  }

  #stop() {
    this.#attempt((race) => race.stop());
    this.#store.dispatch({ type: 'measuring', on: false });
    this.#show();
  }

  #show() {
    const race = this.#attempt((open) => open.view());
    if (race) this.#store.dispatch({ type: 'raced', race });
  }

  /**
   * Uses the race; undefined where there is none. If the solver's instance dies, the player asks for
   * another and hands it over by `follow`.
   * @template T @param {(race: Race) => T} work @returns {T | undefined}
   */
  #attempt(work) {
    const race = this.#race;
    if (!race) return undefined;
    return this.#host.attempt(() => work(race));
  }

  #requestPaint() {
    this.#frame ||= this.#host.clock.requestAnimationFrame(() => this.#paint());
  }

  #paint() {
    this.#frame = 0;
    const t = this.#t;
    if (!t || this.#player?.mode !== 'compare') return;
    const look = compareAppearance(this.#state, this.#player, t);
    this.#element.appearance = look;
    this.#announcer.update({ message: '', text: look.status }, this.#state.playing);
  }

  #bind() {
    const ends = new AbortController();
    pauseWhileHidden(new Rest(this.#store), ends.signal);
    this.#unbind = () => ends.abort();
  }
}
