/**
 * The bytes of a WebAssembly module, if they are those that the site was made with. One bit that is another one may
 * leave a module that starts, and solves wrongly: so what comes is compared, and asked for once more past the browser's
 * cache where it is damaged. Browsers can compare only where the connection is secure, and on the machine itself.
 */
import { fetchFile } from '../files.js';
import { digests } from '../module-digests.js';

/**
 * @param {string} path of the module in the site
 * @param {boolean} [again] see files.js
 * @returns {Promise<Uint8Array<ArrayBuffer>>} rejects where it does not come, or not as it was made
 */
export async function fetchModule(path, again) {
  const bytes = await fetchBytes(path, again);
  if (await isSound(path, bytes)) return bytes;
  const others = await fetchBytes(path, true);
  if (await isSound(path, others)) return others;
  throw new Error(`${path} is damaged`);
}

/** @param {string} path @param {boolean} [again] @returns {Promise<Uint8Array<ArrayBuffer>>} */
const fetchBytes = async (path, again) => new Uint8Array(await (await fetchFile(path, again)).arrayBuffer());

/** @param {string} path @param {Uint8Array<ArrayBuffer>} bytes */
async function isSound(path, bytes) {
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle || !digests[path]) return true;
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest)) === digests[path];
}
