/**
 * A player that stands there unseen is laid out part by part, each in a frame of its own: all at once took longer than
 * a frame of a phone lasts.
 */
import { afterPaintAtRest } from '../platform/after-scrolling.js';

/** What takes longest to lay out beside the board, from top to bottom. */
const PARTS = '.say, sudoku-transport, .wide, .side';

/** Rows of the board that one frame has the time for. */
const BAND = 3;

/** Frames in which the shape of a run and the nodes of a tree, which need a size, come to their places. */
const SETTLING = 2;

/** @param {HTMLElement} part @param {boolean} is */
const conceal = (part, is) => part.style.setProperty('content-visibility', is ? 'hidden' : '');

/** What one frame lays out: some rows of the board, or another part. @param {ShadowRoot} root */
function piecesOf(root) {
  const all = (/** @type {string} */ selector) => /** @type {HTMLElement[]} */ ([...root.querySelectorAll(selector)]);
  const rows = all('sudoku-board .row');
  const bands = Array.from({ length: Math.ceil(rows.length / BAND) }, (_, band) =>
    rows.slice(band * BAND, (band + 1) * BAND),
  );
  return [...bands, ...all(PARTS).map((part) => [part])];
}

/**
 * @param {ShadowRoot} root of a player that is not laid out yet
 * @param {() => void} begin lets the player be laid out
 */
export async function layOut(root, begin) {
  const pieces = piecesOf(root);
  for (const part of pieces.flat()) conceal(part, true);
  begin();
  await afterPaintAtRest();
  for (const piece of pieces) {
    const isSeen = piece.some((part) => part.getClientRects().length > 0);
    for (const part of piece) conceal(part, false);
    if (isSeen) await afterPaintAtRest();
  }
  for (let frame = 0; frame < SETTLING; frame++) await afterPaintAtRest();
}
