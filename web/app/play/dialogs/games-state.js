/**
 * What the dialog of games knows: which of its parts is shown, what is chosen for a new puzzle, and what goes for good
 * when it is pressed once more. Pure.
 *
 * @typedef {'new' | 'kept' | 'results'} Tab a new puzzle, games that were begun, results
 *
 * @typedef {object} GamesState
 * @property {Tab} tab
 * @property {number} size 4, 6 or 9: of the puzzle to be dealt, and of those whose results are shown
 * @property {number} grade 1 to 6, one of those that there are on a board of this size
 * @property {string | null} armed the puzzle of the game, or `results`, that the next press deletes
 *
 * @typedef {{ type: 'tab', tab: string } | { type: 'size', size: number } | { type: 'grade', grade: number }
 *   | { type: 'arm', what: string } | { type: 'disarm' }} GamesAction
 */
import { gradesToDeal } from '../dealing/recipe.js';

/** @type {readonly Tab[]} */
export const tabs = ['new', 'kept', 'results'];

/** @returns {GamesState} */
export const initialGames = () => ({ tab: 'new', size: 9, grade: 1, armed: null });

/**
 * @param {GamesState} state
 * @param {GamesAction} action
 * @returns {GamesState} the same one where nothing changes; whatever else is done, nothing is deleted by the next press
 */
export function reduceGames(state, action) {
  switch (action.type) {
    case 'tab': {
      const tab = tabs.find((each) => each === action.tab) ?? 'new';
      return tab === state.tab ? disarmed(state) : { ...state, tab, armed: null };
    }
    case 'size': {
      const most = Math.max(...gradesToDeal(action.size));
      return { ...state, size: action.size, grade: Math.min(state.grade, most), armed: null };
    }
    case 'grade':
      return { ...state, grade: action.grade, armed: null };
    case 'arm':
      return { ...state, armed: action.what };
    case 'disarm':
      return disarmed(state);
  }
}

/** @param {GamesState} state @returns {GamesState} */
const disarmed = (state) => (state.armed === null ? state : { ...state, armed: null });
