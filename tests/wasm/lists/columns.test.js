/** Lists as they lie about in the world: columns, headings, quotes, other forms of one line. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { solveMany } from '../../../web/app/solver/solve-many.js';
import { batchModule, bytes } from '../support/batch.js';
import { puzzles, random, solver } from '../support/solver.js';

const parse = (/** @type {string} */ text) => solver.parse(text);
const solution = (/** @type {string} */ puzzle) => /** @type {string} */ (solver.solve(puzzle));
const some = [puzzles.S1, puzzles.S2].map((puzzle) => puzzle.replaceAll('0', '.'));

/** @param {string} text */
function readOf(text) {
  const many = solveMany(batchModule, bytes(text), { parse });
  const cells = many.size ** 2;
  const read = Array.from(many.lines, (_, i) =>
    many.givens
      .subarray(i * cells, (i + 1) * cells)
      .join('')
      .replaceAll('0', '.'),
  );
  return { read, lines: [...many.lines], errors: many.errors };
}

/** What stands in a column of row `i`. @type {Record<string, (puzzle: string, i: number) => string>} */
const columns = {
  puzzle: (puzzle) => puzzle,
  solution: (puzzle) => solution(puzzle),
  id: (_, i) => String(1000 + i),
  hash: (_, i) => `0000183b${i.toString(16)}5c`,
  source: () => 'mr. x',
  rating: (_, i) => (i / 10).toFixed(1),
};

test('a list reads its puzzles in order, whatever its columns, separators, headings, quotes and signs', () => {
  const next = random(7);
  const one = (/** @type {any[]} */ list) => list[Math.floor(list.length * next())];
  for (let turn = 0; turn < 400; turn++) {
    const names = [
      'puzzle',
      ...Object.keys(columns)
        .slice(1)
        .filter(() => next() < 0.5),
    ].sort(() => next() - 0.5);
    const separator = one([',', ';', '\t', ', ', ' | ']);
    const quote = one(['', '', '"']);
    const empty = one(['.', '0', 'x', '*']);
    const rows = Array.from({ length: 8 }, (_, i) => {
      const puzzle = some[i % some.length];
      const fields = names.map((name) => `${quote}${columns[name](puzzle, i)}${quote}`);
      return fields.join(separator).replaceAll(puzzle, puzzle.replaceAll('.', empty));
    });
    const heading = next() < 0.5 ? [names.join(separator)] : [];
    const text = [...heading, ...rows].join(one(['\n', '\r\n', '\r']));
    const { read, errors } = readOf(text);
    assert.deepEqual(errors, [], text);
    assert.deepEqual(
      read,
      rows.map((_, i) => some[i % some.length]),
      text,
    );
  }
});

/** @type {{ files: Record<string, any> } | any} */
const expected = JSON.parse(readFileSync(new URL('../../data/formats/expected.json', import.meta.url), 'utf8'));

test('a list of any form of one line reads every line', () => {
  const forms = Object.entries(expected).filter(([, form]) => form.oneLine);
  assert.ok(forms.length > 10, Object.keys(expected).slice(0, 5).join());
  for (const [file] of forms) {
    const text = readFileSync(new URL(`../../data/formats/${file}`, import.meta.url), 'utf8').replace(
      /^\ufeff|[\r\n]+$/g,
      '',
    );
    const alone = solver.parse(text);
    assert.ok(alone.ok, file);
    const { read, errors } = readOf(`${text}\n`.repeat(3));
    assert.deepEqual([errors, read], [[], Array(3).fill(alone.puzzle)], file);
  }
});

test('two puzzles in a line are an error, at the second one', () => {
  const { read, errors } = readOf(`${puzzles.S1}\n${puzzles.S1},${puzzles.S2}\n`);
  assert.deepEqual([read.length, errors.length], [1, 1]);
  assert.deepEqual([errors[0].code, errors[0].line, errors[0].column, errors[0].found], ['many', 2, 83, 2]);
});

test('columns of errors are counted in characters', () => {
  const { errors } = readOf(`é,${puzzles.S1}\nüü,a${puzzles.S1.slice(1)}\n`);
  assert.deepEqual([errors[0].line, errors[0].column, errors[0].found], [2, 4, 'a']);
});
