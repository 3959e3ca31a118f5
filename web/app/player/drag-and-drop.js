/**
 * Texts and files that are dragged over a player: where they may be dropped is shown, and what is
 * dropped ends as an intent: `drop` { file } or `text` { text }.
 */
import { later } from '../platform/load-module.js';

/**
 * @param {ShadowRoot} root
 * @param {object} host
 * @param {() => boolean} host.isShown whether a place for it is shown; the panel for lists has one of its own
 * @param {(intent: { type: string, [key: string]: any }) => void} host.obey
 * @param {() => import('../i18n/i18n.js').Translate | null} host.translate
 * @param {AbortSignal} signal ends it
 */
// eslint-disable-next-line max-lines-per-function -- one object: the functions within are its methods
export function bindDrop(root, { isShown, obey, translate }, signal) {
  /** @type {Promise<typeof import('./drop-overlay.js')> | null} */
  let loading = null;
  let isOver = false;

  /** @param {boolean} over */
  const show = async (over) => {
    if (over === isOver) return;
    isOver = over;
    const t = translate();
    if (!t) return;
    try {
      loading ??= later(() => import('./drop-overlay.js'));
      const { showTarget } = await loading;
      await showTarget(root, t, () => isOver && isShown());
    } catch {
      loading = null; // it can be dropped all the same
    }
  };

  /** @param {(event: DragEvent) => void} act @returns {(event: Event) => void} */
  const whereTaken = (act) => (event) => {
    if (isTaken(/** @type {DragEvent} */ (event))) act(/** @type {DragEvent} */ (event));
  };

  root.addEventListener(
    'dragover',
    whereTaken((event) => {
      event.preventDefault(); // it may be dropped
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      show(true);
    }),
    { signal },
  );
  root.addEventListener(
    'dragleave',
    (event) => {
      const { relatedTarget } = /** @type {DragEvent} */ (event);
      if (!(relatedTarget instanceof Node) || !root.contains(relatedTarget)) show(false);
    },
    { signal },
  );
  root.addEventListener(
    'drop',
    whereTaken((event) => {
      event.preventDefault();
      show(false);
      const intent = dropIntent(event);
      if (intent) obey(intent);
    }),
    { signal },
  );
}

/** Files, and texts that are not dropped into a field. @param {DragEvent} event */
function isTaken({ dataTransfer, target }) {
  const types = dataTransfer?.types ?? [];
  return (
    types.includes('Files') ||
    (types.includes('text/plain') && !(target instanceof Element && target.matches('textarea, input')))
  );
}

/** @param {DragEvent} event */
function dropIntent({ dataTransfer }) {
  const file = dataTransfer?.files[0];
  if (file) return { type: 'drop', file };
  const text = dataTransfer?.getData('text/plain');
  return text ? { type: 'text', text } : null;
}
