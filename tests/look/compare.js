/**
 * Compares two sets of pictures, before and after a change, for scripts/look: `node tests/look/compare.js BEFORE
 * AFTER`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { PNG } from 'pngjs';
import { difference } from './pictures.js';
import { clear, folderOf, readList } from './sets.js';
import { columnsFor, openPrinter } from './sheets.js';
import { endOnWrongUse, WrongUse } from './wrong-use.js';

/** @typedef {import('./sets.js').Picture} Picture */
/** @typedef {import('./sheets.js').Shown} Shown */

/** @param {number} share */
const percent = (share) => `${(100 * share).toFixed(share < 0.0001 ? 4 : 2)} %`;

endOnWrongUse();
const sides = process.argv.slice(2).map(folderOf);
const lists = await Promise.all(sides.map(readList)).catch(() => {
  throw new WrongUse(`${sides.join(' or ')} is no set of pictures`);
});
const folder = join(dirname(sides[1]), sides.map((side) => basename(side)).join('-'));
await clear(folder, 'differences.txt', 'differences');

const [before, after] = lists.map((list) => new Map(list.map((picture) => [picture.file, picture])));
/** @type {{ line: string, share: number }[]} */
const found = [];
/** Of each group, what is shown: before, after, difference, and so on. @type {Map<string, Shown[]>} */
const shown = new Map();

/** @param {Picture} one @param {Picture} other */
async function look(one, other) {
  const [left, right] = await Promise.all([one, other].map(({ file }, side) => readFile(join(sides[side], file))));
  const { pixels, share, image } = difference(left, right);
  if (!image) return;
  const file = join(folder, 'differences', one.file.replaceAll('/', '-'));
  await writeFile(file, image);
  const { width, height } = PNG.sync.read(image);
  found.push({ share, line: `${percent(share)}, ${pixels} pixels: ${one.group}, ${one.state}` });
  shown.set(one.group, [
    ...(shown.get(one.group) ?? []),
    { ...one, file: join(sides[0], one.file), caption: `${one.state}: before` },
    { ...other, file: join(sides[1], other.file), caption: 'after' },
    { file, width, height, caption: `difference: ${percent(share)}` },
  ]);
}

for (const one of before.values()) {
  const other = after.get(one.file);
  if (other) await look(one, other);
  else found.push({ share: 1, line: `only before: ${one.file}` });
}
for (const { file } of after.values()) if (!before.has(file)) found.push({ share: 1, line: `only after: ${file}` });

const printer = await openPrinter();
for (const [group, pictures] of shown) {
  const columns = Math.max(3, columnsFor(pictures[0].width));
  await printer.print({ title: group.replaceAll('-', ' '), pictures, columns }, (number) =>
    join(folder, `${group}-${number}.png`),
  );
}
await printer.close();

found.sort((one, other) => other.share - one.share);
const lines = found.map(({ line }) => line);
await writeFile(join(folder, 'differences.txt'), lines.map((line) => `${line}\n`).join(''));
for (const line of lines) console.log(line);
const all = new Set([...before.keys(), ...after.keys()]).size;
console.log(
  `look: ${found.length} of ${all} pictures differ${found.length ? `, sheets in ${relative('.', folder)}` : ''}`,
);
process.exit(found.length ? 1 : 0);
