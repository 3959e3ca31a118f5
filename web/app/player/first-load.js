/** What a player needs before it can be seen: its style sheet, its words and its colours. */
import { html } from '../../elements/element.js';
import { takeColours } from './colours.js';
import { askAgain, patiently } from '../platform/patience.js';
import { loadSheet } from '../platform/style-sheets.js';

/**
 * Settled when all is there. Where something cannot be loaded, an error tells the page, and a sign offers the reader to
 * try again: there may be no words. The same sign stands there as long as something does not come.
 * @param {HTMLElement} player @param {ShadowRoot} root @param {() => Promise<void>} loadWords
 */
export async function loadFirst(player, root, loadWords) {
  const sign = signIn(root);
  for (let isThere = false; !isThere;) {
    const coming = load(player, root, loadWords);
    isThere = await patiently(coming, () => sign.offer().then(askAgain)).then(
      () => true,
      () => false,
    );
    sign.end();
    if (isThere) return;
    player.dispatchEvent(new CustomEvent('sudoku-error', { detail: { code: 'load' }, bubbles: true, composed: true }));
    await sign.offer();
  }
}

/** @param {HTMLElement} player @param {ShadowRoot} root @param {() => Promise<void>} loadWords */
async function load(player, root, loadWords) {
  const [sheet] = await Promise.all([loadSheet('player'), loadWords()]);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
  await takeColours(player, root);
}

/** @param {ShadowRoot} root */
function signIn(root) {
  const button = html('button', { type: 'button', 'aria-label': `${document.title} ↻` }, ['↻']);
  const end = () => button.remove();
  button.addEventListener('click', end);
  return {
    /** @returns {Promise<unknown>} settled when the reader tries again */
    offer: () =>
      new Promise((resolve) => {
        root.append(button);
        button.addEventListener('click', resolve, { once: true });
      }),
    end,
  };
}
