/** Translators of browsers leave digits, code and numbers alone, and the texts of a translated page follow the run. */
import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { walkThrough } from '../support/every-state.js';

const { open } = useApp();

/**
 * Runs in the page: puts each text into a <font>, in other words, but for what may not be translated.
 * @returns {string[]} what was translated in elements without a letter: digits and signs
 */
function translate() {
  /** @type {string[]} */
  const digits = [];
  /** @param {Node} node */
  const walk = (node) => {
    if (node instanceof Element) {
      if (node.closest('[translate=no], .notranslate, script, style, textarea')) return;
      if (node.shadowRoot) walk(node.shadowRoot);
    }
    if (node instanceof Text && node.data.trim() && node.parentElement?.localName !== 'font') {
      if (/\d/.test(node.data) && !/\p{L}/u.test(node.parentElement?.textContent ?? '')) {
        digits.push(`${node.parentElement?.localName}.${node.parentElement?.className}: ${node.data}`);
      }
      const font = document.createElement('font');
      font.append(`»${node.data.replaceAll(/\b1\b/g, 'One')}«`);
      node.replaceWith(font);
      return;
    }
    for (const child of [...node.childNodes]) walk(child);
  };
  walk(document.body);
  return digits;
}

for (const mode of ['watch', 'play', 'edit']) {
  test(`a translated page keeps its digits, its code and its counters: ${mode}`, async () => {
    const app = await open();
    await app.reads('verdict', 'Easy');
    await app.page.locator('.listing', { hasText: 'function backtracking' }).waitFor();
    await app.mode(mode).click();
    if (mode === 'play') await app.page.locator('sudoku-game-pad .entries button').first().waitFor();
    await app.settles(() => app.page.locator(':is(.frame, .frame *)').count());
    assert.deepEqual(await app.page.evaluate(translate), []);
    const untouched = ':is(.cell, .listing, .variables, dd, kbd, .digits, .entries, .time)';
    assert.equal(await app.page.locator(untouched).locator('font').count(), 0);
    await app.close();
  });
}

/**
 * Runs in the page: what a translator would take that is no text, by the names of its elements.
 * @returns {string[]} numbers, code and keys that may be translated, and what is kept from that twice
 */
function translatable() {
  /** @type {Set<string>} */
  const found = new Set();
  const name = (/** @type {Element} */ element) =>
    [element.localName, element.getAttribute('class')].filter(Boolean).join('.');
  const placeOf = (/** @type {Element} */ element) => {
    const around = element.parentElement?.closest('[class]:not([class=""])');
    return `${around ? `${name(around)} ` : ''}${name(element)}`;
  };
  /** Of the text itself, or of the sentence that it stands in. @param {Element} element */
  const hasLetters = (element) =>
    [element, ...(element.parentElement?.childNodes ?? [])].some(
      (node) => (node === element || node instanceof Text) && /\p{L}/u.test(node.textContent ?? ''),
    );
  const isKept = (/** @type {Element | null} */ element) => Boolean(element?.closest('[translate=no]'));
  /** @param {Document | ShadowRoot | Element} root */
  const look = (root) => {
    for (const element of root.querySelectorAll('*:not(script, style, textarea)')) {
      if (element.shadowRoot) look(element.shadowRoot);
      if (element.matches('[translate=no] > [translate=no]')) {
        found.add(`${placeOf(element)}: kept twice`);
      }
      if (isKept(element)) continue;
      if (element.matches('pre, code, kbd, samp')) found.add(`${placeOf(element)}: code`);
      for (const node of element.childNodes) {
        const text = node instanceof Text ? node.data.trim() : '';
        // of an option only the text is replaced, without an element around it
        const isNumber = /\d/.test(text) && !hasLetters(element) && !element.matches('option');
        if (isNumber) found.add(`${placeOf(element)}: a number`);
      }
    }
  };
  look(document);
  return [...found];
}

test('in every state digits, numbers and code are kept from translators, once', async () => {
  const app = await open();
  /** @type {Map<string, string>} */
  const found = new Map();
  await walkThrough(app, async (state) => {
    for (const text of await app.page.evaluate(translatable)) if (!found.has(text)) found.set(text, state);
  });
  assert.equal(Array.from(found, ([text, state]) => `${state}: ${text}`).join('\n'), '');
  await app.close();
});

test('the texts of a translated page follow the run', async () => {
  const app = await open();
  await app.reads('verdict', 'Easy');
  await app.page.evaluate(translate);
  await app.page.locator('sudoku-sentence font').waitFor();
  const board = await app.board();
  for (let step = 0; step < 4; step++) await app.page.keyboard.press('.');
  await app.stands(4);
  assert.notEqual(await app.board(), board);
  assert.doesNotMatch(await app.sentence(), /»/);
  assert.match(await app.page.locator('sudoku-scrubber .position').innerText(), /4/);
  assert.match(await app.page.locator('sudoku-counters dd').first().innerText(), /^[1-9]\d*$/);
  await app.close();
});

for (const path of ['embed.html', 'lesson/en.html']) {
  test(`boards and code of ${path} are left as they are`, async () => {
    const app = await open({}, { path });
    await app.page.locator('sudoku-board .cell').first().waitFor();
    await app.settles(() => app.page.locator('sudoku-board .cell').count());
    if (path === 'embed.html') assert.deepEqual(await app.page.evaluate(translatable), []);
    assert.equal(await app.page.locator('[translate=no] > [translate=no]').count(), 0);
    await app.page.evaluate(translate);
    const untouched = ':is(sudoku-board .cell, .listing, pre, code, kbd, table.four td)';
    assert.ok((await app.page.locator(untouched).count()) > 80);
    assert.equal(await app.page.locator(untouched).locator('font').count(), 0);
    await app.close();
  });
}
