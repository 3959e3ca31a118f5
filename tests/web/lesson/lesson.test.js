/** The lesson: the same in all languages, but for its words. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { examples } from '../../../web/app/sudoku/examples.js';
import { languages, read } from '../support/texts.js';

/** @type {Record<string, string>} */
const texts = Object.fromEntries(languages.map((language) => [language, read(`lesson/${language}.html`)]));
const numbers = JSON.parse(read('lesson/numbers.json'));
const plan = JSON.parse(read('lesson/figures.json'));
const moments = JSON.parse(read('lesson/moments.json'));

/** What is the same in each language: what a figure shows, where a link leads, values, and how it is divided. */
const marks = [
  /data-(?:go|app|figure|live|listing|part|goal)="([^"]*)"/,
  /<data value="([^"]*)"|data-word="([^"]*)"/,
  /<(details|aside|h2|h3)\b/,
];
const mark = new RegExp(marks.map(({ source }) => source).join('|'), 'g');

/** By its id, what of a section must be in each language. @param {string} text */
function skeletonOf(text) {
  const sections = [...text.matchAll(/<section id="([\w-]+)">([^]*?)<\/section>/g)];
  return sections.map(([, id, inside]) => [
    id,
    [...inside.matchAll(mark)]
      .map(([whole]) => whole)
      .sort()
      .filter((whole, index, all) => whole !== all[index - 1]),
  ]);
}

for (const language of languages) {
  test(`the lesson in ${language} has the sections, figures, numbers and ways of the one in English`, () => {
    assert.deepEqual(skeletonOf(texts[language]), skeletonOf(texts.en));
  });

  test(`the lesson in ${language} explains each colour of a board, those of the small one first`, () => {
    const explained = [...texts[language].matchAll(/<ul class="colours">([^]*?)<\/ul>/g)].map(([, list]) =>
      [...list.matchAll(/<li class="(\w+)">/g)].map(([, name]) => name),
    );
    const shown = new Set(
      [...read('styles/player/board.css').matchAll(/\[data-mark="(\w+)"\]/g)].map(([, name]) => name),
    );
    shown.delete('erase'); // is told with `retreat`
    assert.deepEqual(explained.flat().sort(), [...shown].sort());
    assert.deepEqual(explained[0], ['select', 'place', 'conflict']);
  });

  test(`in the lesson in ${language} each exercise has its answer below it`, () => {
    const exercises = texts[language].match(/<aside class="try">[^]*?<\/aside>/g) ?? [];
    const open = exercises.filter((one) => !/<details><summary>[^<]+<\/summary><p>[^]+?<\/p><\/details>/.test(one));
    assert.equal(open.length, 1); // for teachers: what to do with a class
    assert.ok(texts[language].slice(texts[language].indexOf('<section id="teach">')).includes(open[0]));
  });

  test(`the lesson in ${language} begins with a small puzzle, and isValid with a plain three`, () => {
    assert.equal(/<section id="([\w-]+)"/.exec(texts[language])?.[1], 'small');
    const parts = [...texts[language].matchAll(/data-listing="([\w./-]+)" data-part="isValid"/g)].map(
      ([, name]) => name,
    );
    assert.equal(parts[0], 'stages/nine.py');
  });

  test(`the lesson in ${language} types no number of its own`, () => {
    const prose = texts[language].replace(/<(code|pre|template|td|th)\b[^>]*>[^]*?<\/\1>|<[^>]*>/g, ' ');
    assert.deepEqual(prose.match(/\d{2,}|\d+[.,]\d+/g) ?? [], []);
  });

  test(`the lesson in ${language} names only figures, numbers, moments and listings that there are`, () => {
    const text = texts[language];
    const named = (/** @type {RegExp} */ pattern) => [...text.matchAll(pattern)].map(([, name]) => name);
    for (const name of named(/data-figure="([\w-]+)"/g)) assert.ok(name in plan.figures, name);
    for (const name of named(/<data value="([\w.-]+)"/g)) assert.ok(name in numbers, name);
    for (const name of named(/data-go="([\w-]+)"/g)) assert.ok(name in moments, name);
    for (const name of named(/data-app="([\w-]+) /g)) assert.ok(name in plan.puzzles, name);
    for (const name of named(/data-light="([\w-]+) /g)) assert.ok(text.includes(`id="fig-${name}"`), name);
    for (const name of named(/data-listing="([\w./-]+)"/g)) {
      const folder = name.startsWith('stages/') ? 'lesson' : 'listings';
      assert.ok(existsSync(new URL(`../../../web/${folder}/${name}`, import.meta.url)), name);
    }
    assert.deepEqual(named(/ id="([\w-]+)"/g).length, new Set(named(/ id="([\w-]+)"/g)).size, 'each id once');
  });
}

test('every moment is led to, every number is said, every figure is shown', () => {
  for (const name of Object.keys(moments)) assert.ok(texts.en.includes(`data-go="${name}"`), name);
  for (const name of Object.keys(plan.figures)) {
    assert.ok(texts.en.includes(`<figure id="fig-${name}" data-figure="${name}"`), name);
  }
  for (const name of Object.keys(numbers)) assert.ok(texts.en.includes(`<data value="${name}"`), name);
});

test('its puzzles are the examples of the page', () => {
  for (const [name, puzzle] of Object.entries(plan.puzzles)) {
    assert.equal(puzzle, examples.find(({ id }) => id === name)?.puzzle);
  }
});

test('each figure that can be played has a speed', () => {
  for (const [name, { controls }] of Object.entries(plan.figures)) {
    if (controls.includes('transport')) assert.match(controls, /\bspeed\b/, name);
  }
});
