/**
 * A player that stands there unseen is laid out part by part, each in a frame of its own: all at once took longer than
 * a frame of a phone lasts.
 */
import { afterPaint } from '../platform/after-paint.js';

/** What takes longest to lay out, from top to bottom. */
const PARTS = 'sudoku-board, .say, sudoku-transport, .wide, .side';

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
  await afterPaint();
  for (const part of parts) {
    const isSeen = part.getClientRects().length > 0;
    conceal(part, false);
    if (isSeen) await afterPaint();
  }
  for (let frame = 0; frame < SETTLING; frame++) await afterPaint();
}
