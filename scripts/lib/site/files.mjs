/** Files and folders, as the build reads and writes them. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * All files below a folder, by their paths from there with `/`, in an order that is the same everywhere.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)).map((path) => `${entry.name}/${path}`) : [entry.name],
  );
}

/** @param {...string} path */
export const readText = (...path) => readFileSync(join(...path), 'utf8');

/** @param {...string} path */
export const readJson = (...path) => JSON.parse(readText(...path));

/** Makes the folders of a file as well. @param {string} path @param {string | Uint8Array} contents */
export function write(path, contents) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, contents);
}

/** @param {string} source @param {string} target */
export function copy(source, target) {
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(source, target);
}

/** A folder with nothing in it: files that are not made any more must not stay. @param {string} folder */
export function emptyFolder(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
}
