/**
 * A player that stands there unseen is laid out part by part, each in a frame of its own: all at once took longer than
 * a frame of a phone lasts.
 */
import { afterPaintAtRest } from '../platform/after-scrolling.js';

/** What takes longest to lay out, from top to bottom: a board by its bands. */
const PARTS = 'sudoku-board .row, .say, sudoku-transport, .wide, .side';

/** Rows of a board that one frame has the time for. */
const BAND = 3;

/** Frames in which the shape of a run and the nodes of a tree, which need a size, come to their places. */
const SETTLING = 2;

/** @param {HTMLElement} part @param {boolean} is */
const conceal = (part, is) => part.style.setProperty('content-visibility', is ? 'hidden' : '');

/**
 * @param {ShadowRoot} root of a player that is not laid out yet
 * @param {() => void} begin lets the player be laid out
 */
export async function layOut(root, begin) {
  const parts = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(PARTS)]);
  for (const part of parts) conceal(part, true);
  begin();
  await afterPaintAtRest();
  let rows = 0;
  for (const part of parts) {
    const isSeen = part.getClientRects().length > 0;
    conceal(part, false);
    if (part.matches('.row')) rows += 1;
    if (isSeen && rows % BAND === 0) await afterPaintAtRest();
  }
  for (let frame = 0; frame < SETTLING; frame++) await afterPaintAtRest();
}
