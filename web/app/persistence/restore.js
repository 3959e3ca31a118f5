/** Takes up the work that was kept, goes where the address leads, and keeps what is done from now on. */
import { arrival, isSpoilt, kept, shared, tab } from './arrival.js';
import { Autosave } from './autosave.js';
import { readLink } from '../state/link.js';
import { browserClock } from '../jobs/clock.js';

/** The fragment of the page's address. To change it is no entry in the browser's history. */
const address = {
  get fragment() {
    return location.hash;
  },
  set fragment(link) {
    try {
      history.replaceState(history.state, '', link);
    } catch {
      // too often, or not here: the address stays as it is
    }
  },
};

/**
 * @param {import('../player.js').SudokuPlayer} player of the app page, which has not been used yet
 * @param {(language: string) => void} speak changes the language of the page
 * @returns {() => void} keeps what has changed, at once
 */
export function keepWork(player, speak) {
  const { store } = player;
  const tell = (/** @type {import('../state/state.js').Notice} */ notice) => store.dispatch({ type: 'notice', notice });
  if (kept && !player.hasAttribute('puzzle')) store.dispatch({ type: 'restore', snapshot: kept.work });
  store.dispatch({ type: 'open', arrival });
  if (isSpoilt) tell({ code: 'keep.spoilt' });
  const autosave = new Autosave(
    { clock: browserClock, tab, shared, address, language: () => player.lang, tell },
    store.state,
  );
  const leave = () => autosave.leave();
  store.subscribe((now) => autosave.follow(now));
  addEventListener('pagehide', leave);
  document.addEventListener('freeze', leave);
  document.addEventListener('visibilitychange', leave);
  addEventListener('hashchange', ({ newURL }) => {
    // The place that is kept may stand in the address again by now.
    const here = readLink(new URL(newURL).hash);
    store.dispatch({ type: 'open', arrival: here });
    if (here.link.language) speak(here.link.language);
  });
  return () => autosave.save();
}
