/**
 * What is known while a game is played, and how each action changes it. Pure: what only a solver knows comes with the
 * actions, and so does the time.
 *
 *     let state = initialPlay(initialSettings);
 *     state = reducePlay(state, { type: 'open', game: newGame(puzzle), now: performance.now() });
 *     state = reducePlay(state, { type: 'digit', digit: 7 });
 *
 * @typedef {import('./entries.js').Kind} Kind
 * @typedef {import('./game.js').Game} Game
 * @typedef {import('./hints/hints.js').Hint} Hint
 * @typedef {import('./judge.js').Truth} Truth
 * @typedef {import('./selection.js').Way} Way
 * @typedef {import('./settings.js').Settings} Settings
 *
 * @typedef {{ code: 'given' | 'alreadyRight' | 'newDay', params?: undefined }
 *   | { code: 'backToRight', params: { count: number } }
 *   | { code: 'clash', cell: number, digit: number }
 *   | { code: 'hintDone', hint: Hint }} Message one sentence, gone with the next action: a given cannot be changed;
 *   there was nothing wrong to undo; there are puzzles of another day now; so many moves were undone; the digit that
 *   was entered breaks a rule; what a hint did
 *
 * @typedef {object} PlayState
 * @property {Game | null} game
 * @property {number[]} selected cells, ascending; may be empty
 * @property {number} cursor
 * @property {number} anchor the cell from which a selection is extended
 * @property {Kind} kind what a digit key enters
 * @property {number | null} held the digit, or colour, in hand while digits come first
 * @property {Settings} settings
 * @property {{ stage: 1 | 2, wrong: number[] } | null} checked the answer to Check: how many, then which; gone with the
 *   next move
 * @property {{ hint: Hint, stage: 1 | 2 | 3 } | null} hint
 * @property {Truth | null} truth what is known of the solutions; null: nothing yet
 * @property {number | null} since when the clock runs, in milliseconds of the page's monotonic clock; null: it stands
 * @property {number} now the time last told, likewise
 * @property {number} epoch the time last told, in milliseconds since 1970
 * @property {Message | null} message
 * @property {boolean} away another tab has taken the game over
 *
 * @typedef {{ type: 'open', game: Game }
 *   | { type: 'adopt', game: Game }
 *   | { type: 'away' }
 *   | { type: 'truth', truth: Truth | null }
 *   | { type: 'graded', grade: number }
 *   | { type: 'pause', hidden?: boolean }
 *   | { type: 'resume', hidden?: boolean }
 *   | { type: 'tick' }
 *   | { type: 'new-day', date: string }
 *   | { type: 'setting', name: keyof Settings, value?: boolean }
 *   | { type: 'select', cells: readonly number[], cursor?: number, add?: boolean, toggle?: boolean }
 *   | { type: 'select-all' }
 *   | { type: 'alike', cell: number }
 *   | { type: 'cursor', cell: number, extend?: boolean }
 *   | { type: 'move' } & Way
 *   | { type: 'escape' }
 *   | { type: 'kind', kind: Kind }
 *   | { type: 'next-kind' }
 *   | { type: 'notes' }
 *   | { type: 'hold', digit: number | null }
 *   | { type: 'digit', digit: number, kind?: Kind }
 *   | { type: 'digit-other', digit: number }
 *   | { type: 'colour', colour: number }
 *   | { type: 'put' }
 *   | { type: 'erase', cells?: readonly number[] }
 *   | { type: 'fill-notes' }
 *   | { type: 'undo' }
 *   | { type: 'redo' }
 *   | { type: 'undo-to-right' }
 *   | { type: 'restart' }
 *   | { type: 'give-up', solution?: string }
 *   | { type: 'check', wrong: number[] }
 *   | { type: 'hint', hint?: Hint | null }
 *   | { type: 'hint-done' }
 *   | { type: 'hint-close' }} PlayDeed
 *
 * @typedef {PlayDeed & { now?: number, epoch?: number }} PlayAction `now`, in milliseconds of a monotonic clock, counts
 *   for the time that a game takes; `epoch`, in milliseconds since 1970, for when it was solved
 */
import { at, started, stopped } from './clock.js';
import { asItComes } from './ending.js';
import { enter, lacking, moves } from './moves.js';
import { inHand, kindsOf, withKind } from './kinds.js';
import { allCells, alike, cellAt, extendedTo, onlyCell, withCells } from './selection.js';

/** Before a game is opened. @param {Settings} settings @returns {PlayState} */
export const initialPlay = (settings) => ({
  game: null,
  ...{ selected: [], cursor: 0, anchor: 0 },
  ...{ kind: 'digit', held: null, settings },
  ...{ checked: null, hint: null, truth: null, message: null },
  ...{ since: null, now: 0, epoch: 0, away: false },
});

/**
 * @typedef {{ [Type in PlayDeed['type']]: (state: PlayState, action: Extract<PlayAction, { type: Type }>) =>
 *   PlayState }} Reducers
 */

/** What leaves the message where it is, as nobody did anything. @type {readonly PlayDeed['type'][]} */
const unasked = ['tick', 'new-day', 'truth', 'graded', 'pause', 'resume'];

/**
 * The state after an action. Nothing is entered while there is no game, while it is paused, or in another tab.
 * @param {PlayState} before
 * @param {PlayAction} action one of another type changes nothing
 * @returns {PlayState} the same object where nothing changed
 */
export function reducePlay(before, action) {
  const timely = told(before, action);
  const isAsked = !unasked.includes(action.type);
  const state = isAsked && timely.message ? { ...timely, message: null } : timely;
  const reduce = /** @type {Record<string, (state: PlayState, action: any) => PlayState>} */ (reducers);
  return Object.hasOwn(reduce, action.type) ? reduce[action.type](state, action) : before;
}

/** The state with the time that comes with an action. @param {PlayState} before @param {PlayAction} action */
function told(before, { now = before.now, epoch = before.epoch }) {
  const state = at(before, now);
  return epoch === state.epoch ? state : { ...state, epoch };
}

/** What is put down when another game, or another state of it, comes. */
const nothingOpen = { checked: null, hint: null, message: null };

/** @type {Omit<Reducers, keyof typeof moves>} */
const shown = {
  open: (state, { game }) =>
    started({
      ...state,
      ...nothingOpen,
      ...{ truth: null, held: null, kind: 'digit', since: null, away: false },
      game: asItComes(game),
      ...onlyCell(Math.max(0, game.board.digits.indexOf(0))),
    }),
  adopt: (state, { game }) =>
    state.game?.puzzle === game.puzzle
      ? started({ ...state, ...nothingOpen, game, since: null, away: false })
      : shown.open(state, { type: 'open', game }),
  away: (state) => (state.game ? { ...stopped(state), ...nothingOpen, away: true } : state),
  truth: (state, { truth }) => ({ ...state, truth }),
  graded: (state, { grade }) => (state.game ? { ...state, game: { ...state.game, grade } } : state),
  tick: (state) => state,
  'new-day': newDay,
  pause: (state, { hidden = false }) => (hidden ? stopped(state) : withPause(stopped(state), true)),
  resume: (state, { hidden = false }) => started(hidden ? state : withPause(state, false)),
  setting,
  select,
  'select-all': (state) => (state.game ? { ...state, ...allCells(state, state.game.board.digits.length) } : state),
  alike: (state, { cell }) =>
    state.game ? { ...state, ...withCells(state, { cells: alike(state.game, cell), cursor: cell }) } : state,
  cursor: (state, { cell, extend = false }) => cursorAt(state, cell, extend),
  move: (state, way) =>
    state.game ? cursorAt(state, cellAt(state.game, state.cursor, way), way.extend ?? false) : state,
  escape,
  kind: (state, { kind }) => withKind(state, kind),
  'next-kind': (state) => {
    const kinds = kindsOf(state.settings);
    return withKind(state, kinds[(kinds.indexOf(state.kind) + 1) % kinds.length]);
  },
  notes: (state) => withKind(state, state.kind === 'corner' || state.kind === 'centre' ? 'digit' : 'corner'),
  hold: (state, { digit }) => inHand(state, digit),
  'hint-close': (state) => (state.hint ? { ...state, hint: null } : state),
};

/** @type {Reducers} */
const reducers = { ...shown, ...moves };

/** @param {PlayState} state @param {boolean} paused @returns {PlayState} */
const withPause = (state, paused) =>
  state.game && state.game.paused !== paused ? { ...state, game: { ...state.game, paused } } : state;

/** @param {PlayState} state @param {{ name: keyof Settings, value?: boolean }} action without a value: the other one */
function setting(state, { name, value }) {
  if (!Object.hasOwn(state.settings, name)) return state;
  const settings = { ...state.settings, [name]: value ?? !state.settings[name] };
  const held = settings.digitFirst ? state.held : null;
  const hint = settings.twoKinds === state.settings.twoKinds ? state.hint : null; // it may not be true of other notes
  return withKind({ ...state, settings, held, hint }, state.kind);
}

/**
 * Who has the puzzle of a day that is over may want the next one.
 * @param {PlayState} state
 * @param {{ date: string }} day
 */
function newDay(state, { date }) {
  const origin = state.game?.origin;
  if (origin?.kind !== 'daily' || origin.date >= date) return state;
  return /** @type {PlayState} */ ({ ...state, message: { code: 'newDay' } });
}

/**
 * With a digit in hand the cells get it: one that is pressed loses it if it has it, one that is added while others are
 * selected, as when a finger moves over the board, does not.
 * @param {PlayState} state @param {Extract<PlayDeed, { type: 'select' }>} wish @returns {PlayState}
 */
function select(state, wish) {
  const { game, held, kind, selected } = state;
  if (!game) return state;
  const next = { ...state, ...withCells(state, wish) };
  if (held === null) return next;
  if (!wish.add) return enter(next, wish.cells, kind, held);
  const fresh = lacking(state, wish.cells).filter((cell) => !selected.includes(cell));
  return fresh.length > 0 ? enter(next, fresh, kind, held) : next;
}

/** @param {PlayState} state @param {number} cell @param {boolean} extend @returns {PlayState} */
function cursorAt(state, cell, extend) {
  if (!state.game) return state;
  return { ...state, ...(extend ? extendedTo(state, cell, state.game.size) : onlyCell(cell)) };
}

/** What Escape leaves, one thing at a time: the hint, the digit in hand, the selection. @param {PlayState} state */
function escape(state) {
  if (state.hint) return { ...state, hint: null };
  if (state.held !== null) return { ...state, held: null };
  return state.selected.length > 0 ? { ...state, selected: [] } : state;
}
