import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { boardLook, describe, plainLook } from '../../../web/app/share/board-text.js';
import { pictureThemes, svgOf } from '../../../web/app/drawing/board-svg.js';
import { initialState } from '../../../web/app/state/state.js';
import { puzzle } from '../support/actions.js';
import { progressOf } from '../support/progress.js';
import { puzzles, viewsOf } from '../support/solver.js';
import { faultOf, read, t, translators } from '../support/texts.js';
import { elementsOf, parseXml, textIn } from '../support/xml.js';

/** @typedef {import('../../../web/app/drawing/board-svg.js').Theme} Theme */

const caption = { theme: /** @type {Theme} */ ('light'), title: 'Sudoku', language: 'en' };

/**
 * @param {string} first
 * @param {number} position
 * @param {string} [algorithm]
 * @param {Partial<import('../../../web/app/state/state.js').State>} [more]
 */
function stateAt(first, position, algorithm = 'backtracking', more = {}) {
  const [run] = viewsOf(first, [position], algorithm);
  return { ...initialState(first), algorithm, run, ...more };
}

/**
 * What each cell of a picture holds: its elements by their place, none where it is as the ground.
 * @param {string} svg
 * @param {number} size
 */
function cellsIn(svg, size) {
  const board = elementsOf(parseXml(svg)).find(({ name, attributes }) => name === 'g' && attributes.transform);
  const [ground, ...rest] = /** @type {import('../support/xml.js').Xml[]} */ (
    board?.children.filter((child) => typeof child !== 'string')
  );
  assert.deepEqual(
    [ground.name, ground.attributes.width, ground.attributes.height],
    ['rect', String(size * 100), String(size * 100)],
  );
  const places = Array.from(
    { length: size * size },
    (_, cell) => `translate(${(cell % size) * 100} ${Math.floor(cell / size) * 100})`,
  );
  const groups = new Map(rest.filter(({ name }) => name === 'g').map((group) => [group.attributes.transform, group]));
  for (const [place, { children }] of groups) assert.ok(places.includes(place) && children.length > 0, place);
  return places.map((place) => {
    const parts = elementsOf(groups.get(place) ?? { name: 'g', attributes: {}, children: [] });
    const texts = parts.filter(({ name }) => name === 'text');
    return {
      digit: texts
        .filter((text) => text.attributes.class !== 'note')
        .map(textIn)
        .join(''),
      notes: texts
        .filter((text) => text.attributes.class === 'note')
        .map(textIn)
        .join(''),
      signs: parts.filter(({ name, attributes }) => name === 'path' && attributes.transform).length,
      rings: parts.filter(({ name, attributes }) => name === 'rect' && attributes.stroke).length,
      fill:
        parts.find(({ name, attributes }) => name === 'rect' && attributes.width === '100')?.attributes.fill ??
        ground.attributes.fill,
    };
  });
}

test('the picture of any board of any size has just its digits, each in its cell', () => {
  fc.assert(
    fc.property(puzzle, fc.constantFrom(...pictureThemes), (board, theme) => {
      const size = Math.sqrt(board.length);
      const cells = cellsIn(svgOf(plainLook(board), { ...caption, theme }), size);
      assert.equal(cells.map(({ digit }) => digit || '.').join(''), board);
      assert.ok(cells.every(({ notes, signs, rings }) => notes === '' && signs === 0 && rings === 0));
    }),
    { numRuns: 200 },
  );
});

test('at any step the picture shows the digits, the candidates and the marks of the board', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(puzzles.four, puzzles.six, puzzles.school),
      fc.constantFrom('backtracking', 'lookup-tables', 'propagation', 'dancing-links'),
      fc.nat(800),
      (first, algorithm, position) => {
        const look = boardLook(stateAt(first, position, algorithm), t);
        cellsIn(svgOf(look, caption), look.size).forEach((cell, index) => {
          const { text, notes, mark, clash } = look.cells[index];
          assert.equal(cell.digit, text);
          assert.equal(cell.notes, notes.replace(/[^1-9]/g, ''));
          assert.equal(
            cell.signs,
            clash || ['check', 'unit', 'conflict', 'place', 'retreat', 'erase'].includes(mark) ? 1 : 0,
          );
          assert.equal(cell.rings, ['select', 'place', 'retreat'].includes(mark) ? 1 : 0);
        });
      },
    ),
    { numRuns: 60 },
  );
});

test('the picture of a game has what was entered, digits and notes of both kinds', () => {
  const games = puzzle.chain((text) => fc.tuple(fc.constant(text), progressOf(text)));
  fc.assert(
    fc.property(games, ([text, entered]) => {
      const look = boardLook({ ...initialState(text), mode: 'play', entered }, t);
      cellsIn(svgOf(look, caption), look.size).forEach(({ digit, notes }, cell) => {
        assert.equal(Number(digit), entered.digits[cell]);
        const noted = Array.from({ length: look.size }, (_, i) => i + 1).filter(
          (each) => ((entered.corner[cell] | entered.centre[cell]) >> (each - 1)) & 1,
        );
        assert.equal(notes, entered.digits[cell] ? notes : noted.join(''));
        assert.equal(look.cells[cell].kind, text[cell] === '.' ? '' : 'given');
      });
    }),
    { numRuns: 100 },
  );
});

test('a sign stands above the candidates, not on one of them', () => {
  for (const mark of ['check', 'unit', 'conflict', 'place', 'retreat', 'erase']) {
    for (const [size, notes] of /** @type {const} */ ([
      [9, '123\n456\n789'],
      [6, '123\n456'],
      [4, '12\n34'],
    ])) {
      const cells = plainLook('.'.repeat(size ** 2)).cells.map((cell) => ({ ...cell, mark, notes }));
      const [, cell] = elementsOf(parseXml(svgOf({ size, cells: /** @type {any} */ (cells) }, caption))).filter(
        ({ name, attributes }) => name === 'g' && attributes.transform,
      );
      const inside = elementsOf(cell);
      const sign = inside.find(({ name, attributes }) => name === 'path' && attributes.transform)?.attributes ?? {};
      const [, down, scale] = /translate\(\S+ (\S+)\) scale\((\S+)\)/.exec(sign.transform ?? '') ?? [];
      // no sign is deeper on its own grid
      const deepest = Number(down) + Number(scale) * (26 + Number(sign['stroke-width']) / 2);
      const highest = Math.min(
        ...inside
          .filter(({ attributes }) => attributes.class === 'note')
          .map(({ attributes }) => Number(attributes.y) - 0.73 * Number(attributes['font-size'])),
      ); // of digits
      assert.ok(deepest < highest, `${mark} in ${size}: ${deepest} and ${highest}`);
    }
  }
});

test('a full board has 81 digits', () => {
  const run = stateAt(puzzles.school, 5547);
  assert.match(
    cellsIn(svgOf(boardLook(run, t), caption), 9)
      .map(({ digit }) => digit)
      .join(''),
    /^[1-9]{81}$/,
  );
});

test('every mark has a look of its own in every theme, without its colour too', () => {
  for (const theme of pictureThemes) {
    const marks = /** @type {const} */ (['', 'select', 'check', 'unit', 'conflict', 'place', 'eliminate', 'retreat']);
    const shapes = marks.map((mark) => {
      const cells = plainLook('.'.repeat(16)).cells.map((cell, index) =>
        index === 5
          ? { ...cell, mark, notes: mark === 'eliminate' ? '12\n34' : '', struck: mark === 'eliminate' ? '/ \n  ' : '' }
          : cell,
      );
      return svgOf({ size: 4, cells }, { ...caption, theme }).replace(/ (fill|stroke)="[^"]*"/g, '');
    });
    assert.equal(new Set(shapes).size, marks.length);
  }
});

test('the cell in hand is ringed while editing', () => {
  const state = { ...initialState(puzzles.four), mode: /** @type {const} */ ('edit'), cursor: 3 };
  assert.deepEqual(
    cellsIn(svgOf(boardLook(state, t), caption), 4).flatMap(({ rings }, cell) => (rings ? [cell] : [])),
    [3],
  );
});

test('light and dark are those of the page', () => {
  const blocks = read('styles/tokens.css')
    .replace(/@media (?!not print).*/s, '')
    .split('[data-theme="dark"]');
  const [light, dark] = [blocks[0], blocks.slice(1).join('')].map(
    (text) => new Map([...text.matchAll(/--sudoku-(\w+): (#\w+);/g)].map(([, name, colour]) => [name, colour])),
  );
  for (const [theme, tokens] of /** @type {[Theme, Map<string, string>][]} */ ([
    ['light', light],
    ['dark', dark],
  ])) {
    for (const [mark, token] of [
      ['check', 'check'],
      ['conflict', 'conflict'],
      ['place', 'place'],
      ['select', 'select'],
      ['retreat', 'retreat'],
      ['', 'panel'],
    ]) {
      const cells = plainLook('.'.repeat(16)).cells.map((cell) => ({ ...cell, mark: /** @type {any} */ (mark) }));
      const { fill } = cellsIn(svgOf({ size: 4, cells }, { ...caption, theme }), 4)[0];
      assert.equal(fill, tokens.get(token)?.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'), `${theme} ${mark}`);
    }
  }
});

test('it is a picture of its own: a name, a size, and nothing from elsewhere', () => {
  const svg = parseXml(
    svgOf(plainLook(puzzles.four), { ...caption, title: 'A <b> & "c"', description: 'Row 1: …', width: 540 }),
  );
  assert.deepEqual(
    [svg.attributes.viewBox, svg.attributes.width, svg.attributes.height, svg.attributes.role, svg.attributes.lang],
    ['0 0 412 412', '540', '540', 'img', 'en'],
  );
  assert.deepEqual(
    svg.children.slice(0, 2).map((child) => (typeof child === 'string' ? child : [child.name, textIn(child)])),
    [
      ['title', 'A <b> & "c"'],
      ['desc', 'Row 1: …'],
    ],
  );
  for (const { name, attributes } of elementsOf(svg)) {
    assert.ok(!['image', 'use', 'style', 'script', 'foreignObject', 'a'].includes(name));
    for (const [key, value] of Object.entries(attributes)) {
      assert.ok(key === 'xmlns' || !/href|url\(|^on|style|https?:/.test(`${key}=${value}`), key);
    }
  }
});

test('the structure of a small picture', () => {
  const [first] = /** @type {import('../support/xml.js').Xml[]} */ (
    elementsOf(parseXml(svgOf(boardLook(stateAt(puzzles.four, 3), t), caption))).filter(
      ({ attributes }) => attributes.transform === 'translate(100 0)',
    )
  );
  assert.deepEqual(
    first.children.map((child) =>
      typeof child === 'string' ? child : `${child.name} ${child.attributes.class ?? child.attributes.fill}`,
    ),
    ['rect #6891ff', 'rect none', 'text tried'],
  );
  assert.equal(textIn(first), '1');
});

for (const [language, translate] of Object.entries(translators)) {
  test(`the description reads the board row by row in ${language}`, () => {
    const text = describe(boardLook(stateAt(puzzles.four, 40), translate), translate);
    assert.equal(faultOf(text, language), null);
    assert.equal(
      text.replace(/\D/g, '').length,
      4 + viewsOf(puzzles.four, [40])[0].board.filter(Boolean).length,
      'rows and digits',
    );
  });
}

/**
 * The first cell of a picture that has such looks.
 * @param {Partial<import('../../../web/app/drawing/board-svg.js').Look>} look
 * @param {{ size?: number, theme?: Theme }} [options]
 * @returns {Record<string, string | undefined>[]} its elements
 */
function firstCell(look, { size = 9, theme = 'light' } = {}) {
  const cells = plainLook('.'.repeat(size ** 2)).cells.map((cell, index) =>
    index === 0 ? { ...cell, ...look } : cell,
  );
  const groups = elementsOf(parseXml(svgOf({ size, cells }, { ...caption, theme }))).filter(
    ({ name, attributes }) => name === 'g' && attributes.transform,
  );
  return elementsOf(groups[1]).map(({ name, attributes }) => ({ name, ...attributes }));
}

test('thick lines are the edges of the boxes, thin ones those of the cells', () => {
  const paths = elementsOf(parseXml(svgOf(plainLook('.'.repeat(36)), caption)))
    .filter(({ name }) => name === 'path')
    .map(({ attributes }) => [attributes['stroke-width'], attributes.d]);
  const across = [100, 200, 300, 400, 500].map((at) => `M0 ${at}h600`).join('');
  const down = [100, 200, 300, 400, 500].map((at) => `M${at} 0v600`).join('');
  assert.deepEqual(paths, [
    ['2', across + down],
    ['5', 'M0 200h600M0 400h600M300 0v600'],
  ]);
});

test('a mark that only tints its cell lies thinly over the ground', () => {
  const fill = (/** @type {any} */ mark, /** @type {Theme} */ theme) =>
    firstCell({ mark }, { theme }).find(({ name }) => name === 'rect')?.fill;
  assert.equal(fill('unit', 'light'), '#fcf1af');
  assert.equal(fill('erase', 'light'), '#e7d0ef');
  assert.equal(fill('eliminate', 'light'), '#f5dddb');
  assert.equal(fill('eliminate', 'dark'), '#371821');
});

test('givens are bold, and what is only hinted at stands slanted in a colour of its own', () => {
  const digit = (/** @type {any} */ look) => firstCell({ text: '5', ...look }).find(({ name }) => name === 'text');
  assert.equal(digit({ kind: 'given' })?.['font-weight'], '700');
  assert.equal(digit({ kind: 'tried' })?.['font-weight'], '700');
  assert.equal(digit({ kind: 'placed' })?.['font-weight'], undefined);
  assert.equal(digit({ kind: 'placed' })?.fill, '#1c2433');
  assert.equal(digit({ kind: 'hint' })?.fill, '#2457b8');
  assert.equal(digit({ kind: 'hint', mark: 'check' })?.fill, '#1c2433');
  assert.equal(digit({ kind: 'hint' })?.['font-style'], 'italic');
});

test('candidates fill their cell evenly, in three columns or in two', () => {
  for (const { size, notes, first, last, font } of [
    { size: 9, notes: '123\n456\n789', first: [23.3, 34.9], last: [76.7, 88.3], font: 26.7 },
    { size: 6, notes: '123\n456', first: [23.3, 41.6], last: [76.7, 81.6], font: 26.7 },
    { size: 4, notes: '12\n34', first: [30, 46.4], last: [70, 86.4], font: 40 },
  ]) {
    const texts = firstCell({ notes }, { size }).filter(({ name }) => name === 'text');
    const at = (/** @type {number} */ index) => [Number(texts[index].x), Number(texts[index].y)];
    assert.deepEqual(at(0), first, `${size}`);
    assert.deepEqual(at(size - 1), last, `${size}`);
    assert.equal(Number(texts[0]['font-size']), font);
  }
});
