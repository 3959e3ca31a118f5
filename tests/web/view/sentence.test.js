import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentenceOf } from '../../../web/app/view/sentence.js';
import { puzzles, walkOf } from '../support/solver.js';
import { faultOf, translators } from '../support/texts.js';

/** @typedef {import('../../../web/app/solver.js').Step} Step */
/** @typedef {'row' | 'column' | 'box'} UnitKind */

/**
 * How each language names a cell and a unit, counted from 1.
 * @type {Record<string, { cell: (row: number, column: number) => string, unit: Record<UnitKind, (n: number) => string>
 *   }>}
 */
const names = {
  en: {
    cell: (row, column) => `row ${row}, column ${column}`,
    unit: { row: (n) => `row ${n}`, column: (n) => `column ${n}`, box: (n) => `box ${n}` },
  },
  de: {
    cell: (row, column) => `zeile ${row}, spalte ${column}`,
    unit: { row: (n) => `zeile ${n}`, column: (n) => `spalte ${n}`, box: (n) => `block ${n}` },
  },
  zh: {
    cell: (row, column) => `第 ${row} 行第 ${column} 列`,
    unit: { row: (n) => `第 ${n} 行`, column: (n) => `第 ${n} 列`, box: (n) => `第 ${n} 宫` },
  },
};

/** @param {number | null} index */
const from1 = (index) => Number(index) + 1;

/**
 * What a sentence must say of a step, beside the place of its cell: numbers in any order, and names.
 * @param {Step} step @param {Uint8Array} board @param {number} size @param {typeof names['en']} say
 * @returns {{ numbers: number[], said: string[] }}
 */
function expected({ kind, row, column, digit, peer, unit }, board, size, say) {
  const cell = [from1(row), from1(column)];
  const here = say.cell(cell[0], cell[1]);
  const [peerRow, peerColumn] = [from1(Math.floor(Number(peer) / size)), from1(Number(peer) % size)];
  const there = say.cell(peerRow, peerColumn);
  const unitKind = /** @type {UnitKind[]} */ (['row', 'column', 'box'])[Math.floor(Number(unit) / size)];
  const number = from1(Number(unit) % size);
  const d = Number(digit);
  const found = board[Number(peer)];
  switch (kind) {
    case 'select':
    case 'retreat':
      return { numbers: cell, said: [here] };
    case 'try':
      return { numbers: [d, ...cell], said: [here] };
    case 'place':
      return { numbers: [d, ...cell, d], said: [here] };
    case 'erase':
      return { numbers: [d, ...cell, ...(d < size ? [d + 1] : [])], said: [here] };
    case 'check': {
      const itself = peer === Number(row) * size + Number(column);
      const taken = found > 0 && found !== d ? [found] : [];
      return {
        numbers: [d, number, ...(itself ? [] : [peerRow, peerColumn]), ...taken],
        said: [say.unit[unitKind](number), ...(itself ? [] : [there])],
      };
    }
    case 'conflict': {
      if (unitKind === 'box') return { numbers: [d, ...cell, peerRow, peerColumn, d], said: [here, there] };
      const [shared, other] = unitKind === 'row' ? [cell[0], peerColumn] : [cell[1], peerRow];
      const across = unitKind === 'row' ? 'column' : 'row';
      return {
        numbers: [d, ...cell, shared, other, d],
        said: [here, say.unit[unitKind](shared), say.unit[across](other)],
      };
    }
    default:
      return { numbers: [], said: [] };
  }
}

/** @param {string} text */
const numbersIn = (text) => (text.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);

const tour = /** @type {const} */ (['school', 'small', 'medium', 'four', 'six', 'fourDead', 'sixDead', 'fourSolved']);
const walks = new Map(tour.map((name) => [name, walkOf(puzzles[name])]));

for (const [name, walk] of walks) {
  const size = Math.sqrt(puzzles[name].length);
  for (const [language, t] of Object.entries(translators)) {
    test(`every step of ${name} is told in ${language} with places from 1, its unit and the digit in the way`, () => {
      for (const { step, board } of walk) {
        const { key, params } = sentenceOf(step, board, size, t);
        const parts = t.parts(key, params);
        const text = parts.map((part) => part.text).join('');
        const { numbers, said } = expected(step, board, size, names[language]);
        const at = `step ${step.position}, ${step.kind}: ${text}`;
        for (const part of parts) assert.equal(typeof part.text, 'string', at);
        assert.equal(faultOf(text, language), null, at);
        assert.deepEqual(
          numbersIn(text),
          numbers.sort((a, b) => a - b),
          at,
        );
        let rest = text.toLowerCase();
        for (const words of said) {
          assert.ok(rest.includes(words), `${at} lacks "${words}"`);
          rest = rest.replace(words, '');
        }
        const digit = parts.find((part) => part.name === 'digit');
        if (digit) assert.equal(digit.text, String(step.digit), at);
      }
    });
  }
}

test('steps of all kinds are told differently', () => {
  const keys = new Set(
    [...walks].flatMap(([name, walk]) =>
      walk.map(({ step, board }) => sentenceOf(step, board, Math.sqrt(puzzles[name].length), translators.en).key),
    ),
  );
  assert.deepEqual([...keys].sort(), [
    'say.check.another',
    'say.check.empty',
    'say.check.same',
    'say.check.self',
    'say.conflict.box',
    'say.conflict.column',
    'say.conflict.row',
    'say.erase',
    'say.eraseLast',
    'say.exhausted',
    'say.place',
    'say.retreat',
    'say.retreatFirst',
    'say.select',
    'say.solution',
    'say.try',
  ]);
});

/** @type {[position: number, text: string][]} */
const told = [
  [1, 'Row 1, column 1 is the next empty cell.'],
  [2, 'Does 1 fit into row 1, column 1?'],
  [3, 'Looking for 1 in row 1: here is the cell itself, still empty.'],
  [4, 'Looking for 1 in row 1: row 1, column 2 is empty.'],
  [5, 'Looking for 1 in row 1: row 1, column 3 has 7.'],
  [17, 'Looking for 1 in column 1: row 6, column 1 has 7.'],
  [5547, 'Solved! Every cell is filled, and no rule is broken.'],
];

for (const [position, text] of told) {
  test(`step ${position} of the first example is told: ${text}`, () => {
    const { step, board } = (walks.get('school') ?? [])[position - 1];
    const { key, params } = sentenceOf(step, board, 9, translators.en);
    assert.equal(translators.en(key, params), text);
  });
}

for (const [language, t] of Object.entries(translators)) {
  test(`before the first step there is something to do in ${language}`, () => {
    const { key, params } = sentenceOf(null, new Uint8Array(81), 9, t);
    assert.equal(faultOf(t(key, params), language), null);
    assert.equal(t(key, params), t('say.start'));
  });
}

test('a dead end at the very first cell is told as the last', () => {
  const retreats = (walks.get('fourDead') ?? []).filter(({ step }) => step.kind === 'retreat');
  const keys = retreats.map(({ step, board }) => sentenceOf(step, board, 4, translators.en).key);
  assert.equal(keys.at(-1), 'say.retreatFirst');
  assert.ok(keys.length > 1);
  assert.deepEqual([...new Set(keys.slice(0, -1))], ['say.retreat']);
});
