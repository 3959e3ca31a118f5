import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Chooser, tell } from '../e2e/walk/actions.js';
import { createRandom } from '../e2e/walk/random.js';
import { shrink } from '../e2e/walk/shrink.js';

/** @param {string} name @returns {import('../e2e/walk/actions.js').Control} */
const button = (name) => ({ path: [['sudoku-player', 0], [`sudoku-bar button[data-type="${name}"]`, 0]], kind: 'button', text: name, options: 0 });

/** @type {import('../e2e/walk/actions.js').Sight} */
const sight = {
  controls: [
    ...['watch', 'edit', 'share'].map(button),
    ...Array.from({ length: 9 }, (_, index) => button(`digit"][data-digit="${index + 1}`)),
    { path: [['select', 0]], kind: 'select', text: 'Language', options: 3 },
    { path: [['input', 0]], kind: 'range', text: 'Position', options: 0 },
    { path: [['textarea', 0]], kind: 'field', text: 'Puzzle', options: 0 },
  ],
  boards: [81],
};

/** @param {number} seed @param {number} count */
function walkOf(seed, count) {
  const chooser = new Chooser(createRandom(seed), 'app');
  return Array.from({ length: count }, () => chooser.next(sight));
}

test('the same seed walks the same way, another seed another way', () => {
  assert.deepEqual(walkOf(7, 200), walkOf(7, 200));
  assert.notDeepEqual(walkOf(7, 20), walkOf(8, 20));
});

test('a walk of 400 actions does something of every kind, and takes one button as often as nine digits together', () => {
  const actions = walkOf(1, 400);
  assert.deepEqual([...new Set(actions.map(({ kind }) => kind))].sort(), ['back', 'cell', 'choose', 'fill', 'follow', 'forward', 'key', 'letters', 'paste', 'press', 'reload', 'size', 'slide', 'type']);
  const pressed = actions.filter(({ kind }) => kind === 'press').map((action) => ('text' in action ? action.text.replace(/".*/, '') : ''));
  const counts = ['watch', 'edit', 'share', 'digit'].map((name) => pressed.filter((text) => text === name).length);
  assert.ok(Math.max(...counts) - Math.min(...counts) <= 12, String(counts));
});

test('what is not in sight is not done', () => {
  const chooser = new Chooser(createRandom(1), 'element');
  const kinds = new Set(Array.from({ length: 300 }, () => chooser.next({ controls: [], boards: [] }).kind));
  assert.deepEqual([...kinds].sort(), ['back', 'forward', 'key', 'letters', 'paste', 'reload', 'size', 'type']);
});

test('every action is told as a sentence', () => {
  for (const action of walkOf(3, 500)) assert.match(tell(action), /^[a-z]+ ?.*[^ ]$/);
});

test('what fails is shrunk to nothing but what it takes, in its order', async () => {
  const culprits = [13, 40, 41];
  let asked = 0;
  const fails = async (/** @type {number[]} */ items) => {
    asked += 1;
    const places = culprits.map((each) => items.indexOf(each));
    return places.every((place, index) => place > (index ? places[index - 1] : -1));
  };
  assert.deepEqual(await shrink(Array.from({ length: 250 }, (_, index) => index), fails), culprits);
  assert.ok(asked < 80, `asked ${asked} times`);
});

test('no item of what is left can be left out, whatever it takes to fail', () => fc.assert(fc.asyncProperty(
  fc.uniqueArray(fc.nat(29), { minLength: 1, maxLength: 6 }), async (culprits) => {
    const fails = async (/** @type {number[]} */ items) => culprits.every((each) => items.includes(each));
    const left = await shrink(Array.from({ length: 30 }, (_, index) => index), fails);
    assert.deepEqual(left, [...culprits].sort((one, other) => one - other));
  },
)));

test('with few tries a walk is shrunk as far as they go, and still fails', async () => {
  const fails = async (/** @type {number[]} */ items) => items.includes(3);
  const left = await shrink(Array.from({ length: 100 }, (_, index) => index), fails, { tries: 4 });
  assert.ok(left.includes(3));
});

test('chance is even, and weights count', () => {
  const random = createRandom(5);
  const counts = Array(6).fill(0);
  for (let throws = 0; throws < 6000; throws++) counts[random.below(6)] += 1;
  assert.ok(counts.every((count) => count > 900 && count < 1100), String(counts));
  const often = Array.from({ length: 1000 }, () => random.weighted([[9, 1], [1, 0]])).filter(Boolean).length;
  assert.ok(often > 860 && often < 940, String(often));
});
