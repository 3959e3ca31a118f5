/** How a game ends, who ended it, and how it goes on after that. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digitsTextOf, sameBoard } from '../../../web/app/play/board.js';
import { spentAt } from '../../../web/app/play/clock.js';
import { withChanges } from '../../../web/app/play/entries.js';
import { gameEvents } from '../../../web/app/play/game-events.js';
import { newGame, played } from '../../../web/app/play/game.js';
import { gameFromText, gameToText } from '../../../web/app/play/keeping/snapshot.js';
import { noResults, withSolved } from '../../../web/app/play/keeping/results.js';
import { playAppearance } from '../../../web/app/play/look.js';
import { initialPlay, reducePlay } from '../../../web/app/play/play-state.js';
import { initialSettings } from '../../../web/app/play/settings.js';
import { t } from '../support/texts.js';

/** @typedef {import('../../../web/app/play/play-state.js').PlayAction} PlayAction */
/** @typedef {import('../../../web/app/play/play-state.js').PlayState} PlayState */
/** @typedef {import('../../../web/app/play/game.js').Game} Game */

const PUZZLE = '12..3..22..34..1';
const SOLUTION = '1234341221434321';

/** @param {PlayState} state @param {...PlayAction} actions */
const after = (state, ...actions) => actions.reduce(reducePlay, state);

/** @param {Game} game @param {number} [now] */
const opened = (game, now = 1000) => after(initialPlay(initialSettings), { type: 'open', game, now });

/** @param {PlayState} state @returns {Game} */
const gameOf = ({ game }) => /** @type {Game} */ (game);

/** Digits that came with a link, or from Watch, as one move. @param {string} digits */
const handed = (digits) => {
  const game = newGame(PUZZLE, { grade: 2 });
  const content = (/** @type {string} */ sign) => ({ digit: Number(sign) || 0, corner: 0, centre: 0, colour: 0 });
  return played(
    game,
    withChanges(
      game,
      [...digits].map((sign, cell) => [cell, content(sign)]),
    ),
  );
};

/** @param {PlayState} state */
const outcomeOf = (state) =>
  playAppearance(state, { loading: '', small: false, folded: false, shares: true }, t).outcome;

/** The types of what is told while actions are taken. @param {PlayState} state @param {...PlayAction} actions */
function told(state, ...actions) {
  return actions.flatMap((action) => {
    const before = state;
    state = reducePlay(state, action);
    return gameEvents(state, before, action).map(({ type }) => type);
  });
}

const NEARLY = `${SOLUTION.slice(0, 2)}.${SOLUTION.slice(3)}`;
const last = /** @type {const} */ ([
  { type: 'cursor', cell: 2 },
  { type: 'digit', digit: 3, now: 61_000, epoch: 9 },
]);

test('a board that comes full and right was not played: it is shown quietly, and never becomes a result', () => {
  const state = opened(handed(SOLUTION));
  assert.deepEqual([outcomeOf(state)?.celebrate, outcomeOf(state)?.title], [false, 'The solution']);
  assert.equal(state.since, null, 'the clock stands');
  assert.deepEqual(told(state, { type: 'colour', colour: 3 }), ['entry'], 'what is done there solves nothing');
  const coloured = after(state, { type: 'colour', colour: 3 });
  assert.equal(gameOf(coloured).solvedAt, null);
  assert.equal(withSolved(noResults(), gameOf(coloured), { time: 1 }).puzzles.length, 0);
});

test('who undoes what came goes on as ever, and redo brings it back as quietly', () => {
  const back = after(opened(handed(SOLUTION)), { type: 'undo', now: 2000 });
  assert.deepEqual([gameOf(back).givenUp, back.since, digitsTextOf(gameOf(back).board)], [false, 2000, PUZZLE]);
  const again = after(back, { type: 'redo', now: 5000 });
  assert.deepEqual([gameOf(again).givenUp, gameOf(again).solvedAt, gameOf(again).spent], [true, null, 3000]);
});

test('a board that comes nearly full is solved by the last digit, and then it is celebrated', () => {
  const state = opened(handed(NEARLY));
  assert.equal(outcomeOf(state), null);
  assert.deepEqual(told(state, ...last), ['entry', 'solved']);
  assert.equal(outcomeOf(after(state, ...last))?.celebrate, true);
  assert.equal(outcomeOf(opened(gameOf(after(state, ...last))))?.celebrate, true, 'also when it is opened again');
});

test('a puzzle without an empty cell offers no way back to a board of the player', () => {
  const outcome = outcomeOf(opened(newGame(SOLUTION)));
  assert.equal(outcome?.celebrate, false);
  assert.deepEqual(outcome?.lines, []);
  assert.ok(!outcome?.actions.some(({ id }) => id === 'undo'));
});

test('undo takes giving up back: the clock goes on, and the game can be solved, as with a hint', () => {
  const state = after(opened(handed(NEARLY)), { type: 'give-up', solution: SOLUTION, now: 5000 });
  assert.deepEqual([gameOf(state).givenUp, gameOf(state).spent, state.since], [true, 4000, null]);
  const back = after(state, { type: 'undo', now: 9000 });
  assert.deepEqual([gameOf(back).givenUp, gameOf(back).hints, back.since], [false, 1, 9000]);
  assert.ok(sameBoard(gameOf(back).board, handed(NEARLY).board));
  assert.deepEqual(told(back, ...last), ['entry', 'solved']);
  const solved = gameOf(after(back, ...last));
  assert.deepEqual([solved.givenUp, solved.solvedAt, solved.spent], [false, 9, 56_000]);
  const once = withSolved(noResults(), solved, { time: 1 });
  assert.deepEqual(once.rows, { '4 2': { solved: 1, unaided: 0, best: null } });
  assert.equal(withSolved(once, solved, { time: 1 }), once, 'it counts once');
});

test('redo gives up again, and what was entered into the shown solution is no play', () => {
  const state = after(opened(handed(NEARLY)), { type: 'give-up', solution: SOLUTION });
  const again = after(state, { type: 'undo' }, { type: 'redo' });
  assert.deepEqual([gameOf(again).givenUp, gameOf(again).solvedAt, again.since], [true, null, null]);
  const typed = after(again, { type: 'cursor', cell: 2 }, { type: 'erase' }, { type: 'digit', digit: 3 });
  assert.deepEqual([gameOf(typed).givenUp, gameOf(typed).solvedAt], [true, null]);
  assert.equal(gameOf(after(typed, { type: 'undo' })).givenUp, true, 'giving up is still among the moves');
  assert.equal(gameOf(after(typed, { type: 'undo' }, { type: 'undo' }, { type: 'undo' })).givenUp, false);
  const kept = /** @type {Game} */ (gameFromText(gameToText(gameOf(typed))));
  const reloaded = after(opened(kept), { type: 'undo' }, { type: 'undo' }, { type: 'undo' });
  assert.equal(gameOf(reloaded).givenUp, false, 'after a reload as well');
});

test('back to the last right board takes giving up back as undo does', () => {
  const wrong = after(opened(newGame(PUZZLE)), { type: 'cursor', cell: 2 }, { type: 'digit', digit: 4 });
  const up = after(wrong, { type: 'give-up', solution: SOLUTION });
  const broken = after(up, { type: 'cursor', cell: 2 }, { type: 'digit', digit: 4 });
  /** @type {import('../../../web/app/play/judge.js').Truth} */
  const truth = { solutions: 'none', solution: null, isPossible: () => true };
  const right = after(broken, { type: 'truth', truth }, { type: 'undo-to-right' });
  assert.equal(gameOf(right).givenUp, true, 'one move back is the solution that was shown');
});

test('a game that is over begins anew: no moves, no time, no hints, and it can be solved once more', () => {
  const solved = after(opened(handed(NEARLY)), ...last);
  const origin = /** @type {const} */ ({ kind: 'dealt', grade: 2 });
  for (const over of [solved, after(solved, { type: 'undo' })]) {
    const again = after({ ...over, game: { ...gameOf(over), origin } }, { type: 'restart', now: 70_000 });
    assert.deepEqual(gameOf(again), newGame(PUZZLE, { origin, grade: 2 }));
    assert.equal(again.since, 70_000);
    assert.equal(spentAt(after(again, { type: 'tick', now: 72_000 })), 2000);
  }
  const again = after(solved, { type: 'restart', now: 70_000 });
  const type = 'give-up';
  const up = after(again, { type, solution: SOLUTION }, { type: 'restart', now: 80_000 });
  assert.deepEqual([gameOf(up).givenUp, up.since], [false, 80_000]);
  const digits = [...SOLUTION].flatMap((sign, cell) =>
    PUZZLE[cell] === '.'
      ? /** @type {PlayAction[]} */ ([
          { type: 'cursor', cell },
          { type: 'digit', digit: Number(sign), now: 90_000 },
        ])
      : [],
  );
  assert.equal(told(again, ...digits).filter((each) => each === 'solved').length, 1);
});

test('a game that is not over is restarted by a move, which can be undone', () => {
  const state = after(opened(handed(NEARLY)), { type: 'restart', now: 3000 });
  assert.equal(digitsTextOf(gameOf(state).board), PUZZLE);
  assert.equal(spentAt(state), 2000);
  assert.equal(digitsTextOf(gameOf(after(state, { type: 'undo' })).board), NEARLY);
});
