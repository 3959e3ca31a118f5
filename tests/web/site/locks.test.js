import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { listed, readText } from '../../../scripts/check.d/files.mjs';

/** @typedef {{ dependencies?: object, optionalDependencies?: object }} Locked */

/**
 * The packages that a lock lacks: `npm ci` refuses a lock without the bindings of every platform.
 * @param {Record<string, Locked>} packages by path
 */
function lacking(packages) {
  /** Whether `name` is found from `path`, going up. @param {string} path @param {string} name @returns {boolean} */
  const found = (path, name) =>
    `${path && `${path}/`}node_modules/${name}` in packages ||
    (path !== '' && found(path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)), name));
  return Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !found(path, name))
      .map((name) => `${path}: ${name}`),
  );
}

for (const folder of ['', 'bench/', 'bundlers/']) {
  test(`tests/${folder}package-lock.json holds all that its packages ask for`, () => {
    const { packages } = JSON.parse(readFileSync(new URL(`../../${folder}package-lock.json`, import.meta.url), 'utf8'));
    assert.deepEqual(lacking(packages), []);
  });
}

test('packages that are installed from a lock run no script of theirs', () => {
  const files = listed().filter((name) => /^scripts\/|^\.github\//.test(name) && !name.endsWith('.md'));
  const installs = files.flatMap((name) =>
    readText(name)
      .split('\n')
      .filter((line) => /\bnpm\b.* ci\b/.test(line)),
  );
  assert.ok(installs.length > 0);
  assert.deepEqual(
    installs.filter((line) => !line.includes('--ignore-scripts')),
    [],
  );
});

test('what a lock lacks is named, also for a package within a package', () => {
  assert.deepEqual(
    lacking({
      '': {},
      'node_modules/@a/b': { optionalDependencies: { '@c/linux': '1', '@c/mac': '1', up: '1' } },
      'node_modules/@a/b/node_modules/@c/linux': { dependencies: { up: '1', inner: '1' } },
      'node_modules/@a/b/node_modules/inner': {},
      'node_modules/up': {},
    }),
    ['node_modules/@a/b: @c/mac'],
  );
});
