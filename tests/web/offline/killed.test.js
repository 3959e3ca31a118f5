/**
 * A browser that ends a service worker in the midst of its work, after each of the things that it does with what is
 * kept: the version before serves whole, and the next worker keeps all.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contents, OfflineWorld, paths } from '../support/service-worker.js';

const newer = new TextEncoder().encode('<!doctype html><title>Newer</title>');
const never = new Promise(() => {});

/**
 * The caches of a browser that ends the worker after so many things that it asked of them.
 * @param {OfflineWorld['caches']} caches @param {number} left
 */
function dying(caches, left) {
  const spend = () => {
    left -= 1;
    return left < 0;
  };
  const or = (/** @type {() => Promise<any>} */ work) => (spend() ? never : work());
  return {
    isDead: () => left < 0,
    keys: () => or(() => caches.keys()),
    delete: (/** @type {string} */ name) => or(() => caches.delete(name)),
    open: (/** @type {string} */ name) =>
      or(async () => {
        const { match, put } = await caches.open(name);
        return {
          match: (/** @type {string} */ address) => or(() => match(address)),
          put: (/** @type {string} */ address, /** @type {Response} */ response) => or(() => put(address, response)),
        };
      }),
  };
}

/** All that does not wait for ever is done. */
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 20);
  });

/** @param {Response} response */
const bytesOf = async (response) => new Uint8Array(await response.arrayBuffer());

/** @param {OfflineWorld} world @param {ReturnType<OfflineWorld['worker']>} worker @param {Uint8Array} [first] */
async function servesAll(world, worker, first = contents('index.html')) {
  world.isOnline = false;
  for (const path of paths) {
    assert.deepEqual(await bytesOf(await worker.ask(path)), path === 'index.html' ? first : contents(path), path);
  }
  world.isOnline = true;
}

/** After so many files that are put away: none, one, some, all but one, all. */
const moments = [0, 1, 2, paths.length >> 1, paths.length - 1, paths.length, paths.length + 1];

for (const left of moments) {
  test(`a worker that ends ${left} things into keeping the site leaves that to the next one`, async () => {
    const world = new OfflineWorld();
    const caches = dying(world.caches, left);
    world.worker(caches).install();
    await settled();
    assert.equal(caches.isDead(), left <= paths.length);
    const next = world.worker();
    await next.install();
    await next.activate();
    assert.equal((await world.caches.keys()).length, 1);
    await servesAll(world, next);
  });

  test(`an update that ends ${left} things into it leaves the older version whole`, async () => {
    const world = new OfflineWorld();
    const older = world.worker();
    await older.install();
    await older.activate();
    world.newer.set('index.html', newer);
    world.worker(dying(world.caches, left)).install();
    await settled();
    await servesAll(world, older);
    const next = world.worker();
    await next.install();
    await next.activate();
    assert.equal((await world.caches.keys()).length, 1);
    await servesAll(world, next, newer);
  });
}

for (const left of [0, 1, 2, 3]) {
  test(`an update that ends ${left} things into taking over serves whole, and the next tidies`, async () => {
    const world = new OfflineWorld();
    const older = world.worker();
    await older.install();
    await older.activate();
    await world.caches.open(`${(await world.caches.keys())[0]}-older-still`);
    world.newer.set('index.html', newer);
    const update = world.worker();
    await update.install();
    world.worker(dying(world.caches, left)).activate();
    await settled();
    await servesAll(world, update, newer);
    await world.worker().activate();
    assert.equal((await world.caches.keys()).length, 1);
    await servesAll(world, update, newer);
  });
}
