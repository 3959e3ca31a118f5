/** What a reader is told of a part that is loaded later. */
import { takenName } from '../platform/element-names.js';

/**
 * Why a part did not come: its file could not be loaded, or the page has defined the name of its element.
 * @returns {{ code: 'laterFailed' } | { code: 'nameTaken', params: { name: string } }}
 */
export function failure() {
  const name = takenName();
  return name ? { code: 'nameTaken', params: { name } } : { code: 'laterFailed' };
}

/**
 * Shows a notice that a part is late or did not come. When it has come, its own notice goes, and no other one.
 * @param {string} part its name
 * @param {import('../platform/lazy-part.js').News} news
 * @param {(action: import('../state/state.js').Action) => void} dispatch
 * @param {import('../state/state.js').Action} [again] asks for it once more
 */
export function tellOf(part, news, dispatch, again = { type: 'retry' }) {
  if (news === 'come') dispatch({ type: 'come', part });
  else if (news === 'failed') dispatch({ type: 'notice', notice: failure() });
  else dispatch({ type: 'notice', notice: { code: 'laterLate', part, offer: { code: 'retry', action: again } } });
}
