/**
 * What of a player outlives it, as a plain value that JSON can hold: the puzzle with its history,
 * where its run stands, and the settings. Pure.
 *
 *     const text = JSON.stringify(snapshotOf(state));
 *     const again = restored(initialState(puzzle), JSON.parse(text));
 *
 * A snapshot may be of another time, damaged, or made up: each field is taken if it is one that a
 * player could have, else left as it is.
 *
 * @typedef {import('./state.js').State} State
 * @typedef {import('./state.js').Entry} Entry
 * @typedef {ReturnType<typeof snapshotOf>} Snapshot
 */
import { algorithms } from '../sudoku/algorithms.js';
import { codeLanguages } from './code-languages.js';
import { comparedIn } from './compared.js';
import { givensOf } from '../sudoku/puzzle.js';
import { readFork } from './fork-place.js';
import { anew, resumeAt } from './history.js';
import { initialInsight } from './insight.js';
import { jumps } from './jump.js';
import { grains, modes } from './modes.js';
import { panels } from './panels.js';
import { SEEDS } from './questions.js';
import { grammarOf } from '../sudoku/steps.js';

/** Of the layout of a snapshot. */
const SNAPSHOT_VERSION = 1;

/** So many changes are kept, of those that can be undone and of those that can be redone. */
const KEPT_CHANGES = 200;

/** @param {State} state */
// eslint-disable-next-line max-lines-per-function -- one record, a line or two for each part of it
export function snapshotOf(state) {
  const {
    puzzle,
    origin,
    past,
    future,
    mode,
    cursor,
    algorithm,
    speed,
    grain,
    questions,
    jump,
    revealed,
    panel,
    codeLanguage,
    candidates,
    insight,
    pen,
    growing,
    advance,
    compared,
    fork,
  } = state;
  return {
    version: SNAPSHOT_VERSION,
    grammar: grammarOf(algorithm),
    puzzle,
    origin,
    algorithm,
    position: resumeAt(state),
    past: copied(past),
    future: copied(future),
    cursor,
    revealed,
    hints: [...insight.hints],
    mode,
    speed,
    growing,
    grain,
    questions,
    jump,
    panel,
    codeLanguage,
    candidates,
    advance,
    compared: compared && { ...compared, chosen: [...compared.chosen] },
    both: insight.both,
    digitFirst: pen.first,
    fork: fork && String(fork),
  };
}

/** @param {Entry[]} entries */
const copied = (entries) => entries.slice(-KEPT_CHANGES).map((entry) => ({ ...entry }));

/** The value, if it is in the list. @param {readonly unknown[]} list @returns {(value: unknown) => any} */
const oneOf = (list) => (value) => (list.includes(value) ? value : undefined);

/** @param {unknown} value @param {number} most @returns {value is number} */
const isWhole = (value, most) =>
  Number.isSafeInteger(value) && !Object.is(value, -0) && Number(value) >= 0 && Number(value) <= most;

/** What stays when another puzzle comes. @type {Record<string, (value: unknown) => any>} */
const settings = {
  mode: oneOf(modes),
  speed: (value) =>
    Number.isFinite(value) && Number(value) >= 0 && Number(value) <= 100 ? Math.abs(Number(value)) : undefined,
  growing: (value) => value === true, // a snapshot that does not know it has a speed that somebody chose
  grain: oneOf(grains),
  questions: (value) => (value === null || isWhole(value, SEEDS - 1) ? value : undefined),
  jump: oneOf(jumps),
  panel: oneOf(panels),
  codeLanguage: oneOf(codeLanguages),
  candidates: oneOf([true, false, null]),
  advance: oneOf([true, false]),
  compared: comparedIn,
  both: oneOf([true, false]),
  digitFirst: oneOf([true, false]),
};

/**
 * Whether it is a snapshot of a layout that this page knows.
 * @param {any} value
 * @returns {value is Record<string, unknown>}
 */
export const isSnapshot = (value) => typeof value === 'object' && value !== null && value.version === SNAPSHOT_VERSION;

/**
 * The state with what a snapshot says, as far as that is something that a player could have.
 * @param {State} state
 * @param {unknown} value
 * @returns {State} the same state for what is no snapshot
 */
export function restored(state, value) {
  if (!isSnapshot(value)) return state;
  const { both = state.insight.both, digitFirst = state.pen.first, ...plain } = settingsIn(value);
  const growing = plain.growing && state.growing; // not where the reader wants less motion
  const set = {
    ...state,
    ...plain,
    growing,
    insight: { ...state.insight, both },
    pen: { first: digitFirst, digit: null },
  };
  const puzzle = givensOf(value.puzzle);
  return puzzle === null ? set : withBoard(set, puzzle, value);
}

/** @param {Record<string, unknown>} value @returns {Record<string, any>} */
function settingsIn(value) {
  const read = Object.entries(settings).map(([name, reader]) => [name, reader(value[name])]);
  return Object.fromEntries(read.filter(([, setting]) => setting !== undefined));
}

/** @param {State} state @param {string} puzzle @param {Record<string, unknown>} value @returns {State} */
function withBoard(state, puzzle, value) {
  const here = entryOf({ ...value, puzzle }, value.grammar);
  const { length } = puzzle;
  const hints = arrayOf(value.hints).filter(
    (cell, index, all) => isWhole(cell, length - 1) && all.indexOf(cell) === index,
  );
  return {
    ...anew(state, here),
    algorithm: here.algorithm,
    past: entriesOf(value.past, value.grammar),
    future: entriesOf(value.future, value.grammar),
    cursor: isWhole(value.cursor, length - 1) ? value.cursor : 0,
    revealed: value.revealed === true,
    fork: value.grammar === grammarOf(here.algorithm) ? readFork(value.fork, { puzzle }) : null,
    insight: { ...initialInsight, both: state.insight.both, hints: /** @type {number[]} */ (hints) },
  };
}

/** @param {unknown} value @returns {unknown[]} */
const arrayOf = (value) => (Array.isArray(value) ? value : []);

/** @param {unknown} value @param {unknown} grammar @returns {Entry[]} */
function entriesOf(value, grammar) {
  const entries = arrayOf(value).slice(-KEPT_CHANGES);
  return entries
    .filter((entry) => givensOf(/** @type {any} */ (entry)?.puzzle) !== null)
    .map((entry) => entryOf(entry, grammar));
}

/**
 * A puzzle and where its run stood: at the start, if that is not known.
 * @param {any} value with a puzzle
 * @param {unknown} grammar that its position counts the steps of
 * @returns {Entry}
 */
function entryOf({ puzzle: text, origin: source, position, algorithm, ...rest }, grammar) {
  const puzzle = /** @type {string} */ (givensOf(text));
  const origin = givensOf(source);
  const known = algorithms.includes(algorithm);
  const [speed, grain] = [settings.speed(rest.speed), settings.grain(rest.grain)];
  return {
    puzzle,
    origin: origin?.length === puzzle.length ? origin : puzzle,
    position: known && grammar === grammarOf(algorithm) && isWhole(position, Number.MAX_SAFE_INTEGER) ? position : 0,
    algorithm: known ? algorithm : algorithms[0],
    ...(speed !== undefined &&
      grain !== undefined && { speed, grain, ...(rest.growing === true && { growing: true }) }),
  };
}
