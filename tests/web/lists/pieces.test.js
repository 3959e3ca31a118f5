import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastLineEnd, nextLine } from '../../../web/app/solver/cut.js';
import { ListSource, PIECE } from '../../../web/app/lists/pieces.js';
import { random } from '../../wasm/support/solver.js';

/** @param {string} text */
const bytes = (text) => new TextEncoder().encode(text);

/** @type {[text: string, cut: number][]} */
const cuts = [
  ['', 0],
  ['ab', 0],
  ['ab\n', 3],
  ['ab\ncd', 3],
  ['a\nb\ncd', 4],
  ['ab\r\n', 4],
  ['ab\rcd', 3],
  ['ab\r', 0],
  ['a\rb\r', 2],
  ['\n', 1],
];
for (const [text, cut] of cuts) {
  test(`${JSON.stringify(text)} is cut at ${cut}`, () => assert.equal(lastLineEnd(bytes(text)), cut));
}

/** @type {[text: string, start: number][]} */
const starts = [
  ['', -1],
  ['ab', -1],
  ['ab\ncd', 3],
  ['ab\r\ncd', 4],
  ['ab\rcd', 3],
  ['ab\r', -1],
  ['ab\n', 3],
  ['\n\n', 1],
];
for (const [text, start] of starts) {
  test(`in ${JSON.stringify(text)} the next line starts at ${start}`, () =>
    assert.equal(nextLine(bytes(text), 0), start));
}

/** @param {Blob} blob */
async function piecesOf(blob) {
  const source = new ListSource(blob);
  const pieces = [];
  for (let piece; (piece = await source.next()) !== null;) {
    const text = new TextDecoder().decode(piece.bytes);
    assert.equal(new TextDecoder().decode(await source.again(piece.at, piece.bytes.length)), text);
    pieces.push(text);
  }
  assert.ok(source.ended);
  return pieces;
}

/** @param {string[]} pieces */
const linesOf = (pieces) => pieces.flatMap((piece) => piece.split(/\r\n|\r|\n/).filter((line) => line !== ''));

for (const end of ['\n', '\r\n', '\r']) {
  test(`pieces hold whole lines that end in ${JSON.stringify(end)}, in order, and are never long`, async () => {
    const next = random(3);
    const lines = Array.from({ length: 50_000 }, (_, i) => `${i} ${'x'.repeat(120 * next())}`);
    const pieces = await piecesOf(new Blob([lines.join(end)]));
    assert.ok(pieces.length > 2);
    for (const piece of pieces) assert.ok(piece.length <= PIECE);
    assert.deepEqual(linesOf(pieces), lines);
    assert.equal(pieces.join(''), lines.join(end));
  });

  test(`the rest of a line longer than a piece is left out, and no line after ${JSON.stringify(end)}`, async () => {
    for (let more = -2; more <= 2; more++) {
      for (const length of [PIECE, 2 * PIECE]) {
        const pieces = await piecesOf(new Blob(['first', end, 'y'.repeat(length + more - 5), end, 'last']));
        const lines = linesOf(pieces);
        assert.deepEqual([lines.length, lines[0], lines.at(-1)], [3, 'first', 'last'], `${length} ${more}`);
      }
    }
  });
}

test('nothing has no pieces', async () => assert.deepEqual(await piecesOf(new Blob([])), []));

test('a file that became shorter is told', async () => {
  const blob = { size: 100, slice: () => new Blob([]) };
  const source = new ListSource(/** @type {any} */ (blob));
  await assert.rejects(source.next());
  await assert.rejects(source.again(0, 10));
});
