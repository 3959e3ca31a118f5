import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exampleOf } from '../../../web/app/logic/example.js';
import { examples } from '../../../web/app/logic/examples.js';
import { byDifficulty } from '../../../web/app/logic/difficulty.js';
import { patternShapes } from '../../../web/app/drawing/pattern-paths.js';
import { digitsOf } from '../../../web/app/sudoku/candidates.js';
import { solver } from '../support/solver.js';

/** More would be no plain example, nor be read in the source. */
const LONGEST = 150;

/** In a unit of eight empty cells, the one is the other in the cells that are left. */
const complements = new Map([['hidden-quad', 'naked-quad']]);

const ids = solver.techniques.map(({ id }) => id);

test('each technique has one example, and nothing else has', () => {
  assert.deepEqual(Object.keys(examples), ids);
  for (const [id, text] of Object.entries(examples)) assert.ok(text.length <= LONGEST, id);
});

for (const id of ids) {
  test(`the example of ${id} shows it, and its solution agrees`, () => {
    const { size, board, notes, deduction } = exampleOf(id, solver);
    assert.equal(deduction.technique, id);
    assert.ok(patternShapes(deduction, size).candidates.length > 0);

    const { status, solution } = solver.check(board.map((digit) => digit || '.').join(''));
    assert.equal(status, id === 'guess' ? 'multiple' : 'unique');
    const right = Array.from(String(solution), Number);
    notes.forEach((mask, cell) => assert.ok(board[cell] || mask & (1 << right[cell]), `${right[cell]} is struck out`));
    if (id !== 'guess') for (const { cell, digit } of deduction.places) assert.equal(digit, right[cell]);
    for (const { cell, digit } of deduction.eliminations) assert.notEqual(digit, right[cell]);
    for (const { cell, digit } of deduction.eliminations) assert.ok(notes[cell] & (1 << digit), 'it was there before');
    for (const { cell, digit } of deduction.candidates) assert.ok(notes[cell] & (1 << digit), 'the pattern is there');
  });

  test(`nothing easier does what the example of ${id} does`, () => {
    const { board, notes, deduction } = exampleOf(id, solver);
    const masks = Uint16Array.from(notes, (mask) => mask >>> 1);
    const order = byDifficulty(solver.techniques).map((technique) => technique.id);
    const easier = order.slice(0, order.indexOf(id)).filter((other) => other !== complements.get(id));
    const done = solver.deductions(board, { notes: masks, techniques: easier });
    const of = (/** @type {{ cell: number, digit: number }[]} */ all) =>
      all.map(({ cell, digit }) => `${cell}:${digit}`);
    const found = new Set(done.flatMap(({ places, eliminations }) => of([...places, ...eliminations])));
    assert.deepEqual(
      of([...deduction.places, ...deduction.eliminations]).filter((each) => found.has(each)),
      [],
    );
  });
}

test('where the example guesses, no technique helps, and the cell has the fewest candidates', () => {
  const { board, notes, deduction } = exampleOf('guess', solver);
  assert.equal(solver.deduce(board), null);
  const [{ cell, digit }] = deduction.places;
  assert.deepEqual(deduction.digits, digitsOf(notes[cell]));
  assert.equal(digit, deduction.digits[0]);
  for (const mask of notes) assert.ok(!mask || digitsOf(mask).length >= deduction.digits.length);
});

test('techniques are sorted by grade, and within a grade by rating', () => {
  const sorted = byDifficulty(solver.techniques);
  assert.deepEqual(sorted.map(({ id }) => id).sort(), [...ids].sort());
  assert.equal(sorted[0].id, 'full-house');
  assert.equal(sorted.at(-1)?.id, 'guess');
  sorted.slice(1).forEach(({ grade, rating }, index) => {
    const before = sorted[index];
    assert.ok(before.grade < grade || (before.grade === grade && before.rating <= rating));
  });
});
