/** What two pictures differ in, pixel by pixel. */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** @typedef {{ pixels: number, share: number, image: Buffer | null }} Difference pixels that differ, as a share of all; image: a PNG that shows them in red, null where none do */

/** No pixel may differ, however little, and smoothed edges are no exception: the same tree gives the same pixels. */
const STRICT = { threshold: 0, includeAA: true };

/** The same picture on a ground of another size, its own part of it at the top and left. @param {PNG} picture @param {number} width @param {number} height */
function onGround(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
}

/** @param {Buffer} before @param {Buffer} after files of pictures @returns {Difference} what one of them has beyond the edge of the other differs */
export function difference(before, after) {
  if (before.equals(after)) return { pixels: 0, share: 0, image: null };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const shown = new PNG({ width, height });
  const pixels = pixelmatch(onGround(one, width, height).data, onGround(other, width, height).data, shown.data, width, height, STRICT);
  return { pixels, share: pixels / (width * height), image: pixels > 0 ? PNG.sync.write(shown) : null };
}
