import assert from 'node:assert/strict';
import { test } from 'node:test';
import { followUpdates } from '../../../web/app/offline/updates.js';

class Worker extends EventTarget {
  /** @type {unknown[]} */
  messages = [];

  /** @param {string} state */
  constructor(state) {
    super();
    this.state = state;
  }

  /** @param {unknown} message */
  postMessage(message) {
    this.messages.push(message);
  }

  /** @param {string} state */
  becomes(state) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** A browser with service workers. @param {{ controller?: Worker | null, waiting?: Worker | null }} [now] */
async function world({ controller = new Worker('activated'), waiting = null } = {}) {
  const active = controller ?? new Worker('activated');
  const container = Object.assign(new EventTarget(), { controller, ready: Promise.resolve({ active }) });
  const registration = Object.assign(new EventTarget(), {
    waiting,
    installing: /** @type {Worker | null} */ (null),
    asked: 0,
    async update() {
      this.asked++;
    },
  });
  /** @type {unknown[]} */
  const news = [];
  let reloads = 0;
  const updates = await followUpdates(
    /** @type {any} */ ({
      container,
      register: async () => registration,
      version: 'of the page',
      tell: (/** @type {unknown} */ said) => news.push(said),
      reload: () => {
        reloads++;
      },
    }),
  );
  return {
    updates,
    news,
    active,
    container,
    registration,
    reloads: () => reloads,
    /** A newer worker is found. */
    find() {
      const worker = new Worker('installing');
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
      return worker;
    },
  };
}

test('the first version of all is no update', async () => {
  const { find, news } = await world({ controller: null });
  find().becomes('installed');
  assert.deepEqual(news, []);
});

test('a first visit asks to be served by what is kept; when it is, nothing is told and nothing reloads', async () => {
  const { active, container, find, news, reloads } = await world({ controller: null });
  const worker = find();
  worker.becomes('installed');
  assert.deepEqual(active.messages, [{ type: 'join', version: 'of the page' }]);
  container.controller = active;
  container.dispatchEvent(new Event('controllerchange'));
  worker.becomes('activated');
  assert.deepEqual([news, reloads()], [[], 0]);
});

test('a page that is served asks for nothing', async () => {
  const { active } = await world();
  assert.deepEqual(active.messages, []);
});

test('a newer version is told of when it is complete, and not before', async () => {
  const { find, news } = await world();
  const worker = find();
  assert.deepEqual(news, []);
  worker.becomes('installed');
  assert.deepEqual(news, ['ready']);
});

test('a newer version that could not be completed is not told of', async () => {
  const { find, news } = await world();
  find().becomes('redundant');
  assert.deepEqual(news, []);
});

test('a newer version that waits since an earlier visit is told of at once', async () => {
  const { news } = await world({ waiting: new Worker('installed') });
  assert.deepEqual(news, ['ready']);
});

test('nothing is taken over, and nothing reloads, unless it is asked for', async () => {
  const { find, container, reloads } = await world();
  const worker = find();
  worker.becomes('installed');
  container.dispatchEvent(new Event('controllerchange')); // another page asked
  assert.deepEqual([worker.messages, reloads()], [[], 0]);
});

test('what is asked for is taken over, and then the page reloads', async () => {
  const { find, updates, container, reloads } = await world();
  const worker = find();
  worker.becomes('installed');
  updates.take();
  assert.equal(worker.messages.length, 1);
  assert.equal(reloads(), 0);
  container.dispatchEvent(new Event('controllerchange'));
  assert.equal(reloads(), 1);
});

test('to take over before there is anything does nothing', async () => {
  const { updates, container, reloads } = await world();
  updates.take();
  container.dispatchEvent(new Event('controllerchange'));
  assert.equal(reloads(), 0);
});

test('other pages that are open are told of, and the page does not reload behind them', async () => {
  const { find, updates, container, news, reloads } = await world();
  find().becomes('installed');
  updates.take();
  container.dispatchEvent(new MessageEvent('message', { data: { type: 'others' } }));
  assert.deepEqual(news, ['ready', 'others']);
  container.dispatchEvent(new Event('controllerchange'));
  assert.equal(reloads(), 0);
});

test('messages of another kind mean nothing', async () => {
  const { container, news } = await world();
  for (const data of [null, 'others', { type: 'other' }, ['others'], {}]) {
    container.dispatchEvent(new MessageEvent('message', { data }));
  }
  assert.deepEqual(news, []);
});

test('the server is asked, and may be gone', async () => {
  const { updates, registration } = await world();
  updates.look();
  assert.equal(registration.asked, 1);
  registration.update = async () => {
    throw new TypeError('no network');
  };
  updates.look();
});

test('where service workers are not allowed it says so to its caller', async () => {
  await assert.rejects(
    followUpdates(
      /** @type {any} */ ({
        container: new EventTarget(),
        register: async () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    ),
    /denied/,
  );
});
