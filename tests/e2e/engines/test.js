/** A test whose name says in which browser it runs. */
import { test as nodeTest } from 'node:test';
import { engine } from './engine.js';
import { withSecondTry } from './second-try.js';

/** @param {string} name @param {(t: import('node:test').TestContext) => Promise<unknown>} action */
export function test(name, action) {
  const whole = `${engine.name}: ${name}`;
  /** scripts/lib/tally.sh looks for this line. @param {unknown} error */
  const tell = (error) => console.log(`unsteady: ${whole}:`, error);
  nodeTest(whole, process.env.CI || process.env.FULL ? withSecondTry(action, tell) : action);
}

/**
 * A test of what only some browsers can do.
 * @param {{ in: string[], because: string }} where the other browsers leave it out, without a skip
 * @param {string} name
 * @param {() => Promise<unknown>} action
 */
export function testOnly({ in: names }, name, action) {
  if (names.includes(engine.name)) test(name, action);
}
