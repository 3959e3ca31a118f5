/**
 * What happens while a run is watched: the part of the state that every player needs, also one in
 * which nothing is edited. Pure.
 */
import { start } from './history.js';
import { afresh, beginning, grown } from './growing-speed.js';
import { silence } from './why.js';

/** @typedef {import('./state.js').State} State @typedef {import('./state.js').Action} Action */

/** Whether the givens obey the rules as far as is known. @param {State} state */
export function isPlayable(state) {
  return state.check !== null && state.check.status !== 'invalid';
}

/** Whether there is no solver, and none on its way. @param {State['solver']} solver */
export const isMissing = (solver) => ['failed', 'forbidden', 'unsupported', 'processor'].includes(solver);

/**
 * A board that is painted once a frame may still show the cells of a larger one.
 * @param {State} state
 * @param {number} cell
 */
export const isCell = (state, cell) => cell >= 0 && cell < state.puzzle.length;

/** @param {State} state @param {Action} action @returns {State} */
// eslint-disable-next-line max-lines-per-function -- one case for each action
export function watched(state, action) {
  switch (action.type) {
    case 'start':
      return start(state, action.puzzle);
    case 'solver':
      return {
        ...state,
        solver: action.solver,
        ...(isMissing(action.solver) ? { run: null, measuring: false, check: null, playing: false } : {}),
      };
    case 'own-page':
      return { ...state, ownPage: true, keepsGames: action.keepsGames };
    case 'retry': // a solver that could not be loaded is loaded anew by the engine, which says so
      if (state.solver === 'late') return { ...state, solver: 'loading', notice: null };
      return state.notice ? { ...state, notice: null } : state;
    case 'cursor':
      return action.cell === state.cursor || !isCell(state, action.cell) ? state : { ...state, cursor: action.cell };
    case 'checked':
      return { ...state, check: action.check, revealed: state.revealed && action.check.solution !== null };
    case 'moved':
      return {
        ...state,
        run: action.run,
        ...silence,
        resume: state.bound ?? action.run.position,
        resumed: state.algorithm,
        playing: state.playing && !action.run.done,
      };
    case 'bound':
      return {
        ...state,
        bound: action.position,
        resume: action.position ?? state.run?.position ?? 0,
        resumed: state.algorithm,
      };
    case 'measured':
      return state.run
        ? { ...state, measuring: action.going, run: { ...state.run, known: action.known, complete: action.complete } }
        : state;
    case 'play':
      return isPlayable(state)
        ? {
            ...state,
            mode: 'watch',
            playing: true,
            speed: state.playing ? state.speed : beginning(state),
            notice: null,
          }
        : state;
    case 'pause':
      return state.playing ? { ...state, playing: false } : state;
    case 'speed':
      return { ...state, speed: Math.min(100, Math.max(0, action.speed)), growing: false };
    case 'grow':
      return state.playing ? { ...state, speed: grown(state, action.ms) } : state;
    case 'grain':
      return { ...state, grain: action.grain, speed: action.grain === state.grain ? state.speed : afresh(state) };
    case 'notice':
      return { ...state, notice: action.notice };
    case 'dismiss':
      return state.notice ? { ...state, notice: null } : state;
    default:
      return state;
  }
}
