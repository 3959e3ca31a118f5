import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { findings } from '../support/axe.js';
import { engine } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { script } from '../support/head.js';
import { smallPhone } from '../support/site.js';
import { waysOut } from '../support/ways-out.js';

const { open } = useApp();

/** Workers are asked so much later, in milliseconds, that a reader can stop them. */
const slowWorkers = script((delay) => {
  const Real = globalThis.Worker;
  globalThis.Worker = /** @type {any} */ (
    class extends Real {
      /** @param {any[]} order */
      postMessage(...order) {
        setTimeout(() => super.postMessage(.../** @type {[any]} */ (order)), delay);
      }
    }
  );
}, 2500);

/**
 * Opens what is to be printed, with that many puzzles.
 * @param {import('../support/app.js').App} app
 * @param {string} count
 */
async function openSheet(app, count) {
  await app.button('share').click();
  await app.page.locator('#tab-print').click();
  await app.page.locator('#panel-print').waitFor();
  await app.page.locator('#share-count').selectOption(count);
}

/** @param {import('../support/app.js').App} app @param {RegExp | string} text */
const told = (app, text) => app.page.locator('sudoku-share [role=status]', { hasText: text }).waitFor();

/** @param {import('../support/app.js').App} app @param {'puzzles' | 'solutions'} part */
const captions = (app, part) => app.page.locator(`.sheet-${part} figcaption`).allTextContents();

test('a worksheet has puzzles of the grade that was chosen, and its answers on a page of their own', async () => {
  const app = await open({}, { head: [waysOut()] });
  await app.reads('verdict', / – /);
  await openSheet(app, '4');
  await told(app, 'The sheet is complete: 4 puzzles.');
  const grade = app.page.locator('#share-grade');
  assert.deepEqual(await grade.locator('option').allTextContents(), [
    'About like the first',
    'Easy',
    'Medium',
    'Tricky',
    'Hard',
    'Expert',
    'Beyond',
  ]);
  await grade.selectOption('4');
  await app.page.locator('.sheet-puzzles figcaption', { hasText: 'Puzzle 4: Hard' }).waitFor({ state: 'attached' });
  const [first, ...others] = await captions(app, 'puzzles');
  assert.match(first, /^Puzzle 1: \w+$/);
  assert.deepEqual(others, ['Puzzle 2: Hard', 'Puzzle 3: Hard', 'Puzzle 4: Hard']);
  assert.deepEqual(
    await captions(app, 'solutions'),
    [1, 2, 3, 4].map((number) => `Solution ${number}`),
  );
  assert.equal(await app.page.locator('#share-solution').inputValue(), 'page');
  assert.equal(await app.page.locator('.sheet-solutions h2').textContent(), 'Solutions');
  await told(app, 'The sheet is complete: 4 puzzles.');
  assert.deepEqual(await findings(app), []);
  await app.button('print').click();
  assert.equal(await app.page.evaluate(() => /** @type {any} */ (globalThis).printed), 1);
  if (engine.paper) {
    await engine.paper(app.page, true);
    const answers = app.page.locator('.sheet-solutions');
    assert.ok(await answers.isVisible());
    assert.equal(await answers.evaluate((node) => getComputedStyle(node).breakBefore), 'page');
    await engine.paper(app.page, false);
  }
  await app.page.locator('#share-count').selectOption('1');
  await grade.waitFor({ state: 'hidden' });
  await app.close();
});

test('a worksheet has exercises with exactly three dead ends, and its answers say so', async () => {
  const app = await open({}, { path: '#p=1.....3..4.....2', head: [waysOut()] });
  await app.page.locator('sudoku-board[data-size="4"]').waitFor();
  await app.reads('verdict', 'Exactly one solution');
  await openSheet(app, '4');
  await app.page.getByRole('combobox', { name: 'What a search has to do' }).selectOption({ label: 'Backtracking' });
  const ends = app.page.getByRole('group', { name: 'Dead ends' });
  await ends.getByRole('textbox', { name: 'from' }).fill('47');
  await app.page.locator('#share-ends-error', { hasText: 'The nearest is 46.' }).waitFor();
  assert.equal(await app.button('print').getAttribute('aria-disabled'), 'true');
  assert.deepEqual(await findings(app), []);
  await ends.getByRole('textbox', { name: 'from' }).fill('3');
  await ends.getByRole('textbox', { name: 'to' }).fill('3');
  const last = app.page.locator('.sheet-solutions figcaption', { hasText: 'Solution 4: 3 dead ends' });
  await last.waitFor({ state: 'attached' });
  assert.deepEqual(
    await captions(app, 'puzzles'),
    [1, 2, 3, 4].map((number) => `Puzzle ${number}`),
  );
  const [first, ...others] = await captions(app, 'solutions');
  assert.match(first, /^Solution 1: \d+ dead ends?, \d+ steps$/);
  for (const other of others) assert.match(other, /^Solution \d: 3 dead ends, \d+ steps$/);
  await app.button('print').click();
  assert.equal(await app.page.evaluate(() => /** @type {any} */ (globalThis).printed), 1);
  await app.close();
});

test('by keyboard: the work is told, stopped, printed as far as it is, and taken up again', async () => {
  const app = await open({}, { head: [waysOut(), slowWorkers] });
  await app.reads('verdict', 'Exactly one solution');
  await openSheet(app, '2');
  const note = app.page.locator('sudoku-share-print .hint');
  await app.page.locator('#share-grade').selectOption('2');
  await note.filter({ hasText: 'Generating puzzle 2 of 2 …' }).waitFor();
  await app.button('stop').focus();
  await app.page.keyboard.press('Enter');
  await note.filter({ hasText: 'Stopped. The sheet has 1 of 2 puzzles.' }).waitFor();
  const focused = () =>
    app.page.evaluate(() =>
      document.querySelector('sudoku-player')?.shadowRoot?.activeElement?.getAttribute('data-type'),
    );
  assert.equal(await focused(), 'resume');
  assert.equal(await app.page.locator('.sheet-puzzles figure').count(), 1);
  assert.ok(await app.button('print').isEnabled());
  await app.page.keyboard.press('Enter');
  await note.filter({ hasText: 'Generating puzzle 2 of 2 …' }).waitFor();
  assert.equal(await focused(), 'stop');
  await told(app, 'The sheet is complete: 2 puzzles.');
  assert.equal(await focused(), 'print', 'what there is to do now has the focus');
  await app.close();
});

test('on the smallest phone, in German and in the dark; none is offered on boards where all are easy', async () => {
  const app = await open({ ...smallPhone, locale: 'de-DE', colorScheme: 'dark' }, { path: '#p=1.....3..4.....2' });
  await app.page.locator('sudoku-board[data-size="4"]').waitFor();
  await openSheet(app, '2');
  await told(app, 'Das Blatt ist vollständig: 2 Rätsel.');
  assert.ok(await app.page.locator('#share-grade').isHidden());
  await app.page.keyboard.press('Escape');
  await app.paste('..4.6....3....61.4......6.2.1..3...2');
  await app.page.locator('sudoku-board[data-size="6"]').waitFor();
  await openSheet(app, '2');
  await app.page.locator('#share-grade').selectOption('1');
  await app.page.locator('.sheet-puzzles figcaption', { hasText: 'Rätsel 2: Leicht' }).waitFor({ state: 'attached' });
  assert.deepEqual(await findings(app), []);
  await app.assertNoSidewaysScrolling();
  await app.close();
});
