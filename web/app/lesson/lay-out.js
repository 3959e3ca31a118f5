/**
 * A player that stands there unseen is laid out part by part, each in a frame of its own: all at once took longer than
 * a frame of a phone lasts.
 */
import { afterPaintAtRest } from '../platform/after-scrolling.js';

/** What takes longest to lay out beside the board, from top to bottom. */
const PARTS = '.say, sudoku-transport, .wide, .side';

/** Rows of the board, and lines of the listing, that one frame has the time for. */
const ROWS = 3;
const LINES = 8;

/** Frames in which the shape of a run and the nodes of a tree, which need a size, come to their places. */
const SETTLING = 2;

/** @param {HTMLElement} part @param {boolean} is */
const conceal = (part, is) => part.style.setProperty('content-visibility', is ? 'hidden' : '');

/**
 * What one frame lays out, by so many.
 * @param {ParentNode} root
 * @param {string} selector
 * @param {number} many
 */
function bandsOf(root, selector, many) {
  const all = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(selector)]);
  return Array.from({ length: Math.ceil(all.length / many) }, (_, band) => all.slice(band * many, (band + 1) * many));
}

/** @param {HTMLElement[]} pieces that one frame lays out */
async function reveal(pieces) {
  const isSeen = pieces.some((piece) => piece.getClientRects().length > 0);
  for (const piece of pieces) conceal(piece, false);
  if (isSeen) await afterPaintAtRest();
}

/**
 * @param {ShadowRoot} root of a player that is not laid out yet
 * @param {() => void} begin lets the player be laid out
 */
export async function layOut(root, begin) {
  const pieces = [...bandsOf(root, 'sudoku-board .row', ROWS), ...bandsOf(root, PARTS, 1)];
  for (const piece of pieces.flat()) conceal(piece, true);
  begin();
  await afterPaintAtRest();
  for (const piece of pieces) {
    const lines = bandsOf(piece[0], '.listing li', LINES); // only now: the listing comes in its own time
    for (const line of lines.flat()) conceal(line, true);
    await reveal(piece);
    for (const band of lines) await reveal(band);
  }
  for (let frame = 0; frame < SETTLING; frame++) await afterPaintAtRest();
}
