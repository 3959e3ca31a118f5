import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { gathered } from '../../../scripts/lib/site/lesson/gathered.mjs';
import { pictureOf } from '../../../web/app/drawing/board-svg.js';
import { markup, node } from '../../../web/app/drawing/markup.js';
import { boardLook } from '../../../web/app/share/board-text.js';
import { initialState } from '../../../web/app/state/state.js';
import { puzzles, viewsOf } from '../support/solver.js';
import { t } from '../support/texts.js';
import { elementsOf, parseXml, textIn } from '../support/xml.js';

/** @typedef {import('../support/xml.js').Xml} Xml */

const caption = { theme: /** @type {const} */ ('light'), title: 'Sudoku', language: 'en' };

/** @param {string} puzzle @param {string} algorithm @param {number} position */
function pictureAt(puzzle, algorithm, position) {
  const [run] = viewsOf(puzzle, [position], algorithm);
  return pictureOf(boardLook({ ...initialState(puzzle), algorithm, run }, t), caption);
}

/**
 * All that is drawn, part by part, each text sign by sign, with the place where it is.
 * @param {Xml} svg
 * @returns {string[]}
 */
function drawn(svg) {
  const list = (/** @type {string} */ places) => places.split(' ').map(Number);
  /** @param {Xml} element @param {number} across @param {number} down @returns {string[]} */
  const partsOf = ({ name, attributes, children }, across, down) => {
    const [, x = 0, y = 0] = /^translate\((\S+) (\S+)\)$/.exec(attributes.transform ?? '') ?? [];
    const inside = children.filter((child) => typeof child !== 'string');
    if (name === 'g') return inside.flatMap((child) => partsOf(child, across + Number(x), down + Number(y)));
    if (name !== 'text') return [JSON.stringify({ name, attributes, across, down })];
    const { x: xs, y: ys, ...look } = attributes;
    const [right, below] = [list(xs), list(ys)];
    const signs = [...textIn({ name, attributes, children })];
    assert.deepEqual([right.length, below.length], [signs.length, signs.length], 'a place for each sign');
    return signs.map((sign, index) =>
      JSON.stringify({ sign, look, x: (across + right[index]).toFixed(1), y: (down + below[index]).toFixed(1) }),
    );
  };
  return svg.children.flatMap((child) => (typeof child === 'string' ? [] : partsOf(child, 0, 0)));
}

test('a picture with its texts gathered has the same at the same places, in few texts', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(puzzles.four, puzzles.six, puzzles.school),
      fc.constantFrom('backtracking', 'lookup-tables', 'propagation', 'dancing-links'),
      fc.nat(800),
      (puzzle, algorithm, position) => {
        const picture = pictureAt(puzzle, algorithm, position);
        const [single, few] = [picture, gathered(picture)].map((tree) => parseXml(markup(tree)));
        assert.deepEqual(drawn(few).sort(), drawn(single).sort());
        const texts = elementsOf(few).filter(({ name }) => name === 'text');
        const looks = texts.map(({ attributes: { x, y, ...look } }) => JSON.stringify(look));
        assert.equal(new Set(looks).size, looks.length, 'one for each way of writing');
        assert.ok(elementsOf(few).length <= elementsOf(single).length);
      },
    ),
    { numRuns: 60 },
  );
});

test('what is drawn over a digit stays over it, and what is under it under it', () => {
  const cell = (/** @type {number} */ at) =>
    node('g', { transform: `translate(${at} 0)` }, [
      node('rect', { fill: `under ${at}` }),
      node('text', { x: 5, y: 7 }, ['1']),
      node('path', { d: `over ${at}` }),
    ]);
  const { children } = gathered(node('g', {}, [node('rect'), cell(0), cell(100), node('path', { d: 'lines' })]));
  assert.deepEqual(
    children.map((child) => markup(child)),
    [
      '<rect></rect>',
      '<g transform="translate(0 0)"><rect fill="under 0"></rect></g>',
      '<g transform="translate(100 0)"><rect fill="under 100"></rect></g>',
      '<text x="5 105" y="7 7">11</text>',
      '<g transform="translate(0 0)"><path d="over 0"></path></g>',
      '<g transform="translate(100 0)"><path d="over 100"></path></g>',
      '<path d="lines"></path>',
    ],
  );
});

test('a picture without a cell stays as it is', () => {
  const tree = node('svg', { width: 1 }, [node('title', {}, ['none']), node('g', {}, [node('rect')])]);
  assert.deepEqual(gathered(tree), tree);
});

test('what could not be gathered is no picture, instead of being left out', () => {
  const cell = (/** @type {any[]} */ ...parts) => node('g', { transform: 'translate(0 0)' }, parts);
  const text = (/** @type {string} */ sign) => node('text', { x: 0, y: 0 }, [sign]);
  assert.throws(() => gathered(node('g', {}, [cell(), node('rect'), cell()])), /between the cells/);
  assert.throws(() => gathered(node('g', {}, [cell(text('12'))])), /one sign/);
  assert.throws(() => gathered(node('g', {}, [cell(text('1'), node('path'), text('2'))])), /one sign/);
});
