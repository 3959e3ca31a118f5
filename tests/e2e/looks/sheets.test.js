/** All sheets of a player are in one shadow root: whichever parts come, what was there looks as before. */
import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { test } from '../engines/test.js';

const { open } = useApp();

/**
 * How everything looks that stands in the frame: what differs from one element to the next, as the browser computed it.
 * @param {import('../support/app.js').App} app
 * @returns {Promise<string[]>}
 */
const looks = (app) =>
  app.page.locator('.frame').evaluate((frame) =>
    [
      ...frame.querySelectorAll(`
        :is(sudoku-bar, .verdict-line, sudoku-board, sudoku-help, .column > *, .panels > *),
        :is(sudoku-bar, .verdict-line, sudoku-board, .say, sudoku-transport, sudoku-picker) *,
        :is(sudoku-scrubber, sudoku-pad, .side) *
      `),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const parts = ['', '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          return pseudo && style.content === 'none'
            ? ''
            : [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
        });
        const { width, height } = element.getBoundingClientRect();
        return `${element.localName}.${element.className} ${width} x ${height}: ${parts.join(' | ')}`;
      }),
  );

/** Of two equally long lists the first difference, in a few words. @param {string[]} before @param {string[]} after */
function difference(before, after) {
  const index = before.findIndex((look, at) => look !== after[at]);
  if (index < 0) return before.length === after.length ? '' : `${before.length} elements became ${after.length}`;
  const [was, is] = [before[index], after[index] ?? ''].map((look) => look.split(/; | \| /));
  return [was[0], ...was.flatMap((value, at) => (value === is[at] ? [] : `${value} became ${is[at]}`))]
    .slice(0, 6)
    .join('\n');
}

test('after every mode and every dialog the player looks as on a fresh page', async () => {
  const app = await open();
  await app.reads('verdict', / – .*5,547/s); // a page at rest says how hard the puzzle is
  const rest = async (/** @type {string} */ mode) => {
    await app.mode(mode).click();
    await app.page.mouse.move(1, 1);
    await app.page.evaluate(() =>
      /** @type {any} */ (document.querySelector('sudoku-player')?.shadowRoot?.activeElement)?.blur(),
    );
    await app.settles(() =>
      app.page.locator('sudoku-player').evaluate((player) => player.getBoundingClientRect().height),
    );
    return looks(app);
  };
  const [edit, watch] = [await rest('edit'), await rest('watch')];
  assert.ok(watch.length > 200 && edit.length > 150, `${watch.length}, ${edit.length}`);

  for (const [opener, shown] of [
    ['[data-mode=compare]', 'sudoku-compare button[data-type=to-start][aria-label]'],
    ['[data-mode=lists]', 'sudoku-lists button[data-type=leave][aria-label]'],
  ]) {
    await app.page.locator(opener).first().click();
    await app.page.locator(shown).first().waitFor();
  }
  await app.mode('watch').click();
  await app.page.locator('[data-panel=tree]').click();
  await app.page.locator('sudoku-tree .tree-node').first().waitFor();
  await app.page.locator('[data-panel=code]').click();
  for (const [opener, shown] of [
    ['[data-type=share]', 'sudoku-share dialog[open] [role=tab]'],
    ['[data-type=choose]', '.examples button'],
    ['sudoku-help button', 'sudoku-keys dialog[open] kbd'],
  ]) {
    await app.page.locator(opener).first().click();
    await app.page.locator(shown).first().waitFor();
    await app.page.keyboard.press('Escape');
  }
  await app.button('choose').click();
  await app.page.locator('[data-type=generate]').click();
  await app.page.locator('.generator[open] select').first().waitFor();
  await app.page.keyboard.press('Escape');

  assert.equal(difference(watch, await rest('watch')), '');
  assert.equal(difference(edit, await rest('edit')), '');
  await app.close();
});
