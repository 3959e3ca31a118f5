/** Files of grids: every form of a grid, however it is disturbed and wherever its text is cut. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { gridLayout } from '../../../web/app/solver/grid-lines.js';
import { GridReader, listOf } from '../../../web/app/solver/grid-reader.js';
import { solveMany } from '../../../web/app/solver/solve-many.js';
import { geometryOf } from '../../../web/app/sudoku/geometry.js';
import { batchModule, bytes } from '../support/batch.js';
import { solver } from '../support/solver.js';

const parse = (/** @type {string} */ text) => solver.parse(text);

/** Puzzles of a side, one like no other. */
const some = Object.fromEntries(
  [4, 6, 9].map((size) => [
    size,
    Array.from({ length: 5 }, (_, i) => solver.generate({ size, seed: `grids ${i}`, milliseconds: 100 }).puzzle),
  ]),
);

/** @param {string} puzzle */
const rowsOf = (puzzle) => puzzle.match(new RegExp(`.{${Math.sqrt(puzzle.length)}}`, 'g')) ?? [];

/** @param {string} puzzle @param {string} between @param {string} [bar] */
function framed(puzzle, between, bar = '|') {
  const { side, boxWidth, boxHeight } = geometryOf(Math.sqrt(puzzle.length));
  const rule = `+${`${'-'.repeat(boxWidth * (1 + between.length) + between.length)}+`.repeat(side / boxWidth)}`;
  const rows = rowsOf(puzzle).map((row) => {
    const boxes = row.match(new RegExp(`.{${boxWidth}}`, 'g')) ?? [];
    const signs = boxes.map((box) => between + Array.from(box).join(between) + between);
    return bar + signs.join(bar) + bar;
  });
  return [rule, ...rows.flatMap((row, at) => ((at + 1) % boxHeight === 0 ? [row, rule] : [row]))].join('\n');
}

/** @param {string} puzzle @param {string} between what stands between two rows of boxes */
function banded(puzzle, between) {
  const { boxHeight } = geometryOf(Math.sqrt(puzzle.length));
  return rowsOf(puzzle)
    .map((row, at) => (at > 0 && at % boxHeight === 0 ? between : '') + row)
    .join('\n');
}

/** How a grid is written. @type {Record<string, (puzzle: string) => string>} */
const forms = {
  'rows of cells': (puzzle) => rowsOf(puzzle).join('\n'),
  'noughts for empty cells': (puzzle) => rowsOf(puzzle.replaceAll('.', '0')).join('\n'),
  'stars for empty cells': (puzzle) => rowsOf(puzzle.replaceAll('.', '*')).join('\n'),
  'lines for empty cells': (puzzle) => rowsOf(puzzle.replaceAll('.', '-')).join('\n'),
  'question marks for empty cells': (puzzle) => rowsOf(puzzle.replaceAll('.', '?')).join('\n'),
  'the letter x for empty cells': (puzzle) => rowsOf(puzzle.replaceAll('.', 'x')).join('\n'),
  'blanks between cells': (puzzle) => spaced(puzzle, ' '),
  'tabs between cells': (puzzle) => spaced(puzzle, '\t'),
  'commas between cells': (puzzle) => spaced(puzzle, ','),
  'nothing between two commas': (puzzle) => spaced(puzzle, ',').replaceAll('.', ''),
  'nothing between two tabs': (puzzle) => spaced(puzzle, '\t').replaceAll('.', ''),
  'rows of lists': (puzzle) => `[${spaced(puzzle.replaceAll('.', '0'), ', ').replace(/^.*$/gm, '[$&],')}\n],`,
  'rows of strings': (puzzle) => rowsOf(puzzle).join('\n').replace(/^.*$/gm, '  "$&",'),
  'a frame': (puzzle) => framed(puzzle, ''),
  'a frame with blanks': (puzzle) => framed(puzzle, ' '),
  'a frame of box-drawing signs': (puzzle) =>
    framed(puzzle.replaceAll('.', '0'), '', '│').replaceAll('-', '─').replaceAll('+', '┼'),
  'lines between the boxes': (puzzle) => banded(puzzle, '---+---\n'),
  'empty lines between the boxes': (puzzle) => banded(puzzle, '\n'),
  'full-width digits': (puzzle) =>
    rowsOf(puzzle)
      .join('\n')
      .replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
};

/** @param {string} puzzle @param {string} between */
function spaced(puzzle, between) {
  return rowsOf(puzzle)
    .map((row) => Array.from(row).join(between))
    .join('\n');
}

/** What stands before each grid. @type {Record<string, (index: number) => string>} */
const headings = {
  'a heading': (index) => `Grid ${String(index + 1).padStart(2, '0')}\n`,
  'an empty line': (index) => (index > 0 ? '\n' : ''),
  'two empty lines': (index) => (index > 0 ? '\n\n' : ''),
  'a comment': (index) => `# puzzle ${index} of ada, 17 givens\n`,
  'a number': (index) => `${index + 1}.\n`,
  'an empty line and a number': (index) => `\n${index + 1}\n`,
  'a section': () => `\n[Puzzle]\n`,
  'a date': (index) => `\n2023-11-0${index + 1}\n`,
  'a line': (index) => (index > 0 ? '=====\n' : ''),
  'a rating': (index) => `Nr. ${index} (schwer), 7.${index}\n`,
  'a Chinese heading': (index) => `第${index + 1}题\n`,
};

/** @type {Record<string, (text: string) => string>} */
const disturbances = {
  nothing: (text) => text,
  'lines that end with CR LF': (text) => text.replaceAll('\n', '\r\n'),
  'lines that end with CR': (text) => text.replaceAll('\n', '\r'),
  'a byte order mark': (text) => `\ufeff${text}`,
  'blank lines around': (text) => `\n\n \n${text}\n\n\t\n`,
  'an indent': (text) => text.replace(/^(?=.)/gm, '    '),
  'blanks at the ends of lines': (text) => text.replace(/(?=\n)/g, '   '),
  'a quoted mail': (text) => text.replace(/^(?=.)/gm, '> '),
  'no end of the last line': (text) => text.replace(/\n+$/, ''),
  'a title': (text) => `My best puzzles of 2023\n\n${text}`,
};

/** @param {string} text */
function readOf(text) {
  const { size, givens, lines, errors, unreadable } = solveMany(batchModule, bytes(text), { parse });
  const read = Array.from(lines, (_, i) =>
    givens
      .subarray(i * size ** 2, (i + 1) * size ** 2)
      .join('')
      .replaceAll('0', '.'),
  );
  return { read, lines: [...lines], errors, unreadable };
}

/** Where empty lines are part of a grid, one between two grids says nothing: it is read, but no fault beside it. */
for (const [form, write] of Object.entries(forms)) {
  test(`a file of grids is read grid by grid: ${form}`, () => {
    for (const [heading, head] of Object.entries(headings)) {
      for (const [how, disturb] of Object.entries(disturbances)) {
        for (const [size, puzzles] of Object.entries(some)) {
          const text = disturb(puzzles.map((puzzle, i) => `${head(i)}${write(puzzle)}\n`).join(''));
          const { read, errors } = readOf(text);
          assert.deepEqual([errors, read], [[], puzzles], `${size}, ${heading}, ${how}:\n${text}`);
        }
      }
    }
  });
}

test('grids that follow each other with nothing between them are read', () => {
  for (const form of ['rows of cells', 'a frame', 'blanks between cells', 'rows of lists']) {
    for (const [size, puzzles] of Object.entries(some)) {
      const { read, errors } = readOf(puzzles.map((puzzle) => `${forms[form](puzzle)}\n`).join(''));
      assert.deepEqual([errors, read], [[], puzzles], `${form}, ${size}`);
    }
  }
});

test('a puzzle is told in the line of its first row', () => {
  const text = some[9].map((puzzle, i) => `Grid ${i}\n${rowsOf(puzzle).join('\n')}\n`).join('');
  assert.deepEqual(readOf(text).lines, [2, 12, 22, 32, 42]);
});

const files = fc
  .tuple(
    fc.constantFrom(...Object.keys(forms)),
    fc.constantFrom(...Object.keys(headings)),
    fc.constantFrom(...Object.keys(disturbances)),
    fc.constantFrom('4', '6', '9'),
    fc.array(fc.nat(4), { minLength: 1, maxLength: 12 }),
  )
  .map(([form, heading, how, size, which]) =>
    disturbances[how](which.map((each, i) => `${headings[heading](i)}${forms[form](some[size][each])}\n`).join('')),
  );

test('wherever a file of grids is cut, the list is the same, and has the same lines', () => {
  fc.assert(
    fc.property(files, fc.array(fc.nat(), { maxLength: 20 }), (text, cuts) => {
      const layout = gridLayout(text);
      fc.pre(layout !== null);
      const places = [0, ...cuts.map((cut) => cut % text.length).sort((a, b) => a - b), text.length];
      const reader = new GridReader(/** @type {any} */ (layout));
      const parts = places.slice(1).map((end, i) => reader.push(text.slice(places[i], end)));
      const list = parts.join('') + reader.end();
      const whole = new GridReader(/** @type {any} */ (layout));
      assert.equal(list, whole.push(text) + whole.end());
      const count = (/** @type {string} */ lines) => lines.replace(/(?:\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/).length;
      assert.equal(count(list), count(text));
    }),
    { numRuns: 1000, seed: 47 },
  );
});

/** @param {number} grid @param {number} row @param {(row: string) => string[]} change */
function harmed(grid, row, change) {
  return some[9]
    .map((puzzle, i) => {
      const rows = rowsOf(puzzle);
      if (i === grid) rows.splice(row, 1, ...change(rows[row]));
      return `Grid ${i}\n${rows.join('\n')}\n`;
    })
    .join('');
}

/** What is done to a row, and what is said of it: the code, the lines behind the first row, what is found. */
const faults = /** @type {const} */ ({
  'a letter in it': [(/** @type {string} */ row) => [`${row.slice(0, 3)}a${row.slice(4)}`], 'character', 'row', 'a'],
  'a cell too few': [(/** @type {string} */ row) => [row.slice(1)], 'length', 'row', 80],
  'a cell too many': [(/** @type {string} */ row) => [`${row}.`], 'length', 'row', 82],
  'a row too few': [() => [], 'length', 'first', 72],
  'a row too many': [(/** @type {string} */ row) => [row, row], 'length', 'first', 90],
});

for (const [how, [change, code, where, found]] of Object.entries(faults)) {
  test(`a grid with a mistake is named by its line, and the others are read: ${how}`, () => {
    for (let grid = 0; grid < 5; grid++) {
      for (const row of [0, 4, 8]) {
        const { read, errors, unreadable } = readOf(harmed(grid, row, change));
        const others = some[9].filter((_, i) => i !== grid);
        assert.deepEqual([read, unreadable], [others, 1], `${grid}, ${row}`);
        const [error] = errors;
        const line = 10 * grid + 2 + (where === 'row' ? row : 0);
        assert.deepEqual([error.code, error.line, error.found], [code, line, found], `${grid}, ${row}`);
      }
    }
  });
}

test('grids of another side than the first are named by their lines', () => {
  const text = [some[9][0], some[4][0], some[9][1], some[6][0]].map((puzzle) => `${rowsOf(puzzle).join('\n')}\n\n`);
  const { read, errors } = readOf(text.join(''));
  assert.deepEqual(read, [some[9][0], some[9][1]]);
  assert.deepEqual(
    errors.map(({ line, code, found, expected }) => [line, code, found, expected]),
    [
      [11, 'length', 16, 81],
      [26, 'length', 36, 81],
    ],
  );
});

test('a digit that is too large is named by its line', () => {
  const [one, two] = some[4].map((puzzle) => rowsOf(puzzle));
  const { errors, unreadable } = readOf(`${one.join('\n')}\n\n${[...two.slice(0, 2), '7...', two[3]].join('\n')}\n`);
  assert.deepEqual([unreadable, errors[0].line, errors[0].code, errors[0].found], [1, 8, 'digit', 7]);
});

test('what is no grid among grids is read as a line of a list, or named', () => {
  const [one, two, three] = some[9];
  const { read, lines, errors } = readOf(
    `${rowsOf(one).join('\n')}\n\n${two}\n\na.b.c.d.e.1\n\n${rowsOf(three).join('\n')}\n`,
  );
  assert.deepEqual(
    [read, lines],
    [
      [one, two, three],
      [1, 11, 15],
    ],
  );
  assert.deepEqual(
    errors.map(({ line }) => line),
    [13],
  );
});

test('a line without an end among grids is left as it is', () => {
  const grid = `${rowsOf(some[9][0]).join('\n')}\n`;
  const reader = new GridReader(/** @type {any} */ (gridLayout(grid)));
  const long = 'abc,'.repeat(5000);
  const text = `${grid}${long}\r\n${grid}`;
  let list = '';
  for (let at = 0; at < text.length; at += 1000) list += reader.push(text.slice(at, at + 1000));
  list += reader.end();
  assert.equal(list, `${some[9][0]}${'\n'.repeat(9)}${long}\n${some[9][0]}${'\n'.repeat(9)}`);
});

test('lists of lines are no files of grids: their bytes are the same', () => {
  const lists = [
    some[9].join('\n'),
    some[4].join('\n'),
    `${some[9][0]}\n${rowsOf(some[9][1]).join('\n')}\n`,
    'quizzes,solutions\n',
    '',
    '1234\n5678\n9012\n3456\n',
  ];
  for (const text of lists) {
    const list = bytes(text);
    assert.equal(listOf(list), list, text);
  }
});
