import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadOnce } from '../../../web/app/platform/load-once.js';

/**
 * A loader of upper-case texts, and the names that it asked for.
 * @param {import('node:test').TestContext} t
 * @param {(name: string) => Promise<Response>} answer
 */
function world(t, answer) {
  /** @type {string[]} */
  const asked = [];
  t.mock.method(globalThis, 'fetch', (/** @type {URL} */ { pathname }) => {
    const name = pathname.slice(pathname.lastIndexOf('/') + 1);
    asked.push(name);
    return answer(name);
  });
  const load = loadOnce(
    (name) => `texts/${name}`,
    async (response, name) => `${name}: ${await response.text()}`,
  );
  return { asked, load };
}

test('each name is asked for once, also while it is on its way', async (t) => {
  const { asked, load } = world(t, async (name) => new Response(`text of ${name}`));
  const texts = await Promise.all([load('a'), load('b'), load('a')]);
  assert.deepEqual([...texts, await load('b')], ['a: text of a', 'b: text of b', 'a: text of a', 'b: text of b']);
  assert.deepEqual(asked, ['a', 'b']);
});

test('what is not there is an error for all who wait for it, and then asked for again', async (t) => {
  const answers = [new Response('', { status: 404 }), new Response('here')];
  const { asked, load } = world(t, async () => /** @type {Response} */ (answers.shift()));
  const results = await Promise.allSettled([load('a'), load('a')]);
  assert.deepEqual(
    results.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.equal(await load('a'), 'a: here');
  assert.equal(asked.length, 2);
});

test('a name that could not be reached is asked for again', async (t) => {
  let reached = false;
  const { load } = world(t, async () => {
    if (!reached) throw new TypeError('offline');
    return new Response('here');
  });
  await assert.rejects(load('a'), /offline/);
  reached = true;
  assert.equal(await load('a'), 'a: here');
});
