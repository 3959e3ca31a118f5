import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appearanceOf } from '../../../web/app/view/appearance.js';
import { cellsOf } from '../../../web/app/view/cells.js';
import { hintAction, hintOf } from '../../../web/app/state/insight.js';
import { assistOf } from '../../../web/app/view/insight.js';
import { initialState, reduce } from '../../../web/app/state/state.js';
import { verdictOf } from '../../../web/app/view/verdict.js';
import { deepFreeze } from '../support/freeze.js';
import { puzzles, solver, viewsOf } from '../support/solver.js';
import { faultOf, t, translators } from '../support/texts.js';

/** @typedef {import('../../../web/app/state/state.js').State} State */

const solution = solver.check(puzzles.school).solution ?? '';
const unknown = { ...solver.check(puzzles.school), status: /** @type {const} */ ('unknown'), solution: null };

/** @param {string} puzzle @param {Partial<State>} [settings] @returns {State} */
const stateOf = (puzzle, settings) =>
  deepFreeze(initialState(puzzle, { mode: 'edit', check: solver.check(puzzle), ...settings }));

/** @param {State} state @param {import('../../../web/app/state/state.js').Action[]} actions */
const after = (state, ...actions) => actions.reduce((now, action) => deepFreeze(reduce(now, action)), state);

/** What a hint changes. @param {State} state */
const hinted = (state) =>
  after(state, /** @type {import('../../../web/app/state/state.js').Action} */ (hintAction(state)));

/** The cells that carry a mark. @param {State} state @param {string} mark */
const marked = (state, mark) => cellsOf(state, t).flatMap((look, cell) => (look.mark === mark ? [cell] : []));

test('in Edit the cell in hand is filled in, as an edit', () => {
  const state = stateOf(puzzles.school, { cursor: 1 });
  const filled = hinted(state);
  assert.equal(filled.puzzle, puzzles.school.slice(0, 1) + solution[1] + puzzles.school.slice(2));
  assert.equal(after(filled, { type: 'undo' }).puzzle, puzzles.school);
});

test('where the cell in hand is filled, it is the one with the fewest candidates', () => {
  const { cell, digit } = hintOf(stateOf(puzzles.school, { cursor: 2 })) ?? {};
  assert.deepEqual([cell, digit], [11, 5], 'row 2, column 3 can only be 5');
});

test('hint by hint every puzzle is filled in, and then there is none', () => {
  for (const puzzle of [puzzles.school, puzzles.small, puzzles.medium]) {
    let state = stateOf(puzzle);
    for (let count = puzzle.split('.').length - 1; count > 0; count--) {
      state = after(hinted(state), { type: 'checked', check: solver.check(puzzle) });
    }
    assert.equal(state.puzzle, solver.check(puzzle).solution);
    assert.equal(hintOf(state), null);
    assert.equal(assistOf(state, t)?.enabled, false);
  }
});

test('in Watch a hint is shown beside the run, and nothing else changes', () => {
  const [run] = viewsOf(puzzles.school, [1308]);
  const state = stateOf(puzzles.school, { mode: 'watch', run, asked: 80 });
  const { insight, ...rest } = hinted(state);
  const { insight: before, ...same } = state;
  assert.deepEqual(rest, same);
  assert.deepEqual(insight, { ...before, hints: [80], told: 80 });
  const look = cellsOf(hinted(state), t)[80];
  assert.deepEqual([look.text, look.kind], [solution[80], 'hint']);
  assert.match(look.label, /9, from the solution/);
  assert.equal(appearanceOf(hinted(state), t).speech.message, 'Row 9, column 9 is 9 in the solution.');
});

test('what a hint shows is told for the eye as for the ear, until the run moves on or a cell is asked about', () => {
  const [run, later] = viewsOf(puzzles.school, [1308, 1309]);
  const seen = (/** @type {State} */ state) => {
    const look = appearanceOf(state, t);
    return look.why?.text ?? look.sentence.parts.map(({ text }) => text).join('');
  };
  for (const asked of /** @type {const} */ ([null, 80, 'nothing'])) {
    const state = stateOf(puzzles.school, { mode: 'watch', run, asked });
    const told = hinted(state);
    assert.match(seen(told), /^Row \d, column \d is \d in the solution\.$/, String(asked));
    assert.equal(seen(told), appearanceOf(told, t).speech.message);
    assert.notEqual(appearanceOf(told, t).speech.text, seen(told), 'it is heard once');
    for (const action of /** @type {import('../../../web/app/state/state.js').Action[]} */ ([
      { type: 'moved', run: later },
      { type: 'ask', cell: 79 },
      { type: 'reveal' },
    ])) {
      assert.doesNotMatch(seen(after(told, action)), /in the solution/, action.type);
    }
  }
});

test('in Watch a hint is about a cell that shows nothing yet', () => {
  const [run] = viewsOf(puzzles.school, [1308]);
  let state = stateOf(puzzles.school, { mode: 'watch', run });
  const open = [...run.board].filter((digit) => digit === 0).length;
  for (let i = 0; i < open; i++) state = hinted(state);
  assert.equal(new Set(state.insight.hints).size, open);
  assert.ok(state.insight.hints.every((cell) => run.board[cell] === 0));
  assert.equal(hintAction(state), null);
});

test('hiding the solution hides the hints; another puzzle has none; Edit shows none', () => {
  const state = hinted(stateOf(puzzles.school, { mode: 'watch' }));
  assert.equal(state.insight.hints.length, 1);
  assert.deepEqual(after(state, { type: 'reveal' }, { type: 'reveal' }).insight.hints, []);
  assert.deepEqual(after(state, { type: 'load', puzzle: puzzles.small }).insight.hints, []);
  const kinds = cellsOf(after(state, { type: 'mode', mode: 'edit' }), t).map(({ kind }) => kind);
  assert.equal(kinds.includes('hint'), false);
});

/** @type {[what: string, state: State, type: string | undefined, enabled?: boolean][]} */
const offers = [
  ['one solution', stateOf(puzzles.school), 'give', true],
  ['one solution, in Watch', stateOf(puzzles.school, { mode: 'watch' }), 'give', true],
  ['the solution shown in Watch', stateOf(puzzles.school, { mode: 'watch', revealed: true }), 'give', false],
  ['the solution shown in Edit', stateOf(puzzles.school, { revealed: true }), 'give', true],
  ['a full board', stateOf(puzzles.fourSolved), 'give', false],
  ['several solutions', stateOf(puzzles.two), 'both', true],
  ['no solution', stateOf(puzzles.none), undefined],
  ['two equal digits', stateOf(puzzles.invalid), undefined],
  ['a check that came to no end', stateOf(puzzles.school, { check: unknown }), 'look', true],
  ['a longer look', after(stateOf(puzzles.school, { check: unknown }), { type: 'cases', count: 7 }), 'look-stop', true],
  ['Compare', stateOf(puzzles.school, { mode: 'compare' }), undefined],
  ['no verdict yet', stateOf(puzzles.school, { check: null }), undefined],
];

for (const [what, state, type, enabled] of offers) {
  test(`beside the verdict on ${what} there is ${type ?? 'nothing'}`, () => {
    const offer = assistOf(state, t);
    assert.deepEqual([offer?.type, offer?.enabled], [type, enabled]);
  });
  test(`what is said of ${what} can be read in every language`, () => {
    for (const [language, translate] of Object.entries(translators)) {
      const { text = '', title = '' } = assistOf(state, translate) ?? {};
      for (const each of [text, title, verdictOf(state, translate).text]) assert.equal(faultOf(each, language), null);
    }
  });
}

test('a longer look says how far it is', () => {
  const state = stateOf(puzzles.school, { check: unknown });
  assert.equal(
    verdictOf(after(state, { type: 'cases', count: 1 }), t).text,
    'Number of solutions not known yet, cases settled: 1 …',
  );
  assert.equal(
    verdictOf(after(state, { type: 'cases', count: 1234 }), t).text,
    'Number of solutions not known yet, cases settled: 1,234 …',
  );
});

test('the switch for two solutions stays on from puzzle to puzzle', () => {
  const state = after(
    stateOf(puzzles.two),
    { type: 'both' },
    { type: 'load', puzzle: puzzles.school },
    { type: 'undo' },
  );
  assert.equal(after(state, { type: 'checked', check: solver.check(puzzles.two) }).insight.both, true);
  assert.equal(assistOf(stateOf(puzzles.two, { insight: state.insight }), t)?.on, true);
});

test('givens that cannot stand together are marked and counted, until a run is under way', () => {
  const cells = [18, 24, 26];
  const state = after(stateOf(puzzles.none), { type: 'culprits', cells });
  assert.deepEqual(marked(state, 'conflict'), cells);
  assert.equal(verdictOf(state, t).text, 'No solution: these 3 givens cannot stand together');
  const [start, later] = viewsOf(puzzles.none, [0, 5]);
  assert.deepEqual(marked({ ...state, mode: 'watch', run: start }, 'conflict'), cells);
  assert.deepEqual(marked({ ...state, mode: 'watch', run: later }, 'conflict'), []);
  assert.deepEqual(marked(after(state, { type: 'enter', cell: 24, digit: 0 }), 'conflict'), []);
});

test('a cell that no digit fits is marked as a dead end', () => {
  const state = stateOf('123....4........');
  assert.deepEqual(marked(state, 'retreat'), [3]);
  assert.match(cellsOf(state, t)[3].label, /dead end/);
});

test('a unit without a place for a digit is marked, its empty cells as a dead end', () => {
  const state = stateOf('23....1.........');
  assert.match(verdictOf(state, t).text, /row 1 has no place for 1/);
  assert.deepEqual(
    [marked(state, 'unit'), marked(state, 'retreat')],
    [
      [0, 1],
      [2, 3],
    ],
  );
});
