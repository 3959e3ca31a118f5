/** Which signs the page writes: those that a system without fonts for East Asia, and without rare symbols, has too. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const web = new URL('../../../web/', import.meta.url);

/**
 * Full-width forms and East Asian letters and stops; signs of keys and machines, but ⌘, which is for a Mac's readers.
 */
const RARE = /[\u2300-\u2317\u2319-\u23ff\u2600-\u26ff\u2b00-\u2bff\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/gu;

/** @param {string} text */
const withoutComments = (text) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

/** @type {[name: string, files: string[]][]} */
const groups = [
  [
    'style sheets',
    readdirSync(new URL('styles/', web), { recursive: true })
      .map((file) => `styles/${file}`)
      .filter((file) => file.endsWith('.css')),
  ],
  [
    'scripts',
    ['app', 'elements']
      .flatMap((folder) =>
        readdirSync(new URL(`${folder}/`, web), { recursive: true }).map((file) => `${folder}/${file}`),
      )
      .filter((file) => file.endsWith('.js') && !file.includes('formats/')),
  ],
  ['English and German texts', ['i18n/en.json', 'i18n/de.json', 'lesson/en.html', 'lesson/de.html']],
];

for (const [name, files] of groups) {
  test(`${name} write no sign that needs a rare font`, () => {
    assert.ok(files.length > 3);
    const rare = files.flatMap(
      (file) =>
        withoutComments(readFileSync(new URL(file, web), 'utf8'))
          .match(RARE)
          ?.map((sign) => `${sign} in ${file}`) ?? [],
    );
    assert.deepEqual(rare, []);
  });
}
