/**
 * What a change of a game means to the page that holds the player, as events of <sudoku-player> without their prefix.
 * Pure.
 *
 *     for (const { type, detail } of gameEvents(now, before, action)) host.tellPage(type, detail);
 *
 * Each cell that a move changes is told of once, whoever moved: an entry, undo, a hint that was done. The notes that a
 * placed digit takes with it are not told of.
 *
 * @typedef {import('./play-state.js').PlayState} PlayState
 * @typedef {import('./board.js').Content} Content
 * @typedef {import('./play-state.js').Kind} Kind
 * @typedef {{ cell: number, digit: number, kind: Kind, added: boolean }} Entry digit: the one that came or went; with
 *   the kind `colour` that colour; 0 for several notes at once. added: it stands there now
 * @typedef {{ type: string, detail: object }} GameEvent
 */
import { contentOf, sameInCell } from './board.js';
import { clashesOf } from './judge.js';

/**
 * @param {PlayState} now
 * @param {PlayState} before
 * @param {{ type: string }} action what led from one to the other
 * @returns {GameEvent[]} `entry` { cell, digit, kind, added }; `mistake` { cell, digit }: a digit that was placed and
 *   breaks a rule, or is not that of the only solution; `hint` { stage, kind, technique }, of which stage 4 is that it
 *   was done; `solved` { position, solution, hints, checks, spent }, the position is the number of moves. Nothing for a
 *   game that was opened
 */
export function gameEvents(now, before, action) {
  if (!now.game || now.game.puzzle !== before.game?.puzzle || opening.has(action.type)) return [];
  const entries = entriesOf(now.game, before.game);
  return [
    ...entries.map((detail) => ({ type: 'entry', detail })),
    ...mistakesOf(now, now.game, entries).map((detail) => ({ type: 'mistake', detail })),
    ...hintOf(now.hint, before.hint, action),
    ...(now.game.solvedAt !== null && before.game.solvedAt === null ? [solvedOf(now.game)] : []),
  ];
}

/** What brings a game that was played elsewhere, or at another time. */
const opening = new Set(['open', 'adopt']);

/**
 * @param {import('./game.js').Game} now
 * @param {import('./game.js').Game} before
 * @returns {Entry[]}
 */
function entriesOf(now, before) {
  if (now.board === before.board) return [];
  const changes = Array.from(now.board.digits.keys())
    .filter((cell) => !sameInCell(now.board, before.board, cell))
    .map((cell) => ({ cell, from: contentOf(before.board, cell), to: contentOf(now.board, cell) }));
  const hasDigits = changes.some(({ from, to }) => from.digit !== to.digit);
  return changes.flatMap(({ cell, from, to }) => entriesIn(from, to, hasDigits).map((entry) => ({ cell, ...entry })));
}

/**
 * @param {Content} from
 * @param {Content} to
 * @param {boolean} withoutNotes they only follow from the digits
 * @returns {Omit<Entry, 'cell'>[]}
 */
function entriesIn(from, to, withoutNotes) {
  /** @type {Omit<Entry, 'cell'>[]} */
  const entries = [];
  for (const kind of /** @type {const} */ (['digit', 'colour'])) {
    if (from[kind] !== to[kind]) entries.push({ digit: to[kind] || from[kind], kind, added: to[kind] > 0 });
  }
  for (const kind of /** @type {const} */ (['corner', 'centre'])) {
    const changed = from[kind] ^ to[kind];
    if (withoutNotes || changed === 0) continue;
    const isOne = (changed & (changed - 1)) === 0;
    entries.push({ digit: isOne ? 32 - Math.clz32(changed) : 0, kind, added: (to[kind] & changed) > 0 });
  }
  return entries;
}

/**
 * @param {PlayState} state
 * @param {import('./game.js').Game} game
 * @param {Entry[]} entries
 */
function mistakesOf({ truth }, { board, size }, entries) {
  const placed = entries.filter(({ kind, added }) => kind === 'digit' && added);
  if (placed.length === 0) return [];
  const clashes = clashesOf(board.digits, size);
  const isWrong = (/** @type {Entry} */ { cell, digit }) =>
    clashes.has(cell) || (Boolean(truth?.solution) && Number(truth?.solution?.[cell]) !== digit);
  return placed.filter(isWrong).map(({ cell, digit }) => ({ cell, digit }));
}

/**
 * @param {PlayState['hint']} now
 * @param {PlayState['hint']} before
 * @param {{ type: string }} action
 * @returns {GameEvent[]}
 */
function hintOf(now, before, action) {
  const isDone = action.type === 'hint-done' || action.type === 'hint';
  const told = isDone && before && !now ? { hint: before.hint, stage: 4 } : now;
  if (!told || (told.hint === before?.hint && told.stage === before.stage)) return [];
  const { hint, stage } = told;
  return [{ type: 'hint', detail: { stage, kind: hint.kind, technique: hint.technique } }];
}

/** @param {import('./game.js').Game} game @returns {GameEvent} */
function solvedOf({ board, past, hints, checks, spent }) {
  return { type: 'solved', detail: { position: past.length, solution: board.digits.join(''), hints, checks, spent } };
}
