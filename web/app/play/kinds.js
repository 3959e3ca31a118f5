/**
 * What a digit key enters, and the digit in hand while digits come first. Pure.
 *
 * @typedef {import('./entries.js').Kind} Kind
 * @typedef {import('./play-state.js').PlayState} PlayState
 * @typedef {import('./settings.js').Settings} Settings
 */
import { colourCount } from './board.js';

/**
 * The kinds that follow each other; with one kind of notes only digits and these.
 * @param {Settings} settings @returns {Kind[]}
 */
export const kindsOf = ({ twoKinds }) => (twoKinds ? ['digit', 'corner', 'centre', 'colour'] : ['digit', 'corner']);

/**
 * The kind that is meant: without centre notes, corner notes.
 * @param {Settings} settings @param {Kind} kind @returns {Kind}
 */
export const kindIn = ({ twoKinds }, kind) => (kind === 'centre' && !twoKinds ? 'corner' : kind);

/**
 * Another kind; a digit in hand is no colour, and the other way round.
 * @param {PlayState} state @param {Kind} wish @returns {PlayState}
 */
export function withKind(state, wish) {
  const kind = kindIn(state.settings, wish);
  if (kind === state.kind) return state;
  const isOther = (kind === 'colour') !== (state.kind === 'colour');
  return { ...state, kind, held: isOther ? null : state.held };
}

/**
 * A digit or colour taken in hand, or put down if it is there already.
 * @param {PlayState} state @param {number | null} digit @returns {PlayState}
 */
export function inHand(state, digit) {
  const most = state.kind === 'colour' ? colourCount : (state.game?.size ?? 0);
  const isOne = digit !== null && digit >= 1 && digit <= most && digit !== state.held;
  return { ...state, held: isOne ? digit : null };
}
