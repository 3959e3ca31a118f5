import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withContents, contentOf } from '../../../web/app/play/board.js';
import { newGame, played, undone } from '../../../web/app/play/game.js';
import { gameEvents } from '../../../web/app/play/game-events.js';
import { puzzles, solver } from '../support/solver.js';

/**
 * @typedef {import('../../../web/app/play/game.js').Game} Game
 * @typedef {import('../../../web/app/play/play-state.js').PlayState} PlayState
 */

const begun = newGame(puzzles.small, { origin: { kind: 'own' }, grade: null });
const solution = /** @type {string} */ (solver.solve(puzzles.small));

/** What a game is told of as. @param {Game | null} game @param {Partial<PlayState>} [more] */
const stateOf = (game, more) =>
  /** @type {PlayState} */ (/** @type {unknown} */ ({ game, hint: null, truth: null, ...more }));

/**
 * @param {Game} game
 * @param {[cell: number, content: Partial<import('../../../web/app/play/board.js').Content>][]} changes
 */
const moved = (game, ...changes) =>
  played(
    game,
    changes.map(([cell, content]) => {
      const before = contentOf(game.board, cell);
      return { cell, before, after: { ...before, ...content } };
    }),
  );

/** @param {Game} now @param {Game} before @param {Partial<PlayState>} [more] */
const told = (now, before, more) => gameEvents(stateOf(now, more), stateOf(before, more), { type: 'digit' });

test('a digit that comes or goes is told of, without the notes that it takes with it', () => {
  const noted = moved(begun, [2, { corner: 0b1010 }]);
  const now = moved(noted, [1, { digit: 2 }], [2, { corner: 0b1000 }]);
  const entry = { cell: 1, digit: 2, kind: 'digit' };
  assert.deepEqual(told(now, noted), [{ type: 'entry', detail: { ...entry, added: true } }]);
  assert.deepEqual(told(undone(now), now), [{ type: 'entry', detail: { ...entry, added: false } }]);
});

test('a note is told of by its digit, several at once by none; a colour by its number', () => {
  const details = (/** @type {Partial<import('../../../web/app/play/board.js').Content>} */ content) =>
    told(moved(begun, [2, content]), begun).map(({ detail }) => detail);
  assert.deepEqual(details({ corner: 0b100 }), [{ cell: 2, digit: 3, kind: 'corner', added: true }]);
  assert.deepEqual(details({ centre: 0b1100 }), [{ cell: 2, digit: 0, kind: 'centre', added: true }]);
  assert.deepEqual(details({ colour: 5 }), [{ cell: 2, digit: 5, kind: 'colour', added: true }]);
  const noted = moved(begun, [2, { corner: 0b1010 }]);
  assert.deepEqual(
    told(moved(noted, [2, { corner: 0b10 }]), noted).map(({ detail }) => detail),
    [{ cell: 2, digit: 4, kind: 'corner', added: false }],
  );
});

test('a digit that breaks a rule is a mistake, and so is one that is not that of the only solution', () => {
  const mistakes = (/** @type {number} */ digit, /** @type {any} */ truth = null) =>
    told(moved(begun, [1, { digit }]), begun, { truth }).filter(({ type }) => type === 'mistake');
  const right = Number(solution[1]);
  const [legal] = [1, 2, 3, 4].filter((digit) => digit !== right && mistakes(digit).length === 0);
  assert.deepEqual(mistakes(1), [{ type: 'mistake', detail: { cell: 1, digit: 1 } }]);
  assert.deepEqual(mistakes(right, { solutions: 'one', solution }), []);
  assert.deepEqual(mistakes(legal, { solutions: 'one', solution }), [
    { type: 'mistake', detail: { cell: 1, digit: legal } },
  ]);
  assert.deepEqual(mistakes(legal, { solutions: 'several', solution: null }), []);
});

test('each stage of a hint is told of once, and that it was done', () => {
  const hint = /** @type {any} */ ({ kind: 'deduction', technique: 'xy-wing' });
  const at = (/** @type {1 | 2 | 3} */ stage) => stateOf(begun, { hint: { hint, stage } });
  const detail = { kind: 'deduction', technique: 'xy-wing' };
  assert.deepEqual(gameEvents(at(1), stateOf(begun), { type: 'hint' }), [
    { type: 'hint', detail: { stage: 1, ...detail } },
  ]);
  assert.deepEqual(gameEvents(at(2), at(1), { type: 'hint' }), [{ type: 'hint', detail: { stage: 2, ...detail } }]);
  assert.deepEqual(gameEvents(at(2), at(2), { type: 'tick' }), []);
  assert.deepEqual(gameEvents(stateOf(begun), at(2), { type: 'hint-close' }), []);
  const after = stateOf(moved(begun, [1, { digit: 2 }]));
  const done = gameEvents(after, at(3), { type: 'hint-done' });
  assert.deepEqual(gameEvents(after, at(3), { type: 'hint' }), done, 'a press of the button more');
  assert.deepEqual(
    done.map(({ type }) => type),
    ['entry', 'hint'],
  );
  assert.deepEqual(done[1].detail, { stage: 4, ...detail });
});

test('a solved game is told of with what it took', () => {
  const full = withContents(
    begun.board,
    Array.from(solution, (digit, cell) => [cell, { ...contentOf(begun.board, cell), digit: Number(digit) }]),
  );
  const before = { ...begun, board: full, hints: 2, checks: 1, spent: 60_000 };
  const solved = { ...before, solvedAt: 1 };
  const detail = { position: 0, solution, hints: 2, checks: 1, spent: 60_000 };
  assert.deepEqual(told(solved, before), [{ type: 'solved', detail }]);
  assert.deepEqual(told(solved, solved), []);
});

test('a game that is opened, or comes from another tab, is nothing that the reader does', () => {
  const now = moved(begun, [1, { digit: 2 }]);
  for (const type of ['open', 'adopt']) assert.deepEqual(gameEvents(stateOf(now), stateOf(begun), { type }), []);
  assert.deepEqual(gameEvents(stateOf(now), stateOf(null), { type: 'digit' }), []);
  const other = newGame('.'.repeat(16), { origin: { kind: 'own' }, grade: null });
  assert.deepEqual(gameEvents(stateOf(other), stateOf(now), { type: 'digit' }), []);
});
