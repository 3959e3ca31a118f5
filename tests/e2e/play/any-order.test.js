/**
 * Whatever a player does, and in whatever order, the board that is heard is that of a plain game, and undone it is the
 * puzzle. `PLAY_SEEDS` games of `PLAY_DEEDS` deeds each; more of both in the long run.
 */
import assert from 'node:assert/strict';
import { createRandom } from '../../support/random.js';
import { PlainGame } from '../../web/play/plain-game.js';
import { school, useApp } from '../support/app.js';
import { engine } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { heardRows } from '../support/heard-board.js';
import { cellAt, easy, key, part, playing, press, twoKindsChosen } from '../support/playing.js';

const SEEDS = Number(process.env.PLAY_SEEDS ?? (engine.name === 'chromium' ? 3 : 1));
const DEEDS = Number(process.env.PLAY_DEEDS ?? 20);

const { open } = useApp();

/** @typedef {import('../support/app.js').App} App @typedef {import('../../web/play/plain-game.js').Rows} Rows */

const puzzles = [school, '.2..5.4...2.....6..3..1..4...3..5...', easy];

/** @param {boolean} twoKinds */
const headOf = (twoKinds) => (twoKinds ? [twoKindsChosen] : []);

/**
 * @typedef {object} Play
 * @property {App} app
 * @property {PlainGame} plain
 * @property {boolean} twoKinds
 * @property {(limit: number) => number} random
 * @property {number[]} cells that are selected
 * @property {number} pressed the digit whose key was pressed last: pressed again soon, it would mean another thing
 * @property {string[]} told what was done so far
 */

/** A digit that is entered in one of the ways there are. @param {Play} play @param {number} most */
function anyDigit(play, most = play.plain.size) {
  const digit = 1 + play.random(most);
  return digit === play.pressed ? (digit % most) + 1 : digit;
}

/** Where the game is over there is no pad. @param {Pick<Play, 'app'>} play */
const hasPad = ({ app }) => part(app, 'sudoku-game-pad').isVisible();

/** @param {Play} play @param {string} keys */
const type = ({ app }, keys) => app.page.keyboard.press(keys);

/** @param {Play} play @param {number} digit */
async function pressKey(play, digit) {
  await key(play.app, digit).click();
  play.pressed = digit;
}

/** @param {Play} play @param {string} id */
async function choose({ app }, id) {
  await press(app, 'More').click();
  await part(app, `sudoku-game-menu [data-id="${id}"]`).click();
}

/** The board is there again. @param {Play} play */
const isBack = ({ app }) => cellAt(app, 0).waitFor();

/** @type {Record<string, (play: Play) => Promise<unknown>>} */
const deeds = {
  async enter(play) {
    const digit = anyDigit(play);
    play.plain.place(play.cells, digit, true);
    if (play.random(2) && (await hasPad(play))) await pressKey(play, digit);
    else await type(play, String(digit));
  },

  async note(play) {
    const digit = anyDigit(play);
    const kind = play.twoKinds && play.random(2) ? 'centre' : 'corner';
    play.plain.note(play.cells, kind, digit, play.twoKinds);
    if (kind === 'centre') return type(play, `Control+${digit}`);
    if (play.random(2) || !(await hasPad(play))) return type(play, `Shift+Digit${digit}`);
    await press(play.app, 'Notes').click();
    await pressKey(play, digit);
    return press(play.app, 'Notes').click();
  },

  async colour(play) {
    const colour = 1 + play.random(8);
    play.plain.colour(play.cells, colour);
    if (play.twoKinds || play.random(2) || !(await hasPad(play))) return type(play, `Control+Shift+Digit${colour}`);
    await choose(play, 'colours');
    await part(play.app, `sudoku-game-pad [data-colour="${colour}"]`).click();
    return choose(play, 'colours');
  },

  async erase(play) {
    play.plain.erase(play.cells);
    if (play.random(2) && (await hasPad(play))) await press(play.app, 'Erase').click();
    else await type(play, 'Backspace');
  },

  async undo(play) {
    play.plain.undo();
    if (play.random(2) && (await hasPad(play))) await press(play.app, 'Undo').click({ force: true });
    else await type(play, 'Control+z');
  },

  async redo(play) {
    play.plain.redo();
    if (play.random(2) && (await hasPad(play))) await press(play.app, 'Redo').click({ force: true });
    else await type(play, play.random(2) ? 'Control+y' : 'Control+Shift+Z');
  },

  async check(play) {
    if (play.random(2) && (await hasPad(play))) await press(play.app, 'Check').click();
    else await type(play, 'Control+Enter');
  },

  // What it does is told by its own tests; here, that it is one move.
  async hint(play) {
    const stages = 1 + play.random(4);
    for (let stage = 0; stage < stages; stage++) {
      await type(play, 'h');
      await play.app.painted();
    }
    if (await part(play.app, 'sudoku-game-hint').isVisible()) await type(play, 'Escape');
    const rows = await heardRows(play.app);
    play.plain.move((plain) => Object.assign(plain, rows));
  },

  async reload(play) {
    await play.app.page.reload();
    await isBack(play);
    play.cells = [];
  },

  async otherMode(play) {
    await play.app.mode(play.random(2) ? 'watch' : 'edit').click();
    await play.app.painted();
    await play.app.mode('play').click();
    await isBack(play);
  },

  async share(play) {
    if (!(await hasPad(play))) return;
    const link = await linkWithAll(play.app);
    await play.app.page.goto('about:blank');
    await play.app.page.goto(link);
    await isBack(play);
    play.cells = [];
  },
};

/** The link that takes along what was entered. @param {App} app @returns {Promise<string>} */
async function linkWithAll(app) {
  await press(app, 'More').click();
  await part(app, 'sudoku-game-menu [data-id="share"]').click();
  const mine = app.page.getByRole('checkbox', { name: 'With my digits and notes' });
  await mine.check();
  await app.painted();
  const link = await app.page.locator('#share-link').inputValue();
  await app.page.keyboard.press('Escape');
  return link;
}

/** A cell that none was before, alone or with one that is selected already. @param {Play} play */
async function select(play) {
  const { app, plain, cells } = play;
  const count = plain.size ** 2;
  let cell = play.random(count);
  if (cells.includes(cell)) cell = (cell + 1) % count;
  const isMore = cells.length > 0 && !cells.includes(cell) && play.random(4) === 0;
  await cellAt(app, cell).click({ modifiers: isMore ? ['Control'] : [] });
  play.cells = isMore ? [...cells, cell] : [cell];
}

const weighted = [...Object.keys(deeds), 'enter', 'enter', 'enter', 'note', 'note', 'note', 'colour', 'undo', 'redo'];

/** @param {Rows} heard @param {Rows} wanted @param {string} told */
function assertSame(heard, wanted, told) {
  const differences = /** @type {(keyof Rows)[]} */ (Object.keys(wanted)).flatMap((name) =>
    wanted[name].flatMap((value, cell) =>
      heard[name][cell] === value ? [] : `${name} of ${cell} is ${heard[name][cell]}, not ${value}`,
    ),
  );
  assert.deepEqual(differences, [], `after ${told}`);
}

/** @param {number} seed */
async function played(seed) {
  const puzzle = puzzles[seed % puzzles.length];
  const twoKinds = seed % 2 === 1;
  const app = await open({}, { ...playing(puzzle), head: headOf(twoKinds) });
  await press(app, 'Check').waitFor();
  const plain = new PlainGame(puzzle);
  /** @type {Play} */
  const play = {
    app,
    plain,
    twoKinds,
    random: createRandom(seed).below,
    cells: [],
    pressed: 0,
    told: [`seed ${seed}`],
  };
  for (let count = 0; count < DEEDS; count++) {
    if (play.cells.length === 0 || play.random(2)) await select(play);
    const name = weighted[play.random(weighted.length)];
    play.told.push(name);
    await deeds[name](play);
    assertSame(await heardRows(app), plain.rows, play.told.join(' '));
  }
  return play;
}

/**
 * Somebody else who follows the link has the same board, as one move.
 * @param {string} link @param {PlainGame} plain @param {boolean} twoKinds
 */
async function assertTravels(link, { puzzle, rows }, twoKinds) {
  const app = await open({}, { ...playing(puzzle), path: new URL(link).hash, head: headOf(twoKinds) });
  await press(app, 'Check').waitFor();
  assertSame(await heardRows(app), rows, 'the link was followed');
  await app.page.keyboard.press('Control+z');
  assertSame(await heardRows(app), new PlainGame(puzzle).rows, 'what came by the link was undone');
  await app.close();
}

for (let seed = 0; seed < SEEDS; seed++) {
  test(`game ${seed}: ${DEEDS} deeds in any order leave the board of a plain game, and undone the puzzle`, async () => {
    const { app, plain, twoKinds } = await played(seed);
    const start = new PlainGame(plain.puzzle).rows;
    if (await hasPad({ app })) await assertTravels(await linkWithAll(app), plain, twoKinds);
    for (let left = plain.past.length; left > 0; left--) {
      await app.page.keyboard.press('Control+z');
    }
    assertSame(await heardRows(app), start, 'all was undone');
    assert.equal(await press(app, 'Undo').getAttribute('aria-disabled'), 'true');
    await app.close();
  });
}
