// @ts-nocheck: the globals of a service worker are not those of a page
/**
 * Keeps all files of one version of the site, and serves them with or without a network. A newer one
 * waits until the last page of this one is closed, or until the reader asks for it while no other page
 * is open: files of two versions never meet. A page that came before it, on a first visit, asks to be
 * served by it, and is if it is of this version. VERSION and FILES, paths with what the files must hash
 * to, are written in when the site is made.
 */
const VERSION = '';
const FILES = {};

const PREFIX = `stepdoku ${registration.scope} `, NAME = PREFIX + VERSION;
const addressOf = (path) => new URL(path, registration.scope).href;
const kept = new Set(Object.keys(FILES).map(addressOf));
/** Which pages of this version asked to be served. */
const joining = new Set();

/** A page must not be answered with what came over a redirect, as hosts do that leave out `index.html` and `.html`. */
const direct = (response) => (response.redirected ? new Response(response.body, response) : response);

async function load(path, integrity) {
  const response = await fetch(addressOf(path), { integrity, cache: 'no-cache' });
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  return [addressOf(path), direct(response)];
}

async function keepAll() {
  const files = await Promise.all(Object.entries(FILES).map(([path, integrity]) => load(path, integrity)));
  const cache = await caches.open(NAME);
  await Promise.all(files.map(([address, response]) => cache.put(address, response)));
}

async function dropOthers() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Where a file is kept, which may be asked for without `index.html` or `.html`. */
function keptAddress({ origin, pathname }) {
  const paths = pathname.endsWith('/') ? [`${pathname}index.html`] : [pathname, `${pathname}.html`];
  return paths.map((path) => origin + path).find((address) => kept.has(address));
}

async function answer(request, address) {
  return (await (await caches.open(NAME)).match(address)) ?? fetch(request);
}

/** The pages and frames of this site: others of the same origin have nothing to do with it. */
async function windows(includeUncontrolled) {
  const all = await clients.matchAll({ includeUncontrolled, type: 'window' });
  return all.filter(({ url }) => url.startsWith(registration.scope));
}

async function takeOver(source) {
  if ((await windows(true)).length <= 1) return skipWaiting();
  source?.postMessage({ type: 'others' });
}

/** Serves the pages that none serves, once all of them have said that they are of this version. */
async function join({ id }, version) {
  if (version === VERSION) joining.add(id);
  const served = new Set((await windows(false)).map((page) => page.id));
  const loose = (await windows(true)).filter((page) => !served.has(page.id));
  if (loose.every((page) => joining.has(page.id))) await clients.claim();
}

addEventListener('install', (event) => event.waitUntil(keepAll()));
addEventListener('activate', (event) => event.waitUntil(dropOthers()));
addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || !url.href.startsWith(registration.scope)) return;
  const address = keptAddress(url), folder = new URL(`${url.origin}${url.pathname}/${url.search}`);
  if (address) event.respondWith(answer(event.request, address));
  else if (keptAddress(folder)) event.respondWith(Response.redirect(folder));
});
addEventListener('message', (event) => event.waitUntil(event.data?.type === 'join' ? join(event.source, event.data.version) : takeOver(event.source)));
