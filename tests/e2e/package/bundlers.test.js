/** The package as published, in programs built by the bundlers that people use: each is built, opened and used. */
import assert from 'node:assert/strict';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useApp } from '../support/app.js';
import { hasPackage } from '../../support/artefacts.js';
import { some } from '../engines/engine.js';
import { testOnly } from '../engines/test.js';
import { program, run, serve, tools, vite } from '../../support/published.js';

const { open } = useApp();

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
const page =
  '<!doctype html><meta charset="utf-8"><title>-</title><link rel="icon" href="data:,">' +
  '<body><script type="module" src="./main.js"></script>';

/**
 * What each bundler is called with, and the folder of what it makes.
 * @type {Record<string, { command: [string, string[]], out: string }>}
 */
const bundlers = {
  esbuild: { command: ['esbuild', ['main.js', '--bundle', '--format=esm', '--outdir=dist']], out: 'dist' },
  vite: { command: vite, out: 'dist' },
  webpack: { command: ['node', ['build.mjs']], out: 'dist' },
};

/** webpack without its command line, which would be another package. */
const webpackScript = `import { createRequire } from 'node:module';
const webpack = createRequire(${JSON.stringify(tools)})('webpack');
const wish = {
  mode: 'production',
  context: process.cwd(),
  entry: './main.js',
  output: { filename: 'main.js', module: true, path: process.cwd() + '/dist' },
  experiments: { outputModule: true },
  performance: { hints: false },
};
webpack(wish, (error, stats) => {
  if (!error && !stats.hasErrors() && !stats.hasWarnings()) return;
  console.error(error ?? stats.toString());
  process.exit(1);
});
`;

/** @param {string} name of a bundler @returns {Promise<string>} the folder of the finished page */
async function build(name) {
  const folder = await program(name);
  await writeFile(join(folder, 'main.js'), source);
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'build.mjs'), webpackScript);
  const { command, out } = bundlers[name];
  await run(...command, { cwd: folder });
  if (name !== 'vite') await cp(join(folder, 'index.html'), join(folder, out, 'index.html'));
  return join(folder, out);
}

if (hasPackage) {
  for (const name of some(Object.keys(bundlers))) {
    testOnly(
      { in: ['chromium'], because: 'what is built is the same for all' },
      `the package works in a page built with ${name}`,
      async () => {
        const app = await open();
        const site = await serve(await build(name));
        await app.page.goto(site.url);
        await app.reads('sentence', 'Solved!');
        assert.match(await app.page.title(), /^[1-4]{16}$/);
        site.close();
        await app.close();
      },
    );
  }
}
