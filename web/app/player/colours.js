/** The colours of a player on a page that sets none: its own, light or dark as the system is. */
import { loadSheet } from '../platform/style-sheets.js';

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

/**
 * Gives a player its own colours, unless the page has some for it. What is on no page has none: it asks again when it
 * comes to one.
 * @param {HTMLElement} player
 * @param {ShadowRoot} root
 */
export async function takeColours(player, root) {
  if (!player.isConnected || getComputedStyle(player).getPropertyValue('--sudoku-paper') !== '') return;
  const tokens = await loadSheet('tokens');
  if (!root.adoptedStyleSheets.includes(tokens)) root.adoptedStyleSheets = [tokens, ...root.adoptedStyleSheets];
  showTheme(player);
}

/**
 * Goes along when the system turns dark or light, where a player has its own colours.
 * @param {HTMLElement} player
 * @param {AbortSignal} signal ends it
 */
export function followSystem(player, signal) {
  darkSystem().addEventListener('change', () => player.dataset.theme && showTheme(player), { signal });
}

/** @param {HTMLElement} player */
function showTheme(player) {
  player.dataset.theme = darkSystem().matches ? 'dark' : 'light';
}
