/**
 * The actions that change a game: entries, undo and redo, checks and hints. Each move ends the answer to Check and the
 * hint, and may solve the game. Pure.
 *
 * @typedef {import('./entries.js').Kind} Kind
 * @typedef {import('./game.js').Game} Game
 * @typedef {import('./play-state.js').PlayState} PlayState
 * @typedef {import('./play-state.js').Reducers} Reducers
 */
import { contentOf, digitsTextOf } from './board.js';
import { started, stopped, timed } from './clock.js';
import { begunAnew, doneAgain, isOver, takenBack } from './ending.js';
import { entered, erased, filledNotes, withChanges } from './entries.js';
import { isGiven, played } from './game.js';
import { changesOf } from './hints/hint-changes.js';
import { clashesOf, isFull, isRight, isSolved, lastRightBoard } from './judge.js';
import { inHand, kindIn, withKind } from './kinds.js';

/**
 * The game that can be changed now, or null.
 * @param {PlayState} state @returns {Game | null}
 */
const gameAtHand = ({ game, away }) => (game?.paused || away ? null : game);

/**
 * Another state of the game.
 * @param {PlayState} state @param {Game} game @returns {PlayState} the same where it is the same game
 */
function withGame(state, game) {
  if (game === state.game) return state;
  const isAgain = state.game !== null && isOver(state.game) && !isOver(game);
  const next = { ...timed({ ...state, game }), hint: null, checked: null };
  return endedIfOver(isAgain ? started(next) : next);
}

/**
 * The clock stops when the game is solved or given up; the first time that it is solved counts.
 * @param {PlayState} state
 */
function endedIfOver(state) {
  const { game, epoch } = state;
  if (!game) return state;
  if (game.givenUp) return stopped(state);
  if (game.solvedAt !== null || !isSolved(game)) return state;
  const resting = stopped(state);
  return { ...resting, game: resting.game && { ...resting.game, solvedAt: epoch } };
}

/** @param {(game: Game) => Game} change @returns {(state: PlayState) => PlayState} */
const changing = (change) => (state) => {
  const game = gameAtHand(state);
  return game ? withGame(state, change(game)) : state;
};

/**
 * An entry into some cells; nothing but givens say so.
 * @param {PlayState} state @param {readonly number[]} cells @param {Kind} wish @param {number} digit
 * @returns {PlayState}
 */
export function enter(state, cells, wish, digit) {
  const game = gameAtHand(state);
  if (!game) return state;
  const { settings } = state;
  const kind = kindIn(settings, wish);
  const rules = { tidy: settings.tidy, oneKind: !settings.twoKinds };
  const isFixed = kind !== 'colour' && cells.length > 0 && cells.every((cell) => isGiven(game, cell));
  if (isFixed) return { ...state, message: { code: 'given' } };
  const next = withGame(state, played(game, entered(game, { cells, kind, digit }, rules)));
  const clash = kind === 'digit' && settings.showClashes ? clashAmong(next, cells, digit) : undefined;
  return clash === undefined || next === state ? next : { ...next, message: { code: 'clash', cell: clash, digit } };
}

/**
 * The first of some cells with a digit that breaks a rule there; on a full board more is to be said than that.
 * @param {PlayState} state @param {readonly number[]} cells @param {number} digit @returns {number | undefined}
 */
function clashAmong({ game }, cells, digit) {
  if (!game || isFull(game.board)) return undefined;
  const { digits } = game.board;
  const clashes = clashesOf(digits, game.size);
  return cells.find((cell) => digits[cell] === digit && !isGiven(game, cell) && clashes.has(cell));
}

/**
 * The cells that lack what is in hand.
 * @param {PlayState} state @param {readonly number[]} cells @returns {number[]}
 */
export function lacking({ game, kind, held, settings }, cells) {
  if (!game || held === null) return [];
  const bit = 1 << (held - 1);
  return cells.filter((cell) => {
    const content = contentOf(game.board, cell);
    if (kind !== 'corner' && kind !== 'centre') return content[kind] !== held;
    const notes = settings.twoKinds ? content[kind] : content.corner | content.centre;
    return (notes & bit) === 0;
  });
}

/**
 * Back to the last board on which nothing is wrong, as far as that is known.
 * @param {PlayState} state @returns {PlayState}
 */
function undoToRight(state) {
  const game = gameAtHand(state);
  if (!game) return state;
  /** Moves of notes leave the digits as they are: what was found out of these. @type {Map<string, boolean>} */
  const known = new Map();
  const count = lastRightBoard(game, (board) => {
    const text = digitsTextOf(board);
    const right = known.get(text) ?? isRight(game, board, state.truth);
    known.set(text, right);
    return right;
  });
  if (count === 0) return { ...state, message: { code: 'alreadyRight' } };
  let back = game;
  for (let left = count; left > 0; left--) back = takenBack(back);
  return { ...withGame(state, back), message: { code: 'backToRight', params: { count } } };
}

/**
 * The solution in all cells that lack it: who goes on after that has had a hint.
 * @param {PlayState} state @param {{ solution?: string }} action any one, where there are several @returns {PlayState}
 */
function giveUp(state, { solution = state.truth?.solution ?? undefined }) {
  const game = gameAtHand(state);
  if (!game || !solution || isSolved(game)) return state;
  const { colours } = game.board;
  const move = withChanges(
    game,
    Array.from(solution, (sign, cell) => [cell, { digit: Number(sign), corner: 0, centre: 0, colour: colours[cell] }]),
  );
  return withGame(state, { ...played(game, move), givenUp: true, hints: game.hints + 1 });
}

/**
 * Its answer stands where a hint would.
 * @param {PlayState} state @param {{ wrong: number[] }} action @returns {PlayState}
 */
function check(state, { wrong }) {
  const game = gameAtHand(state);
  if (!game) return state;
  if (state.checked) return { ...state, hint: null, checked: { ...state.checked, stage: 2 } };
  return { ...state, hint: null, game: { ...game, checks: game.checks + 1 }, checked: { stage: 1, wrong } };
}

/**
 * The next stage of the hint; after the third it is done. Without one, the hint that comes with the action.
 * @param {PlayState} state @param {{ hint?: import('./hints/hints.js').Hint | null }} action @returns {PlayState}
 */
function nextHint(state, { hint: offered = null }) {
  const game = gameAtHand(state);
  if (!game) return state;
  const { hint } = state;
  if (hint?.stage === 3) return hintDone(state);
  if (hint) return { ...state, hint: { hint: hint.hint, stage: hint.stage === 1 ? 2 : 3 } };
  if (!offered) return state;
  const isHelp = offered.kind !== 'guess' && offered.kind !== 'unsolvable';
  return {
    ...state,
    hint: { hint: offered, stage: 1 },
    game: isHelp ? { ...game, hints: game.hints + 1 } : game,
  };
}

/**
 * What the hint says, as one move; where it says that there is nothing, it is closed.
 * @param {PlayState} state @returns {PlayState}
 */
function hintDone(state) {
  const game = gameAtHand(state);
  if (!game || !state.hint) return state;
  const { hint } = state.hint;
  const changes = changesOf(hint, game.board, state.settings);
  const next = { ...withGame(state, played(game, withChanges(game, changes))), hint: null };
  return changes.length > 0 ? { ...next, message: { code: 'hintDone', hint } } : next;
}

/**
 * @type {Pick<Reducers, 'digit' | 'digit-other' | 'colour' | 'put' | 'erase' | 'fill-notes' | 'undo' | 'redo' |
 *   'undo-to-right' | 'restart' | 'give-up' | 'check' | 'hint' | 'hint-done'>}
 */
export const moves = {
  digit: (state, { digit, kind }) =>
    state.settings.digitFirst && kind === undefined
      ? inHand(state, digit)
      : enter(state, state.selected, kind ?? state.kind, digit),
  'digit-other': (state, { digit }) => {
    const other = state.kind === 'digit' ? 'corner' : 'digit';
    return state.settings.digitFirst
      ? inHand({ ...withKind(state, other), held: null }, digit)
      : enter(state, state.selected, other, digit);
  },
  colour: (state, { colour }) =>
    state.settings.digitFirst && state.kind === 'colour'
      ? inHand(state, colour)
      : enter(state, state.selected, 'colour', colour),
  put: (state) => (state.held === null ? state : enter(state, state.selected, state.kind, state.held)),
  erase: (state, { cells = state.selected }) =>
    changing((game) => played(game, erased(game, cells, state.kind)))(state),
  'fill-notes': (state) => changing((game) => played(game, filledNotes(game, state.settings.twoKinds)))(state),
  undo: changing(takenBack),
  redo: changing(doneAgain),
  'undo-to-right': undoToRight,
  restart: changing(begunAnew),
  'give-up': giveUp,
  check,
  hint: nextHint,
  'hint-done': hintDone,
};
