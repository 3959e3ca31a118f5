/**
 * What is walked, and how what was found is walked again. Pure.
 *
 *     planOf({ WALK_SEEDS: '1-40', WALK_ACTIONS: '250' }, 'chromium', Math.random);   // as scripts/walk asks for it
 *     planOf({ CI: 'true' }, 'chromium', Math.random);                                // by chance, as the suite does
 *     planOf({ CI: 'true', TEST_CHANCE: 'c0ffee00' }, 'chromium', Math.random);       // by a chance that comes again
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { chanceOf } from '../../support/chance.js';
import { createRandom } from '../../support/random.js';

/** @typedef {import('./actions.js').Action} Action */
/**
 * @typedef {{ place: import('./actions.js').Place, path: string, device:
 *   import('playwright-core').BrowserContextOptions }} Way
 */
/** @typedef {{ way: Way, actions: Action[] }} Walk */

/**
 * @typedef {object} Plan
 * @property {number[]} seeds of a walk each
 * @property {number} actions of each
 * @property {string[] | null} rules that are asked; null: all
 * @property {number} tries to make a walk shorter
 * @property {boolean} isSurvey whether a walk goes on after a fault
 * @property {Walk | null} again a walk that is walked once more, in place of those of the seeds
 */

/**
 * How many walks the suite does, and how long each is: by chance they find more with the time, and no run takes long.
 */
const here = { walks: 2, actions: 25, tries: 40 };
const inFull = { chromium: { walks: 4, actions: 100, tries: 12 }, other: { walks: 2, actions: 40, tries: 6 } };

/** How many seeds there are to choose from. */
const SEEDS = 1_000_000;

/**
 * Without WALK_SEEDS the seeds are taken by chance: by that of TEST_CHANCE, the first digits of a hexadecimal number
 * as Git has them, or by another one each time.
 * @param {Record<string, string | undefined>} environment @param {string} engine @param {() => number} chance from 0 to
 *   1 @returns {Plan}
 */
export function planOf(
  { WALK_SEEDS, TEST_CHANCE, WALK_ACTIONS, WALK_RULES, WALK_TRIES, WALK_SURVEY, WALK_AGAIN, CI, FULL },
  engine,
  chance,
) {
  const draw = TEST_CHANCE ? createRandom(chanceOf(TEST_CHANCE)).next : chance;
  const most = inFull[engine === 'chromium' ? 'chromium' : 'other'];
  const usual = FULL ? most : CI ? { ...most, walks: most.walks / 2 } : here;
  return {
    seeds: WALK_AGAIN
      ? []
      : WALK_SEEDS
        ? seedsOf(WALK_SEEDS)
        : Array.from({ length: usual.walks }, () => 1 + Math.floor(draw() * SEEDS)),
    actions: Number(WALK_ACTIONS ?? usual.actions),
    rules: WALK_RULES ? WALK_RULES.split(',') : null,
    tries: Number(WALK_TRIES ?? usual.tries),
    isSurvey: Boolean(WALK_SURVEY),
    again: WALK_AGAIN ? unpack(WALK_AGAIN) : null,
  };
}

/** @param {string} text '3' or '1-40' */
function seedsOf(text) {
  const [first, last = first] = text.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** A walk as one word for a command line. @param {Walk} walk */
export const pack = (walk) => deflateRawSync(JSON.stringify(walk)).toString('base64url');

/** @param {string} word @returns {Walk} */
export const unpack = (word) => JSON.parse(inflateRawSync(Buffer.from(word, 'base64url')).toString());
