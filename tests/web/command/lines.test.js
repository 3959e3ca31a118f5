import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { headOf, inUtf8, wholeLines, withoutGrids } from '../../../web/command/lines.js';

/** @param {Uint8Array[]} chunks */
async function* streamOf(chunks) {
  yield* chunks;
}

/** @param {AsyncIterable<Uint8Array>} pieces @returns {Promise<string[]>} */
async function textsOf(pieces) {
  const texts = [];
  for await (const piece of pieces) texts.push(Buffer.from(piece).toString('latin1'));
  return texts;
}

/** The same of what is in UTF-8. @param {AsyncIterable<Uint8Array>} pieces */
const textOf = async (pieces) => Buffer.from((await textsOf(pieces)).join(''), 'latin1').toString();

/** A text, cut anywhere. */
const cut = fc
  .array(fc.constantFrom('1', '.', '\n', '\r', '\r\n', 'abc'), { maxLength: 60 })
  .chain((signs) =>
    fc
      .array(fc.nat(signs.join('').length), { maxLength: 8 })
      .map((cuts) => ({ text: signs.join(''), cuts: cuts.sort((a, b) => a - b) })),
  );

/** @param {{ text: string, cuts: number[] }} given */
const chunksOf = ({ text, cuts }) =>
  [...cuts, text.length].map((end, index) => Buffer.from(text.slice(cuts[index - 1] ?? 0, end), 'latin1'));

test('however a stream is cut, its pieces are all of it, and no line is torn', async () => {
  await fc.assert(
    fc.asyncProperty(cut, async (given) => {
      const pieces = await textsOf(wholeLines(streamOf(chunksOf(given))));
      assert.equal(pieces.join(''), given.text);
      for (const [index, piece] of pieces.entries()) {
        if (index < pieces.length - 1) assert.match(piece, /[\r\n]$/);
        assert.ok(!(piece.endsWith('\r') && pieces[index + 1]?.startsWith('\n')));
      }
    }),
  );
});

test('of a line that is longer than any puzzle only its beginning is kept, and the next line is whole', async () => {
  const long = 'x'.repeat(3 << 20);
  const text = `1\n${long}\r\n2\n`;
  const chunks = Array.from({ length: Math.ceil(text.length / 65536) }, (_, index) =>
    Buffer.from(text.slice(index * 65536, (index + 1) * 65536)),
  );
  const pieces = await textsOf(wholeLines(streamOf(chunks)));
  assert.equal(pieces[0], '1\n');
  assert.match(pieces[1], /^x+$/);
  assert.ok(pieces[1].length < long.length / 2);
  assert.equal(pieces.at(-1), '2\n');
});

test('a line that is too long, and ends in a lone CR where it is cut, takes no other with it', async () => {
  for (let more = -2; more <= 2; more++) {
    const text = `${'x'.repeat((1 << 20) + more)}\r2\r3\r`;
    const cut = text.indexOf('\r') + 1;
    const pieces = await textsOf(wholeLines(streamOf([Buffer.from(text.slice(0, cut)), Buffer.from(text.slice(cut))])));
    assert.match(pieces.join(''), /2\r3\r$/, String(more));
  }
});

test('UTF-16 becomes UTF-8, however it is cut; anything else stays', async () => {
  const text = '\ufeffü…\u{1f600}1\r\n';
  for (const bytes of [Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()]) {
    for (const size of [1, 2, 3, 100]) {
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
        bytes.subarray(i * size, (i + 1) * size),
      );
      assert.equal(await textOf(inUtf8(streamOf(chunks))), text.slice(1));
    }
  }
  for (const plain of ['', '1', '12', '\u00ff\u00fe']) {
    assert.equal(await textOf(inUtf8(streamOf([Buffer.from(plain)]))), plain);
  }
});

test('what a stream begins with comes again with the rest of it', async () => {
  const lines = Array.from({ length: 5000 }, (_, index) => `${index}`.padStart(30, '.') + '\n');
  const { head, isAll, pieces } = await headOf(streamOf(lines.map((line) => Buffer.from(line))));
  assert.equal(isAll, false);
  assert.ok(head.length >= 1 << 16);
  assert.equal((await textsOf(pieces)).join(''), lines.join(''));
  const short = await headOf(streamOf([Buffer.from('1\n2')]));
  assert.deepEqual([Buffer.from(short.head).toString(), short.isAll], ['1\n2', true]);
});

test('pieces of a file of grids are a list with the same lines; others stay', async () => {
  const grids = 'Grid ü\r\n1...\r\n..2.\r\n.3..\r\n...4\r\n'.repeat(5000);
  const list = '\n1.....2..3.....4\n\n\n\n'.repeat(5000);
  for (const [given, read] of [
    [grids, list],
    [list, list],
  ]) {
    const bytes = Buffer.from(given);
    const chunks = Array.from({ length: Math.ceil(bytes.length / 1001) }, (_, i) =>
      bytes.subarray(1001 * i, 1001 * (i + 1)),
    );
    const { head, pieces } = await headOf(streamOf(chunks));
    assert.equal(await textOf(withoutGrids(head, pieces)), read);
  }
});
