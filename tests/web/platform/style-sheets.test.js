/** The sheets of a player are all in one shadow root, so every rule names the part that it is for. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { sheet } from '../support/colours.js';

/** Sheets of pages, and what is there from the first picture on. */
const others = [
  'demo',
  'embed',
  'lesson',
  'lesson-live',
  'page',
  'player',
  'position',
  'teachers',
  'tokens',
  'worksheet',
];

/** What names the part, in each sheet that comes later than the player. @type {Record<string, RegExp>} */
const names = {
  bare: /\[data-without|\[data-columns="one"\]/,
  both: /^sudoku-both\b/,
  choice: /^\.choice\b/,
  chooser: /^\.chooser\b/,
  compare: /^sudoku-compare\b/,
  'compare-table': /^sudoku-compare\b/,
  controls: /\[data-without/,
  'drop-target': /^\.drop-target\b|^:host$/,
  fields: /^:is\(\.chooser, sudoku-lists\)/,
  'first-words': /^sudoku-first-words\b/,
  form: /^\.form\b/,
  generator: /^\.generator\b/,
  keys: /^\.keys\b/,
  'lesson-light': /^sudoku-board\b/,
  'list-rows': /^sudoku-lists\b/,
  lists: /^sudoku-lists\b/,
  'mini-board': /^sudoku-mini-board\b/,
  mode: /^sudoku-(compare|lists)\b|\[data-mode="(compare|lists)"\]/,
  share: /^\.share\b/,
  sheet: /^sudoku-sheet\b|^\[data-sudoku-paper\]/,
  tree: /^sudoku-tree\b/,
  update: /\bsudoku-update\b/,
};

/** The selectors of a sheet, each of a list by itself. @param {string} name */
const selectors = (name) =>
  [
    ...sheet(name)
      .replace(/\/\*[^]*?\*\//g, '')
      .matchAll(/([^{};]+)\{/g),
  ]
    .map(([, head]) => head.trim())
    .filter((head) => !/^@|^(from|to)$/.test(head))
    .flatMap((list) => list.split(/,\s*\n/).map((selector) => selector.trim())); // one a line, as everywhere

for (const [name, part] of Object.entries(names)) {
  test(`every rule of ${name}.css names the part that it is for`, () => {
    assert.ok(selectors(name).length > 0);
    assert.deepEqual(
      selectors(name).filter((selector) => !part.test(selector)),
      [],
    );
  });
}

test('every sheet that comes later than the player is known here', () => {
  const files = readdirSync(new URL('../../../web/styles/', import.meta.url)).flatMap(
    (file) => /^(.*)\.css$/.exec(file)?.[1] ?? [],
  );
  assert.deepEqual(files.sort(), [...others, ...Object.keys(names)].sort());
});
