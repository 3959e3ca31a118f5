/** Queens on a board: a figure of the lesson with a search of its own. */
import assert from 'node:assert/strict';
import { languages } from '../../web/support/texts.js';
import { useApp } from '../support/app.js';
import { findings } from '../support/axe.js';
import { test } from '../engines/test.js';
import { phone } from '../support/site.js';

const { open } = useApp();

/** @param {string} language @param {import('playwright-core').BrowserContextOptions} [options] */
async function queens(language, options) {
  const app = await open(options, { path: `lesson/${language}.html`, shows: 'main [data-light][tabindex]' });
  const figure = app.page.locator('[data-live=queens]');
  await figure.scrollIntoViewIfNeeded();
  await figure.locator('.live').waitFor();
  return {
    app,
    figure,
    button: (/** @type {string} */ name) => figure.getByRole('button', { name, exact: true }),
    says: (/** @type {string} */ text) => figure.locator('output', { hasText: text }).waitFor(),
    count: () => figure.locator('.live .queen').count(),
  };
}

test('queens: the search goes step by step, back, and to its end, and says what it does', async () => {
  const { app, figure, button, says, count } = await queens('en');
  await says('The board is empty.');
  assert.equal(await button('Back').getAttribute('aria-disabled'), 'true');
  await button('Step').click();
  await says('Row 1, column 1: no queen attacks this square, so one is placed here.');
  await button('Step').click();
  await says('Not row 2, column 1: the queen in row 1 stands in the same column.');
  await button('Step').click();
  await says('Not row 2, column 2: the queen in row 1 attacks it along a diagonal.');
  assert.equal(await figure.locator('.live .attack').count(), 1);
  await button('Back').click();
  await says('Not row 2, column 1');
  await button('To the end').click();
  await says('Done: 8 queens, and none attacks another.\nPlaced so far: 113. Taken back: 105.');
  assert.equal(await count(), 8);
  assert.equal(
    await figure.locator('.live svg').getAttribute('aria-label'),
    'Chessboard, 8 by 8. Queens from the first row down, in columns 1 5 8 6 3 7 2 4.',
  );
  assert.equal(await button('Step').getAttribute('aria-disabled'), 'true');
  await button('To the start').click();
  assert.equal(await count(), 0);
  await button('3 × 3').click();
  await button('To the end').click();
  await says('on this board there is no solution.');
  assert.equal(await button('3 × 3').getAttribute('aria-pressed'), 'true');
  // Figures around it may come to life meanwhile, row by row: `lesson.test.js` looks at all once they are there.
  assert.deepEqual(await findings(app, undefined, [], '[data-live=queens]'), []);
  await app.close();
});

test('queens: they play by themselves, as fast as the slider says, and by keyboard alone', async () => {
  const { app, figure, button, says } = await queens('en');
  await button('5 × 5').click();
  await figure.getByRole('slider', { name: 'Speed' }).focus();
  await app.page.keyboard.press('End');
  await button('Play').focus();
  await app.page.keyboard.press('Enter');
  await says('Done: 5 queens');
  await button('Play').waitFor();
  const step = figure.getByRole('slider', { name: 'Step' });
  await step.focus();
  await app.page.keyboard.press('ArrowLeft');
  await says('Row 5, column 4');
  await app.page.keyboard.press('Home');
  await says('The board is empty.');
  assert.match((await step.getAttribute('aria-valuetext')) ?? '', /^0 of 16$/);
  await figure.getByRole('slider', { name: 'Speed' }).focus();
  await app.page.keyboard.press('Home');
  await button('Play').click();
  await button('Pause').click();
  await button('Play').waitFor();
  await app.close();
});

for (const language of languages) {
  test(`queens: in ${language}, whatever is said, the text below stays on a phone`, async () => {
    const { app, figure } = await queens(language, phone);
    const height = () => figure.evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    const slider = figure.locator('input').first();
    for (const [size, positions] of [
      [0, [1, 2, 3, 10, 28, 29]],
      [4, [6, 9, 40, 500, 1087]],
    ]) {
      await figure.locator('.digits').first().locator('button').nth(Number(size)).click();
      for (const position of /** @type {number[]} */ (positions)) {
        await slider.fill(String(position));
        assert.equal(await height(), before, `${position}`);
      }
    }
    await app.assertNoSidewaysScrolling();
    await app.close();
  });
}

test('queens: without scripts the board shows a solution', async () => {
  const app = await open({ javaScriptEnabled: false }, { path: 'lesson/en.html', shows: 'main h1' });
  const still = app.page.locator('[data-live=queens] svg');
  assert.equal(await still.locator('.queen').count(), 8);
  assert.equal(await still.getAttribute('aria-label'), 'A chessboard with eight queens, none of which attacks another');
  await app.close();
});
