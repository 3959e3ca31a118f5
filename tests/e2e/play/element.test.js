/** Play in the pages of others: as an element, and in a frame. */
import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { cellAt, digits, easy, easySolved, emptyIn, ends, key, label, part, press } from '../support/playing.js';
import { phone } from '../support/site.js';

/** @typedef {import('../support/app.js').App} App */

const { open } = useApp();

/** A page of somebody else, with players. */
const plain = { path: 'demo/index.html', shows: 'sudoku-player' };

/** What an element tells, without what it tells of runs. */
const types = ['entry', 'mistake', 'hint', 'solved', 'error'];

/**
 * Puts players into the page in place of its own, and records what they tell.
 * @param {App} app @param {Record<string, string>[]} wishes the attributes of each
 */
async function place(app, ...wishes) {
  await app.page.evaluate(([list, names]) => {
    const told = /** @type {any[]} */ ([]);
    Object.assign(globalThis, { told });
    for (const type of names) {
      document.addEventListener(`sudoku-${type}`, (event) =>
        told.push({ type, .../** @type {CustomEvent} */ (event).detail }),
      );
    }
    const players = list.map((attributes) => {
      const player = document.createElement('sudoku-player');
      for (const [name, value] of Object.entries(attributes)) player.setAttribute(name, value);
      return player;
    });
    document.querySelector('main')?.replaceChildren(...players);
  }, /** @type {const} */ ([wishes, types]));
  await cellAt(app, 0).waitFor();
  await press(app, 'Undo').first().waitFor();
  await app.painted();
}

/** What was told since the last time. @param {App} app @returns {Promise<any[]>} */
async function told(app) {
  await app.painted();
  return app.page.evaluate(() => /** @type {any} */ (globalThis).told.splice(0));
}

/** The game of the only player. @param {App} app @returns {Promise<string | null>} */
const game = (app) => app.page.locator('sudoku-player').evaluate((player) => /** @type {any} */ (player).game);

/** The same, when it is known how hard its puzzle is. @param {App} app @returns {Promise<string>} */
async function gradedGame(app) {
  await app.page.waitForFunction(() => {
    const { game: text } = /** @type {any} */ (document.querySelector('sudoku-player'));
    return text && JSON.parse(text).grade !== null;
  });
  return String(await game(app));
}

/** Hands a game to the player. @param {App} app @param {string} text */
const bring = (app, text) =>
  app.page.locator('sudoku-player').evaluate((player, value) => {
    /** @type {any} */ (player).game = value;
  }, text);

/** Waits until a cell reads so. @param {App} app @param {number} cell @param {string} text */
const reads = (app, cell, text) => part(app, `.cell[aria-label="${text}"]`).and(cellAt(app, cell)).waitFor();

test('an element in Play tells of entries, of a mistake, of hints and of the end, in this order', async () => {
  const app = await open({}, plain);
  await place(app, { puzzle: easy, mode: 'play' });
  await cellAt(app, 0).click();
  await key(app, 1).click();
  await app.page.keyboard.press('4');
  assert.deepEqual(await told(app), [
    { type: 'entry', cell: 0, digit: 1, kind: 'digit', added: true },
    { type: 'mistake', cell: 0, digit: 1 },
    { type: 'entry', cell: 0, digit: 4, kind: 'digit', added: true },
  ]);
  await app.page.keyboard.press('ArrowRight');
  await press(app, 'Notes').click();
  await key(app, 1).click();
  await press(app, 'Undo').click();
  assert.deepEqual(await told(app), [
    { type: 'entry', cell: 1, digit: 1, kind: 'corner', added: true },
    { type: 'entry', cell: 1, digit: 1, kind: 'corner', added: false },
  ]);
  for (const button of ['hint', 'hint', 'hint', 'hint-do']) {
    await part(app, `[data-type="${button}"]:visible`).last().click();
    await app.painted();
  }
  const [first, second, third, entry, done] = await told(app);
  assert.deepEqual(
    [first, second, third, done].map(({ type, stage, kind }) => [type, stage, kind]),
    [1, 2, 3, 4].map((stage) => ['hint', stage, 'deduction']),
  );
  assert.match(third.technique, /^(full-house|.*-single)$/);
  assert.deepEqual([entry.type, entry.kind, entry.added], ['entry', 'digit', true]);
  assert.equal(easySolved[entry.cell], String(entry.digit));
  await press(app, 'Notes').click();
  for (const cell of emptyIn(await digits(app))) {
    await cellAt(app, cell).click();
    await key(app, easySolved[cell]).click();
  }
  await ends(app, 'Solved');
  const end = await told(app);
  const { spent, ...solved } = end.at(-1);
  assert.ok(spent > 0);
  assert.deepEqual(solved, { type: 'solved', position: 11, solution: easySolved, hints: 1, checks: 0 });
  assert.ok(end.slice(0, -1).every(({ type, added }) => type === 'entry' && added));
  await app.close();
});

test('a game that is brought to Watch comes as it is, though more was played of it since', async () => {
  const app = await open({}, plain);
  await place(app, { puzzle: easy, mode: 'play' });
  const begun = String(await game(app));
  await cellAt(app, 0).click();
  await app.page.keyboard.press('4');
  await reads(app, 0, 'row 1, column 1: 4');
  await app.page.locator('sudoku-player').evaluate((player) => player.setAttribute('puzzle', '1.....3..4.....2'));
  await reads(app, 0, 'row 1, column 1: 1, given');
  await app.page.locator('sudoku-player').evaluate((player) => player.setAttribute('mode', 'watch'));
  await app.painted();
  await bring(app, begun);
  await reads(app, 0, 'row 1, column 1: empty');
  assert.deepEqual(JSON.parse(String(await game(app))).past, []);
  await app.close();
});

test('a page keeps a game, and brings it back into this element, another one, and one not ready yet', async () => {
  const app = await open({}, plain);
  await place(app, { puzzle: easy, mode: 'play' });
  await cellAt(app, 0).click();
  await app.page.keyboard.press('4');
  await app.page.keyboard.press('ArrowRight');
  await app.page.keyboard.press('Shift+Digit1');
  const kept = await gradedGame(app);
  await cellAt(app, 0).click();
  await app.page.keyboard.press('Delete');
  await reads(app, 0, 'row 1, column 1: empty');
  await bring(app, kept);
  await reads(app, 0, 'row 1, column 1: 4');
  assert.equal(await label(app, 1), 'row 1, column 2: empty, notes 1');
  assert.equal(await game(app), kept);
  await press(app, 'Undo').click();
  assert.equal(await label(app, 1), 'row 1, column 2: empty', 'with its history');

  await told(app);
  for (const text of ['', 'rubbish', '{"version":1}', kept.replace('"past":[', '"past":[[[0,9,0,0,0]],'), `${kept}]`]) {
    const before = await game(app);
    await bring(app, text);
    assert.deepEqual(
      (await told(app)).map(({ type, code, name }) => [type, code, name]),
      [['error', 'value', 'game']],
      text,
    );
    assert.equal(await game(app), before, text);
  }

  for (const attributes of /** @type {Record<string, string>[]} */ ([{}, { puzzle: '1.....3..4.....2' }])) {
    await app.page.evaluate(([list, text]) => {
      const player = document.createElement('sudoku-player');
      for (const [name, value] of Object.entries(list)) player.setAttribute(name, value);
      /** @type {any} */ (player).game = text;
      document.querySelector('main')?.replaceChildren(player);
      /** @type {any} */ (player).game = text;
    }, /** @type {const} */ ([attributes, kept]));
    await reads(app, 1, 'row 1, column 2: empty, notes 1');
    assert.equal(await digits(app), `4${easy.slice(1)}`);
    assert.equal(await game(app), kept);
    assert.deepEqual(
      await app.page
        .locator('sudoku-player')
        .evaluate((player) => [/** @type {any} */ (player).mode, /** @type {any} */ (player).puzzle]),
      ['play', easy],
    );
  }
  await app.close();
});

test('what a page does not permit is not there, has no key, and leaves no hole', async () => {
  const app = await open(phone, plain);
  for (const [controls, there] of /** @type {[string, string[]][]} */ ([
    ['none', ['notes', 'undo', 'redo', 'More']],
    ['hint', ['notes', 'undo', 'redo', 'hint', 'More']],
    ['check', ['notes', 'undo', 'redo', 'check', 'More']],
    ['hint check', ['notes', 'undo', 'redo', 'hint', 'check', 'More']],
  ])) {
    await place(app, { puzzle: easy, mode: 'play', controls });
    const boxes = await part(app, '.actions button:visible').evaluateAll((buttons) =>
      buttons
        .filter((button) => !button.closest('[role="menu"]'))
        .map((button) => ({
          name: button.getAttribute('data-type') ?? button.getAttribute('aria-label') ?? '',
          ...button.getBoundingClientRect().toJSON(),
        })),
    );
    assert.deepEqual(
      boxes.map(({ name }) => (name === 'menu' ? 'More' : name)),
      there,
    );
    const keys = await part(app, '.entries').boundingBox();
    const [first, last] = [boxes[0], boxes[boxes.length - 1]];
    assert.ok(keys && Math.abs(first.left - keys.x) < 1 && Math.abs(last.right - keys.x - keys.width) < 1, controls);
    assert.ok(
      boxes.every(({ top, width }) => top === first.top && Math.abs(width - first.width) < 1),
      controls,
    );
    await told(app);
    await cellAt(app, 0).click();
    await app.page.keyboard.press('h');
    await app.painted();
    assert.equal(await part(app, 'sudoku-game-hint').isVisible(), controls.includes('hint'));
  }
  await app.close();
});

test('a frame in Play tells its page what an element would, keeps a game and takes it up', async () => {
  const app = await open({}, plain);
  await app.page.evaluate((fragment) => {
    const heard = /** @type {any[]} */ ([]);
    const frame = document.createElement('iframe');
    Object.assign(globalThis, { heard });
    addEventListener('message', ({ source, data }) => {
      if (source === frame.contentWindow && data.type !== 'sudoku-size') heard.push(data);
    });
    frame.src = `../embed.html${fragment}`;
    frame.width = '380';
    frame.height = '760';
    document.querySelector('main')?.replaceChildren(frame);
  }, `#p=${easy}&m=play`);
  /** @param {string} type */
  const hears = async (type) => {
    await app.page.waitForFunction(
      (wanted) => /** @type {any} */ (globalThis).heard.some((/** @type {any} */ data) => data.type === wanted),
      `sudoku-${type}`,
    );
    return app.page.evaluate(() => /** @type {any} */ (globalThis).heard.splice(0));
  };
  /** @param {string} selector within Play @param {number} [index] */
  const click = async (selector, index = 0) => {
    const wanted = /** @type {const} */ ([`sudoku-play ${selector}`, index]);
    await app.page.waitForFunction(([each, number]) => {
      const inside = document.querySelector('iframe')?.contentDocument?.querySelector('sudoku-player')?.shadowRoot;
      return inside?.querySelectorAll(each)[number];
    }, wanted);
    await app.page.evaluate(([each, number]) => {
      const inside = document.querySelector('iframe')?.contentDocument?.querySelector('sudoku-player')?.shadowRoot;
      /** @type {HTMLElement} */ (inside?.querySelectorAll(each)[number]).click();
    }, wanted);
    await app.painted();
  };
  /** @param {string} command @param {string} [value] */
  const send = (command, value) =>
    app.page.evaluate(
      (data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'),
      value === undefined ? { type: 'sudoku-command', command } : { type: 'sudoku-command', command, value },
    );
  await hears('ready');
  await click('[data-digit="4"]');
  assert.deepEqual(await hears('entry'), [{ type: 'sudoku-entry', cell: 0, digit: 4, kind: 'digit', added: true }]);
  await send('game');
  const [{ game: kept }] = await hears('game');
  await click('[data-type="undo"]');
  await click('[data-digit="1"]');
  assert.deepEqual(
    (await hears('mistake')).map((/** @type {any} */ { type, digit, added }) => [type, digit, added]),
    [
      ['sudoku-entry', 4, false],
      ['sudoku-entry', 1, true],
      ['sudoku-mistake', 1, undefined],
    ],
  );
  await click('[data-type="hint"]');
  assert.equal((await hears('hint')).at(-1).kind, 'wrong');
  await send('game', kept);
  await send('game');
  assert.deepEqual(await hears('game'), [{ type: 'sudoku-game', game: kept }]);
  await send('game', 'rubbish');
  await send('game');
  assert.deepEqual(await hears('game'), [{ type: 'sudoku-game', game: kept }], 'nothing is lost');
  for (const cell of emptyIn(`4${easy.slice(1)}`)) {
    await click('.cell', cell);
    await click(`[data-digit="${easySolved[cell]}"]`);
  }
  assert.equal((await hears('solved')).at(-1).solution, easySolved);
  await app.close();
});
