/**
 * Queens on a board: the same search as for a Sudoku. What is open is the next row, what is tried are its columns; two
 * queens must not share a column or a diagonal. Pure: the whole run as a list of steps, which a figure plays and
 * rewinds.
 *
 *     queensRun(4).at(-1);   // { kind: 'solution', row: 4, column: null, by: null, columns: [1, 3, 0, 2] }
 */

/**
 * @typedef {object} QueensStep
 * @property {'refuse' | 'place' | 'retreat' | 'erase' | 'solution' | 'exhausted'} kind `retreat`: no column of the row
 *   is left; `erase`: the queen of the row is taken away again
 * @property {number} row from 0; the side, where all rows have a queen
 * @property {number | null} column from 0
 * @property {number | null} by the row of the first queen that attacks the square
 * @property {number[]} columns of the queens that stand after the step, row by row
 */

/**
 * The first row whose queen attacks a square, -1 for none.
 * @param {number[]} columns of the queens in the rows above @param {number} row @param {number} column
 */
export const attackerOf = (columns, row, column) =>
  columns.findIndex((other, above) => above < row && (other === column || Math.abs(other - column) === row - above));

/** @param {number} size @returns {QueensStep[]} from the empty board to the first solution, or until all is tried */
export function queensRun(size) {
  /** @type {QueensStep[]} */
  const steps = [];
  /** @type {number[]} */
  const columns = [];
  const say = (/** @type {Omit<QueensStep, 'columns'>} */ step) => steps.push({ ...step, columns: [...columns] });

  /** @param {number} row @returns {boolean} whether the rows from it on could be filled */
  function search(row) {
    if (row === size) {
      say({ kind: 'solution', row, column: null, by: null });
      return true;
    }
    for (let column = 0; column < size; column++) {
      const by = attackerOf(columns, row, column);
      if (by >= 0) {
        say({ kind: 'refuse', row, column, by });
        continue;
      }
      columns.push(column);
      say({ kind: 'place', row, column, by: null });
      if (search(row + 1)) return true;
      columns.pop();
      say({ kind: 'erase', row, column, by: null });
    }
    say({ kind: row ? 'retreat' : 'exhausted', row, column: null, by: null });
    return false;
  }

  search(0);
  return steps;
}
