import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newGame } from '../../../web/app/play/game.js';
import { hintFor } from '../../../web/app/play/hints/hints.js';
import { playAppearance } from '../../../web/app/play/look.js';
import { messageOf, speechOf } from '../../../web/app/play/message.js';
import { initialPlay, reducePlay } from '../../../web/app/play/play-state.js';
import { initialSettings } from '../../../web/app/play/settings.js';
import { solver } from '../support/solver.js';
import { t } from '../support/texts.js';

const puzzle = '..23.3....1.14..';
const solution = '4123234132141432';
const around = { loading: '', small: false, folded: false, shares: true };

/** @typedef {import('../../../web/app/play/play-state.js').PlayAction} PlayAction */

/** A game after some actions. @param {PlayAction[]} actions */
function after(...actions) {
  /** @type {PlayAction[]} */
  const all = [{ type: 'open', game: newGame(puzzle, { grade: 1 }), now: 0 }, ...actions];
  return all.reduce(reducePlay, initialPlay(initialSettings));
}

/** What is shown then. @param {PlayAction[]} actions */
const look = (...actions) => playAppearance(after(...actions), around, t);

/** A cell of the board, which must be there. @param {ReturnType<typeof look>} shown @param {number} cell */
function cellOf({ board }, cell) {
  assert.ok(board);
  return board.cells[cell];
}

/**
 * @param {number} cell
 * @param {number} digit
 * @param {import('../../../web/app/play/entries.js').Kind} [kind]
 * @returns {PlayAction[]}
 */
const enter = (cell, digit, kind = 'digit') => [
  { type: 'cursor', cell },
  { type: 'digit', digit, kind },
];

for (const [solutions, sentence] of /** @type {const} */ ([
  ['none', 'play.say.noSolution'],
  ['unknown', 'play.say.unknown'],
  ['several', 'play.say.right'],
  ['one', 'play.say.right'],
])) {
  test(`where it is known of the solutions: ${solutions}, Check says no more than that`, () => {
    const isPossible = () => true;
    const truth = { solutions, solution: solutions === 'one' ? solution : null, isPossible };
    const state = after({ type: 'truth', truth }, ...enter(0, 4), { type: 'check', wrong: [] });
    assert.equal(messageOf(state, t), t(sentence));
  });
}

test('without a game there is nothing but what is waited for', () => {
  const { loading, ...pieces } = playAppearance(initialPlay(initialSettings), { ...around, loading: 'Soon' }, t);
  assert.equal(loading, 'Soon');
  assert.deepEqual(Object.values(pieces).filter(Boolean), []);
});

test('a cell says where it is, what stands in it, and what is the matter with it', () => {
  const noted = look(...enter(0, 1, 'corner'), ...enter(0, 4, 'corner'));
  assert.equal(cellOf(noted, 0).label, 'row 1, column 1: empty, notes 1 4');
  assert.equal(cellOf(noted, 2).label, 'row 1, column 3: 2, given');
  const wrong = look(...enter(0, 2), { type: 'check', wrong: [0] }, { type: 'check', wrong: [0] });
  assert.equal(cellOf(wrong, 0).label, 'row 1, column 1: 2, equal to another one, wrong');
  const red = look(...enter(0, 1, 'colour'));
  assert.equal(cellOf(red, 0).label, 'row 1, column 1: empty, red');
  assert.equal(cellOf(red, 0).colourSign, '●');
});

test('with two kinds of notes each is told apart', () => {
  const shown = look(
    { type: 'setting', name: 'twoKinds', value: true },
    ...enter(0, 1, 'corner'),
    ...enter(0, 4, 'centre'),
  );
  assert.equal(cellOf(shown, 0).label, 'row 1, column 1: empty, corner notes 1, centre notes 4');
  assert.deepEqual(
    shown.pad?.kinds.map(({ kind }) => kind),
    ['digit', 'corner', 'centre', 'colour'],
  );
});

test('the same digits are lit, among notes too, unless that is not wanted', () => {
  const shown = look(...enter(0, 1, 'corner'), { type: 'cursor', cell: 10 });
  assert.deepEqual(
    shown.board?.cells.flatMap(({ same }, cell) => (same ? [cell] : [])),
    [10, 12],
  );
  assert.equal(cellOf(shown, 0).litNote, 1);
  const dark = look({ type: 'setting', name: 'lightSame', value: false }, { type: 'cursor', cell: 10 });
  assert.ok(dark.board?.cells.every(({ same }) => !same));
});

test('the pad names each key with how many are left, and marks what is done', () => {
  const { pad } = look(...enter(0, 4));
  assert.deepEqual(
    pad?.digits.map(({ name, done }) => [name, done]),
    [
      ['Enter 1, 2 left', false],
      ['Enter 2, 3 left', false],
      ['Enter 3, 2 left', false],
      ['Enter 4, 2 left', false],
    ],
  );
});

test('Check says how many digits are wrong, then which; then that all is right', () => {
  const once = after(...enter(0, 2), { type: 'check', wrong: [0] });
  assert.equal(messageOf(once, t), '1 digit is wrong');
  assert.equal(messageOf(reducePlay(once, { type: 'check', wrong: [0] }), t), '1 digit is wrong: row 1, column 1');
  assert.equal(messageOf(after({ type: 'check', wrong: [] }), t), 'So far everything is right');
});

test('it is said before the play begins that there is no solution, or that there are several', () => {
  const known = (/** @type {import('../../../web/app/play/judge.js').Truth['solutions']} */ solutions) =>
    messageOf(after({ type: 'truth', truth: { solutions, solution: null, isPossible: () => true } }), t);
  assert.equal(known('none'), 'This puzzle has no solution.');
  assert.match(known('several'), /several solutions/);
  assert.equal(known('one'), '');
});

test('a full right board is solved, a full wrong one says so', () => {
  const moves = Array.from(solution, (digit, cell) => (puzzle[cell] === '.' ? enter(cell, Number(digit)) : [])).flat();
  const solved = look(...moves);
  assert.equal(solved.outcome?.title, 'Solved');
  assert.deepEqual(solved.outcome?.lines, ['Difficulty: Easy', '0 hints']);
  assert.equal(solved.pad, null);
  assert.deepEqual(speechOf(after(...moves), t, '', ''), { message: 'Solved', text: '' });
  const wrong = after(...moves, ...enter(0, 3));
  assert.equal(playAppearance(wrong, around, t).outcome, null);
  assert.match(messageOf(wrong, t), /something is wrong/);
});

test('who gives up sees the solution, and can go back', () => {
  const givenUp = look({ type: 'give-up', solution });
  assert.equal(givenUp.outcome?.title, 'The solution');
  assert.equal(look({ type: 'give-up', solution }, { type: 'undo' }).outcome, null);
});

test('a game that another tab plays can be taken over, and a pause covers the board', () => {
  assert.deepEqual(
    look({ type: 'away' }).outcome?.actions.map(({ id }) => id),
    ['take-over'],
  );
  assert.equal(look({ type: 'pause' }).board?.covered?.text, 'Paused');
});

test('while the game is paused, nothing of its board is seen or heard: no hint, no answer, no message', () => {
  const hint = hintFor({ puzzle, board: newGame(puzzle).board, solution }, solver);
  for (const actions of /** @type {PlayAction[][]} */ ([
    [{ type: 'hint', hint }, { type: 'hint' }, { type: 'hint' }],
    [...enter(0, 3), { type: 'check', wrong: [0] }],
    [...enter(puzzle.search(/[^.]/), 3)],
  ])) {
    const before = look(...actions);
    assert.ok(before.hint || before.message);
    const paused = look(...actions, { type: 'pause' });
    assert.deepEqual([paused.hint, paused.message, paused.board?.pattern], [null, '', null]);
    assert.deepEqual(paused.board?.covered, { text: 'Paused', name: 'Paused: press to go on' });
    const heard = speechOf(after(...actions, { type: 'pause' }), t, '', 'row 1');
    assert.deepEqual(heard, { message: '', text: 'Paused' });
    const back = look(...actions, { type: 'pause' }, { type: 'resume' });
    assert.deepEqual([back.hint, back.message], [before.hint, before.message]);
  }
});

test('what is read out is the message once, else the cell in hand', () => {
  const state = after(...enter(0, 4));
  assert.deepEqual(speechOf(state, t, '', 'row 1'), { message: '', text: 'row 1' });
  assert.deepEqual(speechOf(state, t, 'Soon', ''), { message: 'Soon', text: '' });
});

test('of a new day one hears also where the puzzle of the day before is solved', () => {
  const origin = /** @type {const} */ ({ kind: 'daily', date: '2026-11-22', grade: 1 });
  const moves = Array.from(solution, (digit, cell) => (puzzle[cell] === '.' ? enter(cell, Number(digit)) : [])).flat();
  /** @type {PlayAction} */
  const first = { type: 'open', game: newGame(puzzle, { origin }), now: 0 };
  const state = after(first, ...moves, { type: 'new-day', date: '2026-11-23' });
  const sentence = 'It is another day: its puzzles are under New game.';
  assert.equal(speechOf(state, t, '', '').message, sentence);
  const { outcome, message } = playAppearance(state, around, t);
  assert.deepEqual([outcome?.title, message], ['Solved', sentence]);
});

test('the title says where the puzzle comes from, and what is no date is said as it is', () => {
  const titleAt = (/** @type {import('../../../web/app/play/game.js').Origin} */ origin) => {
    const game = newGame(puzzle, { origin, grade: 1 });
    const state = reducePlay(initialPlay(initialSettings), { type: 'open', game, now: 0 });
    return JSON.stringify(playAppearance(state, around, t).status);
  };
  assert.match(titleAt({ kind: 'daily', date: '2026-11-23', grade: 1 }), /November 23/);
  assert.match(titleAt({ kind: 'daily', date: 'never', grade: 1 }), /never/);
});

test('what the menu offers can be done, unless it would change nothing', () => {
  const menu = look().pad?.menu ?? [];
  assert.deepEqual(
    menu.filter(({ enabled }) => !enabled).map(({ id }) => id),
    ['back-to-right', 'restart'],
  );
  assert.ok(menu.some(({ id }) => id === 'colours'));
});

test('each digit of the side can be taken in hand, and none beside them', () => {
  const open = { type: /** @type {const} */ ('open'), game: newGame(puzzle, { grade: 1 }), now: 0 };
  const held = (/** @type {number} */ digit) => {
    /** @type {import('../../../web/app/play/play-state.js').PlayAction[]} */
    const actions = [open, { type: 'digit', digit }];
    const state = actions.reduce(reducePlay, initialPlay({ ...initialSettings, digitFirst: true }));
    return playAppearance(state, around, t)
      .pad?.digits.filter((key) => key.held)
      .map((key) => key.digit);
  };
  for (const digit of [1, 2, 4]) assert.deepEqual(held(digit), [digit]);
  for (const digit of [0, 5]) assert.deepEqual(held(digit), []);
});
