/** The package as published, in programs built by the bundlers that people use: each is built, opened and used. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { useApp } from './app.js';
import { testOnly } from './engines/test.js';

const { open } = useApp();
const run = promisify(execFile);
/** It is made where there is esbuild. */
const published = fileURLToPath(new URL('../../build/npm/', import.meta.url));
const root = fileURLToPath(new URL('../../build/bundlers/', import.meta.url));
const tools = fileURLToPath(new URL('../bundlers/node_modules/', import.meta.url));

const source = `import 'stepdoku';
import { loadSolver } from 'stepdoku/solver';
const solver = await loadSolver();
document.title = String(solver.solve('1.....3..4.....2'));
const player = document.createElement('sudoku-player');
player.puzzle = '1.....3..4.....2';
player.controls = 'sentence';
document.body.append(player);
await player.ready;
player.end();
`;
const page = '<!doctype html><meta charset="utf-8"><title>-</title><link rel="icon" href="data:,"><body><script type="module" src="./main.js"></script>';

/** What each bundler is called with, and the folder of what it makes. @type {Record<string, { command: [string, string[]], out: string }>} */
const bundlers = {
  esbuild: { command: ['esbuild', ['main.js', '--bundle', '--format=esm', '--outdir=dist']], out: 'dist' },
  vite: { command: ['node', [join(tools, 'vite/bin/vite.js'), 'build', '--logLevel', 'error']], out: 'dist' },
  webpack: { command: ['node', ['build.mjs']], out: 'dist' },
};

/** webpack without its command line, which would be another package. */
const webpackScript = `import { createRequire } from 'node:module';
const webpack = createRequire(${JSON.stringify(tools)})('webpack');
webpack({ mode: 'production', context: process.cwd(), entry: './main.js', output: { filename: 'main.js', module: true, path: process.cwd() + '/dist' }, experiments: { outputModule: true }, performance: { hints: false } }, (error, stats) => {
  if (!error && !stats.hasErrors() && !stats.hasWarnings()) return;
  console.error(error ?? stats.toString());
  process.exit(1);
});
`;

/** @param {string} folder @returns {Promise<{ url: string, close: () => void }>} */
async function serve(folder) {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const body = await readFile(join(folder, path === '/' ? 'index.html' : path)).catch(() => null);
    response.writeHead(body ? 200 : 404, { 'content-type': extname(path) === '.js' ? 'text/javascript' : 'text/html; charset=utf-8' }).end(body);
  });
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', () => resolve(null)); });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** @param {string} name of a bundler @returns {Promise<string>} the folder of the finished page */
async function build(name) {
  const folder = join(root, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  await cp(published, join(folder, 'node_modules/stepdoku'), { recursive: true });
  await writeFile(join(folder, 'main.js'), source);
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'build.mjs'), webpackScript);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'vite.config.js'), "export default { build: { target: 'es2022' } };");
  const { command, out } = bundlers[name];
  await run(...command, { cwd: folder });
  if (name !== 'vite') await cp(join(folder, 'index.html'), join(folder, out, 'index.html'));
  return join(folder, out);
}

if (existsSync(published)) testOnly({ in: ['chromium'], because: 'what is built is the same for all' }, 'the package works in a page built with esbuild, Vite and webpack', async () => {
  const app = await open();
  for (const name of Object.keys(bundlers)) {
    const site = await serve(await build(name));
    await app.page.goto(site.url);
    await app.reads('sentence', 'Solved!');
    assert.match(await app.page.title(), /^[1-4]{16}$/, name);
    site.close();
  }
  await app.close();
});
