import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { loadSolver } from '../../../build/web/app/solver.js';
import { read } from '../../../web/app/formats/formats.js';
import { puzzles } from '../support/solver.js';
import { progressOf } from '../support/progress.js';

/** @typedef {import('../../../web/app/solver.js').Progress} Progress */

const school = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const solver = await loadSolver({
  wasmBinary: readFileSync(new URL('../../../build/web/wasm/sudoku.wasm', import.meta.url)),
  batch: 'later',
  formats: 'later',
  logic: 'later',
});

/** Plain text alone: all else is what is tried here. @param {string} text */
const plain = (text) => solver.parse(text);

/** @param {string} text @returns {{ puzzle: string, format: string, progress: Progress | undefined }} */
function readOf(text) {
  const result = read(text, plain);
  assert.ok(result.ok, text.slice(0, 60));
  return { puzzle: result.puzzle, format: result.format, progress: result.progress };
}

/** What of a board is not empty: `cell: content`. @param {Progress | undefined} progress @param {string} puzzle */
function toldOf(progress, puzzle) {
  assert.ok(progress);
  const { digits, corner, centre, colours } = progress;
  return Array.from(puzzle).flatMap((given, cell) => {
    const own = given === '.' && digits[cell] ? [`=${digits[cell]}`] : [];
    const notes = [corner[cell] && `c${corner[cell].toString(2)}`, centre[cell] && `m${centre[cell].toString(2)}`];
    const all = [...own, ...notes.filter(Boolean), ...(colours[cell] ? [`#${colours[cell]}`] : [])];
    return all.length > 0 ? [`${cell}: ${all.join(' ')}`] : [];
  });
}

test('a library line has the digits that its player has placed, and all notes but the deleted', () => {
  const line = (/** @type {string} */ deleted) => `:0000:x:1.+2...3..4.....2:${deleted}::`;
  const { puzzle, format, progress } = readOf(line(''));
  assert.deepEqual([puzzle, format], ['1.....3..4.....2', 'hodoku']);
  assert.deepEqual(toldOf(progress, puzzle), ['2: =2']);
  const noted = readOf(line('312 112 999 231')).progress;
  assert.deepEqual(toldOf(noted, puzzle).slice(0, 4), ['2: =2', '3: c1000', '4: c1010', '5: c10']);
  assert.equal(noted && noted.corner[8], 0b100, 'deleted 2 in row 3, column 1');
});

test('a library line without either has nothing beside its givens', () => {
  assert.equal(readOf(`:0000:x:${school}:::`).progress, undefined);
});

test('the JSON of f-puzzles has digits that are not given, both kinds of notes, and colours', () => {
  const cells = Array.from(puzzles.small, (given) => (given === '.' ? {} : { value: Number(given), given: true }));
  Object.assign(cells[1], { value: 2 });
  Object.assign(cells[2], { cornerPencilMarks: [3, 4], centerPencilMarks: ['4'], c: '#ff0000' });
  Object.assign(cells[3], { centerPencilMarks: [9, 1], highlight: '#00ff00' });
  Object.assign(cells[0], { c: '#ff0000', cornerPencilMarks: [1] });
  const text = JSON.stringify({ size: 4, grid: [0, 4, 8, 12].map((start) => cells.slice(start, start + 4)) });
  const { puzzle, format, progress } = readOf(text);
  assert.deepEqual([puzzle, format], [puzzles.small, 'f-puzzles']);
  assert.deepEqual(toldOf(progress, puzzle), ['0: #1', '1: =2', '2: c1100 m1000 #1', '3: m1 #2']);
});

test('where no digit of it is given, all are givens', () => {
  const grid = [0, 4, 8, 12].map((start) =>
    Array.from(puzzles.small.slice(start, start + 4), (given) => (given === '.' ? {} : { value: Number(given) })),
  );
  assert.deepEqual(readOf(JSON.stringify({ grid })), {
    puzzle: puzzles.small,
    format: 'f-puzzles',
    progress: undefined,
  });
});

/** @param {string} layout @param {(given: string, cell: number) => string} cellOf */
const xml = (layout, cellOf) =>
  `<opensudoku><game data="version: ${layout}\n${Array.from(school, cellOf).join('')}" /></opensudoku>`;

for (const [layout, given, own, noted, told] of /** @type {const} */ ([
  ['1', (/** @type {string} */ d) => `${d}|-|0|`, '4|-|1|', '0|1,2,|1|', 'c11'],
  ['2', (/** @type {string} */ d) => `${d}|0||0|`, '4|0||1|', '0|3||1|', 'c11'],
  ['3', (/** @type {string} */ d) => `${d}|0|0|`, '4|0|1|', '0|3|1|', 'c11'],
  ['4', (/** @type {string} */ d) => `${d}|0|0|0|`, '4|0|0|1|', '0|3|256|1|', 'c11 m100000000'],
  ['5', (/** @type {string} */ d) => `${d}|0|0|0|0|`, '4|0|0|0|1|', '0|3|256|7|1|', 'c11 m100000000 #1'],
])) {
  test(`a game of OpenSudoku in layout ${layout} has what was played`, () => {
    const empty = own.replace('4', '0');
    const text = xml(layout, (sign, cell) => (sign === '.' ? ({ 2: own, 3: noted }[cell] ?? empty) : given(sign)));
    const { puzzle, format, progress } = readOf(text);
    assert.deepEqual([puzzle, format], [school, 'opensudoku']);
    assert.deepEqual(toldOf(progress, puzzle), ['2: =4', `3: ${told}`]);
  });
}

test('a grid of candidates is givens and notes', () => {
  const text = [
    '.----------.--------.',
    '| 1   234  | 34 24  |',
    '| 34  2    | 1  34  |',
    ':----------+--------:',
    '| 24  134  | 3  1   |',
    '| 3   14   | 24 124 |',
    "'----------'--------'",
  ].join('\n');
  const { puzzle, format, progress } = readOf(text);
  assert.deepEqual([puzzle, format], ['1....21...313...', 'candidates']);
  assert.deepEqual(toldOf(progress, puzzle).slice(0, 3), ['1: c1110', '2: c1100', '3: c1010']);
});

test('a table of digits is no grid of candidates', () => {
  assert.equal(readOf('1,,,\n,,3,\n,4,,\n,,,2\n').format, 'csv');
  assert.equal(readOf('1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1').progress, undefined);
});

test('whatever stands in the cells, what is read of it is a board', () => {
  const value = fc.oneof(
    fc.nat(12),
    fc.string({ maxLength: 3 }),
    fc.constantFrom(null, [], {}, true, 1e9, -1, '__proto__'),
  );
  const cell = fc.dictionary(
    fc.constantFrom('value', 'given', 'c', 'highlight', 'cornerPencilMarks', 'centerPencilMarks', 'candidates'),
    fc.oneof(value, fc.array(value, { maxLength: 5 })),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { minLength: 4, maxLength: 4 }), (grid) => {
      const result = read(JSON.stringify({ grid }), plain);
      if (!result.ok || !result.progress) return;
      const { digits, corner, centre, colours } = result.progress;
      for (let at = 0; at < 16; at++) {
        assert.ok(digits[at] <= 4 && corner[at] < 16 && centre[at] < 16 && colours[at] <= 8);
        assert.ok(!digits[at] || !(corner[at] | centre[at]), 'a digit has no notes');
        assert.ok(result.puzzle[at] === '.' || Number(result.puzzle[at]) === digits[at]);
      }
    }),
  );
});

test('library lines of every board are read as they stand', () => {
  fc.assert(
    fc.property(progressOf(puzzles.small), ({ digits }) => {
      const cells = Array.from(puzzles.small, (given, cell) =>
        given === '.' && digits[cell] ? `+${digits[cell]}` : given,
      );
      const { puzzle, progress } = readOf(`:0000:x:${cells.join('')}:::`);
      assert.equal(puzzle, puzzles.small);
      if (progress) assert.deepEqual(progress.digits, digits);
      else assert.deepEqual(digits, Uint8Array.from(puzzles.small, Number));
    }),
  );
});
