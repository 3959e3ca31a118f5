import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ClueStaircase } from '../../../web/app/solver/clue-staircase.js';

/** @param {number} least @param {number} most */
const numbers = (least, most) => Array.from({ length: most - least + 1 }, (_, i) => least + i);

/**
 * The numbers that it comes to.
 * @param {ClueStaircase} staircase
 * @param {number} turns
 * @param {(clues: number) => number} missOf
 */
function walk(staircase, turns, missOf) {
  return Array.from({ length: turns }, () => {
    const clues = staircase.next();
    staircase.learn(missOf(clues));
    return clues;
  });
}

test('it begins near the number it is told, and stays among those there are', () => {
  assert.equal(new ClueStaircase(numbers(17, 81), 45).next(), 45);
  assert.equal(new ClueStaircase([18, 20, 22], 21).next(), 20);
  assert.equal(new ClueStaircase([30, 31], 4).next(), 30);
  assert.equal(new ClueStaircase([30, 31], 90).next(), 31);
});

for (const wanted of [18, 33, 60, 80]) {
  test(`it comes to ${wanted} where fewer are too hard and more too easy`, () => {
    const seen = walk(new ClueStaircase(numbers(17, 81), 45), 400, (clues) => wanted - clues);
    for (const clues of seen.slice(100)) assert.ok(Math.abs(clues - wanted) <= 4, `${clues}`);
    assert.ok(seen.slice(100).includes(wanted));
  });
}

test('where all is as wished it looks around, and no further', () => {
  assert.deepEqual(new Set(walk(new ClueStaircase(numbers(17, 81), 45), 50, () => 0)), new Set([43, 44, 45, 46, 47]));
});

test('what cannot be had in good time is not asked for again, nor are fewer', () => {
  const staircase = new ClueStaircase(numbers(17, 30), 17);
  for (let turn = 0; turn < 200; turn++) {
    if (staircase.next() < 22) staircase.giveUp();
    else staircase.learn(-1);
  }
  for (const clues of walk(staircase, 50, () => -1)) assert.ok(clues >= 22);
});

test('one number is always there', () => {
  const staircase = new ClueStaircase([20], 20);
  staircase.giveUp();
  assert.deepEqual(new Set(walk(staircase, 9, () => -1)), new Set([20]));
});
