/** Starts workers. Kept apart, because a page may forbid it in many ways. */
import { addressOf, areInside } from '../files.js';

/** @typedef {{ createScriptURL(url: string): string }} Policy */

/** @type {Policy | null} */
let policy = null;

/**
 * What the policy vouches for: the scripts of this site, and no others.
 * @param {string} address
 */
function ownScript(address) {
  if (address.startsWith(addressOf('').href)) return address;
  throw new TypeError(`${address} is not a script of this site`);
}

/**
 * Makes an address that `require-trusted-types-for 'script'` accepts for a worker. The name of the policy is the one
 * that the pages allow by `trusted-types`.
 * @param {URL} url
 * @returns {string}
 */
export function trusted(url) {
  const { trustedTypes } = /** @type {{ trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }} */ (
    globalThis
  );
  policy ??= trustedTypes?.createPolicy('stepdoku-worker', { createScriptURL: ownScript }) ?? null;
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
