/** The pages of the lesson as they are made. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeSite, sourcesFor } from '../../web/support/making-site.js';
import { puzzles as known, walkOf } from '../../web/support/solver.js';
import { languages, read } from '../../web/support/texts.js';
import { elementsOf, parseXml, textIn } from '../../web/support/xml.js';

/** @param {string} path from web/lesson */
const made = (path) => readFileSync(new URL(`../../../build/web/lesson/${path}`, import.meta.url), 'utf8');

/** @typedef {{ puzzle: string, algorithm?: string, position?: number }} Figure */
/** @type {{ puzzles: Record<string, string>, figures: Record<string, Figure> }} */
const { puzzles, figures } = JSON.parse(read('lesson/figures.json'));
/** @type {Record<string, { figure: string, position: number }>} */
const moments = JSON.parse(read('lesson/moments.json'));
/** What stands at each anchor of the lesson that the page for teachers leads to. @type {Record<string, Figure>} */
const places = {
  ...Object.fromEntries(
    Object.entries(moments).map(([name, { figure, position }]) => [`go-${name}`, { ...figures[figure], position }]),
  ),
  ...Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`fig-${name}`, figure])),
};

/** @param {string} text @param {string} name */
const wordIn = (text, name) => new RegExp(`<template data-word="${name}">(.*)</template>`).exec(text)?.[1] ?? '';
const withoutTags = (/** @type {string} */ text) => text.replace(/<[^>]*>/g, '');
const unescaped = (/** @type {string} */ text) =>
  text.replace(
    /&(lt|gt|quot|#x27|amp);/g,
    (_, name) => ({ lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' })[/** @type {'lt'} */ (name)],
  );

for (const language of languages) {
  test(`the tree that is drawn in ${language} is a group with a name, in the lesson and among the solutions`, () => {
    const [, drawn] = read(`lesson/${language}.html`).split('<div data-live="tree4">');
    const names = {
      '': wordIn(drawn, 'label'),
      'teachers/': wordIn(read(`lesson/teachers/${language}.html`), 'sheet.tree'),
    };
    for (const [folder, name] of Object.entries(names)) {
      const trees = [...made(`${folder}${language}.html`).matchAll(/<div class="tree4"([^>]*)>/g)].map(
        ([, attributes]) => attributes.trim(),
      );
      assert.deepEqual(trees, [`role="group" aria-label="${name}" tabindex="0"`]);
    }
  });

  test(`a way into the app leads from the lesson in ${language} to the puzzle and the algorithm that it names`, () => {
    const page = made(`${language}.html`);
    const ways = [...page.matchAll(/<a data-app="([\w-]+) ([\w-]+)" href="\.\.\/#([^"]*)">/g)];
    assert.ok(ways.length > 0 && !/<a data-app="[^"]*">/.test(page));
    for (const [, name, algorithm, link] of ways) {
      const told = Object.fromEntries(new URLSearchParams(unescaped(link)));
      assert.deepEqual(told, { p: puzzles[name], a: algorithm, l: language, c: 'python' });
    }
  });

  test(`beside each way into the lesson in ${language} stand its step and the link into the app`, () => {
    const rows = [...made(`teachers/${language}.html`).matchAll(/<tr><th scope="row">([^]*?)<\/tr>/g)].map(
      ([, row]) => row,
    );
    const anchors = rows.map((row) => new RegExp(`href="\\.\\./${language}\\.html#([\\w-]+)"`).exec(row)?.[1] ?? '');
    assert.deepEqual(anchors, Object.keys(places));
    for (const [index, row] of rows.entries()) {
      const { puzzle, algorithm = 'backtracking', position = 0 } = places[anchors[index]];
      const link = new URLSearchParams(unescaped(/ href="[./]*\/#(p=[^"]*)"/.exec(row)?.[1] ?? ''));
      assert.deepEqual(
        ['p', 'a', 'n', 'l', 'c'].map((key) => link.get(key)),
        [puzzles[puzzle], algorithm, String(position), language, 'python'],
        row,
      );
      assert.equal(/<data value="(\d+)"/.exec(row)?.[1], String(position), row);
    }
  });

  test(`each frame in ${language} has the name of what it shows, in words alone`, () => {
    const text = read(`lesson/teachers/${language}.html`);
    const names = [...text.matchAll(/<template data-word="(?:moment|figure)\.[\w-]+">(.*)<\/template>/g)].map(
      ([, words]) => withoutTags(words),
    );
    const codes = [
      ...made(`teachers/${language}.html`).matchAll(
        /<details class="code"><summary>(.*)<\/summary><pre [^>]*><code>(.*)<\/code><\/pre>/g,
      ),
    ];
    assert.deepEqual(
      codes.map(([, summary]) => withoutTags(summary)),
      names,
    );
    for (const [index, [, , code]] of codes.entries()) {
      assert.equal(/ title="([^"]*)"/.exec(unescaped(code))?.[1], names[index]);
    }
    assert.equal(new Set(names).size, codes.length);
  });
}

test('where a dictionary says nothing of thousands, the lesson has its numbers as Intl writes them', (t) => {
  const folder = sourcesFor(t);
  const { thousands, ...spanish } = JSON.parse(read('i18n/en.json'));
  writeFileSync(join(folder, 'web/i18n/es.json'), JSON.stringify({ ...spanish, name: 'Español' }));
  for (const page of ['', 'teachers/', 'projector/']) {
    writeFileSync(join(folder, `web/lesson/${page}es.html`), read(`lesson/${page}en.html`));
  }
  const site = makeSite(folder);
  const { format } = new Intl.NumberFormat('es');
  const numbers = Object.values(JSON.parse(read('lesson/numbers.json'))).map(Number);
  const [lesson, teachers] = ['', 'teachers/'].map((page) => [
    ...readFileSync(join(site, `lesson/${page}es.html`), 'utf8').matchAll(/<data value="(\d+)">([^<]*)<\/data>/g),
  ]);
  assert.deepEqual(new Set(lesson.map(([, value]) => Number(value))), new Set(numbers));
  assert.equal(teachers.length, 34);
  for (const [, value, text] of [...lesson, ...teachers]) assert.equal(text, format(Number(value)));
});

for (const ending of ['', '-dark']) {
  test(`the still of the whole tree${ending} has each placement of the search, and where it stands`, () => {
    const parts = elementsOf(parseXml(made(`stills/tree-across${ending}.svg`)));
    const all = (
      /** @type {string} */ name,
      /** @type {(attributes: Record<string, string>) => boolean} */ wanted = () => true,
    ) => parts.filter((part) => part.name === name && wanted(part.attributes));
    const steps = walkOf(known.school).map(({ step }) => step);
    const placed = steps.filter(({ kind }) => kind === 'place').map(({ digit }) => String(digit));
    assert.deepEqual(all('text').map(textIn), placed);
    assert.equal(all('circle').length, placed.length + 1);
    assert.equal(all('path', ({ class: name, d }) => !name && d.includes('C')).length, placed.length);
    assert.equal(all('path', ({ class: name }) => name === 'solution').length, 1);
    const ends = steps.filter(
      ({ kind }, index) =>
        kind === 'retreat' &&
        steps
          .slice(0, index)
          .reverse()
          .find((step) => step.kind === 'place' || step.kind === 'erase')?.kind === 'place',
    );
    assert.equal(all('path', ({ class: name }) => name === 'dead-end').length, ends.length);
    const before = steps.slice(0, figures.tree.position).filter(({ kind }) => kind === 'place');
    assert.equal(all('path', ({ 'stroke-width': width, d }) => width === '4' && d.includes('C')).length, before.length);
  });
}
