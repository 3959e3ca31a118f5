/** Texts that look like a puzzle and are another one, or none: an error, and no puzzle that nobody meant. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { solveMany } from '../../../web/app/solver/solve-many.js';
import { withoutHeads } from '../../../web/app/formats/around.js';
import { excerptOf } from '../../../web/app/formats/excerpt.js';
import { windowsOf } from '../../../web/app/solver/batch-module.js';
import { batchModule, bytes } from '../support/batch.js';
import { puzzles, solver } from '../support/solver.js';

const nine = puzzles.S1.replaceAll('0', '.');
const other = puzzles.S2.replaceAll('0', '.');
const spoilt = nine.replace(/\d/, 'a');
const parse = (/** @type {string} */ text) => solver.parse(text);

/** @param {string} puzzle */
const givensOf = (puzzle) =>
  Array.from(puzzle, (digit, cell) => ({ row: Math.floor(cell / 9), column: cell % 9, digit })).filter(
    ({ digit }) => digit !== '.',
  );

/** The givens of a puzzle in each form. @type {Record<string, (given: ReturnType<typeof givensOf>[0]) => string>} */
const facts = {
  r1c1: ({ row, column, digit }) => `r${row + 1}c${column + 1}=${digit}`,
  given: ({ row, column, digit }) => `given(${row + 1},${column + 1},${digit}).`,
  grid: ({ row, column, digit }) => `grid[${row}][${column}] = ${digit};`,
  pairs: ({ row, column, digit }) => `(${row}, ${column}): ${digit},`,
  json: ({ row, column, digit }) => `{"row": ${row}, "col": ${column}, "value": ${digit}},`,
};

/** @param {string} text */
function assertNone(text) {
  const result = parse(text);
  assert.ok(!result.ok, `${text}: ${result.ok && result.puzzle}`);
}

/** @param {string} text */
function listOf(text) {
  const many = solveMany(batchModule, bytes(text), { parse });
  const cells = many.size ** 2;
  const read = Array.from(many.lines, (_, i) => many.givens.subarray(i * cells, (i + 1) * cells).join(''));
  return { read: read.map((puzzle) => puzzle.replaceAll('0', '.')), lines: [...many.lines], errors: many.errors };
}

for (const [name, write] of Object.entries(facts)) {
  const all = givensOf(nine).map(write);

  test(`facts of the form ${name} are a puzzle`, () => {
    const result = parse(all.join('\n'));
    assert.equal(result.ok && result.puzzle, nine);
  });

  test(`a number of two digits is no digit among facts of the form ${name}`, () => {
    const at = 3;
    for (const digit of ['12', '57', '05', '5.5']) {
      const one = write({ ...givensOf(nine)[at], digit });
      assertNone([...all.slice(0, at), one, ...all.slice(at + 1)].join('\n'));
    }
    assertNone([...all, write({ row: 9, column: 11, digit: '5' })].join('\n'));
  });

  test(`few facts of the form ${name} are no puzzle`, () => {
    assertNone(all.slice(0, 16).join(' '));
    assertNone(`${spoilt} # ${all.slice(0, 9).join(' ')}`);
  });

  test(`facts of the form ${name} beside a grid with a mistake are no puzzle`, () => {
    const moves = givensOf(other).map(write).join(' then ');
    const rows = spoilt.match(/.{9}/g) ?? [];
    for (const grid of [spoilt, rows.join('\n'), rows.map((row) => row.split('').join(' ')).join('\n')]) {
      assertNone(`${grid}\n${moves}`);
      assertNone(`${moves}\n\n${grid}`);
    }
    assertNone(`${spoilt} # ${moves}`);
  });
}

test('facts after a puzzle with a mistake do not become the puzzle of a line', () => {
  const { read, errors } = listOf(`${nine}\n${spoilt} # r1c1=5 r1c2=3 r4c4=2 r9c9=9\n${other}\n`);
  assert.deepEqual([read, errors.map(({ line }) => line)], [[nine, other], [2]]);
});

test('what stands between two strings is no cell', () => {
  const short = nine.slice(0, 80);
  for (const text of [
    `"${short}" "easy" "x1"`,
    `'${short}' isn't it? ' '`,
    `"${short}" "hard"`,
    `\`${short}\` "?!"  "a"`,
  ]) {
    assertNone(text);
  }
  const rows = (nine.match(/.{9}/g) ?? []).map((row) => `"${row}"`);
  for (const between of [' ', '\n', ' +\n', ', ']) {
    const result = parse(rows.join(between));
    assert.equal(result.ok && result.puzzle, nine, between);
  }
});

test('four years side by side in a sentence are no puzzle', () => {
  for (const text of [
    'Published 2012, 2013, 2014, 2021.',
    'In (2012, 2013, 2014, 2021)',
    'Tickets 123456 234561 345612 456123 561234 612345 are sold',
    'id: 1234-2341-3412-4123',
  ]) {
    assertNone(text);
  }
  for (const text of ['1.../..2./.3../...4', 'Here: 1.../..2./.3../...4', '1000/0020/0300/0004']) {
    const result = parse(text);
    assert.equal(result.ok && result.puzzle, '1.....2..3.....4', text);
  }
});

test('a variant of Solo is refused, at the letter that tells it', () => {
  const cells = '5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9';
  for (const [game, place] of /** @type {const} */ ([
    [`3x3x:${cells}`, 3],
    [`3x3xdu:${cells}`, 3],
    [`3x3kdu:${cells},aab4_5`, 3],
    [`3x3dtk:${cells}`, 5],
    [`9j:${cells},3a2b_1`, 1],
  ])) {
    const result = parse(game);
    assert.ok(!result.ok, game);
    assert.deepEqual([result.error.code, result.error.index], ['character', place], game);
  }
  for (const params of ['3x3', '3x3dt', '3x3r4', '3x3m4de', '3x3md2du', '3x3a']) {
    assert.ok(parse(`${params}:${cells}`).ok, params);
  }
  for (const params of ['3x3x', '3x3kdu', '9j']) {
    assertNone(
      `SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nGAME    :4:Solo\n` +
        `PARAMS  :4:${params}\nCPARAMS :4:${params}\nDESC    :60:${cells}\n`,
    );
  }
});

test('a line in another form is read in a list with a separator that begins comments', () => {
  const json = JSON.stringify(Array.from(nine, (sign) => (sign === '.' ? 0 : Number(sign))));
  for (const separator of ['#', ',', ';', '\t', '|', ':']) {
    const list = listOf([`a${separator}${nine}`, `b${separator}${other}`, json].join('\n'));
    assert.deepEqual([list.read, list.lines, list.errors], [[nine, other, nine], [1, 2, 3], []], separator);
  }
});

test('another column is not the puzzle where the puzzle has a mistake', () => {
  for (const wrong of [spoilt, nine.replace('.', '!'), nine.slice(1), `${nine}ab`, nine.replaceAll(/^.{3}/g, 'abc')]) {
    for (const separator of [',', ';', '\t', ' ']) {
      const line = ['2', wrong, other].join(separator);
      const { read, errors } = listOf(`1${separator}${nine}\n${line}\n3${separator}${other}\n`);
      assert.deepEqual([read, errors.map((error) => error.line)], [[nine, other], [2]], line);
      assertNone(line);
    }
  }
});

test('no sign that is foreign to a puzzle becomes a cell of a list', () => {
  for (const sign of ['é', '…x', '\x7f', '漢', '!', '\u{1f600}']) {
    const { read, errors } = listOf(`${nine}\n${sign}${nine.slice(1)}\n`);
    assert.deepEqual([read, errors.map(({ line }) => line)], [[nine], [2]], sign);
  }
});

test('at most four signs of comments are left out before each line', () => {
  for (const head of ['# ', '% ', '; ', '// ', '-- ', '* ', '> # ', '| ']) {
    const text = head.repeat(8000).slice(0, 16000);
    const rest = withoutHeads(excerptOf(text, 0)).text;
    assert.ok(rest.length >= text.length - 4 * (head.length + 2) || head.startsWith('>'), head);
    assertNone(text);
    assert.equal(listOf(`${nine}\n${text}\n`).read.length, 1, head);
  }
  const rows = (nine.match(/.{9}/g) ?? []).map((row) => `> # ${row}`).join('\n');
  const result = parse(rows);
  assert.equal(result.ok && result.puzzle, nine);
});

test('a number beside a puzzle with a mistake is no puzzle of a smaller size', () => {
  for (const number of ['0000000000000012', '1234123412341234', '000000000000000000000000000000123456']) {
    const line = `${number},${spoilt}`;
    const { read, errors } = listOf(`${line}\n2,${nine}\n3,${other}\n`);
    assert.deepEqual([read.length, errors[0]?.line], [2, 1], line);
    assertNone(line);
  }
});

test('a first line in another form is no heading', () => {
  const cells = Array.from(nine, (sign) => (sign === '.' ? 'null' : sign));
  const small = Array.from('1.....2..3.....4', (sign) => (sign === '.' ? 'null' : sign));
  for (const [line, next] of [
    [givensOf(nine).map(facts.given).join(' '), other],
    [cells.join(','), other],
    [small.join(','), '..1.4......2.3..'],
    [nine.replaceAll('.', 'o'), other],
  ]) {
    const { lines, errors } = listOf(`${line}\n${next}\n`);
    assert.equal(lines.length + errors.length, 2, line);
  }
  for (const heading of [
    'puzzle,solution',
    'quizzes,solutions',
    'id;puzzle 1;name 2',
    'Generated 2024-11-28',
    '题目',
  ]) {
    assert.deepEqual(listOf(`${heading}\n${nine}\n`).errors, [], heading);
  }
});

test('a line of many words after many blanks is read at once', () => {
  const start = process.cpuUsage();
  for (const blank of ['\t', ' ', '"']) listOf(`${nine}\n${blank.repeat(1 << 17)}${'1 '.repeat(65516)}\n`);
  assert.ok(process.cpuUsage(start).user < 10e6, 'microseconds of the processor');
});

/** A game ID of Solo, shorter than its puzzle. @param {string} puzzle */
function soloOf(puzzle) {
  const empty = (/** @type {string} */ dots) => String.fromCharCode(0x60 + dots.length);
  return `3x3:${puzzle.replace(/\d(?=\d)/g, '$&_').replace(/\.+/g, empty)}`;
}

test('lines that are shorter than their puzzles are read, and places after them stay what they are', () => {
  const bad = `${nine.slice(1)}!`;
  for (const column of ['', 'name,']) {
    const rows = [
      `${column}${nine}`,
      soloOf(other),
      `${column}${bad}`,
      soloOf(nine),
      'no puzzle at all',
      soloOf(other),
    ];
    for (const end of ['\n', '\r\n', '\r']) {
      const { read, lines, errors } = listOf(rows.join(end));
      assert.deepEqual(
        [read, lines],
        [
          [nine, other, nine, other],
          [1, 2, 4, 6],
        ],
        column,
      );
      assert.deepEqual(
        errors.map(({ line }) => line),
        [3, 5],
      );
    }
    batchModule.open();
    const list = bytes(rows.join('\n'));
    const [window] = windowsOf(batchModule, list);
    const starts = window.errors.map(({ offset }) => rows.join('\n').slice(offset).split('\n')[0]);
    assert.deepEqual([window.bytes, starts], [list.length, [rows[2], rows[4]]]);
  }
});

test('a long list of lines that are shorter than their puzzles is read whole', () => {
  const count = Math.ceil((2.5 * batchModule.text.length) / soloOf(nine).length);
  const { lines, errors } = listOf(`${soloOf(nine)}\n`.repeat(count));
  assert.deepEqual([lines.length, lines.at(-1), errors], [count, count, []]);
});

test('numbers in a text about something else are no small puzzle', () => {
  for (const text of [
    'Scores were 1.23, 2.34, 3.41, 4.12 today',
    'a{color:rgb(1,2,3)} b{color:rgb(2,3,4)} c{color:rgb(3,1,2)} d{color:rgb(4,1,1)}',
    'Points: (1,2): 3, (2,3): 1, (3,4): 2, (4,1): 4',
    'Call 555-1234 or 555-2341 or 555-3412 or 555-4123',
    'milk 2\neggs 4\nbread 1\ntea 3',
    'Rovers - Town 2:1\nUnited - City 3:2\nAthletic - Albion 1:1\nCounty - Forest 2:3',
    'Apples 1.20\nPears 2.40\nPlums 3.10\nFigs 4.30',
    'Berlin 2012\nParis 2024\nRome 2003\nOslo 2014',
    'Front door 1234\nGarage 4321\nSafe 2143\nShed 3412',
    'Anna 1.2.23\nBen 2.3.24\nCleo 3.4.21\nDirk 4.1.22\nEmil 5.6.23\nFina 6.5.24',
    'Top three\n142\n.-----.-----.',
    '1 1 1\n1 2 2\n1 3 3\n2 1 2\n2 2 4\n2 3 1\n3 1 3',
  ]) {
    assertNone(text);
  }
});

test('rows behind other words are whole rows, in the order of their numbers', () => {
  const four = '1..44..22..33..1';
  const rows = ['1,0,0,4', '4,0,0,2', '2,0,0,3', '3,0,0,1'];
  const named = (/** @type {string[]} */ names) => names.map((name, at) => `${name}${rows[at]}`).join('\n');
  for (const text of [
    named(['Anna,', 'Ben,', 'Cleo,', 'Dirk,']),
    named(['100 DATA ', '110 DATA ', '120 DATA ', '130 DATA ']),
  ]) {
    const result = parse(text);
    assert.equal(result.ok && result.puzzle, four, text);
  }
  const nines = (nine.match(/.{9}/g) ?? []).map((row, at) => `Row ${at + 1}: ${row}`);
  const reversed = parse(nines.reverse().join('\n'));
  assert.equal(reversed.ok && reversed.puzzle, nine);
  assertNone(nines.map((row) => row.replace('Row', 'Column')).join('\n'));
  assertNone(nines.map((row) => row.replace('Row 3', 'Row 4')).join('\n'));
});

test('a sign that is no cell is named below a title too', () => {
  const rows = nine.match(/.{9}/g) ?? [];
  for (const at of [0, 4, 8]) {
    const wrong = rows.map((row, index) => (index === at ? `${row.slice(0, 3)}l${row.slice(4)}` : row));
    const { error } = /** @type {any} */ (parse(`A puzzle of Monday\n\n${wrong.join('\n')}\n`));
    assert.deepEqual([error.code, error.line, error.column, error.found], ['character', at + 3, 4, 'l']);
  }
});

test('pairs of digits are cells, not places; headings say which number is the column', () => {
  const pairs = parse('12 34 56\n23 45 61\n34 56 12\n45 61 23\n56 12 34\n61 23 45');
  assert.equal(pairs.ok && pairs.puzzle.length, 36);
  const byColumn = givensOf(nine)
    .map(({ row, column, digit }) => `${column},${row},${digit}`)
    .sort()
    .join('\n');
  for (const heading of ['col,row,value', 'x,y,v', 'columnIndex,rowIndex,value', 'column number,row number,value']) {
    const result = parse(`${heading}\n${byColumn}`);
    assert.equal(result.ok && result.puzzle, nine, heading);
  }
  assertNone(`width,height,weight\n${byColumn}`);
});

test('a game that is nearly solved is still a game', () => {
  const solution = solver.solve(nine) ?? '';
  const cells = Array.from(solution, (digit, cell) => ({
    position: [Math.floor(cell / 9), cell % 9],
    value: Number(cell % 5 === 0 && nine[cell] === '.' ? 0 : digit),
    fixed: nine[cell] !== '.',
  }));
  const result = parse(JSON.stringify({ cells }));
  assert.equal(result.ok && result.puzzle, nine);
});

test('lines in other forms are read in a list: few givens, and many signs', () => {
  for (const [line, puzzle] of [
    ['1 . . . . 2 . . . . 3 . . . . .', '1....2....3.....'],
    ['[[1,0,0,0],[0,2,0,0],[0,0,3,0],[0,0,0,0]]', '1....2....3.....'],
    [
      JSON.stringify(
        Array.from({ length: 9 }, (_, row) =>
          Array.from(nine.slice(9 * row, 9 * row + 9), (digit) => ({
            value: Number(digit) || 0,
            given: digit !== '.',
            centerPencilMarks: [1, 2, 3, 4, 5, 6, 7, 8, 9],
          })),
        ),
      ),
      nine,
    ],
  ]) {
    assert.deepEqual(listOf(`${line}\n${line}\n`).read, [puzzle, puzzle], line);
  }
});

test('the many moves of a solver are no puzzle', () => {
  const few = '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...';
  const moves = Array.from(solver.solve(few) ?? '', (digit, cell) => ({
    row: Math.floor(cell / 9),
    column: cell % 9,
    digit,
  }))
    .filter((_, cell) => few[cell] === '.')
    .map(facts.r1c1);
  assert.ok(moves.length > 45);
  assertNone(moves.join('\n'));
});

test('rows of three numbers are the places of digits, and what is wrong among them is named', () => {
  const rows = givensOf(nine).map(({ row, column, digit }) => `${row + 1},${column + 1},${digit}`);
  for (const text of [`row,col,value\n${rows.join('\n')}`, `B = [${rows.join('; ')}]`, `[(${rows.join('), (')})]`]) {
    const result = parse(text);
    assert.equal(result.ok && result.puzzle, nine, text);
  }
  for (const [wrong, code, found] of [
    ['10,4,7', 'digit', 10],
    ['4,4,12', 'digit', 12],
    ['4,4,a', 'character', 'a'],
  ]) {
    const result = parse(`row,col,value\n${[...rows.slice(0, 9), wrong, ...rows.slice(9)].join('\n')}`);
    const { error } = /** @type {any} */ (result);
    assert.deepEqual([error.code, error.found, error.line], [code, found, 11]);
  }
  const shuffled = [...rows.slice(5), ...rows.slice(0, 5)].join('\n');
  assertNone(shuffled); // numbers of which nothing says what they are
});

test('a first or a last row from 1 to 9 is a row, in all that is written here', () => {
  const solution = solver.solve('123456789'.padEnd(81, '.')) ?? '';
  const top = Array.from(solution, (digit, cell) => (cell < 9 || cell % 4 === 0 ? digit : '.')).join('');
  const bottom = (top.match(/.{9}/g) ?? []).reverse().join('');
  for (const puzzle of [top, bottom]) {
    for (const between of ['', ' ', ',', ';', '\t', ' | ']) {
      const text = (puzzle.match(/.{9}/g) ?? []).map((row) => Array.from(row).join(between)).join('\n');
      const result = parse(text);
      assert.equal(result.ok && result.puzzle, puzzle, text);
    }
  }
});

test('a number of 16 digits in a link is a puzzle only under a name that says so', () => {
  for (const name of ['board', 'grid', 'givens', 'q']) {
    for (const number of ['1234123412341234', '0100000000000020']) assertNone(`https://example.org/?${name}=${number}`);
    assert.ok(parse(`https://example.org/?${name}=1.....2..3.....4`).ok, name);
    assert.ok(parse(`https://example.org/?${name}=${puzzles.S1}`).ok, name);
  }
  for (const name of ['bd', 'p', 'puzzle', 'sudoku']) {
    assert.ok(parse(`https://example.org/?${name}=0100000000000020`).ok, name);
  }
});
