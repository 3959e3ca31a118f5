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

/**
 * A line that stands for the pieces before. puzzles: 1 for that of the first puzzle, which says where it is in all
 * others; 0 for a heading, where there was none.
 * @typedef {{ line: string, puzzles: number }} Lead
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
 * @param {Lead | null} lead null: this is the first piece
 * @returns {Answered}
 */
export function answersTo(solver, bytes, task, lead) {
  const list = lead ? Buffer.concat([Buffer.from(`${lead.line}\n`), bytes]) : bytes;
  const { size, counts, solutions, givens, errors, unreadable } = solver.solveMany(list, LIMIT);
  const gradings = task === 'grade' ? solver.gradeMany(list) : null;
  const before = lead?.puzzles ?? 0;
  const tally = [0, 0, 0, 0];
  let text = '';
  for (let index = before; index < counts.length; index++) {
    const count = counts[index];
    tally[count === NOT_KNOWN ? 3 : Math.min(count, LIMIT)] += 1;
    text += digitsAt(index, givens, size * size).replaceAll('0', '.');
    text += `,${countIn(count)}`;
    if (task !== 'check') text += `,${solutionAt(index, solutions, size * size)}`;
    if (gradings) text += gradings.statuses[index] === 'unique' ? gradeAt(index, gradings, solver) : UNGRADED;
    text += '\n';
  }
  return {
    text,
    puzzles: counts.length - before,
    counts: tally,
    errors: errors.map((error) => ({ ...error, line: error.line - Number(lead !== null) })),
    unreadable,
    lines: linesIn(bytes),
  };
}

/** A line that was cut off is one. @param {Uint8Array} bytes */
function linesIn(bytes) {
  const texts = new TextDecoder().decode(bytes).split(/\r\n|[\r\n]/);
  return texts.length - Number(texts[texts.length - 1] === '');
}

/** As the page writes it. @param {number} count */
const countIn = (count) => (count === NOT_KNOWN ? '?' : count < LIMIT ? count : `${LIMIT}+`);

/** @param {number} index @param {Uint8Array} solutions @param {number} cells */
function solutionAt(index, solutions, cells) {
  return solutions[index * cells] ? digitsAt(index, solutions, cells) : '';
}

/** @param {number} index @param {Uint8Array} digits of all puzzles @param {number} cells */
const digitsAt = (index, digits, cells) => digits.subarray(index * cells, (index + 1) * cells).join('');

/**
 * @param {number} index
 * @param {import('../app/solver.js').Gradings} gradings
 * @param {import('../app/solver.js').Solver} solver
 */
function gradeAt(index, { grades, ratings, hardest }, { techniques }) {
  return `,${grades[index]},${ratings[index].toFixed(1)},${techniques[hardest[index]]?.id ?? ''}`;
}
