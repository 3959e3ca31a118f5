/** Starts workers. Kept apart, because a page may forbid it in many ways. */

/** Its name, put together with the rest only when it is wanted: no part of the first load. */
const MEASURES = 'measure-worker';

/** @param {string} name */
const address = (name) => new URL(`./${name}.js`, import.meta.url);

/** @typedef {{ createScriptURL(url: string): string }} Policy */

/** @type {Policy | null} */
let policy = null;

/** Under `require-trusted-types-for 'script'` the address of a worker must come from a policy. @param {URL} url @returns {string} */
function trusted(url) {
  const { trustedTypes } = /** @type {{ trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }} */ (globalThis);
  policy ??= trustedTypes?.createPolicy('stepdoku-worker', { createScriptURL: (address) => address }) ?? null;
  return policy ? policy.createScriptURL(url.href) : url.href;
}

/** The one that measures, or another. Throws where workers are not allowed, or not from this address. @param {URL} [url] @returns {Worker} */
export function startWorker(url = address(MEASURES)) {
  return new Worker(trusted(url), { type: 'module' });
}
