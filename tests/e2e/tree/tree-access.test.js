import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { findings } from '../support/axe.js';
import { some } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { smallPhone } from '../support/site.js';
import { classic, openTree } from '../support/trees.js';

const { open } = useApp();

for (const colorScheme of some(/** @type {const} */ (['light', 'dark']))) {
  for (const [name, puzzle, length, position, algorithm] of /** @type {const} */ ([
    ['a whole tree', '', /5[.,]547/, 2600, ''],
    ['a path', classic, '422,480', 200_000, ''],
    ['forced digits', '', /118/, 60, 'propagation'],
  ])) {
    test(`axe finds nothing: ${name}, ${colorScheme}`, async () => {
      const app = await openTree(open, { colorScheme }, puzzle, length, algorithm);
      await app.slide('sudoku-scrubber input', position);
      await app.stands(position);
      await app.painted();
      assert.deepEqual(await findings(app), []);
      await app.close();
    });
  }
}

test('the tree is no wider than a small phone, and its buttons are large enough for fingers', async () => {
  const app = await openTree(open, smallPhone);
  await app.assertNoSidewaysScrolling();
  for (const button of await app.page.locator('.tree-tools button').all()) {
    const box = await button.boundingBox();
    assert.ok(box && box.width >= 44 && box.height >= 44);
  }
  await app.close();
});
