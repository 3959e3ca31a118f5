/** What making the site does with the dictionaries, tried with a language more. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { dictionaries, firstDictionaries, languages, laterParts, read } from './texts.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'stepdoku-'));
const made = (/** @type {string} */ path) => readFileSync(join(folder, 'site', path), 'utf8');

before(() => {
  for (const part of ['web', 'LICENSE']) cpSync(join(root, part), join(folder, part), { recursive: true }); // the licence goes into the package
  const french = { ...JSON.parse(read('i18n/en.json')), name: 'Français' };
  writeFileSync(join(folder, 'web/i18n/fr.json'), JSON.stringify(french));
  const glue = join(root, 'build/web/wasm/sudoku.mjs');
  const modules = ['sudoku', 'batch'].map((name) => `${join(root, `build/web/wasm/${name}.wasm`)}=${name}.wasm`);
  const { status, stderr } = spawnSync('python3', [join(root, 'scripts/lib/site'), join(folder, 'web'), join(folder, 'site'), glue, ...modules],
    { encoding: 'utf8', env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', STEPDOKU_ADDRESS: 'https://puzzles.example/stepdoku' } });
  assert.equal(status, 0, stderr);
});

after(() => rmSync(folder, { recursive: true }));

test('a language is added by a file alone: the page offers it, and its scripts know it', () => {
  const page = made('index.html');
  const options = [...page.matchAll(/<option value="([^"]*)" lang="([^"]*)">([^<]*)<\/option>/g)].map(([, value, lang, name]) => [value, lang, name]);
  const expected = [...languages, 'fr'].sort((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1));
  assert.deepEqual(options, expected.map((code) => [code, code, code === 'fr' ? 'Français' : /** @type {{ name: string }} */ (dictionaries[code]).name]));
  assert.match(page, new RegExp(`data-languages="${expected.join(' ')}"`));
  const single = readFileSync(join(folder, 'stepdoku.html'), 'utf8');
  assert.match(single, /<option value="fr" lang="fr">Français<\/option>/);
  const list = new RegExp(`\\[${expected.map((code) => `["']${code}["']`).join(', ?')}\\]`);
  assert.match(single, list);
});

test('the file knows where the site is public, as a folder', () => {
  assert.ok(readFileSync(join(folder, 'stepdoku.html'), 'utf8').includes('https://puzzles.example/stepdoku/'));
});

test('what the page says before there are scripts or without them, it says in every language', () => {
  const page = made('index.html');
  for (const [key, place] of /** @type {const} */ ([['noscript', /<noscript[^>]*>([^]*?)<\/noscript>/], ['about', /<div class="about"[^>]*>([^]*?)<\/div>/]])) {
    const said = place.exec(page)?.[1] ?? '';
    for (const language of languages) {
      const { app } = /** @type {{ app: Record<typeof key, string> }} */ (dictionaries[language]);
      assert.ok(said.includes(`<p lang="${language}">${app[key]}</p>`), `${key} ${language}`);
    }
  }
  assert.ok(page.includes(`<meta name="description" content="${/** @type {any} */ (dictionaries.en).app.about}">`));
});

test('a dictionary is cut into what the first screen says and what is said later', () => {
  for (const language of languages) {
    assert.deepEqual(JSON.parse(made(`i18n/${language}.json`)), firstDictionaries[language]);
    for (const [part, groups] of Object.entries(laterParts)) {
      const whole = /** @type {Record<string, object>} */ (dictionaries[language]);
      const expected = Object.fromEntries(Object.keys(groups).map((group) => [group, whole[group]]));
      assert.deepEqual(JSON.parse(made(`i18n/${part}/${language}.json`)), expected);
    }
  }
});

test('the style sheet stands before the modules, which else hold back the first picture', () => {
  const page = made('index.html');
  const [sheet, module] = ['<link rel="stylesheet"', '<script type="module"'].map((tag) => page.indexOf(tag));
  assert.ok(sheet > 0 && sheet < module);
});
