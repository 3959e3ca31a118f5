import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byDifficulty } from '../../../web/app/logic/difficulty.js';
import { exampleOf } from '../../../web/app/logic/example.js';
import { signsIn } from '../../../web/app/logic/pattern-signs.js';
import { techniqueAppearance } from '../../../web/app/logic/technique-look.js';
import { solver } from '../support/solver.js';
import { faultOf, languages, t, translators } from '../support/texts.js';

const { techniques } = solver;
const ids = techniques.map(({ id }) => id);

/** @param {string} id @param {string} [language] */
const lookOf = (id, language = 'en') =>
  techniqueAppearance(id, techniques, exampleOf(id, solver), translators[language]);

/** @param {string} id @returns {string[]} what its signs mean */
const signsOf = (id) => signsIn(exampleOf(id, solver).deduction, t).map(({ text }) => text);

/** Every text in it. @param {unknown} value @returns {string[]} */
const textsIn = (value) =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap((inner) => textsIn(inner));

test('a technique is named, graded, defined and shown', () => {
  const { title, facts, about, example } = lookOf('x-wing');
  assert.equal(title, 'X-Wing');
  assert.equal(facts, 'Hard · Rating 3.2');
  assert.match(about, /^In two rows a digit has places in the same two columns only\./);
  assert.match(example.told, /^In rows 1 and 8 all places for 5 lie in columns 1 and 5\..* can be struck out\.$/);
  assert.equal(example.board.label, 'Example of X-Wing');
  assert.equal(example.pattern?.shapes.candidates.length, 4);
});

test('a rating has one decimal, as the language writes it', () => {
  assert.equal(lookOf('skyscraper').facts, 'Hard · Rating 4.0');
  assert.equal(lookOf('skyscraper', 'de').facts, 'Schwer · Wertung 4,0');
});

for (const language of languages) {
  test(`every technique is explained in ${language}`, () => {
    for (const id of ids) {
      const { example, ...words } = lookOf(id, language);
      const { board, pattern, legend, ...said } = example;
      for (const text of textsIn([words, said, board.label, pattern?.label, legend.label])) {
        assert.equal(faultOf(text, language), null, id);
      }
      for (const { text } of legend.signs) assert.equal(faultOf(text, language), null, id);
    }
  });
}

test('one leafs through all techniques, from the easiest to the hardest and back', () => {
  const order = byDifficulty(techniques).map(({ id }) => id);
  assert.equal(lookOf(order[0]).previous, null);
  assert.equal(lookOf(order[order.length - 1]).next, null);
  order.slice(1).forEach((id, index) => {
    assert.equal(lookOf(order[index]).next?.id, id);
    assert.equal(lookOf(id).previous?.id, order[index]);
  });
  assert.deepEqual(lookOf('x-wing').next, {
    id: 'swordfish',
    name: 'Swordfish',
    spoken: 'Next technique: Swordfish',
  });
});

test('the board of the example has digits in full cells, and in empty ones the candidates that are left', () => {
  const { board, notes } = exampleOf('naked-triple', solver);
  const { cells } = lookOf('naked-triple').example.board;
  cells.forEach(({ text, kind, notes: written }, cell) => {
    assert.equal(text, board[cell] ? String(board[cell]) : '');
    assert.equal(kind, board[cell] ? 'given' : '');
    const digits = [...written].filter((sign) => sign > ' ').map(Number);
    assert.deepEqual(
      digits,
      [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => notes[cell] & (1 << digit)),
    );
  });
});

/** @type {[id: string, signs: string[]][]} */
const legends = [
  ['full-house', ['where the pattern is seen', 'placed', 'part of the pattern']],
  ['naked-single', ['placed', 'part of the pattern']],
  ['pointing', ['where the pattern is seen', 'where it has its effect', 'part of the pattern', 'struck out']],
  [
    'finned-x-wing',
    ['where the pattern is seen', 'where it has its effect', 'part of the pattern', 'fin', 'struck out'],
  ],
  [
    'xy-wing',
    [
      'pivot',
      'out if the pivot is this digit',
      'what the pincer is then',
      'struck out',
      'weak link: at most one is true',
      'strong link: at least one is true',
    ],
  ],
  ['unique-rectangle-2', ['part of the pattern', 'further candidate', 'struck out']],
  [
    'als-xz',
    [
      'where the pattern is seen',
      'where it has its effect',
      'first set',
      'what the two sets share',
      'second set',
      'struck out',
    ],
  ],
  [
    'x-chain',
    [
      'false if the start is false',
      'true if the start is false',
      'struck out',
      'strong link: at least one is true',
      'weak link: at most one is true',
    ],
  ],
  ['nishio', ['would follow, in this order', 'nothing is left here', 'assumed', 'struck out']],
  ['guess', ['tried', 'candidate of this cell']],
];

for (const [id, signs] of legends) {
  test(`the legend of ${id} tells its signs`, () => assert.deepEqual(signsOf(id), signs));
}

test('places that are one end of a link together are told where they occur', () => {
  const grouped = ids.filter((id) => signsOf(id).includes('one of several places'));
  assert.deepEqual(grouped, ['empty-rectangle', 'grouped-aic']);
});

test('each sign of a legend is drawn, with the digit that it has in the picture', () => {
  for (const id of ids) {
    const { deduction } = exampleOf(id, solver);
    for (const { picture } of signsIn(deduction, t)) {
      const { units, places, steps, deadEnd, groups, links, candidates, eliminations } = picture.shapes;
      const drawn = [units, places, steps, groups, links, candidates, eliminations].flat().length + (deadEnd ? 1 : 0);
      assert.ok(drawn > 0, `${id}: ${picture.label}`);
      const known = [...deduction.candidates, ...deduction.eliminations].map(({ digit }) => digit);
      for (const { digit } of [...candidates, ...eliminations]) assert.ok(known.includes(digit), id);
    }
  }
});
