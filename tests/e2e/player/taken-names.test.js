/** A page that has given one of our names to an element of its own is told so, and never gets a board without cells. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { useApp } from '../support/app.js';
import { script } from '../support/head.js';
import { test } from '../engines/test.js';

const { open } = useApp();
const web = new URL('../../../web/', import.meta.url).pathname;

/** All names that the scripts define. */
const names = [...readdirSync(`${web}elements`, { recursive: true, encoding: 'utf8' }), '../app/player.js']
  .filter((file) => file.endsWith('.js'))
  .flatMap((file) => [...readFileSync(`${web}elements/${file}`, 'utf8').matchAll(/^define\('([\w-]+)'/gm)])
  .map(([, name]) => name);

/** What opens parts that are loaded later, by the element of theirs. @type {Record<string, string>} */
const openers = {
  'sudoku-play': '[data-type=mode][data-mode=play]',
  'sudoku-game-board': '[data-type=mode][data-mode=play]',
  'sudoku-game-pad': '[data-type=mode][data-mode=play]',
  'sudoku-compare': '[data-type=mode][data-mode=compare]',
  'sudoku-share': '[data-type=share]',
  'sudoku-chooser': '[data-type=choose]',
  'sudoku-keys': 'sudoku-help button',
};

/** The page has the name that its address says, and writes down what goes wrong. */
const takesName = script(() => {
  const name = new URLSearchParams(globalThis.location.search).get('taken');
  if (name) customElements.define(name, class extends HTMLElement {});
  Object.assign(globalThis, { wrong: [] });
  document.addEventListener('sudoku-error', (event) =>
    /** @type {any} */ (globalThis).wrong.push(/** @type {CustomEvent} */ (event).detail),
  );
});

test('whichever name a page has taken before, it is told which, and the reader too', async () => {
  assert.ok(names.length > 50, `${names.length} names`);
  const app = await open({}, { head: [takesName] });
  const wrong = () => app.page.evaluate(() => /** @type {any} */ (globalThis).wrong);
  for (const name of names.filter((one) => one !== 'sudoku-player')) {
    await app.page.goto(`${app.site.url}?taken=${name}`);
    await app.page.locator(':is(.frame:not([hidden]) sudoku-board .cell, .refusal)').first().waitFor();
    if (await app.page.locator('.refusal').isVisible()) {
      assert.match(await app.page.locator('.refusal').innerText(), new RegExp(`called <${name}>`));
      assert.deepEqual(await wrong(), [{ code: 'nameTaken', name }]);
      continue;
    }
    if (!openers[name]) continue;
    await app.page.locator(openers[name]).first().click();
    await app.page.locator('sudoku-notice', { hasText: `called <${name}>` }).waitFor();
    assert.deepEqual(await wrong(), [{ code: 'nameTaken', name }]);
  }
  await app.close();
});

test('the sentence is in the language of the page', async () => {
  for (const [locale, words] of /** @type {const} */ ([
    ['de-DE', 'Diese Seite hat ein eigenes Element, das <sudoku-board> heißt.'],
    ['zh-CN', '此页面已自行定义了名为 <sudoku-board> 的元素'],
  ])) {
    const app = await open({ locale }, { head: [takesName], path: '?taken=sudoku-board', shows: '.refusal' });
    assert.ok((await app.page.locator('.refusal').innerText()).startsWith(words));
    await app.close();
  }
});

test('where <sudoku-player> itself is taken, the event says so', async () => {
  const app = await open({}, { head: [takesName], path: '?taken=sudoku-player', shows: 'main' });
  await app.page.waitForFunction(() => /** @type {any} */ (globalThis).wrong.length > 0);
  assert.deepEqual(await app.page.evaluate(() => /** @type {any} */ (globalThis).wrong), [
    { code: 'nameTaken', name: 'sudoku-player' },
  ]);
  await app.page.context().close(); // the page of the player itself is none without it
});

test('a name that a page wants after the player has it is refused to the page, and the player goes on', async () => {
  const app = await open({}, { head: [takesName] });
  await app.reads('verdict', 'Exactly one solution');
  const refused = await app.page.evaluate(
    (all) =>
      all.filter((name) => {
        try {
          customElements.define(name, class extends HTMLElement {});
          return false;
        } catch {
          return true;
        }
      }),
    ['sudoku-player', 'sudoku-board', 'sudoku-notice', 'sudoku-share'],
  );
  assert.deepEqual(refused, ['sudoku-player', 'sudoku-board', 'sudoku-notice'], 'that for sharing is loaded later');
  await app.page.keyboard.press('.');
  assert.equal(await app.position(), 1);
  await app.page.locator(openers['sudoku-share']).first().click();
  await app.page.locator('sudoku-notice', { hasText: 'called <sudoku-share>' }).waitFor();
  assert.deepEqual(await app.page.evaluate(() => /** @type {any} */ (globalThis).wrong), [
    { code: 'nameTaken', name: 'sudoku-share' },
  ]);
  assert.equal(await app.page.locator('sudoku-board .cell').count(), 81);
  await app.close();
});

test('a script that runs twice takes no name from itself', async () => {
  const app = await open({}, { head: [takesName] });
  await app.reads('verdict', 'Exactly one solution');
  await app.page.evaluate(async () => {
    const { src } = [...document.scripts].find(({ type, src: address }) => type === 'module' && address) ?? {};
    await import(`${src}?again`);
  });
  await app.mode('play').click();
  await app.page.locator('sudoku-game-board .cell').first().waitFor();
  assert.deepEqual(await app.page.evaluate(() => /** @type {any} */ (globalThis).wrong), []);
  await app.close();
});
