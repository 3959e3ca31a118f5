import assert from 'node:assert/strict';
import { App, school, useApp } from '../support/app.js';
import { test, testOnly } from '../engines/test.js';
import { deniedStorage, fullStorage, script } from '../support/head.js';
import { faultsOf } from '../support/rules.js';
import { heardIn, heardRows } from '../support/heard-board.js';
import { clocks, letPass, letPlay, spent } from '../support/time.js';
import {
  cellAt,
  digits,
  easy,
  easySolved,
  emptyIn,
  ends,
  key,
  label,
  linkTo,
  part,
  playing,
  press,
} from '../support/playing.js';

const { open } = useApp();

/** @param {App} app @param {string} selector within the dialog of games */
const inGames = (app, selector) => app.page.locator(`sudoku-games ${selector}`);

/**
 * Opens the dialog of games, and one of its parts.
 * @param {App} app
 * @param {'New game' | 'Games'} name
 * @param {string} [tab]
 */
async function openGames(app, name, tab) {
  await press(app, name).click();
  if (tab) await inGames(app, '').getByRole('tab', { name: tab }).click();
}

/** Follows a link to another puzzle, without a reload. @param {App} app @param {string} puzzle */
const goTo = (app, puzzle) =>
  app.page.evaluate((hash) => {
    location.hash = hash;
  }, linkTo(puzzle));

/** Plays the easy 4x4 to its end. @param {App} app */
async function solve(app) {
  for (const cell of emptyIn(easy)) {
    await cellAt(app, cell).click();
    await key(app, easySolved[cell]).click();
  }
  await ends(app, 'Solved');
}

/** What is told of the results of a size, row by row. @param {App} app @param {number} size */
async function results(app, size) {
  await openGames(app, 'Games', 'Results');
  await inGames(app, '#panel-games-results')
    .getByRole('button', { name: `${size} × ${size}` })
    .click();
  await app.painted();
  const rows = await inGames(app, '#panel-games-results tbody tr').evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent).join(' ')),
  );
  await app.page.keyboard.press('Escape');
  return rows;
}

test('a reload resumes the game with all that was entered, and all that can be undone and done again', async () => {
  const app = await open({}, playing(school));
  const { keyboard } = app.page;
  await cellAt(app, 0).click();
  await keyboard.press('8');
  await cellAt(app, 1).click();
  await keyboard.press('Shift+Digit1');
  await keyboard.press('Shift+Digit6');
  await keyboard.press('Control+Shift+Digit3');
  await keyboard.press('Control+z');
  const before = await heardRows(app);
  await app.page.reload(); // at once: nothing waits until it is kept
  await press(app, 'Check').waitFor();
  assert.deepEqual(await heardRows(app), before);
  assert.equal(await label(app, 1), 'row 1, column 2: empty, notes 1 6');
  await keyboard.press('Control+y');
  assert.equal((await heardIn(app, 1)).colour, 3);
  for (let left = 4; left > 0; left--) await keyboard.press('Control+z');
  assert.equal(await digits(app), school);
  await app.close();
});

test('the list of games leads back to each, and what is deleted twice is gone', async () => {
  const app = await open({}, playing(school));
  await cellAt(app, 0).click();
  await key(app, 8).click();
  await app.page.goto(app.site.url + linkTo(easy));
  await app.page.waitForFunction(
    () =>
      document.querySelector('sudoku-player')?.shadowRoot?.querySelectorAll('sudoku-game-board .cell').length === 16,
  );
  await cellAt(app, 0).click();
  await key(app, 4).click();
  await openGames(app, 'Games');
  const kept = inGames(app, '.kept li');
  await kept.nth(1).waitFor();
  assert.match(await kept.nth(0).innerText(), /4 × 4\s+1 of 10 cells filled\s+today/);
  assert.match(await kept.nth(1).innerText(), /9 × 9\s+1 of 39 cells filled\s+today/);
  await kept.nth(1).locator('.open').click();
  await cellAt(app, 80).waitFor();
  assert.equal(await digits(app), `8${school.slice(1)}`);
  await press(app, 'Undo').click();
  assert.equal(await digits(app), school);
  await openGames(app, 'Games');
  const remover = kept.filter({ hasText: '4 × 4' }).locator('.remove');
  await remover.click();
  await inGames(app, '[role=status]').filter({ hasText: 'Press once more' }).waitFor({ state: 'attached' });
  await app.page.waitForTimeout(500); // a double click is no second thought
  await remover.click();
  await kept.nth(1).waitFor({ state: 'detached' });
  assert.match(await kept.nth(0).innerText(), /9 × 9/);
  await app.close();
});

for (const [storage, head] of /** @type {const} */ ([
  ['denied', deniedStorage],
  ['full', fullStorage],
])) {
  test(`where storage is ${storage}, a game that was left for another one goes on where it stood`, async () => {
    const app = await open({}, { ...playing(easy), head: [head] });
    await cellAt(app, 0).click();
    await key(app, 4).click();
    await goTo(app, school);
    await cellAt(app, 80).waitFor();
    await goTo(app, easy);
    await cellAt(app, 80).waitFor({ state: 'detached' });
    assert.equal(await digits(app), `4${easy.slice(1)}`);
    await press(app, 'Undo').click();
    assert.equal(await digits(app), easy);
    await app.close();
  });
}

testOnly(
  { in: ['chromium', 'firefox'], because: 'each tab that is driven in WebKit has a storage of its own' },
  'in two tabs the later move wins: the other one is told, shows it, and can go on with it',
  async () => {
    const app = await open({}, playing(easy));
    await cellAt(app, 0).click();
    await key(app, 4).click();
    await app.page.waitForTimeout(500); // until it is kept
    const other = new App(await app.page.context().newPage(), app.site);
    await other.page.goto(app.site.url + linkTo(easy));
    await press(other, 'Check').waitFor();
    assert.equal(await digits(other), `4${easy.slice(1)}`);
    await cellAt(other, 1).click();
    await key(other, 1).click();
    await ends(app, 'This game goes on in another tab.');
    assert.equal(await digits(app), `41${easy.slice(2)}`);
    await app.page.bringToFront();
    await cellAt(app, 4).click();
    await app.page.keyboard.press('2');
    assert.equal(await digits(app), `41${easy.slice(2)}`, 'nothing is entered here');
    await press(app, 'Go on here').click();
    await press(app, 'Check').waitFor();
    await ends(other, 'This game goes on in another tab.');
    await cellAt(app, 4).click();
    await key(app, 2).click();
    const now = await digits(app);
    assert.equal(now, `41232${easy.slice(5)}`);
    await other.page.bringToFront();
    await other.page.waitForTimeout(500);
    assert.equal(await digits(other), now);
    await press(other, 'Go on here').click();
    await press(other, 'Undo').click();
    assert.equal(await digits(other), `41${easy.slice(2)}`);
    await other.page.waitForTimeout(500); // until it is kept
    await app.page.bringToFront();
    await ends(app, 'This game goes on in another tab.');
    await openGames(app, 'Games');
    await inGames(app, '.kept li .open').first().click(); // another way to say that it goes on here
    await press(app, 'Check').waitFor();
    assert.equal(await digits(app), `41${easy.slice(2)}`);
    await cellAt(app, 4).click();
    await key(app, 2).click();
    await app.page.waitForTimeout(500); // until it is kept
    await app.page.reload();
    await press(app, 'Check').waitFor();
    assert.equal(await digits(app), now);
    await app.close();
    assert.deepEqual(other.errors, []);
  },
);

test('what was solved is counted once, with and without hints, until it is erased', async () => {
  const app = await open({}, playing(easy));
  await press(app, 'Hint').waitFor();
  assert.deepEqual(await results(app, 4), ['Easy 0 0 –']);
  await solve(app);
  assert.deepEqual(await results(app, 4), ['Easy 1 1 –']);
  await press(app, 'Undo').click();
  await app.page.keyboard.press('Control+y');
  await ends(app, 'Solved');
  await app.page.reload();
  await ends(app, 'Solved');
  assert.deepEqual(await results(app, 4), ['Easy 1 1 –']);
  await openGames(app, 'Games', 'Results');
  const eraser = inGames(app, '#panel-games-results .remove');
  await eraser.click();
  await app.page.waitForTimeout(500); // a double click is no second thought
  await eraser.click();
  await eraser.waitFor({ state: 'hidden' });
  await app.page.keyboard.press('Escape');
  assert.deepEqual(await results(app, 4), ['Easy 0 0 –']);
  await app.close();
});

/** Turns to the puzzle of the day. @param {App} app @param {string} grade */
async function openDaily(app, grade) {
  await openGames(app, 'New game');
  await inGames(app, '.daily button').filter({ hasText: grade }).click();
  await part(app, 'sudoku-game-status').filter({ hasText: grade }).filter({ hasText: 'Puzzle of' }).waitFor();
  return digits(app);
}

test('the puzzle of the day is the same for everybody, is resumed, and another grade has another one', async () => {
  const app = await open({}, playing(easy));
  await press(app, 'Check').waitFor();
  const puzzle = await openDaily(app, 'Easy');
  assert.equal(puzzle.length, 81);
  const cell = puzzle.indexOf('.');
  await cellAt(app, cell).click();
  await app.page.keyboard.press('1');
  assert.notEqual(await openDaily(app, 'Medium'), puzzle);
  assert.equal(await openDaily(app, 'Easy'), `${puzzle.slice(0, cell)}1${puzzle.slice(cell + 1)}`);
  await app.close();
  const elsewhere = await open({}, playing(school));
  await press(elsewhere, 'Check').waitFor();
  assert.equal(await openDaily(elsewhere, 'Easy'), puzzle);
  await elsewhere.close();
});

/** A calendar of the page that a test can set: `addToClock(milliseconds)`. */
const settable = script(() => {
  let more = 0;
  const { Date } = globalThis;
  const Settable = class extends Date {
    /** @param {any[]} parts */
    constructor(...parts) {
      if (parts.length > 0) super(.../** @type {[number]} */ (parts));
      else super(Date.now() + more);
    }

    static now() {
      return Date.now() + more;
    }
  };
  Object.assign(globalThis, { Date: Settable, addToClock: (/** @type {number} */ ms) => (more += ms) });
});

test('the time of a game is all that it was on the board, and none while the page is hidden', async () => {
  const app = await open({}, { ...playing(easy), head: [clocks] });
  await cellAt(app, 0).click();
  await key(app, 4).click();
  await letPlay(app, 300_000);
  await goTo(app, school);
  await cellAt(app, 80).waitFor();
  await goTo(app, easy);
  await cellAt(app, 80).waitFor({ state: 'detached' });
  const before = await spent(app);
  assert.ok(before >= 300_000 && before < 360_000, String(before));
  await app.page.evaluate(() => {
    const player = /** @type {any} */ (document.querySelector('sudoku-player'));
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    player.game = String(player.game); // as it is, once more
  });
  await app.painted();
  await letPass(app, 600_000, 'both');
  await app.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const after = await spent(app);
  assert.ok(after < 400_000, String(after));
  await app.close();
});

test('a page left open over midnight offers the puzzles of the new day as soon as it is seen again', async () => {
  const app = await open({}, { ...playing(easy), head: [settable] });
  await press(app, 'Check').waitFor();
  await openDaily(app, 'Easy');
  const title = inGames(app, '#games-daily');
  await openGames(app, 'New game');
  const before = await title.innerText();
  const seeAgain = () => app.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await seeAgain();
  assert.equal(await title.innerText(), before);
  await app.page.evaluate(() => /** @type {any} */ (globalThis).addToClock(26 * 60 * 60 * 1000));
  await seeAgain();
  await title.filter({ hasNotText: before }).waitFor();
  await app.page.keyboard.press('Escape');
  await part(app, '.message').filter({ hasText: 'It is another day' }).waitFor();
  const day = (await title.textContent())?.replace('Puzzles of ', '') ?? '';
  await openGames(app, 'New game');
  await inGames(app, '.daily button').filter({ hasText: 'Easy' }).click();
  await part(app, 'sudoku-game-status')
    .filter({ hasText: `Puzzle of ${day}` })
    .waitFor();
  await app.close();
});

/** While `isHeld`, no worker hears a word; `release` tells them all. */
const mute = script(() => {
  const { postMessage } = Worker.prototype;
  const held = /** @type {(() => void)[]} */ ([]);
  Worker.prototype.postMessage = function post(/** @type {any[]} */ ...words) {
    const say = () => Reflect.apply(postMessage, this, words);
    if (/** @type {any} */ (globalThis).isHeld) held.push(say);
    else say();
  };
  Object.assign(globalThis, {
    isHeld: false,
    release() {
      Object.assign(globalThis, { isHeld: false });
      for (const say of held.splice(0)) say();
    },
  });
});

test('a puzzle that was asked for and comes late takes the place of no game that was opened meanwhile', async () => {
  const app = await open({}, { ...playing(easy), head: [mute] });
  await cellAt(app, 0).click();
  await key(app, 4).click();
  await goTo(app, school);
  await cellAt(app, 80).waitFor();
  await openGames(app, 'New game');
  await app.page.evaluate(() => Object.assign(globalThis, { isHeld: true }));
  await inGames(app, '.daily button').filter({ hasText: 'Easy' }).click();
  const looking = part(app, '').filter({ hasText: 'Looking for a puzzle' }).first();
  await looking.waitFor();
  await openGames(app, 'Games');
  await inGames(app, '.kept li').filter({ hasText: '4 × 4' }).locator('.open').click();
  await cellAt(app, 80).waitFor({ state: 'detached' });
  await looking.waitFor({ state: 'detached' });
  await app.page.evaluate(() => /** @type {any} */ (globalThis).release());
  assert.equal(await app.stays(() => digits(app)), `4${easy.slice(1)}`);
  await app.close();
});

test('a puzzle is dealt by size and grade, and after it another one', async () => {
  const app = await open({}, playing(school));
  await press(app, 'Check').waitFor();
  await openGames(app, 'New game');
  const deal = inGames(app, '.deal');
  await deal.getByRole('button', { name: '4 × 4' }).click();
  await deal.getByRole('button', { name: 'Deal' }).click();
  await part(app, 'sudoku-game-status').filter({ hasText: 'Puzzle of 4 by 4' }).waitFor();
  const first = await digits(app);
  assert.equal(first.length, 16);
  await press(app, 'More').click();
  await part(app, 'sudoku-game-menu [data-id="give-up"]').click();
  await ends(app, 'The solution');
  assert.doesNotMatch(await digits(app), /\./);
  await press(app, 'Another one').click();
  await press(app, 'Check').waitFor();
  assert.notEqual(await digits(app), first);
  await app.close();
});

for (const locale of ['de-DE', 'en-US', 'zh-CN']) {
  test(`the results fit into their dialog on the narrowest screens: ${locale}`, async () => {
    const app = await open({ locale, viewport: { width: 300, height: 568 } }, playing(easy));
    await part(app, 'sudoku-game-status [data-type="games"]').click();
    await inGames(app, '#tab-games-results').click();
    for (const width of [300, 320, 340, 360, 390]) {
      await app.page.setViewportSize({ width, height: 568 });
      await app.painted();
      assert.deepEqual(await faultsOf(app.page), [], `${width} px`);
    }
    await app.close();
  });
}
