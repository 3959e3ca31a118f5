import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Chooser, tell } from '../../e2e/walk/actions.js';
import { pack, planOf, unpack } from '../../e2e/walk/plan.js';
import { createRandom } from '../../support/random.js';
import { shrink } from '../../e2e/walk/shrink.js';

/** @param {string} name @returns {import('../../e2e/walk/actions.js').Control} */
const button = (name) => ({
  path: [
    ['sudoku-player', 0],
    [`sudoku-bar button[data-type="${name}"]`, 0],
  ],
  kind: 'button',
  text: name,
  options: 0,
});

/** @type {import('../../e2e/walk/actions.js').Sight} */
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

test('a walk of 400 actions has some of every kind, and takes one button as often as nine digits together', () => {
  const actions = walkOf(1, 400);
  assert.deepEqual([...new Set(actions.map(({ kind }) => kind))].sort(), [
    'back',
    'cell',
    'choose',
    'fill',
    'follow',
    'forward',
    'key',
    'letters',
    'paste',
    'press',
    'reload',
    'size',
    'slide',
    'type',
  ]);
  const pressed = actions
    .filter(({ kind }) => kind === 'press')
    .map((action) => ('text' in action ? action.text.replace(/".*/, '') : ''));
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
  assert.deepEqual(
    await shrink(
      Array.from({ length: 250 }, (_, index) => index),
      fails,
    ),
    culprits,
  );
  assert.ok(asked < 80, `asked ${asked} times`);
});

test('no item of what is left can be left out, whatever it takes to fail', () =>
  fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.nat(29), { minLength: 1, maxLength: 6 }), async (culprits) => {
      const fails = async (/** @type {number[]} */ items) => culprits.every((each) => items.includes(each));
      const left = await shrink(
        Array.from({ length: 30 }, (_, index) => index),
        fails,
      );
      assert.deepEqual(
        left,
        [...culprits].sort((one, other) => one - other),
      );
    }),
  ));

test('with few tries a walk is shrunk as far as they go, and still fails', async () => {
  const fails = async (/** @type {number[]} */ items) => items.includes(3);
  const left = await shrink(
    Array.from({ length: 100 }, (_, index) => index),
    fails,
    { tries: 4 },
  );
  assert.ok(left.includes(3));
});

test('chance is even, and weights count', () => {
  const random = createRandom(5);
  const counts = Array(6).fill(0);
  for (let throws = 0; throws < 6000; throws++) counts[random.below(6)] += 1;
  assert.ok(
    counts.every((count) => count > 900 && count < 1100),
    String(counts),
  );
  const often = Array.from({ length: 1000 }, () =>
    random.weighted([
      [9, 1],
      [1, 0],
    ]),
  ).filter(Boolean).length;
  assert.ok(often > 860 && often < 940, String(often));
});

test('the suite walks a little by chance, CI more, a full run most, and a script as it is told', () => {
  const chance = createRandom(1).next;
  assert.deepEqual(
    [planOf({}, 'webkit', chance)].map(({ seeds, actions }) => [seeds.length, actions]),
    [[2, 25]],
  );
  assert.deepEqual(
    [planOf({ CI: 'true' }, 'chromium', chance)].map(({ seeds, actions }) => [new Set(seeds).size, actions]),
    [[2, 100]],
  );
  assert.deepEqual(
    [planOf({ FULL: 'yes' }, 'firefox', chance)].map(({ seeds, actions }) => [seeds.length, actions]),
    [[2, 40]],
  );
  assert.deepEqual(
    [planOf({ CI: 'true' }, 'firefox', chance)].map(({ seeds, actions }) => [seeds.length, actions]),
    [[1, 40]],
  );
  const { seeds, actions, rules, tries, isSurvey } = planOf(
    { WALK_SEEDS: '7-9', WALK_ACTIONS: '250', WALK_RULES: 'boards,cut', WALK_TRIES: '0', WALK_SURVEY: '1' },
    'chromium',
    chance,
  );
  assert.deepEqual(
    { seeds, actions, rules, tries, isSurvey },
    { seeds: [7, 8, 9], actions: 250, rules: ['boards', 'cut'], tries: 0, isSurvey: true },
  );
});

test('CI walks other ways for another change, and the same for the same one', () => {
  const seedsFor = (/** @type {string} */ tree) =>
    planOf({ CI: 'true', TEST_CHANCE: tree }, 'chromium', Math.random).seeds;
  const tree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
  assert.deepEqual(seedsFor(tree), seedsFor(tree));
  assert.equal(new Set([...seedsFor(tree), ...seedsFor('5b825dc642cb6eb9a060e54bf8d69288fbee4904')]).size, 4);
});

test('a walk is one word of a command line, whatever was typed in it', () => {
  const walk = {
    way: { place: /** @type {const} */ ('app'), path: '', device: { viewport: { width: 320, height: 568 } } },
    actions: [...walkOf(5, 60), { kind: /** @type {const} */ ('paste'), text: '\ud83d\udc4d \u0000 \'"$(`' }],
  };
  assert.match(pack(walk), /^[A-Za-z0-9_-]+$/);
  assert.deepEqual(unpack(pack(walk)), walk);
  assert.deepEqual(planOf({ WALK_SEEDS: '1-4', WALK_AGAIN: pack(walk) }, 'chromium', Math.random).seeds, []);
});
