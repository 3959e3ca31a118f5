/** Queens on a board, by the same search as a Sudoku. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attackerOf, queensRun } from '../../../web/app/lesson/queens.js';

/** All ways to place queens, one in each row, by trying every one. @param {number} size @returns {string[]} */
function everyWay(size) {
  /** @type {number[][]} */
  let ways = [[]];
  for (let row = 0; row < size; row++) {
    ways = ways.flatMap((way) => Array.from({ length: size }, (_, column) => [...way, column]));
  }
  const attacks = (/** @type {number[]} */ way) =>
    way.some((column, row) =>
      way.some((other, below) => below > row && (other === column || Math.abs(other - column) === below - row)),
    );
  return ways.filter((way) => !attacks(way)).map(String);
}

for (const size of [1, 2, 3, 4, 5, 6]) {
  test(`on a board of ${size} the search finds the first of all ways, or none where there is none`, () => {
    const last = queensRun(size).at(-1);
    const [first] = everyWay(size);
    assert.equal(last?.kind, first === undefined ? 'exhausted' : 'solution');
    assert.equal(String(last?.columns), first ?? '');
  });
}

test('each step follows from the one before it, and each refusal names a queen that attacks', () => {
  let columns = /** @type {number[]} */ ([]);
  for (const step of queensRun(8)) {
    const { kind, row, column, by } = step;
    if (kind === 'place') columns = [...columns, Number(column)];
    if (kind === 'erase') {
      assert.equal(columns.at(-1), column);
      columns = columns.slice(0, -1);
    }
    assert.deepEqual(step.columns, columns);
    if (kind === 'place') assert.equal(attackerOf(columns.slice(0, -1), row, Number(column)), -1);
    if (kind !== 'refuse') continue;
    const other = columns[Number(by)];
    assert.ok(other === column || Math.abs(other - Number(column)) === row - Number(by));
  }
  assert.deepEqual(columns, [0, 4, 7, 5, 2, 6, 1, 3]);
});
