#!/usr/bin/env node
/**
 * A WebKit that speaks WebDriver BiDi, as Playwright drives it: a bridge to WebKitWebDriver, which
 * speaks the older WebDriver. It has a screen of its own (Xvfb), and says on standard error where
 * it listens. It knows what the tests need, and no more.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import { Driver } from './driver.js';
import { Page } from './page.js';

/** So small that the pointer, which rests in its middle, is within every window: without a window manager it gives the focus. */
const SCREEN = '600x800x24';

/** A screen that nobody sees. @returns {Promise<{ display: string, process: import('node:child_process').ChildProcess }>} */
function screen() {
  const process = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    process.on('error', reject);
    process.on('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    /** @type {import('node:stream').Readable} */ (process.stdio[3]).once('data', (data) => resolve({ display: `:${String(data).trim()}`, process }));
  });
}

const home = mkdtempSync(join(tmpdir(), 'webkit-'));
mkdirSync(join(home, 'gtk-3.0'));
writeFileSync(join(home, 'gtk-3.0/settings.ini'), `[Settings]\n${process.env.GTK_SETTINGS ?? ''}`);
// Nothing of the window may be wider than a small phone.
writeFileSync(join(home, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }');
const { display, process: xvfb } = await screen();
const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: home, NO_AT_BRIDGE: '1' };

/** Browsers without a page. @type {Driver[]} */
const idle = [];
/** @type {Set<Driver>} */
const drivers = new Set();
/** @type {Map<string, Page>} */
const pages = new Map();
/** The size that the pages of a user context have. @type {Map<string, { width: number, height: number }>} */
const sizes = new Map();
let contexts = 0;

async function browser() {
  const free = idle.pop();
  if (free) return free;
  const driver = await Driver.start(env);
  drivers.add(driver);
  await Page.window(driver);
  return driver;
}

/** @param {Page} page */
async function close(page) {
  pages.delete(page.context);
  idle.push(await page.close());
}

async function quit() {
  await Promise.all([...drivers].map((driver) => driver.stop()));
  xvfb.kill();
  rmSync(home, { recursive: true, force: true });
  process.exit(0);
}

/** @param {any} params @returns {Page} */
function pageOf({ context, target }) {
  const page = pages.get(context ?? target.context);
  if (!page) throw new Error('no such frame');
  return page;
}

/** @typedef {import('./page.js').Tell} Tell */

/** @type {Record<string, (params: any, tell: Tell) => any>} */
const commands = {
  'session.new': () => ({ sessionId: 'one', capabilities: { browserName: 'webkit', browserVersion: '', userAgent: '' } }),
  'session.subscribe': () => ({ subscription: 'one' }),
  'network.addIntercept': () => ({ intercept: 'none' }),
  'network.addDataCollector': () => ({ collector: 'none' }),
  'browser.setDownloadBehavior': () => ({}),
  'browser.createUserContext': () => ({ userContext: `user ${++contexts}` }),
  async 'browser.removeUserContext'({ userContext }) {
    for (const page of [...pages.values()].filter((each) => each.userContext === userContext)) await close(page);
    return {};
  },
  'browser.close': quit,
  'emulation.setLocaleOverride': () => ({}),
  'emulation.setScreenOrientationOverride': () => ({}),
  'emulation.setScreenSettingsOverride': () => ({}),
  async 'browsingContext.setViewport'({ context, userContexts = [], viewport }) {
    for (const userContext of userContexts) sizes.set(userContext, viewport);
    if (context) await pageOf({ context }).resize(viewport.width, viewport.height);
    return {};
  },
  async 'browsingContext.create'({ userContext }, tell) {
    const page = new Page(await browser(), userContext, tell);
    pages.set(page.context, page);
    const { width, height } = sizes.get(userContext) ?? { width: 1280, height: 800 };
    await page.resize(width, height);
    page.announce();
    return { context: page.context };
  },
  async 'browsingContext.close'(params) {
    await close(pageOf(params));
    return {};
  },
  'browsingContext.activate': () => ({}),
  'browsingContext.navigate': (params) => pageOf(params).navigate(params.url),
  'browsingContext.reload': (params) => pageOf(params).reload(),
  'browsingContext.traverseHistory': (params) => pageOf(params).traverse(params.delta),
  'browsingContext.captureScreenshot': async (params) => ({ data: await pageOf(params).screenshot() }),
  'script.evaluate': (params) => pageOf(params).evaluate(params.expression, params.resultOwnership === 'root', params.target.sandbox),
  'script.callFunction': (params) => pageOf(params).call(params.functionDeclaration, params.arguments, params.resultOwnership === 'root', params.target.sandbox),
  'script.disown'(params) {
    pageOf(params).disown(params.handles);
    return {};
  },
  async 'input.performActions'(params) {
    await pageOf(params).act(params.actions);
    return {};
  },
};

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.on('connection', (socket) => {
  /** @type {Tell} */
  const tell = (method, params) => socket.send(JSON.stringify({ type: 'event', method, params }));
  socket.on('message', async (data) => {
    const { id, method, params } = JSON.parse(String(data));
    try {
      const command = commands[method];
      if (!command) throw new Error(`unknown command ${method}`);
      const result = await command(params, tell);
      socket.send(JSON.stringify({ type: 'success', id, result }));
    } catch (error) {
      socket.send(JSON.stringify({ type: 'error', id, error: 'unknown error', message: String(/** @type {Error} */ (error).message) }));
    }
  });
  socket.on('close', quit);
});
server.on('listening', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
});
process.on('SIGTERM', quit);
process.on('SIGINT', quit);
