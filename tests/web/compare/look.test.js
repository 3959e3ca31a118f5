import assert from 'node:assert/strict';
import { test } from 'node:test';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { cellsOf } from '../../../web/app/view/cells.js';
import { compareAppearance, initialComparison, isOver, reduceComparison } from '../../../web/app/compare/look.js';
import { initialState } from '../../../web/app/state/state.js';
import { schoolTotals } from '../../data/totals.js';
import { deepFreeze } from '../support/freeze.js';
import { raceOf, units } from '../support/racing.js';
import { puzzles, solver, viewsOf } from '../support/solver.js';
import { t, translators } from '../support/texts.js';

/**
 * @typedef {import('../../../web/app/compare/look.js').CompareAction} Action
 * @typedef {import('../../../web/app/compare/look.js').CompareState} CompareState
 */
/** @typedef {import('../../../web/app/compare/race.js').Unit} Unit */

/** @param {Action[]} actions @param {Partial<CompareState>} [settings] @returns {CompareState} */
const after = (actions, settings) =>
  deepFreeze(actions).reduce(
    (state, action) => deepFreeze(reduceComparison(state, action)),
    deepFreeze(initialComparison(settings)),
  );

/**
 * What is shown of a race at a count.
 * @param {import('node:test').TestContext} test
 * @param {{ puzzle?: string, ids?: string[], unit?: Unit, count?: number, measured?: number, settings?:
 *   Partial<CompareState>, translate?: typeof t }} [options]
 */
function shown(
  test,
  {
    puzzle = puzzles.school,
    ids = algorithms,
    unit = 'step',
    count = 0,
    measured = Infinity,
    settings,
    translate = t,
  } = {},
) {
  const { race } = raceOf(test, { puzzle, ids, unit });
  if (measured) race.measure(measured, () => {});
  race.seek(count);
  const state = initialComparison({ chosen: ids, unit, race: race.view(), ...settings });
  const player = initialState(puzzle, { mode: 'compare', check: solver.check(puzzle) });
  return { look: compareAppearance(state, player, translate), state, player };
}

test('an algorithm comes and goes, in the order of the list; the last two stay', () => {
  const toggle = (/** @type {string} */ algorithm) => /** @type {Action} */ ({ type: 'entrant', algorithm });
  assert.deepEqual(after([]).chosen, ['backtracking', 'lookup-tables', 'mrv']);
  assert.deepEqual(after([toggle('all-solutions')]).chosen, ['backtracking', 'all-solutions', 'lookup-tables', 'mrv']);
  assert.deepEqual(after([toggle('backtracking')]).chosen, ['lookup-tables', 'mrv']);
  assert.deepEqual(after([toggle('backtracking'), toggle('mrv')]).chosen, ['lookup-tables', 'mrv']);
  assert.deepEqual(after([toggle('magic')]).chosen, ['backtracking', 'lookup-tables', 'mrv']);
  assert.deepEqual(after(['propagation', 'logic', 'dancing-links', 'all-solutions'].map(toggle)).chosen, algorithms);
});

test('a column sorts upwards first, then downwards, then upwards again', () => {
  const sort = (/** @type {any} */ column) => /** @type {Action} */ ({ type: 'sort', column });
  assert.deepEqual(after([]).sort, { column: 'step', descending: false });
  assert.deepEqual(after([sort('step')]).sort, { column: 'step', descending: true });
  assert.deepEqual(after([sort('step'), sort('step')]).sort, { column: 'step', descending: false });
  assert.deepEqual(after([sort('step'), sort('place')]).sort, { column: 'place', descending: false });
});

test('the speed stays on its slider', () => {
  assert.equal(after([{ type: 'speed', speed: 250 }]).speed, 100);
  assert.equal(after([{ type: 'speed', speed: -3 }]).speed, 0);
});

test('only a race can be played, and playing ends where all boards stand at their ends', (test) => {
  assert.equal(after([{ type: 'play' }]).playing, false);
  const {
    state: { race: start },
  } = shown(test);
  const {
    state: { race: end },
  } = shown(test, { count: Infinity });
  assert.ok(start && end);
  assert.equal(after([{ type: 'raced', race: start }, { type: 'play' }]).playing, true);
  assert.equal(after([{ type: 'raced', race: start }, { type: 'play' }, { type: 'raced', race: start }]).playing, true);
  for (const race of [end, null]) {
    assert.equal(after([{ type: 'raced', race: start }, { type: 'play' }, { type: 'raced', race }]).playing, false);
  }
  assert.equal(after([{ type: 'raced', race: start }, { type: 'play' }, { type: 'pause' }]).playing, false);
  assert.deepEqual([isOver(start), isOver(end)], [false, true]);
});

test('what means nothing here changes nothing', () => {
  const state = initialComparison();
  for (const type of ['digit', 'cursor', 'reveal', 'pause']) {
    assert.equal(reduceComparison(state, /** @type {any} */ ({ type })), state);
  }
});

test('the table has the totals of every run', (test) => {
  const { look } = shown(test);
  assert.deepEqual(
    look.table?.columns.map(({ text }) => text),
    ['Algorithm', 'Steps', 'Reads', 'Digits tried', 'Placements', 'Taken back', 'Dead ends', 'Solutions'],
  );
  assert.deepEqual(
    look.table?.rows.map(({ cells }) => cells.join(' ')),
    schoolTotals,
  );
});

for (const column of /** @type {const} */ ([
  'algorithm',
  'step',
  'check',
  'try',
  'place',
  'erase',
  'retreat',
  'solution',
])) {
  for (const descending of [false, true]) {
    test(`the table is sorted by ${column}, ${descending ? 'downwards' : 'upwards'}, and says so`, (test) => {
      const {
        look: { table },
        state,
      } = shown(test, { settings: { sort: { column, descending } } });
      const index = table?.columns.findIndex(({ id }) => id === column) ?? -1;
      assert.deepEqual(table?.columns.map(({ sort }) => sort).filter(Boolean), [
        descending ? 'descending' : 'ascending',
      ]);
      assert.equal(table?.columns[index].sort, descending ? 'descending' : 'ascending');
      const values =
        table?.rows.map(({ id, cells }) =>
          column === 'algorithm' ? algorithms.indexOf(id) : Number(cells[index].replace(',', '')),
        ) ?? [];
      assert.deepEqual(
        values,
        [...values].sort((a, b) => (descending ? b - a : a - b)),
      );
      assert.equal(state.race?.entrants[0].id, 'backtracking'); // the boards keep their order
    });
  }
}

test('until a run is known to its end, its totals are lower bounds, and more can be looked for', (test) => {
  const { look, state, player } = shown(test, { puzzle: puzzles.hard, ids: ['backtracking', 'mrv'], measured: 20_000 });
  const row = look.table?.rows.find(({ id }) => id === 'backtracking');
  assert.equal(row?.cells[1], '≥ 20,000');
  assert.ok(row?.cells.slice(1).every((text) => text.startsWith('≥ ')));
  assert.match(look.controls.clock.text, /^0 of more than [\d,]+ steps$/);
  assert.deepEqual(look.measuring?.action, { id: 'measure', text: 'Look on' });
  const busy = compareAppearance({ ...state, measuring: true }, player, t);
  assert.deepEqual(busy.measuring?.action, { id: 'stop', text: 'Stop' });
  const known = state.race?.entrants.reduce((sum, entrant) => sum + entrant.known, 0) ?? 0;
  assert.ok(busy.measuring?.text.includes(`${known.toLocaleString('en')} steps so far`), busy.measuring?.text);
  assert.equal(shown(test).look.measuring, null);
});

for (const position of [0, 1, 2, 30, 1308, 2000, 5000, 5547]) {
  test(`at step ${position} the small board of backtracking looks as the large one does`, (test) => {
    const {
      look: {
        boards: [board],
      },
    } = shown(test, { ids: ['backtracking', 'all-solutions'], count: position });
    const state = initialState(puzzles.school, {
      check: solver.check(puzzles.school),
      run: viewsOf(puzzles.school, [position])[0],
    });
    const large = cellsOf(state, t).map(({ text, kind, mark }) => ({ text, kind, mark }));
    assert.deepEqual(
      board.cells.map(({ text, kind, mark }) => ({ text, kind, mark })),
      large,
    );
  });
}

test('the solution that the reader had shown does not stand on the small boards', (test) => {
  const { state, player } = shown(test);
  const { boards } = compareAppearance(state, { ...player, revealed: true }, t);
  for (const { cells } of boards) assert.equal(cells.map(({ text }) => text || '.').join(''), puzzles.school);
});

/** @type {[options: Parameters<typeof shown>[1], id: string, tone: string, text: string][]} */
const states = [
  [{}, 'mrv', '', 'At the start'],
  [{ count: 60 }, 'mrv', '', '20 of 39 cells filled'],
  [{ count: 200 }, 'mrv', 'good', 'Solved after 118 steps'],
  [{ count: Infinity }, 'all-solutions', 'good', '1 solution; all tried after 7,210 steps'],
  [{ puzzle: puzzles.two, count: Infinity }, 'all-solutions', 'good', '2 solutions; all tried after '],
  [{ unit: 'read', count: Infinity }, 'backtracking', 'good', 'Solved after 4,513 reads'],
  [{ unit: 'read' }, 'mrv', 'good', 'Solved after 0 reads'],
  [{ unit: 'placement', count: 40 }, 'mrv', 'good', 'Solved after 39 placements'],
  [{ puzzle: puzzles.fourDead, count: Infinity }, 'backtracking', 'bad', 'No solution: sure after '],
];

for (const [options, id, tone, text] of states) {
  test(`the state of ${id} is "${text}"`, (test) => {
    const board = shown(test, options).look.boards.find((each) => each.id === id);
    assert.deepEqual([board?.state.tone, board?.state.text.slice(0, text.length)], [tone, text]);
    assert.ok(board?.label.endsWith(board.state.text));
  });
}

test('a board that reads nothing says why it stands at its end where reads are counted, and no other', (test) => {
  const notes = units.map((unit) =>
    shown(test, { unit })
      .look.boards.filter(({ note }) => note)
      .map(({ id }) => id),
  );
  assert.deepEqual(notes, [[], ['mrv', 'propagation', 'dancing-links', 'logic'], []]);
});

test('a board has its counts so far, and how much of its run is behind', (test) => {
  const {
    look: {
      boards: [board],
    },
  } = shown(test, { unit: 'read', count: 1000 });
  assert.deepEqual(
    board.rows.map(({ name, count, on }) => [name, count, on]),
    [
      ['Steps', '1,199', false],
      ['Reads', '1,000', true],
      ['Placements', '17', false],
    ],
  );
  assert.ok(Math.abs(board.part - 1199 / 5547) < 1e-9);
});

test('what can be pressed follows the clock', (test) => {
  const enabled = (/** @type {number} */ count) =>
    shown(test, { count })
      .look.controls.buttons.filter((button) => button.enabled)
      .map(({ id }) => id)
      .join(' ');
  assert.equal(enabled(0), 'step to-end');
  assert.equal(enabled(50), 'to-start back step to-end');
  assert.equal(enabled(Infinity), 'to-start back');
});

test('the last two algorithms cannot be switched off, and say why', (test) => {
  const { look } = shown(test, { ids: ['backtracking', 'mrv'] });
  for (const { on, fixed, title } of look.entrants.choices) {
    assert.equal(fixed, on);
    assert.equal(/At least two/.test(title), on);
  }
  assert.ok(shown(test).look.entrants.choices.every(({ fixed }) => !fixed));
});

test('with equal digits there is nothing to compare, and the sentence says where they are', () => {
  const player = initialState(puzzles.invalid, { mode: 'compare', check: solver.check(puzzles.invalid) });
  const look = compareAppearance(initialComparison(), player, t);
  assert.match(look.blocked, /^Nothing to compare\. Row 1 has two equal digits/);
  assert.deepEqual([look.boards, look.table, look.measuring, look.status], [[], null, null, '']);
  assert.ok(look.controls.buttons.every(({ enabled }) => !enabled));
});

test('before there is a solver the view says that it is being loaded', () => {
  assert.equal(
    compareAppearance(initialComparison(), initialState(puzzles.school, { mode: 'compare' }), t).blocked,
    'The solver is being loaded …',
  );
});

test('what is read out tells the clock and how many have ended', (test) => {
  assert.equal(shown(test, { count: 500 }).look.status, '500 of 7,210 steps. 4 of 7 have ended.');
  assert.equal(
    shown(test, { ids: ['backtracking', 'mrv'], count: 500 }).look.status,
    '500 of 5,547 steps. 1 of 2 has ended.',
  );
});

for (const [language, translate] of Object.entries(translators)) {
  test(`every text can be said in ${language}`, (test) => {
    for (const unit of units) {
      for (const [count, measured] of [
        [0, 100],
        [1, Infinity],
        [40, Infinity],
        [Infinity, Infinity],
      ]) {
        const { look } = shown(test, { unit, count, measured, translate });
        assert.ok(JSON.stringify(look).length > 1000);
        assert.doesNotMatch(JSON.stringify(look), /[{]\w+[}]/);
      }
    }
  });
}

test('from the first tick on there is a way back to the start', (test) => {
  const enabled = (/** @type {number} */ count) =>
    shown(test, { count })
      .look.controls.buttons.filter((button) => button.enabled)
      .map(({ id }) => id);
  assert.deepEqual(enabled(0), ['step', 'to-end']);
  assert.deepEqual(enabled(1), ['to-start', 'back', 'step', 'to-end']);
});
