/**
 * Makes puzzles until one is as hard as was wished. Attempt k takes a seed that follows from the seed and
 * k, so that the same wish with the same seed comes to the same puzzle everywhere.
 *
 * @typedef {import('./puzzle-maker.js').Maker} Maker
 * @typedef {import('./logic-solver.js').LogicSolver} LogicSolver
 * @typedef {import('../solver.js').Wish} Wish
 * @typedef {NonNullable<ReturnType<Maker['best']>>} Made
 * @typedef {(grading: import('../solver.js').Grading) => number} Distance how far a puzzle is from the wish; 0: it is
 *   as wished
 */
import { loadBatch } from './batch-module.js';
import { SolverError } from './error.js';
import { loadLogicSolver } from './logic-solver.js';
import { openMaker, randomSeed } from './puzzle-maker.js';

/** Grades are 1 to so many. */
const HARDEST = 6;

/** Whether a wish is about how hard the puzzle is. @param {Pick<Wish, 'grade' | 'technique'>} wish */
export const isGraded = ({ grade, technique }) => grade !== undefined || technique !== undefined;

/**
 * A maker for one wish after the other, graded or not.
 * @param {{ wasmBinary: BufferSource, logicBinary?: BufferSource }} modules logicBinary: needed for what is graded
 */
export async function loadAnyMaker({ wasmBinary, logicBinary }) {
  const [batch, logic] = await Promise.all([
    loadBatch({ wasmBinary }),
    logicBinary ? loadLogicSolver({ wasmBinary: logicBinary }) : null,
  ]);
  return (/** @type {Wish} */ wish) => (isGraded(wish) ? openGradedMaker(batch, logic, wish) : openMaker(batch, wish));
}

/**
 * @param {Pick<Wish, 'grade' | 'technique'>} wish
 * @param {readonly import('../solver.js').Technique[]} techniques
 * @returns {Distance}
 */
function distanceTo({ grade, technique }, techniques) {
  if (grade !== undefined && !(Number.isInteger(grade) && grade >= 1 && grade <= HARDEST)) {
    throw new SolverError('grade');
  }
  const wanted = techniques.find(({ id }) => id === technique);
  if (technique !== undefined && !wanted) throw new SolverError('technique');
  return (found) => {
    const grades = grade === undefined ? 0 : Math.abs(found.grade - grade);
    const hardest = !wanted || found.hardest === wanted.id ? 0 : 1 + Math.abs(found.rating - wanted.rating);
    return grades + hardest;
  };
}

/**
 * @param {import('./batch-module.js').Batch} batch must do nothing else as long as the maker is used
 * @param {LogicSolver | null} logic
 * @param {Wish} wish with a grade, or the technique that is to be the hardest step, or both
 * @returns {Maker}
 * @throws {SolverError} `not-loaded`, where there is no logic; `grade`, `technique`; and those of `openMaker`
 */
export function openGradedMaker(batch, logic, { grade, technique, seed = randomSeed(), ...form }) {
  if (!logic) throw new SolverError('not-loaded');
  const distance = distanceTo({ grade, technique }, logic.techniques);
  const begin = () => openMaker(batch, { ...form, seed: attempt === 0 ? seed : `${seed} ${attempt}` });
  let [attempt, nearest] = [0, Infinity];
  /** @type {Made | null} */
  let best = null;
  let maker = begin();

  /** Takes the puzzle that was made, where it is nearer than those before. @returns {boolean} the wish is granted */
  function take() {
    const made = /** @type {Made} */ (maker.best());
    const digits = Array.from(made.puzzle, (sign) => Number(sign) || 0);
    const grading = /** @type {LogicSolver} */ (logic).grade(digits);
    const far = distance(grading);
    if (far < nearest) [best, nearest] = [{ ...made, complete: far === 0, grading }, far];
    return far === 0;
  }

  return {
    seed,
    work(questions) {
      if (!maker.work(questions)) return false;
      if (take()) return true;
      attempt += 1;
      maker = begin();
      return false;
    },
    best() {
      const made = best ?? maker.best();
      return made && { ...made, complete: nearest === 0 };
    },
  };
}
