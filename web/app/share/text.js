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

/** Whether there is a step to be shared beside the puzzle. @param {import('../state/state.js').State} state */
export const isRunning = ({ mode, run }) => mode !== 'edit' && run !== null;

/** What stands on the board, '.' for an empty cell. @param {import('../state/state.js').State} state */
export function boardOf(state) {
  return isRunning(state) && state.run ? Array.from(state.run.board, (digit) => digit || '.').join('') : state.puzzle;
}

/**
 * The text of the chosen format.
 * @param {Pick<import('./state.js').Form, 'what' | 'format'>} form
 * @param {import('../state/state.js').State} state
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
