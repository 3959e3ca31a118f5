/** Where the address of the lesson leads: to a figure at a step, and back there when the page is loaded anew. */
import assert from 'node:assert/strict';
import { solver } from '../../web/support/solver.js';
import { read } from '../../web/support/texts.js';
import { useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { phone } from '../support/site.js';

const { open } = useApp();
/** @type {{ puzzles: Record<string, string> }} */
const plan = JSON.parse(read('lesson/figures.json'));
/** @type {Record<string, { figure: string, position: number }>} */
const moments = JSON.parse(read('lesson/moments.json'));

/** @param {string} [hash] @param {import('playwright-core').BrowserContextOptions} [options] */
const lesson = (hash = '', options = {}) =>
  open(options, { path: `lesson/en.html${hash}`, shows: 'main [data-light][tabindex]' });

/**
 * Waits until the figure of a moment shows its step, within the window.
 * @param {import('../support/app.js').App} app
 * @param {string} name
 */
async function showsMoment(app, name) {
  const { figure, position } = moments[name];
  await app.page.waitForFunction(
    ([id, wanted]) => /** @type {any} */ (document.querySelector(`#fig-${id} sudoku-player`))?.position === wanted,
    /** @type {const} */ ([figure, position]),
  );
  const inWindow = () =>
    app.page.locator(`#fig-${figure} sudoku-player`).evaluate((player) => {
      const { top, bottom } = player.getBoundingClientRect();
      return Math.round(Math.min(bottom, innerHeight) - Math.max(top, 0)) / Math.min(bottom - top, innerHeight) > 0.9;
    });
  assert.ok(await app.settles(inWindow), `the figure ${figure} is out of the window`);
}

/** @param {import('../support/app.js').App} app */
const hashOf = (app) => app.page.evaluate(() => location.hash);

for (const name of ['root-wrong', 'exhausted']) {
  test(`on a phone the address of the moment ${name} shows its figure`, async () => {
    const app = await lesson(`#go-${name}`, phone);
    await showsMoment(app, name);
    await app.close();
  });
}

test('an address that changes leads on', async () => {
  const app = await lesson('', phone);
  for (const name of ['dead-end', 'placed']) {
    await app.page.evaluate((moment) => {
      location.hash = `#go-${moment}`;
    }, name);
    await showsMoment(app, name);
  }
  await app.close();
});

test('a way that is taken is in the address: another language and a page loaded anew show its moment', async () => {
  const app = await lesson('#go-dead-end');
  await showsMoment(app, 'dead-end');
  await app.page.locator('#go-placed').click();
  await showsMoment(app, 'placed');
  assert.equal(await hashOf(app), '#go-placed');
  await app.page.reload();
  await showsMoment(app, 'placed');
  await app.page.getByRole('link', { name: 'Deutsch' }).click();
  await app.page.locator('html[lang=de] main [data-light][tabindex]').first().waitFor();
  await showsMoment(app, 'placed');
  await app.close();
});

test('a way of the tree is in the address as its figure', async () => {
  const app = await lesson('#go-dead-end');
  await showsMoment(app, 'dead-end');
  const tree = app.page.locator('[data-live=tree4]');
  await tree.scrollIntoViewIfNeeded();
  await tree.locator('a').last().click();
  assert.equal(await hashOf(app), '#fig-dead-end');
  await app.close();
});

test('Back goes from moment to moment and stays in the lesson', async () => {
  const app = await lesson();
  for (const name of ['placed', 'dead-end']) {
    await app.page.locator(`#go-${name}`).click();
    await showsMoment(app, name);
  }
  await app.goBack();
  await app.page.waitForFunction(() => location.hash === '#go-placed');
  await showsMoment(app, 'placed');
  await app.goBack();
  await app.page.waitForFunction(() => location.pathname === '/lesson/en.html' && location.hash === '');
  await app.close();
});

test('the two figures of the dead end move as one', async () => {
  const app = await lesson('#go-root-wrong');
  await showsMoment(app, 'root-wrong');
  const tree = app.page.locator('#fig-tree');
  await tree.scrollIntoViewIfNeeded();
  const positions = () =>
    app.page
      .locator(':is(#fig-tree, #fig-dead-end) sudoku-player')
      .evaluateAll((players) => players.map((player) => /** @type {any} */ (player).position));
  await tree.locator('.into-app').waitFor();
  assert.deepEqual(await positions(), [2850, 2850]);
  await tree.locator('sudoku-player').evaluate((player) => /** @type {any} */ (player).next());
  assert.ok(await app.settles(positions));
  assert.deepEqual(await positions(), [2851, 2851]);
  await app.close();
});

test('beside the exact cover the tightest demands follow its figure, and take as much room at each step', async () => {
  const app = await lesson();
  const figure = app.page.locator('#fig-exact-cover');
  await figure.scrollIntoViewIfNeeded();
  await figure.locator('.into-app').waitFor();
  const demands = app.page.locator('[data-live=demands]');
  await demands.scrollIntoViewIfNeeded();
  await app.page.locator('[data-live=demands][data-alive]').waitFor();
  const lines = demands.locator('.live tbody tr');
  assert.match(await lines.first().innerText(), /^Row 2 needs its.1\s+column 4$/);
  const before = await demands.boundingBox();
  const seek = (/** @type {number} */ position) =>
    figure.locator('sudoku-player').evaluate((player, to) => /** @type {any} */ (player).seek(to), position);
  await seek(3); // the one is placed
  await demands.locator('.live [data-on]', { hasText: /Row 7 needs its.1/ }).waitFor();
  assert.equal(await demands.locator('.live [data-on]').count(), 2);
  assert.deepEqual(await demands.boundingBox(), before);
  await seek(Number.MAX_SAFE_INTEGER);
  await lines.first().getByText('All demands are met.').waitFor();
  assert.equal(await demands.locator('.live [data-on]').count(), 0);
  assert.deepEqual(await demands.boundingBox(), before);
  await seek(0);
  await demands.locator('.live [data-on]', { hasText: /Row 2 needs its.1/ }).waitFor();
  await app.close();
});

test('before its first step the figure without a solution marks givens that cannot all be right', async () => {
  const app = await lesson();
  const figure = app.page.locator('#fig-none');
  await figure.scrollIntoViewIfNeeded();
  await figure.locator('.cell[data-mark=conflict]').first().waitFor();
  const marked = await figure
    .locator('.cell')
    .evaluateAll((cells) =>
      cells.map((cell) => (cell instanceof HTMLElement && cell.dataset.mark === 'conflict' ? cell.textContent : '.')),
    );
  const givens = marked.map((text) => /\d/.exec(text ?? '')?.[0] ?? '.').join('');
  assert.equal(givens.length, 81);
  assert.ok(/\d/.test(givens) && givens !== plan.puzzles.none);
  assert.equal(solver.check(givens).status, 'none');
  await figure.locator('sudoku-player').evaluate((player) => /** @type {any} */ (player).next());
  await figure.locator('.cell[data-mark=conflict]').first().waitFor({ state: 'detached' });
  await app.close();
});

for (const language of ['en', 'de', 'zh']) {
  test(`in ${language} a live figure leads into the app, at its step, in its language and in Python`, async () => {
    const app = await open({}, { path: `lesson/${language}.html#go-dead-end`, shows: 'main [data-light][tabindex]' });
    await showsMoment(app, 'dead-end');
    const way = app.page.locator('#fig-dead-end .into-app');
    await way.focus();
    const link = new URLSearchParams(((await way.getAttribute('href')) ?? '').split('#')[1]);
    assert.deepEqual([link.get('n'), link.get('l'), link.get('c')], ['198', language, 'python']);
    await way.click();
    await app.page.locator('sudoku-code', { hasText: 'def backtracking' }).first().waitFor();
    await app.page.waitForFunction(
      () => /** @type {any} */ (document.querySelector('sudoku-player'))?.position === 198,
    );
    await app.close();
  });
}

test('a live figure says what follows from a dead end, and lists the running call', async () => {
  const app = await lesson('#go-dead-end');
  await showsMoment(app, 'dead-end');
  await app.page
    .locator('#fig-dead-end sudoku-why[data-open]', { hasText: 'The digit placed last must go.' })
    .waitFor();
  await app.page.locator('#fig-code').scrollIntoViewIfNeeded();
  const stack = app.page.locator('#fig-code sudoku-stack');
  await stack.locator('.running', { hasText: 'row 1, column 5' }).waitFor();
  await app.close();
});

test('at 1280 by 800 a figure, its buttons and its speed are in the window together', async () => {
  const app = await lesson('#go-exhausted', { viewport: { width: 1280, height: 800 } });
  await showsMoment(app, 'exhausted');
  const figure = app.page.locator('#fig-none');
  await figure.locator('.into-app').waitFor();
  const places = () =>
    figure.locator('sudoku-board, sudoku-transport .buttons, sudoku-transport .speed').evaluateAll((parts) =>
      parts.map((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    );
  assert.ok(await app.settles(places));
  assert.deepEqual(await places(), [true, true, true]);
  await app.close();
});
