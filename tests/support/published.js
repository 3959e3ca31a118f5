/** The package as npm installs it, in programs of other people: made in folders of their own, built, and served. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { packageFile } from './artefacts.js';

export const run = promisify(execFile);
const root = fileURLToPath(new URL('../../build/bundlers/', import.meta.url));

/** Where bundlers are installed, and React. */
export const tools = fileURLToPath(new URL('../bundlers/node_modules/', import.meta.url));

/** Builds the program of a folder into its `dist`. @type {[string, string[]]} */
export const vite = ['node', [join(tools, 'vite/bin/vite.js'), 'build', '--logLevel', 'error']];

/** What `npm install` needs no network for. */
const QUIETLY = ['--offline', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];

/**
 * A program that has installed the package and has no file of its own yet.
 * @param {string} name
 * @returns {Promise<string>} its folder
 */
export async function program(name) {
  const folder = join(root, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "name": "program", "private": true, "type": "module" }');
  await run('npm', ['install', ...QUIETLY, packageFile()], { cwd: folder });
  await writeFile(join(folder, 'vite.config.js'), "export default { build: { target: 'es2022' } };");
  return folder;
}

/** @param {string} folder of a finished page @returns {Promise<{ url: string, close: () => void }>} */
export async function serve(folder) {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    const body = await readFile(join(folder, path === '/' ? 'index.html' : path)).catch(() => null);
    response
      .writeHead(body ? 200 : 404, {
        'content-type': extname(path) === '.js' ? 'text/javascript' : 'text/html; charset=utf-8',
      })
      .end(body);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(null));
  });
  server.unref(); // a test that failed left it: the process would wait for it
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
