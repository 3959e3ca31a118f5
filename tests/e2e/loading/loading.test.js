/**
 * Files that do not come, or cannot: what the page says, and how it goes on. The clock of these pages is
 * fast, see `hurried`.
 */
import assert from 'node:assert/strict';
import { school, useApp } from '../support/app.js';
import { test, testOnly } from '../engines/test.js';
import { HURRY, hurried, script } from '../support/head.js';
import { killAndPress, killable } from '../support/kill.js';
import { choose, importedFirst, missing, parts, press } from '../support/later-parts.js';

/** @typedef {import('../support/app.js').App} App */

const { open } = useApp();

/**
 * Opens a page of which not all comes: to wait for its end would be in vain.
 * @param {string} path
 * @param {RegExp} silent
 */
async function arrive(path, silent) {
  const app = await open({}, { head: [hurried], path: 'icon.svg', shows: 'svg' });
  app.site.fault(silent, { silent: true });
  await app.page.evaluate((address) => {
    setTimeout(() => location.assign(address));
  }, app.site.url + path);
  return app;
}

/** A page that waits for its scripts or its sheets has not come to its end. */
const beforeTheEnd = {
  in: ['chromium', 'firefox'],
  because: 'the driver of WebKit does nothing in a page before that has come to its end',
};

/** The same of its sheets; and in Firefox nothing of it is seen. */
const beforeItsSheets = {
  in: ['chromium'],
  because: `${beforeTheEnd.because}, and Firefox paints nothing of a page that waits for a sheet`,
};

for (const [what, pattern, where] of /** @type {[string, RegExp, typeof beforeTheEnd][]} */ ([
  ['module', /\/app\/main\.js$/, beforeTheEnd],
  [
    'module that its module imports',
    new RegExp(`/${importedFirst.find((path) => path.includes('chunk-'))}$`),
    beforeTheEnd,
  ],
  ['first script', /\/app\/early\.js$/, beforeTheEnd],
  ['style sheet', /\/styles\/page\.css$/, beforeItsSheets],
])) {
  testOnly(where, `a page whose ${what} does not come says so, and goes on by itself when it comes`, async () => {
    const app = await arrive('', pattern);
    const sign = app.page.locator('#late');
    await sign.getByText('Part of this page is missing').waitFor();
    await sign.getByRole('button', { name: 'Try again' }).waitFor();
    app.site.answer();
    await app.reads('verdict', 'Exactly one solution');
    await sign.waitFor({ state: 'hidden' });
    assert.equal(await app.page.evaluate(() => getComputedStyle(document.body).margin), '0px');
    await app.close();
  });
}

testOnly(beforeTheEnd, 'a page whose module does not come is loaded anew where the reader tries again', async () => {
  const app = await arrive('#l=de', /\/app\/main\.js$/);
  const sign = app.page.locator('#late');
  await sign.getByText('Von dieser Seite fehlt ein Teil').waitFor();
  app.site.mend();
  await press(app, 'Noch einmal');
  await app.page.locator('sudoku-verdict', { hasText: 'Genau eine Lösung' }).waitFor();
  assert.ok(await sign.isHidden());
  await app.close({ despite: /NS_BINDING|abort/i });
});

test('a page whose module is missing says so at once or soon, and works after one reload', async () => {
  const app = await open({}, { head: [hurried], faults: [[/\/app\/main\.js$/, { status: 404 }]], shows: '#late' });
  app.site.mend();
  await press(app, 'Try again');
  await app.reads('verdict', 'Exactly one solution');
  await app.close({ despite: missing });
});

for (const [what, pattern, where] of /** @type {[string, RegExp, typeof beforeTheEnd][]} */ ([
  ['first script', /\/app\/early\.js$/, beforeTheEnd],
  ['style sheet', /\/styles\/lesson\.css$/, beforeItsSheets],
])) {
  testOnly(
    where,
    `a lesson whose ${what} does not come says so in its language, and goes on by itself when it comes`,
    async () => {
      const app = await arrive('lesson/de.html', pattern);
      const sign = app.page.locator('#late');
      await sign.getByText('Von dieser Seite fehlt ein Teil').waitFor();
      await sign.getByRole('button', { name: 'Noch einmal' }).waitFor();
      app.site.answer();
      await sign.waitFor({ state: 'hidden' });
      await app.page.locator('figure[data-figure]').first().scrollIntoViewIfNeeded(); // it lives when it is near
      await app.page
        .locator('figure[data-figure] sudoku-player.complete, figure[data-figure] .still.printed')
        .first()
        .waitFor({ state: 'attached' });
      assert.equal(await app.page.evaluate(() => getComputedStyle(document.body).margin), '0px');
      await app.close();
    },
  );
}

testOnly(
  beforeTheEnd,
  'a lesson whose module does not come reads whole, with a still for each figure, and without a word about it',
  async () => {
    const app = await arrive('lesson/en.html', /\/app\/lesson\.js$/);
    await app.page.locator('main > section').last().waitFor();
    await app.page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 10_000);
        }),
    ); // as long as a reader waits, see `hurried`
    assert.ok(await app.page.locator('#late').isHidden());
    const figures = await app.page.locator('figure[data-figure]').evaluateAll((all) =>
      all.map((figure) => {
        const { width, height } = figure.querySelector('.still')?.getBoundingClientRect() ?? { width: 0, height: 0 };
        return width > 100 && height > 100 && !figure.querySelector('sudoku-player');
      }),
    );
    assert.ok(figures.length > 3 && figures.every(Boolean), String(figures));
    app.site.answer();
    await app.page.locator('figure[data-figure]').first().scrollIntoViewIfNeeded(); // it lives when it is near
    await app.page.locator('figure[data-figure] .still.printed').first().waitFor({ state: 'attached' });
    await app.close();
  },
);

const half = { edit: (/** @type {string} */ text) => text.slice(0, text.length >> 1) };
const damaged = {
  edit: (/** @type {string} */ text) => `${half.edit(text)}\0)]}#{"${text.slice(text.length >> 1)}`,
};

for (const [what, path, pattern] of /** @type {[string, string, RegExp][]} */ ([
  ['the style sheet of the page', '', /\/styles\/page\.css$/],
  ['the first script of the page', '', /\/app\/early\.js$/],
  ['the style sheet of a frame', 'embed.html', /\/styles\/embed\.css$/],
  ['the style sheet of the lesson', 'lesson/en.html', /\/styles\/lesson\.css$/],
  ['the first script of the lesson', 'lesson/en.html', /\/app\/early\.js$/],
  ['the style sheet of the page for teachers', 'lesson/teachers/en.html', /\/styles\/teachers\.css$/],
  ['the style sheet of the examples', 'demo/index.html', /\/styles\/demo\.css$/],
  ['the player of the examples', 'demo/index.html', /\/app\/player\.js$/],
  ['the style sheet of the page with a strict policy', 'demo/strict.html', /\/styles\/demo\.css$/],
])) {
  test(`where ${what} is missing or cut short, that is said, and after one reload all is well`, async () => {
    const app = await open({}, { head: [hurried], faults: [[pattern, { status: 404 }]], path, shows: '#late' });
    const sign = app.page.locator('#late');
    const rest = () => app.settles(async () => app.site.asked.length); // a reload breaks off what is on its way
    app.site.mend();
    app.site.fault(pattern, half);
    await rest();
    await press(app, 'Try again');
    await sign.waitFor({ state: 'hidden' });
    await sign.waitFor();
    app.site.mend();
    await rest();
    await press(app, 'Try again');
    await sign.waitFor({ state: 'hidden' });
    await app.page.waitForFunction(() => document.readyState === 'complete');
    await app.page.waitForTimeout(1.5 * HURRY); // until a sign that something is missing would stand there
    assert.ok(await sign.isHidden());
    await app.close({ despite: /^$|404|Failed to load|script resource|SyntaxError|stylesheet/ });
  });
}

/** A frame tells its page whether a sign stands in it, when one would: not every driver looks into such a frame. */
const telling = script((time) => {
  if (parent === self) return;
  setTimeout(() => {
    const isHidden = /** @type {HTMLElement | null} */ (document.querySelector('#late'))?.hidden;
    parent.postMessage({ sign: isHidden ? 'hidden' : 'shown' }, '*');
  }, time);
}, 2 * HURRY);

test('a frame without rights that has all its files says of none that it is missing', async () => {
  const app = await open({}, { head: [hurried, telling], path: 'demo/strict.html', shows: 'iframe' });
  const sign = await app.page.locator('iframe').evaluate(
    (/** @type {HTMLIFrameElement} */ element) =>
      new Promise((resolve) => {
        addEventListener('message', ({ origin, data }) => origin === 'null' && data.sign && resolve(data.sign));
        element.setAttribute('sandbox', 'allow-scripts');
        element.src = '../embed.html';
      }),
  );
  assert.equal(sign, 'hidden');
  await app.close();
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`a frame whose module is missing says so in ${colorScheme} colours, away from its edge`, async () => {
    const app = await open(
      { colorScheme },
      { head: [hurried], path: 'embed.html', faults: [[/\/app\/embed\.js$/, { status: 404 }]], shows: '#late' },
    );
    const { ground, letters, left } = await app.page.locator('#late [data-on=late] p[lang=en]').evaluate((text) => ({
      ground: getComputedStyle(document.body).backgroundColor,
      letters: getComputedStyle(text).color,
      left: text.getBoundingClientRect().left,
    }));
    const isBright = (/** @type {string} */ colour) => Number(/\d+/.exec(colour)) > 127;
    assert.notEqual(isBright(ground), isBright(letters), `${letters} on ${ground}`);
    assert.ok(left >= 12, String(left));
    await app.close({ despite: missing });
  });
}

const anywhere = { in: ['chromium', 'firefox', 'webkit'], because: '' };

/**
 * What the page shows when it stands, and how it says what is late.
 * @type {[what: string, pattern: RegExp, path: string, says: string, button: string][]}
 */
const early = [
  ['solver', /\/wasm\/sudoku\.wasm$/, '', 'The solver has not come yet', 'Try again'],
  ['style sheet of the player', /\/styles\/player\.css$/, '', '↻', 'Stepdoku ↻'],
  ['dictionary', /\/i18n\/en\.json$/, '', '↻', 'Stepdoku ↻'],
  ['module of a frame', /\/app\/embed\.js$/, 'embed.html', 'Part of this page is missing', ''],
  ['style sheet of a frame', /\/styles\/embed\.css$/, 'embed.html', 'Part of this page is missing', ''],
  ['solver of a frame', /\/wasm\/sudoku\.wasm$/, 'embed.html', 'This has not come yet', 'Try again'],
  ['dictionary of a frame', /\/i18n\/light\/en\.json$/, 'embed.html', 'Stepdoku', '↻'],
  ['whole player of a frame', /\/app\/player\.js$/, 'embed.html#controls=all', 'This has not come yet', 'Try again'],
  [
    'solver of a whole player in a frame',
    /\/wasm\/sudoku\.wasm$/,
    'embed.html#controls=all',
    'The solver has not come yet',
    'Try again',
  ],
];

for (const page of ['index', 'strict']) {
  testOnly(
    beforeTheEnd,
    `where the first script of the examples in ${page} does not come, that is said, and it goes on when it comes`,
    async () => {
      const app = await arrive(`demo/${page}.html`, /\/app\/early\.js$/);
      const sign = app.page.locator('#late');
      await sign.getByText('Part of this page is missing').waitFor();
      app.site.answer();
      await sign.waitFor({ state: 'hidden' });
      await app.close();
    },
  );
}

for (const sheet of ['bare', 'controls']) {
  testOnly(anywhere, `where the style sheet ${sheet} does not come, an element shows more in the end`, async () => {
    const app = await arrive('demo/index.html', new RegExp(`/styles/${sheet}\\.css$`));
    const player = app.page.locator('#first');
    await player.locator('.cell').first().waitFor();
    await player.locator('sudoku-verdict').waitFor();
    app.site.answer();
    await player.locator('sudoku-verdict').waitFor({ state: 'hidden' });
    await app.close();
  });
}

for (const [what, pattern, path, says, button] of early) {
  testOnly(
    pattern.source.includes('embed\\.css') ? beforeItsSheets : says.startsWith('Part') ? beforeTheEnd : anywhere,
    `where the ${what} does not come, that is said, and when it comes all goes on by itself`,
    async () => {
      const app = await arrive(path, pattern);
      await app.page.getByText(says).last().waitFor();
      app.site.answer();
      await app.page.locator('sudoku-verdict', { hasText: 'Exactly one solution' }).waitFor();
      await app.page
        .getByText(/has not come yet|is missing|↻/)
        .locator('visible=true')
        .first()
        .waitFor({ state: 'hidden' });
      await app.close();
    },
  );

  if (button) {
    testOnly(
      anywhere,
      `where the ${what} does not come, trying again helps though the first request is still waiting`,
      async () => {
        const app = await arrive(path, pattern);
        await app.page.getByText(says).last().waitFor();
        // its name alone may stand elsewhere before
        await app.page.getByRole('button', { name: button, exact: true }).first().waitFor();
        app.site.mend();
        await press(app, button);
        await app.page.locator('sudoku-verdict', { hasText: 'Exactly one solution' }).waitFor();
        await app.close();
      },
    );
  }
}

testOnly(
  anywhere,
  'a page whose solver does not come for more than a minute still waits, and goes on by itself when it comes',
  async () => {
    const app = await arrive('', /\/wasm\/sudoku\.wasm$/);
    const late = app.page.locator('sudoku-notice', { hasText: 'The solver has not come yet' });
    await late.waitFor();
    await app.page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 60_000);
        }),
    ); // the clock is fast, see `hurried`
    assert.ok(await late.isVisible());
    app.site.answer();
    await app.reads('verdict', 'Exactly one solution');
    await late.waitFor({ state: 'hidden' });
    await app.close();
  },
);

for (const file of [/\/app\/insight-panel-\w+\.js$/, /\/styles\/both\.css$/, /\/i18n\/both\/en\.json$/]) {
  test(`two solutions of which ${file.source} is missing are said to be, and seen after one reload`, async () => {
    const app = await open({}, { head: [hurried], faults: [[file, { status: 404 }]] });
    await app.reads('verdict', '5,547');
    await app.load('1...............');
    await app.button('both').click();
    await app.reads('notice', 'could not be loaded');
    app.site.mend();
    await app.page.reload();
    await app.page.locator('sudoku-both .cell').first().waitFor();
    await app.close({ despite: missing });
  });
}

/** @type {[what: string, file: RegExp, ask: (app: App) => Promise<unknown>, says: string, shows: string][]} */
const texts = [
  ['style sheet of the player', /\/styles\/player\.css$/, async () => {}, '↻', 'sudoku-board .cell'],
  [
    'style sheet of a dialog',
    /\/styles\/share\.css$/,
    (app) => app.button('share').click(),
    'could not be loaded',
    '#share-text',
  ],
  ['listing', /\/listings\/.*\.js$/, async () => {}, 'The listing could not be loaded', '.listing li'],
];
for (const [what, file, ask, says, shows] of texts) {
  for (const [how, fault] of /** @type {const} */ ([
    ['cut short', half],
    ['damaged', damaged],
    ['a page of the network', { edit: () => '<!doctype html><title>Log in</title>\n', type: 'text/html' }],
  ])) {
    test(`a ${what} that is ${how} is said to be missing, and is there after one reload`, async () => {
      const app = await open({}, { head: [hurried], faults: [[file, fault]], shows: 'body' });
      if (says !== '↻') await app.reads('verdict', '5,547');
      await ask(app);
      await app.page.getByText(says).locator('visible=true').first().waitFor();
      app.site.mend();
      await app.page.reload();
      await app.reads('verdict', '5,547');
      await ask(app);
      await app.page.locator(shows).first().waitFor();
      await app.close();
    });
  }
}

/**
 * What the module for many puzzles is wanted for: how the reader asks for it, where it is said that it does
 * not come, and what shows that it has.
 * @type {[what: string, ask: (app: App) => Promise<unknown>, says: string, come: (app: App) => Promise<unknown>][]}
 */
const many = [
  [
    'generator',
    async (app) => {
      await choose(app);
      await app.button('generate').click();
      await app.page.locator('sudoku-generator button[type="submit"]').click();
    },
    'sudoku-generator',
    (app) => app.page.locator('sudoku-notice', { hasText: 'A new puzzle' }).waitFor(),
  ],
  [
    'worksheet',
    async (app) => {
      await app.button('share').click();
      await app.page.locator('sudoku-share [data-panel="print"]').click();
      await app.page.locator('#share-count').selectOption('2');
    },
    'sudoku-share',
    (app) => app.page.locator('sudoku-share', { hasText: 'The first is this puzzle' }).waitFor(),
  ],
  [
    'list',
    async (app) => {
      await app.mode('lists').click();
      await app.page.locator('#lists-text').fill(school);
      await app.page.locator('sudoku-lists button[type="submit"]').click();
    },
    'sudoku-notice',
    (app) => app.page.locator('sudoku-lists .result[data-outcome="done"]').waitFor(),
  ],
];

for (const [what, ask, says, come] of many) {
  for (const how of ['by itself', 'where the reader tries again']) {
    test(`where the module for many puzzles does not come, that is said, and the ${what} goes on ${how}`, async () => {
      const app = await open({}, { head: [hurried], faults: [[/\/wasm\/batch\.wasm$/, { silent: true }]] });
      await app.reads('verdict', '5,547');
      await ask(app);
      const said = app.page.locator(says, { hasText: 'This has not come yet' }).locator('visible=true');
      await said.waitFor();
      const again = app.page.locator(says).getByRole('button', { name: 'Try again', exact: true });
      if (how === 'by itself') app.site.answer();
      else {
        app.site.mend();
        await again.click();
      }
      await come(app);
      await again.waitFor({ state: 'hidden' });
      assert.equal(await said.count(), 0);
      await app.close();
    });
  }
}

test('where the module for logic does not come, a wish for its effort says so, and goes on when it comes', async () => {
  const app = await open({}, { head: [hurried], faults: [[/\/wasm\/logic\.wasm$/, { silent: true }]] });
  await app.reads('verdict', '5,547');
  await choose(app);
  await app.button('generate').click();
  const dialog = app.page.locator('sudoku-generator');
  await dialog.locator('#generator-size').selectOption('4');
  await dialog.locator('#generator-algorithm').selectOption('logic');
  await dialog.locator('button[type="submit"]').click();
  await dialog.getByText('This has not come yet').locator('visible=true').waitFor();
  await app.page.waitForTimeout(7 * HURRY); // a search is given up after six times a reader's patience
  await dialog.getByText('This has not come yet').locator('visible=true').waitFor();
  app.site.answer();
  await app.page.locator('sudoku-notice', { hasText: 'A new puzzle' }).waitFor();
  await app.close();
});

for (const [what, ask, shows, [module]] of parts.filter(([name]) => /dialog|generator|keys/.test(name))) {
  test(`the ${what} that is still on its way does not open over a puzzle that was pasted meanwhile`, async () => {
    const app = await open({}, { faults: [[module, { silent: true }]] });
    await app.reads('verdict', '5,547');
    await ask(app);
    await app.asksFor(module);
    await app.paste('1.....3..4.....2');
    await app.page.waitForFunction(
      () => document.querySelector('sudoku-player')?.shadowRoot?.querySelectorAll('sudoku-board .cell').length === 16,
    );
    app.site.answer();
    while (app.site.waiting > 0) await app.painted();
    assert.equal(await app.stays(() => app.page.locator('dialog[open]').count()), 0);
    await ask(app);
    await app.page.locator(shows).first().waitFor();
    await app.close();
  });
}

test('a late mode is not entered where the reader has meanwhile asked for another part that is late too', async () => {
  const app = await open(
    {},
    { head: [hurried], faults: [[/\/app\/(lists-view|share-dialog)-\w+\.js$/, { silent: true }]] },
  );
  await app.reads('verdict', '5,547');
  const late = app.page.locator('sudoku-notice', { hasText: 'has not come yet' }).locator('visible=true');
  await app.mode('lists').click();
  await late.waitFor();
  await app.page.locator('sudoku-notice').getByRole('button', { name: 'Close' }).click();
  await late.waitFor({ state: 'detached' });
  await app.button('share').click();
  await late.waitFor();
  app.site.answer();
  await app.page.locator('#share-text').waitFor();
  assert.equal(await app.stays(() => app.mode('watch').getAttribute('aria-pressed')), 'true');
  await app.close();
});

/**
 * What a frame says that has no solver, and whether it offers to try again.
 * @type {[what: string, means: import('../support/app.js').Means, says: RegExp, buttons: number][]}
 */
const unsolved = [
  ['whose solver is missing', { faults: [[/\/wasm\/sudoku\.wasm$/, { status: 404 }]] }, /could not be loaded/, 1],
  [
    'whose policy forbids WebAssembly',
    { faults: [[/embed(\.html)?$/, { edit: (text) => text.replace(" 'wasm-unsafe-eval'", '') }]] },
    /^This page forbids WebAssembly, which the solver needs\.$/,
    0,
  ],
  [
    'in a browser without WebAssembly',
    {
      head: [
        script(() => {
          Reflect.deleteProperty(globalThis, 'WebAssembly');
        }),
      ],
    },
    /^This browser has no WebAssembly/,
    0,
  ],
];

for (const [what, { head = [], faults }, says, buttons] of unsolved) {
  test(`a frame ${what} says that alone, however long it stands`, async () => {
    const app = await open({}, { head: [hurried, ...head], faults, path: 'embed.html' });
    const notices = app.page.locator('sudoku-notice').locator('visible=true');
    await app.reads('notice', / /);
    await app.page.waitForTimeout(2 * HURRY); // a second notice came after a reader's patience
    assert.equal(await notices.count(), 1);
    assert.match(await notices.locator('p').innerText(), says);
    assert.equal(await notices.getByRole('button', { name: 'Try again' }).locator('visible=true').count(), buttons);
    await app.close({ despite: /404|Failed to load|WebAssembly|wasm|unsafe-eval|violation/i });
  });
}

test('in a frame trying again helps where the solver had to be restarted and does not come', async () => {
  const app = await open({}, { head: [hurried, killable], path: 'embed.html' });
  await app.reads('verdict', 'Exactly one solution');
  app.site.fault(/\/wasm\/sudoku\.wasm$/, { silent: true });
  await killAndPress(app.button('step'));
  await app.reads('notice', 'The solver has not come yet');
  app.site.mend();
  await press(app, 'Try again');
  await app.reads('notice', 'The solver had to be restarted');
  await app.close();
});

test('what says how hard a puzzle is and is missing is not asked for at each step', async () => {
  const app = await open({}, { faults: [[/logic-part/, { status: 404 }]] });
  await app.reads('verdict', '5,547');
  const asked = () => app.site.asked.filter((path) => path.includes('logic-part')).length;
  await app.asksFor(/logic-part/);
  for (let step = 0; step < 20; step++) {
    await app.button('step').click();
    await app.painted();
  }
  assert.ok(asked() <= 2, `${asked()} times`); // the script, and once more where a browser tries by itself
  await app.close({ despite: /404|Failed to (?:load|fetch)/ });
});
