/** What leaves the dialog for sharing as text, and how its files are called. Pure. */
import { write } from '../formats/write.js';

/**
 * The formats that are offered, and how their files end.
 * @type {Map<import('../formats/write.js').Writable, string>}
 */
const endings = new Map([
  ['line', 'txt'],
  ['grid', 'txt'],
  ['json', 'json'],
  ['csv', 'csv'],
  ['markdown', 'md'],
  ['sdk', 'sdk'],
  ['hodoku', 'txt'],
  ['opensudoku', 'opensudoku'],
]);

export const formats = [...endings.keys()];

/**
 * What the dialog shares: of a player, and in Play of its game.
 * @typedef {import('../state/state.js').State & { entered?: import('../solver.js').Progress | null }} Shared
 */

/** Whether there is a step to be shared beside the puzzle. @param {import('../state/state.js').State} state */
export const isRunning = ({ mode, run }) => mode !== 'edit' && mode !== 'play' && run !== null;

/** Whether the board holds more than the puzzle. @param {Shared} state */
export const hasMore = (state) => isRunning(state) || Boolean(state.entered);

/** What stands on the board, '.' for an empty cell. @param {Shared} state */
export function boardOf(state) {
  if (state.entered) return Array.from(state.entered.digits, (digit) => digit || '.').join('');
  return isRunning(state) && state.run ? Array.from(state.run.board, (digit) => digit || '.').join('') : state.puzzle;
}

/**
 * The text of the chosen format.
 * @param {Pick<import('./state.js').Form, 'what' | 'format'>} form
 * @param {Shared} state
 */
export function textOf({ what, format }, state) {
  return write(format, what === 'board' ? boardOf(state) : state.puzzle);
}

/**
 * A name that says what is in the file.
 * @param {import('../state/state.js').State} state
 * @param {string} ending
 * @param {boolean} [atStep]
 */
export function fileName(state, ending, atStep = false) {
  const step = atStep && isRunning(state) ? `-step-${state.run?.position}` : '';
  return `sudoku-${state.size}x${state.size}${step}.${ending}`;
}

/** @param {Pick<import('./state.js').Form, 'what' | 'format'>} form @param {import('../state/state.js').State} state */
export const textName = ({ what, format }, state) => fileName(state, endings.get(format) ?? '', what === 'board');
