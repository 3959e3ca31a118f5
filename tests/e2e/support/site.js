/**
 * Serves the site as a strict host would, to one page: each page that a test opens has a server of
 * its own, and thus an origin of its own. A test has that server do the faults, which works in
 * every browser: a file that is missing, late or of a wrong type, a server that is gone.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { types } from '../../../scripts/lib/serve/files.mjs';
import { siteFolder } from '../../support/artefacts.js';

/**
 * What the strictest host that the page must live with sends, with its address for 'self': WebKit takes nothing for
 * that in a frame without an origin.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types stepdoku-worker',
].join('; ');

/** Where the scripts lie that run before those of a document. */
const HEAD = '/~head.js';

/** Milliseconds that a file comes late at most, by chance: tests that fail then have a race. */
const LATE = Number(process.env.TEST_LATE ?? 0);

/**
 * What is wrong with files.
 * @typedef {object} Fault
 * @property {number} [status] they are answered with this status, and without a body
 * @property {true} [abort] the connection breaks (a browser may try such a request again by itself, so this goes
 *   without `times`)
 * @property {string} [redirect] they are elsewhere: the path
 * @property {string} [type] they come with this MIME type
 * @property {true} [silent] they are not answered, until `answer()`
 * @property {number} [delay] they come so many milliseconds late
 * @property {(text: string) => string} [edit] they come with another text
 * @property {number} [times] only so many requests are answered so, then all is well
 */

/** @typedef {readonly [RegExp, Fault]} Rule a fault of all files whose path matches */

/** @param {string} path */
const isDocument = (path) => (types[extname(path)] ?? types['.html']) === types['.html'];

/** Pages are there with and without their ending. @param {string} root @param {string} path */
async function load(root, path) {
  return readFile(join(root, path.endsWith('/') ? `${path}index.html` : extname(path) ? path : `${path}.html`));
}

/** What the service worker checks a file by. @param {string | Buffer} body */
export const integrity = (body) => `sha256-${createHash('sha256').update(body).digest('base64')}`;

/** Puts the scripts in front of everything else in a document. @param {string} html */
const withHead = (html) =>
  html.replace(/<head\b[^>]*>|(?<=<!doctype html>)/i, (tag) => `${tag}<script src="${HEAD}"></script>`);

/**
 * Ports that this process had: a second site at one of them would find what WebKit kept for the first.
 * @type {Set<number>}
 */
const used = new Set();

/** The server of one page. */
export class Site {
  /** The paths that were asked for, in their order. @type {string[]} */
  asked = [];

  /** How many requests wait for an answer that is to come: those that are silent are not among them. */
  waiting = 0;

  /** @type {{ pattern: RegExp, fault: Fault, left: number }[]} */
  #faults = [];
  /** @type {Rule[]} */
  #lasting;
  #server = createServer((request, response) => void this.#answer(request, response));
  #port = 0;
  #root;
  #head = '';
  #delay = 0;
  #origin;
  #isStrict;
  /** Has those answered that were not. */
  #speak = () => {};
  #silence = new Promise((resolve) => {
    this.#speak = () => resolve(null);
  });

  /**
   * @param {{ faults?: Rule[], lasting?: Rule[], head?: string[], delay?: number, origin?: string, root?: string,
   *   isStrict?: boolean }} [options] lasting: what no `mend` ends; head: scripts that run before those of a document;
   *   delay: of every answer, in milliseconds; origin: what the browser was told to call this site, else it is called
   *   by its port; root: the folder of the site; isStrict: whether it sends a policy of its own
   */
  constructor({ faults = [], lasting = [], head = [], delay = 0, origin, root = siteFolder, isStrict = true } = {}) {
    this.#root = root;
    this.#isStrict = isStrict;
    this.#origin = origin;
    this.#lasting = lasting;
    for (const [pattern, fault] of faults) this.fault(pattern, fault);
    this.#head = head.join('\n');
    this.#delay = delay;
  }

  get url() {
    return `${this.origin}/`;
  }

  get origin() {
    return this.#origin ?? `http://${this.host}`;
  }

  /** Where it listens. */
  get host() {
    return `127.0.0.1:${this.#port}`;
  }

  /** From now on all files whose path matches have a fault. @param {RegExp} pattern @param {Fault} fault */
  fault(pattern, fault) {
    this.#faults.push({ pattern, fault, left: fault.times ?? Infinity });
  }

  /** Ends every fault. Who was not answered is not yet. */
  mend() {
    this.#faults = [];
  }

  /** Ends every fault, and answers those who were not. */
  answer() {
    this.mend();
    this.#speak();
    this.#silence = new Promise((resolve) => {
      this.#speak = () => resolve(null);
    });
  }

  /** The server is there; after `stop()`, at the same address. */
  async start() {
    let port = await this.#listen();
    while (!this.#port && used.has(port)) {
      await this.stop();
      port = await this.#listen();
    }
    used.add(port);
    this.#port = port;
  }

  /** @returns {Promise<number>} the port */
  async #listen() {
    await new Promise((resolve) => {
      this.#server.listen(this.#port, '127.0.0.1', () => resolve(null));
    });
    return /** @type {import('node:net').AddressInfo} */ (this.#server.address()).port;
  }

  /** The server is gone. */
  async stop() {
    const closed = new Promise((resolve) => {
      this.#server.close(resolve);
    });
    this.#server.closeAllConnections();
    await closed;
  }

  /** @param {string} path @returns {Fault} */
  #faultOf(path) {
    const found = this.#faults.find(({ pattern, left }) => left > 0 && pattern.test(path));
    if (!found) return this.#lasting.find(([pattern]) => pattern.test(path))?.[1] ?? {};
    found.left -= 1;
    return found.fault;
  }

  /** As it lies there. @param {string} path @param {Fault} fault */
  async #file(path, { edit }) {
    const body = await load(this.#root, path);
    return edit ? edit(body.toString()) : body;
  }

  /** As it is sent. @param {string} path @param {Fault} fault */
  async #body(path, fault) {
    if (path === HEAD) return this.#head;
    const edited = await this.#file(path, fault);
    if (!this.#head) return edited;
    if (path === '/sw.js') return this.#withHashes(edited.toString());
    return isDocument(path) ? withHead(edited.toString()) : edited;
  }

  /**
   * The service worker keeps documents as they are sent here, and their scripts; one that waits for another document
   * still does.
   * @param {string} worker
   */
  async #withHashes(worker) {
    const files = JSON.parse(/FILES = ({.*?});/.exec(worker)?.[1] ?? '{}');
    for (const path of Object.keys(files).filter((file) => file.endsWith('.html'))) {
      const file = await this.#file(`/${path}`, this.#faultOf(`/${path}`));
      if (files[path] === integrity(file)) files[path] = integrity(withHead(file.toString()));
    }
    return worker.replace(
      /FILES = {.*?};/,
      `FILES = ${JSON.stringify({ ...files, [HEAD.slice(1)]: integrity(this.#head) })};`,
    );
  }

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async #answer(request, response) {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname));
    this.asked.push(path);
    let isSilent = false;
    this.waiting += 1;
    response.on('close', () => {
      if (!isSilent) this.waiting -= 1;
    });
    // what a browser asks for where a page names no icon, a picture for one
    if (path === '/favicon.ico') return void response.writeHead(204).end();
    let fault = this.#faultOf(path);
    if (fault.silent) {
      isSilent = true;
      this.waiting -= 1;
      await this.#silence;
      if (response.destroyed) return;
      isSilent = false;
      this.waiting += 1;
      fault = this.#faultOf(path);
    }
    const delay = fault.delay ?? (this.#delay || Math.random() * LATE);
    if (delay > 0) {
      await new Promise((resolve) => {
        setTimeout(resolve, delay);
      });
    }
    if (fault.abort) return void request.socket.destroy();
    if (fault.redirect) return void response.writeHead(308, { location: fault.redirect }).end();
    if (fault.status) return void response.writeHead(fault.status).end();
    const body = await this.#body(path, fault).catch(() => null);
    if (body === null) return void response.writeHead(404).end();
    // A frame with `sandbox="allow-scripts"` is of no origin, and modules ask for the last of these.
    response.writeHead(200, {
      'content-type': fault.type ?? types[extname(path)] ?? types['.html'],
      ...(this.#isStrict && { 'content-security-policy': POLICY.replaceAll("'self'", this.origin) }),
      'access-control-allow-origin': '*',
    });
    response.end(body);
  }
}

/** The server of a page, ready. @param {ConstructorParameters<typeof Site>[0]} [options] */
export async function serve(options) {
  const site = new Site(options);
  await site.start();
  return site;
}

export const desktop = { viewport: { width: 1280, height: 800 } };
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const smallPhone = { viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true };
