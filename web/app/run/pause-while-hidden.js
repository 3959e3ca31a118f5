/**
 * A hidden page plays nothing: what plays is paused, and goes on when the page is seen again.
 *
 * @param {{ readonly state: { playing: boolean }, dispatch(action: { type: 'play' | 'pause' }): void }} store of what
 *   plays
 * @param {AbortSignal} signal ends it
 * @param {EventTarget & { readonly hidden: boolean }} [page]
 */
export function pauseWhileHidden(store, signal, page = document) {
  let wasPlaying = false;
  page.addEventListener(
    'visibilitychange',
    () => {
      if (page.hidden) {
        wasPlaying = store.state.playing;
        store.dispatch({ type: 'pause' });
      } else if (wasPlaying) {
        wasPlaying = false;
        store.dispatch({ type: 'play' });
      }
    },
    { signal },
  );
}
