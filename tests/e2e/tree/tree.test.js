import assert from 'node:assert/strict';
import { school, useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { script } from '../support/head.js';
import { classic, lit, named, nodes, openTree, placed, showsPresent, tab } from '../support/trees.js';

const { open } = useApp();

test('the tree of the school puzzle has 69 placements and the root, and is loaded when it is asked for', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  assert.equal(
    await app.page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /tree-|tree\.(css|js)/.test(name) && !name.includes('lazy')).length,
    ),
    0,
  );
  await tab(app).click();
  await nodes(app).nth(1).waitFor();
  assert.equal(await nodes(app).count(), 70);
  assert.ok(app.site.asked.some((path) => path.endsWith('/styles/tree.css')));
  await app.reads('verdict', '5,547');
  assert.equal(await app.page.locator('.tree-summary').innerText(), 'The whole search: 69 placements');
  await app.close();
});

/** Timers are late, and frames are not: what waits for a timer after the first picture comes after the tree. */
const lateTimers = script(() => {
  const { setTimeout: before } = globalThis;
  globalThis.setTimeout = /** @type {any} */ ((/** @type {() => void} */ work, ms = 0) => before(work, ms + 1000));
});

test('a tree that is there before its player stands is drawn', async () => {
  const app = await open(
    {},
    {
      path: `embed.html#p=${school}&n=198&controls=${encodeURIComponent('sentence scrubber transport tabs')}&code=none`,
      head: [lateTimers],
      shows: 'sudoku-tree .tree-window .tree-node',
    },
  );
  await app.page.locator('.tree-summary', { hasText: '69 placements' }).waitFor();
  assert.equal(await nodes(app).count(), 70);
  assert.equal(await lit(app), '213');
  await app.close();
});

test('the tree follows the algorithm and the puzzle', async () => {
  const app = await openTree(open);
  await app.page.evaluate(() => document.querySelector('sudoku-player')?.setAttribute('algorithm', 'all-solutions'));
  await app.page.locator('.tree-summary', { hasText: '70 placements' }).waitFor();
  assert.equal(await nodes(app).count(), 71);
  await app.page.evaluate(() => document.querySelector('sudoku-player')?.setAttribute('puzzle', '1.....3..4.....2'));
  await app.page.locator('.tree-summary', { hasNotText: '70 placements' }).waitFor();
  await app.page.waitForFunction(
    () =>
      (document.querySelector('sudoku-player')?.shadowRoot?.querySelectorAll('.tree-window .tree-node').length ?? 71) <
      71,
  );
  await app.close();
});

test('the lit path is what is placed, at the start, in the middle and at the end', async () => {
  const app = await openTree(open);
  for (const position of [0, 31, 1308, 2600, 3777, 4000, 5547]) {
    await app.slide('sudoku-scrubber input', position);
    await app.stands(position);
    assert.equal(await lit(app), await placed(app));
    assert.ok(await showsPresent(app), `the node of step ${position} is in view`);
  }
  await app.close();
});

test('a click on a node goes to where it was placed: sentence, board and path agree', async () => {
  const app = await openTree(open);
  await named(app, '6 in row 1, column 4, not placed yet').nth(1).click();
  await app.reads('sentence', '6 fits into row 1, column 4');
  assert.equal(await placed(app), '286');
  assert.equal(await lit(app), '286');
  assert.deepEqual(await app.marked('place'), [3]);
  const root = named(app, 'the puzzle, before the first digit');
  await root.click();
  await app.stands(0);
  assert.equal(await lit(app), '');
  await app.close();
});

test('dead ends and the solution have signs, what was taken back is struck out, what comes is dashed', async () => {
  const app = await openTree(open);
  await app.button('to-end').click();
  assert.equal(await app.page.locator('.tree-node[role][data-sign="solution"]').count(), 1);
  assert.ok((await app.page.locator('.tree-node[role][data-sign="dead-end"]').count()) >= 5);
  const struck = app.page.locator('.tree-node[role][data-status="back"]').first().locator('.tree-digit');
  assert.match(await struck.evaluate((text) => getComputedStyle(text).textDecorationLine), /line-through/);
  await app.button('to-start').click();
  const ahead = app.page.locator('.tree-node[role][data-status="ahead"]').first().locator('.tree-outline');
  assert.notEqual(await ahead.evaluate((outline) => getComputedStyle(outline).strokeDasharray), 'none');
  await app.close();
});

test('a longer run shows the path to the present step, with the branches beside it', async () => {
  const app = await openTree(open, {}, classic, '422,480');
  await app.slide('sudoku-scrubber input', 200_000);
  await app.stands(200_000);
  assert.equal(await lit(app), await placed(app));
  assert.ok(await showsPresent(app));
  const branch = app.page.getByRole('treeitem', { name: /taken back, [\d,]+ placements? in this branch/ }).first();
  await branch.waitFor();
  const [digit, row, column] = ((await branch.getAttribute('aria-label')) ?? '').match(/\d+/g) ?? [];
  await branch.focus();
  await app.page.keyboard.press('Enter');
  await app.reads('sentence', `${digit} fits into row ${row}, column ${column}`);
  assert.equal(await lit(app), await placed(app));
  await app.slide('.speed-range', 75);
  const start = await app.position();
  await app.button('toggle').click();
  await app.passes(start + 500);
  await app.button('toggle').click();
  assert.equal(await lit(app), await placed(app));
  await app.close();
});

test('a tree that cannot be loaded says so, and is asked for again', async () => {
  const app = await open({}, { faults: [[/\/tree\.css$/, { abort: true }]] });
  await app.reads('verdict', '5,547');
  await tab(app).click();
  await app.page.locator('sudoku-tree', { hasText: 'could not be loaded' }).waitFor();
  app.site.mend();
  await app.page.locator('[data-panel="code"]').click();
  await tab(app).click();
  await nodes(app).nth(1).waitFor();
  assert.equal(await nodes(app).count(), 70);
  await app.close({ despite: /ERR_/ });
});
