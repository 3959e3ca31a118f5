import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { escaped, markup, node } from '../../../web/app/drawing/markup.js';
import { parseXml } from '../support/xml.js';

/** Texts of all kinds, with what markup is made of more often than by chance. */
const anything = fc.oneof(
  fc.fullUnicodeString(),
  fc.string16bits(),
  fc.stringOf(
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      'amp;',
      '-->',
      '</script>',
      '\n',
      '\r',
      '\t',
      '\0',
      '\ud800',
      ' ',
      '=',
      'x',
    ),
  ),
);

/** What neither XML nor HTML can say. @param {string} text */
const sayable = (text) => text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]|\p{Surrogate}/gu, '\ufffd');

const { tree } = fc.letrec((/** @type {(name: string) => any} */ tie) => ({
  tree: fc.record({
    name: fc.constantFrom('svg', 'g', 'text', 'sudoku-player'),
    attributes: fc.dictionary(fc.constantFrom('a', 'b', 'c-d', 'xml:lang'), anything),
    children: fc.array(
      fc.oneof(
        { depthSize: 'small' },
        anything.filter((text) => text !== ''),
        tie('tree'),
      ),
      { maxLength: 4 },
    ),
  }),
}));

/** @type {fc.Arbitrary<import('../../../web/app/drawing/markup.js').Node>} */
const trees = /** @type {any} */ (tree);

/**
 * Texts side by side are one text to whoever reads them.
 * @param {import('../../../web/app/drawing/markup.js').Node} node
 * @returns {any}
 */
function asRead({ name, attributes, children }) {
  /** @type {any[]} */
  const read = [];
  for (const child of children) {
    if (typeof child !== 'string') read.push(asRead(child));
    else if (typeof read[read.length - 1] === 'string') read[read.length - 1] += sayable(child);
    else read.push(sayable(child));
  }
  return {
    name,
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, sayable(String(value))])),
    children: read,
  };
}

test('whatever stands in a tree, its text is read as just that', () => {
  fc.assert(
    fc.property(trees, (value) => {
      assert.deepEqual(parseXml(markup(value)), { ...asRead(value) });
    }),
    { numRuns: 1000 },
  );
});

test('no text leaves the place that it was given, in HTML neither', () => {
  fc.assert(
    fc.property(anything, (text) => {
      assert.match(escaped(text), /^[^<>"'\t\n\r\0]*$/);
    }),
    { numRuns: 1000 },
  );
  assert.equal(escaped(`a < b & "c" > 'd'\r\n`), 'a &lt; b &amp; &quot;c&quot; &gt; &#39;d&#39;&#13;&#10;');
});

test('an attribute that is null is left out, and a number is written', () => {
  assert.equal(markup(node('rect', { x: 0, fill: null, rx: 2.5 })), '<rect x="0" rx="2.5"></rect>');
});
