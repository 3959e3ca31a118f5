/** The sentences of the lesson about demands, and about searches that take very long: as lesson-claims.test.js. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demandsOf } from '../../../web/app/lesson/demands.js';
import { candidatesOf, digitsOf, placesOf } from '../../../web/app/sudoku/candidates.js';
import { geometryOf } from '../../../web/app/sudoku/geometry.js';
import { puzzles, solver, walkOf } from '../../web/support/solver.js';
import { languages, read } from '../../web/support/texts.js';
import { queensRun } from '../../../web/app/lesson/queens.js';
import { claim, lessonIn, plain, sectionIn } from '../support/lesson-said.js';

/** @type {Record<string, number>} */
const numbers = JSON.parse(read('lesson/numbers.json'));
const { school, hard } = puzzles;

/**
 * How many steps a search takes, at most so many.
 * @param {string} puzzle
 * @param {number} most
 * @param {string} [algorithm]
 */
function stepsOf(puzzle, most, algorithm) {
  const run = solver.run(puzzle, { algorithm });
  try {
    return run.measure(most).steps;
  } finally {
    run.dispose();
  }
}

const demands = 1 + geometryOf(9).cellsOf.filter((cells) => cells.includes(0)).length; // its own, and one of each unit
claim('exact-cover', 'the demands that a choice meets', {
  en: [['It meets {} demands at once', [demands]]],
  de: [
    ['erfüllst du genau {} Wünsche', [demands]],
    ['Die gewählte Möglichkeit erfüllt {} Wünsche. Jede andere, die einen davon auch erfüllt', [demands]],
    ['Schreib die {} Wünsche, die sie erfüllt', [demands]],
  ],
  zh: [
    ['任务有{}类', [demands]],
    ['一下子完成{}项', [demands]],
    ['去掉它完成的{}项', [demands]],
  ],
});
{
  const board = Array.from(hard, (sign) => Number(sign) || 0);
  const masks = candidatesOf(board, 9);
  const tightest = board
    .map((digit, cell) => ({ cell, ways: digitsOf(masks[cell]).length, digit }))
    .filter(({ digit }) => !digit)
    .reduce((best, other) => (other.ways < best.ways ? other : best));
  const [{ step }] = walkOf(hard, 'dancing-links');
  const unit = Number(step.unit);
  const digit = Number(step.digit);
  const places = placesOf(masks, 9, unit, digit);
  const at = (/** @type {number} */ cell) => [Math.floor(cell / 9) + 1, (cell % 9) + 1];
  claim('exact-cover', 'a unit is chosen first, since it has fewer ways than the tightest cell', {
    en: [
      ['the tightest cells, like row {}, column {}, have {} candidates', [...at(tightest.cell), tightest.ways]],
      ['in row {} the digit {} has a single place, row {}, column {}', [unit + 1, digit, ...at(places[0])]],
      ['“row {} needs a {}”', [unit + 1, digit]],
    ],
    de: [
      ['in die engsten Felder, etwa Zeile {}, Spalte {}, {} Ziffern', [...at(tightest.cell), tightest.ways]],
      ['Die {} der Zeile {} aber hat nur noch einen Platz, Zeile {}, Spalte {}', [digit, unit + 1, ...at(places[0])]],
      ['„Zeile {} braucht eine {}“', [unit + 1, digit]],
    ],
    zh: [
      ['候选数最少的格，比如第{}行第{}列，也还有{}个', [...at(tightest.cell), tightest.ways]],
      ['第{}行的 {} 却只剩{}处可放，就是第{}行第{}列', [unit + 1, digit, places.length, ...at(places[0])]],
    ],
  });
  test('exact-cover: its figure begins where that unit has been chosen', () => {
    const { figures } = JSON.parse(read('lesson/figures.json'));
    assert.deepEqual([figures['exact-cover'].puzzle, figures['exact-cover'].position], ['hard', 1]);
    assert.deepEqual([step.kind, step.cell], ['select', null]);
    const [first] = demandsOf(board, 9);
    assert.deepEqual(first, { kind: 'row', unit, digit, choices: places.map((cell) => ({ cell, digit })) });
  });
  test('exact-cover: of the demands that are listed the first comes next, at each step that places a digit', () => {
    const walk = walkOf(hard, 'dancing-links');
    for (const [index, { step: placed }] of walk.entries()) {
      if (placed.kind !== 'place') continue;
      const { choices } = demandsOf(index ? walk[index - 1].board : board, 9)[0];
      assert.ok(
        choices.some(({ cell, digit: fits }) => cell === placed.cell && fits === placed.digit),
        String(index),
      );
    }
  });
}

const solution = solver.check(hard).solution ?? '';
const begin = [...solution.slice(0, 3)].map(Number);
const centuries = Math.floor(numbers['hard.steps'] / (100 * 365.2425 * 86_400));
claim('hard', 'why it takes so long', {
  en: [
    ['begins with {}, {}, {}', begin],
    ['At {} step a second you would watch for more than {} centuries', [1, centuries]],
  ],
  de: [
    ['beginnt sie mit {}, {}, {}', begin],
    ['Bis sie zur {} kommt', begin.slice(0, 1)],
    ['mehr als {} Jahrhunderte', [centuries]],
  ],
});
test('hard: its first row is empty, and the whole of it is said in Chinese', () => {
  assert.equal(hard.slice(0, 9), '.'.repeat(9));
  const rows = [...sectionIn('zh', 'hard').matchAll(/<code>(\d{9})<\/code>/g)].map(([, row]) => row);
  assert.deepEqual(rows, [solution.slice(0, 9)]);
});
test('hard, zh: with propagation nothing is guessed', () => {
  assert.match(plain(sectionIn('zh', 'hard')), /换成约束传播，一次也不用猜/);
  assert.ok(walkOf(hard, 'propagation').every(({ step: { kind } }) => kind !== 'try' && kind !== 'erase'));
});

/** The first line of a puzzle in a text. @param {string} language */
const lineIn = (language) => /[\d.]{81}/.exec(sectionIn(language, 'hard'))?.[0] ?? '';
const line = lineIn('en');
/** The digits that a unit of the last cell has. @param {number} kind row, column or box */
const around = (kind) =>
  geometryOf(9)
    .cellsOf[kind * 9 + 8].map((cell) => line[cell])
    .filter((sign) => sign !== '.')
    .map(Number)
    .sort();
const [inRow, inColumn, inBox] = [0, 1, 2].map(around);
const left = inBox.filter((digit) => !inRow.includes(digit) && !inColumn.includes(digit));
const ends = [inRow[0], inRow.at(-1), inColumn[0], inColumn.at(-1), left[0]];
claim('hard', 'why nothing fits into the last cell', {
  en: [['The last row already has {} to {}. The last column has {} to {}. The {} is in the last box', ends]],
  de: [['{} bis {} stehen in seiner Zeile, {} bis {} in seiner Spalte, die {} in seinem Block', ends]],
  zh: [['行里有 {} 到 {}，列里有 {} 到 {}，宫里有 {}', ends]],
});
test('hard: one line has no solution in all languages; its last cell shows it, the tightest cell at once', () => {
  for (const language of languages) assert.equal(lineIn(language), line, language);
  assert.equal(left.length, 1);
  assert.deepEqual([...inRow, ...inColumn, ...left], [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const { status, impossible } = solver.check(line);
  assert.deepEqual([status, impossible], ['none', { cell: 80 }]);
  assert.equal(walkOf(line, 'mrv').at(-1)?.step.kind, 'exhausted');
  assert.ok(stepsOf(line, 1e6, 'mrv') < 10);
});
test('hard: so many steps are not enough there for the search in reading order', () => {
  const run = solver.run(line);
  assert.deepEqual(run.measure(numbers['endless.steps']), {
    steps: numbers['endless.steps'],
    done: false,
    solutions: 0,
  });
  run.dispose();
});
const decades = Math.floor(numbers['endless.steps'] / (10 * 365.2425 * 86_400));
claim('hard', 'how long that would be', {
  en: [['At {} step a second, those alone would take more than {} decades', [1, decades]]],
  de: [['bei einem pro Sekunde mehr als {} Jahrzehnte', [decades]]],
  zh: [['{}秒{}步，光这些就要{}十多年', [1, 1, decades]]],
});
test('hard, en: with ones and twos swapped the puzzle has one solution, and takes more than a million steps', () => {
  assert.match(plain(sectionIn('en', 'hard')), /Swap two digits everywhere in it, say the ones and the twos/);
  const swapped = hard.replace(/[12]/g, (digit) => String(3 - Number(digit)));
  assert.equal(solver.check(swapped).status, 'unique');
  assert.ok(stepsOf(swapped, 2e6) > 1e6);
});
test('hard, de: with each digit taken for the one that makes ten, the puzzle needs far fewer steps', () => {
  const [, other] = [...sectionIn('de', 'hard').matchAll(/[\d.]{81}/g)].map(([whole]) => whole);
  assert.equal(
    other,
    hard.replace(/\d/g, (digit) => String(10 - Number(digit))),
  );
  const steps = stepsOf(other, 1e9);
  assert.ok(steps > 1e6 && steps < numbers['hard.steps'] / 10, `${steps}`);

  const said = plain(sectionIn('de', 'hard'));
  assert.match(said, /In der Lösung steht in der ersten Zeile jetzt eins, zwei, drei und so weiter bis neun\./);
  assert.match(said, /setzt sie diese Zeile gleich richtig\./);
  assert.match(
    said,
    /Weiter unten verirrt sie sich trotzdem: Mehr als dreißigtausend Mal nimmt sie dort eine Ziffer zurück/,
  );
  const run = solver.run(other);
  run.measure(1e7);
  run.seek(run.nth('place', 9) ?? 0);
  assert.equal(run.board().subarray(0, 9).join(''), '123456789');
  assert.equal(run.counters().erase, 0);
  // As the solution has this row too, and no digit comes back that was taken back, nothing of it was.
  assert.equal((solver.check(other).solution ?? '').slice(0, 9), '123456789');
  assert.ok(run.complete && run.totals().erase > 30_000);
  run.dispose();
});
test('hard, zh: half a turn of the first puzzle takes half as many steps again, its rows in reverse fewer', () => {
  const said = plain(sectionIn('zh', 'hard'));
  assert.match(said, /让回溯法的步数比原来多一半以上。提示：题目不必变难，换个方向摆就行/);
  assert.match(said, /把课堂题转半圈，也就是从最后一格倒着抄到第一格。只把九行的上下次序颠倒不行，步数反而更少/);
  const turned = Array.from(school).reverse().join('');
  const rows = (school.match(/.{9}/g) ?? []).reverse().join('');
  const steps = stepsOf(school, 1e6);
  assert.ok(stepsOf(turned, 1e6) > 1.5 * steps);
  assert.ok(stepsOf(rows, 1e6) < steps);
});
test('hard: to a person it is easy, hidden and naked singles are enough, and nothing is guessed', () => {
  for (const [language, words] of Object.entries({
    en: 'hidden and naked singles are enough',
    de: 'genügen der Logik versteckte und nackte Singles',
    zh: '只靠隐性唯一和显性唯一就能解完',
  })) {
    assert.ok(plain(sectionIn(language, 'hard')).includes(words), language);
    assert.match(sectionIn(language, 'hard'), /<a data-app="hard logic">/);
  }
  const steps = walkOf(hard, 'logic').map(({ step }) => step);
  assert.deepEqual(new Set(steps.map(({ kind }) => kind)), new Set(['deduce', 'place', 'solution']));
  const rules = new Set(steps.filter(({ kind }) => kind === 'deduce').map(({ rule }) => rule));
  assert.deepEqual(rules, new Set(['hidden-single', 'naked-single']));
});
test('hard: the goal of the exercise is said in words', () => {
  for (const [language, words] of Object.entries({
    en: 'more than a million steps',
    de: 'mehr als eine Million Schritte',
    zh: '一百万步以上',
  })) {
    assert.ok(plain(sectionIn(language, 'hard')).includes(words), language);
    assert.match(lessonIn(language), /data-goal="1000000"/);
  }
});

const queens = (/** @type {number} */ size) => {
  const run = queensRun(size);
  return {
    columns: run.at(-1)?.columns.map((column) => column + 1) ?? [],
    erases: run.filter(({ kind }) => kind === 'erase').length,
    end: run.at(-1)?.kind,
  };
};
const bySchool = walkOf(school, 'logic').map(({ step }) => step);
const [four, one] = bySchool.filter(({ kind }) => kind === 'place');
const byTwo = walkOf(puzzles.two, 'logic');
const guess = byTwo.findIndex(({ step }) => step.kind === 'select');
const stuck = candidatesOf([...byTwo[guess].board], 9)
  .filter(Boolean)
  .map(digitsOf);
const guessed = byTwo[guess + 1].step;
const placeOf = (/** @type {{ row: number | null, column: number | null }} */ step) => [
  Number(step.row) + 1,
  Number(step.column) + 1,
];
/** The givens of the first puzzle that the second lacks; there are no others. */
const missing = Array.from(school, (sign, cell) => (sign === puzzles.two[cell] ? -1 : cell)).filter(
  (cell) => cell >= 0,
);
const placeAt = (/** @type {number} */ cell) => [Math.floor(cell / 9) + 1, (cell % 9) + 1];
claim('person', 'what logic finds, and where it stops', {
  en: [
    [
      'There the {} has only one place left, row {}, column {}, for row {} and column {} have a four',
      [4, ...placeOf(four), 1, 3],
    ],
    ['Then {} cells are empty, and {} digits fit into each of them', [stuck.length, stuck[0].length]],
    ['the same puzzle without {} of its givens', [missing.length]],
    ['the threes in row {}, column {} and in row {}, column {}', missing.flatMap(placeAt)],
    ['now the puzzle has {} solutions', [solver.count(puzzles.two, 9)]],
    ['It tries the {} in row {}, column {}', [Number(guessed.digit), ...placeOf(guessed)]],
    ['Logic places a {} in the same box', [Number(one.digit)]],
    ['In row {}, column {}. The other empty cells of the box are in columns {} and {}', [...placeOf(one), 1, 3]],
  ],
  de: [
    [
      'Dort hat die {} nur einen Platz, Zeile {}, Spalte {}, denn in Zeile {} und in Spalte {}',
      [4, ...placeOf(four), 1, 3],
    ],
    ['Dann sind noch {} Felder leer, und in jedes passen {} Ziffern', [stuck.length, stuck[0].length]],
    ['demselben Rätsel {} Vorgaben weg', [missing.length]],
    ['die Dreien in Zeile {}, Spalte {} und in Zeile {}, Spalte {}', missing.flatMap(placeAt)],
    ['denn jetzt hat das Rätsel {} Lösungen', [solver.count(puzzles.two, 9)]],
    ['zuerst die {} in Zeile {}, Spalte {}', [Number(guessed.digit), ...placeOf(guessed)]],
    ['setzt die Logik im selben Block eine {}', [Number(one.digit)]],
    [
      'In Zeile {}, Spalte {}. Alle anderen leeren Felder des Blocks liegen in Spalte {} oder {}',
      [...placeOf(one), 1, 3],
    ],
  ],
  zh: [
    ['第{}行和第{}列都有了 {}，宫里能填 {} 的只剩第{}行第{}列', [1, 3, 4, 4, ...placeOf(four)]],
    ['然后只剩{}格，每格都能填{}个数字', [stuck.length, stuck[0].length]],
    ['拿掉{}个已知数：第{}行第{}列和第{}行第{}列的 {}', [missing.length, ...missing.flatMap(placeAt), 3]],
    ['现在这道题有{}个解', [solver.count(puzzles.two, 9)]],
    ['先在第{}行第{}列试 {}', [...placeOf(guessed), Number(guessed.digit)]],
    ['逻辑推理在同一宫里填 {}', [Number(one.digit)]],
    ['第{}行第{}列。这一宫其余的空格都在第{}列和第{}列', [...placeOf(one), 1, 3]],
  ],
});
test('person: the first puzzle needs hidden singles alone, and of the second each cell left has two digits', () => {
  assert.deepEqual(
    missing.map((cell) => school[cell] + puzzles.two[cell]),
    ['3.', '3.'],
  );
  const deduced = bySchool.filter(({ kind }) => kind === 'deduce');
  assert.equal(deduced.length, numbers['s1.empty']);
  assert.ok(deduced.every(({ rule }) => rule === 'hidden-single'));
  assert.ok(bySchool.every(({ kind }) => ['deduce', 'place', 'solution'].includes(kind)));
  assert.ok(stuck.every(({ length }) => length === 2));
  assert.ok(byTwo.slice(0, guess).every(({ step }) => ['deduce', 'place'].includes(step.kind)));
  assert.ok(byTwo.slice(0, guess).every(({ step }) => step.rule === 'hidden-single'));
});
test('person: a four and a one have one place each in the box at the top left, for the reasons given', () => {
  assert.deepEqual([four.digit, one.digit], [4, 1]);
  const has = (/** @type {number} */ digit, /** @type {number} */ unit) =>
    geometryOf(9).cellsOf[unit].some((cell) => school[cell] === String(digit));
  assert.deepEqual([has(4, 0), has(4, 9 + 2), has(1, 9), has(1, 9 + 2)], [true, true, true, true]);
  const others = geometryOf(9).cellsOf[18].filter((cell) => school[cell] === '.' && cell !== four.cell);
  for (const cell of others) assert.ok(cell < 9 || cell % 9 === 2, 'row 1 or column 3');
  for (const cell of others) assert.ok(cell === one.cell || cell % 9 !== 1, 'columns 1 and 3');
});
test('person: there is a puzzle with one solution at which logic guesses', () => {
  const monster = '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1';
  assert.equal(solver.check(monster).status, 'unique');
  assert.ok(walkOf(monster, 'logic').some(({ step }) => step.kind === 'try'));
});

claim('elsewhere', 'the queens', {
  en: [
    ['Can {} queens stand on a chessboard', [8]],
    ['On {} by {} squares the search places a queen', [8, 8]],
    ['The {} that are left are the solution', [queens(8).columns.length]],
    ['On {} by {} it never goes back', [5, 5]],
    ['On {} by {} it tries everything', [3, 3]],
    ['Then choose {} by {} squares', [4, 4]],
    ['On {} by {} the search takes back {} queens', [4, 4, queens(4).erases]],
    ['The {} that are left stand in columns {}, {}, {} and {}', [4, ...queens(4).columns]],
  ],
  de: [
    ['Lassen sich {} Damen so auf ein Schachbrett', [8]],
    ['Auf {} mal {} Feldern wird', [8, 8]],
    ['Übrig bleiben {}, das ist die Lösung', [queens(8).columns.length]],
    ['Auf {} mal {} Feldern geht es kein einziges Mal zurück', [5, 5]],
    ['Auf {} mal {} Feldern ist am Ende alles probiert', [3, 3]],
  ],
  zh: [
    ['在棋盘上放{}个皇后', [8]],
    ['{}乘{}的棋盘上，搜索一共放了', [8, 8]],
    ['剩下的{}个就是解', [queens(8).columns.length]],
    ['{}乘{}一次也不用退', [5, 5]],
    ['{}乘{}全都试过也不成', [3, 3]],
    ['{}乘{}要退{}次，最后各行依次放在第{}、{}、{}、{}列', [4, 4, queens(4).erases, ...queens(4).columns]],
  ],
});
test('elsewhere: five queens never go back, and for three the search proves that there is no place', () => {
  assert.deepEqual([queens(5).erases, queens(5).end], [0, 'solution']);
  assert.equal(queens(3).end, 'exhausted');
});
