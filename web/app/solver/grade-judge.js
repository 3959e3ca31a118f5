/** Tells how hard a puzzle is for a person, and how far that is from a wish. */
import { SolverError } from './error.js';

/** Grades are 1 to so many. */
const HARDEST = 6;

/**
 * Whether a wish is about how hard the puzzle is.
 * @param {Pick<import('../solver.js').Wish, 'grade' | 'technique'>} wish
 */
export const isGraded = ({ grade, technique }) => grade !== undefined || technique !== undefined;

/**
 * @param {import('./logic-solver.js').LogicSolver | null} logic
 * @param {Pick<import('../solver.js').Wish, 'grade' | 'technique'>} wish with a grade, or the technique that is to be
 *   the hardest step, or both
 * @returns {import('./trials.js').Judge}
 * @throws {SolverError} `not-loaded`, where there is no logic; `grade`, `technique`
 */
export function gradeJudge(logic, { grade, technique }) {
  if (!logic) throw new SolverError('not-loaded');
  if (grade !== undefined && !(Number.isInteger(grade) && grade >= 1 && grade <= HARDEST)) {
    throw new SolverError('grade');
  }
  const wanted = logic.techniques.find(({ id }) => id === technique);
  if (technique !== undefined && !wanted) throw new SolverError('technique');
  const wantedRating = wanted?.rating ?? 0;
  return (puzzle) => ({
    work() {
      const grading = logic.grade(Array.from(puzzle, (sign) => Number(sign) || 0));
      const grades = grade === undefined ? 0 : grading.grade - grade;
      const isHardest = !wanted || grading.hardest === wanted.id;
      const rating = isHardest ? 0 : grading.rating - wantedRating;
      const far = Math.abs(grades) + (isHardest ? 0 : 1 + Math.abs(rating));
      return { far, lean: grades || rating, facts: { grading } };
    },
  });
}
