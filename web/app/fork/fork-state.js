/**
 * What is known of the forks of a run, and how each action changes it: pure functions, without DOM and solver.
 *
 * @typedef {import('./fork.js').Fork} Fork
 *
 * @typedef {object} Outcome how a fork went
 * @property {number} steps of its whole run
 * @property {number} deadEnds that it met before its end
 * @property {number} solutions 0: its digit leads to a dead end
 * @property {string | null} digits of the first solution
 *
 * @typedef {Fork & { at: number, outcome: Outcome | null }} Kept at: where its run stood when it was seen last;
 *   outcome: null as long as nobody has seen its end
 *
 * @typedef {object} ForkState
 * @property {Kept[]} forks in the order of their positions
 * @property {number | null} open index of the one whose run is there
 * @property {boolean} playing
 * @property {boolean} going its run is on its way to a position
 * @property {import('../state/state.js').RunView | null} run of the open one; null as long as it is not there
 *
 * @typedef {{ type: 'anew' } | { type: 'open', fork: Fork } | { type: 'leave' } | { type: 'forget' }
 *   | { type: 'ran', run: import('../state/state.js').RunView, digits: string | null }
 *   | { type: 'play' } | { type: 'pause' } | { type: 'going', on: boolean }} ForkAction
 */
import { isSame } from './fork.js';

/** So many marks are kept: the one at the lowest position goes for another. */
const MOST_FORKS = 12;

/** @type {ForkState} */
export const initialForks = { forks: [], open: null, playing: false, going: false, run: null };

/** @param {ForkState} state @param {ForkAction} action @returns {ForkState} */
export function reduceForks(state, action) {
  switch (action.type) {
    case 'anew':
      return state.forks.length > 0 ? initialForks : state;
    case 'open':
      return opened(state, action.fork);
    case 'leave':
      return state.open === null ? state : { ...initialForks, forks: state.forks };
    case 'forget':
      return { ...initialForks, forks: state.forks.filter((_, index) => index !== state.open) };
    case 'ran':
      return ran(state, action.run, action.digits);
    case 'play':
      return state.run && !state.playing ? { ...state, playing: true, going: false } : state;
    case 'pause':
      return state.playing ? { ...state, playing: false } : state;
    case 'going':
      return action.on === state.going ? state : { ...state, going: action.on };
    default:
      return state;
  }
}

/** The open fork. @param {ForkState} state @returns {Kept | null} */
export const openFork = ({ forks, open }) => (open === null ? null : forks[open]);

/** @param {ForkState} state @param {Fork} fork @returns {ForkState} */
function opened(state, { position, cell, digit }) {
  const fork = { position, cell, digit };
  const known = state.forks.find((other) => isSame(other, fork));
  const others = state.forks.filter((other) => other !== known);
  const kept = [
    ...others.slice(Math.max(0, others.length - MOST_FORKS + 1)),
    known ?? { ...fork, at: 0, outcome: null },
  ];
  const forks = kept.sort((a, b) => a.position - b.position || a.cell - b.cell || a.digit - b.digit);
  return { ...initialForks, forks, open: forks.findIndex((other) => isSame(other, fork)) };
}

/**
 * @param {ForkState} state
 * @param {import('../state/state.js').RunView} run
 * @param {string | null} digits of its first solution
 * @returns {ForkState}
 */
function ran(state, run, digits) {
  const fork = openFork(state);
  if (!fork) return state;
  const outcome = run.done ? outcomeOf(run, digits) : fork.outcome;
  const forks = state.forks.map((other) => (other === fork ? { ...fork, at: run.position, outcome } : other));
  return { ...state, forks, run, playing: state.playing && !run.done };
}

/**
 * The last retreat of a run without a solution is that of its own root: it is no dead end on the way.
 * @param {import('../state/state.js').RunView} run at its end
 * @param {string | null} digits
 * @returns {Outcome}
 */
function outcomeOf({ position, counters, step }, digits) {
  const { retreat, solution } = counters;
  const isProof = step?.kind === 'exhausted';
  return { steps: position, deadEnds: Math.max(0, retreat - Number(isProof)), solutions: solution, digits };
}
