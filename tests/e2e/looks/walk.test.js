/**
 * Any order: walks through all that a reader can do, each by its own seed; after each action all rules
 * hold. A walk that fails is shrunk, and told as steps and as the command that does them again. Seeds
 * are taken by chance, and printed; scripts/walk says which: WALK_SEEDS=1-4 WALK_ACTIONS=100, see plan.js.
 */
import assert from 'node:assert/strict';
import { after } from 'node:test';
import { useApp } from '../support/app.js';
import { engine } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { known } from '../support/head.js';
import { Chooser, tell } from '../walk/actions.js';
import { forgetful, Fresh } from '../walk/fresh.js';
import { pack, planOf } from '../walk/plan.js';
import { createRandom } from '../../support/random.js';
import { shrink } from '../walk/shrink.js';
import { closedDoors, Walker } from '../walk/walker.js';
import { desktop, phone, smallPhone } from '../support/site.js';

const { open } = useApp();
const plan = planOf(process.env, engine.name, Math.random);

/** @typedef {import('../support/rules.js').Fault} Fault */
/** @typedef {import('../walk/actions.js').Action} Action */
/** @typedef {import('../walk/plan.js').Way} Way */
/** @typedef {import('../walk/plan.js').Walk} Walk */

const fresh = new Fresh((device, path) =>
  open(device, { head: [forgetful, known, closedDoors], first: true, path, shows: '.frame:not([hidden])' }),
);
after(() => fresh.close());

/** @param {string} rule */
const counts = (rule) => !plan.rules || plan.rules.includes(rule);

/** Where a walk is done, and with what. @param {import('../../support/random.js').Random} random @returns {Way} */
function wayOf(random) {
  const device = random.pick([
    desktop,
    desktop,
    phone,
    smallPhone,
    { ...desktop, colorScheme: /** @type {const} */ ('dark') },
    { ...phone, reducedMotion: /** @type {const} */ ('reduce') },
  ]);
  const locale = random.pick(['en-US', 'de-DE', 'zh-CN']);
  const [place, path] = random.weighted(
    /** @type {const} */ ([
      [7, ['app', '']],
      [1.5, ['element', 'demo/']],
      [1.5, ['frame', 'embed.html']],
    ]),
  );
  return { place, path, device: { ...device, locale } };
}

/**
 * Does actions on a page of their own.
 * @template T
 * @param {Way} way
 * @param {(walker: Walker) => Promise<T>} walk
 * @returns {Promise<T>}
 */
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

/**
 * What is wrong at the end of a walk.
 * @param {Walk} walk
 * @param {(rule: string) => boolean} asks
 * @returns {Promise<Fault[]>}
 */
const endOf = ({ way, actions }, asks) =>
  onPage(way, async (walker) => {
    for (const action of actions.slice(0, -1)) await walker.pass(action);
    return walker.do(actions[actions.length - 1], asks);
  });

/**
 * Makes a walk shorter that came to a fault.
 * @param {Walk} walk
 * @param {Fault} fault
 * @returns {Promise<string>} what is told of it
 */
async function shortened({ way, actions }, { rule, subject }) {
  /** @type {Fault | undefined} */
  let met;
  const fails = async (/** @type {Action[]} */ some) => {
    // what comes in between is another fault
    const faults = await endOf({ way, actions: some }, (each) => each === rule).catch(() => []);
    const found = faults.find((each) => each.rule === rule && each.subject === subject);
    met = found ?? met;
    return found !== undefined;
  };
  const steps = await shrink(actions, fails, { tries: plan.tries });
  if (!met && plan.tries > 0) await fails(steps);
  return [
    met ? `${met.rule}: ${met.text}` : 'The same steps, walked once more, did not come to it.',
    ...story({ way, actions: steps }),
  ].join('\n');
}

/** @param {Walk} walk @returns {string[]} */
const story = ({ way, actions }) => [
  `${actions.length} steps on ${way.path || 'the page'}, opened with ${JSON.stringify(way.device)}:`,
  ...actions.map((action, index) => `  ${index + 1}. ${tell(action)}`),
  `They are done again by: scripts/walk --engine ${engine.name} --again ${pack({ way, actions })}`,
];

/** @param {Fault} fault */
const line = ({ rule, text }) => `${rule}: ${text}`;

for (const seed of plan.seeds) {
  test(`a walk in any order finds nothing wrong: seed ${seed}`, async () => {
    const random = createRandom(seed);
    const way = wayOf(random);
    const chooser = new Chooser(random, way.place);
    const done = /** @type {Action[]} */ ([]);
    /** Each kind of fault once. @type {Map<string, Fault>} */
    const met = new Map();
    const start = performance.now();
    const share = await onPage(way, async (walker) => {
      while (done.length < plan.actions && (plan.isSurvey || met.size === 0)) {
        const action = chooser.next(await walker.sight());
        done.push(action);
        for (const fault of await walker.do(action, counts)) {
          const name = `${fault.rule} ${fault.subject}`;
          if (plan.isSurvey && !met.has(name)) {
            console.log(`  ${line(fault)}`);
            console.log(`    ${walker.where}, after ${done.slice(-4).map(tell).join('; ')}`);
            console.log(`    scripts/walk --engine ${engine.name} --again ${pack({ way, actions: done })}`);
          }
          met.set(name, met.get(name) ?? fault);
        }
      }
      return walker.compared / walker.seen;
    });
    const time = Math.round(performance.now() - start);
    const compared = Math.round(share * 100);
    console.log(`seed ${seed}: ${done.length} actions on the ${way.place} in ${time} ms, ${compared} % compared`);
    const faults = [...met.values()];
    if (faults.length === 0) return;
    const again = `scripts/walk --engine ${engine.name} --seeds ${seed} --actions ${plan.actions}`;
    if (plan.isSurvey) assert.fail(`${again}\n${faults.map(line).join('\n')}`);
    for (const fault of faults) console.log(`  ${line(fault)}`);
    console.log(`  ${again}\n  It is made shorter. Its end: ${done.slice(-4).map(tell).join('; ')}`);
    assert.fail(`${line(faults[0])}\n${again}\n${await shortened({ way, actions: done }, faults[0])}`);
  });
}

const { again } = plan;
if (again) {
  test('a walk that is walked again finds nothing wrong', async () => {
    assert.equal((await endOf(again, counts)).map(line).join('\n'), '', story(again).slice(0, -1).join('\n'));
  });
}
