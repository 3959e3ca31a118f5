/** Shows where a text or a file may be dropped on a player. Loaded when something is dragged over it. */
import { html, setText } from '../../elements/element.js';
import { adoptSheets } from '../platform/style-sheets.js';
import { widen } from '../i18n/lazy-messages.js';

/** @type {WeakMap<ShadowRoot, HTMLElement>} */
const targets = new WeakMap();

/**
 * @param {ShadowRoot} root
 * @param {import('../i18n/i18n.js').Translate} narrow
 * @param {() => boolean} isWanted asked when all is there
 */
export async function showTarget(root, narrow, isWanted) {
  const [t] = await Promise.all([widen(narrow, 'formats'), adoptSheets(root, 'drop-target')]);
  let target = targets.get(root);
  if (!target) {
    target = html('div', { class: 'drop-target', 'aria-hidden': 'true' }, [html('p')]);
    root.querySelector('.player')?.append(target);
    targets.set(root, target);
  }
  setText(target.children[0], t('dropping.here'));
  target.hidden = !isWanted();
}
