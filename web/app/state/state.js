/**
 * What a player knows, and how each action changes it: a pure function, without DOM and solver.
 *
 * Four kinds of fields: the puzzle and its history (what undo restores), the cursor and settings
 * (what undo leaves alone), what the solver said of the puzzle (`check`, `run`), and messages.
 *
 * @typedef {import('../solver.js').Step} Step
 *
 * @typedef {object} Entry what undo brings back
 * @property {string} puzzle
 * @property {string} origin
 * @property {number} position of the run that it ended
 * @property {string} algorithm of that run
 * @property {number} [speed] where a link led away: with it, the algorithm comes back too ...
 * @property {Grain} [grain] ... and this ...
 * @property {boolean} [growing] ... and this, where the speed grew
 *
 * @typedef {object} RunView the run as far as it is shown
 * @property {number} position
 * @property {number} known steps known so far
 * @property {boolean} complete the end is known
 * @property {boolean} done
 * @property {Step | null} step
 * @property {Uint8Array} board
 * @property {import('../solver.js').Frame[]} stack
 * @property {import('../solver.js').Counters} counters
 * @property {import('../solver.js').Deduction | null} [pattern] what the present deduction sees, of `logic`
 * @property {Uint16Array | null} [notes] the candidates that are left, of `logic`: a mask for each cell, bit d-1 for d
 *
 * @typedef {import('./modes.js').Grain} Grain
 * @typedef {import('./modes.js').Mode} Mode
 * @typedef {{ code: string, params?: import('../i18n/i18n.js').Params, offer?: Offer, part?: string }} Notice part: the
 *   one that it says is late
 * @typedef {{ type: 'leave-out', board: Uint8Array, cells: number[] }} LeaveOut an intent: of these cells those that
 *   hold the digit of the board become empty
 * @typedef {{ code: string, params?: import('../i18n/i18n.js').Params, action: Action | LeaveOut }} Offer
 *
 * @typedef {{ puzzle: string, progress: import('../solver.js').Progress }} Handed digits and notes that somebody has
 *   entered, and the puzzle that they belong to
 *
 * @typedef {object} State
 * @property {number} size
 * @property {string} puzzle the givens, '.' for an empty cell
 * @property {string} origin the puzzle as it was loaded
 * @property {Entry[]} past
 * @property {Entry[]} future
 * @property {Mode} mode
 * @property {number} cursor
 * @property {string} algorithm an id of sudoku/algorithms.js
 * @property {number} resume where the run is to be taken up when it is there ...
 * @property {string} resumed ... and the algorithm that this position counts the steps of
 * @property {number | null} bound the position that the run is on its way to, since it is not known yet: it is taken up
 *   there
 * @property {import('../solver.js').CheckResult | null} check
 * @property {RunView | null} run
 * @property {boolean} measuring the end of the run is being looked for
 * @property {boolean} playing
 * @property {number} speed 0..100, see state/speed.js
 * @property {boolean} growing nobody has chosen a speed: it grows while it plays, see state/growing-speed.js
 * @property {Grain} grain
 * @property {import('./jump.js').Jump} jump what the buttons beside the steps go to
 * @property {import('./strip.js').Strip} strip
 * @property {import('./insight.js').Insight} insight
 * @property {import('./digit-first.js').Pen} pen
 * @property {boolean} advance the next cell comes in hand after each digit
 * @property {number} trail cells that the digits typed in a row went on from, up to the one in hand
 * @property {boolean} revealed
 * @property {Handed | null} handed what a text or a link brought beside its puzzle, until a game in Play has begun with
 *   it
 * @property {readonly string[] | null} features what it can do beside the board: ids of features.js; null: all of it
 * @property {import('./panels.js').Panel} panel the open tab of the wide panel
 * @property {import('./code-languages.js').CodeLanguage} codeLanguage
 * @property {import('./listing.js').Listing | null} listing the one that was loaded last
 * @property {import('../run/solutions.js').Found[]} solutions the first of those that the run has found, or found
 *   before it went back
 * @property {number | 'nothing' | null} asked the cell that the reader asks about; null: none; 'nothing': nor does he
 *   want to be told
 * @property {number | null} lit the digit of that cell that he has in hand
 * @property {import('./fork-place.js').ForkPlace | null} fork the run that is shown beside this one: that of another
 *   digit in a cell, taken at a position
 * @property {boolean | null} candidates whether they are shown; null until the reader decides
 * @property {{ puzzle: string, grading: import('../solver.js').Grading } | null} graded how hard that puzzle is; null:
 *   it is not known of any
 * @property {boolean} grading whether every puzzle is graded, even if `logic` is not watched
 * @property {import('./compared.js').Compared | null} compared what the comparison had when it was seen last; null: it
 *   was never seen
 * @property {'loading' | 'late' | 'ready' | 'failed' | 'forbidden' | 'unsupported' | 'processor'} solver late: it is
 *   still waited for; the last three: see `obstacle` in solver/wasm-support.js
 * @property {boolean} ownPage the page is one of Stepdoku's own: what it forbids, its frame forbids too
 * @property {boolean} keepsGames Play keeps games in the storage of the site: the app page does, unless another
 *   site holds it in a frame
 * @property {number | null} questions the seed of the questions that are asked on the way; null: none are asked
 * @property {Notice | null} notice
 *
 * @typedef {{ type: 'start', puzzle: string, progress?: import('../solver.js').Progress }
 *   | { type: 'solver', solver: State['solver'] }
 *   | { type: 'load', puzzle: string, notice?: Notice, algorithm?: string, progress?:
 *   import('../solver.js').Progress } | { type: 'taken' }
 *   | { type: 'open', arrival: import('./link.js').Arrival }
 *   | { type: 'restore', snapshot: unknown }
 *   | { type: 'enter', cell: number, digit: number, onward?: boolean, back?: boolean }
 *   | { type: 'advance' }
 *   | { type: 'clear' } | { type: 'reset' } | { type: 'undo' } | { type: 'redo' }
 *   | { type: 'mode', mode: Mode }
 *   | { type: 'algorithm', algorithm: string }
 *   | { type: 'cursor', cell: number }
 *   | { type: 'checked', check: import('../solver.js').CheckResult }
 *   | { type: 'moved', run: RunView }
 *   | { type: 'measured', known: number, complete: boolean, going: boolean }
 *   | { type: 'bound', position: number | null }
 *   | { type: 'play' } | { type: 'pause' }
 *   | { type: 'speed', speed: number } | { type: 'grow', ms: number } | { type: 'grain', grain: Grain }
 *   | { type: 'panel', panel: State['panel'] } | { type: 'code-language', language: State['codeLanguage'] }
 *   | { type: 'listing', listing: import('./listing.js').Listing }
 *   | { type: 'reveal' } | { type: 'candidates' }
 *   | { type: 'gathered', solutions: import('../run/solutions.js').Found[] }
 *   | { type: 'ask', cell: number | null } | { type: 'light', digit: number | null }
 *   | { type: 'fork', fork: State['fork'] }
 *   | { type: 'notice', notice: Notice } | { type: 'dismiss' }
 *   | { type: 'edit-and-enter', cell: number, digit: number }
 *   | { type: 'jump', jump: import('./jump.js').Jump }
 *   | { type: 'compared', compared: import('./compared.js').Compared }
 *   | { type: 'retry' } | { type: 'reopen' } | { type: 'enter-again', mode: State['mode'] }
 *   | { type: 'graded', graded: State['graded'] } | { type: 'grade-puzzles' }
 *   | { type: 'questions', seed: number | null, grain?: import('./modes.js').Grain }
 *   | { type: 'own-page', keepsGames: boolean } | { type: 'come', part: string } | import('./strip.js').StripAction |
 *   import('./insight.js').InsightAction | import('./digit-first.js').PenAction} Action
 */
import { algorithmOf, algorithms } from '../sudoku/algorithms.js';
import { isSame } from './compared.js';
import { change, travel } from './history.js';
import { initialInsight, reduceInsight } from './insight.js';
import { has } from './features.js';
import { readFork } from './fork-place.js';
import { hasBoard, modes } from './modes.js';
import { panels } from './panels.js';
import { opened } from './open-link.js';
import { FIRST } from './growing-speed.js';
import { initialPen, penned, reducePen, trailOf } from './digit-first.js';
import { restored } from './snapshot.js';
import { initialStrip, reduceStrip } from './strip.js';
import { isCell, watched } from './run-reducer.js';
import { asking, silence } from './why.js';

export { resumeAt } from './history.js';
export { isPlayable } from './run-reducer.js';

/** @param {string} puzzle @param {Partial<State>} [settings] @returns {State} */
// eslint-disable-next-line max-lines-per-function -- one record, a line or two for each part of it
export function initialState(puzzle, settings = {}) {
  return {
    size: Math.sqrt(puzzle.length),
    puzzle,
    origin: puzzle,
    past: [],
    future: [],
    mode: 'watch',
    cursor: 0,
    algorithm: algorithms[0],
    resume: 0,
    resumed: algorithms[0],
    bound: null,
    check: null,
    run: null,
    measuring: false,
    playing: false,
    speed: FIRST,
    growing: false,
    grain: 'read',
    jump: 'retreat',
    strip: initialStrip,
    insight: initialInsight,
    pen: initialPen,
    advance: false,
    trail: 0,
    revealed: false,
    handed: null,
    features: null,
    panel: 'code',
    codeLanguage: 'javascript',
    listing: null,
    solutions: [],
    asked: null,
    lit: null,
    fork: null,
    candidates: null,
    graded: null,
    grading: false,
    compared: null,
    solver: 'loading',
    ownPage: false,
    keepsGames: false,
    questions: null,
    notice: null,
    ...settings,
  };
}

/**
 * Whether candidates stand in the empty cells: as the reader wishes, else where the algorithm lives by them.
 * @param {State} state
 */
export function showsCandidates({ candidates, algorithm }) {
  return candidates ?? algorithmOf(algorithm).strikesOut;
}

/** @param {State} state @param {Action} action @returns {State} */
export function reduce(state, action) {
  const next = withoutAbsent(act(state, penned(state, action)));
  const strip = reduceStrip(next.strip, action, next.run, state.run);
  const insight = reduceInsight(next.insight, action, next, state);
  const pen = reducePen(next.pen, action, next);
  const trail = trailOf(state, action, next);
  const isSameState = strip === next.strip && insight === next.insight && pen === next.pen && trail === next.trail;
  return isSameState ? next : { ...next, strip, insight, pen, trail };
}

/** What leads to a feature that there is not leads to the board. @param {State} state @returns {State} */
function withoutAbsent(state) {
  const mode = has(state, state.mode) ? state.mode : modes[0];
  const panel = has(state, state.panel) ? state.panel : panels[0];
  const algorithm = has(state, state.algorithm) ? state.algorithm : algorithms[0];
  const isHere = mode === state.mode && panel === state.panel && algorithm === state.algorithm;
  return isHere ? state : { ...state, mode, panel, algorithm };
}

/** @param {State} state @param {Action} action @returns {State} */
// eslint-disable-next-line max-lines-per-function -- one case for each action
function act(state, action) {
  switch (action.type) {
    case 'load':
      return handing(change(state, action.puzzle, { ...action, origin: action.puzzle }), action);
    case 'start':
      return handing(watched(state, action), action);
    case 'taken':
      return state.handed ? taken(state) : state;
    case 'open':
      return opened(state, action.arrival);
    case 'restore':
      return restored(state, action.snapshot);
    case 'enter':
      return enter(state, action.cell, action.digit, action.onward);
    case 'edit-and-enter':
      return enter({ ...state, mode: 'edit', playing: false, notice: null }, action.cell, action.digit);
    case 'advance':
      return { ...state, advance: !state.advance };
    case 'clear':
      return change(state, '.'.repeat(state.puzzle.length));
    case 'reset':
      return change(state, state.origin);
    case 'undo':
      return travel(state, 'past', 'future');
    case 'redo':
      return travel(state, 'future', 'past');
    case 'mode':
      return { ...state, ...silence, mode: action.mode, playing: false, notice: null };
    case 'algorithm':
      return choose(state, action.algorithm);
    case 'jump':
      return { ...state, jump: action.jump };
    case 'reveal':
      return { ...state, revealed: !state.revealed && Boolean(state.check?.solution) };
    case 'panel':
      return { ...state, panel: action.panel };
    case 'code-language': // the same one again asks again for what failed
      return { ...state, codeLanguage: action.language, listing: state.listing?.failed ? null : state.listing };
    case 'listing':
      return { ...state, listing: action.listing };
    case 'gathered':
      return { ...state, solutions: action.solutions };
    case 'come': // a part that was late
      return state.notice?.part === action.part ? { ...state, notice: null } : state;
    case 'ask':
      return asking(state, action.cell);
    case 'light':
      return action.digit === state.lit ? state : { ...state, lit: action.digit };
    case 'fork':
      return { ...state, fork: readFork(String(action.fork), state) };
    case 'graded':
      return { ...state, graded: action.graded };
    case 'grade-puzzles':
      return { ...state, grading: true };
    case 'questions':
      return { ...state, questions: action.seed, grain: action.grain ?? state.grain };
    case 'compared':
      return isSame(action.compared, state.compared) ? state : { ...state, compared: action.compared };
    case 'candidates':
      return { ...state, candidates: !showsCandidates(state) };
    default:
      return watched(state, action);
  }
}

/**
 * The state with what came beside a puzzle, and nothing where nothing came.
 * @param {State} state
 * @param {{ puzzle: string, progress?: import('../solver.js').Progress }} from
 * @returns {State}
 */
function handing(state, { puzzle, progress }) {
  const handed = progress ? { puzzle, progress } : null;
  return handed === state.handed ? state : { ...state, handed };
}

/**
 * A game has begun with what was handed over: nobody need be told of it any more.
 * @param {State} state
 * @returns {State}
 */
const taken = (state) => ({
  ...state,
  handed: null,
  notice: state.notice?.code === 'givenProgress' ? null : state.notice,
});

/**
 * A digit typed or tapped. But in Edit the puzzle stands: there is an offer to change it in Edit.
 * @param {State} state
 * @param {number} cell
 * @param {number} digit 0 empties
 * @param {boolean} [onward] the next cell comes in hand
 * @returns {State}
 */
function enter(state, cell, digit, onward = false) {
  if (!isCell(state, cell) || digit > state.size) return state;
  if (state.mode !== 'edit') {
    return {
      ...state,
      ...silence,
      playing: false,
      cursor: cell,
      notice: { code: 'offerEdit', offer: hasBoard(state) ? entering(cell, digit) : editing },
    };
  }
  const puzzle = state.puzzle.slice(0, cell) + (digit || '.') + state.puzzle.slice(cell + 1);
  const next = onward && isCell(state, cell + 1) ? cell + 1 : cell;
  return change({ ...state, cursor: next }, puzzle);
}

/** @param {number} cell @param {number} digit @returns {Offer} */
const entering = (cell, digit) => ({
  code: digit ? 'editAndEnter' : 'editAndErase',
  params: { digit },
  action: { type: 'edit-and-enter', cell, digit },
});

/** Where no cell is to be seen. @type {Offer} */
const editing = { code: 'edit', action: { type: 'mode', mode: 'edit' } };

/**
 * Another algorithm: its run starts anew; an unknown one is no other.
 * @param {State} state
 * @param {string} algorithm
 * @returns {State}
 */
function choose(state, algorithm) {
  if (algorithm === state.algorithm || !algorithms.includes(algorithm) || !has(state, algorithm)) return state;
  return {
    ...state,
    algorithm,
    resume: 0,
    resumed: algorithm,
    bound: null,
    ...silence,
    fork: null,
    run: null,
    solutions: [],
    measuring: false,
    playing: false,
    notice: null,
  };
}
