import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bothOf } from '../../../web/app/insight/two-solutions.js';
import { initialState } from '../../../web/app/state/state.js';
import { puzzles, solver } from '../support/solver.js';
import { faultOf, t, translators } from '../support/texts.js';

const shown = { both: true, hints: [], culprits: null, cases: null, told: null };

/** @param {string} puzzle @param {Partial<import('../../../web/app/state/state.js').State>} [settings] */
const stateOf = (puzzle, settings) =>
  initialState(puzzle, { mode: 'edit', check: solver.check(puzzle), insight: shown, ...settings });

test('two solutions stand side by side, and exactly the cells in which they differ are marked', () => {
  for (const puzzle of [puzzles.two, puzzles.empty, '.'.repeat(16), '.'.repeat(36)]) {
    const look = bothOf(stateOf(puzzle), t);
    const { solution, second } = solver.check(puzzle);
    const [first, other] = (look?.boards ?? []).map(({ cells }) => cells);
    assert.deepEqual(
      [first, other].map((cells) => cells.map(({ text }) => text).join('')),
      [solution, second],
    );
    let differing = 0;
    first.forEach((cell, index) => {
      assert.equal(cell.mark === 'differ', cell.text !== other[index].text);
      assert.equal(cell.mark, other[index].mark);
      assert.equal(cell.kind === 'given', puzzle[index] !== '.');
      if (cell.mark) differing += 1;
    });
    assert.ok(differing > 1);
    assert.match(look?.sentence ?? '', new RegExp(`in ${differing} cells`));
  }
});

test('the ear hears where they differ', () => {
  const labels = bothOf(stateOf(puzzles.two), t)?.boards.map(({ label }) => label) ?? [];
  assert.match(labels[0], /^One solution\. Where they differ: row 2, column 2: 5, row 2, column 3: 3, row 9, /);
  assert.match(labels[1], /^Another one\. Where they differ: row 2, column 2: 3, row 2, column 3: 5, row 9, /);
});

test('in every language all of it can be read', () => {
  for (const [language, translate] of Object.entries(translators)) {
    const { label = '', sentence = '', close = '', boards = [] } = bothOf(stateOf(puzzles.two), translate) ?? {};
    for (const text of [label, sentence, close, ...boards.flatMap((board) => [board.name, board.label])]) {
      assert.notEqual(text, '');
      assert.equal(faultOf(text, language), null);
    }
  }
});

test('they are seen only where there are several, where they are asked for, and not in Compare', () => {
  assert.equal(bothOf(stateOf(puzzles.school), t), null);
  assert.equal(bothOf(stateOf(puzzles.two, { insight: { ...shown, both: false } }), t), null);
  assert.equal(bothOf(stateOf(puzzles.two, { mode: 'compare' }), t), null);
  assert.equal(bothOf(stateOf(puzzles.two, { check: null }), t), null);
  assert.notEqual(bothOf(stateOf(puzzles.two, { mode: 'watch' }), t), null);
});
