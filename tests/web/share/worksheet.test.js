import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gradeName } from '../../../web/app/i18n/grades.js';
import { wishBeside } from '../../../web/app/share/more-puzzles.js';
import { initialShare, reduceShare } from '../../../web/app/share/state.js';
import { shareAppearance } from '../../../web/app/share/look.js';
import { sheetOf } from '../../../web/app/share/paper-look.js';
import { canGrade, effortIn, isAtWork, wantsMore } from '../../../web/app/share/worksheet.js';
import { initialState } from '../../../web/app/state/state.js';
import * as table from '../../../web/app/features.js';
import { presentIn } from '../../../web/app/kernel/feature-host.js';
import { deepFreeze } from '../support/freeze.js';
import { puzzles, solver } from '../support/solver.js';
import { faultOf, t, translators } from '../support/texts.js';

/**
 * @typedef {import('../../../web/app/share/state.js').ShareState} ShareState
 * @typedef {import('../../../web/app/share/state.js').ShareAction} ShareAction
 */

const place = /** @type {const} */ ({ link: 'https://example.org/#p=1', reach: '', canSend: true });

/** @param {ShareState} state @param {ShareAction[]} actions */
const after = (state, ...actions) =>
  actions.reduce((now, action) => deepFreeze(reduceShare(now, deepFreeze(action))), deepFreeze(state));

/** @param {keyof import('../../../web/app/share/state.js').Form} field @param {any} value @returns {ShareAction} */
const fill = (field, value) => ({ type: 'fill', field, value });

/** A player with that puzzle. @param {string} puzzle @param {readonly string[] | null} [features] */
const playerOf = (puzzle, features = null) =>
  deepFreeze({ ...initialState(puzzle), features, check: solver.check(puzzle) });

/** @type {ShareAction} */
const made = { type: 'made', printed: { puzzle: puzzles.hard, solution: solver.solve(puzzles.hard), grade: 5 } };

const player = playerOf(puzzles.school);
const opened = after(
  initialShare(),
  { type: 'open', about: 'a', form: {} },
  { type: 'tab', tab: 'print' },
  fill('count', '4'),
);
const wished = after(opened, fill('grade', '5'));

/** @param {ShareState} share @param {ReturnType<typeof playerOf>} [state] @param {typeof t} [translate] */
function printed(share, state = player, translate = t) {
  const { print } = shareAppearance(share, state, translate, place);
  assert.ok(print);
  return print;
}

test('the grades to choose from are those that such a board can have, by their names', () => {
  const { choices, value } = printed(opened).grade;
  assert.deepEqual(
    choices.map(({ text }) => text),
    ['About like the first', ...[1, 2, 3, 4, 5, 6].map((grade) => gradeName(grade, t))],
  );
  assert.equal(value, '0');
  assert.equal(printed(opened, playerOf(puzzles.six)).grade.choices.length, 6, 'none is beyond');
});

test('no grade is offered where there is none to choose, or nothing that it would be of', () => {
  /** @param {ShareState} share @param {ReturnType<typeof playerOf>} [state] */
  const offered = (share, state) => printed(share, state).grade.shown;
  assert.equal(offered(opened), true);
  assert.equal(offered(opened, playerOf(puzzles.four)), false, 'all of them are easy');
  assert.equal(offered(after(opened, fill('count', '1'))), false, 'the one is there');
  assert.equal(offered(after(opened, fill('sheet', 'story'))), false);
});

for (const missing of ['generator', 'logic']) {
  test(`without ${missing} no grade is offered, and one that was chosen counts for nothing`, () => {
    const state = playerOf(
      puzzles.school,
      presentIn(table).filter((feature) => feature !== missing),
    );
    assert.equal(canGrade(state), false);
    const { grade, note } = printed(after(wished, made, made, made), state);
    assert.deepEqual([grade.shown, grade.value], [false, '0']);
    assert.match(note, /others are generated\. Fits/);
    assert.equal(canGrade(playerOf(puzzles.school, presentIn(table))), true);
  });
}

test('who wishes a grade gets the answers on a page of their own, and may have them elsewhere', () => {
  assert.equal(wished.form.solution, 'page');
  assert.equal(after(wished, fill('solution', 'none'), fill('count', '6')).form.solution, 'none');
  assert.equal(after(opened, fill('solution', 'below'), fill('grade', '2')).form.solution, 'below');
});

test('puzzles of another grade are made anew; more of them, or the same grade again, keep those that are there', () => {
  const two = after(wished, made, { type: 'making', on: true });
  assert.deepEqual([two.more.length, after(two, fill('grade', '5')).more.length], [1, 1]);
  assert.equal(after(two, fill('count', '6')).more.length, 1);
  const other = after(two, fill('grade', '3'));
  assert.deepEqual([other.more, other.making, wantsMore(other, player)], [[], false, true]);
});

test('a wish is for the grade and leaves the number of givens open', () => {
  assert.deepEqual(wishBeside(puzzles.school, 7, { grade: 4 }), {
    size: 9,
    symmetry: 'none',
    minimal: false,
    clues: 0,
    seed: 7,
    grade: 4,
  });
});

test('the work is told, can be stopped and taken up again, and what is there can be printed', () => {
  /** @param {ShareState} share */
  const look = (share) => {
    const { note, stop, resume, print } = printed(share);
    return [note, stop, resume, print.enabled];
  };
  const going = after(wished, made, { type: 'making', on: true });
  assert.deepEqual(look(going), ['Generating puzzle 3 of 4 …', 'Stop', '', false]);
  const between = after(going, made);
  assert.deepEqual(look(between), ['Generating puzzle 4 of 4 …', 'Stop', '', false], 'nothing flickers');
  const stopped = after(going, { type: 'stopped' });
  assert.deepEqual(look(stopped), ['Stopped. The sheet has 2 of 4 puzzles.', '', 'Go on', true]);
  assert.equal(wantsMore(stopped, player), false);
  assert.equal(wantsMore(after(stopped, { type: 'resume' }), player), true);
  assert.equal(wantsMore(after(stopped, fill('count', '6')), player), true);
  const done = after(between, made);
  const note = 'The first is this puzzle, the others are generated: Expert. Fits A4 and Letter.';
  assert.deepEqual([...look(done), isAtWork(done, player)], [note, '', '', true, false]);
  assert.equal(isAtWork(after(going, { type: 'closed' }), player), false);
  assert.equal(wantsMore(after(going, { type: 'tab', tab: 'copy' }), player), false);
});

test('the sheet has answers that are numbered like the puzzles, with grades where they are known', () => {
  const share = after(wished, made, { type: 'stopped' });
  const { puzzles: sheet } = sheetOf(share, player, t, '');
  const captions = (/** @type {{ caption: string }[] | undefined} */ looks) => looks?.map(({ caption }) => caption);
  assert.deepEqual(captions(sheet?.boards), ['Puzzle 1', 'Puzzle 2: Expert']);
  assert.deepEqual(captions(sheet?.solutions), ['Solution 1', 'Solution 2']);
  assert.equal(sheet?.answers, 'Solutions');
  const status = /** @type {const} */ ('unique');
  const grading = { status, grade: 1, rating: 1.2, hardest: 'hidden-single', counts: {}, guesses: 0 };
  const known = { ...player, graded: { puzzle: puzzles.school, grading } };
  assert.equal(sheetOf(share, known, t, '').puzzles?.boards[0].caption, 'Puzzle 1: Easy');
  const unsolved = sheetOf(share, { ...player, check: null }, t, '').puzzles;
  assert.deepEqual(captions(unsolved?.solutions), ['Solution 2'], 'the number stays');
  assert.equal(sheetOf(after(share, fill('solution', 'below')), player, t, '').puzzles?.answers, '');
});

test('the only puzzle of a sheet has no number and no grade below it', () => {
  const alone = after(wished, fill('count', '1'));
  const status = /** @type {const} */ ('unique');
  const grading = { status, grade: 1, rating: 1.2, hardest: 'hidden-single', counts: {}, guesses: 0 };
  for (const state of [player, { ...player, graded: { puzzle: puzzles.school, grading } }]) {
    const { puzzles: sheet } = sheetOf(alone, state, t, '');
    assert.deepEqual(
      sheet?.boards.map(({ caption }) => caption),
      [''],
    );
  }
});

const laboured = after(
  opened,
  fill('algorithm', 'backtracking'),
  fill('endsFrom', '3'),
  fill('endsTo', '3'),
  fill('solution', 'page'),
);
const effort = { algorithm: 'backtracking', deadEnds: 3, steps: 4120 };
const three = /** @type {ShareAction} */ ({
  type: 'made',
  printed: { puzzle: puzzles.hard, solution: solver.solve(puzzles.hard), effort },
});

test('what a search has to do on the others can be wished, and the wish is for that alone', () => {
  const { ranges, algorithm } = printed(laboured).effort ?? {};
  assert.deepEqual([algorithm?.value, ranges?.ends.from.value, ranges?.ends.fault], ['backtracking', '3', '']);
  const wish = { algorithm: 'backtracking', deadEnds: [3, 3], steps: [0, Infinity] };
  assert.deepEqual(effortIn(laboured.form, player), wish);
  assert.deepEqual(wishBeside(puzzles.school, 7, { effort: effortIn(laboured.form, player) }), {
    size: 9,
    symmetry: 'none',
    minimal: false,
    clues: 0,
    seed: 7,
    effort: wish,
  });
  const both = wishBeside(puzzles.school, 7, { grade: 2, effort: effortIn(laboured.form, player) });
  assert.deepEqual([both.grade, both.effort], [2, wish]);
});

test('no effort is offered where there is nothing that it would be of, or nothing that makes puzzles', () => {
  assert.equal(printed(after(laboured, fill('count', '1'))).effort, null);
  assert.equal(printed(after(laboured, fill('sheet', 'story'))).effort, null);
  const without = (/** @type {string} */ missing) =>
    playerOf(
      puzzles.school,
      presentIn(table).filter((feature) => feature !== missing),
    );
  assert.equal(printed(laboured, without('generator')).effort, null);
  assert.equal(effortIn(laboured.form, without('generator')), null);
  const choices = printed(laboured, without('logic')).effort?.algorithm.choices.map(({ id }) => id);
  assert.deepEqual(choices?.slice(-2), ['propagation', 'dancing-links'], 'nor a search that is not there');
});

test('an effort that cannot be had is said at once: nothing is made, and nothing printed', () => {
  const four = playerOf(puzzles.four);
  const share = after(laboured, three, fill('endsFrom', '47'), fill('endsTo', ''));
  const { effort: look, print, note, stop } = printed(share, four);
  assert.match(look?.ranges?.ends.fault ?? '', /there are 0 to 46 dead ends\. The nearest is 46\./);
  assert.deepEqual([wantsMore(share, four), share.more, print.enabled, stop], [false, [], false, '']);
  assert.doesNotMatch(note, /Generating/);
  assert.equal(wantsMore(after(share, fill('endsFrom', '46')), four), true);
  assert.ok(printed(after(share, fill('count', '1')), four).print.enabled, 'the one that is there can be printed');
});

test('puzzles of another effort are made anew, and the answers come with them', () => {
  const two = after(laboured, three);
  assert.equal(after(two, fill('endsTo', '3')).more.length, 1);
  assert.deepEqual(after(two, fill('endsTo', '4')).more, []);
  assert.equal(after(opened, fill('algorithm', 'mrv')).form.solution, 'page');
});

test('the answers say what the search comes to, as far as it is known; the puzzles do not', () => {
  const known = { ...effort, deadEnds: 30, steps: 5547, puzzle: puzzles.school };
  const share = after(laboured, three, three, { type: 'stopped' });
  const captions = (/** @type {ShareState} */ state) => {
    const { boards, solutions } = sheetOf(state, player, t, '').puzzles ?? { boards: [], solutions: [] };
    return [boards, solutions].map((looks) => looks.map(({ caption }) => caption));
  };
  const [asked, answered] = captions(share);
  assert.deepEqual(asked, ['Puzzle 1', 'Puzzle 2', 'Puzzle 3']);
  assert.deepEqual(answered, [
    'Solution 1',
    'Solution 2: 3 dead ends, 4,120 steps',
    'Solution 3: 3 dead ends, 4,120 steps',
  ]);
  const [, all] = captions(after(share, { type: 'first', effort: known }));
  assert.equal(all[0], 'Solution 1: 30 dead ends, 5,547 steps');
  const [, others] = captions(after(share, { type: 'first', effort: { ...known, algorithm: 'mrv' } }));
  assert.equal(others[0], 'Solution 1', 'what another search does is not told');
  const [, elsewhere] = captions(after(share, { type: 'first', effort: { ...known, puzzle: puzzles.hard } }));
  assert.equal(elsewhere[0], 'Solution 1', 'nor what it does elsewhere');
  assert.match(
    printed(after(laboured, three, three, three)).note,
    /generated for this search: Backtracking\. What it does stands with the solutions\./,
  );
});

for (const [language, translate] of Object.entries(translators)) {
  test(`all of it can be read in ${language}`, () => {
    const shares = [wished, after(wished, { type: 'stopped' }), after(wished, made, made, made), laboured];
    for (const share of [...shares, after(laboured, three, three, three)]) {
      const { grade, note, stop, resume } = printed(share, player, translate);
      const sheet = sheetOf(share, player, translate, '').puzzles;
      const boards = [...(sheet?.boards ?? []), ...(sheet?.solutions ?? [])];
      const texts = [grade.label, ...grade.choices.map(({ text }) => text), note, stop, resume];
      for (const text of [...texts, ...boards.map(({ caption }) => caption)].filter(Boolean)) {
        assert.equal(faultOf(text, language), null, text);
      }
    }
    const { told } = shareAppearance(
      after(wished, { type: 'tell', told: { code: 'complete', params: { count: 4 } } }),
      player,
      translate,
      place,
    );
    assert.equal(faultOf(told.text, language), null);
  });
}
