/**
 * Forks of a player's run at work: a composition root below the player's, loaded when a cell is first explained. It
 * holds a store, a playback and one run of its own; which fork is open is what the player's state says.
 */
import '../../elements/fork/fork.js';
import '../../elements/fork/fork-marks.js';
import { html, intend, setHidden, setText } from '../../elements/element.js';
import { pauseWhileHidden } from '../run/pause-while-hidden.js';
import { Rest } from '../run/rest.js';
import { createPlayback } from '../run/playback.js';
import { stepsPerSecond } from '../state/speed.js';
import { createStore } from '../state/store.js';
import { explained } from '../state/why.js';
import { createAnnouncer } from '../view/announcer.js';
import { givensAfter, isSame, othersFor } from './fork.js';
import { ForkRun } from './fork-run.js';
import { initialForks, openFork, reduceForks } from './fork-state.js';
import { forkAppearance, marksAppearance } from './look.js';

/** @typedef {import('../player/host.js').Host} Host @typedef {import('../state/state.js').State} State */

/** A part of a player, see kernel/late-feature.js. */
export class ForkPart {
  #host;
  #element = document.createElement('sudoku-fork');
  #marks = document.createElement('sudoku-fork-marks');
  #status = html('div', { role: 'status', class: 'unseen' });
  #store = createStore(reduceForks, initialForks);
  #playback;
  #announcer;
  /** The language in which it was painted last. @type {import('../i18n/i18n.js').Translate | null} */
  #t = null;
  /** The run that the forks leave, as a word. */
  #name = '';
  #speed = 0;
  /** Those of the open fork. */
  #givens = '';
  /** @type {ForkRun | null} */
  #run = null;
  /** The reader has asked for it just now: it begins to play. */
  #isAsked = false;
  /** It gets the focus as soon as it is painted. */
  #isAwaited = false;
  #frame = 0;
  #unbind = () => {};

  /** What its own intents ask for. @type {Record<string, (detail: any) => void>} */
  #commands = {
    'fork-take': ({ cell, digit }) => this.#take(cell, digit),
    'fork-again': ({ index }) => this.#goBackTo(index),
    'fork-toggle': () => this.#store.dispatch({ type: this.#store.state.playing ? 'pause' : 'play' }),
    'fork-step': () => this.#move((run) => run.forward(this.#host.state().grain)),
    'fork-back': () => this.#move((run) => run.back(this.#host.state().grain)),
    'fork-to-start': () => this.#move((run) => run.toStart()),
    'fork-to-end': () => this.#move((run) => run.goTo(Infinity)),
    'fork-stop': () => this.#move((run) => run.stop()),
    'fork-leave': () => this.#host.dispatch({ type: 'fork', fork: null }),
    'fork-forget': () => {
      this.#end();
      this.#store.dispatch({ type: 'forget' });
      this.#host.dispatch({ type: 'fork', fork: null });
    },
  };

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    const { root, frame, clock } = host;
    this.#playback = createPlayback({
      clock,
      rate: () => stepsPerSecond(host.state().speed),
      step: (count) => this.#attempt((run) => run.forward(host.state().grain, count)) ?? true,
      tick: () => this.#show(),
    });
    this.#announcer = createAnnouncer(clock, (text) => setText(this.#status, text));
    this.#store.subscribe((now, before) => {
      if (now.playing !== before.playing) this.#setPlaying(now.playing);
      this.#requestPaint();
    });
    for (const element of [this.#element, this.#marks]) {
      element.addEventListener('intent', (/** @type {Event} */ event) => this.#obey(event));
    }
    this.#element.setAttribute('part', 'fork');
    this.#element.hidden = true;
    root.querySelector('sudoku-transport')?.after(this.#element);
    root.querySelector('.strip')?.append(this.#marks);
    frame.append(this.#status);
  }

  /** Opens and ends what the state of the player asks for. @param {State} player */
  follow(player) {
    const name = `${player.algorithm} ${player.puzzle}`;
    if (name !== this.#name) {
      this.#end();
      this.#store.dispatch({ type: 'anew' });
    }
    this.#name = name;
    this.#followOpen(player);
    if (player.playing || player.mode !== 'watch') this.#store.dispatch({ type: 'pause' });
    if (player.speed !== this.#speed) this.#playback.adjust();
    this.#speed = player.speed;
  }

  /** @param {State} player @param {import('../i18n/i18n.js').Translate} t */
  paint(player, t) {
    this.#t = t;
    this.#paint();
  }

  /** The reader asks what if: the digits of the cell in hand come to the keyboard, or the fork that is open. */
  ask() {
    const player = this.#host.state();
    if (explained(player) === null && !player.fork) this.#host.dispatch({ type: 'ask', cell: player.cursor });
    this.#isAwaited = true;
    this.#requestPaint();
  }

  /** Ends its run: `follow` opens it again. Safe to repeat. */
  close() {
    this.#store.dispatch({ type: 'pause' });
    this.#end();
  }

  #end() {
    this.#unbind();
    this.#run?.close();
    this.#run = null;
  }

  /** Opens and closes what the player's state says. @param {State} player */
  #followOpen(player) {
    const open = openFork(this.#store.state);
    if (!player.fork) {
      if (open) this.#end();
      this.#store.dispatch({ type: 'leave' });
      return;
    }
    if (!player.run) return;
    const [position, cell, digit] = player.fork;
    const fork = { position, cell, digit };
    if (!open || !isSame(open, fork)) this.#open(fork, player);
    const solver = this.#host.attempt((session) => session.solver);
    if (openFork(this.#store.state) && solver && (!this.#run?.isOpen || this.#run.solver !== solver)) {
      this.#begin(solver, player);
    }
  }

  /**
   * Opens a fork as soon as the run is known so far; it may come from a link, and not be one.
   * @param {import('./fork.js').Fork} fork
   * @param {State} player
   */
  #open(fork, player) {
    const stack = this.#stackAt(fork.position, player);
    if (stack === undefined) return;
    if (!stack || !othersFor(player.puzzle, stack, fork.cell).includes(fork.digit)) {
      this.#host.dispatch({ type: 'fork', fork: null });
      this.#host.dispatch({ type: 'notice', notice: { code: 'link.fork' } });
      return;
    }
    this.#end();
    this.#givens = givensAfter(player.puzzle, stack, fork);
    this.#store.dispatch({ type: 'open', fork });
  }

  /**
   * The digits that stand at a position of the player's run.
   * @param {number} position
   * @param {State} player
   * @returns {import('./fork.js').Stack | null | undefined} null: there is no such position; undefined: it is not known
   *   yet
   */
  #stackAt(position, { run }) {
    if (!run) return undefined;
    if (run.position === position) return run.stack;
    if (run.known < position) return run.complete ? null : undefined;
    return this.#host.attempt((session) => {
      if (!session.isOpen) return undefined;
      const here = session.run.position;
      session.seek(position);
      const stack = session.run.stack();
      session.seek(here);
      return stack;
    });
  }

  /** @param {import('../solver.js').Solver} solver @param {State} player */
  #begin(solver, player) {
    this.#end();
    const fork = openFork(this.#store.state);
    const run = new ForkRun(solver, this.#host.clock, {
      guard: (work) => this.#host.attempt(work),
      tell: () => this.#show(),
    });
    this.#run = run;
    const ends = new AbortController();
    pauseWhileHidden(new Rest(this.#store), ends.signal);
    this.#unbind = () => ends.abort();
    this.#attempt((now) => {
      now.open(this.#givens, player.algorithm);
      now.goTo(fork?.at ?? 0);
    });
    this.#show();
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (this.#isAsked && !fork?.outcome && !isCalm) this.#store.dispatch({ type: 'play' });
    this.#isAsked = false;
  }

  /** @param {Event} event an intent of one of its elements; those of others are the player's */
  #obey(event) {
    const { detail } = /** @type {CustomEvent} */ (event);
    const command = this.#commands[detail.type];
    if (!command) return;
    event.stopPropagation();
    command(detail);
  }

  /** @param {number} cell @param {number} digit */
  #take(cell, digit) {
    const { run } = this.#host.state();
    if (!run) return;
    this.#isAsked = true;
    this.#host.dispatch({ type: 'fork', fork: [run.position, cell, digit] });
    this.#isAsked = false;
    this.#paint(); // what gets the focus must be there
    this.#element.takeFocus(false);
  }

  /** A mark leads back to where its fork begins. @param {number} index */
  #goBackTo(index) {
    const fork = this.#store.state.forks[index];
    if (!fork) return;
    intend(this.#element, { type: 'seek', position: fork.position });
    this.#host.dispatch({ type: 'fork', fork: [fork.position, fork.cell, fork.digit] });
  }

  /** @param {boolean} playing */
  #setPlaying(playing) {
    if (!playing) {
      this.#playback.stop();
      return;
    }
    this.#host.dispatch({ type: 'pause' });
    if (this.#store.state.run?.done) {
      this.#attempt((run) => run.toStart());
      this.#show();
    }
    this.#playback.start();
  }

  /** A move by hand: playing stops. @param {(run: ForkRun) => void} work */
  #move(work) {
    this.#store.dispatch({ type: 'pause' });
    this.#attempt(work);
    this.#show();
    this.#host.settle();
  }

  #show() {
    const shown = this.#attempt((run) => {
      const view = run.view();
      return { run: view, digits: view.done && view.counters.solution > 0 ? run.solution() : null };
    });
    if (shown) this.#store.dispatch({ type: 'ran', ...shown });
    this.#store.dispatch({ type: 'going', on: this.#run?.isGoing ?? false });
  }

  /** @template T @param {(run: ForkRun) => T} work @returns {T | undefined} undefined where there is no run */
  #attempt(work) {
    const run = this.#run;
    return run ? this.#host.attempt(() => work(run)) : undefined;
  }

  #requestPaint() {
    this.#frame ||= this.#host.clock.requestAnimationFrame(() => {
      this.#frame = 0;
      this.#paint();
    });
  }

  #paint() {
    const t = this.#t;
    const player = this.#host.state();
    const isShown = t !== null && player.mode === 'watch' && this.#host.permits({ type: 'fork' });
    setHidden(this.#element, !isShown);
    if (!isShown) return;
    const look = forkAppearance(this.#store.state, player, t);
    this.#element.appearance = look;
    this.#marks.appearance = marksAppearance(this.#store.state, player, t);
    this.#announcer.update({ message: '', text: look.status }, this.#store.state.playing);
    if (this.#isAwaited) this.#element.takeFocus(look.offers !== null);
    this.#isAwaited = false;
  }
}
