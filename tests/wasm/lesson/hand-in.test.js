/** The answers of the sheet to hand in: gaps, return values and stack by Python, which runs the listing. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { handInOf } from '../../../scripts/lib/site/lesson/hand-in.mjs';
import { listingIn, partOf } from '../../../scripts/lib/site/lesson/listings.mjs';
import { answersOf } from '../../../scripts/lib/site/lesson/worksheet.mjs';
import { resultLine } from '../../../web/app/predict/look.js';
import { first } from '../../../web/app/sudoku/first-puzzle.js';
import { languages, translators } from '../../web/support/texts.js';
import { solver } from '../support/solver.js';

const web = fileURLToPath(new URL('../../../web/', import.meta.url));
const read = (/** @type {string} */ name) => JSON.parse(readFileSync(`${web}lesson/${name}.json`, 'utf8'));
/** @type {import('../../../scripts/lib/site/lesson/hand-in.mjs').HandIn} */
const sheet = read('hand-in');
/** @type {Record<string, string>} */
const puzzles = read('figures').puzzles;
const program = (/** @type {string} */ ending) => listingIn(web, `backtracking.${ending}`);
/** @param {string} language */
const teachers = (language) => readFileSync(`${web}lesson/teachers/${language}.html`, 'utf8');
const answers = handInOf(sheet, { puzzles, moments: read('moments') }, solver, program);

/** What Python prints, a line each. @param {string} code */
function python(code) {
  const { status, stdout, stderr } = spawnSync('python3', ['-B', '-c', code], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout.trim().split('\n');
}

test('with the answers in its gaps the program is the listing, and no gap tells how long its answer is', () => {
  const gaps = [...answers.gaps.code.matchAll(/\((\d)\)(_+)/g)];
  assert.deepEqual(
    gaps.map(([, number]) => Number(number)),
    answers.gaps.answers.map((_, index) => index + 1),
  );
  assert.equal(new Set(gaps.map(([, , line]) => line)).size, 1);
  const whole = answers.gaps.code.replace(/\((\d)\)_+/g, (_, number) => answers.gaps.answers[number - 1]);
  assert.equal(whole, partOf(program('py'), sheet.part));
});

test('each call returns what Python says', () => {
  const boards = answers.grids.map(({ letter, rows }) => `${letter} = ${JSON.stringify(rows)}`);
  const calls = answers.calls.map(({ expression }) => {
    return `print((lambda p, q, r: ${expression})(*map(copy.deepcopy, (p, q, r))))`;
  });
  const printed = python(['import copy', program('py'), ...boards, ...calls].join('\n'));
  assert.deepEqual(
    answers.calls.map(({ value }) => value),
    printed,
  );
  assert.deepEqual(new Set(printed), new Set(['True', 'False', 'None', '(0, 1)']));
});

test('the open calls at the first dead end, and what they return, are those of the program itself', () => {
  const rows = puzzles[sheet.puzzle].replaceAll('.', '0').match(/.{9}/g) ?? [];
  const printed = python(`${program('py')}
import json
solve, open_calls, seen, ends, undone = backtracking, [], [], {}, []
def backtracking(sudoku):
    field = nextEmptyField(sudoku)
    number = len(ends)
    ends[number] = None
    open_calls.append((number, field))
    result = solve(sudoku)
    if result is False and not seen:
        seen.extend((n, f[0], f[1], sudoku[f[0]][f[1]]) for n, f in open_calls)
    open_calls.pop()
    ends[number] = result
    if seen and not undone:
        undone.append([*open_calls[-1][1], sudoku[open_calls[-1][1][0]][open_calls[-1][1][1]]])
    return result
sudoku = [[int(digit) for digit in row] for row in ${JSON.stringify(rows)}]
backtracking(sudoku)
print(json.dumps([[row, column, digit or None, str(ends[n])] for n, row, column, digit in seen]))
print(json.dumps(undone[0]))
print(sudoku[0][0])`);
  assert.deepEqual(
    answers.stack.map(({ row, column, digit, returns }) => [row, column, digit, returns]),
    JSON.parse(printed[0]),
  );
  assert.deepEqual(Object.values(answers.after), JSON.parse(printed[1]));
  assert.equal(answers.first, Number(printed[2]));
});

test('the dead end is that of the fourth cell of the tree, and without a solution the first call returns False', () => {
  const worksheet = answersOf(read('worksheet'), puzzles, solver);
  assert.equal(sheet.puzzle, read('worksheet').puzzle);
  assert.deepEqual(
    answers.stack.map(({ row, column }) => ({ row: row + 1, column: column + 1 })),
    worksheet.empty,
  );
  assert.deepEqual(
    answers.stack.map(({ digit }) => digit !== null),
    [true, true, true, false],
  );
  const rows = puzzles.none.replaceAll('.', '0').match(/.{9}/g) ?? [];
  assert.deepEqual(
    python(`${program('py')}
print(backtracking([[int(digit) for digit in row] for row in ${JSON.stringify(rows)}]))`),
    ['False'],
  );
  for (const [language, words] of Object.entries({
    en: /Four pupils.*The fourth finds no digit and answers <code>False/,
    de: /Vier aus der Klasse.*Der Vierte findet keine Ziffer und antwortet <code>False/,
    zh: /四个学生.*第四个人没有数字可填，回答 <code>False/,
  })) {
    const text = teachers(language);
    assert.match(text, words);
    assert.match(text, /data-go="exhausted">[^\n]*<code>False<\/code>/);
  }
});

test('the digit after which P would leap over the first dead end is named', () => {
  const run = solver.run(puzzles.school);
  try {
    const deadEnd = read('moments')['dead-end'].position;
    let last = null;
    for (const { kind, digit, position } of run) {
      if (position > deadEnd) break;
      if (kind === 'place') last = digit;
    }
    assert.equal(last, 3);
  } finally {
    run.dispose();
  }
  for (const [language, words] of Object.entries({
    en: 'After the three do not press P again',
    de: 'Nach der Drei nicht noch einmal P drücken',
    zh: '填到 <code>3</code> 就不要再按 P',
  })) {
    assert.ok(teachers(language).includes(words), language);
  }
});

test('from the start of the app, whose puzzle is that of the lesson, D leads to the first dead end', () => {
  assert.equal(puzzles.school, first);
  const run = solver.run(puzzles.school);
  try {
    const retreat = [...run].find(({ kind }) => kind === 'retreat');
    assert.equal(retreat?.position, read('moments')['dead-end'].position);
  } finally {
    run.dispose();
  }
});

test('the arrow key leads from the first dead end to what is taken back', () => {
  const moments = read('moments');
  assert.equal(moments['taken-back'].position, moments['dead-end'].position + 1);
});

test('the puzzle of the proof is that of the lesson with a three in row 3, column 7', () => {
  const cell = 2 * 9 + 6;
  assert.equal(puzzles.none, `${puzzles.school.slice(0, cell)}3${puzzles.school.slice(cell + 1)}`);
});

test('in gap 2 the key takes what the stages of the lesson write there', () => {
  assert.equal(answers.gaps.answers[1], 'len(sudoku) + 1');
  assert.match(listingIn(web, 'stages/stage-4.py'), /in range\(1, 10\):/);
  for (const language of languages) {
    const [, key] = /data-solved="gaps"><\/div><p>(.*?)<\/p>/.exec(teachers(language)) ?? [];
    assert.match(key, /2.*<code>10<\/code>/, language);
  }
});

test('a line that is handed in looks as the page says', () => {
  const score = { digit: { asked: 9, right: 8 } };
  const state = { algorithm: 'backtracking', grain: /** @type {const} */ ('digit'), questions: 17 };
  for (const language of languages) {
    const line = resultLine(score, state, translators[language]);
    assert.ok(teachers(language).includes(`<code>${line}</code>`), language);
    assert.ok(teachers(language).includes('data-app="school backtracking digit-17"'), language);
  }
});
