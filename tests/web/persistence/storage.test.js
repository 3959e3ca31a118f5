import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { snapshotOf } from '../../../web/app/state/snapshot.js';
import { initialState } from '../../../web/app/state/state.js';
import { SafeStorage } from '../../../web/app/persistence/storage.js';
import { anyJson } from '../support/any-json.js';
import { puzzles } from '../support/solver.js';
import { denied, FakeStorage } from '../support/storage.js';

const KEY = 'stepdoku.work';
const ASIDE = 'stepdoku.work.aside';
const kept = { fragment: '#p=1', before: '', language: 'de', work: snapshotOf(initialState(puzzles.small)) };

/** @param {string} text what lies there already */
function storageWith(text) {
  const storage = new FakeStorage();
  storage.setItem(KEY, text);
  return { storage, safe: new SafeStorage(() => storage) };
}

test('what is written is read', () => {
  const safe = new SafeStorage(() => storage);
  const storage = new FakeStorage();
  assert.deepEqual(safe.read(), { kept: null, aside: false });
  assert.equal(safe.write(kept), true);
  assert.deepEqual(safe.read(), { kept, aside: false });
});

const good = JSON.stringify({ version: 1, ...kept });

/** @type {[what: string, text: string][]} */
const spoilt = [
  ['half of it', good.slice(0, 100)],
  ['nothing', ''],
  ['null', 'null'],
  ['a number', '5'],
  ['a list', '[]'],
  ['of a newer version', JSON.stringify({ version: 2, ...kept })],
  ['of no version', JSON.stringify(kept)],
  ['with work of a newer version', JSON.stringify({ version: 1, ...kept, work: { ...kept.work, version: 2 } })],
  ['without work', JSON.stringify({ version: 1, ...kept, work: null })],
  ['with a fragment that is no text', JSON.stringify({ version: 1, ...kept, fragment: 5 })],
  ['with a language that is no text', JSON.stringify({ version: 1, ...kept, language: {} })],
  ['with a prototype', `{"__proto__":${good}}`],
  ['nested deep', '['.repeat(100_000)],
  ['huge', `{"version":1,"x":"${'y'.repeat(2 ** 20)}"}`],
];

for (const [what, text] of spoilt) {
  test(`${what}: it is set aside, and the next one is kept`, () => {
    const { storage, safe } = storageWith(text);
    assert.deepEqual(safe.read(), { kept: null, aside: true });
    assert.equal(storage.getItem(ASIDE), text);
    assert.deepEqual(safe.read(), { kept: null, aside: false });
    assert.equal(safe.write(kept), true);
    assert.deepEqual(safe.read(), { kept, aside: false });
    assert.equal(storage.getItem(ASIDE), text);
  });
}

test('where storage is denied nothing is kept, and nothing is thrown', () => {
  const safe = new SafeStorage(denied);
  assert.equal(safe.write(kept), false);
  assert.deepEqual(safe.read(), { kept: null, aside: false });
});

test('where storage is full, what was kept before stays', () => {
  const storage = new FakeStorage(good.length + KEY.length);
  const safe = new SafeStorage(() => storage);
  assert.equal(safe.write(kept), true);
  assert.equal(safe.write({ ...kept, fragment: '#longer' }), false);
  assert.deepEqual(safe.read().kept, kept);
});

test('a second unreadable store does not overwrite the first set aside, and the same is set aside once', () => {
  const storage = new FakeStorage();
  const safe = new SafeStorage(() => storage);
  for (const text of ['first', 'second', 'first', 'second', 'third']) {
    storage.setItem(KEY, text);
    assert.equal(safe.read().aside, true);
  }
  assert.deepEqual([ASIDE, `${ASIDE}.2`, `${ASIDE}.3`].map(storage.getItem), ['first', 'second', 'third']);
  assert.equal(storage.length, 3);
});

test('of all that was set aside the newest three stay, and the work of now has its room', () => {
  const storage = new FakeStorage(4 * 1000);
  const safe = new SafeStorage(() => storage);
  for (let nth = 1; nth <= 12; nth++) {
    storage.setItem(KEY, String(nth).padEnd(900, 'x'));
    assert.equal(safe.read().aside, true);
  }
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  assert.deepEqual(
    names.map((name) => parseInt(storage.getItem(name) ?? '', 10)),
    [10, 11, 12],
  );
  assert.equal(safe.write(kept), true);
});

test('what cannot be read is nowhere at no moment: it leaves its place when its copy is there', () => {
  const { storage, safe } = storageWith('spoilt');
  /** In how many places it is, after each change. @type {number[]} */
  const places = [];
  for (const name of /** @type {const} */ (['setItem', 'removeItem'])) {
    const act = storage[name].bind(storage);
    Object.assign(storage, {
      [name]: (/** @type {[string, string]} */ ...values) => {
        act(...values);
        places.push([KEY, ASIDE].filter((key) => storage.getItem(key) === 'spoilt').length);
      },
    });
  }
  safe.read();
  assert.deepEqual([places, storage.getItem(ASIDE)], [[2, 1], 'spoilt']);
});

test('what is set aside finds room where there is none for two: then it leaves its place first', () => {
  const text = 'x'.repeat(500);
  const storage = new FakeStorage(text.length + ASIDE.length);
  storage.setItem(KEY, text);
  assert.equal(new SafeStorage(() => storage).read().aside, true);
  assert.deepEqual([storage.getItem(KEY), storage.getItem(ASIDE)], [null, text]);
});

test('whatever lies there, reading it never throws, and what comes out is what is kept', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    anyJson.map((value) => JSON.stringify(value)),
    fc.nat(good.length).map((cut) => good.slice(0, cut) + good.slice(cut + 1)),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const found = storageWith(text).safe.read();
      if (found.kept) assert.deepEqual(Object.keys(found.kept), ['fragment', 'before', 'language', 'work']);
      assert.equal(found.aside, found.kept === null);
    }),
    { numRuns: 1000 },
  );
});
