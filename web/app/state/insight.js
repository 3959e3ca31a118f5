/**
 * What the reader can have of the solutions beyond the verdict: one cell where there is one solution,
 * two of them side by side where there are several, a longer look where the check did not come to an
 * end; and the givens that cannot stand together where there is none. Pure.
 *
 * @typedef {object} Insight
 * @property {boolean} both two solutions are to be seen where there are several: a setting, undo leaves it alone
 * @property {number[]} hints the cells of which the digit was shown in Watch, in that order
 * @property {number | null} told the cell whose digit is told in the sentence, until the run moves on
 * @property {number[] | null} culprits givens that have no solution together; null: none are known
 * @property {number | null} cases how many cases a longer look has settled so far; null: there is none going on
 *
 * @typedef {{ type: 'both', on?: boolean } | { type: 'hint', cell: number } | { type: 'culprits', cells: number[] }
 *   | { type: 'cases', count: number | null }} InsightAction
 */
import { candidatesOf, digitsOf } from '../sudoku/candidates.js';
import { has } from './features.js';
import { hasBoard } from './modes.js';

/** @type {Insight} */
export const initialInsight = { both: false, hints: [], told: null, culprits: null, cases: null };

/**
 * @param {Insight} insight
 * @param {{ type: string, [key: string]: any }} action
 * @param {{ puzzle: string, revealed: boolean }} after the state after the action
 * @param {{ puzzle: string }} before
 * @returns {Insight} the same object if nothing changed
 */
export function reduceInsight(insight, action, after, before) {
  if (action.type === 'restore') return insight;
  if (after.puzzle !== before.puzzle) return { ...initialInsight, both: insight.both };
  switch (action.type) {
    case 'both':
      return { ...insight, both: action.on ?? !insight.both };
    case 'hint':
      return insight.hints.includes(action.cell)
        ? insight
        : { ...insight, hints: [...insight.hints, action.cell], told: action.cell };
    case 'ask':
    case 'moved':
    case 'mode':
    case 'algorithm':
      return insight.told === null ? insight : { ...insight, told: null };
    case 'reveal': // to hide the solution is to hide all of it
      if (insight.hints.length === 0) return insight;
      return { ...insight, hints: after.revealed ? insight.hints : [], told: null };
    case 'culprits':
      return { ...insight, culprits: action.cells };
    case 'cases':
      return { ...insight, cases: action.count };
    default:
      return insight;
  }
}

/** Whether two solutions are to be seen. @param {import('./state.js').State} state */
export const showsBoth = (state) =>
  has(state, 'insight') && state.insight.both && hasBoard(state) && state.check?.status === 'multiple';

/**
 * Whether the givens that cannot stand together are to be looked for: no cell and no unit says why there is no
 * solution.
 * @param {import('./state.js').State} state
 */
export const seeksCulprits = (state) =>
  has(state, 'insight') &&
  hasBoard(state) &&
  state.check?.status === 'none' &&
  !state.check.impossible &&
  !state.insight.culprits;

/**
 * The cell that a hint is about: the one in hand if it is empty, else the one with the fewest candidates.
 * @param {import('./state.js').State} state
 * @returns {{ cell: number, digit: number } | null} null where there is nothing to be said
 */
export function hintOf(state) {
  const { mode, puzzle, size, check, run, insight } = state;
  const watching = mode === 'watch';
  if (check?.status !== 'unique' || !check.solution || (watching && state.revealed)) return null;
  const solution = Array.from(check.solution, Number);
  const known = Array.from(puzzle, (given, cell) =>
    watching && insight.hints.includes(cell) ? solution[cell] : Number(given) || 0,
  );
  const open = (/** @type {number} */ cell) => known[cell] === 0 && !(watching && run?.board[cell]);
  const inHand = watching ? state.asked : state.cursor;
  const cell = typeof inHand === 'number' && open(inHand) ? inHand : easiest(known, size, open);
  return cell === null ? null : { cell, digit: solution[cell] };
}

/** @param {number[]} board @param {number} size @param {(cell: number) => boolean} open */
function easiest(board, size, open) {
  const counts = candidatesOf(board, size).map((mask, cell) => (open(cell) ? digitsOf(mask).length : Infinity));
  const fewest = Math.min(...counts);
  return fewest === Infinity ? null : counts.indexOf(fewest);
}

/**
 * What a reader who asks for one cell gets: in Edit it is an edit, in Watch it is shown beside the run.
 * @param {import('./state.js').State} state
 * @returns {import('./state.js').Action | null}
 */
export function hintAction(state) {
  const hint = hintOf(state);
  if (!hint) return null;
  return state.mode === 'edit' ? { type: 'enter', ...hint } : { type: 'hint', cell: hint.cell };
}

/**
 * What makes the puzzle impossible, as the step that would find it: its marks are those of a dead end. Only as long as
 * no run is under way.
 * @param {import('./state.js').State} state
 * @returns {import('../solver.js').Step | null}
 */
export function obstacleOf({ check }) {
  if (!check?.impossible) return null;
  const nothing = { row: null, column: null, peer: null, rule: null, depth: 0, position: 0 };
  return 'cell' in check.impossible
    ? { kind: 'retreat', cell: check.impossible.cell, digit: null, unit: null, ...nothing }
    : { kind: 'retreat', cell: null, digit: check.impossible.digit, unit: check.impossible.unit, ...nothing };
}
