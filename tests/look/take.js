/** Takes a set of pictures and lays them out on sheets, for scripts/look, which says what the arguments mean. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { PNG } from 'pngjs';
import { openStill, picture } from './camera.js';
import { difference } from './pictures.js';
import { clear, folderOf, slug, writeList } from './sets.js';
import { openPrinter, columnsFor } from './sheets.js';
import { subjects } from './subjects.js';
import { readArguments, visitsOf } from './wishes.js';
import { endOnWrongUse } from './wrong-use.js';

/** @typedef {import('./sets.js').Picture} Picture */
/** @typedef {import('./wishes.js').Visit} Visit */

const AGAIN = ', again';

/** @param {Visit} visit */
const nameOf = ({ subject, size, language }) => `${subject.name} ${size.name} ${language}`;

/**
 * Takes the pictures of one page, and adds them to a list. What has gone wrong ends the page, not the set.
 * @param {Visit} visit @param {string} folder @param {{ states?: string[], list: Picture[], faults: string[] }} set
 */
async function take(visit, folder, { states, list, faults }) {
  const { subject, size, language, themes } = visit;
  const { app, close } = await openStill(visit);
  let at = '';
  try {
    for (const [index, [state, reach, part]] of subject.states.entries()) {
      at = state;
      await reach(app);
      if (!(states?.some((wanted) => state.includes(wanted)) ?? true)) continue;
      for (const theme of themes) {
        await app.page.emulateMedia({ colorScheme: theme });
        await app.painted();
        const group = `${size.name}-${language}-${theme}`;
        const file = join('pictures', subject.name, group, `${String(index + 1).padStart(2, '0')}-${slug(state)}.png`);
        const image = await picture(app, part);
        const { width, height } = PNG.sync.read(image);
        await mkdir(dirname(join(folder, file)), { recursive: true });
        await writeFile(join(folder, file), image);
        list.push({ file, group: `${subject.name}-${group}`, state, width, height, fold: part ? height : size.height });
      }
      await app.page.emulateMedia({ colorScheme: themes[0] });
    }
    faults.push(
      ...app.errors.filter((error) => !subject.despite?.test(error)).map((error) => `${nameOf(visit)}: ${error}`),
    );
  } catch (error) {
    const [reason] = /** @type {Error} */ (error).message.split('\n');
    faults.push(`${nameOf(visit)}: “${at}” was not reached: ${reason}`);
  } finally {
    await close();
  }
}

/** What looks otherwise when everything else was open. @param {string} folder @param {Picture[]} list */
async function changed(folder, list) {
  /** @type {string[]} */
  const found = [];
  for (const later of list.filter(({ state }) => state.endsWith(AGAIN))) {
    const first = list.find(({ group, state }) => group === later.group && state + AGAIN === later.state);
    if (!first) continue;
    const [before, after] = await Promise.all([first, later].map(({ file }) => readFile(join(folder, file))));
    const { share } = difference(before, after);
    if (share > 0) {
      const pixels = `${(100 * share).toFixed(2)} % of the pixels`;
      found.push(`${later.group}: “${first.state}” looks otherwise after all else was open (${pixels})`);
    }
  }
  return found;
}

/** @template T @param {readonly T[]} works @param {number} jobs @param {(work: T) => Promise<unknown>} action */
async function inParallel(works, jobs, action) {
  const left = [...works];
  await Promise.all(
    Array.from({ length: jobs }, async () => {
      for (let work = left.shift(); work; work = left.shift()) await action(work);
    }),
  );
}

/** @template T @param {readonly T[]} list @param {(item: T) => string} key @returns {Map<string, T[]>} */
function grouped(list, key) {
  /** @type {Map<string, T[]>} */
  const groups = new Map();
  for (const item of list) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

endOnWrongUse();
const { name, jobs, asked } = readArguments(process.argv.slice(2), subjects);
const folder = folderOf(name);
const visits = visitsOf(subjects, asked);
/** @type {{ states?: string[], list: Picture[], faults: string[] }} */
const set = { states: asked.state, list: [], faults: [] };
await clear(folder, 'pictures.json', 'sheets');

let done = 0;
await inParallel(visits, jobs, async (visit) => {
  await take(visit, folder, set);
  console.log(`${++done} of ${visits.length}: ${nameOf(visit)}`);
});
set.list.sort((one, other) => (one.file < other.file ? -1 : 1));
await writeList(folder, set.list);

const printer = await openPrinter();
await inParallel([...grouped(set.list, ({ group }) => group)], jobs, async ([group, pictures]) => {
  const shown = pictures.map((each) => ({ ...each, file: join(folder, each.file), caption: each.state }));
  const width = Math.max(...pictures.map((each) => each.width));
  await printer.print({ title: group.replaceAll('-', ' '), pictures: shown, columns: columnsFor(width) }, (number) =>
    join(folder, 'sheets', `${group}-${number}.png`),
  );
});
await printer.close();

const findings = [...set.faults, ...(await changed(folder, set.list))];
for (const finding of findings) console.log(finding);
const found = findings.length ? `, ${findings.length} findings` : '';
console.log(`look: ${set.list.length} pictures, sheets in ${relative('.', join(folder, 'sheets'))}${found}`);
process.exit(findings.length ? 1 : 0);
