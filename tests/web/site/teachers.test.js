/** The page for teachers: the same in all languages, but for its words, and no way of it leads astray. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startFiles } from '../../../scripts/lib/site/lesson/start.mjs';
import { faultOf, languages, read } from '../support/texts.js';

/** @type {Record<string, string>} */
const texts = Object.fromEntries(languages.map((language) => [language, read(`lesson/teachers/${language}.html`)]));
/** @type {{ figures: object }} */
const plan = JSON.parse(read('lesson/figures.json'));
const moments = JSON.parse(read('lesson/moments.json'));

/** What of a text must be in each language, in this order. @param {string} text @param {string} language */
const skeletonOf = (text, language) =>
  [
    ...text
      .replaceAll(`${language}.html`, '.html')
      .matchAll(/(?:id|class|href|data-[\w-]+)="[^"]*"|<(?:h[1-6]|p|li|details|pre|template)\b/g),
  ].map(([whole]) => whole);

/** @param {string} text */
const wordsOf = (text) =>
  [...text.matchAll(/<template data-word="([^"]+)">(.*)<\/template>/g)].map(
    ([, name, words]) => /** @type {const} */ ([name, words]),
  );
/** The lists of the plan. */
const hours = ['first', 'second'];
const withoutCode = (/** @type {string} */ text) =>
  text.replace(/<(code|pre)\b[^>]*>[^]*?<\/\1>/g, '').replace(/<[^>]*>/g, '');

for (const language of languages) {
  const text = texts[language];

  test(`the page for teachers in ${language} has the words, headings, links and tasks of the one in English`, () => {
    assert.deepEqual(skeletonOf(text, language), skeletonOf(texts.en, 'en'));
  });

  test(`the page for teachers in ${language} types no number above nine and no code, and is well written`, () => {
    const prose = withoutCode(text);
    assert.deepEqual(prose.match(/\d{2,}|\d[.,]\d|[!！–—]/g) ?? [], []);
    for (const line of prose.split('\n')) assert.equal(faultOf(line.replace(/\{\w+\}|\bnull\b/g, ''), language), null);
    assert.deepEqual([...text.matchAll(/<(iframe|script|style)\b| style=/g)], []);
  });

  test(`the page for teachers in ${language} has words for moments and figures, and leads into the lesson`, () => {
    const names = wordsOf(text).map(([name]) => name);
    const named = (/** @type {string} */ kind) =>
      names.filter((name) => name.startsWith(`${kind}.`)).map((name) => name.slice(kind.length + 1));
    assert.deepEqual(named('moment'), Object.keys(moments));
    assert.deepEqual(named('figure'), Object.keys(plan.figures));
    assert.equal(names.length, new Set(names).size);
    const lesson = read(`lesson/${language}.html`);
    for (const [, anchor] of text.matchAll(/href="\.\.\/\w+\.html#([^"]+)"/g)) {
      assert.ok(lesson.includes(` id="${anchor}"`), anchor);
    }
    for (const [, name] of text.matchAll(/data-go="([^"]+)"/g)) assert.ok(name in moments, name);
    for (const name of Object.keys(moments)) assert.ok(lesson.includes(`data-go="${name}"`), name); // the way there
  });

  test(`each hour of the plan in ${language} has three quarters of an hour, aims and three levels`, () => {
    for (const hour of hours) {
      const [, phases, levels] =
        new RegExp(`<ol data-hour="${hour}">([^]*?)</ol>\\s*<ul>([^]*?)</ul>`).exec(text) ?? [];
      const minutes = [...phases.matchAll(/<li data-minutes="(\d+)"><strong>/g)].map(([, count]) => Number(count));
      assert.equal(
        minutes.reduce((sum, count) => sum + count, 0),
        45,
      );
      assert.equal(minutes.length, phases.match(/<li/g)?.length);
      assert.equal(levels.match(/<li><strong>/g)?.length, 3);
    }
  });

  test(`the page for teachers in ${language} says how each file to start from is run`, () => {
    const [, commands] = /<div data-start><\/div>[^]*?<pre>([^]*?)<\/pre>/.exec(text) ?? [];
    const run = commands.split('\n').map((line) => line.split(' ').find((word) => word in startFiles));
    assert.deepEqual(run.sort(), Object.keys(startFiles).sort());
  });

  test(`each task of the worksheet in ${language} has its solution, and the lesson leads to the page`, () => {
    const tasks = (/** @type {string} */ kind) =>
      [...text.matchAll(new RegExp(`data-${kind}="(\\w+)"`, 'g'))].map(([, name]) => name);
    assert.deepEqual(
      tasks('solved').filter((name) => name !== 'path'), // what the key says beside the tree
      tasks('sheet')
        .filter((name) => !['marked', 'grids', 'board', 'first'].includes(name))
        .map((name) => (name === 'solve' ? 'solved' : name)),
    );
    assert.ok(read(`lesson/${language}.html`).includes(`<a href="teachers/${language}.html">`));
  });
}
