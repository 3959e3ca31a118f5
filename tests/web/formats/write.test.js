import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writable, write } from '../../../web/app/formats/write.js';

const small = '1.....2..3.....4';
const medium = '...4...6..2......5..2.......4.1.53..';

/** @type {Record<string, string[]>} */
const written = {
  line: ['1.....2..3.....4'],
  rows: ['1...', '..2.', '.3..', '...4', ''],
  grid: [
    '+-----+-----+',
    '| 1 . | . . |',
    '| . . | 2 . |',
    '+-----+-----+',
    '| . 3 | . . |',
    '| . . | . 4 |',
    '+-----+-----+',
    '',
  ],
  ss: ['*-----*', '|1.|..|', '|..|2.|', '|--+--|', '|.3|..|', '|..|.4|', '*-----*', ''],
  sdk: ['[Puzzle]', '1...', '..2.', '.3..', '...4', ''],
  sdm: ['1000002003000004', ''],
  json: ['[[1, 0, 0, 0],', ' [0, 0, 2, 0],', ' [0, 3, 0, 0],', ' [0, 0, 0, 4]]', ''],
  csv: ['1,,,', ',,2,', ',3,,', ',,,4', ''],
  tsv: ['1\t\t\t', '\t\t2\t', '\t3\t\t', '\t\t\t4', ''],
  semicolons: ['1;;;', ';;2;', ';3;;', ';;;4', ''],
  markdown: [
    '|   |   |   |   |',
    '| --- | --- | --- | --- |',
    '| 1 |   |   |   |',
    '|   |   | 2 |   |',
    '|   | 3 |   |   |',
    '|   |   |   | 4 |',
    '',
  ],
  hodoku: [':0000:x:1.....2..3.....4:::'],
  opensudoku: [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<opensudoku>',
    '  <game data="1000002003000004" />',
    '</opensudoku>',
    '',
  ],
  listing: [
    'int sudoku[4][4] = {',
    '  {1, 0, 0, 0},',
    '  {0, 0, 2, 0},',
    '  {0, 3, 0, 0},',
    '  {0, 0, 0, 4},',
    '};',
    '',
  ],
};

for (const format of writable) {
  test(`a puzzle is written as ${format}`, () => {
    assert.deepEqual(write(format, small).split('\n'), written[format]);
  });
}

test('frames go around the boxes of 6x6, which are wider than high', () => {
  assert.deepEqual(write('grid', medium).split('\n'), [
    '+-------+-------+',
    '| . . . | 4 . . |',
    '| . 6 . | . 2 . |',
    '+-------+-------+',
    '| . . . | . . 5 |',
    '| . . 2 | . . . |',
    '+-------+-------+',
    '| . . . | . 4 . |',
    '| 1 . 5 | 3 . . |',
    '+-------+-------+',
    '',
  ]);
});

test('every format that can be written is tested', () => {
  assert.deepEqual(Object.keys(written).sort(), [...writable].sort());
});
