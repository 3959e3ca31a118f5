/**
 * The answers to a piece of a list, as text: what one thread does.
 *
 * @typedef {'solve' | 'check' | 'grade'} Task
 *
 * @typedef {object} Answered
 * @property {string} text a line for each puzzle, in their order
 * @property {number} puzzles how many there are
 * @property {number[]} counts how many of them have 0 solutions, 1, more, and it is not known how many
 * @property {import('../app/solver.js').LineError[]} errors what could not be read, the first of it; lines of the piece
 * @property {number} unreadable how much could not be read
 * @property {number} lines how many the piece has
 */

/** As the solver says it. */
const NOT_KNOWN = 255;
/** Solutions are counted up to so many. */
const LIMIT = 2;
/** For a line of answers that has no grade. */
const UNGRADED = ',,,';

/**
 * @param {import('../app/solver.js').Solver} solver
 * @param {Uint8Array} bytes whole lines
 * @param {Task} task
 * @param {string} lead a puzzle, which says how large all are; '' where there was none before
 * @returns {Answered}
 */
export function answersTo(solver, bytes, task, lead) {
  const list = lead ? Buffer.concat([Buffer.from(`${lead}\n`), bytes]) : bytes;
  const { size, counts, solutions, lines, errors, unreadable } = solver.solveMany(list, LIMIT);
  const gradings = task === 'grade' ? solver.gradeMany(list) : null;
  const texts = new TextDecoder().decode(list).split(/\r\n|[\r\n]/);
  const before = Number(lead !== '');
  const tally = [0, 0, 0, 0];
  let text = '';
  for (let index = before; index < counts.length; index++) {
    const count = counts[index];
    tally[count === NOT_KNOWN ? 3 : Math.min(count, LIMIT)] += 1;
    text += puzzleIn(texts[lines[index] - 1], size * size);
    text += `,${countIn(count)}`;
    if (task !== 'check') text += `,${solutionAt(index, solutions, size * size)}`;
    if (gradings) text += count === 1 ? gradeAt(index, gradings, solver) : UNGRADED;
    text += '\n';
  }
  return {
    text,
    puzzles: counts.length - before,
    counts: tally,
    errors: errors.map((error) => ({ ...error, line: error.line - before })),
    unreadable,
    lines: texts.length - Number(texts[texts.length - 1] === '') - before, // a line that was cut off is one
  };
}

/** The givens that a line begins with, '.' for an empty cell. @param {string} line @param {number} cells */
export const puzzleIn = (line, cells) =>
  line
    .replace(/^[ \t"']+/, '')
    .slice(0, cells)
    .replace(/[^1-9]/g, '.');

/** As the page writes it. @param {number} count */
const countIn = (count) => (count === NOT_KNOWN ? '?' : count < LIMIT ? count : `${LIMIT}+`);

/** @param {number} index @param {Uint8Array} solutions @param {number} cells */
function solutionAt(index, solutions, cells) {
  const from = index * cells;
  return solutions[from] ? solutions.subarray(from, from + cells).join('') : '';
}

/**
 * @param {number} index
 * @param {import('../app/solver.js').Gradings} gradings
 * @param {import('../app/solver.js').Solver} solver
 */
function gradeAt(index, { grades, ratings, hardest }, { techniques }) {
  return `,${grades[index]},${ratings[index].toFixed(1)},${techniques[hardest[index]]?.id ?? ''}`;
}
