/** Which lists and strings are grids, by how many there are and how long. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Excerpt } from '../../../web/app/formats/excerpt.js';
import { listing } from '../../../web/app/formats/listing.js';

const reading = () => assert.fail('a listing is found without the plain reader');

/** The signs of each puzzle in a text; none: it is no listing. @param {string} text */
function puzzlesIn(text) {
  const pieces = listing.find(text, reading)?.pieces ?? [];
  return pieces.map((piece) => (piece instanceof Excerpt ? piece.text : piece.code));
}

/** A puzzle that has a given at its start and nothing else. @param {number} cells */
const signs = (cells) => '1'.padEnd(cells, '.');

/** @param {string[]} words */
const listOf = (...words) => JSON.stringify(words);

/** @type {[what: string, text: string, puzzles: string[]][]} */
const texts = [
  ['four strings of four signs are a board', listOf('1...', '..2.', '....', '...3'), ['1.....2........3']],
  ['three strings of four signs are none', listOf('1...', '..2.', '....'), []],
  ['four strings of three signs are none', listOf('1..', '..2', '...', '..3'), []],
  ['nor are four numbers of four digits', '[1000, 2000, 3000, 4000]', []],
  ...[16, 36, 81].map(
    (cells) =>
      /** @type {[string, string, string[]]} */ ([
        `strings of ${cells} signs are a puzzle each`,
        listOf(...Array.from({ length: 5 }, () => signs(cells))),
        Array.from({ length: 5 }, () => signs(cells)),
      ]),
  ),
  ['a string as long as a puzzle is one under any key', JSON.stringify({ x: signs(16) }), [signs(16)]],
  ['one of 29 signs is none', JSON.stringify({ x: signs(29) }), []],
  ['one of 30 signs is a puzzle with a fault', JSON.stringify({ x: signs(30) }), [signs(30)]],
  ['under a telling key one of 9 signs is', JSON.stringify({ board: signs(9) }), [signs(9)]],
  ['but one of 8 signs is not', JSON.stringify({ board: signs(8) }), []],
];

for (const [what, text, puzzles] of texts) {
  test(`a listing: ${what}`, () => assert.deepEqual(puzzlesIn(text), puzzles));
}
