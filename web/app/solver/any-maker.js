/**
 * A maker for any wish: of puzzles as they come, or of those that are as hard for a person, or for a search, as was
 * wished.
 *
 * @typedef {import('./logic-solver.js').LogicSolver} LogicSolver
 * @typedef {import('../solver.js').Wish} Wish
 * @typedef {import('./trials.js').Judge} Judge
 * @typedef {import('./effort-judge.js').OpenRun} OpenRun
 */
import { loadBatch } from './batch-module.js';
import { ClueStaircase } from './clue-staircase.js';
import { effortJudge, readEffort, refuseImpossible } from './effort-judge.js';
import { SolverError } from './error.js';
import { gradeJudge, isGraded } from './grade-judge.js';
import { loadLogicSolver } from './logic-solver.js';
import { formOf, openMaker } from './puzzle-maker.js';
import { always, Trials } from './trials.js';
import { later } from '../platform/load-module.js';
import { cluesFor } from '../sudoku/effort.js';

/** The share of the cells that the first puzzle has clues in: a search comes to a few dead ends there. */
const FIRST_SHARE = 0.55;

/** Whether a wish is about what a search has to do. @param {Pick<Wish, 'effort'>} wish */
export const hasEffort = ({ effort }) => effort !== undefined;

/**
 * A maker for one wish after the other.
 * @param {import('./generator-job.js').Modules} modules
 */
export async function loadAnyMaker({ wasmBinary, logicBinary, searches }) {
  const [batch, logic, openRun] = await Promise.all([
    loadBatch({ wasmBinary }),
    logicBinary ? loadLogicSolver({ wasmBinary: logicBinary }) : null,
    searches ? loadSearches(searches) : null,
  ]);
  return (/** @type {Wish} */ wish) => openAnyMaker(batch, { logic, openRun }, wish);
}

/**
 * The searches, for what is wished of their effort.
 * @param {import('./generator-job.js').Searches} searches
 * @returns {Promise<OpenRun>}
 */
async function loadSearches({ wasmBinary, logicBinary }) {
  const { loadSolver } = await later(() => import('../solver.js'));
  const solver = await loadSolver({ wasmBinary, batch: 'later', formats: 'later', logic: 'later' });
  if (logicBinary) await solver.loadLogic({ wasmBinary: logicBinary });
  return (puzzle, options) => solver.run(puzzle, options);
}

/**
 * @param {import('./batch-module.js').Batch} batch must do nothing else as long as the maker is used
 * @param {{ logic: LogicSolver | null, openRun: OpenRun | null }} parts logic: needed for a grade or a technique;
 *   openRun: for an effort
 * @param {Wish} wish
 * @returns {import('./puzzle-maker.js').Maker}
 * @throws {SolverError} `not-loaded`, where a part is missing; those of `openMaker`, `gradeJudge`, `readEffort` and
 *   `refuseImpossible`
 */
export function openAnyMaker(batch, { logic, openRun }, { grade, technique, effort, ...wish }) {
  const judges = isGraded({ grade, technique }) ? [gradeJudge(logic, { grade, technique })] : [];
  if (!hasEffort({ effort })) return judges.length ? openGraded(batch, wish, judges[0]) : openMaker(batch, wish);
  if (!openRun) throw new SolverError('not-loaded');
  const wished = readEffort(effort);
  const form = formOf(wish);
  openMaker(batch, form); // says what is wrong with the form
  refuseImpossible(wished, form);
  const choice = choiceOf(form, cluesFor(wished, form));
  // The searches first: they are faster than a person.
  return new Trials(batch, form, allOf([effortJudge(openRun, wished), ...judges]), choice);
}

/** @param {import('./batch-module.js').Batch} batch @param {Wish} wish @param {Judge} judge */
const openGraded = (batch, { clues, ...form }, judge) => new Trials(batch, form, judge, always(clues));

/** @param {ReturnType<typeof formOf>} form @param {number[]} counts @returns {import('./trials.js').Choice} */
function choiceOf({ size, clues, minimal }, counts) {
  // Minimal puzzles with a number of clues that was not wished are as they come: others are too rare.
  return clues || minimal ? always(clues) : new ClueStaircase(counts, Math.round(size * size * FIRST_SHARE));
}

/**
 * One judge after the other: how far a puzzle is for all of them together.
 * @param {Judge[]} judges
 * @returns {Judge}
 */
function allOf(judges) {
  return (puzzle, nearest) => {
    let [far, lean] = [0, 0];
    let facts = {};
    let turn = 0;
    let inquiry = judges[0](puzzle, nearest);
    return {
      work() {
        const verdict = inquiry.work();
        if (!verdict) return null;
        far += verdict.far;
        lean += verdict.lean;
        facts = { ...facts, ...verdict.facts };
        turn += 1;
        if (turn === judges.length || far >= nearest) return { far, lean, facts };
        inquiry = judges[turn](puzzle, nearest - far);
        return null;
      },
      close: () => inquiry.close?.(),
    };
  };
}
