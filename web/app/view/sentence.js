/**
 * One step in words: the key of a message and what fills it in. Rows and columns count from 1 here.
 * This file has what every algorithm says, and those that go row by row; what is said of
 * candidates stands in view/reasons.js, and of deductions in the room of logic.
 *
 * @typedef {{ key: string, params: import('../i18n/i18n.js').Params }} Sentence
 * @typedef {import('../i18n/i18n.js').Part} Part
 *
 * @typedef {(run: import('../state/state.js').RunView, size: number) => Part[]} Tell how the steps of `logic` are told;
 *   it comes later, with its words
 *
 * @typedef {object} About what the sentence depends on beside the step
 * @property {string} [algorithm] an id of sudoku/algorithms.js, backtracking without it
 * @property {import('../solver.js').Counters} [counters] after the step
 * @property {import('../solver.js').Frame[]} [stack] after the step
 */
import { algorithmOf, algorithms } from '../sudoku/algorithms.js';
import { geometryOf } from '../sudoku/geometry.js';
import { reasonOf } from './reasons.js';
import { peerPlace, place, unitKind, unitName } from '../i18n/places.js';

/**
 * @param {import('../solver.js').Step | null} step null at the start
 * @param {ArrayLike<number>} board the digits after the step
 * @param {number} size
 * @param {import('../i18n/i18n.js').Translate} t names the unit
 * @param {About} [about]
 * @returns {Sentence}
 */
export function sentenceOf(step, board, size, t, about = {}) {
  const { algorithm = algorithms[0] } = about;
  const isReading = !step || algorithmOf(algorithm).reads || step.kind === 'solution' || step.kind === 'exhausted';
  return isReading ? readingOf(step, board, size, t, about) : reasonOf(step, board, size, t, { ...about, algorithm });
}

/**
 * What is said of the step that a run is at.
 * @param {import('../state/state.js').RunView} run
 * @param {{ size: number, algorithm: string }} state
 * @param {import('../i18n/i18n.js').Translate} t
 * @param {Tell | null} tell null: it is on its way
 * @returns {Part[]}
 */
export function toldOf(run, { size, algorithm }, t, tell) {
  const { step, board, counters, stack } = run;
  const isEnd = !step || step.kind === 'solution' || step.kind === 'exhausted';
  if (algorithm === 'logic' && !isEnd) return tell?.(run, size) ?? t.parts('say.loading');
  const { key, params } = sentenceOf(step, board, size, t, { algorithm, counters, stack });
  return t.parts(key, params);
}

/**
 * The same of an algorithm that tries every digit in turn; its ends are those of all.
 * @param {import('../solver.js').Step | null} step
 * @param {ArrayLike<number>} board
 * @param {number} size
 * @param {import('../i18n/i18n.js').Translate} t
 * @param {About} [about]
 * @returns {Sentence}
 */
export function readingOf(step, board, size, t, about = {}) {
  if (!step) return { key: 'say.start', params: {} };
  return step.kind === 'solution' || step.kind === 'exhausted' ? ending(step, about) : reading(step, board, size, t);
}

/** @param {import('../solver.js').Step} step @param {About} about @returns {Sentence} */
function ending({ kind }, { algorithm, counters }) {
  const count = counters?.solution ?? 0;
  if (kind === 'solution') {
    return { key: algorithm === 'all-solutions' ? 'reason.solution' : 'say.solution', params: { count } };
  }
  return { key: count > 0 ? 'reason.all' : 'say.exhausted', params: { count } };
}

/**
 * @param {import('../solver.js').Step} step
 * @param {ArrayLike<number>} board
 * @param {number} size
 * @param {import('../i18n/i18n.js').Translate} t
 * @returns {Sentence}
 */
function reading(step, board, size, t) {
  const digit = step.digit ?? 0;
  const here = place(step.cell ?? 0, size);
  switch (step.kind) {
    case 'check':
      return step.peer === null ? lookup(step, board, size, t) : check(step, board, size, t);
    case 'conflict': {
      if (step.peer === null) {
        return { key: 'reason.conflict', params: { digit, ...here, unit: unitName(step.unit ?? 0, size, t) } };
      }
      const kind = unitKind(step.unit ?? 0, size);
      return { key: `say.conflict.${kind}`, params: { digit, ...here, ...peerPlace(step.peer, size) } };
    }
    case 'retreat':
      return { key: step.depth > 0 ? 'say.retreat' : 'say.retreatFirst', params: here };
    case 'erase':
      return { key: digit < size ? 'say.erase' : 'say.eraseLast', params: { digit, following: digit + 1, ...here } };
    default:
      return { key: `say.${step.kind}`, params: { digit, ...here } };
  }
}

/**
 * @param {import('../solver.js').Step} step
 * @param {ArrayLike<number>} board
 * @param {number} size
 * @param {import('../i18n/i18n.js').Translate} t
 * @returns {Sentence}
 */
function check(step, board, size, t) {
  const peer = step.peer ?? 0;
  const other = board[peer];
  const digit = step.digit ?? 0;
  const params = { digit, other, unit: unitName(step.unit ?? 0, size, t), ...peerPlace(peer, size) };
  if (peer === step.cell) return { key: 'say.check.self', params };
  if (other === 0) return { key: 'say.check.empty', params };
  return { key: other === digit ? 'say.check.same' : 'say.check.another', params };
}

/**
 * A look at the table of a unit.
 * @param {import('../solver.js').Step} step
 * @param {ArrayLike<number>} board
 * @param {number} size
 * @param {import('../i18n/i18n.js').Translate} t
 * @returns {Sentence}
 */
function lookup({ unit, digit }, board, size, t) {
  const taken = geometryOf(size).cellsOf[unit ?? 0].some((cell) => board[cell] === digit);
  return {
    key: taken ? 'reason.table.taken' : 'reason.table.free',
    params: { digit: digit ?? 0, unit: unitName(unit ?? 0, size, t) },
  };
}

/**
 * The cells read for this digit up to a check, a conflict or a placement, in order; none where tables are read.
 * @param {import('../solver.js').Step | null} step
 * @param {number} size
 * @param {string} [algorithm]
 * @returns {number[]}
 */
export function cellsRead(step, size, algorithm = algorithms[0]) {
  if (!step || step.cell === null || algorithmOf(algorithm).reads !== 'cells') return [];
  const geometry = geometryOf(size);
  const reads = geometry.unitsOf[step.cell].flatMap((unit) => geometry.cellsOf[unit].map((cell) => ({ unit, cell })));
  if (step.kind === 'place') return reads.map((read) => read.cell);
  if (step.unit === null) return [];
  const end = reads.findIndex((read) => read.unit === step.unit && read.cell === step.peer);
  return reads.slice(0, end + 1).map((read) => read.cell);
}
