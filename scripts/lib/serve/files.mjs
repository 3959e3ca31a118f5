/** Answers requests with the files of a folder, gzipped where that is worth it. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/**
 * By the ending of a file: a browser refuses a module script or a streamed module of another type.
 * @type {Record<string, string>}
 */
export const types = {
  '.cc': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.java': 'text/plain; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.py': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** These are compressed in themselves. */
const PACKED = new Set(['.png']);

/**
 * @typedef {{ body: Buffer, packed: Buffer | null, tag: string, modified: number }} Loaded
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

/**
 * @param {string} folder
 * @returns {(request: Request, response: Response) => Promise<void>} what an HTTP server answers by
 */
export function filesOf(folder) {
  /** What was asked for, by path. @type {Map<string, Loaded>} */
  const loaded = new Map();

  /** @param {string} path */
  const load = async (path) => {
    const { mtimeMs: modified } = await stat(path);
    const known = loaded.get(path);
    if (known?.modified === modified) return known;
    const body = await readFile(path);
    const packed = PACKED.has(extname(path)) ? null : await promisify(gzip)(body);
    const file = { body, packed, tag: `"${createHash('sha256').update(body).digest('base64url')}"`, modified };
    loaded.set(path, file);
    return file;
  };

  return async (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead) return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    const path = pathOf(request.url ?? '/');
    if (path === null) return void response.writeHead(400).end();
    const place = join(folder, path);
    const hasSlash = path.endsWith('/');
    const isBare = !hasSlash && (await isFolder(place));
    if (isBare) return void response.writeHead(308, { location: `${encodeURI(path)}/` }).end();
    const name = hasSlash ? join(place, 'index.html') : place;
    const file = await load(name).catch(() => null);
    if (!file) return void response.writeHead(404).end();
    send(request, response, types[extname(name)] ?? 'application/octet-stream', file);
  };
}

/**
 * The path of an address, which never leads out of the folder; null: it cannot be read.
 * @param {string} address
 * @returns {string | null}
 */
function pathOf(address) {
  try {
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
    return path.includes('\0') || path.split(/[\\/]/).includes('..') ? null : path;
  } catch {
    return null;
  }
}

/** @param {string} place */
const isFolder = (place) =>
  stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** @param {Request} request @param {Response} response @param {string} type @param {Loaded} file */
function send(request, response, type, { body, packed, tag }) {
  // A frame with `sandbox="allow-scripts"` is of no origin, and modules ask for the last of these.
  const headers = {
    'cache-control': 'no-cache',
    etag: tag,
    vary: 'accept-encoding',
    'access-control-allow-origin': '*',
  };
  if (request.headers['if-none-match'] === tag) return void response.writeHead(304, headers).end();
  const isPacked = packed !== null && /\bgzip\b/.test(String(request.headers['accept-encoding']));
  const sent = isPacked ? packed : body;
  response.writeHead(200, {
    ...headers,
    'content-type': type,
    'content-length': sent.length,
    ...(isPacked && { 'content-encoding': 'gzip' }),
  });
  response.end(request.method === 'HEAD' ? undefined : sent);
}
