/** What the project has, and what building it makes, for whoever names a path in a document. */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listed, readText, ROOT } from './files.mjs';

export class Project {
  files = listed();
  folders = new Set(this.files.flatMap(foldersOf));
  names = new Set([...this.files, ...this.folders]);
  top = new Set([...this.names].map((name) => name.split('/')[0]));
  /** @type {string[]} */
  #presets = JSON.parse(readText('CMakePresets.json')).configurePresets.map(
    (/** @type {{ name: string }} */ { name }) => name,
  );

  /**
   * Whether a document in a folder may name a path: it is there, or is made.
   * @param {string} path
   * @param {string} folder
   */
  exists(path, folder) {
    const fromRoot = posix.normalize(path).replace(/\/$/, '');
    if (fromRoot.split('/')[0] === 'build') return this.#makes(fromRoot);
    return this.isAt(path, folder) || this.#has(fromRoot);
  }

  /** Whether a path leads to a file or folder. @param {string} path @param {string} folder from which */
  isAt(path, folder) {
    const fromHere = posix.join(folder, path).replace(/\/$/, '');
    return fromHere === '.' || this.names.has(fromHere);
  }

  /** A file or folder of this path, or one whose path ends so. @param {string} path `*` stands for any name */
  #has(path) {
    const pattern = new RegExp(`^(.*/)?${path.split('*').map(literal).join('.*')}$`);
    return [...this.names].some((name) => pattern.test(name));
  }

  /**
   * Whether building makes it: a preset's folder, logs, pictures, a release, a copy of web/, or what lies there now.
   * @param {string} path
   */
  #makes(path) {
    const [, first, ...rest] = path.split('/');
    if (
      first === undefined ||
      [...this.#presets, 'log', 'look', 'release'].includes(first) ||
      existsSync(join(ROOT, path))
    ) {
      return true;
    }
    return first === 'web' && this.#has(['web', ...rest].join('/'));
  }
}

/** All folders that a file is in. @param {string} path @returns {string[]} */
function foldersOf(path) {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** A pattern that matches just this text. @param {string} text */
const literal = (text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
