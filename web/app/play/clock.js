/**
 * The time that a game has taken: it runs while there is something to do and somebody who does it. Pure: what time it
 * is comes with the actions, from a clock that nobody can set.
 *
 * @typedef {import('./play-state.js').PlayState} PlayState
 */
import { isOver } from './ending.js';

/** Milliseconds: a longer gap between two actions is not counted, because the machine was asleep. */
export const LONGEST_GAP = 60_000;

/**
 * The state at another time. A gap that is too long, or negative, moves the start of the stretch along.
 * @param {PlayState} state @param {number} now @returns {PlayState} the same object at the same time
 */
export function at(state, now) {
  const gap = now - state.now;
  if (gap === 0) return state;
  const isCounted = gap > 0 && gap <= LONGEST_GAP;
  return { ...state, now, since: state.since === null || isCounted ? state.since : state.since + gap };
}

/**
 * Milliseconds played, at the time last told; 0 without a game.
 * @param {Pick<PlayState, 'game' | 'since' | 'now'>} state
 */
export const spentAt = ({ game, since, now }) => (game?.spent ?? 0) + (since === null ? 0 : now - since);

/**
 * With the time until now in the game itself, which is what is kept of it.
 * @param {PlayState} state @returns {PlayState}
 */
export function timed(state) {
  const { game, since, now } = state;
  return game && since !== null ? { ...state, game: { ...game, spent: spentAt(state) }, since: now } : state;
}

/** With the clock at rest. @param {PlayState} state @returns {PlayState} */
export const stopped = (state) => (state.since === null ? state : { ...timed(state), since: null });

/**
 * With the clock running, unless the game is over, paused, or somewhere else.
 * @param {PlayState} state @returns {PlayState}
 */
export function started(state) {
  const { game, away, since, now } = state;
  const isResting = !game || isOver(game) || game.paused || away;
  return isResting || since !== null ? state : { ...state, since: now };
}
