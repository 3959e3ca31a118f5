/**
 * Solvers and generators from npm, as contenders. They are asked in their own terms, and what they
 * answer is only put into ours where it is judged, not where they are timed.
 *
 * @typedef {import('./judge.js').Answer} Answer
 *
 * @typedef {object} Package
 * @property {string} name
 * @property {number[]} limits the numbers of solutions that it can be asked for
 * @property {boolean} slow takes only a part of each list
 * @property {(puzzle: string, limit: number) => unknown} ask
 * @property {(found: any) => Answer} read
 */

/**
 * The names are no literals, because the checks of the types run without these packages.
 * @param {string} name
 * @returns {Promise<any>}
 */
const load = (name) => import(name);

/** @returns {Promise<Package[]>} the first is what the others are measured against */
export async function solverPackages() {
  return [await dancingLinks(), await algorithmTs(), await qqwing()];
}

/** @returns {Promise<{ name: string, generate: () => string }[]>} */
export async function generatorPackages() {
  const { SudokuCreator } = await load('@algorithm.ts/sudoku');
  const creator = new SudokuCreator({ childMatrixWidth: 3 });
  const { default: QQWing } = await load('qqwing');
  const wing = new QQWing();
  return [
    {
      name: '@algorithm.ts/sudoku',
      generate: () =>
        creator
          .createSudoku(1)
          .puzzle.map((/** @type {number} */ digit) => (digit < 0 ? '.' : digit + 1))
          .join(''),
    },
    {
      name: 'qqwing',
      generate: () => {
        wing.generatePuzzle();
        wing.setPrintStyle(QQWing.PrintStyle.ONE_LINE);
        return wing.getPuzzleString().trim();
      },
    },
  ];
}

/** @returns {Promise<Package>} */
async function dancingLinks() {
  const { DancingLinks } = await load('dancing-links');
  const links = new DancingLinks();
  // Of each cell and digit: the cell is filled, row, column and box have the digit.
  const columns = Array.from({ length: 81 }, (_, cell) => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const box = 3 * Math.floor(row / 3) + Math.floor(column / 3);
    return Array.from({ length: 9 }, (_, digit) => [
      cell,
      81 + 9 * row + digit,
      162 + 9 * column + digit,
      243 + 9 * box + digit,
    ]);
  });
  return {
    name: 'dancing-links',
    limits: [1, 2],
    slow: false,
    ask(puzzle, limit) {
      const solver = links.createSolver({ columns: 324 });
      const rows = [];
      for (let cell = 0; cell < 81; cell++) {
        const given = puzzle.charCodeAt(cell) - 49;
        const [first, end] = given >= 0 && given < 9 ? [given, given + 1] : [0, 9];
        for (let digit = first; digit < end; digit++) {
          rows.push({ data: 9 * cell + digit, columnIndices: columns[cell][digit] });
        }
      }
      solver.addSparseConstraints(rows);
      return limit === 1 ? solver.findOne() : solver.find(limit);
    },
    read(found) {
      if (found.length === 0) return { count: 0, solution: null };
      const cells = found[0]
        .map((/** @type {{ data: number }} */ { data }) => data)
        .sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);
      return { count: found.length, solution: cells.map((/** @type {number} */ data) => (data % 9) + 1).join('') };
    },
  };
}

/** @returns {Promise<Package>} */
async function algorithmTs() {
  const { SudokuSolver } = await load('@algorithm.ts/sudoku');
  const solver = new SudokuSolver({ childMatrixWidth: 3 });
  return {
    name: '@algorithm.ts/sudoku',
    limits: [1],
    slow: true,
    ask(puzzle) {
      const solution = Array(81).fill(-1);
      return solver.solve(
        Array.from(puzzle, (digit) => (Number(digit) || 0) - 1),
        solution,
      )
        ? solution
        : null;
    },
    read: (solution) => ({
      count: solution ? 1 : 0,
      solution: solution && solution.map((/** @type {number} */ digit) => digit + 1).join(''),
    }),
  };
}

/** @returns {Promise<Package>} */
async function qqwing() {
  const { default: QQWing } = await load('qqwing');
  const solver = new QQWing();
  solver.setPrintStyle(QQWing.PrintStyle.ONE_LINE);
  return {
    name: 'qqwing',
    limits: [1, 2],
    slow: true,
    ask(puzzle, limit) {
      if (!solver.setPuzzle(Array.from(puzzle, (digit) => Number(digit) || 0))) return 0;
      if (limit === 1) return solver.solve() ? solver.getSolutionString().trim() : 0;
      return solver.countSolutions(2, true); // from its second round on it stops at two
    },
    // It counts on in the branch in which it finds the second one.
    read: (found) =>
      typeof found === 'string' ? { count: 1, solution: found } : { count: Math.min(found, 2), solution: null },
  };
}
