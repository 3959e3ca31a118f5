/**
 * The sentences of the lesson that say a number, digit or place in words: its later sections, as lesson-claims.test.js.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import vm from 'node:vm';
import { branchesOf } from '../../../web/app/lesson/branch-lists.js';
import { geometryOf } from '../../../web/app/sudoku/geometry.js';
import { puzzles, solver, walkOf } from '../../web/support/solver.js';
import { languages, read } from '../../web/support/texts.js';
import { claim, gridIn, lessonIn, plain, saidIn, sectionIn } from '../support/lesson-said.js';

/** @type {Record<string, number>} */
const numbers = JSON.parse(read('lesson/numbers.json'));
const { school, classic, two } = puzzles;
const lists = (/** @type {string} */ puzzle) =>
  Array.from({ length: 9 }, (_, row) =>
    Array.from(puzzle.slice(9 * row, 9 * row + 9), (sign) => Number(sign.replace('.', '0'))),
  );
const replaced = (/** @type {string} */ puzzle, /** @type {number} */ cell, /** @type {number} */ digit) =>
  puzzle.slice(0, cell) + digit + puzzle.slice(cell + 1);
const emptyIn = (/** @type {string} */ puzzle) => [...puzzle].filter((sign) => sign === '.').length;

/**
 * A listing in JavaScript, by the names of its functions; those that it defines as globals can be replaced.
 * @param {string} name
 * @returns {any}
 */
function listing(name) {
  const context = vm.createContext({});
  vm.runInContext(read(`listings/${name}.js`), context);
  return context;
}

/** A whole run, without its steps. @param {string} puzzle @param {string} algorithm @param {number} [most] */
function totalsOf(puzzle, algorithm, most = 1e6) {
  const run = solver.run(puzzle, { algorithm });
  try {
    run.measure(most);
    return { ...run.totals(), steps: run.known, complete: run.complete };
  } finally {
    run.dispose();
  }
}

/** The candidates of a cell of a puzzle. @param {string} puzzle @param {number} cell */
function candidatesOf(puzzle, cell) {
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

for (const [language, sentence] of [
  [
    'en',
    'replace the {} in row {} by a {}. Now the row has {} sevens. ' +
      'The program still returns True, with both sevens in the row',
  ],
  ['zh', '在课堂题的左上角再给一个 {}，第{}行就有了{}个 {}。这个程序照样填满盘面，返回 True'],
]) {
  test(`end, ${language}: the bare program takes two equal givens for solved`, () => {
    const said = saidIn(language, 'end', sentence);
    const [cell, digit, ...rest] =
      language === 'en' ? [school.indexOf(String(said[0])), said[2], said[1], said[3]] : [0, said[0], ...said.slice(1)];
    assert.deepEqual(rest, language === 'en' ? [1, 2] : [1, 2, digit]);
    const wrong = replaced(school, cell, digit);
    assert.equal(solver.check(wrong).status, 'invalid');
    const grid = lists(wrong);
    assert.equal(listing('backtracking').backtracking(grid), true);
    assert.equal(grid[0].filter((other) => other === digit).length, 2);
    assert.ok(grid.flat().every(Boolean));
  });
}
test('end, zh: without the line that erases, the first puzzle is said to have no solution', () => {
  assert.match(plain(sectionIn('zh', 'end')), /删掉这一行，课堂题就会被说成无解/);
  const context = vm.createContext({});
  const whole = read('listings/backtracking.js');
  const without = whole.replace(/^.*= 0;.*erase.*$/m, '');
  assert.notEqual(without, whole);
  vm.runInContext(without, context);
  assert.equal(context.backtracking(lists(school)), false);
});
test('end, de: a grid full of ones is solved for the bare program', () => {
  assert.match(
    plain(sectionIn('de', 'end')),
    /volles Gitter aus lauter Einsen. Es findet kein leeres Feld und meldet: gelöst/,
  );
  assert.equal(listing('backtracking').backtracking(lists('1'.repeat(81))), true);
});

const functions = Object.keys(listing('backtracking')).length;
const [four, six] = [4, 6].map(geometryOf);
claim('listing', 'how many languages and functions there are', {
  en: [
    ['together, in {} languages. All {} programs', [4, 4]],
    ['isValid asks the {} questions', [3]],
    ['nowhere written as {}.', [9]],
  ],
  de: [
    [
      'Gitter aus {} mal {} Feldern, mit Blöcken aus {} mal {}, und aus {} mal {}, mit Blöcken {} hoch und {} breit',
      [4, 4, four.boxHeight, four.boxWidth, 6, 6, six.boxHeight, six.boxWidth],
    ],
    ['{} Funktionen genügen', [functions]],
  ],
  zh: [
    ['{}个函数，就是全部', [functions]],
    ['{}种语言写的是同一个程序', [4]],
  ],
});
test('listing: each language has the same functions, and none says how long the side is', () => {
  for (const language of languages) {
    const names = [...sectionIn(language, 'listing').matchAll(/data-listing="([\w.-]+)"/g)].map(([, name]) => name);
    assert.deepEqual(names, ['backtracking.js', 'backtracking.py', 'backtracking.java', 'backtracking.cc']);
    for (const name of names) {
      assert.doesNotMatch(read(`listings/${name}`), /\b[39]\b/, name);
      for (const part of Object.keys(listing('backtracking'))) {
        assert.match(read(`listings/${name}`), new RegExp(`\\b${part}\\(`));
      }
    }
  }
});
test('listing, zh: backtracking is called as often as the tree has nodes', () => {
  const program = listing('backtracking');
  const { backtracking } = program;
  let calls = 0;
  program.backtracking = (/** @type {number[][]} */ sudoku) => {
    calls += 1;
    return backtracking(sudoku);
  };
  program.backtracking(lists(school));
  assert.equal(calls, numbers['s1.nodes']);
});
test('listing, en: with the grid written above, the program in Python places as many digits as the tree', () => {
  const [above, first, there] = [
    ...sectionIn('en', 'listing').matchAll(/<code>((?:global )?count\b[^<]*)<\/code>/g),
  ].map(([, code]) => code);
  const counted = read('listings/backtracking.py')
    .replace(/^(def backtracking.*)$/m, `$1\n    ${first}`)
    .replace(/^( *)(sudoku\[row\]\[column\] = number).*$/m, `$1$2\n$1${there}`);
  const { stdout } = spawnSync(
    'python3',
    ['-B', '-c', `${above}\n${counted}\n${gridIn('en')}\nprint(backtracking(sudoku), count)`],
    { encoding: 'utf8' },
  );
  assert.equal(stdout.trim(), `True ${numbers['s1.places']}`);
});
for (const language of languages) {
  test(`all, ${language}: the lines that are to begin the search give a list with the only solution`, () => {
    const [empty, call] = [
      ...sectionIn(language, 'all').matchAll(/<code>(solutions = [^<]*|allSolutions\([^<]*)<\/code>/g),
    ].map(([, code]) => code);
    const { stdout } = spawnSync(
      'python3',
      ['-B', '-c', `${read('listings/all-solutions.py')}\n${gridIn('en')}\n${empty}\n${call}\nprint(len(solutions))`],
      { encoding: 'utf8' },
    );
    assert.equal(stdout.trim(), '1');
  });
}
test('listing, de: with its loop backwards the program finds the same one solution, and of two the other', () => {
  const [cell] = Array.from(school, (sign, at) => (sign === two[at] ? -1 : at)).filter((at) => at >= 0);
  const place = [Math.floor(cell / 9), cell % 9];
  const said = saidIn(
    'de',
    'listing',
    'Vorwärts kommt in Zeile {}, Spalte {} wieder eine {} hinein, rückwärts eine {}.',
  );
  const whole = read('listings/backtracking.py');
  const [, range] = /<code>(range\(len\(sudoku\), 0, -1\))<\/code>/.exec(sectionIn('de', 'listing')) ?? [];
  const backwards = whole.replace('range(1, len(sudoku) + 1)', range);
  assert.notEqual(backwards, whole);
  const solved = (/** @type {string} */ program, /** @type {string} */ puzzle) => {
    const lines = [program, `sudoku = ${JSON.stringify(lists(puzzle))}`, 'backtracking(sudoku)', 'print(sudoku)'];
    return JSON.parse(spawnSync('python3', ['-B', '-c', lines.join('\n')], { encoding: 'utf8' }).stdout);
  };
  assert.deepEqual(solved(backwards, school), solved(whole, school));
  const digits = [whole, backwards].map((program) => solved(program, two)[place[0]][place[1]]);
  assert.deepEqual(said, [place[0] + 1, place[1] + 1, ...digits]);
});
test('a piece of code that is named stands in a listing', () => {
  const listings = ['listings/backtracking', 'listings/all-solutions', 'listings/lookup-tables']
    .concat(['nine', 'stage-1', 'stage-2', 'stage-3', 'stage-4'].map((name) => `lesson/stages/${name}`))
    .map((name) => read(`${name}.py`))
    .join('\n');
  const own = [
    /count = 0|global count|count \+= 1|print\(.*\)|range\(len\(sudoku\), 0, -1\)/,
    /solutions = \[\]|allSolutions\(sudoku, solutions\)/,
    /\d|\d, \d|\[0\]|\[\d(?:, \d){8}\]|sudoku\[.*\]|rows\[\d\]\[\d\]|row \/\/ 3 \* 3/,
    /[\d.]{81}|987654321|[1-4](?: [1-4]){3}/,
    /stepdoku\.html|-std=c\+\+20/,
  ].map(({ source }) => new RegExp(`^(?:${source})$`));
  for (const language of languages) {
    for (const [, code] of lessonIn(language).matchAll(/<code>([^<]*)<\/code>/g)) {
      assert.ok(own.some((form) => form.test(code)) || listings.includes(code), `${language}: ${code}`);
    }
  }
});

const all = { school: totalsOf(school, 'all-solutions'), workshop: totalsOf(puzzles.workshop, 'all-solutions') };
claim('all', 'what looking for more costs', {
  en: [['puzzle needs [s1.all.places], only {} more than to its solution', [all.school.place - numbers['s1.places']]]],
  de: [['kommt eine einzige hinzu, zusammen sind es [s1.all.places]', []]],
  zh: [['示例“两个解”，算法选“全部解”，播放到底。{}个解有哪几格不同', [solver.count(two, 9)]]],
});
test('all, zh: the placement that is added is the last digit of the small tree', () => {
  const said = saidIn('zh', 'all', '课堂题只多{}次，共 [s1.all.places] 次：多的就是前面小树上最末的那个 {}。');
  const steps = walkOf(school, 'all-solutions').map(({ step }) => step);
  const more = steps.slice(steps.findIndex(({ kind }) => kind === 'solution')).filter(({ kind }) => kind === 'place');
  assert.deepEqual(said, [more.length, more[0].digit]);
  assert.equal(more[0].depth, 4);
  const run = solver.run(school, { algorithm: 'all-solutions' });
  let last = branchesOf(run).at(-1);
  while (last?.children.length) last = last.children.at(-1);
  assert.equal(last?.digit, more[0].digit);
  run.dispose();
});
test('all: one digit more is placed, each is erased in the end, and the solution is near it', () => {
  assert.equal(numbers['s1.all.places'] - numbers['s1.places'], 1);
  for (const { place, erase, solution } of Object.values(all)) assert.deepEqual([place, solution], [erase, 1]);
  assert.ok(numbers['s2.all.places'] - numbers['s2.first.places'] < 5);
  const last = walkOf(school, 'all-solutions').at(-1);
  assert.equal(last?.board.join('').replaceAll('0', '.'), school);
});

test('all: the two functions that are not shown again are the same, letter by letter', () => {
  const sentences = {
    en: 'isValid and nextEmptyField stay as they are',
    de: 'isValid und nextEmptyField bleiben, wie sie waren',
    zh: 'isValid 和 nextEmptyField 照旧',
  };
  for (const [language, sentence] of Object.entries(sentences)) {
    assert.ok(plain(sectionIn(language, 'all')).includes(sentence), language);
  }
  const [rest, before] = ['all-solutions', 'backtracking'].map((name) =>
    read(`listings/${name}.py`)
      .replace(/ *#!.*$/gm, '')
      .trim()
      .split('\n\n\n')
      .slice(1),
  );
  assert.deepEqual(
    rest.map((piece) => /^def (\w+)/.exec(piece)?.[1]),
    ['isValid', 'nextEmptyField'],
  );
  assert.deepEqual(rest, before);
});

/** The most reads for one digit in the three units, and for one of the units. @param {string} algorithm */
function mostReads(algorithm) {
  let units = /** @type {number[]} */ ([]);
  let [most, inOne] = [0, 0];
  for (const {
    step: { kind, unit },
  } of walkOf(school, algorithm)) {
    if (kind === 'try') units = [];
    if (kind === 'check') units.push(Math.floor(Number(unit) / 9));
    most = Math.max(most, units.length);
    inOne = Math.max(inOne, ...[0, 1, 2].map((which) => units.filter((other) => other === which).length));
  }
  return { most, inOne };
}
const reads = mostReads('backtracking');
const looks = mostReads('lookup-tables');
const [, afterPlacing, afterErasing] =
  /= number.*\n((?: +\w+\[.*\]\[number\] = True\n)+)[^]*= 0.*\n((?: +\w+\[.*\]\[number\] = False\n)+)/.exec(
    read('listings/lookup-tables.py'),
  ) ?? [];
const [entries, cleared] = [afterPlacing, afterErasing].map((lines) => lines.trim().split('\n').length);
const [refused, accepted] = walkOf(school, 'lookup-tables')
  .map(({ step }) => step)
  .filter(({ kind }) => kind === 'conflict' || kind === 'place')
  .map(({ digit }) => digit ?? 0);
claim('tables', 'how many tables, entries and looks there are', {
  en: [
    ['to refuse the digit {}, and how many to accept the {}?', [refused, accepted]],
    ['So we keep {} tables', [looks.most]],
    ['read up to {} cells is now {} look', [reads.inOne, looks.inOne]],
    ['Placing a digit makes {} entries, and erasing it clears the same {}', [entries, cleared]],
    ['where the {} questions read', [3]],
  ],
  de: [
    ['höchstens {} Blicke', [looks.most]],
    ['muss {} Tabellen ändern', [entries]],
    [
      'die {} Zeilen nach dem Setzen und die {} nach dem Zurücknehmen. Was geschähe, wenn {} der letzten {} fehlte',
      [entries, cleared, 1, cleared],
    ],
  ],
  zh: [
    ['最多要读{}组{}格', [reads.most / reads.inOne, reads.inOne]],
    ['用{}组表', [looks.most]],
    ['填入时{}组表都要改', [entries]],
    ['最多查{}次', [looks.most]],
  ],
});
for (const [language, sentence] of Object.entries({
  en: 'rows[{}][{}] is True if the {} row has a {}',
  de: 'Steht in Zeile {} eine {}, so ist rows[{}][{}] wahr',
  zh: 'rows[{}][{}] 是 True，意思是第{}行已有 {}',
})) {
  test(`tables, ${language}: what an entry of a table means`, () => {
    const said = saidIn(language, 'tables', sentence);
    const [index, digit, row, named] = language === 'de' ? [...said.slice(2), ...said.slice(0, 2)] : said;
    assert.deepEqual([row, named], [index + 1, digit]);
    const [rows, columns, boxes] = Array.from({ length: 3 }, () =>
      Array.from({ length: 9 }, () => /** @type {boolean[]} */ ([])),
    );
    listing('lookup-tables').fillTables(lists(school), rows, columns, boxes);
    for (const other of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      assert.equal(rows[index][other] ?? false, lists(school)[index].includes(other));
    }
  });
}

const middle = walkOf(classic, 'mrv')[0].step;
const place = [Number(middle.row) + 1, Number(middle.column) + 1];
const [only] = candidatesOf(classic, Number(middle.cell));
const tight = Array.from(classic, (sign, cell) => cell).filter(
  (cell) => classic[cell] === '.' && candidatesOf(classic, cell).length === 1,
);
claim('tightest', 'where it begins', {
  en: [['it begins with row {}, column {}, right in the middle. Only the {} fits', [...place, only]]],
  de: [
    ['dem Feld in der Mitte, wo nur die {} bleibt', [only]],
    ['Mit der Mitte sind es am Anfang {}.', [tight.length]],
  ],
  zh: [['搜索第一个选的是第{}行第{}列', place]],
});
test('tightest: that is the middle, one candidate is left there, and no digit is taken back', () => {
  assert.deepEqual([middle.kind, middle.cell, candidatesOf(classic, 40).length], ['select', 40, 1]);
  assert.equal(numbers['s3.mrv.places'], emptyIn(classic));
  assert.equal(totalsOf(classic, 'mrv').erase, 0);
});
test('tightest, de: counting candidates costs more than it saves where the search seldom goes back, else less', () => {
  assert.match(
    plain(sectionIn('de', 'tightest')),
    /nur selten umkehrt, wie im ersten großen Rätsel, lohnt sich das nicht. Wo sie sich oft verirrt, wie hier, lohnt/,
  );
  const readsOf = (/** @type {string} */ name, /** @type {string} */ puzzle) => {
    let reads = 0;
    const grid = lists(puzzle).map(
      (row) =>
        new Proxy(row, {
          get: (cells, key) => {
            if (typeof key === 'string' && /^\d$/.test(key)) reads += 1;
            return Reflect.get(cells, key);
          },
        }),
    );
    assert.equal(listing(name)[name](grid), true);
    return reads;
  };
  for (const easy of [school, puzzles.workshop]) assert.ok(readsOf('mrv', easy) > 5 * readsOf('backtracking', easy));
  assert.ok(readsOf('mrv', classic) < readsOf('backtracking', classic));
});

const spread = walkOf(classic, 'propagation').map(({ step }) => step);
const placements = spread.filter(({ kind }) => kind === 'place');
const struck = spread.slice(0, spread.indexOf(placements[1])).filter(({ kind }) => kind === 'eliminate');
/** Row, column and digit of the nth placement. @param {number} nth */
const nth = (nth) => [
  Number(placements[nth].row) + 1,
  Number(placements[nth].column) + 1,
  Number(placements[nth].digit),
];
claim('propagation', 'how one digit leads to the next', {
  en: [
    [
      'The {} goes into the middle. It is struck out of row {}, column {}, and there only the {} is left. ' +
        'The {} is placed',
      [only, ...nth(1), nth(1)[2]],
    ],
    ['Soon row {}, column {} can only be a {}', nth(2)],
  ],
  de: [
    ['In die Mitte kommt die {},', [only]],
    ['Zeile {}, Spalte {}, hat danach nur noch die {}', nth(1)],
    ['Geh Schritt für Schritt bis zur ersten {} und weiter', [only]],
    ['in wie vielen Feldern die {} gestrichen wird', [only]],
    ['Antwort In {}. In den anderen leeren Feldern war die {}', [struck.length, only]],
  ],
  zh: [
    ['图里正中间填了 {}，第{}行第{}列便只剩 {}', [only, ...nth(1)]],
    ['等到第{}行第{}列也只剩{}个候选数', [...nth(2).slice(0, 2), 1]],
  ],
});
test('propagation: the first digit is struck out there, and in fewer cells than are empty around it', () => {
  assert.equal(placements[0].cell, 40);
  assert.ok(struck.some(({ cell, digit }) => cell === placements[1].cell && digit === only));
  const around = Array.from(classic, (sign, cell) => cell).filter(
    (cell) =>
      cell !== 40 &&
      classic[cell] === '.' &&
      (Math.floor(cell / 9) === 4 ||
        cell % 9 === 4 ||
        (Math.floor(cell / 27) === 1 && Math.floor((cell % 9) / 3) === 1)),
  );
  assert.ok(struck.length < around.length, `${struck.length} of ${around.length}`);
});
test('propagation: naked singles alone are enough here, and nothing is tried', () => {
  assert.deepEqual([...new Set(placements.map(({ rule }) => rule))], ['naked-single']);
  assert.ok(spread.every(({ kind }) => kind !== 'try' && kind !== 'erase'));
});
