/**
 * Drives the run of a player: opens it, plays it, moves it by hand, and looks for its end.
 *
 *     const driver = new Driver({ store, engine, clock, startWorker, isConnected: () => true });
 *     store.subscribe((now, before) => driver.follow(now, before));
 *     driver.commands.step({ count: 10 });
 *     driver.close();
 */
import { createAhead } from './look-ahead.js';
import { LateModule } from './late-module.js';
import { noneFound } from '../state/jump.js';
import { CALM } from '../state/growing-speed.js';
import { createPlayback } from './playback.js';
import { stepsPerSecond } from '../state/speed.js';
import { notLoaded } from '../state/notices.js';
import { isPlayable, resumeAt } from '../state/state.js';
import { isMissing } from '../state/run-reducer.js';
import { tellOf } from '../kernel/late-notice.js';

/** @typedef {import('../state/state.js').State} State @typedef {import('../state/state.js').Action} Action */

/** Whether it plays steps: on the way to a position it waits until it is there. @param {State} state */
const moves = ({ playing, bound }) => playing && bound === null;

export class Driver {
  #store;
  #engine;
  #isConnected;
  #halt;
  #playback;
  #ahead;
  #clock;
  #logic;
  /** Since when it plays at the speed that it has. */
  #since = 0;

  /** What each intent that is about the run asks for. @type {Record<string, (detail: any) => void>} */
  commands = {
    toggle: () => this.#toggle(),
    step: ({ count = 1 }) => this.#move((session) => this.#step(session, count)),
    back: ({ count = 1 }) => this.#move((session) => session.back(this.#state.grain, count)),
    'to-start': () => this.#seek(0),
    'to-end': () => this.#move((session) => session.seekEnd()),
    find: ({ kind = this.#state.jump, backward = false }) => this.#jump(kind, backward),
    'find-back': () => this.#jump(this.#state.jump, true),
    stay: () => this.#leave(),
    measure: () => this.#engine.attempt((session) => session.isOpen && this.#ahead.open(session.run)),
    'measure-stop': () => this.#stopMeasuring(),
    seek: ({ position }) => this.#seek(position),
    frame: ({ index }) => this.#move((session) => session.seekFrame(index)),
    faster: ({ by }) => this.#store.dispatch({ type: 'speed', speed: this.#state.speed + by }),
  };

  /**
   * @param {object} parts
   * @param {{ readonly state: State, dispatch(action: Action): void }} parts.store
   * @param {Pick<import('./engine.js').Engine, 'attempt' | 'settle' | 'isReady'>} parts.engine
   * @param {import('../jobs/clock.js').Clock} parts.clock
   * @param {() => import('../jobs/worker-guard.js').Helper} parts.startWorker may throw: there is none
   * @param {() => boolean} parts.isConnected whether the player stands on a page; elsewhere nothing is opened
   * @param {(session: import('./session.js').Session, from: number) => boolean} [parts.halt] told of each move ahead,
   *   it may go back on the way that was gone, and says whether playing halts
   */
  constructor({ store, engine, clock, startWorker, isConnected, halt = () => false }) {
    this.#store = store;
    this.#engine = engine;
    this.#isConnected = isConnected;
    this.#halt = halt;
    this.#clock = clock;
    this.#playback = createPlayback({
      clock,
      rate: () => stepsPerSecond(this.#state.speed),
      // a run that is not open yet has not ended
      step: (count) => engine.attempt((session) => session.isOpen && this.#step(session, count)) ?? true,
      tick: () => {
        this.#show();
        this.#grow();
      },
    });
    this.#logic = new LateModule((news) => {
      if (news === 'failed') {
        store.dispatch({ type: 'pause' });
        store.dispatch({ type: 'notice', notice: notLoaded });
      } else {
        tellOf('logic', news, (action) => store.dispatch(action));
      }
    });
    this.#ahead = createAhead({
      clock,
      startWorker,
      attempt: (work) => engine.attempt(work),
      dispatch: (action) => store.dispatch(action),
      arrive: (position, end) => this.#arrive(position, end),
    });
  }

  get #state() {
    return this.#store.state;
  }

  /**
   * What follows from a change of the state: a run that is gone, with the solver still there, is to be taken up anew.
   * @param {State} now
   * @param {State} before
   */
  follow(now, before) {
    if (!now.run) this.#ahead.stop();
    const gone = before.run !== null && now.run === null && !isMissing(now.solver);
    if (gone || now.puzzle !== before.puzzle || now.algorithm !== before.algorithm) this.open();
    if (moves(now) !== moves(before)) this.#setPlaying(moves(now));
    if (now.speed !== before.speed) this.#playback.adjust();
  }

  /** Checks the puzzle, once, starts its run, and looks for its end. */
  open() {
    if (!this.#isConnected()) return;
    this.#ahead.stop();
    this.#engine.attempt((session) => {
      session.close();
      const { puzzle, algorithm } = this.#state;
      if (!this.#state.check) this.#store.dispatch({ type: 'checked', check: session.solver.check(puzzle) });
      // A listener may have loaded another puzzle, whose run is open by now.
      if (this.#state.puzzle !== puzzle || this.#state.algorithm !== algorithm) return;
      const wanted = isPlayable(this.#state) ? [algorithm] : [];
      if (this.#logic.runnable(session.solver, wanted, this.#openAgain).length === 0) return;
      const position = resumeAt(this.#state);
      session.open(puzzle, position, algorithm);
      this.#show();
      this.#head(session.run, position);
    });
  }

  /** What the run needs has come: unless there is one meanwhile, it is opened. */
  #openAgain = () => {
    if (!this.#state.run) this.open();
  };

  /**
   * Looks for the end of the run, which is on its way to a position if that is not known yet.
   * @param {import('../solver.js').Run} run
   * @param {number} position
   */
  #head(run, position) {
    this.#bind(run.position < position ? position : null);
    this.#ahead.open(run, position);
  }

  /** @param {number | null} position */
  #bind(position) {
    if (this.#state.bound !== position) this.#store.dispatch({ type: 'bound', position });
  }

  /**
   * So much is known now. An instance that dies of it leaves the run on its way.
   * @param {number} position
   * @param {number | null} end
   */
  #arrive(position, end) {
    this.#engine.attempt((session) => session.seek(position));
    this.#show();
    if (this.#state.run?.position !== (end ?? position)) return;
    this.#bind(null);
    if (end !== null) {
      this.#store.dispatch({ type: 'notice', notice: { code: 'link.beyond', params: { position, count: end } } });
    }
  }

  /** The reader goes elsewhere: what was to be played from there on is not. */
  #leave() {
    if (this.#state.bound === null) return;
    this.#ahead.leave();
    this.#store.dispatch({ type: 'pause' });
    this.#bind(null);
  }

  /** The reader plays from here on. */
  #toggle() {
    const { playing } = this.#state;
    if (!playing) this.#leave();
    this.#store.dispatch({ type: playing ? 'pause' : 'play' });
  }

  /** Nobody looks for the end of the run any more; the engine closes it. Safe to repeat. */
  close() {
    this.#ahead.stop();
  }

  /** @param {boolean} playing */
  #setPlaying(playing) {
    if (!playing) {
      this.#playback.stop();
      return;
    }
    if (!this.#isConnected()) {
      this.#store.dispatch({ type: 'pause' });
      return;
    }
    if (this.#state.run?.done) {
      this.#engine.attempt((session) => session.seek(0));
      this.#show();
    }
    this.#since = this.#clock.now() + CALM;
    this.#playback.start();
  }

  /**
   * Steps ahead.
   * @param {import('./session.js').Session} session
   * @param {number} count
   * @returns {boolean} whether playing ends here
   */
  #step(session, count) {
    const from = session.run.position;
    const done = session.step(this.#state.grain, count);
    return this.#halt(session, from) || done;
  }

  /** Playing gets faster as long as nobody has chosen a speed. */
  #grow() {
    const now = this.#clock.now();
    if (!this.#state.growing || now <= this.#since) return;
    this.#store.dispatch({ type: 'grow', ms: now - this.#since });
    this.#since = now;
  }

  /**
   * A move by hand: playing stops, and who edits gets to see the run.
   * @param {(session: import('./session.js').Session) => void} work
   */
  #move(work) {
    if (!isPlayable(this.#state) || !this.#state.run) return;
    this.#leave();
    this.#store.dispatch(this.#state.mode === 'edit' ? { type: 'mode', mode: 'watch' } : { type: 'pause' });
    this.#engine.attempt((session) => session.isOpen && work(session));
    this.#show();
    this.#engine.settle();
  }

  /**
   * Goes to a position, at once if it is known or near enough, else as soon as it is known; on no page, as soon as it
   * is opened there.
   * @param {number} position
   */
  #seek(position) {
    if (!this.#isConnected()) {
      if (isPlayable(this.#state)) this.#bind(position);
      return;
    }
    this.#move((session) => session.seek(position));
    const { run } = this.#state;
    if (!run && isPlayable(this.#state)) this.#bind(position || null); // it is opened there, when its module has come
    if (run && run.position < position && !run.complete) {
      this.#engine.attempt((session) => this.#head(session.run, position));
    }
  }

  /** @param {import('../state/jump.js').Jump} kind @param {boolean} backward */
  #jump(kind, backward) {
    if (!this.#isConnected()) return;
    const before = this.#state.run?.position ?? 0;
    this.#move((session) => session.jump(kind, backward));
    const { run } = this.#state;
    if (run && run.position === before) {
      this.#store.dispatch({ type: 'notice', notice: noneFound(kind, backward, run) });
    }
  }

  /** What is known stays known. */
  #stopMeasuring() {
    this.#leave();
    this.#ahead.stop();
    const { run } = this.#state;
    if (!run) return;
    // more than was reported
    const { known, complete } = this.#engine.attempt((session) => (session.isOpen ? session.run : null)) ?? run;
    this.#store.dispatch({ type: 'measured', known, complete, going: false });
  }

  #show() {
    const run = this.#engine.attempt((session) => (session.isOpen ? session.view() : null));
    if (run) this.#store.dispatch({ type: 'moved', run });
    else if (!this.#engine.isReady) this.#store.dispatch({ type: 'pause' });
  }
}
