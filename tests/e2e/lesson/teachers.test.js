import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { answersOf } from '../../../scripts/lib/site/lesson/worksheet.mjs';
import { sentenceOf } from '../../../web/app/view/sentence.js';
import { solver, viewsOf } from '../../web/support/solver.js';
import { languages, translators } from '../../web/support/texts.js';
import { useApp } from '../support/app.js';
import { findings } from '../support/axe.js';
import { engine, some } from '../engines/engine.js';
import { test, testOnly } from '../engines/test.js';
import { script } from '../support/head.js';
import { phone, smallPhone } from '../support/site.js';

const { open } = useApp();
const read = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(new URL(`../../../web/lesson/${name}.json`, import.meta.url), 'utf8'));
/**
 * @type {{ puzzles: Record<string, string>, figures: Record<string, { puzzle: string, algorithm?: string, position?:
 *   number }> }}
 */
const plan = read('figures');
/** @type {Record<string, { figure: string, position: number }>} */
const moments = read('moments');

/**
 * @param {string} language
 * @param {import('playwright-core').BrowserContextOptions} [options]
 * @param {import('../support/app.js').Means} [means]
 */
const teachers = (language, options, means) =>
  open(options, { path: `lesson/teachers/${language}.html`, shows: '.code summary', ...means });

/**
 * What is said of a step of a figure.
 * @param {string} name of the figure
 * @param {number} position
 * @param {string} language
 */
function sentenceAt(name, position, language) {
  const { puzzle, algorithm = 'backtracking' } = plan.figures[name];
  const [view] = viewsOf(plan.puzzles[puzzle], [position], algorithm);
  if (!view.step) return '';
  const t = translators[language];
  const { key, params } = sentenceOf(view.step, view.board, Math.sqrt(view.board.length), t, {
    algorithm,
    counters: view.counters,
    stack: view.stack,
  });
  return t(key, params);
}

/** The steps that the tables lead to, in their order. @type {[figure: string, position: number][]} */
const steps = [
  ...Object.values(moments).map(({ figure, position }) => /** @type {[string, number]} */ ([figure, position])),
  ...Object.entries(plan.figures).map(([name, { position = 0 }]) => /** @type {[string, number]} */ ([name, position])),
];

/** One column of the tables. @param {import('../support/app.js').App} app @param {string} column */
async function waysIn(app, column) {
  const ways = await app.page
    .locator(`.ways ${column} a`)
    .evaluateAll((links) => links.map((link) => /** @type {HTMLAnchorElement} */ (link).href));
  assert.equal(ways.length, steps.length);
  return ways;
}

for (const language of languages) {
  test(`each way from the page for teachers in ${language} opens the app at its step, with its sentence`, async () => {
    const app = await teachers(language);
    const ways = await waysIn(app, '.in-app');
    for (const [index, way] of some([...ways.entries()])) {
      const [figure, position] = steps[index];
      await app.page.goto('about:blank'); // else the app that is there follows its new address
      await app.page.goto(way);
      await app.stands(position);
      await app.speaks(language);
      await app.reads('sentence', sentenceAt(figure, position, language));
    }
    await app.close();
  });

  test(`each way from the page for teachers in ${language} opens the projector at its step`, async () => {
    const app = await teachers(language);
    const ways = await waysIn(app, '.large');
    for (const [index, way] of some([...ways.entries()])) {
      const [, position] = steps[index];
      await app.page.goto('about:blank');
      await app.page.goto(way);
      await app.page.waitForFunction(
        (wanted) => /** @type {any} */ (document.querySelector('sudoku-player'))?.position === wanted,
        position,
      );
      await app.page.waitForLoadState('networkidle'); // its last style sheet may be on its way: it is not cut off
      await app.speaks(language);
    }
    await app.close();
  });

  test(`from the page for teachers in ${language} each way into the lesson sets its figure to that step`, async () => {
    const app = await teachers(language);
    const ways = await waysIn(app, 'th');
    for (const [index, way] of some([...ways.entries()])) {
      const [figure, position] = steps[index];
      await app.page.goto('about:blank');
      await app.page.goto(way);
      await app.page.waitForFunction(
        ([id, wanted]) => /** @type {any} */ (document.querySelector(`#fig-${id} sudoku-player`))?.position === wanted,
        /** @type {const} */ ([figure, position]),
      );
      await app.page
        .locator(`#fig-${figure} sudoku-player :is(sudoku-sentence, sudoku-why, sudoku-board)`, {
          hasText: sentenceAt(figure, position, language),
        })
        .first()
        .waitFor();
      assert.ok(await app.page.evaluate(() => document.getElementById(location.hash.slice(1))));
    }
    await app.close();
  });
}

test('every other link of the page for teachers leads to a place that there is', async () => {
  const app = await teachers('en');
  const links = await app.page
    .locator('main a')
    .evaluateAll((all) =>
      [...new Set(all.map((link) => /** @type {HTMLAnchorElement} */ (link).href))].filter(
        (href) => !href.includes('#p='),
      ),
    );
  const missing = await app.page.evaluate(async (addresses) => {
    const found = [];
    for (const address of addresses) {
      const response = await fetch(address);
      const anchor = new URL(address).hash.slice(1);
      if (!response.ok || (anchor && !(await response.text()).includes(` id="${anchor}"`))) found.push(address);
    }
    return found;
  }, links);
  assert.ok(links.length > 30);
  assert.deepEqual(missing, []);
  await app.close();
});

test('the way for a whole class opens the app on the puzzle of the lesson, with its questions', async () => {
  const app = await open({}, { path: 'lesson/teachers/en.html', shows: 'body' });
  await app.page.locator('#plan a[href*="q="]').click();
  await app.page.locator('sudoku-predict').waitFor();
  await app.reads('verdict', '5,547');
  assert.match(app.page.url(), /q=digit-17/);
  await app.close();
});

test('in the plan, what is shown on a projector opens there at its step', async () => {
  for (const language of some(languages)) {
    const app = await teachers(language);
    const links = app.page.locator('#plan a[href*="projector/"][href*="n="]');
    const ways = await links.evaluateAll((all) => all.map((link) => /** @type {HTMLAnchorElement} */ (link).href));
    const wanted = ['placed', 'dead-end', 'root-wrong'].map((name) => moments[name].position);
    assert.equal(ways.length, wanted.length);
    for (const [index, way] of ways.entries()) {
      await app.page.goto('about:blank');
      await app.page.goto(way);
      await app.page.waitForFunction(
        (position) => /** @type {any} */ (document.querySelector('sudoku-player'))?.position === position,
        wanted[index],
      );
      await app.page.waitForLoadState('networkidle');
      await app.speaks(language);
    }
    await app.close();
  }
});

test('each code for a frame shows its figure at that step', async () => {
  const app = await teachers('de', { viewport: { width: 1000, height: 700 } });
  const codes = await app.page.locator('.code pre').allTextContents();
  assert.equal(codes.length, steps.length);
  const heightOf = (/** @type {string} */ code) => Number(/height="(\d+)"/.exec(code)?.[1]);
  for (const [index, code] of some(
    [...codes.entries()].sort(([, one], [, other]) => heightOf(other) - heightOf(one)),
  )) {
    const [figure, position] = steps[index];
    const [, path, height] =
      /^<iframe src="([^"]+)" title="[^"]+" width="100%" height="(860|900|1100)"><\/iframe>$/.exec(code) ?? [];
    await app.page.goto('about:blank');
    assert.ok(path.startsWith(`${app.site.url}embed.html#`), path);
    await app.page.goto(path);
    await app.page
      .locator(position ? 'sudoku-sentence' : 'sudoku-board', { hasText: sentenceAt(figure, position, 'de') })
      .first()
      .waitFor();
    if (await app.page.locator('sudoku-scrubber').count()) assert.equal(await app.position(), position);
    assert.ok(
      (await app.settles(() => app.page.evaluate(() => document.body.scrollHeight))) <= Number(height),
      `${figure} is higher than its frame`,
    );
  }
  await app.close();
});

for (const [language, options] of some(
  /** @type {const} */ ([
    ['de', { colorScheme: 'dark', ...smallPhone }],
    ['en', {}],
    ['zh', phone],
    ['en', { colorScheme: 'dark' }],
  ]),
)) {
  test(`axe finds nothing in the page for teachers: ${language}, ${JSON.stringify(options).slice(0, 25)}`, async () => {
    const app = await teachers(language, options);
    assert.deepEqual(await findings(app), []);
    await app.page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    await app.painted();
    assert.deepEqual(await findings(app), []);
    await app.assertNoSidewaysScrolling();
    await app.close();
  });
}

test('without scripts the page for teachers is whole, with the answers of the solver', async () => {
  const app = await teachers('en', { javaScriptEnabled: false }, { shows: 'main h1' });
  const answers = answersOf(read('worksheet'), plan.puzzles, solver);
  const rows = async (/** @type {number} */ nth) =>
    await app.page
      .locator('#solutions .task')
      .nth(nth)
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  const strings = (/** @type {unknown[][]} */ table) => table.map((row) => row.map(String));
  assert.deepEqual(
    await rows(0),
    strings(answers.read.map(({ expression, row, column, value }) => [expression, row, column, value])),
  );
  assert.deepEqual(await rows(1), strings(answers.corner));
  assert.deepEqual(
    await rows(2),
    strings(answers.allowed.map(({ letter, row, column, digits }) => [letter, row, column, digits.join(' ')])),
  );
  assert.deepEqual(
    await rows(3),
    strings(
      answers.blocked.map(({ letter, digit, row, column, unit }) => [letter, digit, row, column, `same ${unit}`]),
    ),
  );
  assert.deepEqual(
    await rows(4),
    strings(
      answers.search.map(({ kind, row, column, digit }, index) => [
        index + 1,
        kind === 'place' ? 'placed' : 'taken back',
        row,
        column,
        digit,
      ]),
    ),
  );
  assert.deepEqual(
    await app.page.locator('#sheet .levels b').allTextContents(),
    answers.tree.map(({ digit }) => String(digit)),
    'the tree is begun',
  );
  assert.equal(await app.page.locator('#solutions .tree4 li').count(), 18);
  assert.equal(await app.page.locator('#solutions .tree4 .dead').count(), 2);
  for (const image of await app.page.locator('.paper img').all()) {
    assert.ok(await image.evaluate((element) => /** @type {HTMLImageElement} */ (element).naturalWidth > 0));
  }
  assert.deepEqual(await rows(5), [
    ['1', 'True'],
    ['2', 'len(sudoku) + 1'],
    ['3', 'sudoku, row, column, number'],
    ['4', 'number'],
    ['5', 'backtracking(sudoku)'],
    ['6', '0'],
    ['7', 'False'],
  ]);
  const stack = await rows(7);
  assert.deepEqual(
    stack.map(([call]) => call),
    ['4', '3', '2', '1'],
    'the newest is on top',
  );
  assert.deepEqual(stack[0], ['4', '0', '4', '–', 'False']);
  const lines = (await rows(5)).length + (await rows(6)).length + stack.length;
  assert.deepEqual(
    (await app.page.locator('#plan data').allTextContents()).slice(-2),
    [lines + 2, stack.length + 2].map(String),
    'the points of the sheet to hand in',
  );
  assert.equal(await app.page.locator('.paper:not(#solutions) .answer').count(), 0, 'the worksheet does not tell');
  const html = await app.page.evaluate(() => fetch('en.html').then((response) => response.text()));
  assert.match(html, /<button type="button" data-print="all" hidden>/);
  assert.match(html, /src=&quot;stepdoku\/embed\.html#/, 'until a script knows the address');
  assert.match(html, /<details class="paper" id="solutions" open>/, 'some browsers print what is open only');
  await app.close();
});

/** What only Chromium does for a test. */
const printing = {
  in: ['chromium'],
  because: 'the drivers of other browsers neither show a page as it is printed nor print to a file',
};

const deniedClipboard = script(() => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
});

test('where the clipboard is denied, the code is selected', async () => {
  const app = await teachers('en', {}, { head: [deniedClipboard] });
  const code = app.page.locator('.code').first();
  await code.locator('summary').click();
  await code.getByRole('button', { name: 'Copy' }).click();
  await code.locator('output', { hasText: 'Selected' }).waitFor();
  assert.equal(await app.page.evaluate(() => String(getSelection()).trim()), await code.locator('pre').textContent());
  await app.close();
});

test('each button that copies is described by what it copies', async () => {
  const app = await teachers('de');
  const buttons = await app.page
    .locator('.code button')
    .evaluateAll((all) =>
      all.map((button) => [
        document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
        button.closest('.code')?.querySelector('summary')?.textContent,
      ]),
    );
  assert.equal(buttons.length, steps.length);
  for (const [described, summary] of buttons) assert.equal(described, summary);
  await app.close();
});

test('what is copied twice is said twice', async () => {
  const app = await teachers('en', {}, { head: [deniedClipboard] });
  const code = app.page.locator('.code').first();
  await code.locator('summary').click();
  await code.locator('output').evaluate((output) => {
    const said = /** @type {(string | null)[]} */ ([]);
    Object.assign(globalThis, { said });
    new MutationObserver(() => said.push(output.textContent)).observe(output, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const said = () => app.page.evaluate(() => /** @type {any} */ (globalThis).said.map(Boolean));
  for (const expected of [[true], [true, false, true]]) {
    await code.getByRole('button', { name: 'Copy' }).click();
    await app.page.waitForFunction((times) => Object(globalThis).said.length >= times, expected.length);
    assert.deepEqual(await app.settles(said), expected);
  }
  await app.close();
});

test('for the printer the solutions are open, and after it as they were', async () => {
  const app = await teachers('en');
  const solutions = app.page.locator('#solutions');
  const isOpen = () => solutions.evaluate((details) => /** @type {HTMLDetailsElement} */ (details).open);
  const tell = (/** @type {string} */ type) => app.page.evaluate((name) => dispatchEvent(new Event(name)), type);
  for (const wasOpen of [false, true]) {
    assert.equal(await isOpen(), wasOpen);
    for (const type of ['beforeprint', 'beforeprint']) await tell(type);
    assert.equal(await isOpen(), true);
    for (const type of ['afterprint', 'afterprint']) await tell(type);
    assert.equal(await isOpen(), wasOpen);
    await solutions.locator('summary').click();
  }
  assert.equal(await isOpen(), false, 'what was printed before does not matter');
  await tell('afterprint');
  assert.equal(await isOpen(), false);
  await app.close();
});

testOnly(printing, 'paper shows the worksheet and its solutions, and nothing else of the page', async () => {
  const app = await teachers('de', { viewport: { width: 680, height: 900 }, colorScheme: 'dark' });
  await engine.paper?.(app.page, true);
  const shown = await app.page
    .locator('header, main > *, #worksheet > *')
    .evaluateAll((all) => all.filter((one) => one.getClientRects().length).map((one) => one.id || one.className));
  assert.deepEqual(shown, ['worksheet', 'sheet', 'hand-in', 'solutions']);
  assert.ok(await app.page.locator('#solutions .tree4').isVisible());
  assert.equal(await app.page.locator('#solutions summary').isVisible(), false);
  const wide = await app.page
    .locator('.paper *')
    .evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
        .map((one) => one.outerHTML.slice(0, 80)),
    );
  assert.deepEqual(wide, []);
  await app.close();
});

testOnly(
  printing,
  'on A4 and Letter the plan takes two pages, the worksheet three, the sheet to hand in two, all solutions three',
  async () => {
    for (const language of languages) {
      const app = await teachers(language);
      const pagesOf = async (/** @type {string} */ format) =>
        (await app.page.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g)?.length;
      await app.page.evaluate(() => {
        globalThis.print = () => {};
      });
      for (const [part, pages] of Object.entries({ plan: 2, all: 8, sheet: 3, 'hand-in': 2, solutions: 3 })) {
        await app.page.locator(`button[data-print="${part}"]`).click();
        for (const format of ['A4', 'Letter']) {
          assert.equal(await pagesOf(format), pages, `${part} in ${language} on ${format}`);
          await app.page.locator(`button[data-print="${part}"]`).click(); // the printer has put it back
        }
      }
      await app.page.evaluate(() => dispatchEvent(new Event('afterprint')));
      assert.equal(await app.page.locator('html').getAttribute('data-print'), null);
      await app.close();
    }
  },
);

test('no table of the worksheet stands out of its paper on a narrow phone', async () => {
  for (const language of some(languages)) {
    for (const width of [320, 344, 390]) {
      const app = await teachers(language, { viewport: { width, height: 700 } });
      await app.page.locator('details').evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)));
      assert.deepEqual(
        await app.page
          .locator('.paper table')
          .evaluateAll((tables) =>
            tables
              .filter(
                (table) =>
                  table.getBoundingClientRect().right > Number(table.closest('.paper')?.getBoundingClientRect().right),
              )
              .map((table) => table.outerHTML.slice(0, 80)),
          ),
        [],
        `${language}, ${width}`,
      );
      await app.close();
    }
  }
});

test('the page for teachers weighs no more than 150 KB', async () => {
  const app = await teachers('zh');
  await app.painted();
  const weight = [...new Set(app.site.asked)]
    .filter((path) => !path.startsWith('/~'))
    .reduce(
      (sum, path) => sum + gzipSync(readFileSync(new URL(`../../../build/web${path}`, import.meta.url))).length,
      0,
    );
  assert.ok(weight <= 150_000, `${weight} bytes`);
  await app.close();
});

/** A port that nobody has. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

test('the one command of Python serves the page, the lesson and the app', async () => {
  const app = await teachers('en');
  const port = await freePort();
  const server = spawn('python3', ['-m', 'http.server', String(port), '--bind', '127.0.0.1'], {
    cwd: fileURLToPath(new URL('../../../build/web/', import.meta.url)),
    stdio: 'ignore',
  });
  try {
    const address = `http://127.0.0.1:${port}/`;
    while (
      !(await fetch(address).then(
        () => true,
        () => false,
      ))
    ) {
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
    await app.page.goto(`${address}lesson/teachers/en.html`);
    await app.page.locator('.code output').first().waitFor({ state: 'attached' });
    await app.page.locator('.ways th a').first().click();
    await app.page
      .locator('#fig-search sudoku-player sudoku-sentence', { hasText: sentenceAt('search', 1, 'en') })
      .waitFor();
    await app.page.locator('.brand').click();
    // the page may still be the one before
    await app.page.locator('sudoku-verdict', { hasText: 'Exactly one solution' }).waitFor();
  } finally {
    server.kill();
  }
  await app.close();
});
