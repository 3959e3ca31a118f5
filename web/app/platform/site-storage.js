/**
 * The browser's storages, for a page of the site. A page in a frame of another origin uses none: the page that holds it
 * can send it to any address, and must neither read nor change what the reader keeps on this site.
 *
 *     const texts = new SafeStorage(() => siteStorage('local'));
 */

/** Whether a page of another origin holds this one, or one of those that hold it. */
export function isHeldByOthers() {
  try {
    /** @type {Window} */
    let page = globalThis.window;
    for (; page && page !== page.parent; page = page.parent) void page.parent.location.href;
    return false;
  } catch {
    return true; // the address of a page of another origin is not told
  }
}

/**
 * @param {'local' | 'session'} kind
 * @returns {Storage} throws where the browser denies it, and where a page of another origin holds this one
 */
export function siteStorage(kind) {
  if (isHeldByOthers()) throw new DOMException('held by a page of another origin', 'SecurityError');
  return kind === 'local' ? localStorage : sessionStorage;
}
