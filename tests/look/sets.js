/**
 * Where a set of pictures lies: build/look/NAME, or any folder.
 *
 *     pictures/app/390x844-en-light/04-a-dead-end.png
 *     sheets/app-390x844-en-light-1.png
 *     pictures.json                    what there is
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

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
export const slug = (text) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

/** @param {string} folder @param {Picture[]} pictures */
export const writeList = (folder, pictures) => writeFile(join(folder, 'pictures.json'), `${JSON.stringify(pictures, null, 1)}\n`);

/** @param {string} folder @returns {Promise<Picture[]>} */
export const readList = async (folder) => JSON.parse(await readFile(join(folder, 'pictures.json'), 'utf8'));
