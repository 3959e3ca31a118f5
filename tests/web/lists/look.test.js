import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../../web/app/i18n/i18n.js';
import { noResult } from '../../../web/app/lists/piece-job.js';
import { initialLists, kinds, listsAppearance, reduceLists, shownKind } from '../../../web/app/lists/look.js';
import { deepFreeze as freeze } from '../support/freeze.js';
import { faultOf, t, translators } from '../support/texts.js';

/** @typedef {import('../../../web/app/lists/look.js').ListsState} ListsState */
/** @typedef {import('../../../web/app/lists/list-run.js').Progress} Progress */

const puzzle = '1.....2..3.....4';
const solution = '1234341221434321';

/** @param {Partial<Progress>} [progress] @param {Partial<Progress['found']>} [found] @returns {Progress} */
function progressOf(progress = {}, found = {}) {
  return {
    outcome: 'done',
    part: 1,
    elapsed: 2000,
    found: {
      ...noResult(),
      side: 4,
      lines: 1234567,
      counters: { unique: 1_000_000, none: 200_000, several: 30_000, unknown: 4000, unreadable: 2 },
      rows: {
        unique: [{ line: 3, puzzle, count: 1, solution }],
        none: [{ line: 1001, puzzle, count: 0, solution: '' }],
        several: [{ line: 5, puzzle, count: 2, solution }],
        unknown: [{ line: 6, puzzle, count: 255, solution: '' }],
      },
      mistakes: [
        { line: 1, column: 1, code: 'length', found: 5, expected: 16, text: '12345' },
        { line: 2, column: 3, code: 'character', found: 'q', expected: null, text: '12quiz' },
        { line: 4, column: 2, code: 'digit', found: 9, expected: 4, text: '19..............' },
      ],
      ...found,
    },
    ...progress,
  };
}

/** @param {Partial<Progress>} [progress] @param {Partial<ListsState>} [state] @returns {ListsState} */
const stateOf = (progress, state = {}) =>
  freeze({ ...initialLists, name: 'a.txt', progress: progressOf(progress), ...state });

/** What is shown where puzzles can be graded. @param {ListsState} state */
const lookOf = (state, translate = t) => listsAppearance(state, translate, { graded: true });

/** @param {Partial<import('../../../web/app/lists/grade-run.js').GradeProgress>} [progress] */
const gradingOf = (progress = {}) => ({
  outcome: /** @type {const} */ ('done'),
  part: 1,
  elapsed: 2000,
  graded: { counts: [0, 600, 300, 0, 90, 9, 1], first: [{ grade: 4, rating: 4, hardest: 'skyscraper' }] },
  ...progress,
});

/** @param {ListsState} state */
function resultOf(state) {
  const { result } = listsAppearance(state, t, { graded: true });
  assert.ok(result);
  return result;
}

test('without a list there is nothing but the places to put one', () => {
  const { result, status, input } = listsAppearance(initialLists, t, { graded: true });
  assert.deepEqual([result, status], [null, '']);
  assert.equal(input.choose, 'Choose a file');
});

test('while it is solved: how far, how many, how fast, and cancel', () => {
  const result = resultOf(stateOf({ outcome: 'going', part: 0.999, elapsed: 1234 }));
  assert.deepEqual(
    [result.name, result.say, result.puzzles, result.pace],
    ['a.txt', 'Solving', '1,234,000 puzzles', '1,000,000 a second, 1.23 s'],
  );
  assert.deepEqual([result.bar.part, result.bar.text], [0.999, '99 %']);
  assert.deepEqual([result.cancel, result.download, result.forget], ['Cancel', '', '']);
});

test('at the end: the answers, and a place for the next list', () => {
  const result = resultOf(stateOf());
  assert.deepEqual(
    [result.say, result.cancel, result.download, result.forget],
    ['All solved', '', 'Download the answers', 'Clear'],
  );
});

/** @type {[outcome: Progress['outcome'], text: string][]} */
const outcomes = [
  ['cancelled', 'Cancelled at 40 %'],
  ['failed', 'The solver broke down at 40 %'],
  ['unread', 'The file could not be read beyond 40 %'],
];
for (const [outcome, text] of outcomes) {
  test(`a list that was ${outcome} says so`, () => assert.equal(resultOf(stateOf({ outcome, part: 0.4 })).say, text));
}

test('while the answers of a long list are written: how far, and cancel', () => {
  const { progress } = stateOf();
  assert.ok(progress);
  const going = resultOf(
    reduceLists(stateOf(), { type: 'writing', writing: { outcome: 'going', part: 0.5, elapsed: 10 } }),
  );
  assert.deepEqual(
    [going.outcome, going.say, going.bar.label, going.bar.part, going.cancel, going.download, going.forget],
    ['going', 'Writing the answers', 'Writing the answers', 0.5, 'Cancel', '', ''],
  );
  const unread = resultOf(
    reduceLists(stateOf(), { type: 'writing', writing: { outcome: 'unread', part: 0.4, elapsed: 10 } }),
  );
  assert.deepEqual([unread.say, unread.download], ['The file could not be read beyond 40 %', 'Download the answers']);
  assert.deepEqual(
    reduceLists(reduceLists(stateOf(), { type: 'list', name: 'b', progress }), { type: 'forget' }),
    initialLists,
  );
});

test('a list without a puzzle has no speed and nothing to be downloaded', () => {
  const empty = progressOf({ elapsed: 0 }, noResult());
  const result = resultOf(freeze({ ...initialLists, progress: empty }));
  assert.deepEqual([result.name, result.puzzles, result.pace, result.download], ['Your lines', '0 puzzles', '', '']);
  assert.deepEqual([result.list.lines.length, result.list.nothing], [0, 'There are none.']);
});

test('kinds that are always asked for are always there, the others where there is one', () => {
  assert.deepEqual(
    resultOf(stateOf()).kinds.choices.map(({ id, count }) => [id, count]),
    [
      ['unique', '1,000,000'],
      ['none', '200,000'],
      ['several', '30,000'],
      ['unknown', '4,000'],
      ['unreadable', '2'],
    ],
  );
  const few = progressOf({}, { counters: { unique: 0, none: 0, several: 7, unknown: 0, unreadable: 0 } });
  assert.deepEqual(
    resultOf(freeze({ ...initialLists, progress: few })).kinds.choices.map(({ id }) => id),
    ['unique', 'none', 'several'],
  );
});

test('marks tell the kinds apart, not colours alone', () => {
  const marks = resultOf(stateOf()).kinds.choices.map(({ mark }) => mark);
  assert.equal(new Set(marks).size, kinds.length);
});

test('listed is what the reader chose, else the first kind that there is', () => {
  assert.equal(shownKind(initialLists), 'unique');
  assert.equal(
    shownKind({
      ...initialLists,
      progress: progressOf({}, { counters: { unique: 0, none: 0, several: 0, unknown: 1, unreadable: 5 } }),
    }),
    'unknown',
  );
  assert.equal(shownKind(reduceLists(stateOf(), { type: 'show', kind: 'none' })), 'none');
});

test('a puzzle is shown with its line and solution, and can be opened', () => {
  const { lines, note, columns } = resultOf(stateOf()).list;
  assert.deepEqual(lines, [
    { line: '3', text: puzzle, more: solution, graded: [], open: `Open the puzzle of line 3: ${puzzle}`, puzzle },
  ]);
  assert.equal(note, 'The first 1 of 1,000,000');
  assert.deepEqual(columns, ['Line', 'Puzzle', 'Solution']);
});

test('a line that is none is shown with what is wrong, and cannot be opened', () => {
  const { lines, columns } = resultOf(stateOf({}, { shown: 'unreadable' })).list;
  assert.deepEqual(
    lines.map(({ text, more, open }) => [text, more, open]),
    [
      ['12345', '5 cells, 16 are needed', ''],
      ['12quiz', '“q” in column 3 is no cell', ''],
      ['19..............', '9 in column 2 is too large: the largest digit here is 4', ''],
    ],
  );
  assert.equal(columns[2], 'What is wrong');
});

test('the end is read out with its figures; on the way nothing changes', () => {
  const statuses = [0.1, 0.5, 0.9].map((part) => lookOf(stateOf({ outcome: 'going', part })).status);
  assert.equal(new Set(statuses).size, 1);
  assert.equal(
    lookOf(stateOf()).status,
    'All solved: 1,234,000 puzzles, 1,000,000 with exactly one solution, 200,000 with none, ' +
      '30,000 with several; 2 lines not readable.',
  );
});

test('a new list ends the choice of a kind; a late report of one that was cleared changes nothing', () => {
  const shown = stateOf({}, { shown: 'none' });
  assert.equal(reduceLists(shown, { type: 'list', name: null, progress: progressOf() }).shown, null);
  const cleared = reduceLists(shown, { type: 'forget' });
  assert.deepEqual(cleared, initialLists);
  assert.equal(reduceLists(cleared, { type: 'progress', progress: progressOf() }), cleared);
  assert.equal(reduceLists(shown, /** @type {any} */ ({ type: 'rewind' })), shown);
});

test('while a list is solved, and where no puzzle has one solution, nothing is said of how hard they are', () => {
  assert.equal(resultOf(stateOf({ outcome: 'going' })).grades, null);
  const none = { unique: 0, none: 1, several: 0, unknown: 0, unreadable: 0 };
  assert.equal(resultOf(freeze({ ...initialLists, progress: progressOf({}, { counters: none }) })).grades, null);
});

test('a long list is graded when that is asked for', () => {
  const { grades, list } = resultOf(stateOf());
  assert.ok(grades);
  assert.deepEqual([grades.title, grades.start, grades.stop], ['How hard the puzzles are', 'Find out', '']);
  assert.deepEqual([grades.bars, grades.bar, list.columns.length], [[], null, 3]);
});

test('while it is graded: how far it is, a way to stop, and what is known', () => {
  const grading = gradingOf({ outcome: 'going', part: 0.25 });
  const { grades } = resultOf(stateOf({}, { grading }));
  assert.deepEqual([grades?.say, grades?.start, grades?.stop], ['Grading, 25 %', '', 'Stop grading']);
  assert.deepEqual(grades?.bar, { label: 'How many puzzles are graded', part: 0.25, text: '25 %' });
});

test('at the end there is a bar for each grade, the longest for the most puzzles', () => {
  const { grades } = resultOf(stateOf({}, { grading: gradingOf() }));
  assert.ok(grades);
  assert.deepEqual([grades.say, grades.start, grades.stop], ['All graded · 500 a second, 2 s', '', '']);
  assert.deepEqual(
    grades.bars.map(({ name, count, part }) => [name, count, part]),
    [
      ['Easy', '600', 1],
      ['Medium', '300', 0.5],
      ['Tricky', '0', 0],
      ['Hard', '90', 0.15],
      ['Expert', '9', 0.015],
      ['Beyond', '1', 1 / 600],
    ],
  );
});

test('full boards have a bar of their own, where there are some', () => {
  const grading = gradingOf({ graded: { counts: [2, 1, 0, 0, 0, 0, 0], first: [] } });
  assert.deepEqual(resultOf(stateOf({}, { grading })).grades?.bars[0], {
    id: '0',
    name: 'Nothing to do',
    count: '2',
    part: 1,
  });
});

/** @type {[outcome: 'cancelled' | 'failed' | 'unread', say: string][]} */
const unfinished = [
  ['cancelled', 'Stopped at 40 %'],
  ['failed', 'Grading broke down at 40 %'],
  ['unread', 'Grading broke down at 40 %'],
];
for (const [outcome, say] of unfinished) {
  test(`grading that was ${outcome} says so, and can be asked for once more`, () => {
    const { grades } = resultOf(stateOf({}, { grading: gradingOf({ outcome, part: 0.4 }) }));
    assert.deepEqual([grades?.say, grades?.start], [say, 'Find out']);
  });
}

test('a puzzle with one solution has its grade, rating and hardest step beside it, others have not', () => {
  const state = stateOf({}, { grading: gradingOf() });
  const { columns, lines } = resultOf(state).list;
  assert.deepEqual(columns.slice(3), ['Difficulty', 'Rating', 'Hardest step']);
  assert.deepEqual(lines[0].graded, ['Hard', '4.0', 'Skyscraper']);
  assert.equal(resultOf(state).list.gradeNote, 'Rating: the hardest moment on the scale of Sukaku Explainer, from 1.0');
  const none = resultOf(reduceLists(state, { type: 'show', kind: 'none' })).list;
  assert.deepEqual([none.columns.length, none.lines[0].graded], [3, []]);
  assert.deepEqual(lookOf(state, translators.de).result?.list.lines[0].graded, ['Schwer', '4,0', 'Skyscraper']);
});

test('a puzzle that is not graded yet has its columns empty, and a full board no rating', () => {
  const first = /** @type {import('../../../web/app/lists/grade-job.js').Grade[]} */ ([]);
  const grading = gradingOf({ outcome: 'going', graded: { counts: [0, 0, 0, 0, 0, 0, 0], first } });
  assert.deepEqual(resultOf(stateOf({}, { grading })).list.lines[0].graded, ['', '', '']);
  const full = gradingOf({
    graded: { counts: [1, 0, 0, 0, 0, 0, 0], first: [{ grade: 0, rating: 0, hardest: null }] },
  });
  assert.deepEqual(resultOf(stateOf({}, { grading: full })).list.lines[0].graded, ['Nothing to do', '', '']);
});

test('that all are graded is read out with the figures', () => {
  assert.equal(
    lookOf(stateOf({}, { grading: gradingOf() })).status,
    'All graded. Easy: 600 puzzles; Medium: 300 puzzles; Hard: 90 puzzles; Expert: 9 puzzles; Beyond: 1 puzzle.',
  );
  assert.match(lookOf(stateOf({}, { grading: gradingOf({ outcome: 'going' }) })).status, /^All solved/);
});

test('without logic nothing is said of grades', () => {
  const { result, status } = listsAppearance(stateOf(), t, { graded: false });
  assert.equal(result?.grades, null);
  assert.match(status, /^All solved/);
});

test('a new list has no grades yet, and a late report for one that was cleared changes nothing', () => {
  const known = stateOf({}, { grading: gradingOf() });
  assert.equal(reduceLists(known, { type: 'list', name: null, progress: progressOf() }).grading, null);
  assert.equal(reduceLists(stateOf(), { type: 'grading', grading: gradingOf() }).grading?.outcome, 'done');
  assert.equal(reduceLists(initialLists, { type: 'grading', grading: gradingOf() }), initialLists);
});

for (const language of languages) {
  test(`every text in ${language} is whole`, () => {
    for (const outcome of /** @type {const} */ (['going', 'done', 'cancelled', 'failed', 'unread'])) {
      for (const shown of kinds) {
        JSON.stringify(
          lookOf(stateOf({ outcome, part: 0.5 }, { shown, grading: gradingOf() }), translators[language]),
          (key, value) => {
            const ours =
              typeof value === 'string' && !['text', 'outcome', 'id', 'kind', 'puzzle', 'name', 'mark'].includes(key);
            if (ours) assert.equal(faultOf(value, language), null, `${key}: ${value}`);
            return value;
          },
        );
      }
    }
  });
}
