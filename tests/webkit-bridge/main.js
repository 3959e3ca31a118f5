#!/usr/bin/env node
/**
 * A WebKit that speaks WebDriver BiDi, as Playwright drives it: a bridge to WebKitWebDriver, which speaks the older
 * WebDriver. It says on standard error where it listens, and ends with its connection.
 */
import { WebSocketServer } from 'ws';
import { commandsOf } from './commands.js';
import { Display } from './display.js';
import { Pages } from './pages.js';

const display = await Display.start(process.env.GTK_SETTINGS ?? '');
const pages = new Pages(display.env);
const commands = commandsOf(pages, quit);

async function quit() {
  await pages.stop();
  display.stop();
  process.exit(0);
}

/** @param {string} method @param {any} params @param {import('./page.js').Tell} tell */
async function answer(method, params, tell) {
  try {
    const command = commands[method];
    if (!command) throw new Error(`unknown command ${method}`);
    return { type: 'success', result: await command(params, tell) };
  } catch (error) {
    return { type: 'error', error: 'unknown error', message: String(/** @type {Error} */ (error).message) };
  }
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.on('connection', (socket) => {
  const send = (/** @type {object} */ message) => socket.send(JSON.stringify(message));
  /** @type {import('./page.js').Tell} */
  const tell = (method, params) => send({ type: 'event', method, params });
  socket.on('message', async (data) => {
    const { id, method, params } = JSON.parse(String(data));
    send({ id, ...(await answer(method, params, tell)) });
  });
  socket.on('close', quit);
});
server.on('listening', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
});
process.on('SIGTERM', quit);
process.on('SIGINT', quit);
