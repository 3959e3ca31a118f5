/**
 * The sentences of the lesson that say a number, digit or place in words, about its first puzzle: the
 * numbers are read out of the texts, and are those of the solver.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { geometryOf } from '../../../web/app/sudoku/geometry.js';
import { factsOf, questions } from '../../../web/app/lesson/blockers.js';
import { decisionsOf } from '../../../web/app/lesson/decisions.js';
import { givens } from '../../../web/app/lesson/small-puzzle.js';
import { branchesOf } from '../../../web/app/lesson/branch-lists.js';
import { puzzles, solver, viewsOf, walkOf } from '../../web/support/solver.js';
import { languages, read } from '../../web/support/texts.js';
import { claim, gridIn, plain, sectionIn } from '../support/lesson-said.js';

/** @type {Record<string, number>} */
const numbers = JSON.parse(read('lesson/numbers.json'));
/** @type {Record<string, { position: number, cell: number, digit: number, peer: number }>} */
const moments = JSON.parse(read('lesson/moments.json'));
const { school, none } = puzzles;
const steps = walkOf(school);
const solution = solver.check(school).solution ?? '';
const row = (/** @type {number} */ cell) => Math.floor(cell / 9) + 1;
const column = (/** @type {number} */ cell) => (cell % 9) + 1;
const place = (/** @type {number} */ cell) => [row(cell), column(cell)];
/** The digits that may go into a cell before the search. @param {number} cell */
function allowedAt(cell, puzzle = school) {
  const run = solver.run(puzzle);
  try {
    return run
      .why(cell)
      .filter(({ allowed }) => allowed)
      .map(({ digit }) => digit);
  } finally {
    run.dispose();
  }
}
const empty = Array.from(school, (sign, cell) => (sign === '.' ? cell : -1)).filter((cell) => cell >= 0);
const loops = (/** @type {string} */ part) =>
  read('listings/backtracking.py')
    .split('\n\n\n')
    .find((piece) => piece.startsWith(`def ${part}(`))
    ?.match(/\bfor /g)?.length;

/** The cells around one of the small board that hold a digit, by the kind of the unit that they share. */
const around = (/** @type {number} */ cell) =>
  geometryOf(4).unitsOf[cell].map((unit) =>
    geometryOf(4)
      .cellsOf[unit].map((other) => givens[other])
      .filter(Boolean)
      .sort(),
  );
const leftAt = (/** @type {number} */ cell) => [1, 2, 3, 4].filter((digit) => !around(cell).flat().includes(digit));
const emptyInRow = (/** @type {number} */ line) => givens.slice(4 * line - 4, 4 * line).filter((one) => !one).length;
const smallGivens = givens.filter(Boolean).length;
claim('small', 'the small puzzle, and two of its cells', {
  en: [
    ['has {} rows, {} columns and {} boxes', [4, 4, 4]],
    ['the digits {} to {}, each of them once. {} digits are there', [1, 4, smallGivens]],
    ['Look at row {}, column {}. Its row already has the {}, its column the {}, its box the {}.', [4, 3, 4, 3, 1]],
    ['Only the {} is left, so it goes there. Row {} is easier still: there only {} cell', [2, 3, emptyInRow(3)]],
    ['a harder cell: row {}, column {}. Why', [1, 2]],
    ['Its row has the {}, its column the {} and the {}, its box the {} and the {}.', [4, 1, 4, 4, 1]],
    ['The {} and the {} are left', leftAt(1)],
  ],
  de: [
    ['Dieses hat {} Zeilen, {} Spalten und {} Blöcke', [4, 4, 4]],
    ['die Ziffern {} bis {} stehen, jede einmal', [1, 4]],
    ['{} Ziffern stehen schon da', [smallGivens]],
    ['Zeile {}, Spalte {}. Die {} steht schon in der Zeile, die {} in der Spalte, die {} im Block', [4, 3, 4, 3, 1]],
    ['Übrig ist nur die {}. Noch leichter ist Zeile {}', [2, 3]],
    ['diesmal mit Zeile {}, Spalte {}.', [1, 2]],
    ['{} und {} sind vergeben. {} und {} passen beide', [4, 1, ...leftAt(1)]],
  ],
  zh: [
    ['这一道只有{}行、{}列', [4, 4]],
    ['{} 到 {} 各出现一次。有{}格一开始就填好了', [1, 4, smallGivens]],
    ['看第{}行第{}列：行里有 {}，列里有 {}，宫里有 {}，只剩 {}', [4, 3, 4, 3, 1, 2]],
    ['第{}行更容易，只空着{}格', [3, emptyInRow(3)]],
    ['这次先看第{}行第{}列', [1, 2]],
    ['{} 和 {} 已被挡住，{} 和 {} 都还能填', [4, 1, ...leftAt(1)]],
  ],
});
test('small: at row 4, column 3 each unit forbids one digit, and at row 1, column 2 two digits are left', () => {
  assert.deepEqual(around(14), [[4], [3], [1, 3, 4]]);
  assert.deepEqual(leftAt(14), [2]);
  assert.deepEqual(around(1), [[4], [1, 4], [1, 4]]);
  assert.deepEqual(leftAt(1), [2, 3]);
  assert.equal(emptyInRow(3), 1);
});

claim('why', 'the size of a grid, and the choices of a cell', {
  en: [
    ['grid of {} rows, {} columns and {} boxes', [9, 9, 9]],
    ['every digit from {} to {} exactly', [1, 9]],
    ['each cell has {} choices', [9]],
  ],
  de: [
    ['{} Zeilen, {} Spalten und {} Blöcke aus {} mal {} Feldern', [9, 9, 9, 3, 3]],
    ['jede Ziffer von {} bis {} genau', [1, 9]],
    ['Für jedes Feld gibt es {} Ziffern', [9]],
  ],
  zh: [
    ['{} 到 {} 每个数字恰好出现一次', [1, 9]],
    ['每格有{}种填法', [9]],
  ],
});
claim('why', 'the small boards whose grids are counted', {
  // grids4 and grids6: lesson.test.js
  en: [
    ['There are [grids4] right ways to fill an empty grid of {} by {} cells', [4, 4]],
    ['already [grids6] for {} by {}, and far more for {} by {}', [6, 6, 9, 9]],
  ],
  de: [
    ['Bei {} mal {} Feldern gibt es [grids4]', [4, 4]],
    ['bei {} mal {} schon [grids6], bei {} mal {} noch weit mehr', [6, 6, 9, 9]],
  ],
  zh: [
    ['{}乘{}有 [grids4] 种', [4, 4]],
    ['{}乘{}已有 [grids6] 种', [6, 6]],
  ],
});
test('why: to fill the grid blindly takes longer than the universe is old, on many computers', () => {
  const ways = 9n ** BigInt(empty.length);
  const second = 31_557_600n;
  const universe = 13_800_000_000n * second;
  assert.ok(ways > 1_000_000n * universe * 1_000_000_000n); // en, and zh with fewer a second
  // de: 10^10 computers, 10^11 grids a second each
  assert.ok(ways > 1_000_000n * second * 10_000_000_000n * 100_000_000_000n);
});
claim('why', 'the cell that its row and its column decide', {
  en: [['Look at row {}, column {}. Strike out', place(11)]],
  zh: [
    ['第{}行第{}列只剩{}个数字可填', [...place(11), 1]],
    ['说出其余{}个数字', [8]],
  ],
});
test('why: there its row and its column leave one digit, which is right', () => {
  const left = [...'123456789'].filter(
    (digit) =>
      !empty.includes(11) ||
      ![...school].some((sign, cell) => sign === digit && (row(cell) === row(11) || column(cell) === column(11))),
  );
  assert.deepEqual(left, [solution[11]]);
});
claim('why', 'the row with two empty cells', {
  de: [
    [
      'In Zeile {} sind nur {} Felder leer. Welche {} Ziffern fehlen',
      [6, empty.filter((cell) => row(cell) === 6).length, 2],
    ],
  ],
});
test('why: in that row the two columns decide which digit goes where', () => {
  const cells = empty.filter((cell) => row(cell) === 6);
  const missing = cells.map((cell) => solution[cell]);
  const fits = cells.map((cell) =>
    missing.filter((digit) => ![...school].some((sign, other) => sign === digit && column(other) === column(cell))),
  );
  assert.ok(
    fits.some(({ length }) => length === 1),
    String(fits),
  );
});

claim('grid', 'the lists, and the numbers in brackets', {
  en: [
    ['a list of {} rows, and each row is a list of {} numbers', [9, 9]],
    ['An empty cell is {}.', [0]],
    ['{} numbers in brackets', [2]],
    ['Code counts from {}, and people count from {}.', [0, 1]],
    ['This text counts from {}', [1]],
    ['Both numbers go from {} to {}', [0, 8]],
  ],
  de: [
    ['eine Liste aus {} Zahlen', [9]],
    ['eine Liste aus {} solchen Zeilen', [9]],
    ['bekommt die Zahl {},', [0]],
    ['Hier kommt {} heraus: Zeile {}, Spalte {}.', [Number(school[2]), ...place(2)]],
    ['Im Code zählen wir also ab {}, im Text ab {}', [0, 1]],
    ['gehen von {} bis {}', [0, 8]],
    ['Warum steht da [{}] für Zeile {}', [0, 1]],
    ['Dort steht eine {}', [Number(school[9 + 7])]],
  ],
  zh: [
    ['空格写成 {}。', [0]],
    ['都从{}数起。平时说话我们从{}数起，所以它是第{}行第{}列', [0, 1, ...place(2)]],
    ['总比嘴上说的小{}，', [1]],
    ['两个下标都从{}到{}', [0, 8]],
  ],
});
test('grid: the grid that is written as a list is the first puzzle', () => {
  for (const language of languages) {
    const list = gridIn(language)
      .replace('sudoku = ', '')
      .replace(/,\s*\]$/, ']');
    assert.equal(JSON.parse(list).flat().join('').replaceAll('0', '.'), school, language);
  }
});

claim('next', 'the first cell, and the loops that find it', {
  en: [
    ['first cell that holds {}.', [0]],
    ['it is row {}, column {}, and for the program {}, {}.', [1, 1, 0, 0]],
    ['Which are the first {} empty cells', [4]],
  ],
  de: [
    ['Zeile {}, Spalte {} wird gewählt', place(moments.select.cell)],
    ['{} verschachtelte Schleifen', [loops('nextEmptyField')]],
    ['ist len(sudoku) die Länge der Liste, hier {},', [9]],
  ],
  zh: [
    ['也就是第{}行第{}列', place(moments.select.cell)],
    ['{}重循环', [loops('nextEmptyField')]],
  ],
});

const [one, two, inRow, inBox] = ['no-one', 'two-fits', 'row-hit', 'box-hit'].map((name) => moments[name]);
claim('allowed', 'what is tried and asked', {
  en: [
    ['Here are all {} questions as {} function', [3, 1]],
    ['range(9) stands for the numbers from {} to {}', [0, 8]],
    ['from {} to {}. For each it asks {} questions', [1, 9, 3]],
    [
      'Divide the row by {} and drop the remainder, which is what // does, then multiply by {}: row // {} * {}',
      [3, 3, 3, 3],
    ],
  ],
  de: [
    ['die Ziffern von {} bis {}. Für jede stellt es {} Fragen', [1, 9, 3]],
    ['Durch {} teilen, dann mal {}', [3, 3]],
    ['range(9) geht von {} bis {}, wie eben die mit range(len(sudoku))', [0, 8]],
    ['Block {} ist links oben, Block {} rechts unten', [1, geometryOf(9).cellsOf.length / 3]],
  ],
  zh: [
    ['程序从 {} 试起', [1]],
    ['行的下标除以{}，只要商，不要余数，再乘{}', [3, 3]],
    [
      '下标{}：{}除以{}，商{}余{}；{}乘{}得{}',
      [7, 7, 3, Math.floor(7 / 3), 7 % 3, Math.floor(7 / 3), 3, 3 * Math.floor(7 / 3)],
    ],
    ['range(9) 就是从{}到{}', [0, 8]],
  ],
});
claim('allowed', 'what the four steps show', {
  en: [
    [
      'The digit {} is refused: it is not in the row, but column {} has it at its very end, in row {}.',
      [one.digit, column(one.peer), row(one.peer)],
    ],
    ['The digit {} fits', [two.digit]],
    [
      'a {} cannot go into row {}, column {}, because the program has just put a {} into that row',
      [inRow.digit, ...place(inRow.cell), inRow.digit],
    ],
    [
      'a {} cannot go into row {}, column {}. ' +
        'Neither row nor column has a {}, but the box does: the program put it there',
      [inBox.digit, ...place(inBox.cell), inBox.digit],
    ],
  ],
  de: [
    [
      'Die {} scheitert in Zeile {}, Spalte {}: In Spalte {} steht sie schon, unten in Zeile {}.',
      [one.digit, ...place(one.cell), column(one.peer), row(one.peer)],
    ],
    ['Die {} passt dort: Dreimal lautet die Antwort Nein', [two.digit]],
    ['Die {} scheitert in Zeile {}, Spalte {}: Zeile {} hat sie', [inRow.digit, ...place(inRow.cell), row(inRow.peer)]],
    [
      'Die {} scheitert in Zeile {}, Spalte {}: In Zeile und Spalte fehlt sie noch',
      [inBox.digit, ...place(inBox.cell)],
    ],
  ],
  zh: [
    [
      '先试 {}：第{}行里没有，可是读到第{}列的最后一格，碰上了它。再试 {}：',
      [one.digit, row(one.cell), column(one.peer), two.digit],
    ],
    [
      '第{}行第{}列填了 {}，到了第{}列，{} 被本行挡住',
      [...place(inRow.peer), inRow.digit, column(inRow.cell), inRow.digit],
    ],
    ['第{}行第{}列的 {} 要读到宫里才碰上：左上角的 {} 是搜索填的', [...place(inBox.cell), inBox.digit, inBox.digit]],
  ],
});
test('allowed: what forbids the digit in the row and in the box is no given', () => {
  assert.deepEqual(
    [inRow, inBox].map(({ peer }) => school[peer]),
    ['.', '.'],
  );
  assert.equal(inBox.peer, 0);
});
for (const [language, section, sentence] of [
  ['en', 'next', 'steps are counted: every move is one, even each cell that is read.'],
  ['de', 'next', 'Als Schritt zählt alles, was die Suche tut, auch jedes Feld, das sie liest'],
  ['zh', 'allowed', '搜索做的每一件小事，哪怕只读一格，都算一步。'],
]) {
  test(`${section}, ${language}: to read a cell counts as a step, as all else does`, () => {
    assert.ok(plain(sectionIn(language, section)).includes(sentence));
    const reads = steps.filter(({ step: { kind } }) => kind === 'check').length;
    assert.equal(reads, numbers['s1.reads']);
    assert.ok(reads < steps.length);
  });
}
test('next, de: the depth is how many digits of the search stand in the grid', () => {
  assert.match(plain(sectionIn('de', 'next')), /Die Tiefe sagt, wie viele ihrer Ziffern gerade im Gitter stehen\./);
  for (const { step, board } of steps) {
    assert.equal(step.depth, [...board].filter((digit, cell) => digit && school[cell] === '.').length, step.kind);
  }
});
test('allowed: before the digit that fits is placed, three units are read', () => {
  const asked = steps
    .slice(0, two.position)
    .filter(({ step: { kind, digit } }) => kind === 'check' && digit === two.digit)
    .map(({ step }) => step.unit);
  assert.equal(new Set(asked).size, 3);
});
test('allowed: the digit in the row is the search’s own, and the box alone refuses the last', () => {
  assert.equal(school[inRow.peer], '.');
  const { board } = steps[moments['box-hit'].position - 1];
  const around = [...board].filter(
    (digit, cell) => digit === inBox.digit && (row(cell) === row(inBox.cell) || column(cell) === column(inBox.cell)),
  );
  assert.deepEqual(around, []);
});
test('allowed: row, column and box are read in this order, and no further than the first hit', () => {
  let units = /** @type {number[]} */ ([]);
  for (const {
    step: { kind, unit },
  } of steps) {
    if (kind === 'try') units = [];
    if (kind === 'check') units.push(Math.floor(Number(unit) / 9));
    assert.deepEqual(units, [...units].sort());
  }
});
/** Those in the row, in the column and in the box. */
const blocked = [4, 5, 7, 9, 2, 6];
claim('allowed', 'the answer to the exercise', {
  en: [
    ['which digits may go into row {}, column {}?', place(6)],
    ['{}, {} and {}. Each of the others', allowedAt(6)],
  ],
  de: [
    ['Welche passen in Zeile {}, Spalte {}?', place(6)],
    [
      '{}, {} und {}. {}, {}, {} und {} stehen in der Zeile, die {} steht in der Spalte, die {} im Block',
      [...allowedAt(6), ...blocked],
    ],
  ],
  zh: [
    ['哪些数字可以填进第{}行第{}列', place(6)],
    ['{}、{} 和 {}。其余', allowedAt(6)],
  ],
});
const [question] = questions;
const asking = solver.run(school);
const [forbidding] = factsOf(asking, question).forbids.keys();
asking.dispose();
claim('allowed', 'the digit that is refused for readers without scripts, and the cell that forbids it', {
  en: [
    ['no {} go into row {}, column {}?', [question.digit, ...place(question.cell)]],
    [
      'Answer Row {}, column {}: it holds a {}, and both cells are in the same row',
      [...place(forbidding), question.digit],
    ],
  ],
  de: [
    ['in Zeile {}, Spalte {} keine {} stehen?', [...place(question.cell), question.digit]],
    ['Antwort Das {} Feld derselben Zeile. Dort steht schon eine {}', [column(forbidding), question.digit]],
  ],
  zh: [
    ['第{}行第{}列为什么不能填 {}？是', [...place(question.cell), question.digit]],
    ['答案 第{}行第{}列。那里已经有 {}，和它同在一行', [...place(forbidding), question.digit]],
  ],
});
test('allowed: each other digit is where the answer says', () => {
  const run = solver.run(school);
  const units = run.why(6).filter(({ allowed }) => !allowed);
  run.dispose();
  assert.deepEqual(
    units.map(({ digit }) => digit),
    [...blocked].sort(),
  );
  for (const digit of blocked.slice(0, 4)) assert.ok(school.slice(0, 9).includes(String(digit)));
  assert.ok([...school].some((sign, cell) => sign === '2' && column(cell) === 7));
  assert.ok([...school].some((sign, cell) => sign === '6' && row(cell) <= 3 && column(cell) >= 7));
});

const first = [moments.placed.digit, ...place(moments.placed.cell)];
const nextPlace = steps.slice(moments.placed.position).find(({ step: { kind } }) => kind === 'select')?.step.cell ?? -1;
/** Digits that are placed after the first one without a way back. */
const untilDead = viewsOf(school, [moments['dead-end'].position])[0].stack.length - 1;
const inDecisions = decisionsOf(
  steps.map(({ step }) => step),
  school,
);
claim('deeper', 'the decisions until the first dead end is left', {
  en: [['makes {} decisions until it is out of the first dead end', [inDecisions.findIndex(({ after }) => after)]]],
  de: [['trifft die Suche {} Entscheidungen', [inDecisions.findIndex(({ after }) => after)]]],
  zh: [['搜索作{}次决定', [inDecisions.findIndex(({ after }) => after)]]],
});
claim('deeper', 'the first digit, and what comes next', {
  en: [
    ['Here the {} has just been placed', [first[0]]],
    ['The {} has been placed in row {}, column {}', first],
    ['Start where the {} is placed', [first[0]]],
    ['the next cell, row {}, column {}?', place(nextPlace)],
  ],
  de: [
    ['Hier ist die {} gerade gesetzt', [first[0]]],
    ['Die {} passt in das erste Feld', [first[0]]],
    ['an der die erste {} gesetzt wird', [first[0]]],
    ['welche {} Ziffern als Nächstes gesetzt werden', [untilDead]],
  ],
  zh: [
    ['第{}格的 {} 刚刚填好', [1, first[0]]],
    ['第{}格填了 {}。', [1, first[0]]],
  ],
});

const dead = moments['dead-end'];
const [{ stack }] = viewsOf(school, [dead.position]);
const placed = stack.map(({ digit }) => digit);
const between = steps
  .slice(dead.position, steps.findIndex(({ step }) => step.position > dead.position && step.kind === 'place') + 1)
  .map(({ step }) => step);
const back = moments['taken-back'];
const triedNext = between
  .filter(({ kind, cell }) => kind === 'try' && cell === back.cell)
  .map(({ digit }) => Number(digit));
claim('dead-end', 'the way into the first dead end, and back', {
  en: [
    ['possibilities for the first {} empty cells, each level {} cell', [4, 1]],
    [
      'After {}, {} and {}, the program comes to row {}, column {}. It tries all {} digits',
      [...placed, ...place(dead.cell), 9],
    ],
    ['the {} in row {}, column {} is erased', [back.digit, ...place(back.cell)]],
    ['{} and {} are refused, {} fits', triedNext],
  ],
  de: [
    [
      'Nach der {} setzt die Suche eine {} und eine {}. Dann kommt sie zu Zeile {}, Spalte {}. ' +
        'Dort passten am Anfang nur die {} und die {},',
      [...placed, ...place(dead.cell), ...allowedAt(dead.cell)],
    ],
    ['Alle {} Ziffern sind probiert', [9]],
    ['Die {} wird zurückgenommen. {} und {} passen dort nicht, aber die {}.', [back.digit, ...triedNext]],
    [
      'die ersten {} leeren Felder als Baum. Sie liegen alle in Zeile {}, in den Spalten {}, {}, {} und {}',
      [4, 1, ...empty.slice(0, 4).map(column)],
    ],
  ],
  zh: [
    [
      '搜索填了 {}、{}、{}，来到第{}行第{}列。那里本来只能填 {} 或 {}，',
      [...placed, ...place(dead.cell), ...allowedAt(dead.cell)],
    ],
    ['收回 {}，接着试更大的数字', [back.digit]],
    ['前{}个空格的所有填法', [4]],
  ],
});
test('dead-end: of the digits tried next the last one fits, and the two that fitted there stand in its row', () => {
  const last = between.at(-1);
  assert.deepEqual([last?.kind, last?.cell], ['place', back.cell]);
  for (const digit of allowedAt(dead.cell)) assert.ok(steps[dead.position - 1].board.subarray(0, 9).includes(digit));
});
const [wrong, right] = [moments['root-wrong'].digit, moments['root-right'].digit];
/** The digits of the small tree, from top to bottom, with their levels. */
const drawn = smallTree();
function smallTree() {
  const run = solver.run(school, { algorithm: 'all-solutions' });
  /**
   * @param {import('../../../web/app/lesson/branch-lists.js').Branch} branch
   * @param {number} depth
   * @returns {(import('../../../web/app/lesson/branch-lists.js').Branch & { depth: number })[]}
   */
  const listed = (branch, depth) => [
    { ...branch, depth },
    ...branch.children.flatMap((child) => listed(child, depth + 1)),
  ];
  try {
    return branchesOf(run).flatMap((branch) => listed(branch, 1));
  } finally {
    run.dispose();
  }
}
/** Those that are placed only after the solution. */
const beyond = drawn.filter(({ nth }) => nth > numbers['s1.places']);
const roots = steps.filter(({ step }) => step.kind === 'place' && step.cell === empty[0]).map(({ step }) => step.digit);
claim('dead-end', 'the top of the small tree, and the digit that the search does not come to', {
  de: [
    ['Ganz oben sind es {}, die {} und die {}.', [roots.length, ...roots.map(Number)]],
    ['Nur mit der letzten {} geht das nicht', [beyond.at(-1)?.digit]],
  ],
});
test('dead-end, de: it alone comes after the solution, and a dead end is where the next cell takes no digit', () => {
  assert.match(plain(sectionIn('de', 'dead-end')), /dort, wo in das nächste dieser vier Felder keine Ziffer passt\./);
  assert.deepEqual(beyond, [drawn.at(-1)]);
  for (const { isDead, children, depth } of drawn) assert.equal(isDead, depth < 4 && children.length === 0);
});
claim('dead-end', 'the mistake at the top', {
  en: [
    ['erases the {} in the {} cell', [wrong, 1]],
    ['an {} is placed there, and it stays', [right]],
  ],
  de: [
    ['endet unter der ersten {} jeder Weg', [wrong]],
    ['verschwindet die erste {}', [wrong]],
    ['steht dort die {}, und die bleibt', [right]],
  ],
  zh: [
    ['换掉 {} 也不够', [back.digit]],
    ['把最早填的那个 {} 也收了回来', [wrong]],
    ['左上角换成 {}，这一回对了', [right]],
    ['只伸出{}条分支', [roots.length]],
    ['这个错的 {} 上', [wrong]],
  ],
});
test('dead-end, zh: more than half of it went into the wrong digit', () => {
  assert.match(plain(sectionIn('zh', 'dead-end')), /一半多的力气/);
  assert.ok(2 * numbers['rootwrong.event'] > numbers['s1.events']);
});
test('dead-end: the second digit at the top stays, and what is left of the placements is the solution', () => {
  assert.deepEqual([wrong, right], roots);
  assert.equal(solution[0], String(right));
  assert.equal(numbers['s1.places'] - numbers['s1.erases'], numbers['s1.empty']);
  const run = solver.run(school, { algorithm: 'all-solutions' });
  assert.deepEqual(
    branchesOf(run).map(({ digit }) => digit),
    roots,
  );
  run.dispose();
});

claim('recursion', 'the calls that wait', {
  en: [
    [
      'In the figure {} calls are waiting. They have placed the {}, the {} and the {}. ' +
        'A {} has just run out of digits for row {}, column {}, and will return False. Then the {} wakes up',
      [placed.length, ...placed, placed.length + 1, ...place(dead.cell), placed.length],
    ],
  ],
  de: [
    [
      'warten {}: einer mit der {}, einer mit der {}, einer mit der {}. In der Abbildung stehen sie ' +
        'unter dem, der gerade läuft. Das ist der {}: Er ist für Zeile {}, Spalte {} zuständig',
      [placed.length, ...placed, placed.length + 1, ...place(dead.cell)],
    ],
    ['Aufruf mit der {}. Er setzt sein Feld auf {}', [placed.at(-1), 0]],
    ['Wann enden {} Aufrufe nacheinander', [2]],
  ],
});
test('recursion: there are two calls that end one after another', () => {
  const events = steps.map(({ step }) => step.kind).filter((kind) => kind === 'place' || kind === 'erase');
  assert.ok(events.some((kind, index) => kind === 'erase' && events[index + 1] === 'erase'));
});

const onFirst = placed.slice(0, 3);
const leftWrong = [2, 1, 3, 5, 8, 7]; // tests/web/site/stages.test.js runs it
claim('stages', 'what the stages place', {
  en: [
    ['The first call places a {}, the second a {}, the third a {}. The {} does nothing', [...onFirst, 4]],
    ['It places {}, {} and {}, and returns False', onFirst],
    ['The {} in column {}, the {} in column {} and the {} in column {}. The solution', leftWrong],
    ['The solution has {}, {} and {} there', [0, 4, 6].map((cell) => Number(solution[cell]))],
  ],
  de: [
    ['eine {} ins Gitter, dann eine {}, dann eine {}', onFirst],
    ['Aufruf setzt jetzt {}, {} und {}', onFirst],
    ['Die {} in Spalte {}, die {} in Spalte {} und die {} in Spalte {}', leftWrong],
    ['Richtig wären dort {}, {} und {}', [0, 4, 6].map((cell) => Number(solution[cell]))],
  ],
  zh: [
    ['第一次填 {}，第二次填 {}，第三次填 {}。', onFirst],
    ['它填了 {}、{}、{}，', onFirst],
    ['第{}列的 {}、第{}列的 {} 和第{}列的 {}', [1, 2, 5, 3, 7, 8]],
    ['解里那三格是 {}、{}、{}', [0, 4, 6].map((cell) => Number(solution[cell]))],
  ],
});
claim('listing', 'that no side is written as a number', {
  en: [
    ['nowhere written as {}', [9]],
    ['height and width of a box are {} here', [3]],
  ],
  de: [['stehen statt der {} height und width', [3]]],
  zh: [
    ['不再写死{}和{}', [3, 9]],
    [
      '{}乘{}的盘面，height 和 width 都是{}；{}乘{}的盘面，高{}宽{}',
      [9, 9, 3, 6, 6, geometryOf(6).boxHeight, geometryOf(6).boxWidth],
    ],
  ],
});

const added = [...none].findIndex((sign, cell) => sign !== school[cell]);
claim('end', 'the given that is one too many', {
  en: [
    [
      'A {} is added in row {}, column {}. It breaks no rule, but the only solution had an {} there',
      [Number(none[added]), ...place(added), Number(solution[added])],
    ],
    ['with {} more given', [1]],
  ],
  de: [
    ['einer {} in Zeile {}, Spalte {}', [Number(none[added]), ...place(added)]],
    [
      'Die neue {} verletzt keine Regel, aber in der einzigen Lösung stand dort eine {}',
      [Number(none[added]), Number(solution[added])],
    ],
    [
      'der erste Aufruf hat alle {} Ziffern durch',
      [walkOf(none).filter(({ step: { kind, cell } }) => kind === 'try' && cell === 0).length],
    ],
  ],
  zh: [
    ['第{}行第{}列多给了{}个 {}', [...place(added), 1, Number(none[added])]],
    ['唯一的解在那里是 {}', [Number(solution[added])]],
  ],
});
test('end: it is the only one that differs, and breaks no rule', () => {
  assert.equal([...none].filter((sign, cell) => sign !== school[cell]).length, 1);
  assert.equal(school[added], '.');
  assert.equal(solver.check(none).status, 'none');
});
