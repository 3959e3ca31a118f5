import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gradeName } from '../../../web/app/i18n/grades.js';
import { wishBeside } from '../../../web/app/share/more-puzzles.js';
import { initialShare, reduceShare } from '../../../web/app/share/state.js';
import { shareAppearance } from '../../../web/app/share/look.js';
import { sheetOf } from '../../../web/app/share/paper-look.js';
import { canGrade, isAtWork, wantsMore } from '../../../web/app/share/worksheet.js';
import { initialState } from '../../../web/app/state/state.js';
import { present } from '../../../web/app/features.js';
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
      present.filter((feature) => feature !== missing),
    );
    assert.equal(canGrade(state), false);
    const { grade, note } = printed(after(wished, made, made, made), state);
    assert.deepEqual([grade.shown, grade.value], [false, '0']);
    assert.match(note, /others are generated\. Fits/);
    assert.equal(canGrade(playerOf(puzzles.school, present)), true);
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
  assert.deepEqual([other.more, other.making, wantsMore(other)], [[], false, true]);
});

test('a wish is for the grade and leaves the number of givens open', () => {
  assert.deepEqual(wishBeside(puzzles.school, 7, 4), {
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
  assert.equal(wantsMore(stopped), false);
  assert.equal(wantsMore(after(stopped, { type: 'resume' })), true);
  assert.equal(wantsMore(after(stopped, fill('count', '6'))), true);
  const done = after(between, made);
  const note = 'The first is this puzzle, the others are generated: Expert. Fits A4 and Letter.';
  assert.deepEqual([...look(done), isAtWork(done)], [note, '', '', true, false]);
  assert.equal(isAtWork(after(going, { type: 'closed' })), false);
  assert.equal(wantsMore(after(going, { type: 'tab', tab: 'copy' })), false);
});

test('the sheet has answers that are numbered like the puzzles, with grades where they are known', () => {
  const share = after(wished, made, { type: 'stopped' });
  const { puzzles: sheet } = sheetOf(share, player, t, '');
  const captions = (/** @type {{ caption: string }[] | undefined} */ looks) => looks?.map(({ caption }) => caption);
  assert.deepEqual(captions(sheet?.boards), ['Puzzle 1', 'Puzzle 2: Expert']);
  assert.deepEqual(captions(sheet?.solutions), ['Solution 1', 'Solution 2']);
  assert.equal(sheet?.answers, 'Solutions');
  const grading = { grade: 1, rating: 1.2, hardest: 'hidden-single', counts: {}, guesses: 0 };
  const known = { ...player, graded: { puzzle: puzzles.school, grading } };
  assert.equal(sheetOf(share, known, t, '').puzzles?.boards[0].caption, 'Puzzle 1: Easy');
  const unsolved = sheetOf(share, { ...player, check: null }, t, '').puzzles;
  assert.deepEqual(captions(unsolved?.solutions), ['Solution 2'], 'the number stays');
  assert.equal(sheetOf(after(share, fill('solution', 'below')), player, t, '').puzzles?.answers, '');
});

for (const [language, translate] of Object.entries(translators)) {
  test(`all of it can be read in ${language}`, () => {
    for (const share of [wished, after(wished, { type: 'stopped' }), after(wished, made, made, made)]) {
      const { grade, note, stop, resume } = printed(share, player, translate);
      const boards = sheetOf(share, player, translate, '').puzzles?.boards ?? [];
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
