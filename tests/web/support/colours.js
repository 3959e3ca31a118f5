/**
 * Colours for tests: contrast as WCAG 2 defines it, and how far two colours are apart for eyes that
 * see red, green or blue badly or not at all.
 *
 * Distance: Euclidean in OKLab (Ottosson 2020), times 100. Eyes: the matrices of Machado, Oliveira
 * and Fernandes (2009) at full severity, in linear sRGB.
 *
 * @typedef {[red: number, green: number, blue: number]} Colour 0..255 each
 */
import { readFileSync } from 'node:fs';

/** @param {string} name in web/styles, without its ending */
export const sheet = (name) => readFileSync(new URL(`../../../web/styles/${name}.css`, import.meta.url), 'utf8');

/** @type {Record<string, Colour[]>} */
export const eyes = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** @param {string} hex `#rgb` or `#rrggbb` @returns {Colour} */
export function parse(hex) {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : (hex.slice(1).match(/../g) ?? []);
  return /** @type {Colour} */ (digits.map((pair) => parseInt(pair, 16)));
}

/**
 * As `color-mix(in srgb, a share, b)` paints it.
 * @param {Colour} a
 * @param {Colour} b
 * @param {number} share of a, 0..1
 * @returns {Colour}
 */
export const mix = (a, b, share) =>
  /** @type {Colour} */ (a.map((value, index) => Math.round(value * share + b[index] * (1 - share))));

/** @param {Colour} colour @returns {Colour} 0..1 */
const linear = (colour) =>
  /** @type {Colour} */ (
    colour.map((value) => (value <= 10.31475 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
  );

/** @param {Colour[]} matrix @param {Colour} vector @returns {Colour} */
const times = (matrix, vector) =>
  /** @type {Colour} */ (matrix.map((row) => row.reduce((sum, factor, index) => sum + factor * vector[index], 0)));

/** @param {Colour} colour */
const luminance = (colour) => times([[0.2126, 0.7152, 0.0722]], linear(colour))[0];

/** @param {Colour} a @param {Colour} b @returns {number} 1..21 */
export function contrast(a, b) {
  const [dark, light] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

/** @param {Colour} colour @param {string} eye @returns {Colour} in OKLab */
function oklab(colour, eye) {
  const seen = /** @type {Colour} */ (times(eyes[eye], linear(colour)).map((value) => Math.min(1, Math.max(0, value))));
  const cones = /** @type {Colour} */ (
    times(
      [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ],
      seen,
    ).map(Math.cbrt)
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

/** @param {Colour} a @param {Colour} b @param {string} eye a key of `eyes` @returns {number} 0..100 */
export function distance(a, b, eye) {
  const [one, other] = [oklab(a, eye), oklab(b, eye)];
  return 100 * Math.hypot(...one.map((value, index) => value - other[index]));
}

/**
 * The colours of tokens.css by their names, without `--sudoku-`.
 * @returns {Record<'light' | 'dark', Record<string, Colour>>}
 */
export function themes() {
  const blocks = sheet('tokens')
    .replace(/@media (?!not print)[\s\S]*/, '')
    .split('[data-theme="dark"]');
  const [light, dark] = [blocks[0], blocks.slice(1).join('')].map((text) =>
    Object.fromEntries(
      [...text.matchAll(/--sudoku-([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, value]) => [name, parse(value)]),
    ),
  );
  return { light, dark: { ...light, ...dark } };
}
