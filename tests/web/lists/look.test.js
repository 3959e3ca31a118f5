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

/** @param {ListsState} state */
function resultOf(state) {
  const { result } = listsAppearance(state, t);
  assert.ok(result);
  return result;
}

test('without a list there is nothing but the places to put one', () => {
  const { result, status, input } = listsAppearance(initialLists, t);
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
    { line: '3', text: puzzle, more: solution, open: `Open the puzzle of line 3: ${puzzle}`, puzzle },
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
  const statuses = [0.1, 0.5, 0.9].map((part) => listsAppearance(stateOf({ outcome: 'going', part }), t).status);
  assert.equal(new Set(statuses).size, 1);
  assert.equal(
    listsAppearance(stateOf(), t).status,
    'All solved: 1,234,000 puzzles, 1,000,000 with exactly one solution, 200,000 with none, 30,000 with several; 2 lines not readable.',
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

for (const language of languages) {
  test(`every text in ${language} is whole`, () => {
    for (const outcome of /** @type {const} */ (['going', 'done', 'cancelled', 'failed', 'unread'])) {
      for (const shown of kinds) {
        JSON.stringify(
          listsAppearance(stateOf({ outcome, part: 0.5 }, { shown }), translators[language]),
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
