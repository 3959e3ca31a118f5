/**
 * The board as an SVG picture: what the page shows of it, without the page. Marks are drawn, not
 * written, so that no font needs to have them; nothing outside is referred to. Pure.
 *
 *     svgOf({ size: 9, cells, cursor: null }, { theme: 'light', title: 'Sudoku', language: 'en' });
 *
 * @typedef {Pick<import('../view/cells.js').CellAppearance, 'text' | 'kind' | 'mark' | 'clash' | 'notes' | 'struck'>}
 *   Look
 *
 * @typedef {object} BoardLook
 * @property {number} size
 * @property {Look[]} cells
 * @property {number | null} [cursor] the cell in the reader's hand
 *
 * @typedef {object} Caption
 * @property {Theme} theme
 * @property {string} title its name for the ear
 * @property {string} [description] what it shows, for the ear
 * @property {string} language of both
 * @property {number} [width] in pixels; without it the picture is as wide as there is room
 *
 * @typedef {import('./markup.js').Node} Node
 */
import { geometryOf } from '../sudoku/geometry.js';
import { markup, node } from './markup.js';

/** @typedef {'light' | 'dark' | 'print'} Theme */

/** Colours as tokens.css has them; on paper the marks do without them. @type {Record<Theme, Record<string, string>>} */
const themes = {
  light: {
    panel: '#ffffff',
    ink: '#1c2433',
    soft: '#5a6376',
    hair: '#d9dce3',
    strong: '#1c2433',
    accent: '#2457b8',
    bad: '#a3271c',
    select: '#6891ff',
    check: '#f8df4d',
    conflict: '#d87c73',
    place: '#a4e6ba',
    retreat: '#d4aae2',
  },
  dark: {
    panel: '#1a202c',
    ink: '#e9edf5',
    soft: '#9aa5b8',
    hair: '#2f3848',
    strong: '#c4ccd9',
    accent: '#8ab4ff',
    bad: '#ff9a8f',
    select: '#0053f5',
    check: '#77662b',
    conflict: '#880101',
    place: '#1a4842',
    retreat: '#622d95',
  },
  print: {
    panel: '#ffffff',
    ink: '#000000',
    soft: '#444444',
    hair: '#aaaaaa',
    strong: '#000000',
    accent: '#000000',
    bad: '#000000',
    select: '#dddddd',
    check: '#eeeeee',
    conflict: '#c4c4c4',
    place: '#f2f2f2',
    retreat: '#d2d2d2',
  },
};

/** The colours of a picture by their names. @param {Theme} theme */
export const coloursOf = (theme) => themes[theme];

/** The themes there are. */
export const pictureThemes = /** @type {Theme[]} */ (Object.keys(themes));

const CELL = 100;
const EDGE = 6; // the frame around the board
/** Of what is written in a picture. */
export const fonts = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif";
/** Digits stand this much of their size below their middle. */
export const MIDDLE = 0.36;
const DIGIT = 45;
/** Signs are drawn on a grid of their own, and stand in a corner; where there are candidates, apart from the third. */
const CORNER = 'translate(-49.500 -2) scale(1.5)';
const SMALL_CORNER = 'translate(29.250 -5.750) scale(.75)';

/** @param {BoardLook} board @param {Caption} caption @returns {string} a whole file */
export const svgOf = (board, caption) => markup(pictureOf(board, caption));

/** The same as a tree. @param {BoardLook} board @param {Caption} caption @returns {Node} */
export function pictureOf({ size, cells, cursor = null }, { theme, title, description, language, width }) {
  const colours = coloursOf(theme);
  const side = size * CELL + 2 * EDGE;
  return node(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${side} ${side}`,
      width: width ?? null,
      height: width ?? null,
      role: 'img',
      'xml:lang': language,
      lang: language,
      'font-family': fonts,
      'text-anchor': 'middle',
    },
    [
      node('title', {}, [title]),
      ...(description ? [node('desc', {}, [description])] : []),
      node('rect', { width: side, height: side, rx: 5, fill: colours.strong }),
      node('g', { transform: `translate(${EDGE} ${EDGE})` }, [
        node('rect', { width: size * CELL, height: size * CELL, fill: colours.panel }),
        ...cells.flatMap((look, cell) => {
          const parts = cellOf(look, cell === cursor, size, colours);
          return parts.length > 0
            ? [node('g', { transform: `translate(${(cell % size) * CELL} ${Math.floor(cell / size) * CELL})` }, parts)]
            : [];
        }),
        node('path', { d: lines(size, () => true), stroke: colours.hair, 'stroke-width': 2 }),
        node('path', { d: lines(size, (at, step) => at % step === 0), stroke: colours.strong, 'stroke-width': 5 }),
      ]),
    ],
  );
}

/**
 * The lines between the cells, or those of them that are wanted: `step` cells make a box that way.
 * @param {number} size
 * @param {(at: number, step: number) => boolean} wanted
 */
function lines(size, wanted) {
  const { boxHeight, boxWidth } = geometryOf(size);
  const inner = Array.from({ length: size - 1 }, (_, index) => index + 1);
  return [
    ...inner.filter((at) => wanted(at, boxHeight)).map((at) => `M0 ${at * CELL}h${size * CELL}`),
    ...inner.filter((at) => wanted(at, boxWidth)).map((at) => `M${at * CELL} 0v${size * CELL}`),
  ].join('');
}

/**
 * What lies on the ground of the board, which is one for all cells.
 * @param {Look} look
 * @param {boolean} inHand
 * @param {number} size
 * @param {Record<string, string>} colours
 * @returns {Node[]}
 */
function cellOf(look, inHand, size, colours) {
  const { text, kind, mark, clash } = look;
  const ring =
    inHand || mark === 'select' || mark === 'place' ? colours.accent : mark === 'retreat' ? colours.ink : null;
  const sign = signs[clash ? 'conflict' : mark];
  const fill = fillOf(look, colours);
  return [
    ...(fill === colours.panel ? [] : [node('rect', { width: CELL, height: CELL, fill })]),
    ...(ring
      ? [node('rect', { x: 4, y: 4, width: CELL - 8, height: CELL - 8, fill: 'none', stroke: ring, 'stroke-width': 6 })]
      : []),
    ...(sign
      ? [
          node('path', {
            d: sign,
            transform: text || !look.notes ? CORNER : SMALL_CORNER,
            fill: mark === 'check' && !clash ? colours.ink : 'none',
            stroke: colours.ink,
            'stroke-width': 4,
            'stroke-linecap': 'round',
            'stroke-linejoin': 'round',
          }),
        ]
      : []),
    ...(text ? [digitOf(look, colours)] : notesOf(look, size, colours)),
    ...(kind === 'erased' ? [node('path', { d: 'M28 52h44', stroke: colours.ink, 'stroke-width': 4 })] : []),
  ];
}

/** @param {Look} look @param {Record<string, string>} colours */
function digitOf({ text, kind, mark, clash }, colours) {
  return node(
    'text',
    {
      class: kind || 'placed',
      x: CELL / 2,
      y: CELL / 2 + DIGIT * MIDDLE,
      'font-size': DIGIT,
      fill: kind === 'hint' && !mark && !clash ? colours.accent : colours.ink,
      'font-weight': kind === 'given' || kind === 'tried' ? 700 : null,
      'font-style': kind === 'hint' ? 'italic' : null,
    },
    [text],
  );
}

/**
 * Candidates at their places, and the stroke over the one that goes.
 * @param {Look} look
 * @param {number} size
 * @param {Record<string, string>} colours
 * @returns {Node[]}
 */
function notesOf({ notes, struck, mark }, size, colours) {
  const { boxWidth } = geometryOf(size);
  const [across, down] = [80 / boxWidth, 80 / (size / boxWidth)];
  const font = Math.min(across, down);
  /**
   * Each a text of its own: not every program that shows pictures knows a list of places.
   * @param {string} lines
   * @param {(sign: string, x: number, y: number) => Node} draw
   */
  const each = (lines, draw) =>
    lines
      .split('\n')
      .flatMap((line, row) =>
        [...line].flatMap((sign, column) =>
          sign === ' ' ? [] : [draw(sign, round(10 + (column + 0.5) * across), round(12 + (row + 0.5) * down))],
        ),
      );
  return [
    ...each(notes, (sign, x, y) =>
      node(
        'text',
        {
          class: 'note',
          x,
          y: round(y + font * MIDDLE),
          'font-size': round(font),
          fill: mark ? colours.ink : colours.soft,
        },
        [sign],
      ),
    ),
    ...each(struck, (_, x, y) =>
      node('path', {
        d: `M${round(x - font / 2.5)} ${round(y + font / 2.5)}L${round(x + font / 2.5)} ${round(y - font / 2.5)}`,
        stroke: colours.bad,
        'stroke-width': 4,
      }),
    ),
  ];
}

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;

/** The signs of the marks, in the upper right corner of a cell. @type {Record<string, string | undefined>} */
const signs = {
  check: 'M85 13a4 4 0 1 0 .1 0z',
  unit: 'M85 12a5 5 0 1 0 .1 0z',
  conflict: 'M79 11l12 12M91 11l-12 12',
  place: 'M76 18l5 6 10-13',
  retreat: 'M91 12v8H77m6-6-6 6 6 6',
  erase: 'M91 12v8H77m6-6-6 6 6 6',
};

/**
 * As board.css has it: what is read or refuses comes first, then what stands there.
 * @param {Look} look
 * @param {Record<string, string>} colours
 */
function fillOf({ kind, mark, clash }, colours) {
  if (clash || mark === 'conflict') return colours.conflict;
  if (mark === 'check') return colours.check;
  if (mark === 'unit') return mixed(colours.check, 0.45, colours.panel);
  if (mark === 'erase') return mixed(colours.retreat, 0.55, colours.panel);
  if (kind === 'placed') return colours.place;
  if (mark === 'eliminate') return mixed(colours.conflict, 0.26, colours.panel);
  return colours[mark] ?? colours.panel;
}

/** @param {string} colour as #rrggbb @param {number} share @param {string} ground */
function mixed(colour, share, ground) {
  const [over, under] = [colour, ground].map((hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)));
  return `#${over
    .map((value, index) =>
      Math.round(value * share + under[index] * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
