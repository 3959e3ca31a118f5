/**
 * The stages in which the lesson has the function grow: each of them runs, with `isValid` as it stands there first and
 * with `nextEmptyField`, and does what the lesson says of it.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { puzzles, solver } from '../support/solver.js';
import { languages, read } from '../support/texts.js';

/** As the lesson shows it: without the marks for the player. @param {string} name */
const listing = (name) => read(`${name}.py`).replace(/ *#! .*$/gm, '');
const nextEmptyField = listing('listings/backtracking').slice(
  listing('listings/backtracking').indexOf('def nextEmptyField'),
);
const harness = fileURLToPath(new URL('run_listing.py', import.meta.url));

/**
 * @param {string} program
 * @param {string} puzzle
 * @returns {{ answer: boolean | null, board: string, counted: Record<string, number> }}
 */
function outcomeOf(program, puzzle) {
  const folder = mkdtempSync(join(tmpdir(), 'stage-'));
  try {
    const path = join(folder, 'stage.py');
    writeFileSync(path, program);
    const { stdout, stderr, status } = spawnSync('python3', ['-B', harness, path, 'backtracking'], {
      input: puzzle,
      encoding: 'utf8',
    });
    assert.equal(status, 0, stderr);
    return JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {number} stage @param {string} puzzle */
const stageOn = (stage, puzzle) =>
  outcomeOf(
    [listing('lesson/stages/nine'), nextEmptyField, listing(`lesson/stages/stage-${stage}`)].join('\n\n\n'),
    puzzle,
  );

/** By cell, what a board has that the puzzle has not. @param {string} board @param {string} puzzle */
const placedIn = (board, puzzle) =>
  [...puzzle].flatMap((sign, cell) => (sign === '.' && board[cell] !== '0' ? [Number(board[cell])] : []));

const { school, classic } = puzzles;
const solution = solver.check(school).solution ?? '';

test('stage one places a digit with each call: two, one, three, and then none', () => {
  const boards = [school];
  for (let call = 0; call < 4; call++) {
    const { answer, board } = stageOn(1, boards[call]);
    assert.equal(answer, null);
    boards.push(board.replaceAll('0', '.'));
  }
  assert.deepEqual(
    boards.map((board) => placedIn(board.replaceAll('.', '0'), school)),
    [[], [2], [2, 1], [2, 1, 3], [2, 1, 3]],
  );
});

test('stage two places the same three by one call, and gives up', () => {
  const { answer, board, counted } = stageOn(2, school);
  assert.deepEqual([answer, placedIn(board, school), counted.erase], [false, [2, 1, 3], undefined]);
});

test('stage three says that there is no solution, though there is one, with the digits that the lesson names', () => {
  const { answer, board } = stageOn(3, school);
  assert.equal(answer, false);
  const wrong = [...board.slice(0, 9)].flatMap((digit, column) =>
    digit === solution[column] ? [] : [[column + 1, Number(digit), Number(solution[column])]],
  );
  assert.deepEqual(wrong, [
    [1, 2, 8],
    [5, 3, 2],
    [7, 8, 3],
  ]);
});

test('stage four solves the puzzles, by the placements of the search', () => {
  for (const puzzle of [school, classic]) {
    const { answer, board, counted } = stageOn(4, puzzle);
    assert.deepEqual([answer, board], [true, solver.check(puzzle).solution]);
    const run = solver.run(puzzle);
    for (const step of run) if (step.kind === 'solution') break;
    const { place, erase, check } = run.counters();
    run.dispose();
    assert.deepEqual([counted.place, counted.erase, counted.check], [place, erase, check]);
  }
});

for (const language of languages) {
  test(`a stage runs by the lines that the lesson in ${language} says to write last`, () => {
    const section = /<section id="stages">[^]*?<\/section>/.exec(read(`lesson/${language}.html`))?.[0] ?? '';
    const last = [...section.matchAll(/<code>(print\([^<]*)<\/code>/g)].map(([, line]) => line);
    const grid = JSON.stringify(school.match(/.{9}/g)?.map((row) => [...row].map((sign) => Number(sign) || 0)));
    const parts = [nextEmptyField, listing('lesson/stages/nine'), listing('lesson/stages/stage-3'), ...last];
    const { stdout } = spawnSync('python3', ['-B', '-c', [`sudoku = ${grid}`, ...parts].join('\n\n')], {
      encoding: 'utf8',
    });
    const row = [...stageOn(3, school).board.slice(0, 9)].join(', ');
    assert.equal(stdout.trim(), `False\n[${row}]`);
    assert.ok(section.includes(`<code>[${row}]</code>`), 'for those who cannot run it');
  });
}

test('each stage differs from the one before by a few lines, and the last is the function of the whole program', () => {
  const whole = listing('listings/backtracking').split('\n\n\n')[0].replace('len(sudoku) + 1', '10').trim();
  assert.equal(listing('lesson/stages/stage-4').trim(), whole);
  const lines = (/** @type {number} */ stage) => listing(`lesson/stages/stage-${stage}`).trim().split('\n');
  assert.deepEqual(
    lines(4).filter((line) => !lines(3).includes(line)),
    ['            sudoku[row][column] = 0'],
  );
  assert.equal(lines(3).length - lines(2).length, 1);
});

test('isValid with a plain three asks what the one for every board asks', () => {
  const [, general] = listing('listings/backtracking').split('\n\n\n');
  const rest = [nextEmptyField, listing('lesson/stages/stage-4')].join('\n\n\n');
  assert.deepEqual(
    outcomeOf(`${listing('lesson/stages/nine')}\n\n\n${rest}`, school),
    outcomeOf(`${general}\n\n\n${rest}`, school),
  );
});
