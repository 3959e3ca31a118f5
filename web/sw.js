// @ts-nocheck: the globals of a service worker are not those of a page
/**
 * Keeps all files of one version of the site, and serves them with or without a network. A newer one
 * waits until the last page of this one is closed, or until the reader asks for it while no other page
 * is open: files of two versions never meet. A page that came before it, on a first visit, asks to be
 * served by it, and is if it is of this version. What a browser has dropped or damaged is fetched again
 * and kept again, if the server still has that very file; else there is no answer, and the page says so.
 * VERSION and FILES, paths with what the files must hash to, are written in when the site is made.
 */
const VERSION = '';
const FILES = {};

const PREFIX = `stepdoku ${registration.scope} `,
  NAME = PREFIX + VERSION;
const addressOf = (path) => new URL(path, registration.scope).href;
/** The paths of the files by their addresses. */
const kept = new Map(Object.keys(FILES).map((path) => [addressOf(path), path]));
/** Which pages of this version asked to be served. */
const joining = new Set();

/** A page must not be answered with what came over a redirect, as hosts do that leave out `index.html` and `.html`. */
const direct = (response) => (response.redirected ? new Response(response.body, response) : response);

/** Rejects where the server has another file, such as one of another version. */
async function load(path) {
  const response = await fetch(addressOf(path), { integrity: FILES[path], cache: 'no-cache' });
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  return [addressOf(path), direct(response)];
}

async function keepAll() {
  const files = await Promise.all(Object.keys(FILES).map(load));
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

/**
 * Whether a file is as it was when it was kept: a disk may fail, and other scripts of this origin can change what is
 * kept.
 */
async function isSound(response, path) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  return `sha256-${btoa(String.fromCharCode(...hash))}` === FILES[path];
}

async function answer(event, address) {
  const cache = await caches.open(NAME),
    path = kept.get(address);
  const found = await cache.match(address);
  if (found && (await isSound(found.clone(), path).catch(() => false))) return found;
  const [, response] = await load(path);
  event.waitUntil(cache.put(address, response.clone()).catch(() => {})); // no room: the next time again
  return response;
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
  const address = keptAddress(url),
    folder = new URL(`${url.origin}${url.pathname}/${url.search}`);
  if (address) event.respondWith(answer(event, address).catch(() => Response.error()));
  else if (keptAddress(folder)) event.respondWith(Response.redirect(folder));
});
addEventListener('message', (event) =>
  event.waitUntil(event.data?.type === 'join' ? join(event.source, event.data.version) : takeOver(event.source)),
);
