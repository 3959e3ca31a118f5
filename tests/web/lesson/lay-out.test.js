import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layOut } from '../../../web/app/lesson/lay-out.js';

/** @param {string} name @param {boolean} isSeen @param {() => any[]} linesNow of the listing in it */
const part = (name, isSeen = true, linesNow = () => []) => ({
  name,
  isConcealed: false,
  style: {
    /** @param {string} property @param {string} value */
    setProperty(property, value) {
      assert.equal(property, 'content-visibility');
      made.find((each) => each.name === name).isConcealed = value === 'hidden';
    },
  },
  getClientRects: () => ({ length: isSeen ? 1 : 0 }),
  querySelectorAll: (/** @type {string} */ selector) => (selector.includes('.listing') ? linesNow() : []),
});

/** All parts of a player that is looked at. @type {any[]} */
let made = [];

/**
 * What is still concealed in each frame.
 * @param {import('node:test').TestContext} t
 * @param {ReturnType<typeof part>[]} rows
 * @param {ReturnType<typeof part>[]} others
 */
async function frames(t, rows, others) {
  made = [...rows, ...others];
  /** @type {string[][]} */
  const seen = [];
  Object.assign(globalThis, {
    requestAnimationFrame: (/** @type {() => void} */ paint) => {
      seen.push(made.filter(({ isConcealed }) => isConcealed).map(({ name }) => name));
      paint();
    },
  });
  t.after(() => Reflect.deleteProperty(globalThis, 'requestAnimationFrame'));
  const root = { querySelectorAll: (/** @type {string} */ selector) => (selector.includes('.row') ? rows : others) };
  await layOut(/** @type {any} */ (root), () => {});
  return seen;
}

for (const size of [4, 6, 9]) {
  test(`a board of ${size} comes in bands, and each other part in a frame of its own`, async (t) => {
    const rows = Array.from({ length: size }, (_, row) => part(`row ${row}`));
    const seen = await frames(t, rows, [part('say'), part('transport'), part('side', false), part('wide')]);
    const counts = seen.map((concealed) => concealed.length);
    const bands = Array.from({ length: Math.ceil(size / 3) }, (_, band) => Math.max(0, size - 3 * (band + 1)) + 4);
    // what is not to be seen costs no frame; two more are for what needs a size
    assert.deepEqual(counts, [size + 4, ...bands, 3, 2, 0, 0, 0]);
  });
}

test('a listing comes in bands, also one that was not there when the first rows came', async (t) => {
  const lines = Array.from({ length: 20 }, (_, line) => part(`line ${line}`));
  let asked = 0;
  const wide = part('wide', true, () => {
    asked = made.filter(({ isConcealed }) => isConcealed).length;
    made = [...made, ...lines];
    return lines;
  });
  const seen = await frames(t, [part('row')], [part('say'), wide]);
  assert.equal(asked, 1, 'it is asked for when all before it has come');
  const counts = seen.map((concealed) => concealed.length);
  assert.deepEqual(counts, [3, 2, 1, 20, 12, 4, 0, 0, 0]);
});
