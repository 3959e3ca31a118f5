import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstPuzzles } from '../../../web/app/play/dealing/first-puzzles.js';
import { gradesToDeal, nearestGrade, recipe } from '../../../web/app/play/dealing/recipe.js';
import { SafeTexts } from '../../../web/app/play/keeping/safe-texts.js';
import { ENOUGH, Stock } from '../../../web/app/play/dealing/stock.js';
import { loadLogicSolver } from '../../../web/app/solver/logic-solver.js';
import { bytesOf } from '../../wasm/support/solver.js';
import { denied, FakeStorage } from '../support/storage.js';

const logic = await loadLogicSolver({ wasmBinary: bytesOf('../../../build/web/wasm/logic.wasm') });
const puzzle = firstPuzzles('4 1')[0];
const other = firstPuzzles('4 1')[1];

/** @param {Storage} [storage] @param {number} [first] */
const stockIn = (storage = new FakeStorage(), first = 0) => new Stock(new SafeTexts(() => storage), () => first);

for (const size of [4, 6, 9]) {
  for (const grade of gradesToDeal(size)) {
    test(`twelve puzzles of ${size}x${size}, grade ${grade}, come with the page, and are of that grade`, () => {
      const puzzles = firstPuzzles(`${size} ${grade}`);
      assert.equal(new Set(puzzles).size, 12);
      for (const each of puzzles) {
        const grading = logic.grade(Array.from(each, (sign) => Number(sign) || 0));
        assert.equal(grading.grade, grade);
        const { clues } = recipe(size, grade);
        if (clues) assert.equal(each.replaceAll('.', '').length, clues);
        const shape = Array.from(each, (sign) => sign === '.');
        assert.deepEqual(shape, [...shape].reverse());
      }
    });
  }
}

test('a grade that a small board has not is the nearest that it has', () => {
  assert.deepEqual(gradesToDeal(4), [1]);
  assert.deepEqual(gradesToDeal(6), [1, 2, 3, 4, 5]);
  assert.equal(nearestGrade(6, 6), 5);
  assert.equal(nearestGrade(4, 3), 1);
  assert.equal(recipe(6, 6).grade, 5);
  assert.equal('grade' in recipe(4, 3), false);
});

test('the puzzles that come with the page are given once each, from any of them on', () => {
  const storage = new FakeStorage();
  const given = [];
  for (let visit = 0; visit < 12; visit++) given.push(stockIn(storage, 0.5).take(9, 2));
  assert.equal(given[0], firstPuzzles('9 2')[6]);
  assert.deepEqual(new Set(given), new Set(firstPuzzles('9 2')));
  assert.equal(stockIn(storage).take(9, 2), null);
  assert.equal(stockIn(storage).again(9, 2), given[0]);
});

test('a puzzle that was made is given before them, once, in any tab', () => {
  const storage = new FakeStorage();
  const [one, two] = [stockIn(storage), stockIn(storage)];
  one.add(4, 1, puzzle);
  one.add(4, 1, puzzle);
  two.add(4, 1, other);
  assert.equal(one.isFull(4, 1), ENOUGH === 2);
  assert.equal(two.take(4, 1), puzzle);
  assert.equal(one.take(4, 1), other);
  assert.equal(one.isFull(4, 1), false);
});

test('what is damaged is not given', () => {
  for (const text of ['', '{', 'null', '[]', '{"version":1}', '{"version":2}', '{"version":1,"first":7,"made":{}}']) {
    const storage = new FakeStorage();
    storage.setItem('stepdoku.play.stock', text);
    assert.equal(stockIn(storage).take(9, 1), firstPuzzles('9 1')[0], text);
  }
  const storage = new FakeStorage();
  const made = { '4 1': ['<b>', 4, '5...............', puzzle], '9 1': 'no list' };
  const used = { '9 2': -1, '9 3': 1e9, '9 4': '1' };
  storage.setItem('stepdoku.play.stock', JSON.stringify({ version: 1, first: 0, made, used }));
  assert.equal(stockIn(storage).take(4, 1), puzzle);
  assert.equal(stockIn(storage).take(9, 1), firstPuzzles('9 1')[0]);
  assert.equal(stockIn(storage).take(9, 2), firstPuzzles('9 2')[0]);
  assert.equal(stockIn(storage).take(9, 3), null);
  assert.equal(stockIn(storage).take(9, 4), firstPuzzles('9 4')[0]);
});

test('where nothing is kept, the stock lasts as long as the page', () => {
  for (const texts of [new SafeTexts(denied), new SafeTexts(() => new FakeStorage(10))]) {
    const stock = new Stock(texts, () => 0);
    stock.add(4, 1, puzzle);
    assert.equal(stock.take(4, 1), puzzle);
    assert.equal(stock.take(4, 1), firstPuzzles('4 1')[0]);
    assert.equal(stock.take(4, 1), firstPuzzles('4 1')[1]);
  }
});
