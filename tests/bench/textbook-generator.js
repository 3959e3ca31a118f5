/**
 * The baseline that a page about backtracking would write: the recursive listing with its three
 * loops, made a generator by `yield*`, and one object for each step.
 */

/**
 * @typedef {{ kind: string, row?: number, column?: number, digit?: number,
 *   peerRow?: number, peerColumn?: number, unit?: string }} TextbookStep
 */

/** @type {Record<number, [height: number, width: number]>} */
const boxes = { 4: [2, 2], 6: [2, 3], 9: [3, 3] };

/** @param {string} puzzle @returns {Generator<TextbookStep, void>} */
export function* textbookGenerator(puzzle) {
  const side = Math.sqrt(puzzle.length);
  const grid = Array.from({ length: side }, (_, row) =>
    Array.from(puzzle.slice(side * row, side * row + side), (sign) => Number(sign) || 0),
  );
  if (!(yield* solve(grid))) yield { kind: 'exhausted' };
}

/** @param {number[][]} grid @returns {Generator<TextbookStep, boolean>} */
function* solve(grid) {
  const empty = nextEmpty(grid);
  if (!empty) {
    yield { kind: 'solution' };
    return true;
  }
  const [row, column] = empty;
  yield { kind: 'select', row, column };
  for (let digit = 1; digit <= grid.length; digit++) {
    yield { kind: 'try', row, column, digit };
    if (yield* isValid(grid, row, column, digit)) {
      grid[row][column] = digit;
      yield { kind: 'place', row, column, digit };
      if (yield* solve(grid)) return true;
      grid[row][column] = 0;
      yield { kind: 'erase', row, column, digit };
    }
  }
  yield { kind: 'retreat', row, column };
  return false;
}

/** @param {number[][]} grid */
function nextEmpty(grid) {
  for (let row = 0; row < grid.length; row++) {
    for (let column = 0; column < grid.length; column++) {
      if (grid[row][column] === 0) return [row, column];
    }
  }
  return null;
}

/**
 * @param {number[][]} grid @param {number} row @param {number} column @param {number} digit
 * @returns {Generator<TextbookStep, boolean>}
 */
function* isValid(grid, row, column, digit) {
  for (let i = 0; i < grid.length; i++) {
    yield { kind: 'check', row, column, digit, peerRow: row, peerColumn: i, unit: 'row' };
    if (grid[row][i] === digit) {
      yield { kind: 'conflict', row, column, digit, peerRow: row, peerColumn: i, unit: 'row' };
      return false;
    }
  }
  for (let i = 0; i < grid.length; i++) {
    yield { kind: 'check', row, column, digit, peerRow: i, peerColumn: column, unit: 'column' };
    if (grid[i][column] === digit) {
      yield { kind: 'conflict', row, column, digit, peerRow: i, peerColumn: column, unit: 'column' };
      return false;
    }
  }
  const [height, width] = boxes[grid.length];
  const top = Math.floor(row / height) * height;
  const left = Math.floor(column / width) * width;
  for (let peerRow = top; peerRow < top + height; peerRow++) {
    for (let peerColumn = left; peerColumn < left + width; peerColumn++) {
      yield { kind: 'check', row, column, digit, peerRow, peerColumn, unit: 'box' };
      if (grid[peerRow][peerColumn] === digit) {
        yield { kind: 'conflict', row, column, digit, peerRow, peerColumn, unit: 'box' };
        return false;
      }
    }
  }
  return true;
}
