/**
 * scripts/bench mutation [cpp|js] [--mutants N] [--seed S] [--file PATH] [--longest MS] [--again]: do the tests
 * notice when the code is wrong? Needs clang. Draws so many mutants (500) of the C++ library and of the page's
 * scripts by a seed (1): other operators, conditions negated, numbers off by one, statements left out.
 * A mutant is killed when a test that reaches it fails, crashes or does not end. One JSON line for each
 * that survives, with the reason from mutation/equal.json where it can make no difference, and at the end
 * one with the sums; the score leaves out those that make no difference.
 *
 * --file draws from one file, or one folder, only. Tests that take longer than so many milliseconds of processor time
 * (1,000 for C++, 20,000 for a file in JavaScript) are left out, since survivors go through all of them. Mutants with a
 * reason are not asked for, unless by --equal. --again asks only for those that were not killed the last time, and goes
 * on where that was stopped.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hunt } from './mutation/hunt.js';
import { draw } from './mutation/places.js';

/** @typedef {{ file: string, text: string, change: string, reason: string }} Equal */
/** @typedef {import('./mutation/hunt.js').Verdict} Verdict */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutants: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string' },
    longest: { type: 'string' },
    again: { type: 'boolean', default: false },
    equal: { type: 'boolean', default: false },
  },
});
/** @type {Equal[]} */
const equal = JSON.parse(readFileSync(new URL('mutation/equal.json', import.meta.url), 'utf8'));

/** Milliseconds: a test in C++ is one case, in JavaScript a file. */
const LONGEST = { cpp: 1000, js: 20_000 };

for (const language of positionals.length > 0 ? positionals : ['cpp', 'js']) {
  if (language !== 'cpp' && language !== 'js') throw new Error(`neither cpp nor js: ${language}`);
  await measure(language);
}

/**
 * How a language is read, changed and tested.
 * @param {'cpp' | 'js'} language
 * @returns {Promise<any>}
 */
function load(language) {
  return language === 'cpp' ? import('./mutation/cpp.js') : import('./mutation/js.js');
}

/** @param {'cpp' | 'js'} language */
async function measure(language) {
  const { build, passes, places, sort, sources, tests } = await load(language);
  const texts = sources();
  /** @type {import('./mutation/places.js').Place[]} */
  const all = await places(texts);
  const wanted = all.filter(({ file }) => file.startsWith(values.file ?? ''));
  const drawn = draw(wanted, texts, Number(values.mutants), Number(values.seed));
  await build(texts, drawn);
  const longest = Number(values.longest ?? LONGEST[language]);
  /** @type {import('./mutation/hunt.js').Test[]} */
  const measured = await tests();
  const mutants = drawn.filter(({ id, constant }) => !constant || measured.some(({ reached }) => reached.has(id)));
  const last = new URL(`../../build/mutation/${language}/verdicts.json`, import.meta.url);
  /** @type {Record<string, Verdict>} */
  const known = values.again && existsSync(last) ? JSON.parse(readFileSync(last, 'utf8')) : {};
  const killed = mutants.filter((mutant) => known[nameOf(mutant)]?.killed);
  const spared = values.equal ? [] : mutants.filter((mutant) => !killed.includes(mutant) && reasonOf(mutant));
  const asked = mutants.filter((mutant) => !killed.includes(mutant) && !spared.includes(mutant));
  /** @type {Verdict[]} */
  const verdicts = [
    ...killed.map((mutant) => known[nameOf(mutant)]),
    ...spared.map((mutant) => ({ ...mutant, killed: false, tests: 0 })),
  ];
  const begin = performance.now();
  const quick = measured.filter(({ milliseconds }) => milliseconds <= longest);
  for await (const verdict of hunt(asked, quick, passes, sort)) {
    verdicts.push(verdict);
    writeFileSync(last, JSON.stringify(Object.fromEntries(verdicts.map((one) => [nameOf(one), one]))));
  }
  const seconds = (performance.now() - begin) / 1000 / Math.max(1, asked.length);
  report(language, wanted.length, verdicts, seconds);
}

/** Why it can make no difference. @param {import('./mutation/places.js').Mutant} mutant */
function reasonOf({ file, text, change }) {
  return equal.find((one) => one.file === file && one.text === text && one.change === change)?.reason;
}

/** @param {import('./mutation/places.js').Mutant} mutant */
function nameOf({ file, begin, change }) {
  return [file, begin, change].join('\n');
}

/**
 * @param {string} language @param {number} places @param {Verdict[]} verdicts
 * @param {number} seconds of each mutant
 */
function report(language, places, verdicts, seconds) {
  const said = { bench: 'mutation', language };
  const survivors = verdicts.filter(({ killed }) => !killed);
  let same = 0;
  for (const survivor of survivors) {
    const { file, line, text, change, tests } = survivor;
    const reason = reasonOf(survivor);
    if (reason) same++;
    console.log(JSON.stringify({ ...said, file, line, text, change, tests, ...(reason && { equal: reason }) }));
  }
  const killed = verdicts.length - survivors.length;
  const score = Math.round((1000 * killed) / (verdicts.length - same)) / 10;
  const sums = { mutants: verdicts.length, killed, equal: same, survived: survivors.length - same, percent: score };
  const perMutant = Math.round(100 * seconds) / 100;
  console.log(JSON.stringify({ ...said, seed: Number(values.seed), places, ...sums, 'seconds per mutant': perMutant }));
}
