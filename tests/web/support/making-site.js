/** Makes the site anew, from sources of a test's own. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * A folder with a copy of the sources, `web`, that a test may change.
 * @param {{ after(act: () => void): void }} test what is over when the folder may go
 */
export function sourcesFor(test) {
  const folder = mkdtempSync(join(tmpdir(), 'stepdoku-'));
  test.after(() => rmSync(folder, { recursive: true }));
  // The licence goes into the package.
  for (const part of ['web', 'LICENSE']) cpSync(join(root, part), join(folder, part), { recursive: true });
  return folder;
}

/**
 * Makes it with the modules that are built.
 * @param {string} folder with `web` in it
 * @param {{ out?: string, env?: NodeJS.ProcessEnv, maker?: string }} [options]
 * @returns {string} the folder of the site
 */
export function makeSite(folder, options = {}) {
  const { status, stderr, site } = tryToMakeSite(folder, options);
  assert.equal(status, 0, stderr);
  return site;
}

/** @param {string} folder @param {{ out?: string, env?: NodeJS.ProcessEnv, maker?: string }} [options] */
export function tryToMakeSite(folder, { out = 'site', env, maker = join(root, 'scripts/lib/site/main.mjs') } = {}) {
  const built = (/** @type {string} */ name) => join(root, 'build/web/wasm', name);
  const modules = ['sudoku.wasm', 'batch.wasm', 'logic.wasm'].map((name) => `${built(name)}=${name}`);
  const site = join(folder, out);
  const { status, stderr } = spawnSync(
    process.execPath,
    [maker, join(folder, 'web'), site, built('sudoku.mjs'), ...modules],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  );
  return { status, stderr, site };
}
