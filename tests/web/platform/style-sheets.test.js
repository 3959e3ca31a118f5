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
  'lesson/lesson-live',
  'page',
  'player',
  'player/position',
  'teachers',
  'tokens',
  'lesson/worksheet',
];

/** What the sheet of the player is made of. */
const parts = new Set([...sheet('player').matchAll(/@import "(.+)\.css"/g)].map(([, name]) => name));

/** What names the part, in each sheet that comes later than the player. @type {Record<string, RegExp>} */
const names = {
  'player/bare': /\[data-without|\[data-columns="one"\]/,
  'insight/both': /^sudoku-both\b/,
  'dialogs/choice': /^\.choice\b/,
  'dialogs/chooser': /^\.chooser\b/,
  'compare/compare': /^sudoku-compare\b/,
  'compare/compare-table': /^sudoku-compare\b/,
  'player/controls': /\[data-without/,
  'player/drop-target': /^\.drop-target\b|^:host$/,
  'dialogs/fields': /^:is\(\.chooser, sudoku-lists\)/,
  'first-visit/first-words': /^sudoku-first-words\b/,
  'dialogs/form': /^\.form\b/,
  'generator/generator': /^\.generator\b/,
  'dialogs/keys': /^\.keys\b/,
  'lesson/lesson-light': /^sudoku-board\b/,
  'lists/list-rows': /^sudoku-lists\b/,
  'lists/lists': /^sudoku-lists\b/,
  'player/mini-board': /^sudoku-mini-board\b/,
  'player/mode': /^sudoku-(compare|lists)\b|\[data-mode="(compare|lists)"\]/,
  'share/share': /^\.share\b/,
  'share/sheet': /^sudoku-sheet\b|^\[data-sudoku-paper\]/,
  'tree/tree': /^sudoku-tree\b/,
  'offline/update': /\bsudoku-update\b/,
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
  const files = readdirSync(new URL('../../../web/styles/', import.meta.url), { recursive: true })
    .flatMap((file) => /^(.*)\.css$/.exec(String(file))?.[1] ?? [])
    .filter((file) => !parts.has(file));
  assert.deepEqual(files.sort(), [...others, ...Object.keys(names)].sort());
});
