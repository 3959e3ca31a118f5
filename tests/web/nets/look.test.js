/** What scripts/look decides without a browser: which pictures are taken, how they lie on sheets, and what differs. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { brightness, contrast, difference, ground } from '../../look/pictures.js';
import { clear } from '../../look/sets.js';
import { arrange, columnsFor } from '../../look/sheets.js';
import { readArguments, sizes, visitsOf } from '../../look/wishes.js';
import { WrongUse } from '../../look/wrong-use.js';

/**
 * A picture of one colour, with spots of another.
 * @param {number} width
 * @param {number} height
 * @param {number} shade
 * @param {[x: number, y: number, shade: number][]} [spots]
 */
function painted(width, height, shade, spots = []) {
  const image = new PNG({ width, height });
  for (let at = 0; at < image.data.length; at += 4) image.data.set([shade, shade, shade, 255], at);
  for (const [x, y, other] of spots) image.data.set([other, other, other, 255], 4 * (y * width + x));
  return image;
}

/** @param {PNG} image */
const file = (image) => PNG.sync.write(image);

test('equal pictures differ nowhere, however they were written', () => {
  const image = painted(4, 4, 200);
  assert.deepEqual(difference(file(image), file(image)), { pixels: 0, share: 0, image: null });
  assert.equal(difference(PNG.sync.write(image, { deflateLevel: 0 }), file(image)).pixels, 0);
});

test('one pixel of the next shade is a difference, and shown', () => {
  const { pixels, share, image } = difference(file(painted(10, 10, 200)), file(painted(10, 10, 200, [[3, 4, 190]])));
  assert.deepEqual([pixels, share], [1, 0.01]);
  assert.ok(image);
  assert.deepEqual([...PNG.sync.read(image).data.subarray(4 * 43, 4 * 43 + 3)], [255, 0, 0]);
});

test('what a picture has beyond the edge of the other differs', () => {
  const { pixels, share } = difference(file(painted(10, 10, 200)), file(painted(10, 12, 200)));
  assert.deepEqual([pixels, share], [20, 1 / 6]);
});

test('ink is measured against the ground that most of a part has', () => {
  const image = painted(10, 10, 255, [
    [5, 5, 0],
    [6, 6, 118],
  ]);
  assert.equal(contrast(brightness(image, { x: 0, y: 0, width: 10, height: 10 })), 21);
  assert.ok(contrast(brightness(image, { x: 6, y: 6, width: 4, height: 4 })) > 4.5);
  assert.equal(contrast(brightness(image, { x: 0, y: 0, width: 3, height: 3 })), 1);
  assert.equal(ground(brightness(image, { x: 0, y: 0, width: 10, height: 10 })), 1);
});

test('sheets hold every picture once, in its order, and none is larger than it is', () => {
  for (const { width, height } of sizes) {
    const pictures = Array.from({ length: 17 }, (_, index) => ({
      file: `${index}`,
      caption: '',
      width,
      height: height * (1 + (index % 3)),
    }));
    const sheets = arrange(pictures, columnsFor(width));
    assert.deepEqual(
      sheets.flat(2).map((each) => each.file),
      pictures.map((each) => each.file),
    );
    for (const rows of sheets) {
      assert.ok(rows.reduce((sum, row) => sum + Math.max(...row.map((each) => each.height * each.scale)), 0) < 1560);
      for (const row of rows) assert.ok(row.reduce((sum, each) => sum + each.width * each.scale, 0) < 1560);
    }
    assert.ok(sheets.flat(2).every(({ scale }) => scale > 0.2 && scale <= 1));
  }
});

/** @type {import('../../look/subjects.js').Subject[]} */
const subjects = ['app', 'frame'].map((name) => ({
  name,
  about: '',
  page: () => ({ path: '', shows: '' }),
  states: [],
}));

/** @param {string[]} words */
const taken = (...words) =>
  visitsOf(subjects, readArguments(words, subjects).asked).flatMap(({ subject, size, language, themes }) =>
    themes.map((theme) => `${subject.name} ${size.name} ${language} ${theme}`),
  );

test('English is taken everywhere, others where words are too long for lines, and all when it is asked for', () => {
  assert.equal(taken().length, 2 * (7 * 2 + 4 * 2));
  assert.equal(taken('--all').length, 2 * 7 * 2 * 3);
  assert.deepEqual(taken('--subject', 'app', '--size', '844x390', '--language', 'de'), ['app 844x390 de light']);
  assert.deepEqual(taken('--subject', 'app', '--size', '390x844', '--language', 'zh', '--theme', 'dark'), [
    'app 390x844 zh dark',
  ]);
});

test('what is not known is refused by its option', () => {
  assert.throws(() => readArguments(['--size', '391x844'], subjects), /--size knows only: 320x568/);
  assert.throws(() => readArguments(['--subject', 'page'], subjects), /--subject knows only: app frame/);
  assert.throws(() => readArguments(['--jobs', 'many'], subjects), /--jobs needs a number/);
});

test('a folder is emptied only where it holds pictures, and what is asked wrongly ends with 2', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'look-'));
  t.after(() => rm(folder, { recursive: true }));
  await clear(join(folder, 'set'), 'pictures.json', 'sheets');
  await writeFile(join(folder, 'set', 'sheets', 'old.png'), '');
  await clear(join(folder, 'set'), 'pictures.json', 'sheets');
  assert.deepEqual((await readdir(join(folder, 'set'), { recursive: true })).sort(), ['pictures.json', 'sheets']);
  await assert.rejects(clear(folder, 'pictures.json', 'sheets'), WrongUse);
  assert.deepEqual(await readdir(folder), ['set']);
  const program = fileURLToPath(new URL('../../look/take.js', import.meta.url));
  for (const words of [[folder], ['now', 'then'], ['--size', '3x3'], ['--jobs', 'many']]) {
    const { status, stderr } = spawnSync(process.execPath, [program, ...words], { encoding: 'utf8' });
    assert.equal(status, 2, words.join(' '));
    assert.match(stderr, /^[^\n]+\n$/);
  }
});
