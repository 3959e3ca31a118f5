/**
 * A hidden page plays nothing: what plays rests until the page is seen again.
 *
 * @param {Pick<import('./rest.js').Rest, 'begin' | 'end'>} rest of what plays
 * @param {AbortSignal} signal ends it
 * @param {EventTarget & { readonly hidden: boolean }} [page]
 */
export function pauseWhileHidden(rest, signal, page = document) {
  page.addEventListener('visibilitychange', () => (page.hidden ? rest.begin() : rest.end()), { signal });
}
