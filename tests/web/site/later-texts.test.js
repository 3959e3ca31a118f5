import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { test } from 'node:test';
import { stringOf, stringsOf, treeOf } from '../support/sources.js';
import { firstDictionaries, laterGroups as later } from '../support/texts.js';

/**
 * The modules that a module is loaded with: itself, and what it imports at once.
 * @param {string} path from web/
 * @param {Set<string>} [found]
 */
function loadedWith(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const statement of treeOf(path).statements) {
    const { moduleSpecifier } = /** @type {{ moduleSpecifier?: import('typescript').Node }} */ (
      /** @type {unknown} */ (statement)
    );
    const from = moduleSpecifier && stringOf(moduleSpecifier);
    if (!from) continue;
    const target = posix.join(posix.dirname(path), from);
    if (!target.startsWith('wasm/')) loadedWith(target, found);
  }
  return found;
}

/** The keys of some groups that modules ask for. @param {Iterable<string>} paths @param {string[]} wanted */
const asked = (paths, wanted) =>
  [...paths].flatMap((path) =>
    [...stringsOf(treeOf(path))].filter((string) => wanted.some((group) => string.startsWith(`${group}.`))),
  );

test('nothing is said twice', () => {
  const all = [...Object.keys(firstDictionaries.en), ...later];
  assert.deepEqual(
    all.filter((group, index) => all.indexOf(group) !== index),
    [],
  );
});

test('the first screen asks for no sentence that is loaded later', () => {
  const first = loadedWith('app/main.js');
  assert.ok(first.size > 60);
  assert.deepEqual(asked(first, later), []);
  assert.ok(asked(loadedWith('app/dialogs/new-puzzle-look.js'), later).length > 5, 'it would be found');
});
