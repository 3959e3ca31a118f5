import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newGame } from '../../../web/app/play/game.js';
import { hintFor } from '../../../web/app/play/hints/hints.js';
import { playAppearance } from '../../../web/app/play/look.js';
import { messageOf, speechOf } from '../../../web/app/play/message.js';
import { initialPlay, reducePlay } from '../../../web/app/play/play-state.js';
import { initialSettings } from '../../../web/app/play/settings.js';
import { timeInWords } from '../../../web/app/play/time-in-words.js';
import { geometryOf } from '../../../web/app/sudoku/geometry.js';
import { puzzles, solver } from '../support/solver.js';
import { t } from '../support/texts.js';

/** @typedef {import('../../../web/app/play/play-state.js').PlayAction} PlayAction */
/** @typedef {import('../../../web/app/play/play-state.js').PlayState} PlayState */

/** @param {PlayState} state @param {...PlayAction} actions */
const after = (state, ...actions) => actions.reduce(reducePlay, state);

/** @param {string} puzzle */
const opened = (puzzle) => after(initialPlay(initialSettings), { type: 'open', game: newGame(puzzle), now: 1000 });

/** @param {PlayState} state */
function hintOf({ game }) {
  const { puzzle, board } = /** @type {import('../../../web/app/play/game.js').Game} */ (game);
  return hintFor({ puzzle, board, solution: solver.solve(puzzle) }, solver);
}

/** @param {PlayState} state */
const lookOf = (state) => playAppearance(state, { loading: '', small: false, folded: false, shares: true }, t);

/** @param {PlayState} state @param {'look' | 'wrong'} flag @returns {number[]} */
const cellsWith = (state, flag) =>
  (lookOf(state).board?.cells ?? []).flatMap((look, cell) => (look[flag] ? [cell] : []));

test('the unit of a hint is lit until its pattern is drawn, and the ear hears where that is', () => {
  const start = opened(puzzles.classic);
  const hint = hintOf(start);
  assert.equal(hint?.kind, 'deduction');
  const stages = [after(start, { type: 'hint', hint })];
  for (let stage = 2; stage < 4; stage++) stages.push(after(stages[stage - 2], { type: 'hint' }));
  const unit = geometryOf(9).cellsOf[Number(hint.unit)];
  assert.deepEqual(
    stages.map((state) => cellsWith(state, 'look')),
    [unit, unit, []],
  );
  const look = lookOf(stages[2]);
  assert.ok(look.board?.pattern);
  for (const { cell } of look.hint?.cells ?? []) assert.match(look.board.cells[cell].label, /the hint points here$/);
});

test('a cell that looks and is heard as it did is the same object, so that only the others are painted', () => {
  const start = opened(puzzles.classic);
  const first = lookOf(start).board?.cells ?? [];
  const other = lookOf(after(start, { type: 'digit', digit: 4 })).board?.cells ?? [];
  const changed = other.flatMap((look, cell) => (look === first[cell] ? [] : [cell]));
  assert.deepEqual(
    changed,
    other.flatMap(({ same, text }, cell) => (same || text !== first[cell].text ? [cell] : [])),
  );
  assert.ok(changed.length > 1 && changed.length < 10);
  assert.deepEqual(lookOf(start).board?.cells, first);
});

test('what a hint did is said and read out once it is done', () => {
  const start = opened(puzzles.classic);
  const done = after(start, { type: 'hint', hint: hintOf(start) }, { type: 'hint-done' });
  assert.match(messageOf(done, t), /^Done: /);
  assert.equal(lookOf(done).message, messageOf(done, t));
  assert.equal(speechOf(done, t, '', '').message, messageOf(done, t));
  assert.equal(messageOf(after(done, { type: 'undo' }), t), '');
});

test('the reason of a broken rule is said in the words of Watch', () => {
  const state = after(opened(puzzles.four), { type: 'select', cells: [1], cursor: 1 }, { type: 'digit', digit: 1 });
  assert.equal(messageOf(state, t), '1: row 1 has it in column 1.');
});

test('a hint at a wrong digit marks it only once it is told', () => {
  const start = after(opened(puzzles.four), { type: 'select', cells: [1], cursor: 1 }, { type: 'digit', digit: 4 });
  const hint = hintOf(start);
  const wrong = hint?.kind === 'wrong' ? [1] : assert.fail(`${hint?.kind}`);
  const stages = [after(start, { type: 'hint', hint })];
  for (let stage = 2; stage < 4; stage++) stages.push(after(stages[stage - 2], { type: 'hint' }));
  assert.deepEqual(
    stages.map((state) => cellsWith(state, 'wrong')),
    [[], [], wrong],
  );
});

test('the answer to Check says how many digits are wrong, then where they are', () => {
  const state = after(opened(puzzles.four), { type: 'check', wrong: [1, 6] });
  assert.equal(messageOf(state, t), '2 digits are wrong');
  const cells = 'row 1, column 2, and row 2, column 3';
  assert.equal(messageOf(after(state, { type: 'check', wrong: [1, 6] }), t), `2 digits are wrong: ${cells}`);
});

test('a time is shown as a clock shows it', () => {
  const times = [-1, 7_999, 247_000, 3_847_000];
  assert.deepEqual(times.map(timeInWords), ['0:00', '0:07', '4:07', '1:04:07']);
});
