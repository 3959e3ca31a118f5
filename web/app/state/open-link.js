/** What a link does to a player. Pure. */
import { algorithms } from '../sudoku/algorithms.js';
import { has } from './features.js';
import { anew, departed, resumeAt } from './history.js';
import { readQuestions } from './questions.js';

/** @typedef {import('./state.js').State} State @typedef {import('./link.js').Fault} Fault */

/** What is said about a field that was left out; the first that applies. @type {[faults: Fault[], code: string][]} */
const sentences = [
  [['length'], 'link.length'],
  [['fields'], 'link.fields'],
  [['puzzle'], 'link.puzzle'],
  [['grammar'], 'link.grammar'],
  [['algorithm'], 'link.algorithm'],
  [['position'], 'link.position'],
  [['fork'], 'link.fork'],
  [['progress'], 'link.progress'],
  [['speed', 'grain', 'questions', 'mode', 'language', 'code'], 'link.rest'],
];

/**
 * The state that a link leads to. What the reader had is what undo brings back.
 * @param {State} state
 * @param {import('./link.js').Arrival} arrival
 * @returns {State}
 */
export function opened(state, arrival) {
  const { link, faults } = has(state, arrival.link.algorithm ?? '') ? arrival : withoutAlgorithm(arrival);
  const leads = link.puzzle ?? link.algorithm ?? link.position;
  const { speed = state.speed, mode = modeOf(link, state.mode), code = state.codeLanguage } = link;
  const growing = state.growing && link.speed === undefined;
  const set = { ...state, speed, growing, mode, codeLanguage: code, ...stepping(link, state) };
  const notice = noticeOf(faults);
  if (leads === undefined) return { ...set, notice: notice ?? state.notice };
  const puzzle = link.puzzle ?? state.puzzle;
  // A position counts the steps of an algorithm: a link that names none means the first.
  const algorithm = link.algorithm ?? (link.position === undefined ? state.algorithm : algorithms[0]);
  const entry = {
    puzzle,
    origin: puzzle === state.puzzle ? state.origin : puzzle,
    position: link.position ?? 0,
    algorithm,
  };
  const isLeft = !isUntouched(state) && !isThere(state, entry);
  const undo = isLeft ? { code: puzzle === state.puzzle ? 'link.place' : 'link.opened', offer } : null;
  const handed = link.progress ? { puzzle, progress: link.progress } : null;
  return {
    ...anew(set, entry),
    ...(isLeft && departed(state)),
    algorithm,
    handed,
    fork: (has(state, 'fork') && link.fork) || null,
    notice: notice ?? undo,
  };
}

/**
 * How far a step goes, and which questions are asked on the way.
 * @param {import('./link.js').Link} link
 * @param {State} state
 * @returns {Pick<State, 'grain' | 'questions'>}
 */
function stepping({ grain, questions }, state) {
  const asked = readQuestions(questions ?? '');
  return { grain: asked?.grain ?? grain ?? state.grain, questions: asked?.seed ?? state.questions };
}

/**
 * Where a link leads that names no mode.
 * @param {import('./link.js').Link} link
 * @param {State['mode']} mode the present one
 */
function modeOf({ puzzle, algorithm, position, progress }, mode) {
  if (progress) return 'play';
  return (puzzle ?? algorithm ?? position) === undefined ? mode : 'watch';
}

/**
 * What is left of a link to an algorithm that there is not here.
 * @param {import('./link.js').Arrival} arrival @returns {import('./link.js').Arrival}
 */
function withoutAlgorithm({ link: { algorithm: _, position: __, fork: ___, ...link }, faults }) {
  return { link, faults: [...faults, 'algorithm'] };
}

const offer = { code: 'undo', action: /** @type {const} */ ({ type: 'undo' }) };

/**
 * What is said about a link of which not all could be used.
 * @param {Fault[]} faults
 * @returns {import('./state.js').Notice | null}
 */
export function noticeOf(faults) {
  const sentence = sentences.find(([about]) => about.some((fault) => faults.includes(fault)));
  return sentence ? { code: sentence[1] } : null;
}

/** A puzzle that nobody has touched is nothing to go back to. @param {State} state */
const isUntouched = (state) =>
  state.puzzle === state.origin && state.resume === 0 && state.past.length + state.future.length === 0;

/** @param {State} state @param {import('./state.js').Entry} entry */
const isThere = (state, { puzzle, position, algorithm }) =>
  puzzle === state.puzzle && algorithm === state.algorithm && position === resumeAt(state);
