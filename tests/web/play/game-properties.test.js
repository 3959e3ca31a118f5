/**
 * Whatever is done, and in whatever order, the game stands as a plain one does. `PLAY_SEEDS` sequences of `PLAY_DEEDS`
 * actions each; more of both in the long run.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyBoard, notesOf, sameBoard } from '../../../web/app/play/board.js';
import { isOver } from '../../../web/app/play/ending.js';
import { newGame } from '../../../web/app/play/game.js';
import { isSolved } from '../../../web/app/play/judge.js';
import { initialPlay, reducePlay } from '../../../web/app/play/play-state.js';
import { initialSettings } from '../../../web/app/play/settings.js';
import { gameFromText, gameToText } from '../../../web/app/play/keeping/snapshot.js';
import { createRandom } from '../../support/random.js';
import { PlainGame } from './plain-game.js';

/** @typedef {import('../../../web/app/play/play-state.js').PlayState} PlayState */
/** @typedef {import('../../../web/app/play/play-state.js').PlayAction} PlayAction */
/** @typedef {import('../../../web/app/play/game.js').Game} Game */

const SEEDS = Number(process.env.PLAY_SEEDS ?? 1000);
const DEEDS = Number(process.env.PLAY_DEEDS ?? 40);

const puzzles = [
  '12..3..22..34..1',
  '.2..5.4...2.....6..3..1..4...3..5...',
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
];

/**
 * The deeds: each tells the plain game what it does, and gives the action for the other.
 * @type {Record<string, (plain: PlainGame, state: PlayState, random: (limit: number) => number) => PlayAction>}
 */
const deeds = {
  digit(plain, { selected, settings }, random) {
    const digit = 1 + random(plain.size);
    plain.place(selected, digit, settings.tidy);
    return { type: 'digit', digit, kind: 'digit' };
  },
  note(plain, { selected, settings }, random) {
    const digit = 1 + random(plain.size);
    const kind = random(2) ? 'corner' : 'centre';
    plain.note(selected, settings.twoKinds ? kind : 'corner', digit, settings.twoKinds);
    return { type: 'digit', digit, kind };
  },
  colour(plain, { selected }, random) {
    const colour = 1 + random(8);
    plain.colour(selected, colour);
    return { type: 'colour', colour };
  },
  erase(plain, { selected }) {
    plain.erase(selected);
    return { type: 'erase' };
  },
  fillNotes(plain, { settings }) {
    plain.fillNotes(settings.twoKinds);
    return { type: 'fill-notes' };
  },
  undo(plain) {
    plain.undo();
    return { type: 'undo' };
  },
  redo(plain) {
    plain.redo();
    return { type: 'redo' };
  },
  restart(plain, { game }) {
    plain.restart();
    if (game && isOver(game)) [plain.past, plain.future] = [[], []]; // it is a new game
    return { type: 'restart' };
  },
  reload: (plain, { game, now }) => ({
    type: 'open',
    game: /** @type {Game} */ (gameFromText(gameToText(/** @type {Game} */ (game)))),
    now,
  }),
  adopt: (plain, { game }) => ({
    type: 'adopt',
    game: /** @type {Game} */ (gameFromText(gameToText(/** @type {Game} */ (game)))),
  }),
  select: (plain, state, random) => ({ type: 'select', cells: [random(plain.size ** 2)], add: random(3) === 0 }),
  extend: (plain, state, random) => ({ type: 'cursor', cell: random(plain.size ** 2), extend: random(2) === 0 }),
  alike: (plain, state, random) => ({ type: 'alike', cell: random(plain.size ** 2) }),
  all: () => ({ type: 'select-all' }),
  move: (plain, state, random) => ({
    type: 'move',
    rows: random(3) - 1,
    columns: random(3) - 1,
    toEmpty: random(2) === 0,
  }),
  escape: () => ({ type: 'escape' }),
  check: () => ({ type: 'check', wrong: [] }),
  tick: (plain, { now }, random) => ({ type: 'tick', now: now + random(1000) }),
  hide: () => ({ type: 'pause', hidden: true }),
  show: () => ({ type: 'resume' }),
  tidy: () => ({ type: 'setting', name: 'tidy' }),
  twoKinds: () => ({ type: 'setting', name: 'twoKinds' }),
};

/** Entries come more often than what else can be done. */
const weighted = [
  ...Object.keys(deeds),
  ...Array.from({ length: 8 }, () => ['digit', 'note', 'select']).flat(),
  ...Array.from({ length: 4 }, () => ['colour', 'undo', 'redo', 'extend']).flat(),
];

/** @param {PlayState} state @param {PlainGame} plain @param {string} told what was done so far */
function assertSame({ game, selected, cursor, hint, checked }, plain, told) {
  assert.ok(game, told);
  const { board, past, future, size } = game;
  for (const [name, row] of Object.entries(plain.rows)) {
    const own = board[/** @type {keyof typeof board} */ (name)];
    assert.ok(
      row.every((value, cell) => own[cell] === value),
      `${name} after ${told}`,
    );
  }
  assert.deepEqual([past.length, future.length], [plain.past.length, plain.future.length], told);
  assert.ok(
    selected.every((cell, index) => cell < size ** 2 && (index === 0 || selected[index - 1] < cell)),
    told,
  );
  assert.ok(cursor >= 0 && cursor < size ** 2, told);
  assert.ok(hint === null || checked === null, told);
  assert.ok(!isSolved(game) || game.solvedAt !== null, told);
  assert.ok(
    notesOf(board).every((notes, cell) => !notes || !board.digits[cell]),
    told,
  );
}

/** @param {number} seed */
function playedAt(seed) {
  const puzzle = puzzles[seed % puzzles.length];
  const random = createRandom(seed).below;
  const plain = new PlainGame(puzzle);
  let state = reducePlay(initialPlay(initialSettings), { type: 'open', game: newGame(puzzle), now: 0 });
  const told = [`seed ${seed}`];
  for (let count = 0; count < DEEDS; count++) {
    const name = weighted[random(weighted.length)];
    told.push(name);
    state = reducePlay(state, deeds[name](plain, state, random));
    assertSame(state, plain, told.slice(0, 1).concat(told.slice(-10)).join(' '));
  }
  return state;
}

test(`${SEEDS} sequences of ${DEEDS} actions leave what a plain game has, and undone the puzzle`, () => {
  for (let seed = 0; seed < SEEDS; seed++) {
    let state = playedAt(seed);
    const game = /** @type {Game} */ (state.game);
    assert.deepEqual(gameFromText(gameToText(game)), game);
    for (let left = game.past.length; left > 0; left--) state = reducePlay(state, { type: 'undo' });
    const start = /** @type {Game} */ (state.game);
    assert.ok(sameBoard(start.board, emptyBoard(start.puzzle)));
    assert.equal(start.past.length, 0);
  }
});
