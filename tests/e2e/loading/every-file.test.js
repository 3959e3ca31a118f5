/**
 * Every file that is fetched on the ways of readers is known to these tests, so that a new one is not forgotten, and
 * some are harmed, by chance: see tests/e2e/support/harm.js. All are by the files in tests/e2e/harmed. What becomes of
 * files that are kept for visits without a network: tests/web/offline.
 */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { useApp } from '../support/app.js';
import { testOnly } from '../engines/test.js';
import { askedOn, harmSome } from '../support/harm.js';
import { journeys } from '../support/journeys.js';

const { open } = useApp();
const worker = await readFile(new URL('../../../build/web/sw.js', import.meta.url), 'utf8');
/** What is kept for visits without a network. @type {string[]} */
const kept = Object.keys(JSON.parse(/FILES\s*=\s*({.*?})/s.exec(worker)?.[1] ?? '{}'));

const chromium = { in: ['chromium'], because: 'the files are the same in every browser' };

/** How many files are tried with each fault. */
const SAMPLE = 1;

/** A file by the one that is asked for in its place: of another language, another program, with its ending. */
const kin = (/** @type {string} */ path) =>
  `/${path}`
    .replace(/(?<=[/.])(de|zh)(?=\.)/, 'en')
    .replace(/^\/listings\/.*/, '/listings')
    .replace(/index\.html$/, '');
/**
 * What browsers ask for by themselves; what the service worker, paper and programs ask for (see tests/web/offline and
 * tests/wasm/module/load.test.js); what is part of other style sheets; what lies over the page while something is
 * dragged there, which can be dropped without it; and what readers take with them from the page for teachers, which
 * asks for none of it (offline.test.js fetches it).
 */
const APART = new RegExp(
  [
    /^\/(icon\.svg|icons\/|manifest\.webmanifest|lesson\/stills\/|lesson\/teachers\/start\/|demo\/strict)/,
    /^\/(app\/offline-\w+\.js|i18n\/offline\/en\.json|styles\/(update|worksheet)\.css)$/,
    /^\/app\/((batch-solver|logic-solver|formats)-\w+|solver)\.js$/,
    /^\/(app\/drop-overlay-\w+\.js|styles\/(tokens|position|lesson-live|drop-target)\.css)$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

testOnly(chromium, 'the ways of readers lead to every file that is kept for visits without a network', async () => {
  const files = new Set();
  for (const journey of journeys) {
    for (const path of await askedOn(open, journey)) files.add(kin(path.slice(1)));
  }
  assert.deepEqual(
    kept.map(kin).filter((path) => !files.has(path) && !APART.test(path)),
    [],
  );
});

harmSome(open, SAMPLE);
