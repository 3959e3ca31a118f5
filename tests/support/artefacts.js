/**
 * What is tried: what the build made last, or, where $RELEASE names its folder, the files of a release, as somebody
 * has them who downloads them: `RELEASE=build/release node tests/e2e/run.js tests/e2e/offline/offline.test.js`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('../../build/', import.meta.url));
const release = process.env.RELEASE && resolve(process.env.RELEASE);

/** A folder of this process, which goes with it. */
function scratch() {
  const folder = mkdtempSync(join(tmpdir(), 'stepdoku-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The file of the release whose name is such a one. @param {string} folder @param {RegExp} name */
function only(folder, name) {
  const found = readdirSync(folder).filter((file) => name.test(file));
  if (found.length !== 1) throw new Error(`${folder}: ${found.length} files are ${name}, in place of one`);
  return join(folder, found[0]);
}

/** @param {string} archive @returns {string} the one folder in it, unpacked */
function unpacked(archive) {
  const folder = scratch();
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  return only(folder, /^/);
}

/** The folder of the site. */
export const siteFolder = release ? unpacked(only(release, /^stepdoku-site-.*\.tar\.gz$/)) : join(build, 'web');

/** The app as a single file, made where there is esbuild. */
export const singleFile = release ? only(release, /^stepdoku-\d.*\.html$/) : join(build, 'stepdoku.html');

/** The package is made where there is esbuild. */
export const hasPackage = release !== undefined || existsSync(join(build, 'npm'));

/** What npm packs. @param {string} folder of a package */
function packed(folder) {
  const target = scratch();
  execFileSync('npm', ['pack', '--silent', '--pack-destination', target, folder], { stdio: 'pipe' });
  return only(target, /\.tgz$/);
}

/** @type {string | undefined} */
let tarball;

/** The package as npm has it: one file. */
export function packageFile() {
  tarball ??= release ? only(release, /^stepdoku-\d.*\.tgz$/) : packed(join(build, 'npm'));
  return tarball;
}
