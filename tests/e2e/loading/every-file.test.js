/**
 * Every file that is fetched on the ways of readers, missing, cut short and replaced by a page of the
 * network. Within ten seconds (the clock of these pages is faster) the page works all the same, or says what is wrong;
 * the next visit works. What becomes of files that are kept for visits without a network: tests/web/offline.
 *
 * The files are those that the pages ask for, so that a new one is not forgotten. They are harmed
 * where that is asked for: FAULT_SEED=1 chooses a few, `FAULTS=all` takes most of an hour. What hangs: loading.test.js.
 */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRandom } from '../../support/random.js';
import { App, useApp } from '../support/app.js';
import { testOnly } from '../engines/test.js';
import { hurried, known, outspoken, script, withoutServiceWorker } from '../support/head.js';
import { journeys } from '../support/journeys.js';

/** @typedef {import('../support/journeys.js').Journey} Journey */
/** @typedef {import('../support/site.js').Fault} Fault */

const { open } = useApp();
const worker = await readFile(new URL('../../../build/web/sw.js', import.meta.url), 'utf8');
/** What is kept for visits without a network. @type {string[]} */
const kept = Object.keys(JSON.parse(/FILES\s*=\s*({.*?})/s.exec(worker)?.[1] ?? '{}'));

const chromium = { in: ['chromium'], because: 'a visit after a fault is a second page of the same reader' };
const isAsked = 'FAULT_SEED' in process.env || process.env.FAULTS === 'all';
/** How many files are tried with each fault, by chance. */
const SAMPLE = 3;
const seed = Number(process.env.FAULT_SEED ?? 1);
const random = createRandom(seed);

/** Milliseconds for what a reader is told after one second here. */
const SAID = 20_000;
/** How pages say that something is wrong. */
const SIGNS = /could not be loaded|has not come yet|is missing|are missing|↻|cannot be shown|needs? /;

/** @type {[how: string, fault: Fault][]} */
const faults = [
  ['missing', { status: 404 }],
  ['cut short', { edit: (text) => text.slice(0, text.length >> 1) }],
  ['a page of the network', { edit: () => '<!doctype html><title>Log in</title>', type: 'text/html' }],
];

/** What a visit has kept would lead the next one elsewhere. */
const forgetful = script(() => {
  try {
    localStorage.clear();
  } catch {
    // a frame without an origin keeps nothing
  }
});

/** A page of the same reader. @param {App} app */
async function visit(app) {
  const page = await app.page.context().newPage();
  const scripts = [forgetful, outspoken, hurried, known, withoutServiceWorker];
  for (const content of scripts) await page.addInitScript({ content });
  return new App(page, app.site);
}

/** Goes a way until it has come to its end, or something is said. @param {App} app @param {Journey} journey */
async function tries(app, journey) {
  const goes = async () => {
    // a page that waits for a file does not come to its end
    const answer = await app.page.goto(app.site.url + journey.path, { waitUntil: 'commit' }).catch(() => null);
    if (!answer) return 'the browser says that there is no page';
    await journey.go(app);
    return 'works';
  };
  const says = async () => {
    await app.page.getByText(SIGNS).locator('visible=true').first().waitFor({ timeout: SAID });
    return 'said';
  };
  const ways = [goes(), says()];
  const end = await Promise.any(ways).catch(({ errors }) => `nothing is said: ${errors[1]}`);
  await app.page.close(); // the other way ends
  await Promise.allSettled(ways);
  return end;
}

/** The page works. @param {App} app @param {Journey} journey */
async function works(app, journey) {
  const next = await visit(app);
  await next.page.goto(app.site.url + journey.path, { waitUntil: 'commit' });
  await journey.go(next);
  await next.page.close();
  assert.deepEqual(next.errors, [], 'the visit after it');
}

/** @type {Map<string, Journey>} */
const asked = new Map();

/** Which way first asks for each file: gone once, with all files there. */
async function askedFor() {
  if (asked.size > 0) return asked;
  for (const journey of journeys) {
    const { path, first } = journey;
    const app = await open({}, { path, first, shows: 'body', head: [hurried] });
    await journey.go(app);
    for (const file of app.site.asked) if (!asked.has(file)) asked.set(file, journey);
    await app.close();
  }
  return asked;
}

/** @template T @param {T[]} all */
const chosen = (all) => (process.env.FAULTS === 'all' ? all : Array.from({ length: SAMPLE }, () => random.pick(all)));

/** A file by the one that is asked for in its place: of another language, another program, with its ending. */
const kin = (/** @type {string} */ path) =>
  `/${path}`
    .replace(/(?<=[/.])(de|zh)(?=\.)/, 'en')
    .replace(/^\/listings\/.*/, '/listings')
    .replace(/-plain\.wasm$/, '.wasm')
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
  const files = new Set([...(await askedFor()).keys()].map((path) => kin(path.slice(1))));
  assert.deepEqual(
    kept.map(kin).filter((path) => !files.has(path) && !APART.test(path)),
    [],
  );
});

for (const [how, fault] of isAsked ? faults : []) {
  testOnly(
    chromium,
    `where a file is ${how} the page works or says so, and the next visit works (FAULT_SEED=${seed})`,
    async () => {
      /** @type {string[]} */
      const wrong = [];
      const files = [...(await askedFor())].filter(
        ([path, { first }]) => /\.\w+$/.test(path) && !path.endsWith('.html') && !first,
      );
      // what greets a first visit stays away quietly
      for (const [path, journey] of chosen(files)) {
        const app = await open({}, { path: 'icon.svg', shows: 'svg' });
        app.site.fault(new RegExp(`^${path.replaceAll('.', '\\.')}$`), fault);
        const end = await tries(await visit(app), journey);
        app.site.answer();
        if (!/^(works|said)$/.test(end)) wrong.push(`${path} on the way to ${journey.what}: ${end}`);
        await works(app, journey).catch((error) => wrong.push(`${path}: ${journey.what} is not there again: ${error}`));
        await app.close();
      }
      assert.deepEqual(wrong, []);
    },
  );
}
