import assert from 'node:assert/strict';
import { hostileMessages } from '../../web/support/hostile-messages.js';
import { hard, school, useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { findings } from '../support/axe.js';
import { faultsOf } from '../support/rules.js';
import { desktop } from '../support/site.js';

const { open } = useApp();

/**
 * Puts frames into the page in place of its own content, and follows their heights as an author would.
 * @param {import('../support/app.js').App} app @param {{ fragment: string, sandbox?: string }[]} wishes
 */
async function frame(app, wishes) {
  await app.page.evaluate((list) => {
    const heights = list.map(() => 0);
    Object.assign(globalThis, { heights });
    const frames = list.map(({ fragment, sandbox }) => {
      const element = document.createElement('iframe');
      if (sandbox !== undefined) element.setAttribute('sandbox', sandbox);
      element.src = `../../embed.html${fragment}`;
      return element;
    });
    addEventListener('message', ({ source, data }) => {
      const index = frames.findIndex(({ contentWindow }) => contentWindow === source);
      if (index < 0 || data.type !== 'sudoku-size') return;
      heights[index] = data.height;
      frames[index].height = data.height;
    });
    document.querySelector('main')?.replaceChildren(...frames);
  }, wishes);
}

/**
 * Waits until a frame is as high as a player in it.
 * @param {import('../support/app.js').App} app
 * @param {number} index
 * @param {number} least
 */
const grows = (app, index, least) =>
  app.page.waitForFunction(
    ([frame, height]) => /** @type {any} */ (globalThis).heights[frame] > height,
    /** @type {const} */ ([index, least]),
  );

/**
 * What the player in the first frame says of its position.
 * @param {import('../support/app.js').App} app
 * @returns {Promise<number>}
 */
const position = (app) =>
  app.page.evaluate(() =>
    Number(
      /** @type {HTMLInputElement} */ (
        document.querySelector('iframe')?.contentDocument?.querySelector('sudoku-position input')
      ).value,
    ),
  );

/** @param {import('../support/app.js').App} app @param {unknown} data */
const send = (app, data) =>
  app.page.evaluate((message) => {
    document.querySelector('iframe')?.contentWindow?.postMessage(message, '*');
  }, data);

/** @param {import('../support/app.js').App} app @param {number} wanted */
const stands = (app, wanted) =>
  app.page.waitForFunction((number) => {
    const inside = document.querySelector('iframe')?.contentDocument;
    const range = (inside?.querySelector('sudoku-player')?.shadowRoot ?? inside)?.querySelector(
      'sudoku-position input, sudoku-scrubber input',
    );
    return Number(/** @type {HTMLInputElement | null} */ (range)?.value) === number;
  }, wanted);

/** Whether the board in the first frame has so many cells: for the page. @param {number} wanted */
const cells = (wanted) => {
  const inside = document.querySelector('iframe')?.contentDocument;
  return (
    (inside?.querySelector('sudoku-player')?.shadowRoot ?? inside)?.querySelectorAll('sudoku-board .cell').length ===
    wanted
  );
};

test('frames tell their height, obey their page alone, and work without storage, workers and an origin', async () => {
  // what is below the fold of a page is painted later
  const app = await open({ viewport: { width: 1600, height: 1800 } }, { path: 'demo/index.html' });
  await frame(app, [
    { fragment: `#p=${school}` },
    { fragment: `#p=${hard}&n=100&g=1`, sandbox: 'allow-scripts' },
    { fragment: `#p=${hard}&controls=all&code=python`, sandbox: 'allow-scripts' },
  ]);
  await grows(app, 0, 600);
  await grows(app, 1, 600);
  await grows(app, 2, 1000);
  assert.deepEqual(
    await app.page.evaluate(() => {
      const inside = document.querySelector('iframe')?.contentDocument?.documentElement;
      return [inside && inside.scrollWidth - inside.clientWidth, inside?.lang];
    }),
    [0, 'en'],
  );

  await send(app, { type: 'sudoku-command', command: 'seek', value: 1308 });
  await stands(app, 1308);
  for (const [, data] of hostileMessages) await send(app, data);
  await app.painted();
  assert.equal(await position(app), 1308);
  await send(app, { type: 'sudoku-command', command: 'previous', value: 8 });
  await stands(app, 1300);
  await send(app, { type: 'sudoku-command', command: 'puzzle', value: '1.....3..4.....2' });
  await stands(app, 0);
  await send(app, { type: 'sudoku-command', command: 'end' });
  await stands(app, 382);
  await send(app, { type: 'sudoku-command', command: 'reset' });
  await stands(app, 0);
  await send(app, { type: 'sudoku-command', command: 'play' });
  await app.page.waitForFunction(
    () =>
      Number(
        /** @type {HTMLInputElement} */ (
          document.querySelector('iframe')?.contentDocument?.querySelector('sudoku-position input')
        ).value,
      ) > 2,
  );
  await app.close();
});

for (const [kind, controls] of [
  ['bare', ''],
  ['whole', '&controls=all'],
]) {
  test(`what is posted early waits for the player; a reset is to the puzzle handed over last: ${kind}`, async () => {
    const app = await open({}, { path: 'demo/strict.html', shows: 'iframe' });
    app.site.fault(/^\/(i18n|wasm)\//, { delay: 600 });
    await app.page.evaluate((fragment) => {
      const frame = document.createElement('iframe');
      const told = /** @type {string[]} */ ([]);
      Object.assign(globalThis, { told });
      addEventListener('message', ({ source, data }) => {
        if (source === frame.contentWindow) told.push(data.type);
      });
      frame.src = `../../embed.html${fragment}`;
      frame.onload = () => {
        for (const [command, value] of [['puzzle', '1.....3..4.....2'], ['seek', 100], ['next']]) {
          frame.contentWindow?.postMessage({ type: 'sudoku-command', command, value }, '*');
        }
      };
      document.querySelector('main')?.replaceChildren(frame);
    }, `#p=${school}${controls}`);
    await stands(app, 101);
    assert.equal(
      await app.page.evaluate(
        () =>
          /** @type {any} */ (globalThis).told.filter((/** @type {string} */ type) => type === 'sudoku-ready').length,
      ),
      1,
    );
    await app.page.waitForFunction(cells, 16);
    await send(app, { type: 'sudoku-command', command: 'reset' });
    await stands(app, 0);
    assert.ok(await app.stays(() => app.page.evaluate(cells, 16)));
    await app.close();
  });
}

test('a frame without its player says so in its language; asked for once more or elsewhere it has one', async () => {
  const app = await open(
    {},
    {
      path: `embed.html#p=${school}&controls=all&l=de`,
      shows: 'sudoku-notice',
      faults: [[/\/app\/player\.js$/, { status: 404 }]],
    },
  );
  await app.reads('notice', 'konnte nicht geladen werden');
  assert.equal(await app.page.evaluate(() => document.documentElement.lang), 'de');
  assert.deepEqual(await findings(app), []);
  await app.page.evaluate(() => {
    location.hash = '#p=1.....3..4.....2&l=en';
  });
  await app.reads('sentence', 'Press play');
  await app.page.evaluate(() => {
    location.hash = '#p=1.....3..4.....2&l=zh&a=mrv';
  });
  await app.reads('notice', '无法载入');
  assert.equal(await app.page.locator('sudoku-board').count(), 0);
  app.site.mend();
  await app.page.locator('sudoku-notice button:visible').click();
  await app.page.locator('sudoku-player sudoku-board .cell').first().waitFor();
  assert.equal(await app.page.locator('sudoku-player').count(), 1);
  assert.equal(await app.page.locator('sudoku-notice:visible').count(), 0);
  await app.close({ despite: /404|player\.js/ });
});

test('a frame whose words cannot be loaded offers by a sign to try again', async () => {
  const app = await open(
    {},
    { path: `embed.html#p=${school}`, shows: 'sudoku-notice', faults: [[/\/i18n\/light\//, { status: 404 }]] },
  );
  const retry = app.page.locator('sudoku-notice button:visible');
  assert.equal(await retry.innerText(), '↻');
  assert.match(await app.page.locator('sudoku-notice').innerText(), /Stepdoku/);
  app.site.mend();
  await retry.click();
  await app.page.locator('sudoku-board .cell').first().waitFor();
  await app.reads('sentence', 'Press play');
  await app.close({ despite: /404/ });
});

test('a frame whose address changes while a player is loaded shows what the last one asks for, once', async () => {
  const app = await open({}, { path: `embed.html#p=${school}` });
  app.site.fault(/\/app\/player\.js$/, { delay: 600 });
  await app.page.evaluate(async () => {
    for (const fragment of ['#a=mrv&l=de', '#a=propagation&l=zh', '#a=dancing-links&l=en']) {
      const changed = new Promise((resolve) => {
        addEventListener('hashchange', resolve, { once: true });
      });
      location.hash = fragment;
      await changed;
    }
  });
  await app.page.locator('sudoku-player').first().waitFor();
  assert.deepEqual(
    await app.stays(() =>
      app.page.evaluate(() =>
        [...document.querySelectorAll('#player > *')].map((element) => element.getAttribute('algorithm')),
      ),
    ),
    ['dancing-links'],
  );
  assert.equal(await app.page.evaluate(() => document.documentElement.lang), 'en');
  await app.close();
});

test('who closes a notice of a frame by a key goes on from the board', async () => {
  const app = await open({}, { path: 'embed.html#p=12a&l=en' });
  await app.reads('notice', 'cannot be read');
  await app.page.locator('sudoku-notice button.quiet').press('Enter');
  await app.page.locator('sudoku-notice').waitFor({ state: 'hidden' });
  await app.page.locator('sudoku-board :focus').waitFor();
  await app.close();
});

test('the whole player in a frame, too, says what of its address cannot be used', async () => {
  const app = await open({}, { path: 'embed.html#p=12a&controls=all&l=en' });
  await app.reads('notice', 'cannot be read');
  await app.close();
});

test('the page of examples: attributes and events at work, two players, and a frame without rights', async () => {
  const app = await open({ locale: 'de-DE', colorScheme: 'dark' }, { path: 'demo/index.html' });
  await app.page.locator('#log li', { hasText: 'sudoku-ready' }).waitFor();
  await app.page.locator('#next').click();
  await app.page.locator('#log li', { hasText: '"position":1309' }).waitFor();
  assert.equal(await app.page.locator('#first sudoku-bar').isVisible(), false);
  await app.page.locator('#controls').selectOption('');
  await app.page.locator('#first sudoku-bar').waitFor();
  assert.match(await app.page.locator('h1').innerText(), /deiner eigenen Seite/);
  assert.deepEqual(await findings(app), []);
  await app.page.locator('#rate').fill('123');
  await app.page.locator('#rate').press('Enter'); // sends nothing: a policy that forbids it would be an error
  await app.page.locator('#language').selectOption('zh');
  await app.page.waitForFunction(() => document.documentElement.lang === 'zh');
  await app.close({ despite: /postMessage/ }); // axe asks the frame, which has no origin
});

test('a page whose policy allows no WebAssembly has the player in a frame, and asks it for a step', async () => {
  const app = await open({ viewport: { width: 800, height: 1000 } }, { path: 'demo/strict.html', shows: 'iframe' });
  await stands(app, 1308);
  await app.page.locator('[data-command=next]').click();
  await stands(app, 1309);
  await app.page.waitForFunction(() => {
    const frame = document.querySelector('iframe');
    const content = frame?.contentDocument?.documentElement.getBoundingClientRect().height ?? 0;
    // its board has the size with which all of it is in sight
    return content > 600 && Number(frame?.height) === Math.ceil(content);
  });
  await app.close();
});

test('the page of a frame by itself: what its address says, and no command from its own window', async () => {
  const app = await open(
    { colorScheme: 'light', viewport: { width: 320, height: 640 } },
    { path: `embed.html#p=${school}&n=1308&g=1&l=de&theme=dark` },
  );
  await app.reads('sentence', '9 geht nicht in Zeile 3');
  assert.deepEqual(
    await app.page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme]),
    ['de', 'dark'],
  );
  assert.deepEqual(app.site.asked.filter((path) => path.startsWith('/app/') || path.startsWith('/i18n/')).sort(), [
    '/app/embed.js',
    '/app/late.js',
    '/i18n/light/de.json',
  ]);
  assert.deepEqual(await findings(app), []);
  await app.assertNoSidewaysScrolling();
  await app.page.evaluate(() => postMessage({ type: 'sudoku-command', command: 'seek', value: 5 }, '*'));
  await app.cell(0).click();
  await app.page.keyboard.press('.');
  await app.reads('sentence', /Zeile/);
  const range = () => app.page.locator('sudoku-position input').inputValue();
  await app.painted();
  assert.equal(await range(), '1309');
  await app.page.keyboard.press('5'); // nothing is edited here
  await app.button('to-end').click();
  await app.reads('sentence', /./);
  await app.painted();
  assert.equal(await range(), '5547');

  await app.page.evaluate(() => {
    location.hash = '#p=12a&l=en';
  });
  await app.reads('notice', 'cannot be read');
  await app.page.evaluate(() => {
    location.hash = '#a=mrv&controls=sentence&l=zh';
  }); // the whole player
  await app.page.locator('sudoku-player').waitFor();
  await app.page.evaluate(() => /** @type {any} */ (document.querySelector('sudoku-player')).ready.then(() => {}));
  assert.equal(await app.page.locator('button:visible').count(), 0);
  await app.close();
});

test('the board of a frame is square in wide windows, where a scroll bar comes and goes', async () => {
  for (const viewport of [
    { width: 1180, height: 820 },
    { width: 1024, height: 768 },
    { width: 900, height: 700 },
  ]) {
    const app = await open({ viewport }, { path: 'embed.html', shows: '.frame:not([hidden])' });
    assert.deepEqual(await faultsOf(app.page, ['boards', 'sideways']), []);
    const { width, height } = await app.page.locator('sudoku-board').evaluate((board) => board.getBoundingClientRect());
    assert.ok(Math.abs(width - height) < 1, `the board is ${width} px wide and ${height} px high`);
    await app.close();
  }
});

test('the rows of a board fill it, also where an author gave it a wider border', async () => {
  const app = await open(
    { ...desktop, locale: 'zh-CN', colorScheme: 'dark' },
    { path: 'demo/', shows: '.frame:not([hidden])' },
  );
  assert.deepEqual(await faultsOf(app.page, ['boards']), []);
  await app.close();
});
