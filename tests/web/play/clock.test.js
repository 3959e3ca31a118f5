/** The clock of a game, by any times that a page may tell it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { LONGEST_GAP, spentAt } from '../../../web/app/play/clock.js';
import { newGame } from '../../../web/app/play/game.js';
import { initialPlay, reducePlay } from '../../../web/app/play/play-state.js';
import { initialSettings } from '../../../web/app/play/settings.js';

/** @typedef {import('../../../web/app/play/play-state.js').PlayAction} PlayAction */

const HOUR = 3_600_000;
const START = 1000;

/** What a game that was opened has taken after some actions. @param {...PlayAction} actions */
const spentAfter = (...actions) =>
  spentAt(
    actions.reduce(
      reducePlay,
      reducePlay(initialPlay(initialSettings), { type: 'open', game: newGame('.'.repeat(16)), now: START }),
    ),
  );

test('a night in which the machine was asleep is not played, whatever woke it', () => {
  const before = /** @type {const} */ ({ type: 'tick', now: START + 3000 });
  for (const type of /** @type {const} */ (['tick', 'digit', 'undo', 'pause', 'away', 'select-all'])) {
    const woken = /** @type {PlayAction} */ ({ type, digit: 1, now: START + 3000 + 8 * HOUR });
    assert.equal(spentAfter(before, woken), 3000, type);
  }
});

test('a clock that is set back or forward takes no time away and adds none', () => {
  const set = (/** @type {number} */ by) =>
    spentAfter(
      { type: 'tick', now: START + 3000 },
      { type: 'tick', now: START + 3000 + by },
      { type: 'tick', now: START + 4000 + by },
    );
  assert.deepEqual([-HOUR, HOUR, -START].map(set), [4000, 4000, 4000]);
});

test('what a game has taken is the sum of the gaps in which somebody can have played', () => {
  const gap = fc.oneof(
    fc.integer({ min: 0, max: LONGEST_GAP }),
    fc.integer({ min: LONGEST_GAP + 1, max: 1000 * HOUR }),
    fc.integer({ min: -1000 * HOUR, max: -1 }),
  );
  const type = fc.constantFrom(/** @type {const} */ ('tick'), 'undo', 'pause', 'resume', 'select-all', 'fill-notes');
  fc.assert(
    fc.property(fc.array(fc.record({ gap, type, hidden: fc.boolean() }), { maxLength: 20 }), (steps) => {
      let [now, spent, paused, runs] = [START, 0, false, true];
      const actions = steps.map((step) => {
        now += step.gap;
        if (runs && step.gap > 0 && step.gap <= LONGEST_GAP) spent += step.gap;
        if (step.type === 'pause') [paused, runs] = [paused || !step.hidden, false];
        if (step.type === 'resume') paused &&= step.hidden;
        if (step.type === 'resume') runs ||= !paused;
        return /** @type {PlayAction} */ ({ type: step.type, hidden: step.hidden, now });
      });
      assert.equal(spentAfter(...actions), spent);
    }),
    { numRuns: 2000 },
  );
});
