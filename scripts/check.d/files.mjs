/** The files that the project consists of, and how a finding is reported. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Paths of all files that git knows, or would take, from the root and with `/`. */
export function listed() {
  const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return [...new Set(names.split('\0'))].filter((name) => name && existsSync(join(ROOT, name))).sort();
}

/** @param {string} path from the root */
export const readText = (path) => readFileSync(join(ROOT, path), 'utf8');

/** What a check found, which is printed as it is found. */
export class Findings {
  /** @param {string} path @param {number} line @param {string} text */
  add(path, line, text) {
    console.log(`${path}:${line}: ${text}`);
    process.exitCode = 1;
  }
}
