/**
 * The puzzle of a player and its history: every change of it can be undone, and undone again. Pure.
 *
 * @typedef {import('./state.js').State} State
 * @typedef {import('./state.js').Entry} Entry
 * @typedef {import('./state.js').Notice} Notice
 */
import { silence } from './why.js';

/** So many changes can be undone. */
const UNDO_STEPS = 1000;

/**
 * Every change of the puzzle ends the run; undo brings both back.
 * @param {State} state
 * @param {string} puzzle
 * @param {{ origin?: string, notice?: Notice | null, algorithm?: string }} [more]
 *   algorithm: another one to watch, undone too
 * @returns {State}
 */
export function change(state, puzzle, { origin = state.origin, notice = null, algorithm = state.algorithm } = {}) {
  const isSame = algorithm === state.algorithm;
  if (isSame && puzzle === state.puzzle && origin === state.origin) return { ...state, notice: null };
  const past = [...state.past, isSame ? entryOf(state) : wholeEntryOf(state)].slice(-UNDO_STEPS);
  const next = { puzzle, origin, position: 0, algorithm };
  return {
    ...(isSame ? withPuzzle(state, next) : anew(state, next)),
    algorithm,
    past,
    future: [],
    notice,
  };
}

/** Notices of parts of the page that have not come: they are true whatever the puzzle. */
const ofParts = ['laterFailed', 'laterLate', 'nameTaken'];

/**
 * A puzzle that the page hands over: there is nothing before it to go back to. It may come after a notice of a part.
 * @param {State} state
 * @param {string} puzzle
 * @returns {State}
 */
export function start(state, puzzle) {
  return {
    ...withPuzzle(state, { puzzle, origin: puzzle, position: 0, algorithm: state.algorithm }),
    past: [],
    future: [],
    notice: state.notice && ofParts.includes(state.notice.code) ? state.notice : null,
  };
}

/** @param {State} state @param {'past' | 'future'} from @param {'past' | 'future'} to @returns {State} */
export function travel(state, from, to) {
  const entry = state[from].at(-1);
  if (!entry) return state;
  const { algorithm, speed, grain, growing = false } = entry;
  const isWhole = speed !== undefined && grain !== undefined;
  return {
    ...(isWhole ? { ...anew(state, entry), algorithm, speed, grain, growing } : withPuzzle(state, entry)),
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], isWhole ? wholeEntryOf(state) : entryOf(state)],
  };
}

/**
 * The history of a player that goes elsewhere, maybe in the run of the same puzzle: undo brings back all that it
 * leaves.
 * @param {State} state
 */
export function departed(state) {
  return { past: [...state.past, wholeEntryOf(state)].slice(-UNDO_STEPS), future: [] };
}

/** @param {State} state @returns {Entry} */
function wholeEntryOf(state) {
  const { puzzle, origin, algorithm, speed, grain, growing } = state;
  return { puzzle, origin, position: resumeAt(state), algorithm, speed, grain, ...(growing && { growing }) };
}

/** @param {State} state @returns {Entry} */
function entryOf(state) {
  return { puzzle: state.puzzle, origin: state.origin, position: state.resume, algorithm: state.resumed };
}

/**
 * The position at which the run is to be taken up: one of another algorithm's run means nothing.
 * @param {State} state
 */
export function resumeAt({ algorithm, resume, resumed }) {
  return resumed === algorithm ? resume : 0;
}

/** The state with another puzzle, or the same. @param {State} state @param {Entry} entry @returns {State} */
function withPuzzle(state, entry) {
  return entry.puzzle === state.puzzle ? { ...state, origin: entry.origin, notice: null } : anew(state, entry);
}

/**
 * The state with a puzzle whose run is to be taken up at a position.
 * @param {State} state
 * @param {Entry} entry
 * @returns {State}
 */
export function anew(state, { puzzle, origin, position, algorithm }) {
  return {
    ...state,
    size: Math.sqrt(puzzle.length),
    puzzle,
    origin,
    resume: position,
    resumed: algorithm,
    bound: null,
    cursor: state.cursor < puzzle.length ? state.cursor : 0,
    check: puzzle === state.puzzle ? state.check : null,
    run: null,
    solutions: [],
    ...silence,
    fork: null,
    measuring: false,
    playing: false,
    revealed: false,
    handed: null,
    notice: null,
  };
}
