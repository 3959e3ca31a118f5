/**
 * The font size that a reader has set in the browser counts, and that of a page around a player does not make it small.
 */
import assert from 'node:assert/strict';
import { hard, useApp } from '../support/app.js';
import { some } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { walk } from '../support/every-state.js';
import { faultsOf } from '../support/rules.js';
import { phone, smallPhone } from '../support/site.js';

const { open } = useApp();

/**
 * A browser whose reader wants other letters: by default the root has the size that the browser is set to.
 * @param {import('../support/app.js').App} app
 * @param {string} size
 */
const setRoot = (app, size) =>
  app.page.evaluate((value) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root { font-size: ${value}; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, size);

/**
 * The size of each text that can be seen, in pixels. Not those of boards and drawings, which follow the width that they
 * have, nor what is left out where larger letters leave no room for it: the second half of the verdict, and words of
 * the bar, which become signs.
 * @param {import('../support/app.js').App} app
 * @returns {Promise<[text: string, size: number][]>}
 */
const sizes = (app) =>
  app.page.evaluate(() =>
    [document, ...[...document.querySelectorAll('sudoku-player')].map(({ shadowRoot }) => shadowRoot ?? document)]
      .flatMap((root) => [...root.querySelectorAll('body *, .frame *')])
      .filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest(
            'sudoku-board, sudoku-mini-board, svg, option, .unseen, .verdict-more, sudoku-bar .icon + span',
          ) &&
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .map((element) => [
        `${element.localName} ${element.textContent?.slice(0, 20)}`,
        parseFloat(getComputedStyle(element).fontSize),
      ]),
  );

/**
 * @type {[name: string, path: string, shows: string | undefined, reach: (app: import('../support/app.js').App) =>
 *   Promise<unknown>][]}
 */
const places = [
  ['the app', '', undefined, (app) => app.slide('sudoku-scrubber input', 1308)],
  [
    'the app in Compare',
    '',
    undefined,
    async (app) => {
      await app.mode('compare').click();
      await app.page.locator('sudoku-compare button[data-type=to-start][aria-label]').first().waitFor();
    },
  ],
  [
    'the app with the dialog for another puzzle',
    '',
    undefined,
    async (app) => {
      await app.button('choose').click();
      await app.page.locator('.examples button').first().waitFor();
    },
  ],
  [
    'the frame',
    'embed.html#p=1.....3..4.....2&n=118&g=1&controls=sentence%20transport%20speed%20scrubber%20verdict',
    'sudoku-sentence',
    async () => {},
  ],
];

for (const [name, path, shows, reach] of places) {
  test(`every text grows with the font size of the browser: ${name}`, async () => {
    const app = await open({ locale: 'en-US' }, { path, ...(shows ? { shows } : {}) });
    await reach(app);
    const before = await app.settles(() => sizes(app));
    await setRoot(app, '125%');
    await app.painted();
    const after = await sizes(app);
    assert.ok(before.length > 2 && after.length === before.length, `${before.length}, ${after.length}`);
    // By a quarter, but less where letters also follow the room that they have.
    assert.deepEqual(
      before.flatMap(([text, size], index) =>
        after[index][1] / size < 1.1 ? [`${text}: ${size} became ${after[index][1]}`] : [],
      ),
      [],
    );
    await app.close();
  });
}

/** States in which long words stand side by side. */
const wordy = ['the start', 'a dead end, explained', 'the list of keys', 'another puzzle', 'a puzzle to be generated'];
const wayThere = walk.slice(0, walk.findIndex(([state]) => state === wordy.at(-1)) + 1);

for (const [name, device] of some(
  /** @type {const} */ ([
    ['small phone', smallPhone],
    ['phone', phone],
  ]),
)) {
  test(`with letters twice as large nothing is cut off or sticks out: ${name}`, async () => {
    const app = await open({ ...device, locale: 'de-DE' });
    await app.reads('verdict', '5.547');
    await setRoot(app, '200%');
    for (const [state, reach] of wayThere) {
      await reach(app);
      await app.painted();
      if (wordy.includes(state)) assert.deepEqual(await faultsOf(app.page), [], state);
    }
    await app.close();
  });
}

test('where the root of a page has small letters a player keeps its size, or has the one it is told', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  const size = () =>
    app.page
      .locator('sudoku-legend li')
      .first()
      .evaluate((text) => getComputedStyle(text).fontSize);
  const before = await size();
  await setRoot(app, '62.5%');
  assert.equal(await size(), before);
  await app.page.locator('sudoku-player').evaluate((player) => player.style.setProperty('--sudoku-font-size', '30px'));
  assert.equal(await size(), `${2 * parseFloat(before)}px`);
  await app.close();
});

test('at twice the letters the board keeps its part of a small window, and German keys hold their words', async () => {
  const app = await open({ locale: 'de-DE', viewport: { width: 1000, height: 700 } });
  await app.reads('verdict', '5.547');
  await app.mode('edit').click();
  await app.page.locator('sudoku-pad [data-type="reset"] span', { hasText: 'Zurücksetzen' }).waitFor();
  assert.deepEqual(await faultsOf(app.page), []);
  await setRoot(app, '200%');
  for (const [width, height] of [
    [1000, 700],
    [1024, 768],
    [1060, 900],
  ]) {
    await app.page.setViewportSize({ width, height });
    await app.painted();
    assert.deepEqual(await faultsOf(app.page), [], `${width} x ${height}`);
  }
  await app.close();
});

test('at twice the letters the list of keys stays in its dialog, in every language', async () => {
  const app = await open(phone);
  await app.reads('verdict', '5,547');
  await setRoot(app, '200%');
  for (const language of ['en', 'de', 'zh']) {
    await app.page.locator('#language').selectOption(language);
    await app.page.locator(`.frame[lang="${language}"]`).waitFor();
    await app.page.locator('sudoku-foot [data-type="keys"]').click();
    await app.page.locator('sudoku-keys dialog[open] kbd').first().waitFor();
    assert.deepEqual(await faultsOf(app.page, ['sideways', 'cut', 'outside']), [], language);
    await app.page.keyboard.press('Escape');
  }
  await app.close();
});

test('while a long run is measured, its words have room beside the zoom: large letters on a small phone', async () => {
  const app = await open({ ...smallPhone, locale: 'de-DE' });
  await app.load(hard);
  await app.growsTo(20_000_000);
  await app.slide('sudoku-scrubber input', 19_999_999);
  await app.stands(19_999_999);
  for (const size of ['125%', '200%']) {
    await setRoot(app, size);
    await app.painted();
    assert.deepEqual(await faultsOf(app.page, ['overlaps', 'outside', 'cut', 'sideways']), [], size);
  }
  await app.close();
});

for (const locale of ['de-DE', 'en-US']) {
  test(`with letters twice as large the examples' page is no wider than a small phone: ${locale}`, async () => {
    const app = await open({ ...smallPhone, locale }, { path: 'demo/' });
    await app.page.evaluate(() =>
      Promise.all([...document.querySelectorAll('sudoku-player')].map((player) => player.ready)),
    );
    await setRoot(app, '200%');
    await app.painted();
    assert.deepEqual(await faultsOf(app.page, ['outside', 'sideways']), []);
    await app.close({ despite: /postMessage/ });
  });
}

test('with letters twice as large a notice keeps within its box: small phone', async () => {
  const app = await open({ ...smallPhone, locale: 'zh-CN' });
  await setRoot(app, '200%');
  await app.button('choose').click();
  await app.button('generate').click();
  await app.page.locator('dialog.generator[open] button[type="submit"]').click();
  await app.page.locator('sudoku-notice p').waitFor();
  assert.deepEqual(await faultsOf(app.page, ['outside', 'sideways']), []);
  await app.close();
});
