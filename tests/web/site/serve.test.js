/** The server of scripts/start. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { filesIn } from '../../../scripts/lib/site/files.mjs';
import { filesOf, types } from '../../../scripts/lib/serve/files.mjs';

const folder = mkdtempSync(join(tmpdir(), 'stepdoku-'));
const site = join(folder, 'site');
const text = '<!doctype html>'.padEnd(5000, ' ä');
const server = createServer(filesOf(site));
let port = 0;

before(async () => {
  mkdirSync(join(site, 'lesson'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  for (const name of ['index.html', 'lesson/index.html', 'a.mjs', 'a.wasm', 'a.png', 'a b.json', 'LICENSE']) {
    writeFileSync(join(site, name), text);
  }
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(null));
  });
  port = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
});

after(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/**
 * Asks as it is told to, with a path that nothing is done to.
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string> }} [options]
 * @returns {Promise<{ status?: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
const ask = (path, options = {}) =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, ...options }, async (response) => {
      const pieces = [];
      for await (const piece of response) pieces.push(piece);
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) });
    })
      .on('error', reject)
      .end();
  });

for (const [path, type] of [
  ['/', 'text/html; charset=utf-8'],
  ['/a.mjs?v=1', 'text/javascript; charset=utf-8'],
  ['/a.wasm', 'application/wasm'],
  ['/a%20b.json', 'application/json'],
  ['/LICENSE', 'application/octet-stream'],
]) {
  test(`${path} is served as ${type}, and gzipped for whoever understands it`, async () => {
    const [plain, packed] = [await ask(path), await ask(path, { headers: { 'accept-encoding': 'br, gzip' } })];
    for (const { status, headers } of [plain, packed]) {
      assert.equal(status, 200);
      assert.equal(headers['content-type'], type);
      assert.equal(headers['cache-control'], 'no-cache');
      assert.equal(headers['access-control-allow-origin'], '*');
      assert.equal(headers.vary, 'accept-encoding');
    }
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.equal(packed.headers['content-encoding'], 'gzip');
    assert.equal(plain.body.toString(), text);
    assert.equal(gunzipSync(packed.body).toString(), text);
    assert.equal(Number(packed.headers['content-length']), packed.body.length);
  });
}

test('a picture is not compressed a second time', async () => {
  const { headers, body } = await ask('/a.png', { headers: { 'accept-encoding': 'gzip' } });
  assert.deepEqual(
    [headers['content-type'], headers['content-encoding'], body.toString()],
    ['image/png', undefined, text],
  );
});

test('HEAD has the headers of GET and no body', async () => {
  const { status, headers, body } = await ask('/a.wasm', { method: 'HEAD' });
  assert.deepEqual([status, Number(headers['content-length']), body.length], [200, Buffer.byteLength(text), 0]);
});

test('a file that a browser has is not sent again, until it changes', async () => {
  const { headers } = await ask('/a.mjs');
  const again = await ask('/a.mjs', { headers: { 'if-none-match': String(headers.etag) } });
  assert.deepEqual([again.status, again.body.length], [304, 0]);
  writeFileSync(join(site, 'a.mjs'), 'another');
  const changed = await ask('/a.mjs', { headers: { 'if-none-match': String(headers.etag) } });
  assert.deepEqual([changed.status, changed.body.toString()], [200, 'another']);
});

test('a folder without its slash leads to the folder, whose page is its index', async () => {
  const { status, headers } = await ask('/lesson');
  assert.deepEqual([status, headers.location], [308, '/lesson/']);
  assert.equal((await ask('/lesson/')).body.toString(), text);
});

for (const path of [
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/lesson/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/%00',
  '/%',
  '//',
  '/none.js',
  '/lesson/none/',
  '//127.0.0.1/secret.txt',
]) {
  test(`${path} leads nowhere`, async () => {
    const { status, body } = await ask(path);
    assert.ok(status === 400 || status === 404, String(status));
    assert.ok(!body.includes('secret'));
  });
}

test('only what reads is answered', async () => {
  const { status, headers } = await ask('/', { method: 'POST' });
  assert.deepEqual([status, headers.allow], [405, 'GET, HEAD']);
});

test('every kind of file that the site has is served by its type', () => {
  const built = fileURLToPath(new URL('../../../build/web', import.meta.url));
  assert.deepEqual(
    [...new Set(filesIn(built).map((path) => extname(path)))].filter((ending) => !(ending in types)),
    [],
  );
});

test('it says where it is, and a signal ends it', async () => {
  const env = { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '' };
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../../scripts/lib/serve/main.mjs', import.meta.url)), site, '0'],
    { env, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise((resolve) => {
    child.on('exit', resolve);
  });
  const said = await new Promise((resolve) => {
    child.stdout.once('data', (data) => resolve(String(data)));
  });
  const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(said) ?? [''];
  assert.equal(await (await fetch(`${address}index.html`)).text(), text);
  child.kill('SIGTERM');
  assert.equal(await ended, 0);
});

test('a port that is taken is named', async () => {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../../scripts/lib/serve/main.mjs', import.meta.url)), site, String(port)],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  assert.equal(
    await new Promise((resolve) => {
      child.on('exit', resolve);
    }),
    1,
  );
  assert.match(said, new RegExp(`cannot listen on port ${port}`));
});
