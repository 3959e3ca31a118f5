/**
 * Reads steps of a run for the storyboard: on a copy, so that the reader's position does not move,
 * and in slices, so that the page goes on.
 *
 *     const job = new StoryJob({ clock, attempt, state, translate, found, ended });
 *     job.look([plan]);      // or job.read([118, 940])
 *     job.stop();
 */
import { Session } from '../run/session.js';
import { Sliced } from '../jobs/slices.js';
import { MOST, pictureAt } from '../view/storyboard.js';

/** Steps of one call into the solver: a millisecond at most. */
const STEPS = 20_000;
/** Where this many calls found nothing, nobody waits for more. */
const PATIENCE = 2000;

export class StoryJob {
  #host;
  #sliced;
  /** @type {Session | null} */
  #copy = null;

  /**
   * @param {object} host
   * @param {Pick<import('../jobs/clock.js').Clock, 'now' | 'setTimeout' | 'clearTimeout'>} host.clock
   * @param {<T>(work: (session: Session) => T) => T | undefined} host.attempt uses the player's session; undefined
   *   where there is none
   * @param {() => import('../state/state.js').State} host.state
   * @param {() => import('../i18n/i18n.js').Translate | null} host.translate the words of the storyboard
   * @param {() => import('../view/sentence.js').Tell | null} host.tell how the steps of `logic` are told
   * @param {(pictures: import('../view/storyboard.js').Picture[]) => void} host.found some more, in the order of the
   *   run
   * @param {(how: 'done' | 'failed') => void} host.ended
   */
  constructor(host) {
    this.#host = host;
    this.#sliced = new Sliced(host.clock);
  }

  get isGoing() {
    return this.#sliced.isGoing;
  }

  /** Looks for steps. @param {import('../view/storyboard.js').Plan} plan */
  look({ start, kinds, most, end }) {
    const left = { most: Math.min(most, MOST), calls: PATIENCE };
    let begun = false;
    this.#start((copy) => {
      if (!begun) {
        begun = true;
        copy.seek(start);
        const here = kinds.length === 0;
        return { done: here || copy.run.position !== start, view: here ? copy.view() : null };
      }
      const { found, done } = copy.run.advance(STEPS, { until: kinds });
      const within = found && copy.run.position <= end;
      left.calls -= 1;
      if (within) left.most -= 1;
      const over = done || copy.run.position >= end || left.most === 0 || left.calls === 0;
      return { done: over, view: within ? copy.view() : null };
    });
  }

  /** Reads steps that are known. @param {number[]} positions */
  read(positions) {
    const left = [...positions];
    this.#start((copy) => {
      const position = left.shift();
      if (position === undefined) return { done: true, view: null };
      copy.seek(position);
      return { done: left.length === 0, view: copy.view() };
    });
  }

  /** Ends it. Safe to repeat. */
  stop() {
    this.#sliced.stop();
    this.#copy?.close();
    this.#copy = null;
  }

  /** @param {(copy: Session) => { done: boolean, view: import('../state/state.js').RunView | null }} step */
  #start(step) {
    this.stop();
    /** @type {import('../view/storyboard.js').Picture[]} */
    let pictures = [];
    let failed = false;
    this.#sliced.start({
      step: () => {
        const result = this.#use(step);
        const t = this.#host.translate();
        failed = !result || !t;
        if (result?.view && t) pictures.push(pictureAt(this.#host.state(), result.view, t, this.#host.tell()));
        return failed || Boolean(result?.done);
      },
      tell: (done) => {
        if (pictures.length > 0) this.#host.found(pictures);
        pictures = [];
        if (!done) return;
        this.stop();
        this.#host.ended(failed ? 'failed' : 'done');
      },
    });
  }

  /**
   * Uses the copy; undefined where there is none, or where the solver that made it is gone.
   * @template T
   * @param {(copy: Session) => T} work
   * @returns {T | undefined}
   */
  #use(work) {
    return this.#host.attempt((session) => {
      this.#copy ??= this.#copied(session);
      return this.#copy?.solver === session.solver ? work(this.#copy) : undefined;
    });
  }

  /** What is known of the run need not be looked for again. @param {Session} session */
  #copied(session) {
    if (!session.isOpen) return null;
    const { puzzle, algorithm } = session.run;
    const copy = new Session(session.solver);
    copy.open(puzzle, 0, algorithm);
    copy.run.merge(session.run.save());
    return copy;
  }
}
