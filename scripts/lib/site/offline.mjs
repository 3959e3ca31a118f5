/** What the service worker keeps for visits without a network. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, readText, write } from './files.mjs';

/** What no visitor needs without a network. */
const UNKEPT = /^command\/|\.(map|d\.ts|d\.mts)$|(^|\/)(notices\.txt|package\.json|picture\.png|sw\.js)$/;

/**
 * Tells the service worker which files there are, and what each must hash to; and the page which version it is of.
 * @param {string} out all that is to be kept is there
 */
export function keep(out) {
  const worker = readText(out, 'sw.js');
  const version = createHash('sha256')
    .update(hashes(out) + worker)
    .digest('hex')
    .slice(0, 16);
  write(join(out, 'index.html'), readText(out, 'index.html').replace('data-version=""', `data-version="${version}"`));
  write(
    join(out, 'sw.js'),
    worker.replace("VERSION = ''", `VERSION = '${version}'`).replace('FILES = {}', `FILES = ${hashes(out)}`),
  );
}

/** JSON: each path with what the file must hash to. @param {string} out */
function hashes(out) {
  const kept = filesIn(out).filter((path) => !UNKEPT.test(path));
  return JSON.stringify(
    Object.fromEntries(kept.map((path) => [path, `sha256-${digestOf(readFileSync(join(out, path)))}`])),
  );
}

/** As policies and attributes of the web have it. @param {string | Uint8Array} data */
export const digestOf = (data) => createHash('sha256').update(data).digest('base64');
