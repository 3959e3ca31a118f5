import assert from 'node:assert/strict';
import { hard, useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { watched, workers } from '../support/workers.js';

const { open } = useApp();

test('short runs are measured without a worker', async () => {
  const app = await open({}, { head: [watched('allowed')] });
  await app.reads('verdict', 'backtracking takes 5,547 steps');
  assert.equal((await workers(app)).started, 0);
  assert.equal(await app.page.locator('.measure').isVisible(), false);
  await app.close();
});

test('a run of 7,074,378,785 steps is measured by a worker, and the page can go wherever it is known', async () => {
  const app = await open({}, { head: [watched('allowed')] });
  await app.load(hard);
  await app.reads('verdict', 'Exactly one solution · more than');
  await app.growsTo(20_000_000);
  assert.deepEqual(await workers(app), { started: 1, ended: 0 });
  await app.slide('sudoku-scrubber input', 19_999_999);
  await app.stands(19_999_999);
  await app.button('step').click();
  await app.stands(20_000_000);
  const known = await app.known();
  await app.growsTo(known);
  assert.equal(await app.position(), 20_000_000, 'the run stays where it is');
  await app.close();
});

test('the worker that measures does not load what reads other formats', async () => {
  const app = await open({}, { head: [watched('allowed')] });
  await app.load(hard);
  await app.growsTo(20_000_000);
  assert.equal((await workers(app)).started, 1);
  assert.deepEqual(
    app.site.asked.filter((path) => path.includes('/formats')),
    [],
  );
  await app.close();
});

test('cancelled, nothing more comes to be known; it goes on from there when asked to', async () => {
  const app = await open({}, { head: [watched('allowed')] });
  await app.load(hard);
  await app.growsTo(20_000_000);
  await app.button('measure-stop').click();
  assert.deepEqual(await workers(app), { started: 1, ended: 1 }, 'the worker has ended with the click');
  const known = await app.stays(() => app.known());
  await app.reads('verdict', `backtracking takes more than ${known.toLocaleString('en-US')} steps`);
  await app.button('to-end').click();
  await app.stands(known);
  await app.button('measure').click();
  await app.growsTo(known + 20_000_000);
  await app.close();
});

test('another puzzle and another algorithm end the worker', async () => {
  const app = await open({}, { head: [watched('allowed')] });
  await app.load(hard);
  await app.growsTo(20_000_000);
  await app.page.locator('#algorithm').selectOption('mrv');
  await app.reads('verdict', /takes [\d,]+ steps/);
  const { started, ended } = await workers(app);
  assert.equal(ended, started);
  await app.stays(() => app.known());
  await app.close();
});

for (const way of /** @type {const} */ (['denied', 'broken'])) {
  test(`where workers are ${way}, the page measures by itself, and stays usable`, async () => {
    const app = await open({}, { head: [watched(way)] });
    await app.load(hard);
    await app.growsTo(20_000_000);
    assert.equal((await workers(app)).started, 1);
    await app.button('step').click();
    await app.stands(1);
    await app.button('measure-stop').click();
    await app.stays(() => app.known());
    await app.close();
  });
}
