/**
 * Where a set of pictures lies: build/look/NAME, or any folder.
 *
 *     pictures/app/390x844-en-light/04-a-dead-end.png
 *     sheets/app-390x844-en-light-1.png
 *     pictures.json                    what there is
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WrongUse } from './wrong-use.js';

const HOME = fileURLToPath(new URL('../../build/look/', import.meta.url));

/**
 * @typedef {object} Picture
 * @property {string} file within the set: the same in each set that has it
 * @property {string} group subject, screen, language and theme
 * @property {string} state
 * @property {number} width
 * @property {number} height
 * @property {number} fold where the screen ends, in pixels from the top
 */

/** @param {string} name of a set, or a path, with a slash in it */
export const folderOf = (name) => (name.includes('/') ? resolve(name) : join(HOME, name));

/** Words as a part of a file's name. @param {string} text */
export const slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** What lies in each set and in each comparison: a folder without one of them is never deleted. */
const signs = /** @type {const} */ (['pictures.json', 'differences.txt']);

/**
 * Empties a folder, or makes it.
 * @param {string} folder
 * @param {typeof signs[number]} sign what it is to hold
 * @param {string} inside a folder to be made in it
 * @throws {WrongUse} it holds something else
 */
export async function clear(folder, sign, inside) {
  const there = await readdir(folder).catch(() => /** @type {string[]} */ ([]));
  if (there.length > 0 && !signs.some((each) => there.includes(each))) {
    throw new WrongUse(`${folder} holds something else than pictures`);
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, inside), { recursive: true });
  await writeFile(join(folder, sign), sign === 'pictures.json' ? '[]\n' : '');
}

/** @param {string} folder @param {Picture[]} pictures */
export const writeList = (folder, pictures) =>
  writeFile(join(folder, 'pictures.json'), `${JSON.stringify(pictures, null, 1)}\n`);

/** @param {string} folder @returns {Promise<Picture[]>} */
export const readList = async (folder) => JSON.parse(await readFile(join(folder, 'pictures.json'), 'utf8'));
