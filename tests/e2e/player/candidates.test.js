import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { smallPhone } from '../support/site.js';

const { open } = useApp();

/** @param {import('../support/app.js').App} app */
const button = (app) => app.page.locator('button[data-type="candidates"]');

/**
 * Candidates as they stand in a cell, spaces left out.
 * @param {import('../support/app.js').App} app
 * @param {number} cell
 */
const notes = async (app, cell) => {
  await app.painted();
  return (await app.cell(cell).getAttribute('data-notes'))?.replace(/\s/g, '') ?? '';
};

test('candidates are shown on a switch, and told to the ear', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  assert.equal(await notes(app, 0), '');
  await button(app).click();
  assert.deepEqual([await notes(app, 0), await notes(app, 1), await notes(app, 2)], ['28', '18', '']);
  assert.equal(await app.cell(0).getAttribute('aria-label'), 'row 1, column 1: empty, candidates 2 8');
  await app.slide('sudoku-scrubber input', 1308);
  await app.reads('sentence', '9 cannot go');
  assert.equal(await notes(app, 25), '9');
  await button(app).click();
  assert.equal(await notes(app, 25), '');
  assert.equal(await app.cell(0).getAttribute('aria-label'), 'row 1, column 1: 2, placed');
  await app.close();
});

test('propagation shows candidates by itself, and crosses out the one that is struck out', async () => {
  const app = await open();
  await app.page.locator('#algorithm').selectOption('propagation');
  await app.reads('verdict', 'propagation takes 118 steps');
  assert.equal(await notes(app, 0), '28');
  await app.button('step').click();
  await app.reads('sentence', 'Naked single: row 2, column 3');
  for (let i = 0; i < 2; i++) await app.button('step').click();
  await app.reads('sentence', 'is struck out of');
  const [cell] = await app.marked('eliminate');
  assert.match((await app.cell(cell).getAttribute('aria-label')) ?? '', /5 struck out/);
  assert.match(await notes(app, cell), /5/);
  assert.equal(
    (await app.cell(cell).getAttribute('data-struck'))?.indexOf('/'),
    (await app.cell(cell).getAttribute('data-notes'))?.indexOf('5'),
  );
  await app.button('step').click();
  assert.doesNotMatch(await notes(app, cell), /5/);
  await app.close();
});

test('two presses of a button that come before the next frame are two', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  for (const type of ['candidates', 'reveal']) {
    await app.button(type).evaluate((/** @type {HTMLButtonElement} */ element) => {
      element.click();
      element.click();
    });
    await app.painted();
    assert.equal(await app.button(type).getAttribute('aria-pressed'), 'false', type);
  }
  await app.close();
});

test('what the reader decided stays when the algorithm changes', async () => {
  const app = await open();
  const picker = app.page.locator('#algorithm');
  await button(app).click();
  await button(app).click();
  await picker.selectOption('propagation');
  await app.reads('verdict', 'propagation takes');
  assert.equal(await notes(app, 0), '');
  await button(app).click();
  await picker.selectOption('mrv');
  await app.reads('verdict', 'fewest candidates first takes');
  assert.equal(await notes(app, 0), '28');
  await app.close();
});

test('on a small phone nine candidates fit into a cell, in letters of at least 8 px', async () => {
  const app = await open(smallPhone);
  await app.page.evaluate(() => document.querySelector('sudoku-player')?.setAttribute('puzzle', '.'.repeat(81)));
  await app.button('candidates').click();
  assert.equal(await notes(app, 40), '123456789');
  const [font, content, cell] = await app.cell(40).evaluate((element) => {
    const probe = document.createElement('span');
    const style = getComputedStyle(element, '::before');
    Object.assign(probe.style, {
      font: style.font,
      letterSpacing: style.letterSpacing,
      whiteSpace: 'pre',
      position: 'absolute',
    });
    probe.textContent = element.getAttribute('data-notes');
    element.append(probe);
    const { width, height } = probe.getBoundingClientRect();
    return [parseFloat(style.fontSize), Math.max(width, height), element.clientWidth];
  });
  assert.ok(font >= 8, `${font} px`);
  assert.ok(content <= cell + 4, `${content} px in a cell of ${cell} px`);
  await app.assertNoSidewaysScrolling();
  await app.close();
});
