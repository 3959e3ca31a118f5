/** What making the site does: with the dictionaries, tried with a language more, and wherever it is made. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, posix } from 'node:path';
import { after, before, test } from 'node:test';
import { filesIn } from '../../../scripts/lib/site/files.mjs';
import { makeSite, sourcesFor, tryToMakeSite } from '../support/making-site.js';
import { importsOf } from '../support/site-imports.js';
import { dictionaries, firstDictionaries, languages, laterParts, read } from '../support/texts.js';

const folder = sourcesFor({ after });
const env = { STEPDOKU_ADDRESS: 'https://puzzles.example/stepdoku' };
const made = (/** @type {string} */ path) => readFileSync(join(folder, 'site', path), 'utf8');

before(() => {
  const french = { ...JSON.parse(read('i18n/en.json')), name: 'Français' };
  writeFileSync(join(folder, 'web/i18n/fr.json'), JSON.stringify(french));
  makeSite(folder, { env });
});

test('scripts know what each module must hash to', () => {
  const names = filesIn(join(folder, 'site/wasm')).filter((path) => path.endsWith('.wasm'));
  assert.ok(names.length > 2);
  const scripts = filesIn(join(folder, 'site/app')).filter((path) => path.endsWith('.js'));
  for (const name of names) {
    const digest = createHash('sha256')
      .update(readFileSync(join(folder, 'site/wasm', name)))
      .digest('base64');
    const isKnown = (/** @type {string} */ path) => made(`app/${path}`).includes(`"wasm/${name}":"${digest}"`);
    assert.ok(scripts.some(isKnown), name);
  }
});

test('a language is added by a file alone: the page offers it, and its scripts know it', () => {
  const page = made('index.html');
  const options = [...page.matchAll(/<option value="([^"]*)" lang="([^"]*)">([^<]*)<\/option>/g)].map(
    ([, value, lang, name]) => [value, lang, name],
  );
  const expected = [...languages, 'fr'].sort((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1));
  assert.deepEqual(
    options,
    expected.map((code) => [
      code,
      code,
      code === 'fr' ? 'Français' : /** @type {{ name: string }} */ (dictionaries[code]).name,
    ]),
  );
  assert.match(page, new RegExp(`data-languages="${expected.join(' ')}"`));
  const single = readFileSync(join(folder, 'stepdoku.html'), 'utf8');
  assert.match(single, /<option value="fr" lang="fr">Français<\/option>/);
  const list = new RegExp(`\\[${expected.map((code) => `["']${code}["']`).join(', ?')}\\]`);
  assert.match(single, list);
});

test('the file knows where the site is public, as a folder', () => {
  assert.ok(readFileSync(join(folder, 'stepdoku.html'), 'utf8').includes('https://puzzles.example/stepdoku/'));
});

test('the app in one file has its style sheets and scripts in it, and a policy that allows these alone', () => {
  const single = readFileSync(join(folder, 'stepdoku.html'), 'utf8');
  const head = single.replaceAll(/<(style|script)\b[^>]*>[^]*?<\/\1>/g, '<$1>');
  assert.doesNotMatch(head, /<(link|script|img)\b[^>]*(src|href)="(?!data:)/);
  assert.equal(head.match(/<style>/g)?.length, 1);
  const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(head)?.[1] ?? '';
  assert.match(policy, /script-src 'wasm-unsafe-eval' ('sha256-[^']+' ?)+; style-src 'sha256-[^']+';/);
  assert.doesNotMatch(policy, /'self'/);
});

test('each page that requires Trusted Types names the one policy that it needs, or none', () => {
  const strict = filesIn(join(folder, 'site')).filter(
    (path) => path.endsWith('.html') && made(path).includes('require-trusted'),
  );
  for (const path of [
    'index.html',
    'embed.html',
    'demo/index.html',
    ...languages.map((name) => `lesson/${name}.html`),
  ]) {
    assert.ok(strict.includes(path), path);
  }
  for (const path of strict) {
    const wanted = path === 'demo/strict.html' ? "'none'" : 'stepdoku-worker';
    assert.equal(/; trusted-types ([^;"]*)[;"]/.exec(made(path))?.[1], wanted, path);
  }
  assert.match(readFileSync(join(folder, 'stepdoku.html'), 'utf8'), /; trusted-types 'none'"/);
});

test('what the modules are compiled with is named, with its licence, wherever they go', () => {
  const notices = made('notices.txt').trim();
  for (const owner of ['Rich Felker', 'Emscripten authors', 'Permission is hereby granted']) {
    assert.ok(notices.includes(owner), owner);
  }
  assert.ok(readFileSync(join(folder, 'stepdoku.html'), 'utf8').includes(`<!--\n${notices}\n-->`));
});

test('what the page says before there are scripts or without them, it says in every language', () => {
  const page = made('index.html');
  for (const [key, place] of /** @type {const} */ ([
    ['noscript', /<noscript[^>]*>([^]*?)<\/noscript>/],
    ['about', /<div class="about"[^>]*>([^]*?)<\/div>/],
    ['late', /<div data-on="late"[^>]*>([^]*?)<\/div>/],
    ['old', /<div data-on="old"[^>]*>([^]*?)<\/div>/],
    ['file', /<div data-on="file"[^>]*>([^]*?)<\/div>/],
  ])) {
    const said = place.exec(page)?.[1] ?? '';
    for (const language of languages) {
      const { app } = /** @type {{ app: Record<typeof key, string> }} */ (dictionaries[language]);
      assert.ok(said.includes(`<p lang="${language}">${app[key]}</p>`), `${key} ${language}`);
    }
  }
  for (const other of ['embed.html', ...languages.map((language) => `lesson/${language}.html`)]) {
    assert.match(made(other), /<div data-on="file"[^>]*>\s*<p [^]*?stepdoku\.html/, other);
  }
  const description = `<meta name="description" content="${/** @type {any} */ (dictionaries.en).app.about}" />`;
  assert.ok(page.replaceAll(/\s+/g, ' ').includes(description));
});

test('what tells an old browser that it is too old is written as that browser reads it', () => {
  for (const path of ['app/early.js', 'app/late.js']) {
    assert.doesNotMatch(made(path), /\?\.\D|\?\?|catch\s*\{|\*\*|\basync\b/, path);
  }
});

test('the icon of a page is no drawing: that is a document to load before the first step', () => {
  for (const path of ['index.html', 'lesson/en.html']) {
    const [link] = /** @type {RegExpExecArray} */ (/<link rel="icon"[^>]*>/.exec(made(path)));
    assert.match(link, /href="(\.\.\/)?icons\/48\.png" sizes="48x48" type="image\/png"/, path);
    assert.ok(existsSync(join(folder, 'site/icons/48.png')));
  }
});

test('no page leaves a place empty where it says something without scripts', () => {
  const pages = filesIn(join(folder, 'site')).filter((path) => path.endsWith('.html'));
  assert.ok(pages.includes('lesson/teachers/en.html'));
  for (const path of pages) assert.doesNotMatch(made(path), /data-said="[^"]*"><\//, path);
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

test('each style sheet ends with the rule by which a page knows that it is whole', () => {
  const sheets = filesIn(join(folder, 'site/styles')).filter((path) => path.endsWith('.css'));
  assert.ok(sheets.length > 30);
  for (const path of sheets) {
    const text = made(`styles/${path}`).replace(/\s*\/\*# sourceMappingURL.*\*\/\s*$/, '');
    assert.match(text, /\.end-of-sheet\s*\{\s*order:\s*0;?\s*\}\s*$/, path);
  }
});

/**
 * A script and all that it imports at once.
 * @param {ReturnType<typeof importsOf>} imports
 * @param {string} path
 * @param {Set<string>} [found]
 */
function atOnceIn(imports, path, found = new Set([path])) {
  for (const next of imports[path].atOnce) if (!found.has(next)) atOnceIn(imports, next, found.add(next));
  return found;
}

test('browsers are asked to compile at once what the app imports at once, and no other script', () => {
  const first = atOnceIn(importsOf(join(folder, 'site')), 'app/main.js');
  const hinted = filesIn(join(folder, 'site/app'))
    .map((path) => `app/${path}`)
    .filter((path) => path.endsWith('.js') && made(path).includes('allFunctionsCalledOnLoad'));
  assert.ok(hinted.length > 2);
  assert.deepEqual(hinted.sort(), [...first].filter((path) => path.startsWith('app/')).sort());
  for (const path of hinted) {
    assert.match(made(path), /^\/\/# allFunctionsCalledOnLoad\n/, path);
    const { mappings } = JSON.parse(made(`${path}.map`));
    assert.equal(mappings.split(';').length, made(path).trimEnd().split('\n').length - 1, `lines of ${path}`);
    assert.ok(mappings.startsWith(';'), path);
  }
});

test('what is loaded later is told which files it needs that are not there yet', () => {
  const imports = importsOf(join(folder, 'site'));
  const all = (/** @type {string} */ path) => atOnceIn(imports, path);
  const calls = Object.entries(imports).flatMap(([path, { later }]) => later.map((call) => ({ from: path, ...call })));
  for (const { from, path, files } of calls) {
    const there = all(from);
    const missing = path in imports ? [...all(path)].filter((file) => !there.has(file)) : [];
    assert.deepEqual(files, missing.sort(), `${path} from ${from}`);
  }
  assert.ok(calls.some(({ from, files }) => from === 'app/lesson.js' && files.includes('app/player.js')));
});

/** Names of files without their hashes. @param {string} site */
const namesIn = (site) => filesIn(site).map((path) => path.replace(/-[A-Z0-9]{8}(?=\.js)/, ''));

test('a module may lie in any folder: the scripts of the site are the same', (t) => {
  const moved = sourcesFor(t);
  copyFileSync(join(folder, 'web/i18n/fr.json'), join(moved, 'web/i18n/fr.json'));
  const app = join(moved, 'web/app');
  const move = (/** @type {string} */ from, /** @type {string} */ to) => {
    mkdirSync(join(app, to, '..'), { recursive: true });
    for (const path of filesIn(app).filter((name) => name.endsWith('.js'))) {
      const place = path === from ? to : path;
      const text = readFileSync(join(app, path), 'utf8').replace(/'(\.{1,2}\/[^']+)'/g, (_, address) => {
        const target = posix.join(posix.dirname(path), address);
        const next = posix.relative(posix.dirname(place), target === from ? to : target);
        return `'${next.startsWith('.') ? next : `./${next}`}'`;
      });
      writeFileSync(join(app, place), text);
    }
    rmSync(join(app, from));
  };
  move('lesson/figure.js', 'pages/figure.js'); // loads the player, which it must not have in it
  move('run/engine.js', 'engine/engine.js'); // is started by the solver
  move('player/any-text.js', 'elsewhere/formats/any-text.js'); // is loaded later
  assert.deepEqual(namesIn(makeSite(moved, { env })), namesIn(join(folder, 'site')));
});

test('a module that the build knows by its path, and does not find, is an error that names it', (t) => {
  const moved = sourcesFor(t);
  rmSync(join(moved, 'web/app/i18n/languages.js'));
  const { status, stderr } = tryToMakeSite(moved);
  assert.equal(status, 1);
  assert.match(stderr, /doors\.mjs names what is not there: app\/i18n\/languages\.js\n/);
});

/**
 * What each file of a folder hashes to, as a page would ask for it.
 * @param {string} top
 * @returns {Record<string, string>}
 */
const hashesOf = (top) =>
  Object.fromEntries(
    filesIn(top).map((path) => [
      path,
      `sha256-${createHash('sha256')
        .update(readFileSync(join(top, path)))
        .digest('base64')}`,
    ]),
  );

test('the site is the same to the byte wherever it is made', (t) => {
  const other = sourcesFor(t);
  copyFileSync(join(folder, 'web/i18n/fr.json'), join(other, 'web/i18n/fr.json'));
  makeSite(other, { out: 'deeper/inside/site', env });
  const [here, there] = [folder, join(other, 'deeper/inside')];
  for (const part of ['site', 'npm']) assert.deepEqual(hashesOf(join(there, part)), hashesOf(join(here, part)));
  assert.equal(readFileSync(join(there, 'stepdoku.html'), 'utf8'), readFileSync(join(here, 'stepdoku.html'), 'utf8'));
});

test('without esbuild the files are served as they are, and what imports cannot do is done', (t) => {
  const plain = sourcesFor(t);
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((place) => !existsSync(join(place, 'esbuild')))
    .join(delimiter);
  const site = makeSite(plain, { env: { PATH: path } });
  assert.ok(!existsSync(join(plain, 'stepdoku.html')));
  assert.equal(readFileSync(join(site, 'app/player.js'), 'utf8'), read('app/player.js'));
  const sheet = readFileSync(join(site, 'styles/player.css'), 'utf8');
  assert.ok(sheet.includes(read('styles/player/board.css')) && !sheet.includes('@import'));
  const kept = JSON.parse(/FILES = (\{.*?\});/.exec(readFileSync(join(site, 'sw.js'), 'utf8'))?.[1] ?? '{}');
  const fetchedByNoPage = /\.d\.ts$|^command\/|^(notices\.txt|package\.json|picture\.png|sw\.js)$/;
  const served = Object.entries(hashesOf(site)).filter(([name]) => !fetchedByNoPage.test(name));
  assert.deepEqual(kept, Object.fromEntries(served));
});
