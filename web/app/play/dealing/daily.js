/**
 * The puzzle of the day. Pure.
 *
 * What is wished follows from the date and the grade alone, so that all players in the world have the same puzzle on
 * the same date of their calendars, and nobody has to be asked for it. For that, all of this is frozen: the size, the
 * symmetry, the clues, the seed below, and with them how the generator makes a puzzle of a seed and how puzzles are
 * graded. Whoever changes one of these changes the puzzles of all days, those that somebody is playing too; a test
 * holds known puzzles against it. If it must be, begin it with a date: wishes of earlier days stay as they are.
 *
 * @typedef {import('../../sudoku/wish.js').Wish} Wish
 */

/** Clues by grade, 1..6; 0: as they come. Those of `recipe`, but frozen. @type {Record<number, number>} */
const clues = { 1: 36, 2: 32, 3: 30, 4: 28, 5: 0, 6: 0 };

/**
 * Whether there is such a day: 'YYYY-MM-DD'. A date without a time is read as its midnight in UTC, wherever it is read.
 * @param {unknown} text
 * @returns {text is string}
 */
export function isDate(text) {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * The date that the calendar of a player shows.
 * @param {Date} now
 * @returns {string} 'YYYY-MM-DD'
 */
export function dateOf(now) {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The day after. @param {string} date 'YYYY-MM-DD' @returns {string} */
export function dayAfter(date) {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/**
 * What is wished of the puzzle of a day: 9x9, half-turn symmetry.
 * @param {string} date 'YYYY-MM-DD'
 * @param {number} grade 1..6
 * @returns {Wish}
 * @throws {RangeError} no such date or grade
 */
export function daily(date, grade) {
  if (!isDate(date)) throw new RangeError('date');
  if (!(grade in clues)) throw new RangeError('grade');
  const seed = `daily ${date} grade ${grade}`;
  return { size: 9, clues: clues[grade], symmetry: 'half-turn', minimal: false, seed, grade };
}
