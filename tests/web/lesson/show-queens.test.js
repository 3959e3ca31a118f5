/** What is said of a search for queens. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { markup } from '../../../web/app/drawing/markup.js';
import { boardOf } from '../../../web/app/lesson/queens-board.js';
import { queensRun } from '../../../web/app/lesson/queens.js';
import { countsAt, sentenceOf } from '../../../web/app/lesson/show-queens.js';
import { languages, read } from '../support/texts.js';

const run = queensRun(4);

for (const language of languages) {
  const [, block] = read(`lesson/${language}.html`).split('<div data-live="queens">');
  const texts = new Map(
    [...block.split('</div>')[0].matchAll(/data-word="(\w+)">(.*?)<\/template>/g)].map(([, key, text]) => [key, text]),
  );

  test(`queens: in ${language} each step has its sentence, with each number in it`, () => {
    for (const step of [undefined, ...run, ...queensRun(3)]) {
      const sentence = sentenceOf(step, 4, (key, params = {}) => {
        assert.ok(texts.has(key), key);
        return (texts.get(key) ?? '').replace(/\{(\w+)\}/g, (_, name) => {
          assert.ok(name in params, `${key}: ${name}`);
          return String(params[name]);
        });
      });
      assert.doesNotMatch(sentence, /NaN|undefined|null/);
      if (step?.column !== null && step) assert.ok(sentence.includes(String(Number(step.column) + 1)), sentence);
    }
  });

  test(`queens: in ${language} there are words for all that is shown, and no others`, () => {
    const script = read('app/lesson/show-queens.js');
    const asked = new Set([...script.matchAll(/'(\w+)'/g)].map(([, word]) => word));
    const kinds = ['picture', ...new Set([...run, ...queensRun(3)].map(({ kind }) => kind))];
    for (const word of texts.keys()) assert.ok(asked.has(word) || kinds.includes(word), word);
  });
}

test('queens: it is counted how many were placed and taken back', () => {
  assert.deepEqual(countsAt(run, 0), { places: 0, erases: 0 });
  assert.deepEqual(countsAt(run, run.length), { places: 8, erases: 4 });
});

test('queens: a step that refuses a square shows the queen that attacks it, and a line to it', () => {
  const refused = run.find(({ kind }) => kind === 'refuse') ?? run[0];
  const drawn = markup(boardOf(4, refused.columns, refused, 'four'));
  for (const kind of ['select', 'conflict', 'attack', 'refused']) assert.ok(drawn.includes(`class="${kind}"`), kind);
  assert.ok(drawn.includes('aria-label="four"'));
  assert.equal(drawn.match(/class="queen"/g)?.length, refused.columns.length);
});
