import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

const SCOPE = 'https://reader.example/stepdoku/';
/** @param {string} text */
const integrityOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
/** Each file holds its own address. */
const files = Object.fromEntries(
  ['index.html', 'embed.html', 'demo/index.html'].map((path) => [path, integrityOf(SCOPE + path)]),
);
const source = (await readFile(new URL('../../../web/sw.js', import.meta.url), 'utf8'))
  .replace("VERSION = ''", "VERSION = 'one'")
  .replace('FILES = {}', `FILES = ${JSON.stringify(files)}`);

/**
 * @typedef {{ url: string, id: string, isServed?: boolean, told: unknown[], postMessage: (message: unknown) => void }}
 *   Page
 */

/** @param {string} path from the origin @param {boolean} [isServed] @returns {Page} */
function pageAt(path, isServed = false) {
  /** @type {unknown[]} */
  const told = [];
  return { url: new URL(path, SCOPE).href, id: path, isServed, told, postMessage: (message) => told.push(message) };
}

/**
 * The service worker in a browser with some pages.
 * @param {{ pages?: Page[], answers?: Record<string, object>, names?: Set<string> }} [now] answers: what the
 *   server says of a file, beside its text, or in its place; names: of the caches of its origin
 */
function world({ pages = [], answers = {}, names = new Set() } = {}) {
  /** @type {Record<string, (event: any) => void>} */
  const listeners = {};
  /** @type {string[]} */
  const asked = [];
  /** @type {Map<string, Response>} */
  const kept = new Map();
  const done = { skipped: 0, claimed: 0, caches: new Set() };
  const globals = {
    registration: { scope: SCOPE },
    clients: {
      matchAll: async (/** @type {{ includeUncontrolled: boolean }} */ { includeUncontrolled }) =>
        pages.filter(({ isServed }) => isServed || includeUncontrolled),
      claim: async () => {
        done.claimed++;
      },
    },
    caches: {
      keys: async () => [...names],
      delete: async (/** @type {string} */ name) => names.delete(name),
      open: async () => ({
        put: async (/** @type {string} */ address, /** @type {Response} */ response) =>
          void kept.set(address, response),
        match: async (/** @type {string} */ address) => kept.get(address)?.clone(),
      }),
    },
    addEventListener: (/** @type {string} */ type, /** @type {(event: any) => void} */ listener) => {
      listeners[type] = listener;
    },
    skipWaiting: () => {
      done.skipped++;
    },
    fetch: async (
      /** @type {string} */ address,
      /** @type {{ integrity: string, cache: string }} */ { integrity, cache },
    ) => {
      asked.push(address);
      done.caches.add(cache);
      const { text = address, ...facts } = /** @type {{ text?: string }} */ (answers[address] ?? {});
      if (integrityOf(text) !== integrity) throw new TypeError('integrity');
      return Object.defineProperties(
        new Response(text),
        Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, { value }])),
      );
    },
  };
  new Function(...Object.keys(globals), source)(...Object.values(globals));
  /** @param {string} type @param {object} [more] */
  const happens = async (type, more) => {
    let end;
    /** @type {Promise<unknown>[]} */
    const late = [];
    listeners[type]({
      ...more,
      waitUntil: (/** @type {Promise<unknown>} */ work) => {
        late.push(work);
      },
      respondWith: (/** @type {Promise<Response>} */ work) => {
        end = work;
      },
    });
    const answer = await end;
    await Promise.all(late);
    return answer;
  };
  /** What a page gets that asks for a file. @param {string} path @returns {Promise<string>} */
  const read = async (path) => {
    const answer = /** @type {Response} */ (
      /** @type {unknown} */ (await happens('fetch', { request: { url: SCOPE + path, method: 'GET' } }))
    );
    return answer.type === 'error' ? 'error' : answer.text();
  };
  return { asked, kept, done, answers, happens, read };
}

/** @param {Page} page @param {string} [version] */
const joinsFrom = (page, version = 'one') => ({ source: page, data: { type: 'join', version } });

/** @param {Page} page */
const takesFrom = (page) => ({ source: page, data: 'take over' });

test('a newer version is taken over though other projects of the same origin are open', async () => {
  const page = pageAt('./', true);
  const { done, happens } = world({ pages: [page, pageAt('/'), pageAt('/other/'), pageAt('/stepdoku-too/')] });
  await happens('message', takesFrom(page));
  assert.deepEqual([done.skipped, page.told], [1, []]);
});

for (const path of ['./#p=1', 'demo/', 'embed.html#p=1']) {
  test(`a newer version is not taken over while another page or frame of the site is open: ${path}`, async () => {
    const page = pageAt('./', true);
    const { done, happens } = world({ pages: [page, pageAt(path)] });
    await happens('message', takesFrom(page));
    assert.deepEqual([done.skipped, page.told], [0, [{ type: 'others' }]]);
  });
}

test('a page of this version is served as soon as it asks, whatever else is open of the origin', async () => {
  const page = pageAt('./');
  const { done, happens } = world({ pages: [page, pageAt('/other/'), pageAt('./#served', true)] });
  await happens('message', joinsFrom(page));
  assert.equal(done.claimed, 1);
});

test('a page of another version is not served', async () => {
  const page = pageAt('./');
  const { done, happens } = world({ pages: [page] });
  await happens('message', joinsFrom(page, 'two'));
  await happens('message', joinsFrom(page, ''));
  assert.equal(done.claimed, 0);
});

test('of two pages none is served until both have said that they are of this version', async () => {
  const [one, other] = [pageAt('./'), pageAt('./#p=1')];
  const { done, happens } = world({ pages: [one, other] });
  await happens('message', joinsFrom(one));
  await happens('message', joinsFrom(other, 'two'));
  assert.equal(done.claimed, 0);
  await happens('message', joinsFrom(other));
  assert.equal(done.claimed, 1);
});

test('what came over a redirect is kept as if it had not', async () => {
  const { kept, happens } = world({ answers: { [`${SCOPE}index.html`]: { redirected: true, type: 'basic' } } });
  await happens('install');
  assert.deepEqual([...kept.keys()], [`${SCOPE}index.html`, `${SCOPE}embed.html`, `${SCOPE}demo/index.html`]);
  const page = kept.get(`${SCOPE}index.html`);
  assert.equal(page?.redirected, false);
  assert.equal(await page?.text(), `${SCOPE}index.html`);
});

test('nothing is kept where one of the files is missing', async () => {
  const { kept, happens } = world({ answers: { [`${SCOPE}embed.html`]: { ok: false, status: 404 } } });
  await assert.rejects(async () => happens('install'), /404 for embed\.html/);
  assert.equal(kept.size, 0);
});

test('a page is answered from what is kept with and without its ending', async () => {
  const { happens } = world();
  await happens('install');
  for (const [path, file] of [
    ['', 'index.html'],
    ['index.html', 'index.html'],
    ['index', 'index.html'],
    ['?a=1', 'index.html'],
    ['embed', 'embed.html'],
    ['embed.html', 'embed.html'],
  ]) {
    const answer = await happens('fetch', { request: { url: SCOPE + path, method: 'GET' } });
    assert.equal(/** @type {Response | undefined} */ (answer)?.ok, true, path);
    assert.equal(await /** @type {any} */ (answer).text(), SCOPE + file, path);
  }
  for (const request of [
    { url: `${SCOPE}other`, method: 'GET' },
    { url: 'https://reader.example/embed', method: 'GET' },
    { url: SCOPE, method: 'POST' },
  ]) {
    assert.equal(await happens('fetch', { request }), undefined);
  }
});

test('a folder without its slash leads to the folder, and nothing else of other hosts is touched', async () => {
  const { happens } = world();
  await happens('install');
  const answer = /** @type {Response} */ (
    /** @type {unknown} */ (await happens('fetch', { request: { url: `${SCOPE}demo?a=1`, method: 'GET' } }))
  );
  assert.equal(answer.headers.get('location'), `${SCOPE}demo/?a=1`);
  for (const url of [`${SCOPE}other/`, 'https://elsewhere.example/stepdoku/demo', 'data:text/plain,demo']) {
    assert.equal(await happens('fetch', { request: { url, method: 'GET' } }), undefined);
  }
});

for (const [what, harm] of /** @type {[string, (kept: Map<string, Response>, address: string) => void][]} */ ([
  ['is damaged', (kept, address) => kept.set(address, new Response('damaged'))],
  ['is gone', (kept, address) => kept.delete(address)],
  [
    'cannot be read',
    (kept, address) =>
      kept.set(address, new Response(new ReadableStream({ start: (stream) => stream.error(new Error('disk')) }))),
  ],
])) {
  test(`a kept file that ${what} is fetched again, checked and put back`, async () => {
    const { asked, kept, happens, read } = world();
    await happens('install');
    const address = `${SCOPE}embed.html`;
    harm(kept, address);
    asked.length = 0;
    assert.equal(await read('embed'), address);
    assert.deepEqual(asked, [address]);
    assert.equal(await kept.get(address)?.clone().text(), address);
    assert.equal(await read('embed'), address);
    assert.equal(asked.length, 1, 'it is kept again');
  });

  test(`in the place of a kept file that ${what} no file of another version is served, nor kept`, async () => {
    const { kept, answers, happens, read } = world();
    await happens('install');
    const address = `${SCOPE}embed.html`;
    harm(kept, address);
    const before = kept.get(address);
    answers[address] = { text: 'of a newer version' };
    assert.equal(await read('embed'), 'error');
    answers[address] = { ok: false, status: 404 };
    assert.equal(await read('embed'), 'error');
    assert.equal(kept.get(address), before);
    delete answers[address];
    assert.equal(await read('embed'), address, 'it is served again as soon as the server has it');
  });
}

test('a kept file that finds no room again is served all the same', async () => {
  const { kept, happens, read } = world();
  await happens('install');
  kept.clear();
  kept.set = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  assert.equal(await read('embed'), `${SCOPE}embed.html`);
});

test('a version that begins drops what older ones have kept, and nothing of other projects of the origin', async () => {
  const others = ['stepdoku https://example.org/other/ one', 'somebody else'];
  const names = new Set([`stepdoku ${SCOPE} one`, `stepdoku ${SCOPE} older`, ...others]);
  await world({ names }).happens('activate');
  assert.deepEqual([...names], [`stepdoku ${SCOPE} one`, ...others]);
});

test('the server is asked for each file whatever the browser has kept of an older version', async () => {
  const { done, happens } = world();
  await happens('install');
  assert.deepEqual([...done.caches], ['no-cache']);
});
