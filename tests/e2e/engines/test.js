/** A test whose name says in which browser it runs. */
import { test as nodeTest } from 'node:test';
import { engine } from './engine.js';

/**
 * @param {string} name
 * @param {(t: import('node:test').TestContext) => Promise<unknown>} action
 * @param {{ skip?: string | false }} [options] skip: why it cannot run here, where a tool is missing; it is counted
 */
export function test(name, action, options = {}) {
  nodeTest(`${engine.name}: ${name}`, options, action);
}

/**
 * A test of what only some browsers can do.
 * @param {{ in: string[], because: string }} where the other browsers leave it out, without a skip
 * @param {string} name
 * @param {() => Promise<unknown>} action
 * @param {{ skip?: string | false }} [options] as of `test`
 */
export function testOnly({ in: names }, name, action, options) {
  if (names.includes(engine.name)) test(name, action, options);
}
