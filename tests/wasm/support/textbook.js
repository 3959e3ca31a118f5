/**
 * The textbook listing a second time, recursive and slow, from nothing but the grammar of steps:
 * what a run of `backtracking` must report. Shares no code with the solver.
 */

/** @typedef {import('../../../build/web/app/solver.js').Step} Step */

/** @type {Record<number, [height: number, width: number]>} */
const boxes = { 4: [2, 2], 6: [2, 3], 9: [3, 3] };

/** The units of a cell, each as its number and its cells. @param {number} cell @param {number} side */
export function unitsOf(cell, side) {
  const [height, width] = boxes[side];
  const row = Math.floor(cell / side);
  const column = cell % side;
  const top = row - (row % height);
  const left = column - (column % width);
  const places = Array.from({ length: side }, (_, i) => i);
  return [
    { unit: row, cells: places.map((i) => side * row + i) },
    { unit: side + column, cells: places.map((i) => side * i + column) },
    {
      unit: 2 * side + (top / height) * (side / width) + left / width,
      cells: places.map((i) => side * (top + Math.floor(i / width)) + left + (i % width)),
    },
  ];
}

/** @param {string} puzzle @returns {Generator<Step, void>} */
export function* textbook(puzzle) {
  const side = Math.sqrt(puzzle.length);
  const board = Array.from(puzzle, (sign) => Number(sign) || 0);
  let depth = 0;
  let position = 0;

  /**
   * @param {Step['kind']} kind
   * @param {number | null} [cell]
   * @param {number | null} [digit]
   * @param {number | null} [peer]
   * @param {number | null} [unit]
   * @returns {Step}
   */
  function step(kind, cell = null, digit = null, peer = null, unit = null) {
    const row = cell === null ? null : Math.floor(cell / side);
    const column = cell === null ? null : cell % side;
    position += 1;
    return { kind, cell, row, column, digit, peer, unit, rule: null, depth, position };
  }

  /** @param {number} cell @param {number} digit @returns {Generator<Step, boolean>} */
  function* isValid(cell, digit) {
    for (const { unit, cells } of unitsOf(cell, side)) {
      for (const peer of cells) {
        yield step('check', cell, digit, peer, unit);
        if (board[peer] !== digit) continue;
        yield step('conflict', cell, digit, peer, unit);
        return false;
      }
    }
    return true;
  }

  /** @returns {Generator<Step, boolean>} */
  function* solve() {
    const cell = board.indexOf(0);
    if (cell < 0) {
      yield step('solution');
      return true;
    }
    yield step('select', cell);
    for (let digit = 1; digit <= side; digit++) {
      yield step('try', cell, digit);
      if (!(yield* isValid(cell, digit))) continue;
      board[cell] = digit;
      depth += 1;
      yield step('place', cell, digit);
      if (yield* solve()) return true;
      board[cell] = 0;
      depth -= 1;
      yield step('erase', cell, digit);
    }
    yield step('retreat', cell);
    return false;
  }

  if (!(yield* solve())) yield step('exhausted');
}
