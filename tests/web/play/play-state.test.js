import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sameBoard } from '../../../web/app/play/board.js';
import { spentAt } from '../../../web/app/play/clock.js';
import { entered, withChanges } from '../../../web/app/play/entries.js';
import { newGame, played } from '../../../web/app/play/game.js';
import { initialPlay, reducePlay } from '../../../web/app/play/play-state.js';
import { initialSettings } from '../../../web/app/play/settings.js';

/** @typedef {import('../../../web/app/play/play-state.js').PlayAction} PlayAction */
/** @typedef {import('../../../web/app/play/play-state.js').PlayState} PlayState */

const PUZZLE = '12..3..22..34..1';
const SOLUTION = '1234341221434321';
const game = newGame(PUZZLE);
/** @type {import('../../../web/app/play/judge.js').Truth} */
const truth = { solutions: 'one', solution: SOLUTION, isPossible: () => assert.fail('nobody need ask') };
/** @type {import('../../../web/app/play/hints/hints.js').Hint} */
const hint = {
  ...{ kind: 'deduction', cells: [2], unit: 0, technique: 'hidden-single', deduction: null, clash: null },
  ...{ places: [{ cell: 2, digit: 3 }], eliminations: [], additions: [] },
};

/** @param {PlayState} state @param {...PlayAction} actions */
const after = (state, ...actions) => actions.reduce(reducePlay, state);

/** A game just opened. @param {Partial<import('../../../web/app/play/settings.js').Settings>} [settings] */
const opened = (settings) =>
  after(initialPlay({ ...initialSettings, ...settings }), { type: 'open', game, now: 1000 }, { type: 'truth', truth });

/** @param {PlayState} state */
const boardOf = ({ game: now }) => /** @type {import('../../../web/app/play/game.js').Game} */ (now).board;

test('a game opens at its first empty cell', () => {
  const { selected, cursor, kind, since } = opened();
  assert.deepEqual({ selected, cursor, kind, since }, { selected: [2], cursor: 2, kind: 'digit', since: 1000 });
});

test('nothing can be entered without a game, while it is paused, or in another tab', () => {
  const paused = after(opened(), { type: 'pause' });
  const away = after(opened(), { type: 'away' });
  for (const state of [initialPlay(initialSettings), paused, away]) {
    for (const type of /** @type {const} */ ([
      'digit',
      'erase',
      'fill-notes',
      'undo',
      'undo-to-right',
      'give-up',
      'hint',
      'check',
    ])) {
      const action = /** @type {PlayAction} */ ({ type, digit: 3, wrong: [], hint });
      assert.equal(after(state, action), state, type);
    }
  }
});

test('an unknown action changes nothing, and so does one to no effect', () => {
  const state = opened();
  assert.equal(after(state, /** @type {any} */ ({ type: 'toString' })), state);
  for (const type of /** @type {const} */ (['undo', 'redo', 'restart', 'erase', 'hint', 'hint-done', 'hint-close'])) {
    assert.equal(after(state, { type }), state, type);
  }
});

test('cells are added, taken out, extended to a rectangle, all of them, and let go', () => {
  let state = after(opened(), { type: 'select', cells: [5] }, { type: 'select', cells: [3], add: true });
  assert.deepEqual([state.selected, state.cursor], [[3, 5], 3]);
  state = after(state, { type: 'select', cells: [5], add: true, toggle: true });
  assert.deepEqual(state.selected, [3]);
  state = after(state, { type: 'cursor', cell: 9 }, { type: 'cursor', cell: 3, extend: true });
  assert.deepEqual([state.selected, state.cursor], [[1, 2, 3, 5, 6, 7, 9, 10, 11], 3]);
  state = after(state, { type: 'cursor', cell: 12, extend: true });
  assert.deepEqual(state.selected, [8, 9, 12, 13]);
  assert.equal(after(state, { type: 'select-all' }).selected.length, 16);
  assert.deepEqual(after(state, { type: 'escape' }).selected, []);
});

test('a double tap takes the cells with the same: digit, notes, or colour', () => {
  const state = after(
    opened(),
    { type: 'select', cells: [3, 6] },
    { type: 'digit', digit: 4, kind: 'corner' },
    { type: 'select', cells: [9] },
    { type: 'colour', colour: 2 },
  );
  assert.deepEqual(after(state, { type: 'alike', cell: 1 }).selected, [1, 7, 8]);
  assert.deepEqual(after(state, { type: 'alike', cell: 3 }).selected, [3, 6]);
  assert.deepEqual(after(state, { type: 'alike', cell: 9 }).selected, [9]);
  assert.deepEqual(after(state, { type: 'alike', cell: 13 }).selected, [13]);
});

test('the cursor moves to the edge and not beyond, and on to the next empty cell', () => {
  const at = (/** @type {number} */ cell, /** @type {object} */ way) =>
    after(opened(), { type: 'cursor', cell }, /** @type {PlayAction} */ ({ type: 'move', rows: 0, columns: 0, ...way }))
      .cursor;
  assert.equal(at(3, { columns: 1 }), 3);
  assert.equal(at(3, { columns: -9 }), 0);
  assert.equal(at(3, { rows: 9, columns: 9 }), 15);
  assert.equal(at(3, { columns: 1, toEmpty: true }), 5);
  assert.equal(at(2, { columns: -1, toEmpty: true }), 14);
  assert.equal(at(2, { rows: 1, toEmpty: true }), 6);
  assert.equal(at(14, { rows: 1, toEmpty: true }), 3);
  assert.equal(at(13, { rows: -1, toEmpty: true }), 9);
  const all = after(opened(), { type: 'give-up' }, { type: 'cursor', cell: 4 });
  assert.equal(after(all, { type: 'move', rows: 0, columns: 1, toEmpty: true }).cursor, 4);
});

test('a digit goes into the selected cells, in the kind that is on or that is asked for', () => {
  let state = after(opened(), { type: 'select', cells: [2, 3] }, { type: 'digit', digit: 3, kind: 'centre' });
  assert.deepEqual([...boardOf(state).corner.slice(2, 4)], [4, 4]);
  state = after(state, { type: 'notes' }, { type: 'digit', digit: 3 });
  assert.deepEqual([...boardOf(state).corner.slice(2, 4)], [0, 0]);
  assert.equal(after(state, { type: 'notes' }).kind, 'digit');
  state = after(state, { type: 'digit-other', digit: 3 });
  assert.deepEqual([...boardOf(state).digits.slice(2, 4)], [3, 3]);
});

test('the kinds follow each other: two with one kind of notes, else four', () => {
  const kinds = (/** @type {PlayState} */ state) =>
    [1, 2, 3, 4].map(() => (state = after(state, { type: 'next-kind' })).kind);
  assert.deepEqual(kinds(opened()), ['corner', 'digit', 'corner', 'digit']);
  assert.deepEqual(kinds(opened({ twoKinds: true })), ['corner', 'centre', 'colour', 'digit']);
  const centre = after(opened({ twoKinds: true }), { type: 'kind', kind: 'centre' });
  assert.equal(after(centre, { type: 'setting', name: 'twoKinds', value: false }).kind, 'corner');
  assert.equal(after(opened(), { type: 'kind', kind: 'centre' }).kind, 'corner');
});

test('with digits first a digit is taken in hand, each cell gets it, and one that has it loses it', () => {
  let state = after(opened(), { type: 'setting', name: 'digitFirst' }, { type: 'digit', digit: 3 });
  assert.equal(state.held, 3);
  assert.ok(sameBoard(boardOf(state), game.board));
  state = after(state, { type: 'select', cells: [2] });
  assert.equal(boardOf(state).digits[2], 3);
  assert.equal(boardOf(after(state, { type: 'select', cells: [2] })).digits[2], 0);
  assert.equal(after(state, { type: 'digit', digit: 3 }).held, null);
  assert.equal(after(state, { type: 'hold', digit: 5 }).held, null);
  assert.equal(after(state, { type: 'kind', kind: 'colour' }).held, null);
  assert.equal(after(state, { type: 'setting', name: 'digitFirst', value: false }).held, null);
  assert.equal(after(state, { type: 'escape' }).held, null);
});

test('with digits first the keyboard puts the digit in hand into cells; a key twice is of the other kind', () => {
  const state = after(opened({ digitFirst: true }), { type: 'digit', digit: 3 });
  assert.equal(boardOf(after(state, { type: 'put' })).digits[2], 3);
  const other = after(state, { type: 'digit-other', digit: 3 });
  assert.ok(sameBoard(boardOf(other), game.board), 'the cell that was pressed last keeps what it has');
  assert.deepEqual([other.kind, other.held], ['corner', 3]);
  assert.equal(boardOf(after(other, { type: 'put' })).corner[2], 4);
  assert.ok(sameBoard(boardOf(after(opened(), { type: 'put' })), game.board));
});

test('a grade that comes late changes nothing else', () => {
  const stopped = after(opened(), { type: 'pause', hidden: true }, { type: 'hint', hint });
  const graded = after(stopped, { type: 'graded', grade: 3, now: 9000 });
  assert.deepEqual(graded, { ...stopped, now: 9000, game: { ...stopped.game, grade: 3 } });
  assert.equal(after(opened(), { type: 'away' }, { type: 'graded', grade: 3 }).away, true);
});

test('a finger that moves over cells gives each the note in hand, and takes none away', () => {
  const state = after(
    opened({ digitFirst: true }),
    { type: 'notes' },
    { type: 'hold', digit: 4 },
    { type: 'select', cells: [3] },
    { type: 'select', cells: [6], add: true },
    { type: 'select', cells: [3], add: true },
  );
  assert.deepEqual(
    [3, 6].map((cell) => boardOf(state).corner[cell]),
    [8, 8],
  );
  assert.deepEqual(state.selected, [3, 6]);
});

test('who enters a digit into a given is told', () => {
  const state = after(opened(), { type: 'select', cells: [0] }, { type: 'digit', digit: 3 });
  assert.deepEqual(state.message, { code: 'given' });
  assert.equal(after(state, { type: 'tick', now: 2000 }).message, state.message);
  assert.equal(after(state, { type: 'cursor', cell: 2 }).message, null);
});

test('who enters a digit that breaks a rule is told where, as long as broken rules are shown', () => {
  const broken = after(opened(), { type: 'digit', digit: 1 });
  assert.deepEqual(broken.message, { code: 'clash', cell: 2, digit: 1 });
  assert.equal(after(broken, { type: 'digit', digit: 1 }).message, null, 'the same digit takes it away');
  assert.equal(after(opened(), { type: 'digit', digit: 1, kind: 'corner' }).message, null);
  assert.equal(after(opened({ showClashes: false }), { type: 'digit', digit: 1 }).message, null);
  assert.equal(after(opened(), { type: 'digit', digit: 3 }).message, null);
});

test('check puts the hint away that stands where its answer comes', () => {
  const hint = /** @type {any} */ ({ kind: 'guess' });
  const state = after(opened(), { type: 'hint', hint });
  assert.ok(state.hint);
  const first = after(state, { type: 'check', wrong: [] });
  assert.deepEqual([first.hint, first.checked?.stage, first.game?.checks], [null, 1, 1]);
  const second = after(first, { type: 'hint', hint }, { type: 'check', wrong: [] });
  assert.equal(second.hint, null);
});

test('check says how many, then which, and the next move ends it', () => {
  let state = after(opened(), { type: 'digit', digit: 4 }, { type: 'check', wrong: [2] });
  assert.deepEqual(state.checked, { stage: 1, wrong: [2] });
  state = after(state, { type: 'check', wrong: [2] });
  assert.deepEqual([state.checked?.stage, state.game?.checks], [2, 1]);
  assert.equal(after(state, { type: 'undo' }).checked, null);
});

test('a hint has three stages, and then it is done as one move', () => {
  let state = after(opened(), { type: 'hint', hint });
  assert.deepEqual([state.hint?.stage, state.game?.hints], [1, 1]);
  state = after(state, { type: 'hint' }, { type: 'hint' });
  assert.equal(state.hint?.stage, 3);
  for (const type of /** @type {const} */ (['hint', 'hint-done'])) {
    const done = after(state, { type });
    assert.deepEqual([done.hint, boardOf(done).digits[2], done.game?.past.length], [null, 3, 1]);
    assert.deepEqual(done.message, { code: 'hintDone', hint });
    assert.ok(sameBoard(boardOf(after(done, { type: 'undo' })), game.board));
  }
  assert.equal(after(state, { type: 'digit', digit: 3 }).hint, null);
  assert.equal(after(state, { type: 'hint-close' }).hint, null);
  assert.equal(after(state, { type: 'escape' }).hint, null);
});

test('a hint that knows nothing is not counted', () => {
  /** @type {typeof hint} */
  const guess = { ...hint, kind: 'guess', places: [] };
  const state = after(opened(), { type: 'hint', hint: guess });
  assert.equal(state.game?.hints, 0);
  const done = after(state, { type: 'hint-done' });
  assert.deepEqual([done.hint, done.game?.past.length, done.message], [null, 0, null]);
});

test('back to the last right board undoes as many moves as it takes, and they can be redone', () => {
  const wrong = after(
    opened(),
    { type: 'digit', digit: 3 },
    { type: 'select', cells: [3] },
    { type: 'digit', digit: 1 },
    { type: 'digit', digit: 2, kind: 'colour' },
  );
  const right = after(wrong, { type: 'undo-to-right' });
  assert.equal(right.game?.past.length, 1);
  assert.deepEqual(right.message, { code: 'backToRight', params: { count: 2 } });
  assert.ok(sameBoard(boardOf(after(right, { type: 'redo' }, { type: 'redo' })), boardOf(wrong)));
  assert.deepEqual(after(right, { type: 'undo-to-right' }).message, { code: 'alreadyRight' });
});

test('who gives up gets the solution as a move', () => {
  const state = after(opened(), { type: 'give-up', now: 5000 });
  assert.equal([...boardOf(state).digits].join(''), SOLUTION);
  assert.deepEqual([state.game?.givenUp, state.game?.solvedAt, state.since], [true, null, null]);
  const unknown = after(opened(), { type: 'truth', truth: null });
  assert.equal(after(unknown, { type: 'give-up' }), unknown);
  assert.equal([...boardOf(after(unknown, { type: 'give-up', solution: SOLUTION })).digits].join(''), SOLUTION);
});

/** Solved but for cell 2. */
const nearly = played(
  game,
  withChanges(
    game,
    [...SOLUTION].map((sign, cell) => [
      cell,
      { digit: cell === 2 ? 0 : Number(sign), corner: 0, centre: 0, colour: 0 },
    ]),
  ),
);

test('the last digit solves the game: the clock stops, and the first time counts', () => {
  const solving = /** @type {const} */ ({ type: 'digit', digit: 3, now: 61_000, epoch: 5 });
  const state = after(opened(), { type: 'open', game: nearly, now: 1000 }, solving);
  assert.deepEqual([state.game?.solvedAt, state.game?.spent, state.since], [5, 60_000, null]);
  const again = after(state, { type: 'undo', now: 90_000, epoch: 7 }, { type: 'redo', now: 95_000, epoch: 8 });
  assert.deepEqual([again.game?.solvedAt, again.game?.spent], [5, 60_000]);
  assert.equal(after(again, { type: 'give-up' }).game?.givenUp, false);
});

test('a full board with a wrong digit is not solved', () => {
  const state = after(opened(), { type: 'open', game: nearly, now: 1000 }, { type: 'digit', digit: 4 });
  assert.equal(state.game?.solvedAt, null);
});

test('the clock stands while the game is paused, hidden, or in another tab', () => {
  let state = after(opened(), { type: 'tick', now: 3000 });
  assert.equal(spentAt(state), 2000);
  state = after(state, { type: 'pause', now: 4000 }, { type: 'tick', now: 9000 });
  assert.deepEqual([spentAt(state), state.game?.paused], [3000, true]);
  state = after(state, { type: 'resume', hidden: true, now: 9500 });
  assert.deepEqual([spentAt(state), state.game?.paused, state.since], [3000, true, null]);
  state = after(state, { type: 'resume', now: 10_000 }, { type: 'pause', hidden: true, now: 11_000 });
  assert.deepEqual([spentAt(state), state.game?.paused, state.since], [4000, false, null]);
  state = after(state, { type: 'resume', hidden: true, now: 20_000 }, { type: 'away', now: 21_000 });
  assert.deepEqual([spentAt(state), state.since, state.away], [5000, null, true]);
  assert.equal(spentAt(after(opened(), { type: 'tick', now: 0 })), 0);
});

test('a pause belongs to its game: it is still one where the game is opened again, or comes from another tab', () => {
  const { game: paused } = after(opened(), { type: 'pause', now: 4000 });
  assert.ok(paused);
  for (const type of /** @type {const} */ (['open', 'adopt'])) {
    const state = after(opened(), { type, game: paused, now: 5000 }, { type: 'tick', now: 9000 });
    assert.deepEqual([state.game?.paused, state.since, spentAt(state)], [true, null, 3000], type);
    assert.equal(after(state, { type: 'digit', digit: 3 }), state, 'nothing is entered');
    const again = after(state, { type: 'resume', now: 10_000 }, { type: 'tick', now: 12_000 });
    assert.deepEqual([again.game?.paused, spentAt(again)], [false, 5000], type);
  }
  assert.equal(after(opened(), { type: 'open', game: newGame('.'.repeat(16)), now: 5000 }).game?.paused, false);
});

test('a game from another tab is taken over as it stands there', () => {
  const later = played(game, entered(game, { kind: 'digit', digit: 3, cells: [2] }));
  let state = after(opened(), { type: 'cursor', cell: 5 }, { type: 'away' }, { type: 'adopt', game: later, now: 2000 });
  assert.deepEqual([state.game, state.away, state.cursor, state.since], [later, false, 5, 2000]);
  const other = newGame('.'.repeat(36));
  state = after(state, { type: 'adopt', game: other });
  assert.deepEqual([state.game, state.cursor], [other, 0]);
});

test('erasing and filling in are moves; cells can be named', () => {
  let state = after(opened(), { type: 'fill-notes' });
  assert.equal(boardOf(state).corner[2], 0b1100);
  state = after(state, { type: 'erase', cells: [3] }, { type: 'erase' });
  assert.deepEqual([...boardOf(state).corner.slice(2, 4)], [0, 0]);
  state = after(state, { type: 'restart' });
  assert.ok(sameBoard(boardOf(state), game.board));
  assert.equal(state.game?.past.length, 4);
});

test('who has the puzzle of a day that is over is told of a new day, and nobody else', () => {
  const daily = newGame(PUZZLE, { origin: { kind: 'daily', date: '2026-10-24', grade: 1 } });
  const state = after(initialPlay(initialSettings), { type: 'open', game: daily, now: 1000 });
  const told = after(state, { type: 'new-day', date: '2026-10-25' });
  assert.deepEqual(told.message, { code: 'newDay' });
  assert.equal(after(told, { type: 'digit', digit: 3 }).message, null);
  assert.equal(after(state, { type: 'new-day', date: '2026-10-24' }), state);
  assert.equal(after(opened(), { type: 'new-day', date: '2026-10-25' }).message, null);
  assert.equal(
    after(told, { type: 'new-day', date: '2026-10-26' }, { type: 'tick', now: 2000 }).message?.code,
    'newDay',
  );
});
