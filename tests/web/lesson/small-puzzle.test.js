/** The small puzzle that the lesson begins with: it can be solved without a guess, and each digit gets its answer. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { candidatesOf, digitsOf } from '../../../web/app/sudoku/candidates.js';
import { SIZE, cellToLookAt, givens, smallPuzzle, verdictOn } from '../../../web/app/lesson/small-puzzle.js';
import { solver } from '../support/solver.js';
import { languages, read } from '../support/texts.js';

const solution = Array.from(solver.check(smallPuzzle).solution ?? '', Number);

test('the small puzzle has one solution, which the hints lead to cell by cell', () => {
  assert.equal(solver.check(smallPuzzle).status, 'unique');
  const board = [...givens];
  for (let cell = cellToLookAt(board); cell >= 0; cell = cellToLookAt(board)) {
    const [digit] = digitsOf(candidatesOf(board, SIZE)[cell]);
    assert.equal(verdictOn(board, cell, digit).word, 'only');
    board[cell] = digit;
  }
  assert.deepEqual(board, solution);
});

test('in whatever order it is solved, no digit is taken but the right one, and each other one has its reason', () => {
  let seed = 11;
  const chosen = (/** @type {number[]} */ some) => some[(seed = (seed * 16807) % 2147483647) % some.length];
  for (let game = 0; game < 200; game++) {
    const board = [...givens];
    while (board.includes(0)) {
      const taken = /** @type {[cell: number, digit: number][]} */ ([]);
      for (const cell of board.keys()) {
        for (const digit of [1, 2, 3, 4]) {
          const { word, peer, candidates } = verdictOn(board, cell, digit);
          assert.equal(word === 'filled', board[cell] > 0);
          if (word === 'refused') assert.equal(board[Number(peer)], digit);
          if (word === 'guess') assert.ok(candidates && candidates.length > 1 && candidates.includes(solution[cell]));
          if (word === 'only' || word === 'place') {
            assert.equal(digit, solution[cell], `${board} ${cell}`);
            taken.push([cell, digit]);
          }
        }
      }
      const [cell, digit] = taken[chosen([...taken.keys()])];
      board[cell] = digit;
    }
  }
});

for (const language of languages) {
  const text = read(`lesson/${language}.html`);

  test(`in ${language} the small board that is printed is the puzzle, and its solution stands below it`, () => {
    const [table] = /<table class="four">[^]*?<\/table>/.exec(text) ?? [''];
    const printed = [...table.matchAll(/<td>(\d?)<\/td>/g)].map(([, digit]) => digit || '.');
    assert.equal(printed.join(''), smallPuzzle);
    const [, answer] = table ? text.slice(text.indexOf(table)).split(/<details>|<\/details>/) : [];
    const rows = [...answer.matchAll(/<code>([\d ]+)<\/code>/g)].map(([, row]) => row.replaceAll(' ', ''));
    assert.equal(rows.join(''), solution.join(''));
  });

  test(`in ${language} there are words for all that is said of the small puzzle`, () => {
    const words = [
      ...text
        .split('data-live="small"')[1]
        .split('</div>')[0]
        .matchAll(/data-word="(\w+)"/g),
    ];
    const script = read('app/lesson/solve-small.js');
    const asked = [...script.matchAll(/words\('(\w+)'/g)].map(([, word]) => word);
    const needed = [...asked, 'filled', 'refused', 'guess', 'only', 'place', 'row', 'column', 'box'];
    const kinds = ['given', 'placed', 'empty', 'left', 'done'];
    assert.deepEqual(new Set(words.map(([, word]) => word)), new Set([...needed, ...kinds]));
  });
}
