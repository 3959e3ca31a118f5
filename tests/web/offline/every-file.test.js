/**
 * Each file that is kept for visits without a network, in turn missing, hung, damaged and of the wrong type: when it is
 * kept, while it is kept, and at an update. What the page says of it: tests/e2e/loading/every-file.test.js.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thoseInTurn } from '../../support/chance.js';
import { contents, OfflineWorld, paths } from '../support/service-worker.js';

/** @param {Uint8Array<ArrayBuffer>} bytes @returns {Uint8Array<ArrayBuffer>} */
function flipped(bytes) {
  const other = Uint8Array.from(bytes);
  other[other.length >> 1] ^= 1;
  return other;
}

const page = new TextEncoder().encode('<!doctype html><title>Log in</title>');

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/** How a server may answer for a file. @type {[how: string, answer: (bytes: Bytes) => Promise<Response>][]} */
const answers = [
  ['missing', async () => new Response(null, { status: 404 })],
  ['answered by an error', async () => new Response('oops', { status: 503 })],
  ['cut short by a lost connection', () => Promise.reject(new TypeError('network'))],
  ['cut short', async (bytes) => new Response(bytes.slice(0, bytes.length >> 1))],
  ['empty', async () => new Response('')],
  ['damaged by a bit', async (bytes) => new Response(flipped(bytes))],
  ['a page of the network', async () => new Response(page, { headers: { 'content-type': 'text/html' } })],
];

/** What may have become of a file that is kept. @type {[what: string, change: (bytes: Bytes) => Bytes | null][]} */
const harms = [
  ['dropped', () => null],
  ['damaged by a bit', flipped],
  ['cut short', (bytes) => bytes.slice(0, bytes.length >> 1)],
  ['empty', () => new Uint8Array()],
  ['another file', () => page],
];

/** A browser that has kept the site. */
async function kept() {
  const world = new OfflineWorld();
  const worker = world.worker();
  await worker.install();
  await worker.activate();
  world.asked = [];
  return { world, worker };
}

/** @param {Response | undefined} response */
const bytesOf = async (response) => new Uint8Array(await /** @type {Response} */ (response).arrayBuffer());

/** What one file of a newer version says. */
const newer = new TextEncoder().encode('<!doctype html><title>Newer</title>');

test('all that pages ask for is kept, and nothing that only developers need', () => {
  assert.ok(paths.length > 200);
  for (const part of [/^app\/main\.js$/, /\.wasm$/, /^i18n\/de\.json$/, /^styles\//, /^lesson\/zh\.html$/]) {
    assert.ok(
      paths.some((path) => part.test(path)),
      String(part),
    );
  }
  assert.deepEqual(
    paths.filter((path) => /\.map$|\.d\.ts$|^command\/|^sw\.js$/.test(path)),
    [],
  );
});

/** Where CI is set each fault meets a fifth of the files, all of them in turn. @param {number} nth of the fault */
const some = (nth) => (process.env.CI ? thoseInTurn(paths, nth) : paths);

for (const [nth, [how, answer]] of answers.entries()) {
  test(`while one of ${some(nth).length} files is ${how} nothing is kept, and all is when it is there`, async () => {
    const world = new OfflineWorld();
    for (const path of some(nth)) {
      world.faults.set(path, () => answer(contents(path)));
      await assert.rejects(world.worker().install(), path);
      assert.deepEqual(await world.caches.keys(), [], path);
      world.faults.clear();
    }
    await world.worker().install();
    assert.equal((await world.caches.keys()).length, 1);
  });
}

for (const [what, change] of harms) {
  test(`where one of the ${paths.length} files is ${what}, nothing wrong is served, and it is kept again`, async () => {
    const { world, worker } = await kept();
    for (const path of paths) {
      const sound = contents(path);
      world.spoil(path, change(sound));
      world.isOnline = false;
      assert.equal((await worker.ask(path)).type, 'error', path); // the page says what is missing
      world.isOnline = true;
      world.newer.set(path, newer);
      assert.equal((await worker.ask(path)).type, 'error', path); // never a file of another version
      world.newer.clear();
      assert.deepEqual(await bytesOf(await worker.ask(path)), sound, path);
      assert.deepEqual(world.kept(path), sound, path);
      world.isOnline = false;
      assert.deepEqual(await bytesOf(await worker.ask(path)), sound, path);
    }
  });

  test(`where a kept file is ${what} and the server answers otherwise, nothing wrong is served`, async () => {
    const { world, worker } = await kept();
    for (const path of paths) {
      const sound = contents(path);
      for (const [how, answer] of answers) {
        world.spoil(path, change(sound));
        world.faults.set(path, () => answer(sound));
        assert.equal((await worker.ask(path)).type, 'error', `${path} ${how}`);
      }
      world.faults.clear();
      assert.deepEqual(await bytesOf(await worker.ask(path)), sound, path);
    }
  });
}

for (const [nth, [how, answer]] of answers.entries()) {
  test(`an update of which one of the files is ${how} leaves the older version whole`, async () => {
    const { world, worker } = await kept();
    world.newer.set('index.html', newer);
    for (const path of some(nth)) {
      world.faults.set(path, () => answer(path === 'index.html' ? newer : contents(path)));
      await assert.rejects(world.worker().install(), path);
      world.faults.clear();
      assert.equal((await world.caches.keys()).length, 1, path);
    }
    world.isOnline = false;
    for (const path of paths) assert.deepEqual(await bytesOf(await worker.ask(path)), contents(path), path);
    world.isOnline = true;
    const next = world.worker();
    await next.install();
    await next.activate();
    assert.equal((await world.caches.keys()).length, 1);
    world.isOnline = false;
    assert.deepEqual(await bytesOf(await next.ask('')), newer);
  });
}

test('an update of which a file never comes leaves the older version whole', async () => {
  const { world, worker } = await kept();
  world.newer.set('index.html', newer);
  for (const path of some(0)) {
    world.faults.set(path, () => new Promise(() => {}));
    const installed = await Promise.race([
      world
        .worker()
        .install()
        .then(() => true),
      tick().then(() => false),
    ]);
    assert.equal(installed, false, path);
    world.faults.clear();
    assert.equal((await world.caches.keys()).length, 1, path);
  }
  world.isOnline = false;
  for (const path of paths) assert.deepEqual(await bytesOf(await worker.ask(path)), contents(path), path);
});

/** A macrotask: what does not wait for anything is done by then. */
const tick = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
