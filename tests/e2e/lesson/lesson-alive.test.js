/** What comes alive in the lesson leaves its text to paper, and stays away where it cannot be loaded. */
import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { livenAll } from '../support/alive.js';
import { useApp } from '../support/app.js';
import { engine } from '../engines/engine.js';
import { test, testOnly } from '../engines/test.js';
import { script } from '../support/head.js';
import { desktop, phone } from '../support/site.js';

const { open } = useApp();

/** @param {import('../support/app.js').Means} [means] */
const lesson = (means) => open({}, { path: 'lesson/en.html', shows: 'main [data-light][tabindex]', ...means });

/** @param {import('../support/app.js').App} app */
async function withAllAlive(app) {
  await livenAll(app.page);
  await app.painted();
}

/**
 * Of each living thing: its name, whether it shows, and how many parts of the text that stands for it do.
 * @param {import('../support/app.js').App} app
 * @returns {Promise<[name: string, alive: boolean, text: number][]>}
 */
const shown = (app) =>
  app.page.locator('[data-live]').evaluateAll((all) =>
    all.map((element) => {
      const isShown = (/** @type {Element} */ part) => part.getClientRects().length > 0;
      const [living] = [...element.children].filter((part) => part.matches('.live'));
      return /** @type {[string, boolean, number]} */ ([
        element.getAttribute('data-live'),
        isShown(living),
        [...element.children].filter((part) => part !== living && !part.matches('.task') && isShown(part)).length,
      ]);
    }),
  );

/**
 * Of each living thing: its name, and how many parts of its text there are.
 * @param {import('../support/app.js').App} app
 */
const written = (app) =>
  app.page
    .locator('[data-live]')
    .evaluateAll((all) =>
      all.map((element) => [
        element.getAttribute('data-live'),
        [...element.children].filter((part) => !part.matches('.live, template')).length,
      ]),
    );

test('what is alive stands before its text, which is kept for paper', async () => {
  const app = await lesson();
  await withAllAlive(app);
  for (const [name, alive, text] of await shown(app)) assert.deepEqual([name, alive, text], [name, true, 0]);
  for (const [name, parts] of await written(app)) assert.ok(Number(parts) > 0, `${name} has no text for paper`);
  await app.close();
});

testOnly(
  { in: ['chromium'], because: 'the driver of no other browser shows a page as it is printed' },
  'on paper the text stands for what is alive, and leaves no hole',
  async () => {
    const app = await lesson();
    await withAllAlive(app);
    await engine.paper?.(app.page, true);
    const texts = await written(app);
    const tasks = await app.page
      .locator('[data-live]')
      .evaluateAll((all) => all.map((element) => element.querySelectorAll(':scope > .task').length));
    assert.deepEqual(
      (await shown(app)).map(([name, alive, text], index) => [name, alive, text + tasks[index]]),
      texts.map(([name, parts]) => [name, false, parts]),
    );
    assert.ok(await app.page.locator('[data-live=tree4] .tree4:not(.live)').isVisible());
    assert.ok(await app.page.locator('[data-live=corner] caption').first().isVisible());
    const ways = app.page.locator('#fig-start a').filter({ hasText: 'Open it in the app', visible: true });
    assert.equal(await ways.count(), 1, 'that of the still, and no second one');
    const { height } = (await app.page.locator('[data-live=blocked]').boundingBox()) ?? { height: Infinity };
    assert.ok(height < 300, `${height} px for a question and its answer`);
    await app.close();
  },
);

test('a figure comes to life bit by bit: its parts, each in its place, its listing, and what is seen', async () => {
  const app = await lesson();
  await app.page.evaluate(async () => {
    // The listing is there as soon as it is asked for: one that comes later has its lines laid out at once.
    const file = '/listings/backtracking.py';
    const text = await (await fetch(file)).text();
    const asked = globalThis.fetch;
    globalThis.fetch = async (what, options) =>
      new URL(what instanceof Request ? what.url : what, location.href).pathname === file
        ? new Response(text)
        : asked(what, options);
  });
  const { states, lines } = await app.page.evaluate(
    () =>
      new Promise((/** @type {(seen: { states: string[], lines: number[] }) => void} */ resolve) => {
        const figure = /** @type {HTMLElement} */ (document.querySelector('#fig-code'));
        const seen = /** @type {string[]} */ ([]);
        const lines = /** @type {number[]} */ ([]);
        const observer = new MutationObserver(() => {
          const player = figure.querySelector('sudoku-player');
          if (!player) return;
          const still =
            getComputedStyle(/** @type {Element} */ (figure.querySelector('.still'))).display === 'none'
              ? 'no still'
              : 'still';
          const root = /** @type {ShadowRoot} */ (player.shadowRoot);
          observer.observe(root, { subtree: true, attributeFilter: ['style'] });
          const parts = root.querySelector('sudoku-foot') ? 'all parts' : 'some parts';
          const concealed = [...root.querySelectorAll('[style*="content-visibility: hidden"]')];
          const hiddenLines = concealed.filter((element) => element.localName === 'li').length;
          const hidden = concealed.length - hiddenLines;
          if (hiddenLines > 0 && lines.at(-1) !== hiddenLines) lines.push(hiddenLines);
          const state = [
            player.className,
            parts,
            /** @type {HTMLElement} */ (player).inert ? 'inert' : `without ${hidden}`,
            still,
          ].join(', ');
          // A frame in which all parts are there already, before the first of them is laid out, may come or not.
          if (seen.at(-1) !== state && state !== 'waiting, all parts, inert, still') seen.push(state);
          if (player.className === '') resolve({ states: seen, lines });
        });
        observer.observe(figure, { childList: true, subtree: true, attributeFilter: ['class', 'inert'] });
        figure.scrollIntoView({ block: 'center' });
      }),
  );
  assert.deepEqual(states, [
    'waiting, some parts, inert, still',
    ...[13, 10, 7, 4, 3, 2, 1, 0].map((count) => `waiting complete, all parts, without ${count}, still`),
    ', all parts, without 0, no still',
  ]);
  const last = lines.at(-1) ?? 0;
  assert.ok(last > 0 && last <= 8, 'the last lines come with no others');
  assert.deepEqual(
    lines,
    lines.map((_, index) => last + 8 * (lines.length - 1 - index)),
  );
  await app.close();
});

test('a section that is far from the window, and no longer painted, keeps its height', async () => {
  const app = await lesson();
  const root = app.page.locator('html');
  await app.page.locator('html[data-laid-out]').waitFor();
  await app.painted();
  const heights = () =>
    app.page
      .locator('.lesson section')
      .evaluateAll((sections) => sections.map((section) => Math.round(section.getBoundingClientRect().height)));
  const kept = await heights();
  await root.evaluate((element) => element.removeAttribute('data-laid-out'));
  assert.deepEqual(kept, await heights());
  await app.close();
});

test('the frame of the board of an exercise goes around its cells', async () => {
  const app = await lesson();
  await app.page.locator('[data-live=blocked]').scrollIntoViewIfNeeded();
  const board = app.page.locator('[data-live=blocked] sudoku-board');
  await board.locator('.cell').nth(80).waitFor();
  const { frame, cells } = await board.evaluate((element) => {
    const border = Number.parseFloat(getComputedStyle(element).borderTopWidth);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const boxes = [...element.querySelectorAll('.cell')].map((cell) => cell.getBoundingClientRect());
    return {
      frame: [left + border, top + border, right - border, bottom - border].map(Math.round),
      cells: [
        Math.min(...boxes.map((box) => box.left)),
        Math.min(...boxes.map((box) => box.top)),
        Math.max(...boxes.map((box) => box.right)),
        Math.max(...boxes.map((box) => box.bottom)),
      ].map(Math.round),
    };
  });
  assert.deepEqual(frame, cells);
  await app.close();
});

for (const [what, comesBack] of /** @type {const} */ ([
  [
    'when the reader comes back',
    (/** @type {import('../support/app.js').App} */ app) =>
      app.page.locator('[data-live=blocked]').scrollIntoViewIfNeeded(),
  ],
  [
    'when the network does',
    (/** @type {import('../support/app.js').App} */ app) => app.page.evaluate(() => dispatchEvent(new Event('online'))),
  ],
])) {
  test(`an exercise that cannot be loaded leaves its text and no hole, and is tried again ${what}`, async () => {
    const app = await lesson({ faults: [[/\.wasm$/, { status: 404 }]] });
    const blocked = app.page.locator('[data-live=blocked]');
    await blocked.scrollIntoViewIfNeeded();
    await app.page.locator('[data-live=blocked][data-missing]').waitFor();
    assert.ok(await blocked.locator('summary').isVisible());
    const { height } = (await blocked.boundingBox()) ?? { height: Infinity };
    assert.ok(height < 300, `${height} px for a question and its answer`);
    const asked = async () => app.site.asked.filter((path) => path.endsWith('.wasm')).length;
    await app.settles(asked);
    if (what === 'when the reader comes back') await app.page.locator('h1').scrollIntoViewIfNeeded();
    await app.settles(asked);
    app.site.mend();
    await comesBack(app);
    await blocked.locator('sudoku-board .cell').first().waitFor();
    assert.equal(await blocked.getAttribute('data-missing'), null);
    assert.equal(await blocked.locator('summary').isVisible(), false);
    await app.close({ despite: /404/ });
  });
}

for (const [what, path, comesBack] of /** @type {const} */ ([
  ['words', /\/i18n\/en\b.*json$/, 'the reader comes back'],
  ['style sheet', /\/player\b.*css$/, 'the reader comes back'],
  ['solver', /\.wasm$/, 'the network does'],
])) {
  test(`a figure whose ${what} cannot be loaded keeps its still, and is tried again when ${comesBack}`, async () => {
    const app = await lesson({ faults: [[path, { status: 404 }]] });
    const figure = app.page.locator('figure[data-figure]').first();
    await figure.scrollIntoViewIfNeeded();
    const asked = async () => app.site.asked.filter((file) => path.test(file)).length;
    await app.asksFor(path);
    await app.settles(asked);
    await figure.locator('sudoku-player').waitFor({ state: 'detached' });
    assert.ok(await figure.locator('.still').isVisible());
    app.site.mend();
    if (comesBack === 'the network does') await app.page.evaluate(() => dispatchEvent(new Event('online')));
    else {
      await app.page.locator('main h2').last().scrollIntoViewIfNeeded();
      await app.settles(asked);
      await figure.scrollIntoViewIfNeeded();
    }
    await figure.locator('sudoku-player sudoku-board .cell').first().waitFor();
    await figure.locator('.still').waitFor({ state: 'hidden' });
    await app.close({ despite: /404/ });
  });
}

testOnly(
  { in: ['chromium'], because: 'the driver of no other browser shows a page as it is printed' },
  'on paper the stills are light, and the tree lies across',
  async () => {
    const app = await open(
      { ...phone, colorScheme: 'dark' },
      { path: 'lesson/en.html', shows: 'main h1', faults: [[/\/app\/player\.js$/, { status: 404 }]] },
    );
    await engine.paper?.(app.page, true);
    for (const [name, ending] of [
      ['start', 'start.svg'],
      ['tree', 'tree-across.svg'],
    ]) {
      await app.page.locator(`#fig-${name} .still img:visible`).scrollIntoViewIfNeeded();
      await app.page.waitForFunction(([id, wanted]) => {
        /** @type {NodeListOf<HTMLImageElement>} */
        const images = document.querySelectorAll(`#fig-${id} .still img`);
        const shown = Array.from(images).filter((image) => image.checkVisibility());
        return shown.length === 1 && shown[0].currentSrc.endsWith(`/${wanted}`);
      }, /** @type {const} */ ([name, ending]));
    }
    await app.close({ despite: /404/ });
  },
);

/** The reader has chosen it in the app. */
const dark = script(() => {
  try {
    localStorage.setItem('stepdoku.theme', 'dark');
  } catch {
    // the empty page before it, which has none
  }
});
/** @typedef {import('playwright-core').BrowserContextOptions} Options */
for (const [
  what,
  options,
  head,
  endings,
] of /** @type {[string, Options, ReturnType<typeof script>[], string[]][]} */ ([
  ['light page', desktop, [], ['start.svg', 'tree-across.svg']],
  ['dark page', desktop, [dark], ['start-dark.svg', 'tree-across-dark.svg']],
  ['dark page on a phone', phone, [dark], ['start-dark.svg', 'dead-end-dark.svg']],
  [
    'page without scripts, which is light',
    { ...desktop, colorScheme: 'dark', javaScriptEnabled: false },
    [],
    ['start.svg', 'tree-across.svg'],
  ],
])) {
  test(`the stills of a ${what}`, async () => {
    const app = await open(options, {
      path: 'lesson/en.html',
      shows: 'main h1',
      head,
      faults: [[/\/app\/player\.js$/, { status: 404 }]],
    });
    for (const [index, name] of ['start', 'tree'].entries()) {
      const image = app.page.locator(`#fig-${name} .still img:visible`);
      await image.scrollIntoViewIfNeeded();
      const shown = () =>
        image.evaluate((element) => /** @type {HTMLImageElement} */ (element).currentSrc.split('/').at(-1));
      // without scripts the page cannot be asked to say when
      for (const end = Date.now() + 5000; (await shown()) !== endings[index] && Date.now() < end;) await setTimeout(50);
      assert.equal(await shown(), endings[index]);
    }
    await app.close({ despite: /404|MIME/ });
  });
}
