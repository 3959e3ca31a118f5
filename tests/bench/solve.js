/**
 * scripts/bench solve [--long] [--peer PROGRAM]... [FILE...]: how many puzzles a second are solved, of files with one
 * 9x9 puzzle in a line (without any: those of tests/data/puzzles), in lists and one by one.
 * Needs the native build. Needs Chromium. Needs packages.
 *
 * Two questions: the first solution (`solve`, against `findOne` of dancing-links), and whether there
 * is a second one (`check`, against `find(2)`). Texts go in; what the others give back is not put
 * into texts while it is timed. --long counts all grids of 6x6 as well. --peer PROGRAM: another solver takes part, a
 * program as peer.js describes it. How the native programs were compiled is printed first.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Browser } from './browser.js';
import { Contest } from './contest.js';
import { countGrids } from './grids.js';
import { Peer } from './peer.js';
import { countsOf, judged, nativeBuilt, nativeContenders, packageContenders, wasmContenders } from './solvers.js';

/** Longer lists are cut: the slowest contender takes seconds for as many. */
const MOST = 10_000;
const QUESTIONS = { 1: 'first', 2: 'unique' };
const folder = new URL('../data/puzzles/', import.meta.url);

const { values: asked, positionals: given } = parseArgs({
  options: { long: { type: 'boolean' }, peer: { type: 'string', multiple: true } },
  allowPositionals: true,
});
const peers = (asked.peer ?? []).map((program) => new Peer(program));
const files = given.length > 0 ? given : readdirSync(folder).map((name) => fileURLToPath(new URL(name, folder)));
const contest = new Contest({ baseline: 'dancing-links', unit: 'puzzles a second' });
const chromium = await Browser.open();
let wrong = 0;

for (const built of nativeBuilt()) console.log(JSON.stringify({ bench: 'solve', ...built }));
asked.peer?.forEach((program, i) => {
  console.log(JSON.stringify({ bench: 'solve', what: `peer, ${basename(program)}`, built: peers[i].built }));
});

try {
  for (const file of files) {
    const puzzles = readFileSync(file, 'utf8')
      .split(/\r?\n/)
      .filter((line) => /^[\d.]{81}/.test(line))
      .map((line) => line.slice(0, 81))
      .slice(0, MOST);
    assert.ok(puzzles.length > 0, `${file} holds no 9x9 puzzle`);
    for (const limit of /** @type {const} */ ([1, 2])) {
      const name = basename(file, '.txt');
      const contenders = judged(puzzles, limit, [
        ...packageContenders(puzzles, limit),
        ...wasmContenders(puzzles, limit),
        ...nativeContenders(puzzles, limit),
        chromium.contender(puzzles, limit),
        ...peers.map((peer) => peer.contender(puzzles, limit, countsOf(puzzles, limit))),
      ]);
      wrong += contenders.filter(({ own, facts }) => own && facts.wrong > 0).length;
      await contest.race(
        `${name} ${QUESTIONS[limit]}`,
        { bench: 'solve', file: name, puzzles: puzzles.length, question: QUESTIONS[limit] },
        contenders,
      );
    }
  }
} finally {
  await chromium.close();
  for (const peer of peers) peer.close();
}
contest.print();
if (asked.long) countGrids();
assert.equal(wrong, 0, 'the project has given wrong answers');
