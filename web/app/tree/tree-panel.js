/**
 * The search tree of a player's run: grown from a run of its own where it is small enough to be
 * drawn as a whole; else the path to the present step, with what is known of the branches beside
 * it, looked up piece by piece. Loaded when the tree is first asked for.
 *
 *     const panel = new TreePanel({ clock, attempt, changed: () => paint() });
 *     panel.follow(state);             // after each change of the state, while the tree is shown
 *     panel.appearance(state, t);
 *     panel.rest();                    // while it is hidden
 *     panel.close();
 *
 * @typedef {ReturnType<TreePanel['appearance']>} TreeAppearance
 * @typedef {import('../state/state.js').State} State
 * @typedef {import('../i18n/i18n.js').Translate} Translate
 */
import { SLICE } from '../jobs/slices.js';
import { branchesOf } from './branches.js';
import { stepsPerSecond } from '../state/speed.js';
import { isPlayable } from '../state/state.js';
import { growTree, MOST_PLACEMENTS } from '../run/tree-builder.js';
import { drawWhole, pathDrawer } from './look.js';
import { followStack, isKnown, withBranches } from './path.js';
/** Playing faster than this, in steps a second, nobody could read what is looked up. */
const SLOW = 8;
/** Then a path is drawn anew only so often, in milliseconds: nearly all of it changes each time. */
const BLINK = 300;

const buttons = /** @type {const} */ (['zoom-in', 'zoom-out', 'fit', 'locate']);
const statuses = /** @type {const} */ (['path', 'back', 'ahead']);
const signs = /** @type {const} */ (['dead-end', 'solution']);

/**
 * The last result, as long as the inputs are the same objects.
 * @template {any[]} Inputs, Output
 * @param {(...inputs: Inputs) => Output} work
 * @returns {(...inputs: Inputs) => Output}
 */
function remembered(work) {
  /** @type {Inputs | undefined} */
  let last;
  /** @type {Output} */
  let output;
  return (...inputs) => {
    if (!last || inputs.some((input, index) => input !== last?.[index])) output = work(...inputs);
    last = inputs;
    return output;
  };
}

export class TreePanel {
  #clock;
  #attempt;
  #changed;
  /** The run that the tree belongs to, as a word. */
  #name = '';
  /** The instance that the tree grows in. @type {import('../solver.js').Solver | null} */
  #solver = null;
  /**
   * All nodes; null: too many; undefined: still growing.
   * @type {import('../run/tree-builder.js').TreeNode[] | null | undefined}
   */
  #nodes = undefined;
  #giveUp = () => {};
  /** @type {State | null} */
  #state = null;
  /** @type {import('./path.js').PathRow[]} */
  #rows = [];
  /** When the path was last drawn. */
  #drawn = -Infinity;
  /** What is looked up for these rows. @type {Generator<undefined, void, undefined> | null} */
  #search = null;
  /** The position of these rows. */
  #position = 0;
  /** @type {any} */
  #timer = null;
  #whole = remembered(drawWhole);
  #drawer = remembered(pathDrawer);
  #path = remembered(
    (/** @type {ReturnType<typeof pathDrawer>} */ draw, /** @type {import('./path.js').PathRow[]} */ rows) =>
      draw(rows),
  );

  /**
   * @param {object} host
   * @param {Pick<import('../jobs/clock.js').Clock, 'now' | 'setTimeout' | 'clearTimeout'>} host.clock
   * @param {<T>(work: (session: import('../run/session.js').Session) => T) => T | undefined} host.attempt uses the
   *   solver, where there is one
   * @param {() => void} host.changed called when there is more to be shown, and nothing of the state has changed
   */
  constructor({ clock, attempt, changed }) {
    this.#clock = clock;
    this.#attempt = attempt;
    this.#changed = changed;
  }

  /** Takes over what the state says of the run. @param {State} state */
  follow(state) {
    this.#state = state;
    if (!state.run || !isPlayable(state)) {
      this.close();
      return;
    }
    this.#attempt((session) => this.#grow(session.solver, state));
    if (this.#nodes !== null) return;
    const isFast = state.playing && stepsPerSecond(state.speed) > SLOW;
    if (isFast && this.#clock.now() - this.#drawn < BLINK) return;
    this.#drawn = this.#clock.now();
    const rows = followStack(this.#rows, state.puzzle, state.algorithm, state.run.stack);
    if (rows.length !== this.#rows.length || rows.some((row, index) => row !== this.#rows[index])) {
      this.#rows = rows;
      this.#search = null;
    }
    this.#position = state.run.position;
    if (this.#rows.every(isKnown)) return;
    if (!isFast) this.#timer ??= this.#later();
  }

  /** The tree is not seen any more: looking up can wait. Safe to repeat. */
  rest() {
    if (this.#timer !== null) this.#clock.clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Forgets the tree, and ends all work on it. Safe to repeat. */
  close() {
    this.rest();
    this.#giveUp();
    this.#name = '';
    this.#nodes = undefined;
    this.#rows = [];
    this.#search = null;
  }

  /** @param {State} state @param {Translate} t */
  appearance(state, t) {
    return {
      name: this.#name,
      label: t('tree.label'),
      summary: this.#summary(state, t),
      hint: t('tree.hint'),
      tools: { label: t('tree.tools'), buttons: buttons.map((id) => ({ id, text: t(`tree.view.${id}`) })) },
      legend: [
        ...statuses.map((status) => ({
          id: status,
          status,
          kind: /** @type {const} */ ('tried'),
          sign: /** @type {const} */ (''),
          text: t(`tree.status.${status}`),
        })),
        ...signs.map((sign) => ({
          id: sign,
          status: /** @type {const} */ ('back'),
          kind: /** @type {const} */ ('tried'),
          sign,
          text: t(`tree.sign.${sign}`),
        })),
        ...(this.#nodes?.some(({ rule }) => rule)
          ? [
              {
                id: 'forced',
                status: /** @type {const} */ ('ahead'),
                kind: /** @type {const} */ ('forced'),
                sign: /** @type {const} */ (''),
                text: t('tree.forced'),
              },
            ]
          : []),
      ],
      drawing: this.#drawing(state, t),
    };
  }

  /**
   * Made when it is wanted: a tree that was never drawn waits for a frame of its own.
   * @param {State} state
   * @param {Translate} t
   * @returns {(() => import('./look.js').Drawing) | null}
   */
  #drawing({ run, size }, t) {
    const [nodes, rows] = [this.#nodes, this.#rows];
    if (!run || nodes === undefined) return null;
    return () => (nodes ? this.#whole(nodes, size, t)(run.position) : this.#path(this.#drawer(size, t), rows));
  }

  /** @param {State} state @param {Translate} t */
  #summary(state, t) {
    if (!state.run) return t(state.check?.status === 'invalid' ? 'tree.none' : 'panel.growing');
    if (this.#nodes === undefined) return t('panel.growing');
    return this.#nodes ? t('tree.whole', { count: this.#nodes.length - 1 }) : t('tree.long', { most: MOST_PLACEMENTS });
  }

  /**
   * Begins a tree for another run, or anew in another instance of the solver.
   * @param {import('../solver.js').Solver} solver
   * @param {State} state
   */
  #grow(solver, { puzzle, algorithm }) {
    const name = `${algorithm} ${puzzle}`;
    if (name === this.#name && (solver === this.#solver || this.#nodes !== undefined)) return;
    this.close();
    this.#name = name;
    this.#solver = solver;
    const run = solver.run(puzzle, { algorithm });
    const stop = growTree(run, {
      clock: this.#clock,
      guard: (work) => this.#attempt(work),
      report: (nodes) => {
        this.#giveUp();
        this.#nodes = nodes;
        if (this.#state) this.follow(this.#state);
        this.#changed();
      },
    });
    this.#giveUp = () => {
      stop();
      run.dispose();
    };
  }

  #later() {
    return this.#clock.setTimeout(() => {
      this.#timer = null;
      this.#attempt((session) => this.#lookUp(session));
    }, 0);
  }

  /**
   * Looks up what is not known of the rows until the slice of time is used up; the run is back where it was then.
   * @param {import('../run/session.js').Session} session
   */
  #lookUp(session) {
    if (
      !session.isOpen ||
      `${session.run.algorithm} ${session.run.puzzle}` !== this.#name ||
      session.run.position !== this.#position
    ) {
      return;
    }
    const start = this.#clock.now();
    const { run } = session;
    this.#search ??= this.#searchRows(run);
    let done;
    do ({ done } = this.#search.next());
    while (!done && this.#clock.now() - start < SLICE);
    run.seek(this.#position);
    if (!done) this.#timer = this.#later();
  }

  /** The nearest first: one row's placement bounds the next one's. @param {import('../solver.js').Run} run */
  *#searchRows(run) {
    let last = this.#position;
    for (let index = this.#rows.length - 1; index >= 0; index--) {
      const row = this.#rows[index];
      if (!isKnown(row)) {
        const known = withBranches(row, yield* branchesOf(run, this.#rows, index, last));
        this.#rows = this.#rows.map((other) => (other === row ? known : other));
        this.#changed();
      }
      last = this.#rows[index].placed ?? last;
    }
  }
}
