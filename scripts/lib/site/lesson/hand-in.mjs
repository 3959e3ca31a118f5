/**
 * The sheet to hand in, on code and stack: what is asked, as web/lesson/hand-in.json has it, and the answers. Gaps are
 * cut out of the listing in Python; what a call returns, the listing in JavaScript says; the stack is the solver's.
 * All of it counts from 0, as code does.
 *
 * @typedef {object} HandIn
 * @property {string} puzzle by its name
 * @property {string} moment at which the stack is asked for
 * @property {string} part the function that has gaps
 * @property {string[]} gaps places of it, what is cut out between « and »
 * @property {Record<string, string>} grids small boards by their letters
 * @property {[name: string, grid: string, ...numbers: number[]][]} calls
 *
 * @typedef {{ row: number, column: number }} Place
 */
import vm from 'node:vm';
import { partOf } from './listings.mjs';
import { rowsOf } from './rows.mjs';

/**
 * @param {HandIn} sheet
 * @param {Pick<import('./stills.mjs').Facts, 'puzzles' | 'moments'>} facts
 * @param {import('../../../../web/app/solver.js').Solver} solver
 * @param {(ending: string) => string} listing backtracking, as it is shown
 */
export function handInOf(sheet, { puzzles, moments }, solver, listing) {
  const puzzle = puzzles[sheet.puzzle];
  const { position } = moments[sheet.moment];
  return {
    gaps: gapsOf(partOf(listing('py'), sheet.part), sheet.gaps),
    grids: Object.entries(sheet.grids).map(([letter, grid]) => ({ letter, rows: rowsOf(grid) })),
    calls: sheet.calls.map((call) => ({
      expression: `${call[0]}(${call.slice(1).join(', ')})`,
      value: returned(listing('js'), call, sheet.grids),
    })),
    ...stackAt(solver, puzzle, position),
  };
}

/** Of one length, which tells nothing, and wide enough for a hand. */
const GAP = '_'.repeat(24);

/** The code with numbers in place of what is cut out, and what that was. @param {string} code @param {string[]} gaps */
function gapsOf(code, gaps) {
  const cut = gaps.map((gap) => {
    const [, before, answer, after] = /^([^]*)«(.*)»([^]*)$/.exec(gap) ?? [];
    const place = before + answer + after;
    if (code.split(place).length !== 2) throw new Error(`not once in the listing: ${place}`);
    return { start: code.indexOf(place) + before.length, answer };
  });
  cut.sort((a, b) => a.start - b.start);
  let [text, end] = ['', 0];
  for (const [index, { start, answer }] of cut.entries()) {
    text += `${code.slice(end, start)}(${index + 1})${GAP}`;
    end = start + answer.length;
  }
  return { code: text + code.slice(end), answers: cut.map(({ answer }) => answer) };
}

/** As Python writes it. @param {string} program @param {HandIn['calls'][number]} call @param {HandIn['grids']} grids */
function returned(program, [name, letter, ...numbers], grids) {
  const context = vm.createContext({});
  vm.runInContext(program, context);
  const value = context[name](rowsOf(grids[letter]), ...numbers);
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return `(${value.join(', ')})`;
}

/**
 * The open calls at a dead end, the first outermost: with their cells and digits, and whether they return True in the
 * end, which they do where all that was placed before them is part of the one solution; and what is taken back next.
 * @param {import('../../../../web/app/solver.js').Solver} solver @param {string} puzzle @param {number} position
 */
function stackAt(solver, puzzle, position) {
  const size = Math.sqrt(puzzle.length);
  const solution = String(solver.check(puzzle).solution);
  const place = (/** @type {number} */ cell) => ({ row: Math.floor(cell / size), column: cell % size });
  const run = solver.run(puzzle);
  try {
    run.seek(position);
    const { kind, cell } = run.step ?? {};
    const frames = run.stack();
    const next = run.next().value;
    if (kind !== 'retreat' || next?.kind !== 'erase') throw new Error(`no dead end at ${position}`);
    let isRight = true;
    const open = [...frames, { cell: Number(cell), digit: null }].map(({ cell: own, digit }) => {
      const call = { ...place(own), digit, returns: isRight ? 'True' : 'False' };
      isRight &&= digit === Number(solution[own]);
      return call;
    });
    return { stack: open, first: Number(solution[open[0].row * size + open[0].column]), after: erased(next) };
  } finally {
    run.dispose();
  }
}

/** @param {import('../../../../web/app/solver.js').Step} step */
const erased = ({ row, column, digit }) => ({ row: Number(row), column: Number(column), digit: Number(digit) });
