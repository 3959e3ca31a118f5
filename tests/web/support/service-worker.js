/** The service worker of the built site in a world of its own: a server, caches and pages that a test rules. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const SCOPE = 'https://puzzles.example/stepdoku/';
const site = new URL('../../../build/web/', import.meta.url);
const source = readFileSync(new URL('sw.js', site), 'utf8');

/** The paths of the files that it keeps. @type {string[]} */
export const paths = Object.keys(JSON.parse(/FILES\s*=\s*({.*?})/s.exec(source)?.[1] ?? '{}'));

/** @param {Uint8Array} bytes */
const integrity = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** Files as they lie in the site, with what they hash to: each is read once. */
const files = new Map(
  paths.map((path) => {
    const bytes = new Uint8Array(readFileSync(new URL(path, site)));
    return [path, { bytes, digest: integrity(bytes) }];
  }),
);

/** @param {string} path as it lies in the site */
const fileAt = (path) => /** @type {{ bytes: Uint8Array<ArrayBuffer>, digest: string }} */ (files.get(path));

/** @param {string} path */
export const contents = (path) => fileAt(path).bytes;

/** What a browser keeps: caches by their names, each with bodies by their addresses. */
class FakeCaches {
  /** @type {Map<string, Map<string, Uint8Array<ArrayBuffer>>>} */
  all = new Map();

  /** @param {string} name */
  async open(name) {
    const entries = this.all.get(name) ?? new Map();
    this.all.set(name, entries);
    return {
      match: async (/** @type {string} */ address) => {
        const found = entries.get(address);
        return found && new Response(found);
      },
      put: async (/** @type {string} */ address, /** @type {Response} */ response) => {
        entries.set(address, new Uint8Array(await response.arrayBuffer()));
      },
    };
  }

  async keys() {
    return [...this.all.keys()];
  }

  /** @param {string} name */
  async delete(name) {
    return this.all.delete(name);
  }
}

/** A browser with one site, which may have several versions of the service worker. */
export class OfflineWorld {
  caches = new FakeCaches();
  /** What the server answers otherwise than with the file: by path. @type {Map<string, () => Promise<Response>>} */
  faults = new Map();
  /** Files of a newer version. @type {Map<string, Uint8Array<ArrayBuffer>>} */
  newer = new Map();
  isOnline = true;
  /** @type {string[]} */
  asked = [];

  /** @param {string} address @param {{ integrity?: string }} [options] */
  fetch = async (address, { integrity: wanted } = {}) => {
    const path = address.slice(SCOPE.length);
    this.asked.push(path);
    if (!this.isOnline) throw new TypeError('no network');
    const fault = this.faults.get(path);
    if (!fault && !this.newer.has(path)) return this.#sound(path, wanted);
    const response = fault ? await fault() : new Response(this.newer.get(path));
    if (!wanted || !response.ok) return response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (integrity(bytes) !== wanted) throw new TypeError('integrity');
    return new Response(bytes);
  };

  /** A file that is as it was made. @param {string} path @param {string} [wanted] */
  #sound(path, wanted) {
    const { bytes, digest } = fileAt(path);
    if (wanted && wanted !== digest) throw new TypeError('integrity');
    return new Response(bytes);
  }

  /**
   * A service worker of this site; of the newer version where files are newer.
   * @param {Pick<FakeCaches, 'open' | 'keys' | 'delete'>} [caches] as this worker reaches what the browser keeps
   * @returns {{ install: () => Promise<unknown>, activate: () => Promise<unknown>, ask: (path: string) =>
   *   Promise<Response> }}
   */
  worker(caches = this.caches) {
    let text = source;
    for (const [path, bytes] of this.newer) text = text.replace(fileAt(path).digest, integrity(bytes));
    if (this.newer.size > 0) text = text.replace(/(VERSION\s*=\s*["'])/, '$1newer-');
    /** @type {Record<string, (event: any) => void>} */
    const listeners = {};
    vm.runInNewContext(text, {
      ...{ URL, Response, crypto, btoa, Uint8Array, fetch: this.fetch, caches },
      registration: { scope: SCOPE },
      addEventListener: (/** @type {string} */ type, /** @type {any} */ listener) => {
        listeners[type] = listener;
      },
    });
    /** @param {string} type @param {object} fields */
    const tell = async (type, fields) => {
      /** @type {any[]} */
      const awaited = [];
      /** @type {any} */
      let answer;
      listeners[type]({
        ...fields,
        waitUntil: (/** @type {any} */ work) => awaited.push(work),
        respondWith: (/** @type {any} */ response) => {
          answer = response;
        },
      });
      const response = await answer;
      await Promise.all(awaited);
      return response;
    };
    return {
      install: () => tell('install', {}),
      activate: () => tell('activate', {}),
      ask: (path) => tell('fetch', { request: { method: 'GET', url: SCOPE + path } }),
    };
  }

  /** What is kept of a file: of the version that was kept first. @param {string} path */
  kept(path) {
    return [...this.caches.all.values()][0].get(SCOPE + path);
  }

  /** @param {string} path @param {Uint8Array<ArrayBuffer> | null} bytes null: the browser has dropped it */
  spoil(path, bytes) {
    const [entries] = this.caches.all.values();
    if (bytes) entries.set(SCOPE + path, bytes);
    else entries.delete(SCOPE + path);
  }
}
