/**
 * The worksheet of the teachers' page: what is asked, as web/lesson/worksheet.json has it, and what the
 * solver answers. Rows and columns count from 1, as people do; an expression counts from 0.
 *
 * @typedef {{ row: number, column: number }} Place
 * @typedef {'row' | 'column' | 'box'} Unit
 *
 * @typedef {object} Sheet
 * @property {string} puzzle by its name
 * @property {(Place & { given: 'expression' | 'place' })[]} read counted from 0
 * @property {number[]} corner rows, counted from 0
 * @property {Record<string, number>} allowed cells by their letters
 * @property {{ cell: string, digit: number }[]} blocked
 * @property {number} search so many placements and erasures
 * @property {string[]} solve puzzles by their names
 */
import { corners, expressions } from '../../../../web/app/lesson/corner-table.js';
import { branchesOf } from '../../../../web/app/lesson/branch-lists.js';
import { place, unitKind } from '../../../../web/app/i18n/places.js';

const SIZE = 9;
/** Of the tree that is drawn by hand. */
const LEVELS = 4;

/** @param {number} cell @returns {Place} */
const placeOf = (cell) => place(cell, SIZE);

/**
 * What the solver answers to each task, by its name.
 * @param {Sheet} sheet @param {Record<string, string>} puzzles
 * @param {import('../../../../web/app/solver.js').Solver} solver
 */
export function answersOf(sheet, puzzles, solver) {
  const puzzle = puzzles[sheet.puzzle];
  const run = solver.run(puzzle);
  const all = solver.run(puzzle, { algorithm: 'all-solutions' });
  try {
    return {
      read: sheet.read.map(({ row, column, given }) => ({
        given,
        expression: `sudoku[${row}][${column}]`,
        row: row + 1,
        column: column + 1,
        value: Number(puzzle[row * SIZE + column]) || 0,
      })),
      expressions,
      corner: sheet.corner.map((row) => corners[row]),
      allowed: Object.entries(sheet.allowed).map(([letter, cell]) => ({
        letter,
        ...placeOf(cell),
        digits: run
          .why(cell)
          .filter(({ allowed }) => allowed)
          .map(({ digit }) => digit),
      })),
      blocked: sheet.blocked.map(({ cell, digit }) => ({
        letter: cell,
        digit,
        ...blockerOf(run, sheet.allowed[cell], digit),
      })),
      empty: [...puzzle].flatMap((sign, cell) => (sign === '.' ? [placeOf(cell)] : [])).slice(0, LEVELS),
      tree: branchesOf(all),
      path: pathOf(puzzle, String(solver.check(puzzle).solution)),
      search: eventsOf(run, sheet.search),
      solutions: sheet.solve.map((name) => solver.check(puzzles[name]).solution),
    };
  } finally {
    run.dispose();
    all.dispose();
  }
}

/** What the first empty cells have in the solution. @param {string} puzzle @param {string} solution */
const pathOf = (puzzle, solution) => [...solution].filter((_, cell) => puzzle[cell] === '.').slice(0, LEVELS);

/**
 * @param {import('../../../../web/app/solver.js').Run} run
 * @param {number} cell
 * @param {number} digit
 * @returns {Place & { unit: Unit }}
 */
function blockerOf(run, cell, digit) {
  const reason = run.why(cell)[digit - 1];
  if (reason.allowed) throw new Error(`${digit} may go into cell ${cell}`);
  return { ...placeOf(reason.peer), unit: unitKind(reason.unit, SIZE) };
}

/**
 * The first of the steps that change the board.
 * @param {Iterable<import('../../../../web/app/solver.js').Step>} steps
 * @param {number} most
 */
function eventsOf(steps, most) {
  const events = [];
  for (const { kind, cell, digit } of steps) {
    if (kind === 'place' || kind === 'erase') events.push({ kind, ...placeOf(Number(cell)), digit });
    if (events.length === most) break;
  }
  return events;
}

/**
 * The pictures by their names: boards as svgOf takes them.
 * @param {Sheet} sheet
 * @param {Record<string, string>} puzzles
 * @param {(string | null)[]} solutions
 * @returns {Record<string, import('../../../../web/app/drawing/board-svg.js').BoardLook>}
 */
export function boardsOf({ puzzle, allowed, solve }, puzzles, solutions) {
  const plain = { text: '', kind: /** @type {const} */ (''), mark: '', clash: false, notes: '', struck: '' };
  const letters = new Map(Object.entries(allowed).map(([letter, cell]) => [cell, letter]));
  /** @param {string} givens @param {(cell: number) => object} other what stands in an empty cell */
  const board = (givens, other) => ({
    size: SIZE,
    cells: [...givens].map((sign, cell) => ({
      ...plain,
      ...(sign === '.' ? other(cell) : { text: sign, kind: 'given' }),
    })),
  });
  const marked = board(puzzles[puzzle], (cell) =>
    letters.has(cell) ? { text: letters.get(cell), kind: 'hint', mark: 'select' } : {},
  );
  return Object.fromEntries([
    ['marked', marked],
    ...solve.flatMap((name, index) => [
      [`solve-${index + 1}`, board(puzzles[name], () => ({}))],
      [`solved-${index + 1}`, board(puzzles[name], (cell) => ({ text: solutions[index]?.[cell], kind: 'placed' }))],
    ]),
  ]);
}
