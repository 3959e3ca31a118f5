/** Starts workers. Kept apart, because a page may forbid it in many ways. */
import { addressOf, areInside } from '../files.js';

/** @typedef {{ createScriptURL(url: string): string }} Policy */

/** @type {Policy | null} */
let policy = null;

/**
 * Under `require-trusted-types-for 'script'` the address of a worker must come from a policy.
 * @param {URL} url
 * @returns {string}
 */
export function trusted(url) {
  const { trustedTypes } = /** @type {{ trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }} */ (
    globalThis
  );
  policy ??= trustedTypes?.createPolicy('stepdoku-worker', { createScriptURL: (address) => address }) ?? null;
  return policy ? policy.createScriptURL(url.href) : url.href;
}

/**
 * Throws where workers are not allowed, or not from this address.
 * @param {string} [name] of a file of web/app, without `.js`
 * @returns {Worker}
 */
export function startWorker(name = 'measure-worker') {
  if (areInside) throw new Error('a page that has all files inside has none for a worker');
  // some browsers would complain on the console
  if (globalThis.origin === 'null') throw new Error('a page without an origin may have no worker');
  return new Worker(trusted(addressOf(`app/${name}.js`)), { type: 'module' });
}
