import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { languages } from '../../../web/app/i18n/i18n.js';
import { linkTo, LONGEST_LINK, readLink, writeLink } from '../../../web/app/state/link.js';
import { grains } from '../../../web/app/state/modes.js';
import { initialState, reduce } from '../../../web/app/state/state.js';
import { writeProgress } from '../../../web/app/state/progress.js';
import { grammarOf } from '../../../web/app/sudoku/steps.js';
import { grain, puzzle } from '../support/actions.js';
import { hostile } from '../support/hostile.js';
import { emptyProgress } from '../support/progress.js';
import { puzzles } from '../support/solver.js';

/** @typedef {import('../../../web/app/state/link.js').Link} Link */

/** Every value that a link can have. @type {fc.Arbitrary<Link>} */
const links = fc.record(
  {
    puzzle,
    algorithm: fc.constantFrom(...algorithms),
    position: fc.oneof(fc.nat(100), fc.maxSafeNat()),
    speed: fc.nat(100),
    grain,
    questions: fc.tuple(grain, fc.nat(999_999)).map(([size, seed]) => `${size}-${seed}`),
    mode: fc.constantFrom(/** @type {const} */ ('watch'), /** @type {const} */ ('edit'), /** @type {const} */ ('play')),
    language: fc.constantFrom(...languages),
  },
  { requiredKeys: [] },
);

test('every link is read as it was written', () => {
  fc.assert(
    fc.property(links, (link) => {
      const text = writeLink(link);
      assert.deepEqual(readLink(text), { link, faults: [] });
      assert.deepEqual(readLink(text.slice(1)), { link, faults: [] }, 'without its #');
      assert.equal(text, encodeURI(text), 'it can stand in an address as it is');
      assert.ok(text.length < 250);
    }),
    { numRuns: 1000 },
  );
});

test('a program that sends a link on may encode it', () => {
  fc.assert(
    fc.property(links, (link) => {
      const encoded = writeLink(link).replace(
        /=([^&]*)/g,
        (_, text) => `=${Array.from(text, (sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')}`,
      );
      if (encoded.length <= LONGEST_LINK) assert.deepEqual(readLink(encoded), { link, faults: [] });
    }),
  );
});

test('the shortest link is a puzzle, with dots or with zeros', () => {
  assert.deepEqual(readLink(`#p=${puzzles.small}`), { link: { puzzle: puzzles.small }, faults: [] });
  assert.deepEqual(readLink(`#p=${puzzles.small.replaceAll('.', '0')}`).link, { puzzle: puzzles.small });
});

test('a link to what a player shows has puzzle, algorithm, grammar, position, speed and language', () => {
  const state = { ...initialState(puzzles.small), resume: 118 };
  assert.equal(linkTo(state, 'de'), `#p=${puzzles.small}&a=backtracking&g=1&n=118&s=22&l=de`);
  assert.equal(linkTo(state), `#p=${puzzles.small}&a=backtracking&g=1&n=118&s=22`);
  const other = reduce(reduce(state, { type: 'grain', grain: 'placement' }), { type: 'mode', mode: 'edit' });
  assert.equal(linkTo(other), `#p=${puzzles.small}&a=backtracking&g=1&n=118&s=22&r=placement&m=edit`);
  assert.equal(linkTo({ ...other, mode: 'lists' }), `#p=${puzzles.small}&a=backtracking&g=1&n=118&s=22&r=placement`);
  const next = reduce(state, { type: 'algorithm', algorithm: 'mrv' });
  assert.equal(linkTo(next), `#p=${puzzles.small}&a=mrv&g=1&n=0&s=22`, 'another run, another position');
});

test('a link carries the questions that are asked on the way: the size of a step, and a seed', () => {
  const state = { ...initialState(puzzles.small), grain: /** @type {const} */ ('digit'), questions: 17 };
  assert.match(linkTo(state), /&r=digit&q=digit-17$/);
  assert.doesNotMatch(linkTo({ ...state, questions: null }), /q=/);
  for (const text of ['digit', '17', 'digit-', 'digit-1234567', 'digit--1', 'cell-1', 'digit-1.5', ' digit-1']) {
    assert.deepEqual(readLink(`#q=${text}`), { link: {}, faults: ['questions'] }, text);
  }
});

test('the grammar is that of the solver', () => {
  const read = (/** @type {string} */ file) =>
    readFileSync(new URL(`../../../solver/include/sudoku/${file}`, import.meta.url), 'utf8');
  const grammar = Number(/kGrammar = (\d+)/.exec(read('step.h'))?.[1]);
  const ofLogic = Number(/kLogicGrammar = (\d+)/.exec(read('logic_search.h'))?.[1]);
  for (const id of algorithms) assert.equal(grammarOf(id), id === 'logic' ? ofLogic : grammar, id);
});

test('a link to logic has its grammar, and one of another grammar loses only its position', () => {
  const state = { ...initialState(puzzles.small, { algorithm: 'logic' }), resume: 20, resumed: 'logic' };
  const fragment = linkTo(state);
  assert.ok(fragment.includes(`&a=logic&g=${grammarOf('logic')}&n=20`), fragment);
  assert.equal(readLink(fragment).link.position, 20);
  const { link, faults } = readLink(fragment.replace(/&g=\d+/, '&g=99'));
  assert.deepEqual([link.algorithm, link.position, faults], ['logic', undefined, ['grammar']]);
});

test('with a grammar or an algorithm that is not known, the position means nothing', () => {
  assert.deepEqual(readLink(`#p=${puzzles.small}&g=2&n=5&a=mrv`), {
    link: { puzzle: puzzles.small, algorithm: 'mrv' },
    faults: ['grammar'],
  });
  assert.deepEqual(readLink(`#p=${puzzles.small}&g=1&n=5&a=guess&l=zh`), {
    link: { puzzle: puzzles.small, language: 'zh' },
    faults: ['algorithm'],
  });
  assert.deepEqual(readLink(`#p=${puzzles.small}&n=5`), { link: { puzzle: puzzles.small, position: 5 }, faults: [] });
});

test('without its puzzle nothing of a run is left of a link', () => {
  assert.deepEqual(readLink('#p=53..7&a=mrv&g=1&n=5&m=edit&l=de&s=9'), {
    link: { language: 'de', speed: 9 },
    faults: ['puzzle'],
  });
});

test('of a field that comes twice the first counts', () => {
  assert.deepEqual(readLink('#l=de&l=zh&l=<b>'), { link: { language: 'de' }, faults: [] });
});

test('what a player has entered goes with a link only with its puzzle, and only when that is asked for', () => {
  const progress = emptyProgress(puzzles.small);
  progress.digits[1] = 2;
  progress.corner[2] = 0b1010;
  const state = initialState(puzzles.small);
  assert.ok(!linkTo(state, 'en').includes('&d='));
  const fragment = linkTo(state, 'en', progress);
  assert.ok(fragment.includes(`&d=${writeProgress(progress, puzzles.small)}&`), fragment);
  assert.deepEqual(readLink(fragment).link.progress, progress);
  assert.deepEqual(readLink(fragment.replace(/p=[^&]*&/, '')).faults, ['progress']);
  assert.deepEqual(readLink(fragment.replace(/p=[^&]*&/, 'p=12&')).link.progress, undefined);
  assert.deepEqual(readLink(fragment.replace('&d=', '&d=_')).faults, ['progress']);
  assert.ok(!linkTo(state, 'en', emptyProgress(puzzles.small)).includes('&d='), 'of nothing there is nothing to tell');
});

test('a fork goes with the link while it is watched: its position, cell and digit', () => {
  const state = {
    ...initialState(puzzles.small),
    resume: 120,
    fork: /** @type {[number, number, number]} */ ([118, 5, 3]),
  };
  assert.equal(linkTo(state), `#p=${puzzles.small}&a=backtracking&g=1&n=120&k=118,5,3&s=22`);
  assert.deepEqual(readLink(linkTo(state)).link.fork, [118, 5, 3]);
  assert.ok(!linkTo({ ...state, mode: 'edit' }).includes('k='));
});

test('a link to a fork alone leads to where it leaves the run', () => {
  assert.deepEqual(readLink('#k=118,5,3'), { link: { fork: [118, 5, 3], position: 118 }, faults: [] });
  const { link } = readLink(`#p=${puzzles.small}&n=7&k=118,5,3`);
  assert.deepEqual([link.position, link.fork], [7, [118, 5, 3]]);
});

for (const text of [
  '',
  '1',
  '1,2',
  '1,2,0',
  '1,2,3,4',
  '-1,2,3',
  '1,999,3',
  '1e3,2,3',
  '1,2,x',
  '1234567890123456,2,3',
]) {
  test(`"k=${text}" is no fork, and the rest of its link is read`, () => {
    assert.deepEqual(readLink(`#p=${puzzles.small}&n=7&k=${text}`), {
      link: { puzzle: puzzles.small, position: 7 },
      faults: ['fork'],
    });
  });
}

test('no fork takes a cell that is given, that there is not, or a digit that is too large for the puzzle', () => {
  for (const text of ['1,0,2', '1,16,2', '1,1,5']) {
    assert.deepEqual(readLink(`#p=${puzzles.small}&k=${text}`).faults, ['fork'], text);
  }
});

test('where a position means nothing, a fork means nothing', () => {
  for (const rest of ['g=9&n=5', 'a=guess&n=5', 'n=x']) {
    assert.equal(readLink(`#p=${puzzles.small}&${rest}&k=1,1,2`).link.fork, undefined, rest);
  }
});

test('a link may have 2,000 characters, and not one more', () => {
  const short = `#l=de&x=${'y'.repeat(LONGEST_LINK - 8)}`;
  assert.equal(short.length, 2000);
  assert.deepEqual(readLink(short), { link: { language: 'de' }, faults: [] });
  assert.deepEqual(readLink(`${short}y`), { link: {}, faults: ['length'] });
});

for (const { what, fragment, faults } of hostile) {
  test(`${what}: what is known stays, the rest is left out`, () => {
    assert.deepEqual([...readLink(fragment).faults].sort(), [...faults].sort());
    assertHarmless(fragment);
  });
}

test('there are at least 20 hostile fragments', () => {
  assert.ok(hostile.length >= 20);
});

/** Whatever is read out of a fragment is something that a link can have. @param {string} fragment */
function assertHarmless(fragment) {
  const { link, faults } = readLink(fragment);
  assert.equal(Object.getPrototypeOf(link), Object.prototype);
  assert.deepEqual(readLink(writeLink(link)), { link, faults: [] });
  for (const [name, value] of Object.entries(link)) assert.ok(allowed[name](value), `${name}: ${value}`);
  assert.equal(new Set(faults).size, faults.length);
  assert.equal(/** @type {any} */ ({}).hacked, undefined);
}

/** @type {Record<string, (value: any) => boolean>} */
const allowed = {
  puzzle: (value) =>
    [
      [4, 16],
      [6, 36],
      [9, 81],
    ].some(
      ([side, cells]) =>
        value.length === cells &&
        [...value].every((sign) => sign === '.' || (Number(sign) >= 1 && Number(sign) <= side)),
    ),
  algorithm: (value) => algorithms.includes(value),
  position: (value) => Number.isSafeInteger(value) && value >= 0,
  fork: ([position, cell, digit]) =>
    Number.isSafeInteger(position) && position >= 0 && cell >= 0 && cell < 100 && digit >= 1 && digit <= 9,
  speed: (value) => Number.isInteger(value) && value >= 0 && value <= 100,
  grain: (value) => grains.includes(value),
  mode: (value) => ['watch', 'edit', 'play'].includes(value),
  progress: ({ digits }) => [16, 36, 81].includes(digits.length),
  language: (value) => languages.includes(value),
};

/** Texts that look like fragments more or less. */
const pieces = fc.oneof(
  fc.constantFrom(
    'p',
    'a',
    'g',
    'n',
    's',
    'r',
    'm',
    'd',
    'l',
    '=',
    '&',
    '#',
    '%',
    '%2',
    '%41',
    '.',
    '.'.repeat(16),
    puzzles.small,
    puzzles.school,
    'mrv',
    '1',
    '1e9',
    '-1',
    'de',
    '__proto__',
    '\ud800',
    '\0',
    '\u202e',
    '<script>',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ maxLength: 12 }),
);
const fragments = fc.oneof(
  fc.array(pieces, { maxLength: 12 }).map((list) => list.join('')),
  fc
    .array(fc.tuple(fc.constantFrom('p', 'd', 'a', 'g', 'n', 's', 'r', 'm', 'l', 'x'), pieces), { maxLength: 9 })
    .map((list) => list.map(([key, value]) => `${key}=${value}`).join('&')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

test('100,000 random fragments: none throws, and nothing comes out that is not allowed', () => {
  fc.assert(fc.property(fragments, assertHarmless), { numRuns: 100_000 });
});

for (const value of [undefined, null, 5, {}, Symbol('x')]) {
  test(`${String(value)} is no fragment, and does not throw`, () => {
    assert.deepEqual(readLink(/** @type {any} */ (value)), { link: {}, faults: ['length'] });
  });
}
