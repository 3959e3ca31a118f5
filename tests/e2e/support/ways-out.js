/**
 * What leaves a page, as a test sees it: `open({}, { head: [waysOut()] })` puts recorders in place of
 * the clipboard, of files that are saved, of the system's dialog for sharing, and of the printer.
 */
import { script } from './head.js';

/**
 * @typedef {{ text: string, type: string, name: string, size: [number, number], colours: string[] }} Way text: of a
 *   text; size and colours: of a picture
 */

/** @param {{ clipboard?: boolean }} [rights] clipboard: whether the page may use it */
export const waysOut = ({ clipboard = true } = {}) =>
  script((isAllowed) => {
    /** @type {{ name: string, blob: Blob }[]} */
    const left = [];
    /** @type {Map<string, Blob>} */
    const blobs = new Map();
    const { createObjectURL } = URL;
    URL.createObjectURL = (/** @type {Blob} */ blob) => {
      const address = createObjectURL.call(URL, blob);
      blobs.set(address, blob);
      return address;
    };
    HTMLAnchorElement.prototype.click = function click() {
      left.push({ name: this.download, blob: /** @type {Blob} */ (blobs.get(this.href)) });
    };
    const denied = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    const text = (/** @type {string} */ value) =>
      left.push({ name: 'text', blob: new Blob([value], { type: 'text/plain' }) });
    const clipboard = {
      writeText: async (/** @type {string} */ value) => (isAllowed ? text(value) : denied()),
      write: async (/** @type {any[]} */ [item]) =>
        isAllowed ? left.push({ name: 'picture', blob: await item.parts['image/png'] }) : denied(),
    };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
    Object.assign(globalThis, {
      left,
      printed: 0,
      ClipboardItem: class {
        /** @param {Record<string, Promise<Blob>>} parts */
        constructor(parts) {
          this.parts = parts;
        }
      },
      print: () => Object.assign(globalThis, { printed: /** @type {any} */ (globalThis).printed + 1 }),
    });
    Object.defineProperty(navigator, 'share', { value: async ({ url = '' }) => text(url), configurable: true });
  }, clipboard);

/**
 * What left last, once there are so many.
 * @param {import('./app.js').App} app
 * @param {number} count
 * @returns {Promise<Way>}
 */
export async function lastOut({ page }, count) {
  await page.waitForFunction((wanted) => /** @type {any} */ (globalThis).left.length === wanted, count);
  return page.evaluate(async () => {
    const { name, blob } = /** @type {any} */ (globalThis).left.at(-1);
    if (blob.type !== 'image/png') {
      return {
        name,
        type: blob.type,
        text: await blob.text(),
        size: /** @type {[number, number]} */ ([0, 0]),
        colours: [],
      };
    }
    const picture = await createImageBitmap(blob);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.width, picture.height];
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    const colours = new Set();
    for (let at = 0; at < data.length; at += 4) {
      colours.add(`#${[...data.subarray(at, at + 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`);
    }
    return {
      name,
      type: blob.type,
      text: '',
      size: /** @type {[number, number]} */ ([picture.width, picture.height]),
      colours: /** @type {string[]} */ ([...colours]),
    };
  });
}
