/**
 * Follows a service worker: tells when a newer version of the site waits to be taken over, and takes it
 * over only when it is asked to. What the browser does comes in by parameters, so that it runs in tests.
 *
 * @typedef {object} World
 * @property {ServiceWorkerContainer} container
 * @property {() => Promise<ServiceWorkerRegistration>} register
 * @property {string} version of the site, as its page came
 * @property {(news: 'ready' | 'others') => void} tell a newer version waits; or it cannot be taken over yet, because
 *   other pages are open with this one
 * @property {() => void} reload
 */

/**
 * @param {World} world
 * @returns {Promise<{ take: () => void, look: () => void }>} `take` asks for the newer version, `look` asks the server
 *   whether there is one; rejects where service workers are not allowed
 */
export async function followUpdates({ container, register, version, tell, reload }) {
  /** @type {ServiceWorker | null} */
  let waiting = null;
  let isAsked = false;

  /** A first visit has no older version: nothing waits then. @param {ServiceWorker | null} worker */
  const offer = (worker) => {
    if (worker?.state !== 'installed' || !container.controller) return;
    waiting = worker;
    tell('ready');
  };

  container.addEventListener('controllerchange', () => isAsked && reload());
  container.addEventListener('message', ({ data }) => {
    if (data?.type !== 'others') return;
    isAsked = false;
    tell('others');
  });
  const registration = await register();
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => offer(worker));
  });
  offer(registration.waiting);
  // A first visit asks for what is kept, so that what it loads later is of its own version.
  if (!container.controller) container.ready.then(({ active }) => active?.postMessage({ type: 'join', version }));

  return {
    take() {
      if (!waiting) return;
      isAsked = true;
      waiting.postMessage('take over');
    },
    look() {
      registration.update().catch(() => {}); // no network: the next time
    },
  };
}
