/** What a player needs before it can be seen: its style sheet, its words and its colours. */
import { html } from '../elements/element.js';
import { takeColours } from './own-colours.js';
import { loadSheet } from './sheets.js';

/**
 * Settled when all is there. Where something cannot be loaded, an error tells the page, and a sign offers the reader to
 * try again: there may be no words.
 * @param {HTMLElement} player @param {ShadowRoot} root @param {() => Promise<void>} loadWords
 */
export async function furnish(player, root, loadWords) {
  try {
    const [sheet] = await Promise.all([loadSheet('player'), loadWords()]);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets];
    await takeColours(player, root);
  } catch {
    player.dispatchEvent(new CustomEvent('sudoku-error', { detail: { code: 'load' }, bubbles: true, composed: true }));
    await offer(root);
    await furnish(player, root, loadWords);
  }
}

/** @param {ShadowRoot} root @returns {Promise<void>} settled when it was asked for */
function offer(root) {
  const button = html('button', { type: 'button', 'aria-label': `${document.title} ↻` }, ['↻']);
  root.append(button);
  return new Promise((resolve) => {
    button.addEventListener('click', () => {
      button.remove();
      resolve();
    }, { once: true });
  });
}
