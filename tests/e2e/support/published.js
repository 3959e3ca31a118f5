/** The package as published, in programs of other people: made in folders of their own, built, and served. */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const published = fileURLToPath(new URL('../../../build/npm/', import.meta.url));
const root = fileURLToPath(new URL('../../../build/bundlers/', import.meta.url));

/** Where bundlers are installed, and React. */
export const tools = fileURLToPath(new URL('../../bundlers/node_modules/', import.meta.url));

/** It is made where there is esbuild. */
export const hasPackage = existsSync(published);

/** Builds the program of a folder into its `dist`. @type {[string, string[]]} */
export const vite = ['node', [join(tools, 'vite/bin/vite.js'), 'build', '--logLevel', 'error']];

/**
 * A program that has the package and no file of its own yet.
 * @param {string} name
 * @returns {Promise<string>} its folder
 */
export async function program(name) {
  const folder = join(root, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  await cp(published, join(folder, 'node_modules/stepdoku'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
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
