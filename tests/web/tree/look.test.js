import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathAt } from '../../../web/app/run/tree-builder.js';
import { drawWhole, pathDrawer } from '../../../web/app/tree/look.js';
import { followStack, withBranches } from '../../../web/app/tree/path.js';
import { branchesAt, treeOf } from '../support/whole-branches.js';
import { puzzles, solver } from '../support/solver.js';
import { faultOf, t, translators } from '../support/texts.js';

/** @typedef {import('../../../web/app/tree/look.js').Drawing} Drawing */

const LEAST = 40; // pixels between the middles of two nodes

/** Nothing overlaps, leaves the drawing or lacks a text. @param {Drawing} drawing @param {string} language */
function assertDrawn({ shape, looks, current }, language) {
  const { spots, levels, width, height } = shape;
  assert.equal(spots.length, looks.length);
  assert.equal(new Set(spots.map(({ key }) => key)).size, spots.length);
  for (const [i, { x, y, parent, level, order, siblings }] of spots.entries()) {
    assert.ok(x >= 20 && x <= width - 20 && y >= 20 && y <= height - 20);
    assert.ok(order >= 1 && order <= siblings);
    assert.ok(parent === null ? i === 0 : parent < i && spots[parent].level === level - 1 && spots[parent].y < y);
  }
  const inRows = [...spots].sort((a, b) => a.y - b.y || a.x - b.x);
  inRows.slice(1).forEach(({ x, y }, i) => assert.ok(y > inRows[i].y || x - inRows[i].x >= LEAST));
  for (const text of [...looks.map(({ label }) => label), ...levels.map((level) => level.text)]) {
    assert.equal(faultOf(text, language), null);
    assert.notEqual(text, '');
  }
  assert.equal(looks[current].status, 'path');
}

for (const { id: algorithm } of solver.algorithms) {
  test(`the whole tree under ${algorithm} is drawn in every language, at any position`, () => {
    const nodes = treeOf(puzzles.workshop, algorithm);
    for (const [language, translate] of Object.entries(translators)) {
      const draw = drawWhole(nodes, 9, translate);
      for (let position = 0; position < 20_000; position += 1777) assertDrawn(draw(position), language);
    }
  });

  test(`the path under ${algorithm} is drawn in every language, known or not`, () => {
    const puzzle = puzzles.workshop;
    const nodes = treeOf(puzzle, algorithm);
    const run = solver.run(puzzle, { algorithm });
    for (const [language, translate] of Object.entries(translators)) {
      const draw = pathDrawer(9, translate);
      for (let position = 0; position < 20_000; position += 977) {
        run.seek(position);
        const rows = followStack([], puzzle, algorithm, run.stack());
        const branches = branchesAt(nodes, run.position);
        assertDrawn(draw(rows), language);
        assertDrawn(draw(rows.map((row, i) => withBranches(row, branches[i]))), language);
      }
    }
    run.dispose();
  });
}

/** Logic places a digit here because there would be two solutions without it. */
const unique = '45....9....2.1.....8...73.5.6.82...1..........75.....28971.................74.6.9';

test('why a digit had to be placed is told of every rule that places one', () => {
  const nodes = treeOf(unique, 'logic');
  assert.ok(nodes.some(({ rule }) => rule === 'unique'));
  for (const [language, translate] of Object.entries(translators)) {
    assertDrawn(drawWhole(nodes, 9, translate)(0), language);
  }
  // Chains place digits too.
  for (const node of nodes.slice(1)) node.rule = 'chain';
  for (const [language, translate] of Object.entries(translators)) {
    assertDrawn(drawWhole(nodes, 9, translate)(0), language);
  }
});

test('a path is as wide as its longest row', () => {
  const refuted = Array.from({ length: 12 }, (_, cell) => ({ cell, digit: 1 }));
  const row = followStack([], '.'.repeat(81), 'logic', [{ cell: 40, digit: 5 }])[0];
  const finished = refuted.map((choice) => ({ ...choice, from: 1, to: 2, placements: 1, solutions: 0 }));
  assertDrawn(pathDrawer(9, t)([withBranches(row, { placed: 40, finished })]), 'en');
});

test('at every position of the school puzzle the lit nodes are those on the stack', () => {
  const nodes = treeOf(puzzles.school, 'backtracking');
  const draw = drawWhole(nodes, 9, t);
  for (let position = 0; position <= 5547; position += 13) {
    const { looks, current } = draw(position);
    const lit = looks.flatMap(({ status }, index) => (status === 'path' ? [index] : []));
    assert.deepEqual(
      lit,
      pathAt(nodes, position).map(({ index }) => index),
    );
    assert.equal(current, lit.at(-1));
  }
});

test('a step changes the looks of no more nodes than it places or takes back, and never the shape', () => {
  const nodes = treeOf(puzzles.school, 'backtracking');
  const draw = drawWhole(nodes, 9, t);
  let before = draw(0);
  for (let position = 1; position <= 5547; position++) {
    const next = draw(position);
    assert.equal(next.shape, before.shape);
    assert.ok(next.looks.filter((look, index) => look !== before.looks[index]).length <= 1);
    before = next;
  }
});

test('nodes say in words what they are', () => {
  const nodes = treeOf(puzzles.school, 'backtracking');
  const labels = (/** @type {number} */ position) => drawWhole(nodes, 9, t)(position).looks.map(({ label }) => label);
  assert.equal(labels(0)[0], 'the puzzle, before the first digit');
  assert.equal(labels(0)[1], '2 in row 1, column 1, not placed yet');
  assert.equal(labels(100)[1], '2 in row 1, column 1, on the path now');
  assert.equal(labels(5547)[3], '3 in row 1, column 4, taken back, dead end');
  assert.equal(labels(5547).at(-1), '9 in row 9, column 9, on the path now, solved');
  const forced = drawWhole(treeOf(puzzles.school, 'propagation'), 9, t)(999).looks[1];
  assert.match(forced.label, /the only digit that fits$/);
  assert.equal(forced.kind, 'forced');
});

test('rows name their cell where all nodes of each row share it, else each node does', () => {
  const { shape, looks } = drawWhole(treeOf(puzzles.workshop, 'backtracking'), 9, t)(0);
  assert.deepEqual(shape.levels.map(({ text }) => text).slice(0, 3), ['R1 C1', 'R1 C2', 'R1 C5']);
  assert.ok(looks.every(({ note }) => note === ''));
  const other = drawWhole(treeOf(puzzles.workshop, 'propagation'), 9, t)(0);
  assert.ok(other.shape.levels.length === 0 || other.looks.every(({ note }) => note === ''));
});

test('a path has a column for each digit, with the numbers that are known', () => {
  const [first, second] = followStack([], '.'.repeat(16), 'backtracking', [
    { cell: 0, digit: 3 },
    { cell: 1, digit: 1 },
  ]);
  const finished = [
    { cell: 0, digit: 1, from: 5, to: 90, placements: 1_549_538_077, solutions: 0 },
    { cell: 0, digit: 2, from: 95, to: 99, placements: 1, solutions: 0 },
  ];
  const { shape, looks, current } = pathDrawer(4, t)([{ ...first, placed: 100, finished }, second]);
  assert.equal(current, 5);
  assert.deepEqual(
    shape.spots.slice(1, 5).map(({ x }) => x - shape.spots[1].x),
    [0, 44, 88, 132],
  );
  assert.deepEqual(
    looks.slice(1, 5).map(({ status, note, sign, position }) => ({ status, note, sign, position })),
    [
      { status: 'back', note: '1.5B', sign: '', position: 5 },
      { status: 'back', note: '', sign: 'dead-end', position: 95 },
      { status: 'path', note: '', sign: '', position: 100 },
      { status: 'ahead', note: '', sign: '', position: null },
    ],
  );
  assert.equal(looks[1].label, '1 in row 1, column 1, taken back, 1,549,538,077 placements in this branch');
  assert.equal(looks[5].position, null);
});

test('the looks of rows that stay are the same objects in the next drawing', () => {
  const rows = followStack([], '.'.repeat(16), 'backtracking', [
    { cell: 0, digit: 1 },
    { cell: 1, digit: 2 },
  ]);
  const draw = pathDrawer(4, t);
  const before = draw(rows).looks;
  const after = draw(
    followStack(rows, '.'.repeat(16), 'backtracking', [
      { cell: 0, digit: 1 },
      { cell: 1, digit: 3 },
    ]),
  ).looks;
  assert.deepEqual(
    after.map((look, i) => look === before[i]),
    [true, true, true, true, true, false, false, false],
  );
});
