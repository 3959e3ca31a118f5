/**
 * What the browser's own Print puts on paper, and whether one would hang it on a wall. A page is printed to a PDF,
 * which Poppler turns into pictures and words; the rules know nothing of the page but those, and its controls.
 *
 *     const sheets = await sheetsOf(app.page, { format: 'A4', landscape: true });
 *     assert.deepEqual(faultsOnPaper(sheets), []);
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contrast } from '../../look/pictures.js';
import { engine } from '../engines/engine.js';
import { testOnly } from '../engines/test.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box in pixels of a picture */
/** @typedef {{ text: string, box: Box }} Word */
/** @typedef {Word[][][]} Blocks the words of a page, by lines, by blocks of lines */
/**
 * A page: how bright each pixel of its picture is, from 0 to 1, and what is to be found in it.
 * @typedef {{ width: number, height: number, light: Float32Array, ink: Box | null, boards: Box[],
 *   blocks: Blocks }} Sheet
 */
/** @typedef {import('../engines/engine.js').Format} Format */

const DPI = 100;
const mm = (/** @type {number} */ pixels) => (pixels / DPI) * 25.4;
const px = (/** @type {number} */ length) => (length / 25.4) * DPI;

/** What is darker is ink of a frame, by its brightness from 0 to 1. */
const DARK = 0.42;
/** Dark paper is as dark, and letters; and the share of it that letters and lines take at most. */
const [DARKNESS, MOST_INK] = [0.15, 0.2];
/** Pixels by which the edges of a frame may miss each other; millimetres of the least frame that counts as a board. */
const [SLACK, SMALL] = [3, 20];
/** The width that a board has on a wall at least; a length in a picture may miss what it is by so much. */
const [WIDE, ROUGH] = [100, 0.7];
/** What stays visible of soft letters as coarse as a picture has them. */
const READABLE = 2.5;
/** A column is squeezed if it has fewer words in a line than this, over at least this number of lines. */
const SQUEEZED = { words: 1.6, lines: 4 };

/** Without Poppler nothing can be looked at: such tests are skipped; CI has it. */
const mustLook = Boolean(process.env.CI || process.env.FULL);
const skip = !mustLook && spawnSync('pdftoppm', ['-v']).status !== 0 && 'there is no pdftoppm';

/**
 * A test that prints.
 * @param {string} name
 * @param {() => Promise<unknown>} action
 * @param {string[]} [where] the browsers whose drivers print such a page: that of WebKit prints none
 */
export const testOnPaper = (name, action, where = ['chromium', 'firefox']) =>
  testOnly({ in: where, because: 'the driver prints' }, name, action, { skip });

/**
 * Runs of dark pixels that are long enough for a frame.
 * @param {Float32Array} light @param {number} width @param {number} height
 */
function* darkRuns(light, width, height) {
  for (let y = 0; y < height; y++) {
    let start = -1;
    for (let x = 0; x <= width; x++) {
      if (x < width && light[y * width + x] < DARK) {
        if (start < 0) start = x;
      } else if (start >= 0) {
        if (x - start >= px(SMALL)) yield { y, left: start, right: x };
        start = -1;
      }
    }
  }
}

/**
 * Squares with a frame of ink, the largest first: boards that stand whole on one page.
 * @param {Float32Array} light @param {number} width @param {number} height
 * @returns {Box[]}
 */
function boardsIn(light, width, height) {
  const runs = [...darkRuns(light, width, height)];
  const isDark = (/** @type {number} */ x, /** @type {number} */ y) =>
    [-1, 0, 1].some((aside) => light[y * width + Math.round(x) + aside] < DARK);
  const isEdge = (/** @type {number} */ x, /** @type {number} */ top, /** @type {number} */ bottom) => {
    let dark = 0;
    for (let y = top; y < bottom; y++) if (isDark(x, y)) dark++;
    return dark > 0.97 * (bottom - top);
  };
  /** @type {Box[]} */
  const found = [];
  for (const top of runs) {
    const side = top.right - top.left;
    const bottom = runs.find(
      ({ y, left, right }) =>
        Math.abs(y - top.y - side) <= SLACK &&
        Math.abs(left - top.left) <= SLACK &&
        Math.abs(right - top.right) <= SLACK,
    );
    const box = { x: top.left, y: top.y, width: side, height: side };
    if (bottom && isEdge(top.left + 1, top.y, bottom.y) && isEdge(top.right - 1, top.y, bottom.y)) found.push(box);
  }
  return found
    .sort((one, other) => other.width - one.width)
    .filter((box, index, all) => !all.slice(0, index).some((larger) => isWithin(middleOf(box), larger)));
}

/** @param {Box} box */
const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** @param {{ x: number, y: number }} point @param {Box} box */
const isWithin = ({ x, y }, box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

/** What Poppler says of the words: blocks of lines of words, in points. @param {string} html @returns {Blocks[]} */
function blocksIn(html) {
  const scale = DPI / 72;
  const parts = (/** @type {string} */ text, /** @type {string} */ name) =>
    [...text.matchAll(new RegExp(`<${name}\\b[^>]*>.*?</${name}>`, 'gs'))].map(([part]) => part);
  const word = (/** @type {string} */ text) => {
    const [left, top, right, bottom] = [...text.matchAll(/(?:xMin|yMin|xMax|yMax)="([-\d.]+)"/g)].map(
      ([, value]) => Number(value) * scale,
    );
    return {
      text: text.replace(/<[^>]*>/g, ''),
      box: { x: left, y: top, width: right - left, height: bottom - top },
    };
  };
  return parts(html, 'page').map((page) =>
    parts(page, 'block').map((block) => parts(block, 'line').map((line) => parts(line, 'word').map(word))),
  );
}

/** How bright each value of a grey is. */
const LINEAR = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2);

/** @param {Buffer} file a picture in grey, as PGM: `P5 WIDTH HEIGHT 255`, and a byte for each pixel */
function pixelsIn(file) {
  const [head, width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 40)) ?? [''];
  const light = Float32Array.from(file.subarray(head.length), (value) => LINEAR[value]);
  return { width: Number(width), height: Number(height), light };
}

/** @param {Buffer} pdf @returns {Sheet[]} each page */
function sheetsIn(pdf) {
  const folder = mkdtempSync(join(tmpdir(), 'paper-'));
  try {
    const file = join(folder, 'print.pdf');
    writeFileSync(file, pdf);
    execFileSync('pdftoppm', ['-r', `${DPI}`, '-gray', file, join(folder, 'page')]);
    const blocks = blocksIn(
      execFileSync('pdftotext', ['-bbox-layout', file, '-'], { encoding: 'utf8', maxBuffer: 1e8 }),
    );
    return readdirSync(folder)
      .filter((name) => name.endsWith('.pgm'))
      .sort()
      .map((name, index) => {
        const { width, height, light } = pixelsIn(readFileSync(join(folder, name)));
        const boards = boardsIn(light, width, height);
        return { width, height, light, ink: inkIn(light, width, height), boards, blocks: blocks[index] ?? [] };
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Prints a page as its reader does, by the browser's own command.
 * @param {Page} page @param {Format} format @returns {Promise<Sheet[]>}
 */
export async function sheetsOf(page, format) {
  if (!engine.print) throw new Error('the driver of this browser does not print');
  return sheetsIn(await engine.print(page, format));
}

/**
 * The part of a page that has ink; null where it has none.
 * @param {Float32Array} light @param {number} width @param {number} height @returns {Box | null}
 */
function inkIn(light, width, height) {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (light[y * width + x] > 0.7) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  return bottom < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** What of a picture is in a box. @param {Sheet} sheet @param {Box} box @returns {number[]} */
function lightIn({ light, width, height }, box) {
  /** @type {number[]} */
  const all = [];
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, box.y + box.height); y++) {
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, box.x + box.width); x++) {
      all.push(light[y * width + x]);
    }
  }
  return all;
}

/** Words outside of boards. @param {Sheet} sheet */
const wordsBeside = ({ blocks, boards }) =>
  blocks.flat(2).filter(({ box }) => !boards.some((board) => isWithin(middleOf(box), board)));

/** Paper is white: no more of it is dark than letters and lines are. @param {Sheet} sheet */
function white({ light }) {
  const share = light.reduce((sum, each) => (each < DARKNESS ? sum + 1 : sum), 0) / light.length;
  return share < MOST_INK ? [] : [`is dark: ${Math.round(100 * share)} % of it`];
}

/**
 * No page is blank, and none but the last nearly so.
 * @param {Sheet} sheet @param {number} index @param {Sheet[]} all
 */
function blank({ ink, height }, index, all) {
  if (!ink) return ['is blank'];
  const share = (ink.y + ink.height) / height;
  return index < all.length - 1 && share < 0.4 ? [`is nearly blank: ${Math.round(100 * share)} % have ink`] : [];
}

/** Nothing comes so near to an edge that it may be cut off. @param {Sheet} sheet */
function edges({ ink, width, height }) {
  if (!ink) return [];
  const least = Math.min(ink.x, ink.y, width - ink.x - ink.width, height - ink.y - ink.height);
  return least < px(4) ? [`has ink ${mm(least).toFixed(1)} mm from an edge`] : [];
}

/** No text is squeezed into a column that has room for one word. @param {Sheet} sheet */
function squeezed(sheet) {
  const beside = new Set(wordsBeside(sheet));
  return sheet.blocks
    .map((block) => block.map((line) => line.filter((word) => beside.has(word))).filter((line) => line.length > 0))
    .filter((lines) => {
      const words = lines.flat();
      const letters = words.filter(({ text }) => /\p{L}{2}/u.test(text)).length;
      return (
        lines.length >= SQUEEZED.lines && letters > words.length / 2 && words.length / lines.length < SQUEEZED.words
      );
    })
    .map((lines) => `squeezes a text: ${lines.map((line) => line.map(({ text }) => text).join(' ')).join(' / ')}`);
}

/** No word lies on another, and none on a board. @param {Sheet} sheet */
function overlaps(sheet) {
  const words = sheet.blocks.flat(2);
  const strangers = words.filter(
    ({ text, box }) => /\p{L}{3}/u.test(text) && sheet.boards.some((board) => isWithin(middleOf(box), board)),
  );
  const beside = wordsBeside(sheet).filter(({ text }) => /[\p{L}\d]{2}/u.test(text));
  const pairs = beside.flatMap((one, index) =>
    beside.slice(index + 1).flatMap((other) => {
      const across =
        Math.min(one.box.x + one.box.width, other.box.x + other.box.width) - Math.max(one.box.x, other.box.x);
      const down =
        Math.min(one.box.y + one.box.height, other.box.y + other.box.height) - Math.max(one.box.y, other.box.y);
      const most = Math.min(one.box.height, other.box.height) * 0.6;
      return across > 2 && down > most ? [`has “${one.text}” on “${other.text}”`] : [];
    }),
  );
  return [...strangers.map(({ text }) => `has “${text}” on a board`), ...pairs];
}

/** All that is written stands out of its ground. @param {Sheet} sheet */
function faint(sheet) {
  return sheet.blocks
    .flat(2)
    .filter(({ text, box }) => /[\p{L}\d]/u.test(text) && contrast(lightIn(sheet, box)) < READABLE)
    .map(({ text }) => `has “${text}” too faint to be read`);
}

/** What each page is judged by. */
const judges = { white, blank, edges, squeezed, overlaps, faint };

/** @typedef {keyof typeof judges} PaperRule */

/**
 * What is wrong with a print.
 * @param {Sheet[]} sheets
 * @param {{ board?: number, most?: number, without?: PaperRule[] }} [wanted] board: how many millimetres the largest
 *   board has at least, 0: there is none; most: how many pages there are at most
 * @returns {string[]}
 */
export function faultsOnPaper(sheets, { board = WIDE, most = 1, without = [] } = {}) {
  const widest = Math.max(0, ...sheets.flatMap(({ boards }) => boards.map(({ width }) => mm(width))));
  return [
    ...(widest < board - ROUGH
      ? [`board: the largest whole one is ${widest.toFixed(0)} mm wide, ${board} are wanted`]
      : []),
    ...(sheets.length > most ? [`pages: there are ${sheets.length}, ${most} at most are wanted`] : []),
    ...sheets.flatMap((sheet, index) =>
      Object.entries(judges)
        .filter(([name]) => !without.includes(/** @type {PaperRule} */ (name)))
        .flatMap(([name, judge]) => judge(sheet, index, sheets).map((fault) => `${name}: page ${index + 1} ${fault}`)),
    ),
  ];
}

/** What has a button's name on the screen and is a text on paper. */
const TOLD = '.term, .place, thead button, .why-digits button, .kinds button, .row button';

/**
 * Controls that would be on paper.
 * @param {Page} page @returns {Promise<string[]>}
 */
export async function controlsOnPaper(page) {
  if (!engine.paper) return []; // its driver does not show a page as it is printed
  await engine.paper(page, true);
  const found = await page
    .locator('button:visible, select:visible, input:visible, textarea:visible, dialog:visible')
    .evaluateAll(
      (all, told) => all.filter((each) => !each.matches(told)).map((each) => `${each.localName} ${each.textContent}`),
      TOLD,
    );
  await engine.paper(page, false);
  return found.map((control) => `controls: ${control.trim()}`);
}
