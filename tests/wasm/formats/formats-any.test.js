import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { writable, write } from '../../../web/app/formats/write.js';
import { examples, puzzlesOf } from '../support/formats.js';
import { solver } from '../support/solver.js';

/** Any board at all, the full and the empty one too; the rules do not matter here. */
const boards = fc
  .constantFrom(4, 6, 9)
  .chain((side) =>
    fc.oneof(
      fc.array(fc.nat({ max: side }), { minLength: side * side, maxLength: side * side }),
      fc.array(fc.oneof({ arbitrary: fc.constant(0), weight: 9 }, fc.nat({ max: side })), {
        minLength: side * side,
        maxLength: side * side,
      }),
      fc.array(fc.integer({ min: 1, max: side }), { minLength: side * side, maxLength: side * side }),
    ),
  )
  .map((cells) => cells.map((digit) => digit || '.').join(''));

for (const format of writable) {
  test(`any board that is written as ${format} is read back`, () => {
    fc.assert(
      fc.property(boards, (board) => {
        const result = solver.parse(write(format, board));
        assert.deepEqual(puzzlesOf(result), [board], write(format, board));
      }),
      { numRuns: 500, seed: 1984 },
    );
  });
}

/** What any answer must be like. @param {string} text */
function assertAnswer(text) {
  const result = solver.parse(text);
  for (const puzzle of puzzlesOf(result)) {
    assert.ok([16, 36, 81].includes(puzzle.length) && /^[1-9.]+$/.test(puzzle), puzzle);
  }
  if (result.ok) return true;
  const { code, index, line, column, found } = result.error;
  assert.ok(
    index >= 0 && index <= text.length && line >= 1 && column >= 1 && column <= index + 1,
    JSON.stringify(result.error),
  );
  assert.equal(text.slice(0, index).split(/\r\n|\r|\n/).length, line);
  if (code === 'character') assert.ok(text.startsWith(String(found), index), JSON.stringify(result.error));
  return false;
}

/** What the formats are made of. */
const pieces = fc.constantFrom(
  ...'0123456789.*_Xx-|+=,;:"\'`[]{}()<>#?&%\\/ \t\n\r',
  '\r\n',
  '\ufeff',
  '\0',
  '\ud83d',
  '\ude00',
  '\u3000',
  '\uff3b',
  '\uff15',
  'null',
  'None',
  '//',
  '/*',
  '*/',
  '=>',
  '__proto__',
  'constructor',
  '-1',
  '1.5',
  '1e9',
  '[Puzzle]\n',
  ':0000:x:',
  '<game data="',
  '?bd=',
  '#p=',
  '?load=N4I',
  'vec![',
  '---',
  '"value":5,"given":true',
  '53..7....',
  '1...',
  '1.....2..3.....4',
  '[1,0,0,0],',
  '1,,,\n',
  'Hello',
);
const anyText = fc.oneof(
  fc.string16bits({ maxLength: 80 }),
  fc.stringOf(pieces, { maxLength: 60 }),
  fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
);

test('100,000 random texts are read or refused with a place, and none throws', () => {
  const read = { good: 0, bad: 0 };
  fc.assert(
    fc.property(anyText, (text) => {
      read[assertAnswer(text) ? 'good' : 'bad'] += 1;
    }),
    { numRuns: 100_000, seed: 2048 },
  );
  assert.ok(read.good > 20 && read.bad > 1000, JSON.stringify(read));
});

/** An example with a piece cut out, put in, doubled, or taken from another one. */
const torn = fc
  .tuple(fc.constantFrom(...examples), fc.constantFrom(...examples), fc.nat(), fc.nat(), pieces, fc.nat({ max: 4 }))
  .map(([one, other, a, b, piece, how]) => {
    const [from, to] = [a % (one.text.length + 1), b % (one.text.length + 1)].sort((x, y) => x - y);
    const middle = [
      piece,
      '',
      one.text.slice(from, to).repeat(2),
      other.text.slice(b % other.text.length),
      one.text.slice(from, to).split('').reverse().join(''),
    ][how];
    return one.text.slice(0, from) + middle + (how === 0 ? one.text.slice(from) : one.text.slice(to));
  });

test('examples that are cut, torn and put together wrongly are read or refused with a place', () => {
  const read = { good: 0, bad: 0 };
  fc.assert(
    fc.property(torn, (text) => {
      read[assertAnswer(text) ? 'good' : 'bad'] += 1;
    }),
    { numRuns: 20_000, seed: 512 },
  );
  assert.ok(read.good > 1000 && read.bad > 1000, JSON.stringify(read));
});

test('brackets 16,000 deep are no more than brackets', () => {
  for (const bracket of ['[', '{"a":', '(', '[1,', '[[1,2,3,4],']) {
    const text = bracket.repeat(16_000 / bracket.length);
    assert.equal(solver.parse(text).ok, false);
  }
});

test('a text that holds names of JavaScript changes nothing and finds nothing', () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    assert.equal(solver.parse(`{"${name}": {"puzzle": 1}, "${name}": [1, 2]}`).ok, false);
    assert.equal(solver.parse(`{"${name}": [[1,0,0,0],[0,0,2,0],[0,3,0,0],[0,0,0,4]]}`).ok, true);
  }
  assert.deepEqual(Object.getOwnPropertyNames(Object.prototype), before);
});
