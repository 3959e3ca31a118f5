/**
 * Every state of the page, one after another on one page: what must hold in all of them is tested by
 * walking through, and scripts/look takes its pictures on the same way. A new panel or dialog is one
 * more line; it says nothing in any language.
 */
import { hard, school, schoolSolved } from './app.js';

/** @typedef {import('./app.js').App} App */

/** It takes a Two-String Kite. */
const reasoned = '.4..1...8...579.....6.......1.9..542....62...9......3.4..6..1...65..3.7.2...81...';

/** @param {App} app @param {string} selector */
const click = (app, selector) => app.page.locator(selector).first().click();

/** @param {App} app @param {string} id of what the list behind the last button of a game's pad offers */
async function chooseInGame(app, id) {
  await click(app, 'sudoku-game-menu > button');
  await click(app, `sudoku-game-menu [data-id="${id}"]`);
}

/** @param {App} app @param {number} cell of a game */
const gameCell = (app, cell) => app.page.locator('sudoku-game-board .cell').nth(cell).click();

/** @param {App} app @param {string} keys one after the other */
async function press(app, keys) {
  for (const key of keys) await app.page.keyboard.press(key);
}

/** @param {App} app @param {string} puzzle that is played, from its givens on */
async function playOf(app, puzzle) {
  await app.load(puzzle);
  await app.mode('play').click();
  await app.page.waitForFunction(
    (givens) => {
      const cells = document.querySelector('sudoku-player')?.shadowRoot?.querySelectorAll('sudoku-game-board .cell');
      return givens === Array.from(cells ?? [], (cell) => (cell.matches('[data-kind=given]') ? 'x' : '.')).join('');
    },
    puzzle.replace(/\d/g, 'x'),
  );
}

/** @param {App} app */
const escape = (app) => app.page.keyboard.press('Escape');

/** From now on no step comes that was to come in a second. @param {string} speed to be told later */
function holdSteps(speed) {
  const { setTimeout: before } = globalThis;
  Object.assign(globalThis, {
    before,
    speed,
    setTimeout: (/** @type {() => void} */ work, ms = 0) => before(work, ms > 500 ? 1e8 : ms),
  });
}

/** @returns {number} the speed that was told */
function goOn() {
  const { before, speed } = /** @type {any} */ (globalThis);
  globalThis.setTimeout = before;
  return Number(speed);
}

/**
 * Questions of a seed are asked from a position on; null: none are. The first one that is drawn stands.
 * @param {App} app @param {number | null} seed @param {number} position
 */
async function ask(app, seed, position) {
  await app.page.locator('sudoku-player').evaluate(
    (player, [questions, at]) => {
      const { store } = /** @type {any} */ (player);
      store.dispatch({ type: 'questions', seed: null });
      /** @type {any} */ (player).seek(at);
      store.dispatch({ type: 'questions', seed: questions });
    },
    [seed, position],
  );
  if (seed === null) return;
  await app.page.locator('sudoku-predict').waitFor();
  const asked = app.page.locator('sudoku-predict[data-phase=asked]');
  while ((await asked.count()) === 0) {
    await app.button('step').click();
    await app.painted();
  }
}

/** Settings of a game that are another for a while. */
const own = ['timer', 'twoKinds'];

/** @type {[state: string, reach: (app: App) => Promise<unknown>][]} */
export const walk = [
  ['the start', async () => {}],
  ['a conflict', (app) => app.slide('sudoku-scrubber input', 1308)],
  ['a part of the strip', (app) => click(app, 'button[data-way=in]')],
  ['a dead end, explained', (app) => app.button('find').click()],
  ['a digit taken back', (app) => app.button('step').click()],
  ['a cell explained', (app) => app.cell(80).click()],
  [
    'what if',
    async (app) => {
      await click(app, 'sudoku-fork .choices button');
      await app.button('fork-to-end').click();
      await app.page.locator('sudoku-fork [data-tone=bad]').first().waitFor();
    },
  ],
  [
    'candidates',
    async (app) => {
      await app.button('fork-forget').click();
      await app.button('candidates').click();
    },
  ],
  ['the tree', (app) => click(app, '[data-panel=tree]')],
  ['a cell of the solution', (app) => app.button('give').click()],
  ['the solution', (app) => app.button('reveal').click()],
  [
    'playing',
    async (app) => {
      await app.button('reveal').click();
      const speed = await app.page.locator('.speed-range').inputValue();
      await app.slide('.speed-range', 0);
      // axe takes a second: a digit must not change between its text and its name
      await app.page.evaluate(holdSteps, speed);
      await app.button('toggle').click();
    },
  ],
  [
    'solved',
    async (app) => {
      await app.slide('.speed-range', await app.page.evaluate(goOn));
      await app.button('to-end').click();
    },
  ],
  [
    'a question on the way',
    async (app) => {
      await ask(app, 8, 0);
      await app.page.locator('sudoku-predict[data-phase=asked]').waitFor();
    },
  ],
  [
    'a wrong answer',
    async (app) => {
      await app.cell(80).click();
      await app.page.keyboard.press('0');
      await app.page.locator('sudoku-predict[data-phase=told]').waitFor();
    },
  ],
  [
    'no question any more',
    async (app) => {
      await ask(app, null, 5547);
      await app.page.locator('sudoku-predict').waitFor({ state: 'hidden' });
    },
  ],
  [
    'an offer to edit',
    async (app) => {
      await app.cell(0).click();
      await app.page.keyboard.press('5');
    },
  ],
  ['Edit', (app) => app.mode('edit').click()],
  [
    'digit-first',
    async (app) => {
      await app.button('pen').click();
      await click(app, 'sudoku-pad [data-digit="7"]');
    },
  ],
  [
    'two equal digits',
    async (app) => {
      await app.cell(0).click();
      await app.page.locator('.cell[aria-invalid]').first().waitFor();
    },
  ],
  [
    'two solutions side by side',
    async (app) => {
      await app.button('pen').click();
      await app.button('clear').click();
      await app.button('both').click();
      await app.page.locator('sudoku-both .cell').first().waitFor();
    },
  ],
  [
    'the list of keys',
    async (app) => {
      await app.cell(0).focus();
      await app.page.keyboard.press('?');
      await app.page.locator('sudoku-keys dialog[open] kbd').first().waitFor();
    },
  ],
  [
    'a dialog that shares',
    async (app) => {
      await escape(app);
      await app.button('share').click();
      await app.page.locator('sudoku-share dialog[open]').waitFor();
    },
  ],
  ['a picture to be shared', (app) => click(app, 'sudoku-share [data-panel=picture]')],
  ['a worksheet to be printed', (app) => click(app, 'sudoku-share [data-panel=print]')],
  [
    'a worksheet by what a search has to do',
    async (app) => {
      await app.page.locator('#share-count').selectOption('2');
      await app.page.locator('#share-algorithm').selectOption('lookup-tables');
      await app.page.locator('#share-ends-from').fill('3');
      await app.page.locator('#share-steps-to').fill('20');
      await app.page.locator('#share-steps-error:not(:empty)').waitFor();
    },
  ],
  ['a player for other pages', (app) => click(app, 'sudoku-share [data-panel=embed]')],
  [
    'another puzzle',
    async (app) => {
      await escape(app);
      await app.button('choose').click();
      await app.page.locator('.examples button').first().waitFor();
    },
  ],
  [
    'a text that is no puzzle',
    async (app) => {
      await app.page.locator('.chooser textarea').first().fill('123');
      await click(app, '.chooser form button[type=submit]');
      await app.page.locator('.error:not(:empty)').first().waitFor();
    },
  ],
  [
    'a puzzle to be generated',
    async (app) => {
      await click(app, '[data-type=generate]');
      await app.page.locator('.generator[open] select').first().waitFor();
    },
  ],
  [
    'a puzzle that cannot be generated',
    async (app) => {
      await app.page.locator('#generator-clues').fill('16');
      await app.page.locator('#generator-clues-error:not(:empty)').waitFor();
    },
  ],
  [
    'an effort that cannot be had',
    async (app) => {
      await app.page.locator('#generator-clues').fill('');
      await app.page.locator('#generator-algorithm').selectOption('lookup-tables');
      await app.page.locator('#generator-ends-from').fill('3');
      await app.page.locator('#generator-steps-to').fill('20');
      await app.page.locator('#generator-steps-error:not(:empty)').waitFor();
    },
  ],
  [
    'a generated puzzle',
    async (app) => {
      await app.page.locator('#generator-algorithm').selectOption('');
      await app.page.locator('#generator-clues').fill('30');
      await app.page.locator('#generator-seed').fill('Ada');
      await click(app, '.generator button[type=submit]');
      await app.page.locator('.generator:not([open])').waitFor({ state: 'attached' });
      await app.page.locator('sudoku-notice').waitFor();
    },
  ],
  [
    'one of several puzzles',
    async (app) => {
      await app.cell(0).focus();
      await app.paste(`${school}\n${hard}\n`);
      await app.page.locator('sudoku-choice dialog[open] sudoku-mini-board .cell').first().waitFor();
    },
  ],
  [
    'an empty grid of 6 by 6',
    async (app) => {
      await escape(app);
      await app.button('choose').click();
      await click(app, '[data-type=create][data-size="6"]');
    },
  ],
  [
    'proved to have no solution',
    async (app) => {
      await app.button('choose').click();
      await app.page.locator('.examples button').nth(7).click();
      await app.mode('watch').click();
      await app.button('to-end').click();
      await app.page.locator('sudoku-sentence[data-tone=exhausted]').waitFor();
    },
  ],
  [
    'a storyboard to be printed',
    async (app) => {
      await app.button('share').click();
      await click(app, 'sudoku-share [data-panel=print]');
      await app.page.locator('#share-sheet').selectOption('story');
      await app.page.locator('#share-how').waitFor();
    },
  ],
  [
    'a game',
    async (app) => {
      await escape(app);
      await playOf(app, reasoned);
    },
  ],
  [
    'notes in a game',
    async (app) => {
      await gameCell(app, 0);
      await click(app, 'sudoku-game-pad [data-type=notes]');
      await press(app, '2367');
    },
  ],
  [
    'the list of what a game offers',
    async (app) => {
      await click(app, 'sudoku-game-menu > button');
      await app.page.locator('sudoku-game-menu [role=menuitem]').first().waitFor();
    },
  ],
  [
    'colours in a game',
    async (app) => {
      await click(app, 'sudoku-game-menu [data-id=colours]');
      await click(app, 'sudoku-game-pad [data-colour="6"]');
    },
  ],
  [
    'two equal digits in a game',
    async (app) => {
      await chooseInGame(app, 'colours');
      await gameCell(app, 2);
      await press(app, '8');
      await app.page.locator('sudoku-game-board .cell[aria-invalid]').first().waitFor();
    },
  ],
  ['a wrong digit in a game', (app) => click(app, 'sudoku-game-pad [data-type=check]')],
  ['which digit is wrong', (app) => click(app, 'sudoku-game-pad [data-type=check]')],
  [
    'a hint: where to look',
    async (app) => {
      await click(app, 'sudoku-game-pad [data-type=undo]');
      await chooseInGame(app, 'fill-notes');
      await click(app, 'sudoku-game-pad [data-type=hint]');
      await app.page.locator('sudoku-game-hint:not([hidden])').waitFor();
    },
  ],
  ['a hint: which technique', (app) => click(app, 'sudoku-game-hint [data-type=hint]')],
  [
    'a hint: what it is',
    async (app) => {
      await click(app, 'sudoku-game-hint [data-type=hint]');
      await app.page.locator('sudoku-game-hint [data-type=hint-do]').waitFor();
    },
  ],
  [
    'the settings of a game',
    async (app) => {
      await click(app, 'sudoku-game-hint [data-type=hint-do]');
      await chooseInGame(app, 'settings');
      await app.page.locator('sudoku-play-settings dialog[open] input').first().waitFor();
    },
  ],
  ['how a game is played', (app) => click(app, 'sudoku-play-settings summary')],
  [
    'a game with a clock and both kinds of notes',
    async (app) => {
      for (const name of own) await app.page.locator(`sudoku-play-settings [data-field=${name}]`).check();
      await escape(app);
      await click(app, 'sudoku-game-pad [data-kind=centre]');
      await click(app, 'sudoku-game-pad [data-digit="6"]');
      await click(app, 'sudoku-game-pad [data-kind=digit]');
    },
  ],
  ['a game that is paused', (app) => click(app, 'sudoku-game-status [data-type=pause]')],
  [
    'a game that was given up',
    async (app) => {
      await click(app, 'sudoku-game-status [data-type=pause]');
      await chooseInGame(app, 'settings');
      for (const name of own) await app.page.locator(`sudoku-play-settings [data-field=${name}]`).uncheck();
      await escape(app);
      await chooseInGame(app, 'give-up');
      await app.page.locator('sudoku-game-outcome:not([hidden])').waitFor();
    },
  ],
  [
    'a game that is solved',
    async (app) => {
      await playOf(app, `.${schoolSolved.slice(1)}`);
      await gameCell(app, 0);
      await press(app, '8');
      await app.page.locator('sudoku-game-outcome[data-tone=good]').evaluate(async (outcome) => {
        await Promise.all(outcome.getAnimations({ subtree: true }).map(({ finished }) => finished));
      });
    },
  ],
  [
    'another game',
    async (app) => {
      await click(app, 'sudoku-game-status [data-type=new-game]');
      await app.page.locator('sudoku-games dialog[open] .daily button').first().waitFor();
    },
  ],
  ['games that were begun', (app) => click(app, 'sudoku-games #tab-games-kept')],
  ['what was solved', (app) => click(app, 'sudoku-games #tab-games-results')],
  [
    'a deduction',
    async (app) => {
      await escape(app);
      await app.mode('watch').click();
      await app.page.locator('sudoku-player').evaluate((player, puzzle) => {
        player.setAttribute('puzzle', puzzle);
        player.setAttribute('algorithm', 'logic');
      }, reasoned);
      await click(app, 'sudoku-deductions [data-id="two-string-kite"] ~ button');
      await app.page.locator('sudoku-pattern .pattern-candidate').first().waitFor();
    },
  ],
  [
    'a technique explained',
    async (app) => {
      await click(app, 'sudoku-sentence button');
      await app.page.locator('sudoku-technique dialog[open] .pattern').first().waitFor();
    },
  ],
  [
    'all solutions',
    async (app) => {
      await escape(app);
      await app.button('choose').click();
      await click(app, '[data-type=create][data-size="4"]');
      await app.mode('watch').click();
      await app.page.locator('sudoku-player').evaluate((player) => player.setAttribute('algorithm', 'all-solutions'));
      await app.page.locator('sudoku-solutions').waitFor();
      await app.button('to-end').click();
      await app.page.locator('sudoku-solutions button').first().waitFor();
    },
  ],
  [
    'algorithms side by side',
    async (app) => {
      await app.mode('compare').click();
      await app.page.locator('sudoku-compare button[data-type=to-start][aria-label]').first().waitFor();
    },
  ],
  ['a comparison in its middle', (app) => app.page.locator('sudoku-compare .clock').fill('90')],
  [
    'lists of puzzles',
    async (app) => {
      await app.button('choose').click();
      await click(app, '.chooser [data-mode=lists]');
      await app.page.locator('button[data-type=leave][aria-label]').waitFor();
    },
  ],
  [
    'a list with answers',
    async (app) => {
      await app.page.locator('sudoku-lists button').first().focus();
      await app.paste(`${school}\n${schoolSolved}\n${'.'.repeat(81)}\nq\n`);
      await app.page.locator('sudoku-lists .rows li').first().waitFor();
    },
  ],
  ['a list with grades', (app) => app.page.locator('sudoku-lists .graded span', { hasText: /\d/ }).first().waitFor()],
  ['lines that are no puzzle', (app) => click(app, 'sudoku-lists [data-type=show][data-kind=unreadable]')],
];

/** From the list of puzzles to the first one, as a fresh page shows it. @param {App} app */
async function startAgain(app) {
  await click(app, 'sudoku-lists [data-type=forget]');
  await click(app, 'button[data-type=leave]');
  await app.page.locator('sudoku-player').evaluate((player, puzzle) => {
    player.setAttribute('algorithm', 'backtracking');
    player.setAttribute('puzzle', puzzle);
  }, school);
  await app.mode('watch').click();
  await click(app, '[data-panel=code]');
  await app.button('candidates').click();
  await app.reads('verdict', / – .*5[.,]547/s);
}

/**
 * What a fresh page shows at once, or after a click: it looks the same after everything else was open.
 * @type {typeof walk}
 */
export const fresh = [
  [
    'the start',
    async (app) => {
      await app.reads('verdict', / – .*5[.,]547/s); // a page at rest says how hard the puzzle is
      await app.page.locator('.listing li').first().waitFor(); // what comes last
    },
  ],
  [
    'a conflict',
    async (app) => {
      await app.slide('sudoku-scrubber input', 1308);
      // whether the focus has a ring depends on what was pressed last
      await app.page.locator('sudoku-scrubber input').blur();
    },
  ],
  [
    'the first puzzle in Edit',
    async (app) => {
      await app.button('to-start').click();
      await app.mode('edit').click();
    },
  ],
  [
    'the first puzzle, played',
    async (app) => {
      await app.mode('play').click();
      await app.page.locator('sudoku-game-board .cell').first().waitFor();
    },
  ],
  [
    'the first puzzle, compared',
    async (app) => {
      await app.mode('compare').click();
      await app.page.locator('sudoku-compare button[data-type=to-start][aria-label]').first().waitFor();
      await app.page.locator('sudoku-compare .clock').fill('0');
    },
  ],
  [
    'lists of puzzles',
    async (app) => {
      await app.button('choose').click();
      await click(app, '.chooser [data-mode=lists]');
      await app.page.locator('button[data-type=leave][aria-label]').waitFor();
    },
  ],
];

/** The same once more, behind the walk through all states. */
export const again = fresh.map(
  ([state, reach], index) => /** @type {typeof walk[number]} */ ([`${state}, again`, index ? reach : startAgain]),
);

/**
 * Walks through states, and looks at each.
 * @param {App} app
 * @param {(state: string) => Promise<unknown>} look
 * @param {typeof walk} [states]
 */
export async function walkThrough(app, look, states = walk) {
  for (const [state, reach] of states) {
    await reach(app);
    await app.painted();
    await look(state);
  }
}
