/** What two pictures differ in, pixel by pixel. */
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * @typedef {{ pixels: number, share: number, image: Buffer | null }} Difference pixels that differ, as a share of all;
 *   image: a PNG that shows them in red, null where none do
 */

/**
 * The same picture on a ground of another size, its own part of it at the top and left.
 * @param {PNG} picture
 * @param {number} width
 * @param {number} height
 */
function onGround(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const ground = new PNG({ width, height });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
}

/**
 * Smoothed edges are no exception; what one picture has beyond the edge of the other differs.
 * @param {Buffer} before @param {Buffer} after files of pictures
 * @param {number} threshold how much a colour may differ, from 0 to 1: not at all if it is left out
 * @returns {Difference}
 */
export function difference(before, after, threshold = 0) {
  if (before.equals(after)) return { pixels: 0, share: 0, image: null };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const shown = new PNG({ width, height });
  const pixels = pixelmatch(
    onGround(one, width, height).data,
    onGround(other, width, height).data,
    shown.data,
    width,
    height,
    { threshold, includeAA: true },
  );
  return { pixels, share: pixels / (width * height), image: pixels > 0 ? PNG.sync.write(shown) : null };
}

/** @typedef {{ x: number, y: number, width: number, height: number }} Box in pixels of the picture */

/** What each value of a colour adds to how bright it is, from 0 to 1, as WCAG has it. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** @param {Uint8Array} data @param {number} at where the red of a pixel is */
const luminance = (data, at) =>
  0.2126 * LINEAR[data[at]] + 0.7152 * LINEAR[data[at + 1]] + 0.0722 * LINEAR[data[at + 2]];

/** The brightness of each pixel in a part of a picture. @param {PNG} picture @param {Box} box @returns {number[]} */
export function brightness({ width, height, data }, box) {
  /** @type {number[]} */
  const all = [];
  for (let y = Math.max(0, Math.ceil(box.y)); y < Math.min(height, Math.floor(box.y + box.height)); y++) {
    for (let x = Math.max(0, Math.ceil(box.x)); x < Math.min(width, Math.floor(box.x + box.width)); x++) {
      all.push(luminance(data, 4 * (y * width + x)));
    }
  }
  return all;
}

/** The brightness that most of it has: that of the ground. @param {number[]} all */
export function ground(all) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0])[0];
}

/**
 * By how much the strongest ink in a part of a picture stands out of its ground, from 1 to 21, as WCAG has it.
 * @param {number[]} all
 */
export function contrast(all) {
  const under = ground(all);
  return Math.max(1, ...all.map((each) => (Math.max(each, under) + 0.05) / (Math.min(each, under) + 0.05)));
}
