import assert from 'node:assert/strict';
import { puzzles, walkOf } from '../../web/support/solver.js';
import { languages } from '../../web/support/texts.js';
import { useApp } from '../support/app.js';
import { findings } from '../support/axe.js';
import { some } from '../engines/engine.js';
import { test } from '../engines/test.js';

const { open } = useApp();

/**
 * @param {string} language
 * @param {import('playwright-core').BrowserContextOptions} [options]
 * @param {string} [fragment]
 */
async function projector(language, options, fragment = '#n=1308') {
  const path = `lesson/projector/${language}.html${fragment}`;
  const app = await open(options, { path, shows: 'sudoku-code .listing li[aria-current]' });
  await app.page.locator('sudoku-stack .running').waitFor();
  return app;
}

/** @param {import('../support/app.js').App} app */
const position = (app) => app.page.locator('sudoku-player').evaluate((player) => /** @type {any} */ (player).position);

/** @param {import('../support/app.js').App} app @param {number} wanted */
const comesTo = (app, wanted) =>
  app.page.waitForFunction(
    (to) => /** @type {any} */ (document.querySelector('sudoku-player'))?.position === to,
    wanted,
  );

for (const [width, height] of [
  [1920, 1080],
  [1280, 720],
]) {
  test(`board, code and stack are seen at once, and nothing scrolls: ${width} x ${height}`, async () => {
    for (const language of some(languages)) {
      const app = await projector(language, { viewport: { width, height } });
      for (const presses of [0, 2]) {
        for (let press = 0; press < presses; press += 1) await app.page.keyboard.press('+');
        await app.painted();
        for (const part of [
          'sudoku-board',
          'sudoku-sentence',
          '.listing li[aria-current]',
          '.stack-hint',
          '.running',
        ]) {
          const box = await app.page.locator(part).first().boundingBox();
          assert.ok(box && box.x >= 0 && box.y >= 0, part);
          assert.ok(box.x + box.width <= width && box.y + box.height <= height, `${language}, ${part}`);
        }
        const board = await app.page.locator('sudoku-board').boundingBox();
        assert.ok(Number(board?.height) >= 0.8 * height, `${board?.height} px`);
        assert.deepEqual(
          await app.page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]),
          [width, height],
          `${language}, larger ${presses} times`,
        );
      }
      await app.close();
    }
  });
}

test('a remote control steps, blanks the picture and brings it back, where it was', async () => {
  const app = await projector('en', { viewport: { width: 1280, height: 720 } });
  assert.equal(await position(app), 1308);
  for (const key of ['PageDown', 'ArrowRight', 'PageUp']) await app.page.keyboard.press(key);
  await comesTo(app, 1309);
  await app.page.keyboard.press('b');
  assert.equal(await app.page.locator('sudoku-board').isVisible(), false);
  assert.equal(await app.page.locator('[data-do=blank]').getAttribute('aria-pressed'), 'true');
  await app.page.keyboard.press('PageDown');
  await app.page.locator('sudoku-board').waitFor();
  assert.equal(await position(app), 1309, 'what brings it back does nothing else');
  await app.page.keyboard.press('PageDown');
  await comesTo(app, 1310);
  await app.close();
});

test('what blanks the picture brings it back, as do space and Escape, whatever has the focus', async () => {
  const app = await projector('en', { viewport: { width: 1280, height: 720 } });
  const focuses = ['[data-do=blank]', '[data-do=step]', '.listing', 'sudoku-transport [data-type=toggle]'];
  for (const [key, back] of [
    ['b', 'Space'],
    ['.', 'Escape'],
    ['.', '.'],
  ]) {
    for (const focus of focuses) {
      await app.page.locator(focus).focus();
      await app.page.keyboard.press(key);
      await app.page.locator('html[data-blank]').waitFor();
      await app.page.keyboard.press(back);
      await app.page.locator('sudoku-board').waitFor();
      await app.painted();
      assert.equal(await app.page.locator('html[data-blank]').count(), 0, `${focus}, ${back}`);
      assert.equal(await position(app), 1308, 'what brings it back does nothing else');
    }
  }
  await app.close();
});

/** The positions at which the search on the puzzle of the lesson places its digits. */
const places = walkOf(puzzles.school).flatMap(({ step }) => (step.kind === 'place' ? [step.position] : []));

test('P goes to the next digit once, as soon as the view is there, and wherever the focus is', async () => {
  const app = await projector('de', { viewport: { width: 1280, height: 720 } }, '#n=198');
  const ways = {
    opened: () => {},
    stepped: () => app.page.keyboard.press('ArrowRight'),
    clicked: () => app.page.mouse.click(1270, 710),
    'on a button': () => app.page.locator('[data-do=blank]').focus(),
    'on a link': () => app.page.locator('#tools a').focus(),
    'in the player': () => app.page.locator('.listing').focus(),
  };
  for (const [way, go] of Object.entries(ways)) {
    await go();
    const before = await position(app);
    const next = places.find((place) => place > before);
    await app.page.keyboard.press('p');
    await app.settles(() => position(app));
    assert.equal(await position(app), next, way);
  }
  await app.page.keyboard.press('b');
  const before = await position(app);
  await app.page.keyboard.press('p');
  await app.page.locator('sudoku-board').waitFor();
  await app.painted();
  assert.equal(await position(app), before, 'what brings the picture back does nothing else');
  await app.page.locator('#tools').evaluate((tools) => tools.append(document.createElement('input')));
  await app.page.locator('#tools input').pressSequentially('p+b.');
  assert.equal(await app.page.locator('#tools input').inputValue(), 'p+b.');
  await app.painted();
  assert.equal(await position(app), before, 'what is typed is no key');
  assert.equal(await app.page.locator('html[data-blank]').count(), 0);
  await app.close();
});

test('the key with which a remote control begins fills the screen, and loads nothing anew', async () => {
  const app = await projector('en', { viewport: { width: 1280, height: 720 } });
  await app.page.keyboard.press('PageDown');
  await comesTo(app, 1309);
  await app.page.keyboard.press('F5');
  if (await app.page.evaluate(() => document.fullscreenEnabled)) {
    await app.page.waitForFunction(() => document.fullscreenElement === document.documentElement);
  }
  await app.painted();
  assert.equal(await position(app), 1309);
  await app.close();
});

test('each button does what its key does, and the letters grow', async () => {
  const app = await projector('de', { viewport: { width: 1280, height: 720 } }, '#n=198');
  const size = () =>
    app.page.locator('.listing').evaluate((listing) => Number.parseFloat(getComputedStyle(listing).fontSize));
  const before = await size();
  const button = (/** @type {string} */ name) => app.page.locator('#tools').getByRole('button', { name });
  await button('Größer').click();
  assert.ok((await size()) > before);
  await button('Kleiner').click();
  assert.equal(await size(), before);
  await button('Nächster Schritt').click();
  await comesTo(app, 199);
  await button('Zurück').click();
  await comesTo(app, 198);
  await button('Leer').click();
  assert.equal(await app.page.locator('sudoku-board').isVisible(), false);
  await button('Leer').click();
  await app.page.locator('sudoku-board').waitFor();
  await app.close();
});

test('a link leads to any puzzle and step, and axe finds nothing, light or dark', async () => {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const viewport = { width: 1280, height: 720 };
    const app = await projector('en', { viewport, colorScheme }, `#p=${puzzles.workshop}&n=12&c=java`);
    assert.equal(await position(app), 12);
    assert.match(String(await app.page.locator('.listing').textContent()), /static boolean backtracking/);
    assert.deepEqual(await findings(app), []);
    await app.close();
  }
});
