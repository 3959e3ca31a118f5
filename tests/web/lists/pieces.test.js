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

/** @param {Blob} blob @param {boolean} [reuses] whether a piece may come in the memory of an earlier one */
async function piecesOf(blob, reuses = false) {
  const source = new ListSource(blob);
  const pieces = [];
  for (let piece; (piece = await source.next()) !== null;) {
    const text = new TextDecoder().decode(piece.bytes);
    assert.equal(new TextDecoder().decode(await source.again(piece.at, piece.bytes.length)), text);
    pieces.push(text);
    if (reuses) source.reuse(structuredClone(piece.bytes, { transfer: [piece.bytes.buffer] }));
  }
  assert.ok(source.ended);
  return pieces;
}

/** @param {string[]} pieces */
const linesOf = (pieces) => pieces.flatMap((piece) => piece.split(/\r\n|\r|\n/).filter((line) => line !== ''));

/** Where streams fill no buffers of others. @param {Blob} blob */
const inSlices = (blob) =>
  /** @type {Blob} */ ({
    size: blob.size,
    slice: (from, to) => blob.slice(from, to),
    stream: () => new ReadableStream(),
  });

for (const end of ['\n', '\r\n', '\r']) {
  test(`pieces hold whole lines that end in ${JSON.stringify(end)}, in order, and are never long`, async () => {
    const next = random(3);
    const lines = Array.from({ length: 100_000 }, (_, i) => `${i} ${'x'.repeat(120 * next())}`);
    const pieces = await piecesOf(new Blob([lines.join(end)]));
    assert.ok(pieces.length > 2);
    for (const piece of pieces) assert.ok(piece.length <= PIECE);
    assert.deepEqual(linesOf(pieces), lines);
    assert.equal(pieces.join(''), lines.join(end));
    assert.deepEqual(await piecesOf(inSlices(new Blob([lines.join(end)]))), pieces);
    assert.deepEqual(await piecesOf(new Blob([lines.join(end)]), true), pieces);
    assert.deepEqual(await piecesOf(inSlices(new Blob([lines.join(end)])), true), pieces);
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

test('however small the pieces, and whatever ends each line, what follows a long line is there', async () => {
  const next = random(9);
  const ends = ['\n', '\r\n', '\r'];
  for (let turn = 0; turn < 3000; turn++) {
    const lines = Array.from({ length: 6 }, (_, i) => `${i}${'x'.repeat(next() < 0.3 ? 30 * next() : 4 * next())}`);
    const text = lines.map((line) => line + ends[Math.floor(3 * next())]).join('');
    const piece = 8 + Math.floor(8 * next());
    const source = new ListSource(new Blob([text]), piece);
    const pieces = [];
    for (let cut; (cut = await source.next()) !== null;) pieces.push(new TextDecoder().decode(cut.bytes));
    const short = lines.filter((line) => line.length < piece - 2);
    const found = linesOf(pieces);
    assert.deepEqual(
      short.filter((line) => !found.includes(line)),
      [],
      JSON.stringify([text, piece]),
    );
  }
});

test('nothing has no pieces', async () => assert.deepEqual(await piecesOf(new Blob([])), []));

test('a first piece may be longer than the others', async () => {
  const text = Array.from({ length: 500 }, (_, i) => `${i}\n`).join('');
  for (const blob of [new Blob([text]), inSlices(new Blob([text]))]) {
    const source = new ListSource(blob, 100, 999);
    let all = '';
    for (let piece; (piece = await source.next()) !== null;) all += new TextDecoder().decode(piece.bytes);
    assert.equal(all, text);
  }
});

test('a stream that brings little at a time is read as one that brings much', async () => {
  const text = Array.from({ length: 5000 }, (_, i) => `${i}\n`).join('');
  const whole = bytes(text);
  const next = random(4);
  let at = 0;
  const stream = new ReadableStream({
    type: 'bytes',
    pull(controller) {
      const few = Math.ceil(700 * next());
      if (at < whole.length) controller.enqueue(whole.slice(at, at + few));
      else controller.close();
      at += few;
      if (at >= whole.length + few) controller.byobRequest?.respond(0);
    },
  });
  const source = new ListSource(/** @type {any} */ ({ size: whole.length, stream: () => stream }), 1000, 300);
  /** @type {string[]} */
  const pieces = [];
  for (let piece; (piece = await source.next()) !== null;) {
    assert.equal(piece.at, pieces.join('').length);
    pieces.push(new TextDecoder().decode(piece.bytes));
  }
  assert.equal(pieces.join(''), text);
  assert.ok(pieces[0].length <= 300 && pieces.every((piece) => piece.endsWith('\n') && piece.length <= 1000));
});

test('a stream that breaks is told, and one of which no more is wanted is let go', async () => {
  const broken = new ReadableStream({ type: 'bytes', pull: (controller) => controller.error(new Error('gone')) });
  await assert.rejects(new ListSource(/** @type {any} */ ({ size: 9, stream: () => broken })).next(), /gone/);
  let left = false;
  const endless = new ReadableStream({
    type: 'bytes',
    pull: (controller) => controller.enqueue(new Uint8Array(100_000)),
    cancel: () => void (left = true),
  });
  const source = new ListSource(/** @type {any} */ ({ size: 1e9, stream: () => endless }));
  await source.next();
  source.close();
  await new Promise((resolve) => setTimeout(resolve, 0));
  assert.ok(left);
});

test('a file that became shorter is told', async () => {
  const blob = { size: 100, slice: () => new Blob([]) };
  const source = new ListSource(/** @type {any} */ (blob));
  await assert.rejects(source.next());
  await assert.rejects(source.again(0, 10));
});
