/** The demands of exact cover that the lesson lists beside its figure. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demandLines, demandsOf } from '../../../web/app/lesson/demands.js';
import { wordsFrom } from '../../../web/app/lesson/words.js';
import { geometryOf } from '../../../web/app/sudoku/geometry.js';
import { puzzles, solver } from '../support/solver.js';
import { languages, read } from '../support/texts.js';

/** @param {string} text */
const digitsIn = (text) => Array.from(text, (sign) => Number(sign) || 0);

/** What stands in the text of a language. @param {string} language */
function wordsOf(language) {
  const [, block] = /<div data-live="demands"[^>]*>([^]*?)<\/div>/.exec(read(`lesson/${language}.html`)) ?? [];
  const found = [...block.matchAll(/<template data-word="([\w-]+)">(.*?)<\/template>/g)];
  return wordsFrom(Object.fromEntries(found.map(([, name, text]) => [name, text.replace('&nbsp;', ' ')])));
}

for (const name of /** @type {const} */ (['small', 'school', 'hard'])) {
  test(`what dancing links select is the first of the demands: ${name}`, () => {
    const run = solver.run(puzzles[name], { algorithm: 'dancing-links' });
    let selected = 0;
    try {
      for (const { kind, cell, unit, digit } of run) {
        if (kind !== 'select') continue;
        selected += 1;
        const [first] = demandsOf(run.board(), run.size);
        if (first.kind === 'cell') assert.equal(first.cell, cell);
        else assert.deepEqual([first.unit, first.digit, cell], [unit, digit, null]);
      }
    } finally {
      run.dispose();
    }
    assert.ok(selected > 5);
  });
}

test('each choice meets four demands, and none is open on a full board', () => {
  const demands = demandsOf(digitsIn(puzzles.school), 9);
  /** @type {Map<string, number>} */
  const met = new Map();
  for (const { cell, digit } of demands.flatMap(({ choices }) => choices)) {
    const choice = `${cell} ${digit}`;
    met.set(choice, (met.get(choice) ?? 0) + 1);
  }
  assert.deepEqual([...new Set(met.values())], [4]);
  assert.deepEqual(demandsOf(digitsIn(solver.check(puzzles.school).solution ?? ''), 9), []);
});

test('a demand that no choice can meet comes first', () => {
  const board = digitsIn('123.'.padEnd(7, '.') + '4'.padEnd(9, '.'));
  const [first] = demandsOf(board, 4);
  assert.equal(first.choices.length, 0);
  assert.equal(first.kind, 'cell');
  const [, said] = demandLines(board, 4, wordsOf('en'))[0];
  assert.equal(said, 'none: the search goes back');
});

for (const language of languages) {
  test(`in ${language} every demand has its words, and of the choices only what differs is said`, () => {
    const words = wordsOf(language);
    const { cellsOf } = geometryOf(9);
    for (const name of ['caption', 'demand', 'choices', 'none', 'met']) assert.notEqual(words(name), '', name);
    for (const kind of ['row', 'column', 'box']) {
      assert.match(words(kind, { unit: 2, digit: 7 }), /2.*7/, kind);
    }
    assert.match(words('cell', { row: 3, column: 4 }), /3.*4/);
    assert.match(words('in-row', { row: 3, column: 4 }), /^[^3]*4[^3]*$/);
    assert.match(words('in-column', { row: 3, column: 4 }), /^[^4]*3[^4]*$/);
    assert.match(words('in-box', { row: 3, column: 4 }), /3.*4/);
    assert.match(words('many', { count: cellsOf.length }), /27/);
    const lines = demandLines(digitsIn(puzzles.school), 9, words);
    assert.ok(
      lines.every((texts) => texts.every((text) => text !== '' && !/[{}]/.test(text))),
      String(lines),
    );
    const [met, ...blank] = demandLines(digitsIn(solver.check(puzzles.school).solution ?? ''), 9, words);
    assert.deepEqual(met, [words('met'), '']);
    assert.deepEqual([...new Set(blank.flat())], ['']);
  });
}
