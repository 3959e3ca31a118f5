/** Where board, keys and buttons of a game are: together on every screen, without scrolling. */
import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { easy, playing } from '../support/playing.js';
import { faultsOf } from '../support/rules.js';

const { open } = useApp();

/** @type {[width: number, height: number][]} */
const screens = [
  [390, 844],
  [320, 568],
  [568, 320],
  [667, 375],
  [844, 390],
  [768, 1024],
  [1280, 800],
];

/** Where height is so dear that header and modes fold away. */
const LOW = 600;
/** What the board keeps there of the shorter side of the screen. */
const SHARE = 0.85;
/** Pixels by which a box may miss another one: browsers round. */
const SLACK = 1;

const wanted = {
  board: 'sudoku-game-board',
  digits: 'sudoku-game-pad [data-digit]',
  erase: 'sudoku-game-pad [data-type=erase]',
  kinds: 'sudoku-game-pad [data-kind][aria-pressed]',
  buttons:
    'sudoku-game-pad :is([data-type=notes], [data-type=undo], [data-type=redo], [data-type=hint], [data-type=check])',
  more: 'sudoku-game-menu > button',
};

/** Where each of these is, from the top of the page. @param {import('../support/app.js').App} app */
const placesOf = (app) =>
  app.page.evaluate((selectors) => {
    const root = document.querySelector('sudoku-player')?.shadowRoot;
    return Object.fromEntries(
      Object.entries(selectors).map(([name, selector]) => [
        name,
        [...(root?.querySelectorAll(selector) ?? [])]
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
            return { left, right, top: top + scrollY, bottom: bottom + scrollY, width, height };
          }),
      ]),
    );
  }, wanted);

/** Both kinds of notes have keys of their own. @param {import('../support/app.js').App} app */
async function showKinds(app) {
  await app.page.locator('sudoku-game-menu > button').click();
  await app.page.locator('sudoku-game-menu [data-id=settings]').click();
  await app.page.locator('sudoku-play-settings [data-field=twoKinds]').check();
  await app.page.keyboard.press('Escape');
  await app.page.locator('[data-kinds] sudoku-game-pad').waitFor();
}

for (const [width, height] of screens) {
  test(`on ${width} x ${height} board, digits, kinds of notes and buttons of a game are seen together`, async () => {
    const isTouched = width < 1280;
    const app = await open({
      viewport: { width, height },
      locale: 'de-DE',
      ...(isTouched && { hasTouch: true, isMobile: true }),
    });
    await app.reads('verdict', '5.547');
    await app.mode('play').click();
    await app.page.locator('sudoku-game-board .cell').first().waitFor();
    for (const kinds of [0, 4]) {
      if (kinds > 0) await showKinds(app);
      await app.painted();
      const places = await placesOf(app);
      const counts = Object.values(places).map(({ length }) => length);
      assert.deepEqual(counts, [1, 9, 1, kinds, 5, 1]);
      for (const [name, boxes] of Object.entries(places)) {
        for (const box of boxes) {
          const where = `${name} with ${kinds} kinds: ${JSON.stringify(box)}`;
          assert.ok(box.left >= -SLACK && box.right <= width + SLACK, where);
          assert.ok(box.top >= -SLACK && box.bottom <= height + SLACK, where);
          assert.ok(box.width >= 44 && box.height >= 44, where);
        }
      }
      assert.deepEqual(await faultsOf(app.page), [], `${kinds} kinds`);
      if (height > LOW) continue;
      const [board] = places.board;
      const share = board.width / Math.min(width, height);
      assert.ok(share >= SHARE, `with ${kinds} kinds the board has ${share} of the shorter side`);
      const above = await app.page
        .locator('body > header, .head')
        .evaluateAll(
          (all) => all.filter((each) => each.checkVisibility() && each.getBoundingClientRect().bottom > 0).length,
        );
      assert.equal(above, 0, 'the header of the page');
      // From the top of the page too: some browsers scroll to what is checked in the settings.
      const [bar = Infinity] = await app.page
        .locator('sudoku-bar')
        .evaluateAll((all) =>
          all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().top + scrollY),
        );
      const lowest = Math.max(...Object.values(places).flatMap((boxes) => boxes.map(({ bottom }) => bottom)));
      assert.ok(bar >= lowest, `the modes begin at ${bar}, above ${lowest}`);
    }
    await app.close();
  });
}

test('a player that is taken off the page gives the header back, and folds it again where it comes back', async () => {
  const app = await open({ viewport: { width: 320, height: 568 } }, playing(easy));
  const header = app.page.locator('body > header');
  await header.waitFor({ state: 'hidden' });
  const player = await app.page.evaluateHandle(() => /** @type {Element} */ (document.querySelector('sudoku-player')));
  const place = await player.evaluateHandle((element) => /** @type {Element} */ (element.parentElement));
  await player.evaluate((element) => element.remove());
  await header.waitFor();
  await player.evaluate((element, parent) => parent.append(element), place);
  await header.waitFor({ state: 'hidden' });
  await app.close();
});

test('in a column of any width of a page the buttons of a game show their words whole', async () => {
  const app = await open({ locale: 'de-DE' }, { path: 'demo/', shows: '#game sudoku-game-board .cell' });
  for (const width of [320, 400, 480, 560, 640, 720, 800, 880, 960, 990, 1020, 1050, 1080]) {
    await app.page.evaluate((px) => {
      /** @type {HTMLElement | null} */ (document.querySelector('#game'))?.style.setProperty('width', `${px}px`);
    }, width);
    await app.painted();
    assert.deepEqual(await faultsOf(app.page, ['cut']), [], `${width} px`);
  }
  await app.close();
});
