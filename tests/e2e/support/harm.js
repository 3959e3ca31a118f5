/**
 * Files that are fetched on the ways of readers, each harmed in turn: within ten seconds (the clock of these pages is
 * faster) the page says what is wrong, and after one reload it works. A few it does without, and these are named.
 *
 * Each run tries a few, by chance: FAULT_SEED=1 tries the same ones again. `scripts/test --full` tries all in Chromium,
 * and `FAULTS=all` in the browser that it runs in, of which `FAULTS_PART=2/5` does one of five parts, and
 * `FAULTS_FILE=player.css` only the files whose paths have that in them.
 */
import assert from 'node:assert/strict';
import { chance } from '../../support/chance.js';
import { createRandom } from '../../support/random.js';
import { engine } from '../engines/engine.js';
import { testOnly } from '../engines/test.js';
import { hurried, script } from './head.js';
import { journeys } from './journeys.js';

/** @typedef {import('./journeys.js').Journey} Journey */
/** @typedef {import('./site.js').Fault} Fault */
/** @typedef {ReturnType<typeof import('./app.js').useApp>['open']} Open */
/** @typedef {{ file: string, journey: Journey }} Case a file on the way that first asks for it from its page */

/** @param {string} text */
const middle = (text) => text.length >> 1;

/** @type {Record<string, Fault>} */
export const faults = {
  missing: { status: 404 },
  'cut short': { edit: (text) => text.slice(0, middle(text)) },
  damaged: { edit: (text) => `${text.slice(0, middle(text))}\0)]}#{"${text.slice(middle(text) + 6)}` },
  'a page of the network': { edit: () => '<!doctype html><title>Log in</title>', type: 'text/html' },
  'of the wrong type': { type: 'text/html' },
  silent: { silent: true },
};

export const isWhole = Boolean(process.env.FULL) || process.env.FAULTS === 'all';
const inChromium = { in: ['chromium'], because: 'another browser seldom finds here what Chromium does not' };
const whereAsked = { in: process.env.FAULTS === 'all' ? [engine.name] : inChromium.in, because: inChromium.because };
const seed = Number(process.env.FAULT_SEED ?? chance);

/** Milliseconds for what a reader is told after one second here, on a busy machine; and for a step of a way. */
const SAID = 20_000;
const STEP = 5000;
/** How pages say that something is wrong. */
const SIGNS = /could not be loaded|has not come yet|Part of this page is missing|↻/;

/**
 * What a page does without: it works, or says what is missing.
 * @type {[because: string, file: RegExp, what?: string][]}
 */
const spared = [
  ['it only watches over the others', /^\/app\/late\.js$/],
  ['its work is done without a worker', /^\/app\/[\w-]+-worker\.js$/],
  ['a worker has it, or it is needed at once', /^\/app\/chunk-/, 'a generated puzzle'],
  ['a worker has it, or the page', /^\/app\/(?:chunk|solver|logic-solver)-/, 'a puzzle by what a search has to do'],
  ['its grade is not told', /^\/app\/(?:chunk|logic-solver)-/, 'a question on the way'],
  ['lists are solved without grades', /^\/wasm\/logic\.wasm$/, 'a list with answers'],
  ['the page is kept at the next visit', /^\/app\/offline-/],
  ['code and grades are not shown', /^\/(?:listings|i18n\/logic)\//, 'the page of examples'],
  ['its words stand in the page', /^\/i18n\/demo\//],
  ['more is shown than its author wanted', /^\/styles\/(?:bare|controls)\.css$/, 'the page of examples'],
];

/** What says how hard a puzzle is: it comes by itself, on whatever way lasts long enough. */
const OF_GRADES = /\/logic-part-|\/(?:(?:pattern|deductions|term)\.css|logic\.wasm)$|^\/i18n\/logic\//;
/** Ways on which the reader asks for what logic knows, so that its absence is told. */
const OF_LOGIC = ['a hint and the settings of a game', 'a technique explained', 'a list with answers'];

/** Who only looks at a board is not told that it cannot be graded. @param {Case} tried */
const isGrade = ({ file, journey }) => OF_GRADES.test(file) && !OF_LOGIC.includes(journey.what);

/** A greeting that is missing comes at the next visit. @param {Case} tried */
const isGreeting = ({ file }) => /first-words/.test(file);

/**
 * The lesson can be read without all that comes to life in it: there its texts and stills stay. Only what it looks
 * like is missed.
 * @param {Case} tried
 */
const isReadable = ({ file, journey }) =>
  journey.path.startsWith('lesson/') && !/\/(?:lesson\.css|teachers\.css|early\.js)$/.test(file);

/** @param {Case} tried */
const isSpared = ({ file, journey }) =>
  isGrade({ file, journey }) ||
  spared.some(([, pattern, what]) => pattern.test(file) && (!what || what === journey.what));

/** That file alone. @param {string} file */
const alone = (file) => new RegExp(`^${file.replaceAll('.', '\\.')}$`);

/** Nothing is kept from one opening to the next, nor in the address. @param {Journey} journey */
const forgetful = ({ path, first }) =>
  script(
    (isFirst, isApp) => {
      try {
        localStorage.clear();
        sessionStorage.clear();
        if (!isFirst) localStorage.setItem('stepdoku.first-words', 'seen');
      } catch {
        // a frame without an origin keeps nothing
      }
      if (isApp) history.replaceState(null, '', location.pathname);
    },
    Boolean(first),
    path === '',
  );

/** What each way asks for: each is gone once. @type {Map<Journey, string[]>} */
const known = new Map();

/** What a way asks for. @param {Open} open @param {Journey} journey */
export async function askedOn(open, journey) {
  const { path, first } = journey;
  const before = known.get(journey);
  if (before) return before;
  const app = await open({}, { path, first, shows: 'body', head: [hurried] });
  await journey.go(app);
  await app.close();
  const asked = [...new Set(app.site.asked)];
  known.set(journey, asked);
  return asked;
}

/** Whether scripts or style sheets ask for a file, and browsers tell nobody of it. @param {string} file */
const isHarmed = (file) => /\.\w+$/.test(file) && !/\.html$|^\/icon\.svg$|^\/~|^\/favicon/.test(file);

/**
 * What is said first in the page and in each of its frames, but for what is read out and stays there.
 * @param {import('./app.js').App['page']} page
 */
const signs = (page) =>
  page
    .frames()
    .map((frame) => frame.getByText(SIGNS).and(frame.locator(':not(.unseen)')).locator('visible=true').first());

/**
 * On a busy machine another file may be late before.
 * @param {import('./app.js').App['site']} site @param {string} file
 */
async function isAskedFor(site, file) {
  for (let waited = 0; waited < SAID && !site.asked.includes(file); waited += 50) {
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

/**
 * Rejected where nothing is said in time. Frames come and go meanwhile.
 * @param {import('./app.js').App['page']} page
 */
async function isSaid(page) {
  for (const end = Date.now() + SAID; Date.now() < end; await new Promise((next) => void setTimeout(next, 50))) {
    const visible = await Promise.all(signs(page).map((sign) => sign.isVisible().catch(() => false)));
    if (visible.includes(true)) return;
  }
  throw new Error('nothing is said');
}

/**
 * Goes a way with a file harmed, until something is said, or to its end where that will do.
 * @param {import('./app.js').App} app @param {Case} tried @param {boolean} mayWork
 * @returns {Promise<boolean>} whether it came so far
 */
async function goHarmed(app, tried, mayWork) {
  const { page, site } = app;
  const { path, go } = tried.journey;
  page.context().setDefaultTimeout(mayWork ? SAID : STEP);
  // a page that waits for a file does not come to its end
  const way = page.goto(site.url + path, { waitUntil: 'commit' }).then(() => go(app));
  const said = isAskedFor(site, tried.file).then(() => isSaid(page));
  for (const each of [way, said]) each.catch(() => {}); // what is harmed is in its way
  const ends = isReadable(tried) || isGreeting(tried) ? [way.catch(() => {})] : mayWork ? [way, said] : [said];
  const isWell = await Promise.any(ends).then(
    () => true,
    () => false,
  );
  page.context().setDefaultTimeout(1); // the rest of the way is not gone
  await way.catch(() => {});
  return isWell;
}

/**
 * One reload, and the page works.
 * @param {import('./app.js').App} app @param {Journey} journey @param {RegExp} [despite] what browsers say all the same
 */
async function goMended(app, { go }, despite = /^$/) {
  app.page.context().setDefaultTimeout(SAID);
  await app.page.reload({ waitUntil: 'commit' });
  app.errors.length = 0; // of the harmed page; it says no more
  await go(app);
  // on a busy machine something is late for a page in a hurry
  await Promise.all(signs(app.page).map((sign) => sign.waitFor({ state: 'hidden' })));
  assert.deepEqual(
    app.errors.filter((error) => !despite.test(error)),
    [],
  );
}

/**
 * Tries a file: harmed, and mended.
 * @param {Open} open @param {Case} tried @param {string} how
 * @returns {Promise<string>} what is wrong; empty: nothing
 */
export async function harm(open, tried, how) {
  const { file, journey } = tried;
  const head = [hurried, forgetful(journey)];
  const app = await open({}, { path: 'icon.svg', first: journey.first, shows: 'svg', head });
  app.site.fault(alone(file), faults[how]);
  try {
    const isWell = await goHarmed(app, tried, how === 'of the wrong type' || isSpared(tried));
    // what a lesson asks for follows from where the reader is, and when; what a page does without, from other things
    if (!app.site.asked.includes(file) && !isReadable(tried) && !isSpared(tried)) return 'it is not asked for';
    if (!isWell) return 'nothing is said';
    app.site.mend();
    await goMended(app, journey);
    return '';
  } catch (error) {
    return `it does not work after one reload: ${error}`;
  } finally {
    app.site.answer();
    await app.page.context().close();
    await app.site.stop();
  }
}

/** @param {Case[]} all @returns {Case[]} those that FAULTS_PART and FAULTS_FILE name */
function part(all) {
  const [nth, parts] = (process.env.FAULTS_PART ?? '1/1').split('/').map(Number);
  const named = all.filter(({ file }) => file.includes(process.env.FAULTS_FILE ?? ''));
  return named.filter((_, index) => index % parts === nth - 1);
}

/** How many are tried at once: most of the time they wait. */
const LANES = 3;

/**
 * What goes wrong at once with others is tried again alone: a busy machine is too slow for a page in a hurry.
 * @param {Open} open @param {Case[]} cases @param {string} how
 */
async function tryAll(open, cases, how) {
  /** @type {Case[]} */
  const again = [];
  const left = [...cases];
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const problem = await harm(open, next, how);
      if (problem) again.push(next);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  /** @type {string[]} */
  const wrong = [];
  for (const { file, journey } of again) {
    const problem = await harm(open, { file, journey }, how);
    if (problem) wrong.push(`${file} on the way to ${journey.what}: ${problem}`);
  }
  assert.deepEqual(wrong, []);
}

/**
 * All files with the ways that first ask for them, from each page or once.
 * @param {Open} open @param {boolean} [once]
 * @returns {Promise<Case[]>}
 */
async function allCases(open, once = engine.name !== 'chromium') {
  /** @type {Map<string, Case>} */
  const found = new Map();
  for (const journey of journeys) {
    const page = journey.first ? 'first' : journey.path.split('#')[0];
    for (const file of (await askedOn(open, journey)).filter(isHarmed)) {
      const name = once ? file : `${page} ${file}`;
      if (!found.has(name)) found.set(name, { file, journey });
    }
  }
  return [...found.values()];
}

/** Tries every file, where all are tried. @param {Open} open @param {string} how */
export function harmAll(open, how) {
  if (!isWhole) return;
  testOnly(whereAsked, `each file is ${how} in turn: the page says so, and works after one reload`, async () => {
    await tryAll(open, part(await allCases(open)), how);
  });
}

/** What browsers say of a server that is gone, and asked whether there is a newer version. */
const gone = /Failed to load|ERR_|sw\.js/;

/** Damages a file that is kept. @param {string} file */
async function spoil(file) {
  for (const name of await caches.keys()) {
    await (await caches.open(name)).put(new URL(file, location.href), new Response('damaged'));
  }
}

/** A page whose site is kept, and which is served so. @param {Open} open @param {Journey} journey */
async function keptSite(open, journey) {
  const app = await open({}, { head: [hurried, forgetful(journey)], serviceWorker: true });
  await app.page.evaluate(() => navigator.serviceWorker.ready);
  await app.page.reload();
  await app.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return app;
}

/**
 * Damages a kept file while the server has it not; then the server has it; then the server is gone.
 * @param {import('./app.js').App} app @param {Case} tried
 * @returns {Promise<string>} what is wrong; empty: nothing
 */
async function harmKept(app, tried) {
  const { file, journey } = tried;
  try {
    app.page.context().setDefaultTimeout(SAID);
    await app.page.goto(`${app.site.url}icon.svg`); // from a page to a part of itself nothing would be loaded
    await app.page.evaluate(spoil, file);
    app.site.asked.length = 0; // all was, to be kept
    app.site.fault(alone(file), { status: 404 });
    if (!(await goHarmed(app, tried, isSpared(tried)))) return 'nothing is said';
    app.site.mend();
    await goMended(app, journey);
    await app.site.stop();
    await goMended(app, journey, gone);
    return '';
  } catch (error) {
    return String(error);
  } finally {
    app.site.mend();
    await app.site.stop();
    await app.site.start();
  }
}

/**
 * Tries files that are kept, one after the other on one site.
 * @param {Open} open @param {Case[]} cases of one page
 * @returns {Promise<string[]>} what is wrong
 */
async function tryKept(open, cases) {
  /** @type {string[]} */
  const wrong = [];
  const app = await keptSite(open, cases[0].journey);
  for (const tried of cases) {
    const problem = await harmKept(app, tried);
    if (problem) wrong.push(`${tried.file} on the way to ${tried.journey.what}: ${problem}`);
  }
  await app.page.context().close();
  await app.site.stop();
  return wrong;
}

/**
 * Tries every file that is kept for visits without a network, where all are tried. Each is tried once: it is kept and
 * handed out alike for all pages, and `harmAll` sees what each page says.
 * @param {Open} open
 */
export function harmAllKept(open) {
  if (!isWhole) return;
  testOnly(
    inChromium,
    'each kept file is damaged in turn: that is said, and all is kept again after one reload',
    async () => {
      const cases = part(await allCases(open, true)).filter(({ journey }) => !journey.first);
      const paths = [...new Set(cases.map(({ journey }) => journey.path))];
      const ofPages = paths.map((path) => cases.filter(({ journey }) => journey.path === path));
      const wrong = await Promise.all(ofPages.map((ofPage) => tryKept(open, ofPage)));
      assert.deepEqual(wrong.flat(), []);
    },
  );
}

/** Tries a few files with each fault, by chance. @param {Open} open @param {number} each */
export function harmSome(open, each) {
  if (isWhole) return;
  testOnly(
    inChromium,
    `a file is harmed: the page says so, and works after one reload (FAULT_SEED=${seed})`,
    async () => {
      const random = createRandom(seed);
      const cases = await allCases(open);
      for (const how of Object.keys(faults)) {
        await tryAll(
          open,
          Array.from({ length: each }, () => random.pick(cases)),
          how,
        );
      }
    },
  );
}
