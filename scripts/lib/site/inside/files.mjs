/**
 * Stands for web/app/files.js where all files are inside the script. The block of them is cut up when the first is
 * wanted.
 */
import { pack, places } from './pack.mjs';

export const areInside = true;

/** @param {string} path */
export const addressOf = (path) => new URL(path, globalThis.document?.baseURI ?? 'inside:/');

/** @type {Promise<ArrayBuffer> | undefined} */
let unpacked;

async function unpack() {
  const packed = Uint8Array.from(atob(pack), (character) => character.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

/** @param {string} path */
export async function fetchFile(path) {
  if (!(path in places)) throw new Error(`no ${path} inside`);
  const [start, end] = places[path];
  return new Response((await (unpacked ??= unpack())).slice(start, end));
}
