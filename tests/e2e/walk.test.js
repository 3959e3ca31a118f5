/**
 * Any order: walks through all that a reader can do, each by its own seed; after each action all rules
 * hold. A walk that fails is shrunk, and told as steps. Walks are done where $WALK_SEEDS says which, as
 * scripts/walk does: WALK_SEEDS=1-4 WALK_ACTIONS=100 WALK_RULES=boards,error WALK_TRIES=60.
 */
import assert from 'node:assert/strict';
import { after } from 'node:test';
import { useApp } from './app.js';
import { test } from './engines/test.js';
import { Chooser, tell } from './walk/actions.js';
import { Fresh } from './walk/fresh.js';
import { createRandom } from './walk/random.js';
import { shrink } from './walk/shrink.js';
import { closedDoors, Walker } from './walk/walker.js';
import { desktop, phone, smallPhone } from './site.js';

const { open } = useApp();
const { WALK_SEEDS, WALK_ACTIONS = '250', WALK_RULES, WALK_TRIES = '60' } = process.env;

/** @typedef {import('./rules.js').Fault} Fault */
/** @typedef {import('./walk/actions.js').Action} Action */
/** @typedef {{ place: import('./walk/actions.js').Place, path: string, device: import('playwright-core').BrowserContextOptions }} Way */

const fresh = new Fresh((device, path) => open(device, { head: [closedDoors], path, shows: '.frame:not([hidden])' }));
after(() => fresh.close());

/** @param {string} text '3' or '1-40' */
function seedsOf(text) {
  const [first, last = first] = text.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** @param {string} rule */
const counts = (rule) => !WALK_RULES || WALK_RULES.split(',').includes(rule);

/** Where a walk is done, and with what. @param {import('./walk/random.js').Random} random @returns {Way} */
function wayOf(random) {
  const device = random.pick([desktop, desktop, phone, smallPhone, { ...desktop, colorScheme: /** @type {const} */ ('dark') }, { ...phone, reducedMotion: /** @type {const} */ ('reduce') }]);
  const locale = random.pick(['en-US', 'de-DE', 'zh-CN']);
  const [place, path] = random.weighted(/** @type {const} */ ([[7, ['app', '']], [1.5, ['element', 'demo/']], [1.5, ['frame', 'embed.html']]]));
  return { place, path, device: { ...device, locale } };
}

/** Does actions on a page of their own. @param {Way} way @param {(walker: Walker) => Promise<Fault[]>} walk @returns {Promise<Fault[]>} */
async function onPage({ path, device }, walk) {
  const app = await open(device, { head: [closedDoors], path, shows: '.frame:not([hidden])' });
  const walker = new Walker(app, { device, path }, fresh);
  try {
    return await walk(walker);
  } finally {
    await app.page.context().close();
    await app.site.stop();
  }
}

/** Whether a walk comes to the same fault at its end. @param {Way} way @param {Action[]} actions @param {Fault} fault */
async function fails(way, actions, { rule, subject }) {
  const faults = await onPage(way, async (walker) => {
    for (const action of actions.slice(0, -1)) await walker.pass(action);
    return walker.do(actions[actions.length - 1], (each) => each === rule);
  }).catch(() => []); // what comes in between is another fault
  return faults.some((fault) => fault.rule === rule && fault.subject === subject);
}

for (const seed of WALK_SEEDS ? seedsOf(WALK_SEEDS) : []) {
  test(`a walk in any order finds nothing wrong: seed ${seed}`, async () => {
    const random = createRandom(seed);
    const way = wayOf(random);
    const chooser = new Chooser(random, way.place);
    const done = /** @type {Action[]} */ ([]);
    const start = performance.now();
    const faults = await onPage(way, async (walker) => {
      while (done.length < Number(WALK_ACTIONS)) {
        const action = chooser.next(await walker.sight());
        done.push(action);
        const found = await walker.do(action, counts);
        if (found.length > 0) return found;
      }
      return [];
    });
    console.log(`seed ${seed}: ${done.length} actions on the ${way.place} in ${Math.round(performance.now() - start)} ms`);
    if (faults.length === 0) return;
    console.log(`  ${faults.map(({ rule, text }) => `${rule}: ${text}`).join('\n  ')}\n  It is made shorter. Its end: ${done.slice(-4).map(tell).join('; ')}`);
    const steps = await shrink(done, (actions) => fails(way, actions, faults[0]), { tries: Number(WALK_TRIES) });
    assert.fail([
      `${faults[0].rule}: ${faults[0].text}`,
      `Seed ${seed}, ${steps.length} of ${done.length} steps, on ${way.path || 'the page'}, opened with ${JSON.stringify(way.device)}:`,
      ...steps.map((action, index) => `  ${index + 1}. ${tell(action)}`),
    ].join('\n'));
  });
}
