import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOLE, parse, scripts, stringsOf, treeOf } from '../support/sources.js';
import { dictionaries, leavesOf, read } from '../support/texts.js';

const keys = [...leavesOf(dictionaries.en).keys()];
const groups = Object.keys(dictionaries.en).filter((name) => name !== 'name');

/** Every string of the pages: in scripts, and as data of their HTML. */
const strings = new Set(scripts.flatMap((path) => [...stringsOf(treeOf(path))]));
for (const page of ['index.html', 'demo/index.html', 'demo/strict.html']) {
  for (const [, key] of read(page).matchAll(/data-(?:text|label|said)="([^"]*)"/g)) strings.add(key);
}

/** The strings that look like a key, or like a template that makes one. @param {Iterable<string>} all */
function usagesIn(all) {
  return [...all].filter(
    (string) => groups.some((group) => string.startsWith(`${group}.`)) && /^[\w.\0-]+$/.test(string),
  );
}

/**
 * The keys that a usage can stand for: what a template fills in must stand somewhere as a string too.
 * @param {string} usage
 * @param {Set<string>} known
 */
function keysOf(usage, known) {
  const pattern = new RegExp(
    `^${usage
      .split(HOLE)
      .map((text) => text.replaceAll('.', '\\.'))
      .join('([\\w-]+)')}$`,
  );
  return keys.filter((key) =>
    pattern
      .exec(key)
      ?.slice(1)
      .every((filled) => known.has(filled)),
  );
}

const usages = usagesIn(strings);

test('every key that the page asks for is in the dictionaries', () => {
  assert.ok(usages.length > 60);
  for (const usage of usages) assert.ok(keysOf(usage, strings).length > 0, usage.replaceAll(HOLE, '${...}'));
});

test('every sentence of the dictionaries is used', () => {
  const used = new Set(usages.flatMap((usage) => keysOf(usage, strings)));
  // what index.html offers it as, and what i18n/i18n.js writes numbers with: no sentences
  const aboutLanguage = ['name', 'thousands'];
  assert.deepEqual(
    keys.filter((key) => !used.has(key) && !aboutLanguage.includes(key)),
    [],
  );
});

test('an unused key, a missing key and a value that never occurs would be found', () => {
  const sample = stringsOf(
    parse(
      "t('mode.watch'); t(`verdict.clash.${kind}`); t(on ? 'pad.undo' : 'pad.nothing'); const kinds = ['row', 'box'];",
    ),
  );
  assert.deepEqual(usagesIn(sample).sort(), ['mode.watch', 'pad.nothing', 'pad.undo', `verdict.clash.${HOLE}`].sort());
  assert.deepEqual(keysOf(`verdict.clash.${HOLE}`, sample), ['verdict.clash.row', 'verdict.clash.box']);
  assert.deepEqual(keysOf('pad.nothing', sample), []);
  assert.deepEqual(keysOf('pad.undo', sample), ['pad.undo']);
});
