import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { factsOf, golden, runOf, solver } from '../support/solver.js';

/** @param {string} text */
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

for (const [name, { puzzle, solution, emptyCells, backtracking }] of Object.entries(golden)) {
  const steps = factsOf(puzzle);

  test(`${name} takes the known number of steps of each kind`, () => {
    /** @type {Record<string, number>} */
    const counted = {};
    for (const { kind } of steps) counted[kind] = (counted[kind] ?? 0) + 1;
    assert.deepEqual(counted, backtracking.counters);
    assert.equal(steps.length, backtracking.steps);
  });

  test(`${name} is solved step for step as it always was`, () => {
    const lines = steps.map(({ kind, cell, digit, peer, unit }) => [
      kind,
      cell ?? -1,
      digit ?? 0,
      peer ?? -1,
      unit ?? -1,
    ]);
    assert.equal(sha256(lines.join('\n')), backtracking.stepsSha256);
  });

  test(`${name} places and erases as it always did`, () => {
    const signs = new Map([
      ['place', '+'],
      ['erase', '-'],
    ]);
    const log = steps
      .filter(({ kind }) => signs.has(kind))
      .map((step) => `${signs.get(step.kind)}${step.row}${step.column}${step.digit}`);
    assert.equal(sha256(log.join(' ')), backtracking.placeEraseSha256);
  });

  test(`${name} meets its conflicts in the known units`, () => {
    const found = { row: 0, column: 0, box: 0 };
    for (const { kind, unit } of steps) {
      if (kind !== 'conflict' || unit === null) continue;
      found[/** @type {const} */ (['row', 'column', 'box'])[Math.floor(unit / 9)]] += 1;
    }
    assert.deepEqual(found, backtracking.conflictsIn);
  });

  test(`${name} ends with the known solution on the board, and its counters agree`, (t) => {
    const run = runOf(t, puzzle);
    assert.equal(run.board().filter((digit) => digit === 0).length, emptyCells);
    for (const step of run) assert.equal(step.position, run.position);
    assert.equal(run.board().join(''), solution);
    assert.equal(run.stack().length, emptyCells);
    assert.deepEqual({ ...run.counters(), ...backtracking.counters }, run.counters());
    assert.equal(
      Object.values(run.counters()).reduce((sum, count) => sum + count),
      backtracking.steps,
    );
  });

  test(`${name} has one solution, the known one`, () => {
    const { status, solution: found } = solver.check(puzzle);
    assert.deepEqual({ status, found }, { status: 'unique', found: solution });
  });
}
