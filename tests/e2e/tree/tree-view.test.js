import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { engine } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { phone } from '../support/site.js';
import { named, nodes, openTree, placed, showsPresent, tab, view, windowOf } from '../support/trees.js';

const { open } = useApp();

test('by keyboard: to the tree, from node to node, to where one was placed, and back', async () => {
  const app = await openTree(open);
  await view(app, 'locate').focus();
  const { keyboard } = app.page;
  const focused = () =>
    app.page.evaluate(() =>
      document.querySelector('sudoku-player')?.shadowRoot?.activeElement?.getAttribute('aria-label'),
    );
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
  const app = await openTree(open);
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
  const app = await openTree(open);
  await app.page.locator('.tree-window').scrollIntoViewIfNeeded();
  await nodes(app).nth(3).hover();
  const before = await windowOf(app);
  await app.page.mouse.wheel(0, 100);
  const scrolled = await app.settles(() => windowOf(app));
  assert.ok(scrolled.top > before.top);
  assert.equal(scrolled.zoom, before.zoom);
  const label = await nodes(app).nth(3).boundingBox();
  await app.page.keyboard.down('Control');
  await app.page.mouse.wheel(0, -100);
  await app.page.keyboard.up('Control');
  const after = await app.settles(() => windowOf(app));
  assert.ok(after.zoom > before.zoom * 1.2);
  assert.ok(label);
  await app.close();
});

test('dragging with the mouse moves the drawing and chooses nothing; it stays until it is called back', async () => {
  const app = await openTree(open);
  await app.slide('sudoku-scrubber input', 5000);
  assert.ok(await showsPresent(app));
  const pane = app.page.locator('.tree-window');
  await pane.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const before = await windowOf(app);
  const box = await app.page.locator('[aria-current="step"] .tree-outline').boundingBox();
  assert.ok(box);
  await app.page.mouse.move(box.x + 5, box.y + 5);
  await app.page.mouse.down();
  await app.page.mouse.move(box.x + 5, box.y + 60, { steps: 4 });
  await app.page.mouse.move(box.x + 5, 795, { steps: 4 }); // the lower edge of the screen
  await app.page.mouse.up();
  const after = await windowOf(app);
  assert.ok(after.top < before.top - 50 || after.top === 0, `${before.top} to ${after.top}`);
  assert.equal(await app.position(), 5000);
  await app.button('step').click();
  await app.button('to-end').click();
  assert.equal((await windowOf(app)).top, after.top, 'the reader looks elsewhere');
  await view(app, 'locate').click();
  assert.ok(await showsPresent(app));
  await app.close();
});

test('by touch: one finger scrolls, two zoom, a tap goes to a node', async () => {
  const app = await openTree(open, phone);
  await app.page.locator('.tree-window').scrollIntoViewIfNeeded();
  const box = await app.page.locator('.tree-window').boundingBox();
  assert.ok(box);
  const fingers = await app.fingers();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const before = await windowOf(app);
  await fingers.down([x - 20, y], [x + 20, y]);
  for (const apart of [30, 50, 80]) await fingers.move([x - apart, y], [x + apart, y]);
  await fingers.up();
  const after = await windowOf(app);
  assert.ok(after.zoom > before.zoom * 1.5, `${before.zoom} to ${after.zoom}`);
  assert.equal(await app.page.evaluate(() => visualViewport?.scale), 1);
  if (engine.canScroll) {
    await fingers.down([x, y + 80]);
    for (const moved of [40, 0, -40, -80]) await fingers.move([x, y + moved]);
    await fingers.up();
    assert.ok((await app.settles(() => windowOf(app))).top > after.top);
  }
  await view(app, 'locate').tap();
  await named(app, '2 in row 1, column 1, not placed yet').tap();
  await app.reads('sentence', '2 fits into row 1, column 1');
  await app.close();
});

test('to make the first drawing of the tree and to show it takes a frame each', async () => {
  const app = await open();
  await app.reads('verdict', /5[.,]547/);
  await app.page.locator('[data-panel="tree"]').waitFor(); // the panels come after the solver
  const seen = await app.page.evaluate(
    () =>
      new Promise((resolve) => {
        const root = /** @type {ShadowRoot} */ (document.querySelector('sudoku-player')?.shadowRoot);
        const frames = /** @type {string[]} */ ([]);
        function look() {
          const summary = root.querySelector('sudoku-tree .tree-summary')?.textContent ?? '';
          const made = root.querySelector('sudoku-tree .tree-drawing[viewBox]') ? 'made' : 'not made';
          const nodes = root.querySelectorAll('sudoku-tree .tree-window .tree-node').length;
          frames.push(`${/69/.test(summary) ? 'grown' : 'growing'}, ${made}, ${nodes} nodes`);
          if (frames.at(-1) === 'grown, made, 70 nodes' || frames.length > 1000) resolve([...new Set(frames)]);
          else requestAnimationFrame(look);
        }
        /** @type {HTMLElement} */ (root.querySelector('[data-panel="tree"]')).click();
        look();
      }),
  );
  assert.deepEqual(seen, [
    'growing, not made, 0 nodes',
    'grown, not made, 0 nodes',
    'grown, made, 0 nodes',
    'grown, made, 70 nodes',
  ]);
  await app.close();
});

test('a tree that nobody can see yet is drawn when it is seen, at the present step', async () => {
  const app = await open();
  await app.reads('verdict', /5[.,]547/);
  const shown = (/** @type {string} */ display) =>
    app.page.locator('sudoku-player').evaluate((player, how) => {
      player.style.display = how;
    }, display);
  await shown('none');
  await tab(app).dispatchEvent('click');
  await app.page.locator('sudoku-tree .tree-summary', { hasText: '69' }).waitFor({ state: 'attached' });
  assert.equal(await nodes(app).count(), 0);
  await app.page.locator('sudoku-player').evaluate((player) => /** @type {any} */ (player).seek(5000));
  await shown('');
  await nodes(app).first().waitFor();
  assert.ok(await showsPresent(app));
  assert.equal(await nodes(app).count(), 70);
  await app.close();
});
