/**
 * A WASM instance that can be killed: from `kill()` on, every call into an instance made before
 * traps, as one does that has run out of memory.
 */

import { script } from './head.js';

/** Goes into the head of the page. */
export const killable = script(() => {
  const { instantiate } = WebAssembly;
  let generation = 0;
  Object.assign(globalThis, {
    killInstances: () => {
      generation += 1;
    },
  });
  WebAssembly.instantiate = /** @type {any} */ (
    async (/** @type {BufferSource} */ source, /** @type {any} */ imports) => {
      const result = await instantiate(source, imports);
      const born = generation;
      /** @param {Function} call */
      const mortal =
        (call) =>
        (/** @type {any[]} */ ...args) => {
          if (generation !== born) throw new WebAssembly.RuntimeError('unreachable');
          return call(...args);
        };
      /** @type {Record<string, any>} */
      const exports = {};
      for (const [name, member] of Object.entries(result.instance.exports)) {
        exports[name] = typeof member === 'function' ? mortal(member) : member;
        if (!(member instanceof WebAssembly.Table)) continue;
        const get = member.get.bind(member);
        member.get = (index) => {
          const entry = get(index);
          return entry && mortal(entry);
        };
      }
      return { module: result.module, instance: { exports } };
    }
  );
});

/** @param {import('playwright-core').Page} page */
export function kill(page) {
  return page.evaluate(() => /** @type {any} */ (globalThis).killInstances());
}

/**
 * Presses a button in the same moment: what goes on by itself must not meet the dead instance first, and have it
 * replaced.
 * @param {import('playwright-core').Locator} button
 */
export function killAndPress(button) {
  return button.evaluate((/** @type {HTMLElement} */ element) => {
    /** @type {any} */ (globalThis).killInstances();
    element.click();
  });
}
