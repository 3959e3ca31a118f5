/** One MiniBrowser, driven by a WebKitWebDriver of its own: commands of W3C WebDriver, one after another. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';

/** How long the driver may take to listen, in milliseconds. */
const PATIENCE = 60_000;

/** $WEBKIT, or where Debian has it. */
function miniBrowser() {
  if (process.env.WEBKIT) return process.env.WEBKIT;
  for (const folder of readdirSync('/usr/lib')) {
    for (const name of folder.includes('-linux-') ? readdirSync(`/usr/lib/${folder}`) : []) {
      if (name === 'webkit2gtk-4.1') return `/usr/lib/${folder}/${name}/MiniBrowser`;
    }
  }
  throw new Error('there is no MiniBrowser of WebKitGTK');
}

/** A port that is free now. @returns {Promise<number>} */
function freePort() {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** @param {number} port @param {string} method @param {string} path @param {any} [body] @returns {Promise<any>} */
async function request(port, method, path, body) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
  const { value } = /** @type {any} */ (await response.json());
  if (!response.ok) throw new Error(value.message || value.error);
  return value;
}

/** @param {number} port */
async function listening(port) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await request(port, 'GET', '/status');
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, 30);
      });
    }
  }
}

export class Driver {
  #port;
  #process;
  #session = '';
  /** What the last command left behind: the next one waits for it. @type {Promise<unknown>} */
  #last = Promise.resolve();

  /** @param {number} port @param {import('node:child_process').ChildProcess} process */
  constructor(port, process) {
    this.#port = port;
    this.#process = process;
  }

  /** Starts a browser with an empty profile. @param {NodeJS.ProcessEnv} env */
  static async start(env) {
    const port = await freePort();
    const driver = new Driver(port, spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env }));
    await listening(port);
    const options = {
      binary: miniBrowser(),
      args: ['--automation', '--javascript-can-open-windows-automatically=TRUE', '--enable-smooth-scrolling=FALSE'],
    };
    const { sessionId } = await request(port, 'POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    driver.#session = sessionId;
    return driver;
  }

  /** @param {string} method @param {string} path within the session @param {any} [body] @returns {Promise<any>} */
  command(method, path, body) {
    const answer = this.#last.then(() => request(this.#port, method, `/session/${this.#session}${path}`, body));
    this.#last = answer.catch(() => {});
    return answer;
  }

  /** @param {string} path @param {any} [body] */
  post(path, body = {}) {
    return this.command('POST', path, body);
  }

  /** Ends browser and driver. */
  async stop() {
    await this.command('DELETE', '').catch(() => {});
    this.#process.kill();
  }
}
