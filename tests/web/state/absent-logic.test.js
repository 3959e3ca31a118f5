import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appearanceOf } from '../../../web/app/view/appearance.js';
import { readLink } from '../../../web/app/state/link.js';
import { snapshotOf } from '../../../web/app/state/snapshot.js';
import { initialState, reduce, resumeAt } from '../../../web/app/state/state.js';
import { deepFreeze } from '../support/freeze.js';
import { grammarOf } from '../../../web/app/sudoku/steps.js';
import { puzzles, viewsOf } from '../support/solver.js';
import { t } from '../support/texts.js';

/** A page from which logic was taken out. */
const features = ['compare', 'lists', 'tree'];
const without = deepFreeze(initialState(puzzles.school, { features, algorithm: 'mrv' }));

test('where logic was taken out it cannot be chosen, and is not offered', () => {
  assert.equal(reduce(without, { type: 'algorithm', algorithm: 'logic' }), without);
  const offered = (/** @type {typeof without} */ state) => appearanceOf(state, t).picker.choices.map(({ id }) => id);
  assert.ok(!offered(without).includes('logic'));
  assert.equal(offered(without).length, 6);
  assert.equal(offered(initialState(puzzles.school)).at(-1), 'logic');
});

test('where logic was taken out a link to it opens the puzzle, and says that it does not know the algorithm', () => {
  const arrival = readLink(`#p=${puzzles.small}&a=logic&g=1&n=12`);
  const state = reduce(without, { type: 'open', arrival });
  assert.deepEqual(
    [state.puzzle, state.algorithm === 'logic', state.resume, state.notice?.code],
    [puzzles.small, false, 0, 'link.algorithm'],
  );
  const there = reduce(initialState(puzzles.school), { type: 'open', arrival });
  assert.deepEqual([there.algorithm, there.resume, there.notice], ['logic', 12, null]);
});

test('a kept run of logic comes back, and leads to the start of another one where logic was taken out', () => {
  const [run] = viewsOf(puzzles.school, [40], 'logic');
  const moved = reduce(initialState(puzzles.school, { algorithm: 'logic' }), { type: 'moved', run });
  const snapshot = JSON.parse(JSON.stringify(snapshotOf(moved)));
  const [back, elsewhere] = [initialState(puzzles.small), without].map((state) =>
    reduce(state, { type: 'restore', snapshot }),
  );
  assert.deepEqual([back.puzzle, back.algorithm, resumeAt(back)], [puzzles.school, 'logic', 40]);
  assert.equal(elsewhere.puzzle, puzzles.school);
  assert.notEqual(elsewhere.algorithm, 'logic');
  assert.equal(resumeAt(elsewhere), 0);
});

test('a position of logic that counts the steps of another grammar is not taken up', () => {
  const [run] = viewsOf(puzzles.school, [40], 'logic');
  const moved = reduce(initialState(puzzles.school, { algorithm: 'logic' }), { type: 'moved', run });
  const snapshot = { .../** @type {any} */ (snapshotOf(moved)), grammar: grammarOf('logic') + 1 };
  const back = reduce(initialState(puzzles.small), { type: 'restore', snapshot });
  assert.deepEqual([back.algorithm, resumeAt(back)], ['logic', 0]);
});
