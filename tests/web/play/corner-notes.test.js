/** Hints with two kinds of notes on: corner notes are places in a box, and no list of what a cell can be. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chance } from '../../support/chance.js';
import { createRandom } from '../../support/random.js';
import { changed, marked, positionOf, single, withoutSingles } from './hint-boards.js';
import { emptyBoard, withContents } from '../../../web/app/play/board.js';
import { hintAppearance } from '../../../web/app/play/hints/hint-look.js';
import { hintInWords } from '../../../web/app/play/hints/hint-in-words.js';
import { changesOf } from '../../../web/app/play/hints/hint-changes.js';
import { unitName } from '../../../web/app/i18n/places.js';
import { hintFor } from '../../../web/app/play/hints/hints.js';
import { newGame } from '../../../web/app/play/game.js';
import { initialPlay, reducePlay } from '../../../web/app/play/play-state.js';
import { initialSettings } from '../../../web/app/play/settings.js';
import { puzzles, solver } from '../support/solver.js';
import { t, translators } from '../support/texts.js';
import { wordsIn } from '../../../web/app/logic/lists-in-words.js';

/**
 * @typedef {import('./hint-boards.js').Position} Position
 * @typedef {import('../../../web/app/play/hints/hints.js').Hint} Hint
 */

/** How many boards there are, and how many of them have their turn: `scripts/test --full` takes all. */
const ALL = 10_000;
const distance = process.env.FULL ? 1 : 25;
const first = chance % distance;
const seeds = Array.from({ length: ALL / distance }, (_, index) => first + index * distance);

const twoKinds = true;

/** Of all sources in turn; every other one where singles do not help. @param {number} seed @returns {Position} */
function snyderBoard(seed) {
  const source = single[seed % single.length];
  const puzzle = source[Math.floor(seed / single.length) % source.length];
  const solution = /** @type {string} */ (solver.solve(puzzle));
  const stuck = seed % 2 ? withoutSingles(puzzle, solution, seed) : null;
  return marked(stuck?.board.digits.includes(0) ? stuck : positionOf(puzzle, solution, seed), seed);
}

/**
 * A hint in which each digit is another one, in the same places.
 * @param {any} part @param {number} size @returns {any}
 */
function renamed(part, size) {
  if (Array.isArray(part)) return part.map((each) => renamed(each, size));
  if (typeof part !== 'object' || part === null) return part;
  const other = (/** @type {number} */ digit) => (digit % size) + 1;
  const entries = Object.entries(part).map(([name, value]) => {
    if (name === 'digit') return [name, other(value)];
    return [name, name === 'digits' ? value.map(other) : renamed(value, size)];
  });
  return Object.fromEntries(entries);
}

/**
 * All that is shown and said at a stage.
 * @param {Hint} hint @param {1 | 2} stage @param {number} size @param {typeof t} translate
 */
const shownAt = (hint, stage, size, translate) => ({
  said: hintInWords(hint, stage, size, translate),
  look: hintAppearance(hint, stage, size, translate),
});

/**
 * What is told before the third stage is where and what, and no digit.
 * @param {Hint} hint @param {number} size @param {string} at
 */
function assertNoDigit(hint, size, at) {
  const other = renamed(hint, size);
  for (const [language, translate] of Object.entries(translators)) {
    const places = [hint.cells, ...hint.cells.map((cell) => [cell])].map((cells) =>
      wordsIn(size, translate).cells(cells),
    );
    if (hint.unit !== null) places.push(unitName(hint.unit, size, translate));
    for (const stage of /** @type {const} */ ([1, 2])) {
      const shown = shownAt(hint, stage, size, translate);
      assert.deepEqual(shownAt(other, stage, size, translate), shown, `${at}, ${language}: a digit is told`);
      const { said, look } = shown;
      for (const text of [said, look.title, look.text, look.why, look.next?.name ?? '']) {
        const rest = places.reduce((left, place) => left.replace(new RegExp(place, 'i'), ''), text);
        assert.doesNotMatch(rest, /\p{N}/u, `${at}, ${language}: ${text}`);
      }
    }
  }
}

const boards = `${seeds.length} of ${ALL} boards with corner notes by Snyder's rule, from ${first} on`;
test(`${boards}: no note is missing, techniques are shown and no digit is told before the third stage`, () => {
  const techniques = new Set();
  let helpless = 0;
  for (const seed of seeds) {
    const position = snyderBoard(seed);
    const hint = hintFor({ ...position, twoKinds }, solver);
    if (!hint) continue;
    assert.ok(hint.kind === 'deduction' || hint.kind === 'guess', `board ${seed}: ${hint.kind}`);
    if (hint.kind === 'guess') helpless++;
    else techniques.add(hint.technique);
    if (hint.kind === 'deduction') assertNoDigit(hint, position.size, `board ${seed}`);
    const bare = { ...position.board, corner: new Uint16Array(position.board.corner.length) };
    if (seed % 10 === 0) assert.deepEqual(hint, hintFor({ ...position, board: bare, twoKinds }, solver), `${seed}`);
  }
  assert.ok(techniques.size >= 4 && helpless < seeds.length / 10, `${[...techniques]}, ${helpless}`);
});

test('the first two stages of a wrong digit and of missing notes name no digit', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const start = snyderBoard(seed);
    const random = createRandom(seed).below;
    const open = [...start.board.digits.keys()].filter((cell) => !start.board.digits[cell]);
    if (open.length === 0) continue;
    const cell = open[random(open.length)];
    const other = (Number(start.solution[cell]) % start.size) + 1;
    for (const content of [{ digit: other, corner: 0, centre: 0 }, { centre: 1 << (other - 1) }]) {
      const hint = hintFor({ ...changed(start, cell, content), twoKinds }, solver);
      assert.ok(hint, `${seed}`);
      assert.equal(hint.kind, content.digit ? 'wrong' : 'missing', `${seed}`);
      assertNoDigit(hint, start.size, `board ${seed}, ${hint.kind}`);
    }
  }
});

test('who follows hints on boards with corner notes comes to the solution, or to a guess', () => {
  let solved = 0;
  for (const seed of seeds.slice(0, 40)) {
    let position = snyderBoard(seed);
    const seen = new Set();
    for (;;) {
      const { digits, corner, centre } = position.board;
      const text = `${digits}|${corner}|${centre}`;
      assert.ok(!seen.has(text), `board ${seed}: in a circle`);
      seen.add(text);
      const hint = hintFor({ ...position, twoKinds }, solver);
      if (!hint) solved++;
      if (!hint || hint.kind === 'guess') break;
      assert.equal(hint.kind, 'deduction', `board ${seed}`);
      position = { ...position, board: withContents(position.board, changesOf(hint, position.board, { twoKinds })) };
    }
  }
  assert.ok(solved > 20, `${solved}`);
});

const school = positionOf(puzzles.school, /** @type {string} */ (solver.solve(puzzles.school)), 0);
/** Nothing entered. @type {Position} */
const start = { ...school, board: emptyBoard(puzzles.school), past: [] };
const corner = start.board.digits.indexOf(0);

test('a corner note of a digit that is not the solution’s lacks nothing', () => {
  const wrong = 1 << (Number(start.solution[corner]) % 9);
  const position = changed(start, corner, { corner: wrong });
  assert.equal(hintFor({ ...position, twoKinds }, solver)?.kind, 'deduction');
  assert.equal(hintFor(position, solver)?.kind, 'missing', 'with one kind it is the list of that cell');
});

test('a centre note that leaves no solution is told by all that the board allows and that is not noted', () => {
  const board = emptyBoard('1...............');
  const position = { puzzle: '1...............', size: 4, solution: null, board, past: [] };
  const cell = 1; // row 1 has 1 already
  const listed = changed(/** @type {any} */ (position), cell, { corner: 8, centre: 1 });
  const hint = /** @type {Hint} */ (hintFor({ ...listed, twoKinds }, solver));
  assert.deepEqual([hint.kind, hint.additions.map(({ digit }) => digit)], ['missing', [2, 3, 4]]);
  assert.equal(
    hintInWords(hint, 3, 4, t),
    'The board still allows 2, 3 and 4 in row 1, column 2, and they are not noted there.',
  );
  assert.deepEqual(
    changesOf(hint, listed.board, { twoKinds }).map(([, content]) => [content.corner, content.centre]),
    [[8, 15]],
    'they come to the list, and the corner note stays',
  );
  const [only] = hint.additions;
  const alone = { ...hint, additions: [only] };
  assert.equal(hintInWords(alone, 3, 4, t), 'The board still allows 2 in row 1, column 2, and it is not noted there.');
});

test('what a technique strikes out goes from the corners too, and the list comes to the centre', () => {
  let struck = 0;
  for (const seed of seeds) {
    const { board, ...rest } = snyderBoard(seed);
    const hint = hintFor({ ...rest, board, twoKinds }, solver);
    if (struck > 20 || !hint?.deduction?.eliminations.length) continue;
    const changes = new Map(changesOf(hint, board, { twoKinds }));
    for (const { cell, digit } of hint.deduction.eliminations) {
      struck++;
      const after = changes.get(cell);
      assert.ok(after && !((after.corner | after.centre) & (1 << (digit - 1))), `board ${seed}`);
      assert.equal(after.corner & ~board.corner[cell], 0, `board ${seed}: no corner note is added`);
      assert.ok(after.centre, `board ${seed}`);
    }
  }
  assert.ok(struck > 0);
});

test('other notes, another hint: the one that is open closes when the kinds change', () => {
  const game = newGame(puzzles.school);
  const { board } = changed(start, corner, { corner: 1 << (Number(start.solution[corner]) % 9) });
  const hint = hintFor({ ...start, board }, solver);
  let state = reducePlay(initialPlay(initialSettings), { type: 'open', game: { ...game, board }, now: 1 });
  state = reducePlay(state, { type: 'hint', hint });
  assert.equal(state.hint?.hint.kind, 'missing');
  state = reducePlay(state, { type: 'setting', name: 'tidy' });
  assert.ok(state.hint);
  state = reducePlay(state, { type: 'setting', name: 'twoKinds' });
  assert.equal(state.hint, null);
});
