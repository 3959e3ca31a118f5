import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { useApp } from './app.js';
import { phone, smallPhone } from './site.js';

/** @typedef {import('./app.js').App} App */

const { open } = useApp();
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A run of 4,208 placements. */
const classic = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const tab = (/** @type {App} */ app) => app.page.locator('[data-panel="tree"]');
const nodes = (/** @type {App} */ app) => app.page.locator('sudoku-tree .tree-window .tree-node');
const named = (/** @type {App} */ app, /** @type {string} */ label) => app.page.getByRole('treeitem', { name: label });
const view = (/** @type {App} */ app, /** @type {string} */ how) => app.page.locator(`sudoku-tree [data-view="${how}"]`);

/** Opens the tree of the school puzzle, or of another one. @param {object} [options] @param {string} [puzzle] @param {string | RegExp} [length] of the run @param {string} [algorithm] */
async function openTree(options = {}, puzzle = '', length = /5[.,]547/, algorithm = '') {
  const app = await open(options);
  if (puzzle) await app.page.evaluate((text) => document.querySelector('sudoku-player')?.setAttribute('puzzle', text), puzzle);
  await app.page.evaluate((id) => document.querySelector('sudoku-player')?.setAttribute('algorithm', id), algorithm);
  await app.reads('verdict', length);
  await tab(app).click();
  await nodes(app).first().waitFor();
  return app;
}

/** Digits of the lit path, from the root down. @param {App} app */
async function lit(app) {
  await app.painted();
  return nodes(app).evaluateAll((all) => all.filter((node) => node.getAttribute('data-status') === 'path' && node.getAttribute('data-kind') !== 'root')
    .map((node) => node.querySelector('.tree-digit')?.textContent).join(''));
}

/** Digits that the search has placed, row by row: the order of backtracking. @param {App} app */
async function placed(app) {
  await app.painted();
  return app.page.locator('sudoku-board .cell[data-kind="placed"]').evaluateAll((cells) => cells.map((cell) => cell.textContent).join(''));
}

/** Where the window on the drawing stands, and how large the drawing is. @param {App} app */
async function windowOf(app) {
  await app.painted();
  return app.page.locator('sudoku-tree .tree-window').evaluate((pane) => ({
    left: pane.scrollLeft, top: pane.scrollTop, height: pane.clientHeight, width: pane.clientWidth, drawn: pane.scrollHeight, zoom: pane.querySelector('svg')?.getBoundingClientRect().width ?? 0,
  }));
}

/** Whether the node of the present step lies within the window. @param {App} app */
async function showsPresent(app) {
  await app.painted();
  return app.page.locator('sudoku-tree .tree-window').evaluate((pane) => {
    const node = pane.querySelector('[aria-current="step"] .tree-outline')?.getBoundingClientRect();
    const box = pane.getBoundingClientRect();
    return node !== undefined && node.top >= box.top && node.bottom <= box.bottom && node.left >= box.left && node.right <= box.right;
  });
}

test('the tree of the school puzzle has 69 placements and the root, and is loaded when it is asked for', async () => {
  const app = await open();
  const asked = /** @type {string[]} */ ([]);
  app.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await app.reads('verdict', '5,547');
  assert.equal(await app.page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /tree-|tree\.(css|js)/.test(name) && !name.includes('lazy')).length), 0);
  await tab(app).click();
  await nodes(app).nth(1).waitFor();
  assert.equal(await nodes(app).count(), 70);
  assert.ok(asked.some((path) => path.endsWith('/styles/tree.css')));
  await app.reads('verdict', '5,547');
  assert.equal(await app.page.locator('.tree-summary').innerText(), 'The whole search: 69 placements');
  await app.close();
});

test('the tree follows the algorithm and the puzzle', async () => {
  const app = await openTree();
  await app.page.evaluate(() => document.querySelector('sudoku-player')?.setAttribute('algorithm', 'all-solutions'));
  await app.page.locator('.tree-summary', { hasText: '70 placements' }).waitFor();
  assert.equal(await nodes(app).count(), 71);
  await app.page.evaluate(() => document.querySelector('sudoku-player')?.setAttribute('puzzle', '1.....3..4.....2'));
  await app.page.locator('.tree-summary', { hasNotText: '70 placements' }).waitFor();
  await app.page.waitForFunction(() => (document.querySelector('sudoku-player')?.shadowRoot?.querySelectorAll('.tree-window .tree-node').length ?? 71) < 71);
  await app.close();
});

test('the lit path is what is placed, at the start, in the middle and at the end', async () => {
  const app = await openTree();
  for (const position of [0, 31, 1308, 2600, 3777, 4000, 5547]) {
    await app.slide('sudoku-scrubber input', position);
    await app.stands(position);
    assert.equal(await lit(app), await placed(app));
    assert.ok(await showsPresent(app), `the node of step ${position} is in view`);
  }
  await app.close();
});

test('a click on a node goes to where it was placed: sentence, board and path agree', async () => {
  const app = await openTree();
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

test('dead ends and the solution have signs, what was taken back is struck out, what is to come is dashed', async () => {
  const app = await openTree();
  await app.button('to-end').click();
  assert.equal(await app.page.locator('.tree-node[role][data-sign="solution"]').count(), 1);
  assert.ok(await app.page.locator('.tree-node[role][data-sign="dead-end"]').count() >= 5);
  const struck = app.page.locator('.tree-node[role][data-status="back"]').first().locator('.tree-digit');
  assert.match(await struck.evaluate((text) => getComputedStyle(text).textDecorationLine), /line-through/);
  await app.button('to-start').click();
  const ahead = app.page.locator('.tree-node[role][data-status="ahead"]').first().locator('.tree-outline');
  assert.notEqual(await ahead.evaluate((outline) => getComputedStyle(outline).strokeDasharray), 'none');
  await app.close();
});

test('by keyboard: to the tree, from node to node, to where one was placed, and back', async () => {
  const app = await openTree();
  await view(app, 'locate').focus();
  const { keyboard } = app.page;
  const focused = () => app.page.evaluate(() => document.querySelector('sudoku-player')?.shadowRoot?.activeElement?.getAttribute('aria-label'));
  await keyboard.press('Tab');
  assert.equal(await focused(), 'the puzzle, before the first digit');
  await keyboard.press('ArrowDown');
  assert.equal(await focused(), '2 in row 1, column 1, not placed yet');
  await keyboard.press('ArrowRight');
  assert.equal(await focused(), '8 in row 1, column 1, not placed yet');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowLeft');
  await keyboard.press('ArrowDown');
  assert.equal(await focused(), '1 in row 1, column 2, not placed yet');
  assert.equal(await app.position(), 0, 'looking around moves nothing');
  assert.equal(await app.page.locator('.tree-caption').innerText(), '1 in row 1, column 2, not placed yet');
  await keyboard.press('Enter');
  await app.reads('sentence', '1 fits into row 1, column 2');
  assert.equal(await placed(app), '21');
  await keyboard.press('ArrowUp');
  assert.equal(await focused(), '2 in row 1, column 1, on the path now');
  await keyboard.press('Home');
  assert.equal(await focused(), 'the puzzle, before the first digit');
  await keyboard.press('End');
  assert.equal(await focused(), '1 in row 1, column 2, on the path now');
  await keyboard.press('.');
  assert.equal(await focused(), '1 in row 1, column 2, on the path now', 'a step moves no focus');
  await app.close();
});

test('by keyboard and by button: larger, smaller, all of it', async () => {
  const app = await openTree();
  const before = await windowOf(app);
  await nodes(app).nth(1).focus();
  await app.page.keyboard.press('+');
  const larger = await windowOf(app);
  assert.ok(larger.zoom > before.zoom * 1.2);
  await app.page.keyboard.press('-');
  assert.ok(Math.abs((await windowOf(app)).zoom - before.zoom) < 2);
  await app.page.keyboard.press('0');
  const all = await windowOf(app);
  assert.equal(all.drawn, all.height);
  await view(app, 'zoom-in').click();
  await view(app, 'zoom-in').click();
  await view(app, 'zoom-out').click();
  assert.ok((await windowOf(app)).zoom > all.zoom);
  await view(app, 'fit').click();
  assert.equal((await windowOf(app)).zoom, all.zoom);
  await app.close();
});

test('the wheel scrolls; with Ctrl it zooms at the pointer', async () => {
  const app = await openTree();
  await app.page.locator('.tree-window').scrollIntoViewIfNeeded();
  await nodes(app).nth(3).hover();
  const before = await windowOf(app);
  await app.page.mouse.wheel(0, 100);
  await app.page.waitForTimeout(200);
  assert.equal((await windowOf(app)).zoom, before.zoom);
  const label = await nodes(app).nth(3).boundingBox();
  await app.page.keyboard.down('Control');
  await app.page.mouse.wheel(0, -100);
  await app.page.keyboard.up('Control');
  const after = await windowOf(app);
  assert.ok(after.zoom > before.zoom * 1.2);
  assert.ok(label);
  await app.close();
});

test('dragging with the mouse moves the drawing and chooses nothing; it stays until it is called back', async () => {
  const app = await openTree();
  await app.slide('sudoku-scrubber input', 5000);
  assert.ok(await showsPresent(app));
  const pane = app.page.locator('.tree-window');
  await pane.scrollIntoViewIfNeeded();
  const before = await windowOf(app);
  const box = await app.page.locator('[aria-current="step"] .tree-outline').boundingBox();
  assert.ok(box);
  await app.page.mouse.move(box.x + 5, box.y + 5);
  await app.page.mouse.down();
  await app.page.mouse.move(box.x + 5, box.y + 60, { steps: 4 });
  await app.page.mouse.move(box.x + 5, box.y + 2000, { steps: 4 });
  await app.page.mouse.up();
  const after = await windowOf(app);
  assert.ok(after.top < before.top - 500 || after.top === 0);
  assert.equal(await app.position(), 5000);
  await app.button('step').click();
  await app.button('to-end').click();
  assert.equal((await windowOf(app)).top, after.top, 'the reader looks elsewhere');
  await view(app, 'locate').click();
  assert.ok(await showsPresent(app));
  await app.close();
});

test('by touch: one finger scrolls, two zoom, a tap goes to a node', async () => {
  const app = await openTree(phone);
  await app.page.locator('.tree-window').scrollIntoViewIfNeeded();
  const box = await app.page.locator('.tree-window').boundingBox();
  assert.ok(box);
  const finger = await app.page.context().newCDPSession(app.page);
  const touch = (/** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type, /** @type {{ x: number, y: number }[]} */ touchPoints) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const before = await windowOf(app);
  await touch('touchStart', [{ x: x - 20, y }, { x: x + 20, y }]);
  for (const apart of [30, 50, 80]) await touch('touchMove', [{ x: x - apart, y }, { x: x + apart, y }]);
  await touch('touchEnd', []);
  const after = await windowOf(app);
  assert.ok(after.zoom > before.zoom * 1.5, `${before.zoom} to ${after.zoom}`);
  assert.equal(await app.page.evaluate(() => visualViewport?.scale), 1);
  await touch('touchStart', [{ x, y: y + 80 }]);
  for (const moved of [40, 0, -40, -80]) await touch('touchMove', [{ x, y: y + moved }]);
  await touch('touchEnd', []);
  await app.page.waitForTimeout(300);
  assert.ok((await windowOf(app)).top > after.top);
  await view(app, 'locate').tap();
  await named(app, '2 in row 1, column 1, not placed yet').tap();
  await app.reads('sentence', '2 fits into row 1, column 1');
  await app.close();
});

test('a longer run shows the path to the present step, with the branches beside it', async () => {
  const app = await openTree({}, classic, '422,480');
  await app.slide('sudoku-scrubber input', 200_000);
  await app.stands(200_000);
  assert.equal(await lit(app), await placed(app));
  assert.ok(await showsPresent(app));
  const branch = app.page.getByRole('treeitem', { name: /taken back, [\d,]+ placements? in this branch/ }).first();
  await branch.waitFor();
  const [digit, row, column] = (await branch.getAttribute('aria-label') ?? '').match(/\d+/g) ?? [];
  await branch.focus();
  await app.page.keyboard.press('Enter');
  await app.reads('sentence', `${digit} fits into row ${row}, column ${column}`);
  assert.equal(await lit(app), await placed(app));
  await app.slide('.speed-range', 75);
  await app.button('toggle').click();
  await app.page.waitForTimeout(300);
  await app.button('toggle').click();
  assert.equal(await lit(app), await placed(app));
  await app.close();
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  for (const [name, puzzle, length, position, algorithm] of /** @type {const} */ ([['a whole tree', '', /5[.,]547/, 2600, ''], ['a path', classic, '422,480', 200_000, ''], ['forced digits', '', /118/, 60, 'propagation']])) {
    test(`axe finds nothing: ${name}, ${colorScheme}`, async () => {
      const app = await openTree({ colorScheme }, puzzle, length, algorithm);
      await app.slide('sudoku-scrubber input', position);
      await app.stands(position);
      await app.painted();
      await app.page.evaluate(axe);
      const found = await app.page.evaluate(async () => {
        const { violations } = await /** @type {any} */ (globalThis).axe.run(document);
        return violations.map((/** @type {any} */ { id, nodes: all }) => `${id}: ${all.map((/** @type {any} */ { target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`);
      });
      assert.deepEqual(found, []);
      await app.close();
    });
  }
}

test('the tree is no wider than a small phone, and its buttons are large enough for fingers', async () => {
  const app = await openTree(smallPhone);
  await app.assertNoSidewaysScrolling();
  for (const button of await app.page.locator('.tree-tools button').all()) {
    const box = await button.boundingBox();
    assert.ok(box && box.width >= 44 && box.height >= 44);
  }
  await app.close();
});

test('a tree that cannot be loaded says so, and is asked for again', async () => {
  const app = await open({}, { prepare: (page) => page.route('**/tree.css', (route) => route.abort()) });
  await app.reads('verdict', '5,547');
  await tab(app).click();
  await app.page.locator('sudoku-tree', { hasText: 'could not be loaded' }).waitFor();
  await app.page.unroute('**/tree.css');
  app.errors.length = 0; // the browser's own line about the sheet
  await app.page.locator('[data-panel="code"]').click();
  await tab(app).click();
  await nodes(app).nth(1).waitFor();
  assert.equal(await nodes(app).count(), 70);
  await app.close();
});
