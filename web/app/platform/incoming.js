/**
 * The ways by which a puzzle comes to the page and not to its player: pasted or dropped beside it,
 * shared by another app, with the address, or as a file that is opened with the installed page.
 *
 * @typedef {{ read(text: string | File): void }} Player
 */
import { pastedOf } from './pasted.js';

/** What a share target is handed: see manifest.webmanifest. */
const SHARED = ['title', 'text', 'url'];
/** Names under which addresses hold a puzzle; see formats/links.js. */
const HELD = ['bd', 'p', 'puzzle', 'sudoku', 'board', 'grid', 'givens', 'q', 'load', 'puzzleid'];

/**
 * The text in which a puzzle came with an address.
 * @param {string} search the query with its '?'
 * @returns {string | null} null: there is none
 */
export function sharedText(search) {
  const fields = new URLSearchParams(search);
  // As they are: a tab or a blank at an end may be an empty cell.
  const texts = SHARED.map((name) => fields.get(name) ?? '').filter((text) => text.trim() !== '');
  if (texts.length > 0) return texts.join('\n');
  return HELD.some((name) => fields.has(name)) ? search : null;
}

/**
 * The address of the page, so that it does not come again when the page is loaded anew.
 * @param {URL | Location} address
 * @returns {string} without what `sharedText` has read
 */
export function cleanAddress({ pathname, search, hash }) {
  const fields = new URLSearchParams(search);
  for (const name of [...SHARED, ...HELD]) fields.delete(name);
  const rest = fields.toString();
  return `${pathname}${rest ? `?${rest}` : ''}${hash}`;
}

/** @param {Player & Element} player */
export function openWaysIn(player) {
  document.addEventListener('paste', (event) => {
    const pasted = event.target === player ? '' : pastedOf(event.clipboardData);
    if (pasted) player.read(pasted);
  });
  document.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault(); // else the browser would show the file
  });
  document.addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0];
    if (event.target === player || !file) return;
    event.preventDefault();
    player.read(file);
  });
  const text = sharedText(location.search);
  if (text !== null) {
    history.replaceState(history.state, '', cleanAddress(location));
    player.read(text);
  }
  // Only where pages can be installed as handlers of files.
  /** @type {any} */ (window).launchQueue?.setConsumer(
    async (/** @type {{ files?: { getFile(): Promise<File> }[] }} */ { files = [] }) => {
      if (files.length > 0) player.read(await files[0].getFile());
    },
  );
}
