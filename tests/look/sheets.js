/**
 * Contact sheets: pictures in rows, each below its caption, with a line where the screen ends.
 *
 *     const printer = await openPrinter();
 *     await printer.print({ title: 'app, 390x844, light, English', pictures }, (number) => `app-${number}.png`);
 *     await printer.close();
 */
import { readFile, writeFile } from 'node:fs/promises';
import { launch } from '../e2e/engines/chromium.js';

/** No larger than what every viewer shows pixel by pixel. */
const SHEET = { width: 1560, height: 1560 };
const HEAD = 34;
const CAPTION = 38;
const GAP = 12;
const ORIGIN = 'http://sheets.localhost/';

/**
 * @typedef {object} Shown
 * @property {string} file
 * @property {string} caption
 * @property {number} width
 * @property {number} height
 * @property {number} [fold] where the screen ends, in pixels from the top
 */

/** @typedef {Shown & { scale: number }} Placed */

/** How many columns a sheet of such pictures has: text on them can still be read. @param {number} width */
export function columnsFor(width) {
  if (width <= 400) return 6;
  if (width <= 900) return 3;
  return 2;
}

/**
 * Puts pictures on sheets, in their order: each sheet is a list of rows.
 * @template {Shown} T
 * @param {readonly T[]} pictures
 * @param {number} columns
 * @returns {(T & { scale: number })[][][]}
 */
export function arrange(pictures, columns) {
  const column = (SHEET.width - GAP) / columns - GAP;
  const room = SHEET.height - HEAD - GAP;
  const placed = pictures.map((picture) => ({
    ...picture,
    scale: Math.min(1, column / picture.width, (room - CAPTION) / picture.height),
  }));
  /** @type {(T & { scale: number })[][][]} */
  const sheets = [];
  let left = 0;
  for (let at = 0; at < placed.length; at += columns) {
    const row = placed.slice(at, at + columns);
    const height = Math.max(...row.map((each) => each.height * each.scale)) + CAPTION + GAP;
    if (height > left) {
      sheets.push([]);
      left = room + GAP;
    }
    sheets[sheets.length - 1].push(row);
    left -= height;
  }
  return sheets;
}

const STYLE = `
  * { box-sizing: border-box; margin: 0; }
  body { width: ${SHEET.width}px; padding: 0 ${GAP}px; background: #777; color: #fff; }
  body { font: 13px/17px "DejaVu Sans", sans-serif; }
  h1 { height: ${HEAD}px; font-size: 16px; line-height: ${HEAD}px; white-space: nowrap; overflow: hidden; }
  .row { display: grid; gap: ${GAP}px; margin-bottom: ${GAP}px; align-items: start; }
  figcaption { height: ${CAPTION}px; padding-top: 3px; overflow: hidden; overflow-wrap: anywhere; }
  .picture { position: relative; width: fit-content; }
  img { display: block; }
  hr { position: absolute; inset-inline: 0; border: 0; border-top: 2px dashed #f0f; }
`;

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {Placed} picture @param {number} at */
function figure({ caption, width, height, scale, fold = height }, at) {
  const [wide, high] = [width, height].map((length) => Math.round(length * scale));
  const picture = `<img src="picture-${at}" width="${wide}" height="${high}">`;
  const lower = fold < height ? `<hr style="top: ${fold * scale}px">` : '';
  const text = `<figcaption>${escaped(caption)}</figcaption>`;
  return `<figure>${text}<div class="picture">${picture}${lower}</div></figure>`;
}

/** @param {string} title @param {Placed[][]} rows @param {number} columns */
function page(title, rows, columns) {
  let at = 0;
  const style = `grid-template-columns: repeat(${columns}, 1fr)`;
  const body = rows.map((row) => {
    const figures = row.map((each) => figure(each, at++));
    return `<div class="row" style="${style}">${figures.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><h1>${escaped(title)}</h1>${body.join('')}`;
}

/** @typedef {{ title: string, pictures: Shown[], columns: number }} Order */

/** A browser that prints sheets. */
export async function openPrinter() {
  const browser = await launch();

  /** @param {string} title @param {Placed[][]} rows @param {number} columns @param {string} file */
  async function printOne(title, rows, columns, file) {
    const paper = await browser.newPage({ viewport: { width: SHEET.width, height: 200 } });
    const files = rows.flat().map((each) => each.file);
    await paper.route(`${ORIGIN}**`, async (route) => {
      const [, at] = /picture-(\d+)$/.exec(route.request().url()) ?? [];
      if (at) await route.fulfill({ contentType: 'image/png', body: await readFile(files[Number(at)]) });
      else await route.fulfill({ contentType: 'text/html', body: page(title, rows, columns) });
    });
    await paper.goto(ORIGIN); // waits for the pictures
    await writeFile(file, await paper.screenshot({ fullPage: true }));
    await paper.close();
  }

  return {
    /**
     * @param {Order} order
     * @param {(number: number) => string} fileOf each sheet, from 1
     * @returns {Promise<string[]>} the files
     */
    async print({ title, pictures, columns }, fileOf) {
      const sheets = arrange(pictures, columns);
      const files = sheets.map((_, index) => fileOf(index + 1));
      for (const [index, rows] of sheets.entries()) {
        await printOne(`${title} (${index + 1} of ${sheets.length})`, rows, columns, files[index]);
      }
      return files;
    },
    close: () => browser.close(),
  };
}
