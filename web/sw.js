// @ts-nocheck: the globals of a service worker are not those of a page
/**
 * Keeps all files of one version of the site, and serves them with or without a network. A newer one
 * waits until the last page of this one is closed, or until the reader asks for it while no other page
 * is open: files of two versions never meet. VERSION and FILES, paths with what the files must hash to,
 * are written in when the site is made.
 */
const VERSION = '';
const FILES = {};

const PREFIX = `stepdoku ${registration.scope} `, NAME = PREFIX + VERSION;
const addressOf = (path) => new URL(path, registration.scope).href;
const kept = new Map(Object.keys(FILES).map((path) => [addressOf(path), path]));

async function keepAll() {
  const cache = await caches.open(NAME);
  await cache.addAll(Object.entries(FILES).map(([path, integrity]) => new Request(addressOf(path), { integrity, cache: 'no-cache' })));
}

async function dropOthers() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function answer(request, address) {
  return (await (await caches.open(NAME)).match(address)) ?? fetch(request);
}

addEventListener('install', (event) => event.waitUntil(keepAll()));
addEventListener('activate', (event) => event.waitUntil(dropOthers()));
addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const address = origin + (pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  if (event.request.method === 'GET' && kept.has(address)) event.respondWith(answer(event.request, address));
});
addEventListener('message', (event) => event.waitUntil((async () => {
  const pages = await clients.matchAll({ includeUncontrolled: true, type: 'window' });
  if (pages.length <= 1) return skipWaiting();
  event.source?.postMessage({ type: 'others' });
})()));
