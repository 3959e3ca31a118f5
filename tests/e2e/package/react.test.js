/** The package in a page with React: its recipe is taken from the package's README, type-checked, built and used. */
import assert from 'node:assert/strict';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { useApp } from '../support/app.js';
import { testOnly } from '../engines/test.js';
import { hasPackage } from '../../support/artefacts.js';
import { program, run, serve, tools, vite } from '../../support/published.js';
import { watched, workers } from '../support/workers.js';

const { open } = useApp();
const sources = fileURLToPath(new URL('../../bundlers/react/', import.meta.url));
const page =
  '<!doctype html><meta charset="utf-8"><title>-</title><link rel="icon" href="data:,">' +
  '<body><script type="module" src="./main.tsx"></script>';

/** @param {string} name @returns {Promise<string>} the folder of the program */
async function withReact(name) {
  const folder = await program(name);
  await cp(sources, folder, { recursive: true });
  await mkdir(join(folder, 'node_modules/@types'), { recursive: true });
  for (const used of ['react', 'react-dom', '@types/react', '@types/react-dom']) {
    await symlink(join(tools, used), join(folder, 'node_modules', used));
  }
  const readme = await readFile(join(folder, 'node_modules/stepdoku/README.md'), 'utf8');
  const [, recipe] = /```tsx\n([^]*?)```/.exec(readme) ?? [];
  await writeFile(join(folder, 'recipe.tsx'), recipe);
  await writeFile(join(folder, 'index.html'), page);
  return folder;
}

/**
 * What the compiler says of files that are one program.
 * @param {string} folder
 * @param {string[]} names
 * @returns {string[]}
 */
function complaints(folder, names) {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const diagnostics = ts.getPreEmitDiagnostics(
    ts.createProgram(
      names.map((name) => join(folder, name)),
      options,
    ),
  );
  return diagnostics.map(
    ({ messageText, file }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  );
}

/**
 * Lets a page tell later whether the player that it shows is still held by anything.
 * @param {import('../support/app.js').App} app
 */
const remember = (app) =>
  app.page.evaluate(() => {
    Object.assign(globalThis, {
      remembered: new WeakRef(/** @type {Element} */ (document.querySelector('sudoku-player'))),
    });
  });

/** @param {import('../support/app.js').App} app */
async function isHeld(app) {
  await app.page.requestGC();
  return app.page.evaluate(() => /** @type {any} */ (globalThis).remembered.deref() !== undefined);
}

if (hasPackage) {
  testOnly(
    { in: ['chromium'], because: 'no browser is asked' },
    'tags, listeners and the classic script have their types, and wrong uses are rejected',
    async () => {
      const folder = await withReact('react-types');
      assert.deepEqual(complaints(folder, ['main.tsx', 'uses.tsx']), []);
      assert.deepEqual(complaints(folder, ['classic.ts']), []);
    },
  );

  testOnly(
    { in: ['chromium'], because: 'what is built is the same for all' },
    'React shows the player of the recipe, hears it, and takes it away without a leftover',
    async () => {
      const folder = await withReact('react');
      const [command, words] = vite;
      await run(command, words, { cwd: folder });
      const site = await serve(join(folder, 'dist'));
      const app = await open({}, { head: [watched('allowed')] });
      await app.page.goto(site.url);
      const bare = '<main><button id="toggle">Puzzle</button></main>';
      for (let time = 0; time < 3; time += 1) {
        await app.page.locator('section > button').click();
        await app.reads('sentence', 'Solved!');
        await app.page.locator('section > p', { hasText: 'solution' }).waitFor();
        await remember(app);
        assert.equal(await isHeld(app), true);
        await app.page.locator('#toggle').click();
        await app.page.locator('sudoku-player').waitFor({ state: 'detached' });
        assert.equal(await app.page.evaluate(() => document.body.innerHTML), bare);
        const { started, ended } = await workers(app);
        assert.equal(ended, started);
        await app.page.locator('#toggle').click();
      }
      assert.equal(await isHeld(app), false);
      site.close();
      await app.close();
    },
  );
}
