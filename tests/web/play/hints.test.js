import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../../support/random.js';
import { changed, positionOf, several, single } from './hint-boards.js';
import { contentOf, emptyBoard, notesOf, sameBoard, withContents } from '../../../web/app/play/board.js';
import { hintAppearance } from '../../../web/app/play/hints/hint-look.js';
import { hintInWords } from '../../../web/app/play/hints/hint-in-words.js';
import { changesOf } from '../../../web/app/play/hints/hint-changes.js';
import { blockersOf } from '../../../web/app/sudoku/candidates.js';
import { hintFor } from '../../../web/app/play/hints/hints.js';
import { puzzles, solver } from '../support/solver.js';
import { faultOf, t, translators } from '../support/texts.js';

/**
 * @typedef {import('./hint-boards.js').Position} Position
 * @typedef {import('../../../web/app/play/hints/hints.js').Hint} Hint
 */

/** How many boards; 10,000 in the long run. */
const boardCount = Number(process.env.HINT_BOARDS ?? 150);

/** @param {number[]} digits as notes */
const bitsOf = (digits) => digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);

/** @param {number} seed @returns {Position} a board of right play, of all sources in turn */
function boardOf(seed) {
  const source = single[seed % single.length];
  const puzzle = source[Math.floor(seed / single.length) % source.length];
  return positionOf(puzzle, /** @type {string} */ (solver.solve(puzzle)), seed);
}

/** Every seed once. @param {(position: Position, seed: number) => void} look */
function onBoards(look) {
  for (let seed = 1; seed <= boardCount; seed++) look(boardOf(seed), seed);
}

/** @param {Position} position @param {Hint} hint @param {string} at */
function assertSound({ board, solution, size }, hint, at) {
  const isTrue = (/** @type {{ cell: number, digit: number }} */ { cell, digit }) => Number(solution[cell]) === digit;
  assert.ok(hint.places.every(isTrue), at);
  assert.ok(!hint.eliminations.some(isTrue), at);
  const next = withContents(board, changesOf(hint, board));
  assert.ok(!sameBoard(board, next), at);
  const notes = notesOf(next);
  for (const { cell } of [...hint.eliminations, ...hint.additions]) {
    assert.ok(next.digits[cell] || hint.kind === 'wrong' || notes[cell] & (1 << (Number(solution[cell]) - 1)), at);
    assert.equal(notes[cell] >> size, 0, at);
  }
}

/** @param {Hint} hint @param {number} size @param {string} at */
function assertTold(hint, size, at) {
  for (const [language, translate] of Object.entries(translators)) {
    const stages = /** @type {const} */ ([1, 2, 3, 4]);
    const texts = stages.map((stage) => hintInWords(hint, stage, size, translate));
    assert.equal(new Set(texts).size, 4, `${at}: ${texts.join(' | ')}`);
    for (const stage of /** @type {const} */ ([1, 2, 3])) {
      const { title, text, next, do: doing, close, why, cells } = hintAppearance(hint, stage, size, translate);
      const names = [next?.name, doing?.name, ...cells.map(({ name }) => name)].map((name) => name ?? close);
      for (const shown of [title, text, why, ...names]) assert.equal(faultOf(shown, language), null, at);
    }
    for (const text of texts) assert.equal(faultOf(text, language), null, at);
    const digits = [...hint.places, ...(hint.deduction?.eliminations ?? []), ...hint.additions, ...hint.eliminations];
    if (hint.technique) {
      const name = translate(`technique.${hint.technique}.name`);
      assert.ok(!texts[0].includes(name) && texts[1].includes(name) && texts[2].startsWith(name), texts.join(' | '));
    }
    assert.ok(texts[2].includes(String(digits[0].digit)) && texts[2].length > texts[1].length, texts.join(' | '));
  }
}

/** What stands where: the same on no two boards. @param {import('../../../web/app/play/board.js').Board} board */
const textOf = ({ digits, corner, centre }) => `${digits}|${corner}|${centre}`;

/** Follows hints until there is none, or nothing is left but a guess. @param {Position} start @param {string} at */
function follow(start, at, check = assertSound) {
  let position = start;
  const seen = new Set();
  for (;;) {
    assert.ok(!seen.has(textOf(position.board)), `${at}: in a circle`);
    seen.add(textOf(position.board));
    const hint = hintFor(position, solver);
    if (!hint || hint.kind === 'guess') return { hint, position };
    check(position, hint, `${at}, hint ${seen.size}, ${hint.kind} ${hint.technique}`);
    position = { ...position, board: withContents(position.board, changesOf(hint, position.board)) };
  }
}

test(`${boardCount} boards: a hint is sound, changes something, and says more at each stage`, () => {
  const kinds = new Set();
  onBoards((position, seed) => {
    const hint = hintFor(position, solver);
    if (!hint || hint.kind === 'guess') return;
    kinds.add(hint.kind);
    assert.equal(hint.kind, 'deduction');
    assertSound(position, hint, `board ${seed}`);
    assertTold(hint, position.size, `board ${seed}`);
  });
  assert.deepEqual([...kinds], ['deduction']);
});

test('who follows hints comes to the solution, or to where only a guess is left', () => {
  let solved = 0;
  onBoards((start, seed) => {
    const { hint, position } = follow(start, `board ${seed}`);
    if (hint) return;
    solved++;
    assert.equal(position.board.digits.join(''), position.solution);
  });
  assert.ok(solved > boardCount / 2, `${solved}`);
});

test('with a wrong digit the hint is that digit, whatever else there is', () => {
  onBoards((start, seed) => {
    const random = createRandom(seed).next;
    const open = [...start.puzzle].flatMap((letter, cell) => (letter === '.' ? [cell] : []));
    if (open.length === 0) return;
    const cell = open[Math.floor(random() * open.length)];
    const digit = ((Number(start.solution[cell]) + Math.floor(random() * (start.size - 1))) % start.size) + 1;
    const position = changed(start, cell, { digit, corner: 0, centre: 0 });
    const hint = hintFor(position, solver);
    assert.deepEqual([hint?.kind, hint?.cells, hint?.eliminations], ['wrong', [cell], [{ cell, digit }]], `${seed}`);
    if (!hint) return;
    assertSound(position, hint, `${seed}`);
    assertTold(hint, position.size, `${seed}`);
    assert.deepEqual(changesOf(hint, position.board), [[cell, { ...contentOf(position.board, cell), digit: 0 }]]);
  });
});

test('of several wrong digits the first entered comes first', () => {
  const start = positionOf(puzzles.school, /** @type {string} */ (solver.solve(puzzles.school)), 1);
  const empty = [...start.board.digits.keys()].filter((cell) => !start.board.digits[cell]);
  const [early, late] = [empty[5], empty[2]];
  const wrong = (/** @type {number} */ cell) => ({
    digit: (Number(start.solution[cell]) % 9) + 1,
    corner: 0,
    centre: 0,
  });
  const position = changed(changed(start, early, wrong(early)), late, wrong(late));
  assert.deepEqual(hintFor(position, solver)?.cells, [early]);
  const imported = { ...position, past: [] };
  assert.deepEqual(hintFor(imported, solver)?.cells, [late], 'by their places where nobody knows when');
});

test('a digit that breaks a rule is told with the other one', () => {
  const solution = /** @type {string} */ (solver.solve(puzzles.four));
  const start = positionOf(puzzles.four, solution, 0);
  const position = changed({ ...start, board: emptyBoard(puzzles.four), past: [] }, 1, { digit: 1 });
  const hint = /** @type {Hint} */ (hintFor(position, solver));
  assert.deepEqual(hint.clash, { cell: 0, unit: 0 });
  assert.equal(hintInWords(hint, 1, 4, t), 'Look at row 1.');
  assert.equal(hintInWords(hint, 2, 4, t), 'Row 1: a digit is wrong.');
  assert.equal(hintInWords(hint, 3, 4, t), '1 in row 1, column 2 is wrong: row 1 has 1 in column 1 as well.');
  assert.equal(hintInWords(hint, 4, 4, t), 'Done: took away 1 in row 1, column 2.');
});

test('a note that is missing comes before what follows from the notes', () => {
  onBoards((start, seed) => {
    const cell = start.board.digits.indexOf(0);
    if (cell < 0) return;
    const digit = Number(start.solution[cell]);
    const position = changed(start, cell, { corner: 1 << (digit % start.size), centre: 0 });
    const hint = hintFor(position, solver);
    const allowed = blockersOf(start.board.digits, cell, start.size).filter((each) => each.allowed);
    const missing = allowed.filter((each) => each.digit !== (digit % start.size) + 1).map((each) => each.digit);
    const additions = missing.map((each) => ({ cell, digit: each }));
    assert.deepEqual([hint?.kind, hint?.cells, hint?.additions], ['missing', [cell], additions], `${seed}`);
    assert.ok(missing.includes(digit), `${seed}: all that the board allows, and so that of the solution`);
    if (!hint) return;
    assertSound(position, hint, `${seed}`);
    assertTold(hint, position.size, `${seed}`);
    const [[, after]] = changesOf(hint, position.board);
    assert.equal(after.corner, bitsOf([(digit % start.size) + 1, ...missing]));
  });
});

test('a missing note goes to the notes in the middle where there are only these', () => {
  const start = positionOf(puzzles.school, /** @type {string} */ (solver.solve(puzzles.school)), 1);
  const cell = start.board.digits.indexOf(0);
  const bit = 1 << (Number(start.solution[cell]) % 9);
  const position = changed(start, cell, { corner: 0, centre: bit });
  const [[, after]] = changesOf(/** @type {Hint} */ (hintFor(position, solver)), position.board);
  const allowed = blockersOf(start.board.digits, cell, 9).flatMap((each) => (each.allowed ? [each.digit] : []));
  assert.deepEqual([after.corner, after.centre], [0, bit | bitsOf(allowed)]);
});

test('a digit takes the notes that it rules out, unless nobody wants that', () => {
  const puzzle = puzzles.four;
  const solution = /** @type {string} */ (solver.solve(puzzle));
  const all = [...puzzle].flatMap((letter, cell) => (letter === '.' ? [cell] : []));
  /** @type {Position} */
  const start = { puzzle, size: 4, solution, board: emptyBoard(puzzle), past: [] };
  const position = all.reduce((now, cell) => changed(now, cell, { corner: 15, centre: 15 }), start);
  const hint = /** @type {Hint} */ (hintFor(position, solver));
  const [{ cell, digit }] = hint.places;
  assert.deepEqual(changesOf(hint, position.board, { tidy: false }), [
    [cell, { digit, corner: 0, centre: 0, colour: 0 }],
  ]);
  const changes = changesOf(hint, position.board);
  assert.ok(changes.length > 1);
  for (const [other, { corner, centre }] of changes) {
    if (other !== cell) assert.deepEqual([corner, centre], [15 & ~(1 << (digit - 1)), 15 & ~(1 << (digit - 1))]);
  }
});

test('where several solutions are right, hints keep to one that the board still has', () => {
  for (const [seed, puzzle] of several.slice(0, 40).entries()) {
    const whole = /** @type {string} */ (solver.solve(puzzle));
    const start = { ...positionOf(puzzle, whole, seed), solution: null };
    const { hint, position } = follow(/** @type {any} */ (start), `board ${seed}`, (now, next, at) => {
      assert.equal(next.kind, 'deduction', at);
      assert.notEqual(next.deduction?.family, 'unique', at);
      assert.ok(!sameBoard(now.board, withContents(now.board, changesOf(next, now.board))), at);
    });
    const text = position.board.digits.join('').replaceAll('0', '.');
    assert.notEqual(solver.solve(text), null);
    assert.ok(hint || !text.includes('.'));
  }
});

test('where several solutions are right, a digit is wrong when none has it, and notes when they leave none', () => {
  const board = emptyBoard('................');
  const start = { puzzle: '................', size: 4, solution: null, board, past: [] };
  /** @param {Partial<import('../../../web/app/play/board.js').Content>[]} contents by cell @returns {any} */
  const after = (...contents) =>
    contents.reduce((now, content, cell) => changed(now, cell, content), /** @type {any} */ (start));
  assert.deepEqual(hintFor(after({ digit: 1 }, { digit: 2 }, { digit: 2 }), solver)?.cells, [2]);
  assert.equal(hintFor(after({ digit: 3 }, { digit: 2 }), solver)?.kind, 'deduction', 'no digit of theirs is wrong');
  const three = hintFor(after({ corner: 3 }, { corner: 3 }, { corner: 3 }), solver);
  assert.deepEqual([three?.kind, three?.cells], ['missing', [2]]);
  const { hint } = follow(after({ corner: 1 }, { corner: 1 }, { centre: 1 }, { centre: 1 }), 'all ones', () => {});
  assert.ok(hint === null || hint.kind === 'guess');
});

test('notes of which only a long search could tell that they leave nothing are told soon', () => {
  const puzzle = '.'.repeat(81);
  /** @type {any} */
  let position = { puzzle, size: 9, solution: null, board: emptyBoard(puzzle), past: [] };
  for (let cell = 0; cell < 9; cell++) position = changed(position, cell, { corner: 255 });
  const hint = hintFor(position, solver);
  assert.deepEqual([hint?.kind, hint?.cells], ['missing', [8]]);
});

test('without a solution there is nothing to be hinted, and on a full right board neither', () => {
  for (const puzzle of [puzzles.none, puzzles.invalid, puzzles.fourDead]) {
    const hint = /** @type {Hint} */ (hintFor({ puzzle, board: emptyBoard(puzzle), solution: null }, solver));
    assert.equal(hint.kind, 'unsolvable');
    assert.deepEqual(changesOf(hint, emptyBoard(puzzle)), []);
    const look = hintAppearance(hint, 1, Math.sqrt(puzzle.length), t);
    assert.deepEqual([look.next, look.do, look.watch, look.cells], [null, null, { name: 'Go on in Watch' }, []]);
  }
  const full = puzzles.fourSolved;
  assert.equal(hintFor({ puzzle: full, board: emptyBoard(full), solution: full }, solver), null);
});

test('where only a guess is left, it says so and where, and offers to go on in Watch', () => {
  const puzzle = puzzles.two;
  const start = { puzzle, size: Math.sqrt(puzzle.length), solution: null, board: emptyBoard(puzzle), past: [] };
  const { hint, position } = follow(/** @type {any} */ (start), 'two', () => {});
  assert.equal(hint?.kind, 'guess');
  if (!hint) return;
  assert.deepEqual(changesOf(hint, position.board), []);
  assert.match(hintInWords(hint, 1, start.size, t), /only a guess is left.*row \d, column \d/);
  const look = hintAppearance(hint, 1, start.size, t);
  assert.deepEqual([look.next, look.do, look.why], [null, null, '']);
  assert.equal(look.cells.length, 1);
});
