// Says what of the library its tests reach, and which branches they do not: branches.mjs FOLDER, in which are
// branches.txt, by `llvm-cov show -show-branches=count`, and summary.json, by `llvm-cov export -summary-only`. A branch
// is a place in the source and one of its sides; that of a template is reached where any instance reaches it. A switch
// without a default counts case by case: the compiler sees to it that all of an enumeration are there (-Wswitch).
// Exit code: 0 each branch is reached, 1 some are not.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {{ path: string, line: number, column: number, sides: { true: boolean, false: boolean } }} Place */

// What clang counts as a default that is not there.
const SWITCH = /\bswitch \($/;
const FILE = /^(\/.*):$/;
const BRANCH = /^(?: *\|)+ *Branch \((\d+):(\d+)\): \[True: ([^,]+), False: ([^\]]+)\]/;

/** @param {string} report */
function placesOf(report) {
  /** @type {Map<string, Place>} */
  const places = new Map();
  let path = '';
  for (const text of report.split('\n')) {
    path = FILE.exec(text)?.[1] ?? path;
    const [, line, column, whenTrue, whenFalse] = BRANCH.exec(text) ?? [];
    if (!line) continue;
    const name = `${path}:${line}:${column}`;
    const place = places.get(name) ?? { path, line: +line, column: +column, sides: { true: false, false: false } };
    place.sides.true ||= whenTrue !== '0';
    place.sides.false ||= whenFalse !== '0';
    places.set(name, place);
  }
  return [...places.values()];
}

/**
 * Each branch, in the order of the report; where the compiler decides, the report says "Folded".
 * @param {string} report
 * @param {(path: string) => string} read
 */
export function branchesOf(report, read) {
  return placesOf(report).flatMap(({ path, line, column, sides }) => {
    const text = read(path).split('\n')[line - 1];
    if (SWITCH.test(text.slice(0, column - 1))) return [];
    return Object.entries(sides).map(([side, reached]) => ({
      reached,
      name: `${path}:${line}:${column}: never ${side}: ${text.trim()}`,
    }));
  });
}

/**
 * @param {string} what
 * @param {number} count
 * @param {number} reached
 */
const share = (what, count, reached) =>
  `${what}: ${reached} of ${count}, ${(Math.floor((1e4 * reached) / count) / 100).toFixed(2)} %`;

/** @param {string} folder */
function main(folder) {
  const branches = branchesOf(readFileSync(`${folder}/branches.txt`, 'utf8'), (path) => readFileSync(path, 'utf8'));
  const { regions, lines } = JSON.parse(readFileSync(`${folder}/summary.json`, 'utf8')).data[0].totals;
  const missed = branches.filter(({ reached }) => !reached);
  for (const { name } of missed) console.log(relative('.', name));
  console.log(share('regions', regions.count, regions.covered));
  console.log(share('lines', lines.count, lines.covered));
  console.log(share('branches', branches.length, branches.length - missed.length));
  process.exitCode = missed.length > 0 || branches.length === 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main(process.argv[2]);
