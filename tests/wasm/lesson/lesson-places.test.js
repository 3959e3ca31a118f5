/** Where the lesson leads to a step, or lights cells, its words name what is there. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellOfExpression } from '../../../web/app/lesson/index-explorer.js';
import { puzzles } from '../../web/support/solver.js';
import { languages, read } from '../../web/support/texts.js';
import { digitsIn, lessonIn, linesIn, plain } from '../support/lesson-said.js';

/** @type {Record<string, { kind: string, cell?: number, digit?: number, peer?: number }>} */
const moments = JSON.parse(read('lesson/moments.json'));
const { school } = puzzles;

/** @param {number[]} some @param {number[]} all @param {string} text */
const assertAmong = (some, all, text) =>
  assert.deepEqual(
    some.filter((one) => !all.includes(one)),
    [],
    text,
  );

/** The sentences and items of a text that hold a pattern, marked up. @param {string} text @param {RegExp} pattern */
const sentencesWith = (text, pattern) =>
  [...text.matchAll(/<(p|li|figcaption|summary)\b[^>]*>([^]*?)<\/\1>/g)]
    .flatMap(([, tag, inside]) =>
      tag === 'li' ? [inside] : inside.split(/(?<=[.?。？](?:<\/\w+>)*)\s*(?=[\p{Lu}\p{Script=Han}<“„])/u),
    )
    .filter((sentence) => pattern.test(sentence));

/** The names that the page for teachers has for the steps. @param {string} language */
const namesOfSteps = (language) =>
  [...read(`lesson/teachers/${language}.html`).matchAll(/data-word="moment\.([\w-]+)">(.*)<\/template>/g)]
    .map(([, name, words]) => `<li><a data-go="${name}">${words}</a></li>`)
    .join('\n');

for (const language of languages) {
  const text = lessonIn(language);
  const ways = `${text}\n${namesOfSteps(language)}`;

  test(`in ${language}, what leads to a step names its digit, its row and its column, and no others`, () => {
    let named = 0;
    for (const sentence of sentencesWith(ways, /data-go="/)) {
      const words = plain(sentence);
      const about = [...sentence.matchAll(/data-go="([\w-]+)"/g)].map(([, name]) => moments[name]);
      const cells = about.flatMap(({ cell, peer }) => [cell, peer]).filter((cell) => cell !== undefined);
      const links = [...sentence.matchAll(/<a\b[^>]*data-go=[^>]*>([^]*?)<\/a>/g)]
        .map(([, link]) => plain(link))
        .join(' · ');
      const { rows, columns } = linesIn(cells.length ? words : links, language);
      const digits = digitsIn(ways.includes(`<li>${sentence}</li>`) ? words : links, language);
      assertAmong(
        rows,
        cells.map((cell) => Math.floor(cell / 9) + 1),
        words,
      );
      assertAmong(
        columns,
        cells.map((cell) => (cell % 9) + 1),
        words,
      );
      assertAmong(
        digits,
        about.flatMap(({ digit }) => digit ?? []),
        words,
      );
      named += rows.length + columns.length + digits.length;
    }
    assert.ok(named >= 15, `only ${named} named`);
  });

  test(`in ${language}, the words that light cells name them`, () => {
    const lit = [...text.matchAll(/<span data-light="[\w-]+ (row|column|box|cell) (\d)(?: (\d))?">(.*?)<\/span>/g)];
    assert.equal(lit.length, text.match(/data-light=/g)?.length);
    for (const [whole, kind, first, second, words] of lit) {
      const { rows, columns } = linesIn(words, language);
      const said = { row: [[+first], []], column: [[], [+first]], box: [[], []], cell: [[+first], [+second]] }[kind];
      if (kind === 'cell' && /Mitte/.test(words)) assert.deepEqual([first, second], ['5', '5'], whole);
      else assert.deepEqual([rows, columns], said, whole);
      if (kind !== 'box') continue;
      const [sentence] = sentencesWith(text, new RegExp(whole.replace(/[[\]()]/g, '\\$&')));
      const place = linesIn(plain(sentence), language);
      assert.equal(
        Math.floor((place.rows[0] - 1) / 3) * 3 + Math.floor((place.columns[0] - 1) / 3) + 1,
        +first,
        sentence,
      );
    }
  });

  test(`in ${language}, each expression of the grid has the place and the value that stand beside it`, () => {
    let proved = 0;
    for (const [, inside] of text.matchAll(/<(?:tr|p)>([^]*?)<\/(?:tr|p)>/g)) {
      const expressions = [...inside.matchAll(/<code>(sudoku\[\d\]\[\d\])<\/code>/g)].map(([, code]) =>
        cellOfExpression(code),
      );
      const place = expressions[0];
      if (expressions.length !== 1 || !place) continue;
      const values = [...inside.matchAll(/<code>(\d)<\/code>/g)].map(([, digit]) => digit);
      const { rows, columns } = linesIn(plain(inside).replace(/\[\d\]/g, ' '), language);
      if (values.length === 0) continue;
      assert.deepEqual(values, [school[place.row * 9 + place.column].replace('.', '0')], inside);
      assert.deepEqual([rows[0], columns[0]], [place.row + 1, place.column + 1], inside);
      proved += 1;
    }
    assert.ok(proved >= 5, `only ${proved} proved`);
  });

  test(`in ${language}, an expression that reads no cell is asked about as one that fails`, () => {
    for (const [, code] of text.matchAll(/<code>(sudoku\[\d+\]\[\d+\])<\/code>/g)) {
      if (!cellOfExpression(code)) {
        assert.match(text, new RegExp(`<code>${code.replace(/[[\]]/g, '\\$&')}</code> 又为什么不行`));
      }
    }
  });
}
