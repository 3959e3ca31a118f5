import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { findings } from '../support/axe.js';
import { test } from '../engines/test.js';
import { noStorage, script } from '../support/head.js';
import { phone } from '../support/site.js';

/** @typedef {import('../support/app.js').App} App */

const { open } = useApp();

/** Their sheet: it has no number in its name. */
const WORDS = /\/styles\/first-words\.css$/;

/** @param {App} app */
const card = (app) => app.page.locator('sudoku-first-words:not([data-off])');

/** @param {App} app @param {RegExp} file */
const timesAsked = (app, file) => app.site.asked.filter((path) => file.test(path)).length;

/**
 * Since it was loaded anew the page has told nothing, and has gone on to what comes later: it thinks of the words
 * first.
 * @param {App} app
 */
async function isToldNothing(app) {
  const before = timesAsked(app, WORDS);
  await app.page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/app\/offline-\w+\.js$/.test(name)),
  );
  await app.painted();
  assert.equal(timesAsked(app, WORDS), before);
  assert.equal(await app.page.locator('sudoku-first-words').count(), 0);
}

/** Where board, buttons and the end of the page are. @param {import('../support/app.js').App} app */
const places = (app) =>
  app.page.evaluate(() => {
    const root = document.querySelector('sudoku-player')?.shadowRoot;
    const boxes = ['sudoku-board', 'sudoku-transport .buttons'].map((selector) =>
      root?.querySelector(selector)?.getBoundingClientRect().toJSON(),
    );
    return { boxes, height: document.documentElement.scrollHeight };
  });

for (const [name, device] of /** @type {const} */ ([
  ['a laptop', {}],
  ['a phone', phone],
])) {
  test(`on ${name} a first visit is told three words, once; they move nothing and cover no button`, async () => {
    const app = await open({ ...device, locale: 'de-DE' }, { first: true });
    await app.reads('verdict', /5.547/);
    const before = await app.settles(() => places(app));
    const said = /** @type {(string | null)[]} */ ([]);
    for (let n = 1; n <= 3; n++) {
      await card(app)
        .filter({ hasText: `${n} von 3` })
        .waitFor();
      said.push(await card(app).locator('[role="status"]').textContent());
      const { left, right, top, bottom } = await card(app).evaluate((element) =>
        element.getBoundingClientRect().toJSON(),
      );
      for (const box of before.boxes) {
        assert.ok(
          right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom,
          `${n}: ${left}, ${top} to ${right}, ${bottom}`,
        );
      }
      assert.deepEqual(await places(app), before);
      if (n === 1) assert.deepEqual(await findings(app), []);
      await card(app).locator('[data-type="next"]').click();
    }
    assert.equal(new Set(said).size, 3);
    await card(app).waitFor({ state: 'detached' });
    await app.page.reload();
    await app.reads('verdict', /5.547/);
    await isToldNothing(app);
    await app.close();
  });
}

test('by keyboard the words are closed before the player is reached, and the board has the focus', async () => {
  const app = await open({}, { first: true });
  await card(app).waitFor();
  await app.page.locator('#theme').focus();
  await app.page.keyboard.press('Tab');
  await app.page.keyboard.press('Escape');
  await app.page.locator('sudoku-first-words').waitFor({ state: 'detached' });
  assert.match(
    await app.page.evaluate(
      () => document.querySelector('sudoku-player')?.shadowRoot?.activeElement?.getAttribute('aria-label') ?? '',
    ),
    /^row 1, column 1/,
  );
  await app.close();
});

test('where nothing can be stored a visit is told them once, a reload included', async () => {
  const app = await open({}, { first: true, head: [noStorage] });
  await card(app).waitFor();
  await app.page.reload();
  await app.reads('verdict', '5,547');
  await isToldNothing(app);
  await app.close();
});

test('the words wait while somebody edits', async () => {
  const app = await open({}, { first: true });
  await app.mode('edit').click();
  await app.page.locator('sudoku-first-words[data-off]').waitFor({ state: 'attached' });
  await app.mode('watch').click();
  await card(app).waitFor();
  await app.close();
});

test('that the words were seen is written once, however often they move', async () => {
  const app = await open(
    { viewport: { width: 1280, height: 500 } },
    {
      first: true,
      head: [
        script(() => {
          const { replaceState } = history;
          let count = 0;
          history.replaceState = (...values) => {
            if (values[0]?.firstWords) Object.assign(globalThis, { written: (count += 1) });
            replaceState.apply(history, values);
          };
        }),
      ],
    },
  );
  await card(app).waitFor();
  for (let turn = 0; turn < 10; turn++) {
    await app.page.evaluate((top) => {
      scrollTo(0, top);
    }, turn % 2);
    await app.painted();
    await app.painted();
  }
  assert.equal(await app.page.evaluate(() => /** @type {any} */ (globalThis).written), 1);
  await app.close();
});

for (const [name, device] of /** @type {const} */ ([
  ['a laptop', {}],
  ['a phone', phone],
])) {
  test(`on ${name} the words wait while questions are asked on the way`, async () => {
    const app = await open(device, { first: true });
    await card(app).waitFor();
    await app.page.getByRole('button', { name: 'Ask me' }).click();
    await card(app).waitFor({ state: 'hidden' });
    await app.page.getByRole('button', { name: 'Ask me' }).click();
    await card(app).waitFor();
    await app.close();
  });
}
