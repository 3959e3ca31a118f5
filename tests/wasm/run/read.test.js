import assert from 'node:assert/strict';
import { test } from 'node:test';
import { golden, kinds, puzzles, randomPositions, runOf, solver, stateOf } from '../support/solver.js';

const END = golden.S2.backtracking.steps;
const walk = [...solver.run(puzzles.S2)];

/** @param {import('../support/solver.js').Step[]} steps */
const facts = (steps) => steps.map(({ depth, position, ...fact }) => fact);

for (const n of [1, 2, 4095, 4096, 4097, 8192, 8193, 16384, END - 1, END]) {
  test(`read(${n}) packs what next() reports, and moves as far`, (t) => {
    const run = runOf(t, puzzles.S2);
    const words = run.read(n);
    assert.ok(words instanceof Uint32Array);
    assert.deepEqual(
      Array.from(words, (word) => solver.unpack(word)),
      facts(walk.slice(0, n)),
    );
    assert.deepEqual(run.step, walk[n - 1]);
    assert.equal(run.position, n);
    assert.equal(run.done, n === END);
    assert.deepEqual(run.next().value, walk[n]);
  });
}

for (const n of [END + 1, 1e6, 2 ** 32 + 1, 2 ** 53, Infinity]) {
  test(`read(${n}) stops at the end`, (t) => {
    const run = runOf(t, puzzles.S2);
    assert.equal(run.read(n).length, END);
    assert.equal(run.done, true);
    assert.equal(run.read(n).length, 0);
    assert.equal(run.position, END);
  });
}

for (const n of [0, -1, NaN, 0.5, -Infinity]) {
  test(`read(${n}) reads nothing and does not move`, (t) => {
    const run = runOf(t, puzzles.S2);
    run.seek(5);
    assert.deepEqual(run.read(n), new Uint32Array());
    assert.equal(run.position, 5);
  });
}

test('read() starts where the run stands, after any move', (t) => {
  const run = runOf(t, puzzles.S2);
  for (const start of randomPositions(100, END - 20)) {
    run.seek(start);
    const words = run.read(20);
    assert.deepEqual(
      Array.from(words, (word) => solver.unpack(word)),
      facts(walk.slice(start, start + 20)),
    );
  }
});

test('read() and next() leave the same run behind', (t) => {
  const [read, walked] = [runOf(t, puzzles.S2), runOf(t, puzzles.S2)];
  read.read(9001);
  for (let i = 0; i < 9001; i++) walked.next();
  assert.deepEqual(stateOf(read), stateOf(walked));
});

for (const room of [0, 1, 4095, 4096, 4097, 10_000, END + 5]) {
  test(`read(n, { into }) fills an array of ${room}, and no more of it than it says`, (t) => {
    const [lent, anew] = [runOf(t, puzzles.S2), runOf(t, puzzles.S2)];
    const into = new Uint32Array(room).fill(7);
    for (const n of [3, 4096, Infinity, 1]) {
      const words = lent.read(n, { into });
      const wanted = anew.read(Math.min(n, room));
      assert.deepEqual(words, wanted);
      assert.equal(words.length === 0 || words.buffer === into.buffer, true);
      assert.deepEqual(into.subarray(0, words.length), words);
      assert.deepEqual(stateOf(lent), stateOf(anew));
      assert.ok(into.subarray(words.length).every((word) => word === 7));
      into.fill(7);
    }
  });
}

test('read(n, { into }) fills the part of a buffer that it is lent, in what extends Uint32Array too', (t) => {
  class Own extends Uint32Array {}
  const run = runOf(t, puzzles.S2);
  const all = new Uint32Array(30);
  const into = new Own(all.buffer, 40, 10);
  const words = run.read(20, { into });
  assert.deepEqual([words.constructor, words.byteOffset, words.length], [Uint32Array, 40, 10]);
  assert.deepEqual(
    Array.from(all, (word) => (word === 0 ? null : solver.unpack(word))),
    [...Array(10).fill(null), ...facts(walk.slice(0, 10)), ...Array(10).fill(null)],
  );
});

test('an array whose buffer is gone has no room', (t) => {
  const run = runOf(t, puzzles.S2);
  const into = new Uint32Array(10);
  structuredClone(into.buffer, { transfer: [into.buffer] });
  assert.equal(run.read(5, { into }).length, 0);
  assert.equal(run.position, 0);
});

for (const into of /** @type {any[]} */ ([null, [], new Uint8Array(4), new Float64Array(4), {}, 'words', 4])) {
  test(`read() fills no ${Object.prototype.toString.call(into)}, and does not move`, (t) => {
    const run = runOf(t, puzzles.S2);
    assert.throws(() => run.read(5, { into }), { name: 'SolverError', code: 'type' });
    assert.equal(run.position, 0);
  });
}

for (const puzzle of [puzzles.four, puzzles.six]) {
  test(`unpack() for side ${Math.sqrt(puzzle.length)} names that side's rows, columns and peers`, (t) => {
    const run = runOf(t, puzzle);
    const steps = [...run];
    run.seek(0);
    assert.deepEqual(
      Array.from(run.read(1e5), (word) => solver.unpack(word, run.size)),
      facts(steps),
    );
  });
}

/** @param {number} kind */
const word = (kind, { rule = 0, cell = 255, digit = 0, unit = 63, place = 31 } = {}) =>
  (kind | (rule << 4) | (cell << 8) | (digit << 16) | (unit << 21) | (place << 27)) >>> 0;
const none = { cell: null, row: null, column: null, digit: null, peer: null, unit: null, rule: null };

/** @type {[about: string, word: number, fact: object][]} */
const layouts = [
  ['no field at all', word(9), { ...none, kind: 'solution' }],
  ['a cell', word(1, { cell: 80 }), { ...none, kind: 'select', cell: 80, row: 8, column: 8 }],
  [
    'a peer',
    word(3, { cell: 0, digit: 9, unit: 26, place: 8 }),
    { kind: 'check', cell: 0, row: 0, column: 0, digit: 9, peer: 80, unit: 26, rule: null },
  ],
  [
    'the first of each',
    word(4, { cell: 0, digit: 1, unit: 0, place: 0 }),
    { kind: 'conflict', cell: 0, row: 0, column: 0, digit: 1, peer: 0, unit: 0, rule: null },
  ],
  [
    'a unit as a whole',
    word(3, { cell: 10, digit: 5, unit: 10 }),
    { kind: 'check', cell: 10, row: 1, column: 1, digit: 5, peer: null, unit: 10, rule: null },
  ],
  [
    'a naked single',
    word(5, { rule: 1, cell: 30, digit: 2 }),
    { ...none, kind: 'place', cell: 30, row: 3, column: 3, digit: 2, rule: 'naked-single' },
  ],
  [
    'a hidden single',
    word(6, { rule: 2, cell: 30, digit: 2 }),
    { ...none, kind: 'eliminate', cell: 30, row: 3, column: 3, digit: 2, rule: 'hidden-single' },
  ],
];

for (const [about, packed, fact] of layouts) {
  test(`unpack() reads a word with ${about}`, () => assert.deepEqual(solver.unpack(packed), fact));
}

test('unpack() knows the kinds by number, from 1', () => {
  assert.deepEqual(
    kinds.map((_, i) => solver.unpack(word(i + 1)).kind),
    kinds,
  );
});

for (const wrong of [0, word(0), word(12), word(15), NaN]) {
  test(`unpack(${wrong}) is no step`, () =>
    assert.throws(() => solver.unpack(wrong), { name: 'SolverError', code: 'kind' }));
}

/** @type {[about: string, word: number, side: number][]} */
const nowhere = [
  ['a cell', word(1, { cell: 16 }), 4],
  ['a digit', word(2, { cell: 0, digit: 7 }), 6],
  ['a unit', word(3, { cell: 0, digit: 1, unit: 27, place: 0 }), 9],
  ['a place in a unit', word(3, { cell: 0, digit: 1, unit: 0, place: 9 }), 9],
  ['a rule', word(5, { rule: 12, cell: 0, digit: 1 }), 9],
];

for (const [about, packed, side] of nowhere) {
  test(`unpack() for side ${side} refuses a word with ${about} that is not there`, () =>
    assert.throws(() => solver.unpack(packed, side), { name: 'SolverError', code: 'kind' }));
}

for (const side of [0, 3, 5, 10, 16, NaN, Infinity]) {
  test(`unpack() knows no board of side ${side}, whatever the word names`, () => {
    for (const packed of [257, word(9), word(15), ...layouts.map(([, one]) => one)]) {
      assert.throws(() => solver.unpack(packed, side), { name: 'SolverError', code: 'size' });
    }
  });
}
