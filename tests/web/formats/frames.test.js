/** Frames in which blanks are empty cells, and where their cells stand in the text. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Excerpt } from '../../../web/app/formats/excerpt.js';
import { blankFrames } from '../../../web/app/formats/frames.js';

const reading = () => assert.fail('a frame is found without the plain reader');

/** The cells and where each stands; null: it is no frame with blanks. @param {string} text */
function cellsIn(text) {
  const piece = blankFrames.find(text, reading)?.pieces[0];
  return piece instanceof Excerpt ? { text: piece.text, places: piece.places } : null;
}

const open = ['1 | 3', '---', '3 | 1', ' 1|  ', '  | 2'].join('\n');

/** @param {string[]} rows */
const framed = (...rows) => ['+--+--+', ...rows.map((row) => `|${row}|`), '+--+--+'].join('\n');

test('each cell of a frame knows its place in the text', () => {
  const text = framed('1 | 2', ' 3|  ', '  |1 ', '4 | 3');
  const cells = cellsIn(text);
  assert.equal(cells?.text, '1..2.3....1.4..3');
  for (const [cell, place] of cells?.places.entries() ?? []) {
    assert.equal(text[place], cells?.text[cell].replace('.', ' '), `cell ${cell}`);
  }
  assert.equal(new Set(cells?.places).size, 16);
});

test('so it does where the frame is open at the sides', () => {
  const cells = cellsIn(open);
  assert.equal(cells?.text.length, 16);
  for (const [cell, place] of cells?.places.entries() ?? []) {
    if (cells?.text[cell] !== '.') assert.equal(open[place], cells?.text[cell], `cell ${cell}`);
  }
});

test('a frame of blanks alone is an empty board', () => {
  assert.equal(cellsIn(framed('  |  ', '  |  ', '  |  ', '  |  '))?.text, '.'.repeat(16));
});

test('a frame without a blank is left to the plain reader', () => {
  assert.equal(cellsIn(framed('12|34', '34|12', '21|43', '43|21')), null);
});
