/**
 * Finds the questions of a run: where the next one is asked, and what it asks.
 *
 *     questionAt(session, 17, { seed: 5, grain: 'digit' });        // the question at a position, or null
 *     firstQuestion(session, 17, 40, settings, isDone);            // the first from 17 to 40
 *
 * The run is where it was afterwards.
 *
 * @typedef {{ seed: number, grain: import('../state/modes.js').Grain }} Settings
 * @typedef {import('./questions.js').Question} Question
 * @typedef {Pick<import('../run/session.js').Session, 'solver' | 'run'>} Reads
 */
import { isDeduction, unpack } from '../sudoku/steps.js';
import { isDrawn, rollOf } from './chance.js';
import { LOOK, questionOf } from './questions.js';

/** Steps that are read at once. */
const PIECE = 512;
/** The kinds of steps that lead to a place where something can be asked; 0 stands for the start. */
const leading = new Set([0, ...['select', 'try', 'place', 'eliminate', 'erase']]);

/** Techniques that place a digit; the next ones strike candidates out. */
const SINGLES = 3;

/**
 * What a question at a position is made of.
 * @param {Reads} session @param {number} position @param {Settings} settings
 * @returns {import('./questions.js').Scene | null} null: there is no such position
 */
export function sceneAt({ solver, run }, position, { seed, grain }) {
  const here = run.position;
  try {
    run.seek(position);
    if (run.position !== position) return null;
    const [step, board] = [run.step, run.board()];
    const isLogic = run.algorithm === 'logic';
    const notes = isLogic ? run.notes() : null;
    const words = run.read(LOOK);
    return {
      ...{ algorithm: run.algorithm, size: run.size, position, step, board, notes },
      next: Array.from(words, (word) => /** @type {import('./questions.js').Fact} */ (unpack(word, run.size))),
      technique: words.length > 0 && isDeduction(words[0]) ? techniqueAt(run, position + 1) : null,
      wasTried: step?.kind === 'erase' && wasTried(run, position),
      ladder: isLogic ? solver.techniques.slice(SINGLES).map(({ id }) => id) : [],
      isFine: grain !== 'placement',
      roll: rollOf(seed, position),
    };
  } finally {
    run.seek(here);
  }
}

/** @param {import('../solver.js').Run} run @param {number} position */
function techniqueAt(run, position) {
  run.seek(position);
  return run.pattern()?.technique ?? null;
}

/**
 * Whether the digit that an `erase` took back had been tried: one that was certain is not.
 * @param {import('../solver.js').Run} run
 * @param {number} position behind the `erase`
 */
function wasTried(run, position) {
  run.seek(position - 1);
  run.seek(run.placedAt(run.stack().length - 1) - 1);
  return run.step?.kind === 'try';
}

/**
 * The question at a position, whether it is drawn or not.
 * @param {Reads} session @param {number} position @param {Settings} settings @returns {Question | null}
 */
export function questionAt(session, position, settings) {
  const scene = sceneAt(session, position, settings);
  return scene && questionOf(scene);
}

/**
 * The first question of those that are drawn between two positions, these two included.
 * @param {Reads} session
 * @param {number} from
 * @param {number} to
 * @param {Settings} settings
 * @param {(position: number) => boolean} isPassed what is not asked any more
 * @returns {Question | null}
 */
export function firstQuestion(session, from, to, settings, isPassed) {
  const { run } = session;
  const here = run.position;
  const isFine = settings.grain !== 'placement';
  try {
    for (let start = from; start <= to; start += PIECE) {
      const drawn = drawnBetween(run, start, Math.min(to, start + PIECE - 1), settings.seed, isFine);
      for (const position of drawn) {
        const question = isPassed(position) ? null : questionAt(session, position, settings);
        if (question) return question;
      }
    }
    return null;
  } finally {
    run.seek(here);
  }
}

/**
 * @param {import('../solver.js').Run} run @param {number} from @param {number} to @param {number} seed
 * @param {boolean} isFine
 * @returns {number[]} positions that a step of some kinds leads to, as far as the seed draws them
 */
function drawnBetween(run, from, to, seed, isFine) {
  const before = Math.max(0, from - 1);
  run.seek(before);
  const kinds = Array.from(run.read(to - before), (word) => unpack(word, run.size)?.kind ?? 0);
  if (from === 0) kinds.unshift(0); // nothing leads to the start
  return kinds
    .map((kind, index) => ({ kind, position: from + index }))
    .filter(({ kind, position }) => leading.has(kind) && isDrawn(rollOf(seed, position), isFine))
    .map(({ position }) => position);
}
