/**
 * What is handed to Play when a reader goes on from a position of a run, and which of its digits are no way to a
 * solution. Pure but for the check, which the solver does.
 *
 *     const { board, astray } = takenOver(state, (puzzle) => session.solver.check(puzzle));
 *     progressOf(board);                       // what Play begins with
 *     progressOf(without(board, astray));      // the same with the digits that can stay
 *
 * @typedef {import('../state/state.js').State} State
 * @typedef {(puzzle: string) => import('../solver.js').CheckResult | undefined} Check
 */

/** @param {ArrayLike<number>} board */
const textOf = (board) => Array.from(board, (digit) => digit || '.').join('');

/** @param {ArrayLike<number>} board @param {number[]} cells that become empty @returns {Uint8Array} */
export const without = (board, cells) => Uint8Array.from(board, (digit, cell) => (cells.includes(cell) ? 0 : digit));

/** A board as digits that were entered. @param {ArrayLike<number>} board @returns {import('../solver.js').Progress} */
export function progressOf(board) {
  const { length } = board;
  const notes = () => new Uint16Array(length);
  return { digits: Uint8Array.from(board), corner: notes(), centre: notes(), colours: new Uint8Array(length) };
}

/**
 * Returns the board of a run, and the cells that must become empty so that the board has a solution. There are none of
 * these cells if the puzzle itself has no solution, or if its check is not known.
 * @param {Pick<State, 'puzzle' | 'run' | 'check'>} state
 * @param {Check} check
 * @returns {{ board: Uint8Array, astray: number[] }}
 */
export function takenOver({ puzzle, run, check: known }, check) {
  const board = Uint8Array.from(puzzle, (given, cell) => run?.board[cell] ?? (Number(given) || 0));
  const solution = known?.status === 'unique' ? known.solution : null;
  if (solution) {
    return { board, astray: [...board.keys()].filter((cell) => board[cell] && board[cell] !== Number(solution[cell])) };
  }
  if (known?.status !== 'multiple' || !isAstray(board, check)) return { board, astray: [] };
  return { board, astray: latest(board, run?.stack.map(({ cell }) => cell) ?? [], check) };
}

/** @param {ArrayLike<number>} board @param {Check} check */
const isAstray = (board, check) => ['none', 'invalid'].includes(check(textOf(board))?.status ?? '');

/**
 * As few of the digits that were written last as possible.
 * @param {Uint8Array} board that has no solution
 * @param {number[]} written cells, the oldest first
 * @param {Check} check
 */
function latest(board, written, check) {
  let [kept, gone] = [0, written.length]; // with so many of them there is a solution, with so many there is none
  while (gone - kept > 1) {
    const middle = Math.floor((kept + gone) / 2);
    if (isAstray(without(board, written.slice(middle)), check)) gone = middle;
    else kept = middle;
  }
  return written.slice(kept);
}
