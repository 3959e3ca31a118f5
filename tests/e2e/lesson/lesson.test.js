import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { cellsOfWords } from '../../../web/app/lesson/figure.js';
import { sentenceOf } from '../../../web/app/view/sentence.js';
import { viewsOf } from '../../web/support/solver.js';
import { languages, translators } from '../../web/support/texts.js';
import { livenAll, livenExercises } from '../support/alive.js';
import { useApp } from '../support/app.js';
import { findings } from '../support/axe.js';
import { engine, some } from '../engines/engine.js';
import { test, testOnly } from '../engines/test.js';
import { phone, smallPhone } from '../support/site.js';

const { open } = useApp();
const read = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(new URL(`../../../web/lesson/${name}.json`, import.meta.url), 'utf8'));
/** @type {{ puzzles: Record<string, string>, figures: Record<string, { puzzle: string, algorithm?: string }> }} */
const plan = read('figures');
/** @type {Record<string, { figure: string, position: number }>} */
const moments = read('moments');

/** One example upside down, and one with other digits: neither is known. */
const workshopTurned = [...plan.puzzles.workshop].reverse().join('');
const slow = plan.puzzles.hard.replace(/\d/g, (digit) => String(10 - Number(digit)));

/**
 * @param {string} language
 * @param {import('playwright-core').BrowserContextOptions} [options]
 * @param {import('../support/app.js').Means} [means]
 */
const lesson = (language, options, means) =>
  open(options, { path: `lesson/${language}.html`, shows: 'main [data-light][tabindex]', ...means });

/** What is said of the step that a moment leads to. @param {string} name @param {string} language */
function sentenceAt(name, language) {
  const { figure, position } = moments[name];
  const { puzzle, algorithm = 'backtracking' } = plan.figures[figure];
  const [view] = viewsOf(plan.puzzles[puzzle], [position], algorithm);
  const t = translators[language];
  const { key, params } = sentenceOf(view.step, view.board, Math.sqrt(view.board.length), t, {
    algorithm,
    counters: view.counters,
    stack: view.stack,
  });
  return t(key, params);
}

for (const language of languages) {
  test(`in the lesson in ${language} each way leads to its step, with its sentence`, async () => {
    const app = await lesson(language);
    for (const way of await app.page.locator('a[data-go]:not([data-go=""])').all()) {
      const name = (await way.getAttribute('data-go')) ?? '';
      const { figure, position } = moments[name];
      await way.scrollIntoViewIfNeeded();
      await app.painted();
      await app.page.waitForFunction(() =>
        [...document.querySelectorAll('.still:not(.printed)')].every((still) => {
          const { top, bottom } = /** @type {Element} */ (still.parentElement).getBoundingClientRect();
          return bottom < -innerHeight / 4 || top > innerHeight * 1.25;
        }),
      ); // what comes to life there may move the text
      await way.click();
      const player = app.page.locator(`#fig-${figure} sudoku-player`);
      await app.page.waitForFunction(
        ([id, wanted]) => /** @type {any} */ (document.querySelector(`#fig-${id} sudoku-player`))?.position === wanted,
        /** @type {const} */ ([figure, position]),
      );
      await player
        .locator('sudoku-sentence, sudoku-why', { hasText: sentenceAt(name, language) })
        .first()
        .waitFor();
    }
    await app.close();
  });
}

for (const [language, options] of some(
  /** @type {const} */ ([
    ['de', { colorScheme: 'dark', ...smallPhone }],
    ['en', {}],
    ['zh', phone],
  ]),
)) {
  test(`axe finds nothing in the lesson, with all figures alive: ${language}`, async () => {
    const app = await lesson(language, options);
    await livenAll(app.page);
    await app.painted();
    assert.deepEqual(await findings(app), []);
    await app.assertNoSidewaysScrolling();
    await app.close();
  });
}

test('without scripts the lesson is whole, and each figure a still with its sentence', async () => {
  const app = await lesson('de', { javaScriptEnabled: false }, { shows: 'main h1' });
  assert.equal(await app.page.locator('main section').count(), 20);
  assert.equal(await app.page.locator('figure .still img:visible').count(), Object.keys(plan.figures).length);
  assert.match(await app.page.locator('#fig-dead-end .still').innerText(), /Sackgasse: Für Zeile 1, Spalte 5/);
  const still = app.page.locator('#fig-start .still img:visible');
  await still.scrollIntoViewIfNeeded();
  const width = () => still.evaluate((image) => /** @type {HTMLImageElement} */ (image).naturalWidth);
  for (let tries = 0; tries < 100 && !(await width()); tries++) await app.page.waitForTimeout(50);
  assert.ok((await width()) > 0);
  const holes = await app.page
    .locator('figure[data-figure]')
    .evaluateAll((figures) =>
      figures.map((figure) =>
        Math.round(
          figure.getBoundingClientRect().bottom - (figure.lastElementChild?.getBoundingClientRect().bottom ?? 0),
        ),
      ),
    );
  assert.deepEqual(
    holes.filter((height) => height > 1),
    [],
    'room is kept for a player that never comes',
  );
  assert.match(await app.page.locator('#listing').innerText(), /def backtracking\(sudoku\)/);
  assert.equal(await app.page.locator('[data-live=tree4] li').count(), 18);
  assert.match(await app.page.locator('[data-live=blocked] > p').innerText(), /Zeile drei, Spalte vier/);
  await app.close();
});

test('nothing moves by itself in the lesson', async () => {
  const app = await lesson('en', { reducedMotion: 'reduce' });
  await app.page.locator('#fig-search').scrollIntoViewIfNeeded();
  await app.page.waitForFunction(
    () => /** @type {any} */ (document.querySelector('#fig-search sudoku-player'))?.status,
  );
  await app.painted();
  assert.deepEqual(
    await app.page
      .locator('sudoku-player')
      .evaluateAll((players) => players.map((player) => /** @type {any} */ (player).playing).filter(Boolean)),
    [],
  );
  assert.equal(await app.page.evaluate(() => document.getAnimations().length), 0);
  await app.close();
});

testOnly(
  { in: ['chromium'], because: 'the driver of no other browser shows a page as it is printed' },
  'on paper the figures are stills',
  async () => {
    const app = await lesson('en');
    await app.page.locator('#fig-start').scrollIntoViewIfNeeded();
    await app.page.waitForFunction(() => document.querySelector('#fig-start .printed'));
    assert.equal(await app.page.locator('#fig-start .still').isVisible(), false);
    await engine.paper?.(app.page, true);
    assert.equal(await app.page.locator('#fig-start .still').isVisible(), true);
    assert.equal(await app.page.locator('#fig-start sudoku-player').isVisible(), false);
    await app.close();
  },
);

test('for the printer all is open that can be opened, and after it as it was', async () => {
  const app = await lesson('en');
  const open = () =>
    app.page
      .locator('details')
      .evaluateAll((all) => all.map((details) => /** @type {HTMLDetailsElement} */ (details).open));
  const before = await open();
  assert.ok(before.includes(true) && before.includes(false), String(before));
  for (const type of ['beforeprint', 'beforeprint']) {
    await app.page.evaluate((name) => dispatchEvent(new Event(name)), type);
  }
  assert.deepEqual(
    await open(),
    before.map(() => true),
  );
  await app.page.evaluate(() => dispatchEvent(new Event('afterprint')));
  assert.deepEqual(await open(), before);
  await app.close();
});

testOnly(
  { in: ['chromium'], because: 'the driver of no other browser shows a page as it is printed' },
  'on paper no heading and no summary stands alone at the foot of a page, however high that is',
  async () => {
    const WIDTH = 640;
    const app = await lesson('de', { viewport: { width: WIDTH, height: 900 } });
    await engine.paper?.(app.page, true);
    // Columns break as pages do.
    const alone = await app.page.locator('main').evaluate((main, width) => {
      Object.assign(main.style, {
        width: `${width}px`,
        maxWidth: 'none',
        padding: '0',
        columns: `${width}px`,
        columnGap: '0',
        columnFill: 'auto',
      });
      const heads = [...main.querySelectorAll('summary, section > h2, section > h3')];
      const pageOf = (/** @type {Element} */ element, /** @type {'first' | 'last'} */ which) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = [...range.getClientRects()].filter((line) => line.width > 1);
        return Math.floor(
          (lines[which === 'first' ? 0 : lines.length - 1].left - main.getBoundingClientRect().left) / width,
        );
      };
      /** @type {string[]} */
      const found = [];
      for (let height = 700; height <= 1100; height += 7) {
        main.style.height = `${height}px`;
        for (const head of heads) {
          const next = head.nextElementSibling;
          if (next?.matches('p, pre, ul, ol, details') && pageOf(head, 'last') !== pageOf(next, 'first')) {
            found.push(`${head.textContent} at ${height}`);
          }
        }
      }
      return heads.length > 10 ? found : ['no headings'];
    }, WIDTH);
    assert.deepEqual(alone, []);
    await app.close();
  },
);

for (const language of languages) {
  test(`in the lesson in ${language} each word lights the cells that it means, and nothing else`, async () => {
    const app = await lesson(language);
    for (const word of await app.page.locator('[data-light]').all()) {
      const [name, ...what] = ((await word.getAttribute('data-light')) ?? '').split(' ');
      await word.focus();
      await app.page.waitForFunction(
        ([figure, wanted]) => {
          const cells = [
            ...(document
              .querySelector(`#fig-${figure} sudoku-player`)
              ?.shadowRoot?.querySelectorAll('sudoku-board .cell') ?? []),
          ];
          return String(cells.flatMap((cell, index) => (cell.hasAttribute('data-lit') ? [index] : []))) === wanted;
        },
        /** @type {const} */ ([name, String(cellsOfWords(what, 9))]),
      );
      await word.blur();
      await app.painted();
      assert.equal(await app.page.locator('sudoku-board [data-lit]').count(), 0);
    }
    await app.close();
  });
}

test('a word lights its cells while the mouse is on it', async () => {
  const app = await lesson('en');
  const word = app.page.locator('[data-light="search row 1"]');
  await word.scrollIntoViewIfNeeded();
  await word.hover();
  await app.page.waitForFunction(
    () => document.querySelector('#fig-search sudoku-player')?.shadowRoot?.querySelectorAll('[data-lit]').length === 9,
  );
  await app.page.locator('h1').hover();
  await app.painted();
  assert.equal(await app.page.locator('#fig-search sudoku-board [data-lit]').count(), 0);
  await app.close();
});

test('an expression shows its cell, a cell its expression', async () => {
  const app = await lesson('en');
  const index = app.page.locator('[data-live=index]');
  await index.scrollIntoViewIfNeeded();
  await index.locator('input').fill('sudoku[1][0]');
  await index.locator('output', { hasText: 'row 2, column 1: sudoku[1][0] is 9' }).waitFor();
  await index.locator('td').last().hover();
  assert.equal(await index.locator('input').inputValue(), 'sudoku[8][8]');
  await index.locator('input').fill('sudoku[9][0]');
  await index.locator('output', { hasText: 'no cell of this grid' }).waitFor();
  for (const [expression, answer] of /** @type {const} */ ([
    ['sudoku[-1][8]', 'It is row 9, column 9'],
    ['sudoku[0,8]', 'Each number needs brackets of its own'],
    ['Sudoku[0][8]', 'capital letters'],
  ])) {
    await index.locator('input').fill(expression);
    await index.locator('output', { hasText: answer }).waitFor();
  }
  await app.close();
});

test('the small puzzle is solved by hand to the end, and a wrong digit gets its reason', async () => {
  const app = await lesson('en');
  const small = app.page.locator('[data-live=small]');
  await small.scrollIntoViewIfNeeded();
  const cell = (/** @type {number} */ row, /** @type {number} */ column) =>
    small.locator('sudoku-board .cell').nth(row * 4 + column - 5);
  const says = (/** @type {string | RegExp} */ text) => small.locator('output', { hasText: text }).waitFor();
  const digit = (/** @type {number} */ name) => small.getByRole('button', { name: String(name), exact: true });
  await cell(1, 1).click();
  await digit(2).click();
  await says('There is a digit in row 1, column 1 already');
  await cell(4, 3).click();
  await digit(4).click();
  await says('Not the 4: row 4, column 4 already holds the 4, in the same row.');
  assert.equal(await cell(4, 4).getAttribute('data-mark'), 'conflict');
  await cell(1, 2).click();
  assert.equal(await cell(4, 4).getAttribute('data-mark'), null);
  await digit(3).click();
  await says('several digits are still possible: 2 3');
  await cell(3, 1).click();
  await app.page.keyboard.press('2');
  await says('Right: for row 3, column 1 only the 2 is left.\nEmpty cells: 9.');
  assert.equal(await cell(3, 1).getAttribute('aria-label'), 'row 3, column 1: 2, set by you');
  await small.getByRole('button', { name: 'Where can I go on?' }).click();
  await says('Look at row 2, column 1.');
  for (const [row, column, name] of [
    [4, 3, 2],
    [4, 1, 1],
    [4, 2, 3],
    [2, 1, 3],
    [1, 2, 2],
    [1, 3, 1],
    [1, 4, 3],
    [2, 3, 4],
    [2, 4, 2],
  ]) {
    await cell(row, column).click();
    await digit(name).click();
  }
  await says('Solved!');
  assert.equal(await digit(1).getAttribute('aria-disabled'), 'true');
  await small.getByRole('button', { name: 'Start anew' }).click();
  await says('Choose an empty cell');
  assert.equal(await cell(3, 1).innerText(), '');
  await app.close();
});

for (const language of languages) {
  test(`in ${language}, whatever is said of the small puzzle, the text below stays on a phone`, async () => {
    const app = await lesson(language, phone);
    const small = app.page.locator('[data-live=small]');
    await small.scrollIntoViewIfNeeded();
    const height = () => small.evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    const cell = (/** @type {number} */ index) => small.locator('sudoku-board .cell').nth(index);
    const digits = small.locator('.digits button');
    for (const [index, digit] of [
      [0, 1], // filled
      [1, 2], // a guess
      [8, 3], // refused
      [8, 2], // right
    ]) {
      await cell(index).click();
      await digits.nth(digit - 1).click();
      assert.equal(await height(), before);
    }
    await small.locator('.live button').nth(4).click(); // a hint
    assert.equal(await height(), before);
    await app.assertNoSidewaysScrolling();
    await app.close();
  });
}

test('the exercises are judged by the solver', async () => {
  const app = await lesson('en');
  const allowed = app.page.locator('[data-live=allowed]');
  await allowed.scrollIntoViewIfNeeded();
  await allowed.getByRole('button', { name: '1', exact: true }).click();
  await allowed.getByRole('button', { name: 'Check' }).click();
  await allowed.locator('output', { hasText: 'At least one more digit' }).waitFor();
  for (const digit of ['3', '8', '6']) await allowed.getByRole('button', { name: digit, exact: true }).click();
  await allowed.getByRole('button', { name: 'Check' }).click();
  await allowed
    .locator('output', { hasText: 'Not the 6: row 2, column 8 already holds the 6, in the same box.' })
    .waitFor();
  await allowed.getByRole('button', { name: '6', exact: true }).click();
  await allowed.getByRole('button', { name: 'Check' }).click();
  await allowed.locator('output', { hasText: 'Right' }).waitFor();
  assert.match(await allowed.locator('.live > p').first().innerText(), /^Question 1 of 3: .*row 1, column 7/);
  await allowed.getByRole('button', { name: 'Next question' }).click();
  await allowed.locator('p', { hasText: /^Question 2 of 3: .*row 1, column 1/ }).waitFor();
  assert.equal(await allowed.locator('output').innerText(), '');

  const blocked = app.page.locator('[data-live=blocked]');
  await blocked.scrollIntoViewIfNeeded();
  const cell = (/** @type {number} */ row, /** @type {number} */ column) =>
    blocked.locator('sudoku-board .cell').nth(row * 9 + column - 10);
  const next = blocked.getByRole('button');
  for (const [row, column, answer] of /** @type {const} */ ([
    [3, 4, 'This is the cell in question'],
    [3, 2, 'Row 3, column 2 is empty'],
    [3, 5, 'Row 3, column 5 holds 5'],
    [2, 8, 'shares neither row nor column nor box'],
  ])) {
    await cell(row, column).click();
    await blocked.locator('output', { hasText: answer }).waitFor();
    await blocked.locator('output', { hasText: '0 of 1 found' }).waitFor();
    assert.equal(await next.getAttribute('aria-disabled'), 'true');
  }
  await cell(3, 1).click();
  await blocked.locator('output', { hasText: /share row 3\.\n1 of 1 found\.\nNo other/ }).waitFor();
  assert.equal(await cell(3, 1).getAttribute('aria-label'), 'row 3, column 1: 6, found');
  await cell(3, 1).click();
  await blocked.locator('output', { hasText: 'found this cell already' }).waitFor();
  await next.click();
  await blocked.locator('p', { hasText: 'no 9 go into row 3, column 7' }).waitFor();

  const predict = app.page.locator('[data-live=predict]');
  await predict.scrollIntoViewIfNeeded();
  for (const [answer, said] of [
    ['2', 'Not the 2: row 1, column 1 already holds the 2, in the same row.'],
    ['8', 'a smaller one fits too'],
    ['It takes one back', 'there is still a digit that fits'],
    ['1', 'Right: the 1 goes into row 1, column 2.\n0 of 1 right'],
    ['3', 'Right: the 3 goes into row 1, column 4.\n1 of 2 right'],
    ['It takes one back', 'no digit is left for row 1, column 5. So the 3 in row 1, column 4 is taken back.\n2 of 3'],
    ['6', 'Right: the 6'],
  ]) {
    await predict.getByRole('button', { name: answer, exact: true }).click();
    await predict.locator('output', { hasText: said }).waitFor();
  }

  const make = app.page.locator('[data-live=make]');
  await make.scrollIntoViewIfNeeded();
  for (const [text, answer] of [
    ['12x', 'line 1, column 3'],
    [plan.puzzles.school, 'known here already'],
    ['.'.repeat(81), 'exactly one solution'],
    [workshopTurned, 'More than 1,000,000 are wanted'],
    [slow, 'That is more than 1,000,000: done'],
  ]) {
    await make.locator('textarea').fill(text);
    await make.getByRole('button').click();
    await make.locator('output', { hasText: answer }).waitFor();
  }
  await app.close();
});

/** The digits that the rules leave to a cell of the puzzle of the lesson. @param {number} cell */
const leftTo = (cell) => {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const isPeer = (/** @type {number} */ other) =>
    Math.floor(other / 9) === row ||
    other % 9 === column ||
    (Math.floor(other / 27) === Math.floor(row / 3) && Math.floor((other % 9) / 3) === Math.floor(column / 3));
  const taken = [...plan.puzzles.school].filter((_, other) => isPeer(other));
  return [...'123456789'].filter((digit) => !taken.includes(digit));
};

test('which digits may go is asked of three cells, and then it is over', async () => {
  const app = await lesson('en');
  const allowed = app.page.locator('[data-live=allowed]');
  await allowed.scrollIntoViewIfNeeded();
  const question = allowed.locator('.live > p').first();
  for (let turn = 1; turn <= 3; turn++) {
    const [, row, column] = (await question.innerText()).match(/row (\d), column (\d)/) ?? [];
    const digits = leftTo(9 * Number(row) + Number(column) - 10);
    for (const digit of digits) await allowed.getByRole('button', { name: digit, exact: true }).click();
    await allowed.getByRole('button', { name: 'Check' }).click();
    await allowed
      .locator('output', { hasText: turn < 3 ? /^Right/ : /^Right[^]*That was the last question/ })
      .waitFor();
    if (turn < 3) await allowed.getByRole('button', { name: 'Next question' }).click();
  }
  await allowed.getByRole('button', { name: 'Start anew' }).click();
  assert.match(await question.innerText(), /^Question 1 of 3/);
  await app.close();
});

/**
 * A click where a button stands: click() would scroll in Firefox.
 * @param {import('playwright-core').Page} page
 * @param {import('playwright-core').Locator} button
 */
async function clickAt(page, button) {
  const box = await button.boundingBox();
  assert.ok(box);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('on a phone an answer to what comes next moves nothing: the board, the buttons and the answer stay', async () => {
  const app = await lesson('de', phone);
  const predict = app.page.locator('[data-live=predict]');
  await predict.scrollIntoViewIfNeeded();
  await predict.locator('sudoku-board .cell').first().waitFor();
  await predict.locator('.live').evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const places = () =>
    predict.evaluate((element) => [
      scrollY,
      ...[...element.querySelectorAll('.board, .digits')].map((part) => part.getBoundingClientRect().top),
    ]);
  await app.settles(places);
  const before = await places();
  const output = predict.locator('output');
  const anew = predict.getByRole('button', { name: 'Von vorn' });
  const answers = [...'123456789', 'Sie nimmt eine zurück'];
  for (let right = 0; !(await anew.isVisible());) {
    assert.ok(right <= 10, 'it has no end');
    for (const answer of answers) {
      await clickAt(app.page, predict.getByRole('button', { name: answer, exact: true }));
      await app.painted();
      const moved = (await places()).map((place, index) => Math.abs(place - before[index]));
      assert.ok(
        moved.every((pixels) => pixels < 60),
        `moved by ${moved} px`,
      );
      const box = await output.boundingBox();
      assert.ok(box && box.y >= 0 && box.y + box.height <= phone.viewport.height, JSON.stringify(box));
      if (/^Stimmt/.test(await output.innerText())) break;
    }
    right += 1;
  }
  await anew.click();
  assert.equal(await output.innerText(), '');
  await app.close();
});

for (const language of languages) {
  test(`in ${language} scripts swallow no task: what is to be made or looked at still stands there`, async () => {
    const app = await lesson(language);
    const tasks = app.page.locator('[data-live] .task');
    assert.ok((await tasks.count()) > 0);
    await livenExercises(app.page);
    for (const task of await tasks.all()) assert.ok(await task.isVisible(), (await task.textContent()) ?? '');
    assert.ok(await app.page.locator('[data-live=make] .task').isVisible());
    await app.close();
  });
}

test('a puzzle that stands in the lesson is not taken for one of the reader’s own', async () => {
  const app = await lesson('de');
  const make = app.page.locator('[data-live=make]');
  await make.scrollIntoViewIfNeeded();
  const line = await app.page
    .locator('#hard code')
    .filter({ hasText: /^[.\d]{81}$/ })
    .last()
    .textContent();
  await make.locator('textarea').fill(line ?? '');
  await make.getByRole('button').click();
  await make.locator('output', { hasText: 'hier schon bekannt' }).waitFor();
  await app.close();
});

test('why a digit is blocked can be answered by keyboard alone, to the last question and anew', async () => {
  const app = await lesson('en', smallPhone);
  const blocked = app.page.locator('[data-live=blocked]');
  await blocked.scrollIntoViewIfNeeded();
  await blocked.locator('sudoku-board .cell').first().waitFor();
  assert.equal(await blocked.locator('sudoku-board [tabindex="0"]').count(), 1);
  await blocked.locator('sudoku-board [tabindex="0"]').focus();
  for (const [index, ways] of [
    ['Left Left Left'],
    ['Down Down Down'],
    ['Down Down Right'],
    ['Left', 'Right Down Down Down'],
    ['Left Left Left Left', 'Right Right Right Right Right Right Down Down', 'Left Left Down Down Down Down Down'],
    ['Left Left Left', 'Right Right Right Down Down Down Down Down Down Down'],
  ].entries()) {
    await blocked.locator('p', { hasText: `Question ${index + 1} of 6` }).waitFor();
    for (const [at, way] of ways.entries()) {
      for (const arrow of way.split(' ')) await app.page.keyboard.press(`Arrow${arrow}`);
      await app.page.keyboard.press(at ? 'Space' : 'Enter');
      await blocked.locator('output', { hasText: `${at + 1} of ${ways.length} found` }).waitFor();
      if (index === 5 && at === 0) {
        await blocked.locator('output', { hasText: 'The search placed this 1 itself' }).waitFor();
      }
    }
    await app.assertNoSidewaysScrolling();
    if (index === 5) {
      await blocked.locator('output', { hasText: 'Well done' }).waitFor();
      assert.deepEqual(await findings(app), []);
    }
    await app.page.keyboard.press('Tab');
    await app.page.keyboard.press('Enter');
  }
  await blocked.locator('p', { hasText: 'Question 1 of 6' }).waitFor();
  assert.equal(
    await blocked.locator('sudoku-board .cell:focus').getAttribute('aria-label'),
    'row 3, column 4: 6? The cell in question',
  );
  await app.close();
});

test('the app leads to the lesson in its language, and the lesson back', async () => {
  const app = await open({ locale: 'de-DE' });
  await app.page.locator('#learn', { hasText: 'Lernen' }).click();
  await app.page.locator('h1', { hasText: 'Wie ein Programm Sudokus löst' }).waitFor();
  await app.page.getByRole('link', { name: 'English' }).click();
  await app.page.locator('h1', { hasText: 'How a computer solves a Sudoku' }).waitFor();
  await app.page.locator('.brand').click();
  await app.page.locator('#learn', { hasText: 'Learn' }).waitFor();
  await app.close();
});

test('a lesson with its figures alive weighs no more than 192,000 bytes, and asks for no listing unseen', async () => {
  const app = await lesson('zh');
  await livenAll(app.page);
  await app.painted();
  const weight = [...new Set(app.site.asked)]
    .filter((path) => !path.startsWith('/~'))
    .reduce(
      (sum, path) => sum + gzipSync(readFileSync(new URL(`../../../build/web${path}`, import.meta.url))).length,
      0,
    );
  assert.ok(weight <= 192_000, `${weight} bytes`);
  const listings = app.site.asked.filter((path) => path.startsWith('/listings/'));
  assert.deepEqual([...new Set(listings)].sort(), ['/listings/backtracking.py', '/listings/lookup-tables.py']);
  await app.close();
});
