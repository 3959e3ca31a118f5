/** What is said of one puzzle, line by line. */
import { errorSentence } from '../app/i18n/errors.js';
import { gradeName, gradeReason, techniqueName } from '../app/i18n/grades.js';
import { geometryOf } from '../app/sudoku/geometry.js';
import { toldOf } from '../app/view/sentence.js';
import { verdictOf } from '../app/view/verdict.js';

/** @typedef {import('../app/solver.js').Solver} Solver @typedef {import('../app/i18n/i18n.js').Translate} Translate */
/** @typedef {import('./options.js').Options} Options */

/** The words for steps of `logic`; null where the site was made without it. */
const logic = await import('../app/logic/step-in-words.js').catch(() => null);

/**
 * @typedef {object} Answer
 * @property {Iterable<string>} lines made as they are asked for
 * @property {string} complaint what is wrong with the text, or with the puzzle; '' where nothing is
 * @property {boolean} isWell the puzzle has exactly one solution
 */

/**
 * @param {string} text
 * @param {Solver} solver
 * @param {Pick<Options, 'task' | 'algorithm'>} options
 * @param {Translate} t with the texts of all parts
 * @returns {Answer}
 */
export function answerOne(text, solver, { task, algorithm }, t) {
  const read = solver.parse(text);
  if (!read.ok) return { lines: [], complaint: errorSentence(read.error, t), isWell: false };
  const { puzzle, size } = read;
  const check = solver.check(puzzle, { limit: Infinity });
  const isWell = check.status === 'unique';
  const verdict = verdictIn(puzzle, size, check, t);
  if (task === 'check') return { lines: [verdict], complaint: '', isWell };
  const complaint = isWell ? '' : verdict;
  if (check.status === 'invalid') return { lines: [], complaint, isWell };
  if (task === 'steps') return { lines: stepsOf(puzzle, solver.run(puzzle, { algorithm }), t), complaint: '', isWell };
  if (task === 'grade') return { lines: isWell ? gradeOf(puzzle, solver, t) : [], complaint, isWell };
  return { lines: check.solution ? gridOf(check.solution, size) : [], complaint, isWell };
}

/**
 * How many solutions there are, in words.
 * @param {string} puzzle
 * @param {number} size
 * @param {import('../app/solver.js').CheckResult} check
 * @param {Translate} t
 */
function verdictIn(puzzle, size, check, t) {
  const state = { puzzle, size, check, solver: 'ready', run: null, insight: { culprits: null, cases: null } };
  return verdictOf(/** @type {any} */ (state), t).text;
}

/** The rows of a board, with rules between its boxes. @param {string} digits @param {number} size */
function* gridOf(digits, size) {
  const { boxHeight, boxWidth } = geometryOf(size);
  const rule = Array.from({ length: size / boxWidth }, () => '-'.repeat(2 * boxWidth + 1));
  for (let row = 0; row < size; row++) {
    if (row > 0 && row % boxHeight === 0) yield rule.join('+').slice(1, -1);
    const boxes = rule.map((_, box) => {
      const start = row * size + box * boxWidth;
      return [...digits.slice(start, start + boxWidth)].join(' ');
    });
    yield boxes.join(' | ');
  }
}

/**
 * How hard it is, and how often each technique is needed.
 * @param {string} puzzle
 * @param {Solver} solver
 * @param {Translate} t
 */
function* gradeOf(puzzle, solver, t) {
  const { grade, rating, counts } = solver.grade(puzzle);
  yield gradeName(grade, t);
  if (grade === 0) return;
  yield gradeReason(grade, t);
  yield t('grade.rating', { rating: rating.toFixed(1) });
  for (const { id } of solver.techniques) {
    if (counts[id]) yield `${String(counts[id]).padStart(5)}  ${techniqueName(id, t)}`;
  }
}

/**
 * Every step of a run to its end: position, kind, sentence. The run is disposed of with the last one.
 * @param {string} puzzle
 * @param {import('../app/solver.js').Run} run
 * @param {Translate} t
 */
function* stepsOf(puzzle, run, t) {
  const { algorithm, size } = run;
  try {
    for (const step of run) {
      const isLogic = algorithm === 'logic';
      const view = {
        ...{ step, board: run.board(), stack: run.stack(), counters: run.counters() },
        ...{ pattern: isLogic ? run.pattern() : null, notes: isLogic ? run.notes() : null },
        ...{ position: run.position, known: run.known, complete: run.complete, done: run.done },
      };
      const told = toldOf(view, { size, algorithm }, t, logic && ((seen) => logic.stepInWords(seen, size, t)));
      yield `${step.position}\t${step.kind}\t${told.map(({ text }) => text).join('')}`;
    }
  } finally {
    run.dispose();
  }
}
