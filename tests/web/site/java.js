/** Java for tests: compiles files and runs what they define. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For a test that compiles: where tests must be complete, it fails without a compiler; else it is skipped. */
export const withJava = {
  skip:
    spawnSync('javac', ['-version']).status !== 0 && !process.env.CI && !process.env.FULL && 'no Java compiler here',
};

/** @param {string} program @param {string[]} values @param {string} [input] */
function output(program, values, input = '') {
  const { status, stdout, stderr, error } = spawnSync(program, values, { input, encoding: 'utf8' });
  assert.equal(status, 0, String(error ?? stderr));
  return stdout;
}

/**
 * Compiles without a warning, and runs a class.
 * @param {Record<string, string>} files their contents by their names
 * @param {string} main
 * @param {string[]} values
 * @param {string} [input]
 * @returns {string} what it prints
 */
export function runJava(files, main, values, input) {
  const folder = mkdtempSync(join(tmpdir(), 'java-'));
  try {
    const paths = Object.entries(files).map(([name, content]) => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    });
    output('javac', [
      '-Xlint:all,-auxiliaryclass',
      '-Werror',
      '--release',
      '11',
      '-encoding',
      'UTF-8',
      '-d',
      folder,
      ...paths,
    ]);
    return output('java', ['-XX:TieredStopAtLevel=1', '-Xshare:auto', '-cp', folder, main, ...values], input);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
