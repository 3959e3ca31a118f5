import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { phone } from '../support/site.js';

const { open } = useApp();

/** The marked line of the listing, as text. @param {import('../support/app.js').App} app */
async function line(app) {
  await app.painted();
  return (await app.page.locator('.listing li[aria-current] code').allInnerTexts()).map((text) => text.trim());
}

/** @param {import('../support/app.js').App} app */
const tone = (app) => app.page.locator('.listing li[aria-current]').getAttribute('data-tone');

/** @param {import('../support/app.js').App} app @param {number} position */
async function goTo(app, position) {
  await app.slide('sudoku-scrubber input', position);
  await app.stands(position);
  await app.page.locator('.listing li[aria-current]').waitFor();
}

test('the line of this step is marked, and can be seen in its box without moving the page', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  for (const [position, text, kind] of /** @type {const} */ ([
    [1, 'const field = nextEmptyField(sudoku);', 'select'],
    [2, 'for (let number = 1; number <= sudoku.length; number++) {', 'try'],
    [5, 'if (sudoku[row][i] === number) return false;', 'check'],
    [1308, 'if (sudoku[i][column] === number) return false;', 'conflict'],
    [5547, 'if (field === null) return true;', 'solution'],
  ])) {
    await goTo(app, position);
    assert.deepEqual(await line(app), [text]);
    assert.equal(await tone(app), kind);
    const isSeen = await app.page.locator('.listing li[aria-current]').evaluate((marked) => {
      const [inner, outer] = [
        marked.getBoundingClientRect(),
        /** @type {Element} */ (marked.closest('.listing')).getBoundingClientRect(),
      ];
      return inner.top >= outer.top && inner.bottom <= outer.bottom && scrollY === 0;
    });
    assert.equal(isSeen, true, text);
  }
  await goTo(app, 1308);
  assert.equal(
    await app.page
      .locator('.variables')
      .innerText()
      .then((text) => text.replace(/\s+/g, ' ').trim()),
    'row 2 column 6 number 9 i 5 j –',
  );
  await app.close();
});

test('the language of the listing is kept over a reload', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.page.locator('button[data-language="python"]').first().click();
  await goTo(app, 1308);
  assert.deepEqual(await line(app), ['if sudoku[i][column] == number:']);
  await app.page.reload();
  await app.reads('verdict', '5,547');
  await goTo(app, 1);
  assert.deepEqual(await line(app), ['field = nextEmptyField(sudoku)']);
  assert.equal(await app.page.locator('button[data-language="python"]').first().getAttribute('aria-pressed'), 'true');
  await app.close();
});

test('another algorithm has another listing, told in the language of the page where it is long', async () => {
  const app = await open({ locale: 'de-DE' });
  await app.reads('verdict', '5.547');
  await app.page.locator('sudoku-picker select').selectOption('propagation');
  await app.reads('verdict', '118');
  await goTo(app, 1);
  assert.match((await line(app))[0], /^wenn ein Feld|^sonst/);
  assert.equal(await app.page.locator('sudoku-languages').innerText(), 'Pseudocode');
  await app.close();
});

test('a click or Enter on a frame goes to where its digit was placed', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await goTo(app, 1308);
  const frames = app.page.locator('.frames button');
  assert.equal(await frames.count(), 12);
  assert.match(await frames.first().innerText(), /2\s*3 4 5 6 7 8 9\s*\[2, 5\]/);
  await frames.nth(1).click();
  await app.reads('sentence', '1 fits into row 3, column 4');
  assert.equal(await frames.count(), 11);
  await frames.first().focus();
  await app.page.keyboard.press('ArrowDown');
  await app.page.keyboard.press('Enter');
  await app.reads('sentence', '8 fits into row 3, column 3');
  assert.equal(await frames.count(), 10);
  await app.close();
});

test('a frame of the call stack that goes hands its focus to the newest left, the last to the title', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await goTo(app, 1308);
  await app.page.locator('.frames button').first().focus();
  const focused = () =>
    app.page.evaluate(
      () =>
        document
          .querySelector('sudoku-player')
          ?.shadowRoot?.activeElement?.matches('.frames li:first-child button, #stack-title') ?? false,
    );
  for (const [position, left] of [
    [50, 1],
    [0, 0],
  ]) {
    await app.page.locator('sudoku-player').evaluate((player, to) => /** @type {any} */ (player).seek(to), position);
    await app.page.waitForFunction(
      (count) => document.querySelector('sudoku-player')?.shadowRoot?.querySelectorAll('.frames li').length === count,
      left,
    );
    assert.equal(await focused(), true, `at position ${position}`);
  }
  await app.close();
});

test('a call stack that was scrolled shows its newest frame when it changes', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await goTo(app, 5547);
  const list = app.page.locator('sudoku-stack .frames');
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await app.painted();
  assert.ok((await list.evaluate((element) => element.scrollTop)) > 0);
  await goTo(app, 5500);
  assert.ok((await list.evaluate((element) => element.scrollHeight - element.clientHeight)) > 0);
  await app.painted();
  assert.equal(await list.evaluate((element) => element.scrollTop), 0);
  await app.close();
});

test('the digits that a frame of the call stack has to come stand on two lines where one has no room', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await goTo(app, 198);
  const widths = await app.page.locator('sudoku-stack').evaluate((stack) => {
    const found = [];
    for (let width = 160; width <= 400; width += 8) {
      stack.style.width = `${width}px`;
      const lists = [...stack.querySelectorAll('.to-come')];
      if (lists.some((list) => list.scrollWidth > list.clientWidth)) found.push(width);
    }
    return found;
  });
  assert.deepEqual(widths, []);
  await app.close();
});

test('a listing that cannot be loaded is said, and can be tried again', async () => {
  const app = await open({}, { faults: [[/\/listings\//, { status: 404, times: 1 }]] });
  await app.page.getByText('The listing could not be loaded.').waitFor();
  await app.page.locator('.listing-failure button').click();
  await app.page.locator('.listing li').first().waitFor();
  await app.close({ despite: /404/ });
});

test('on a phone the listing stands under the transport, as wide as the screen', async () => {
  const app = await open(phone);
  await app.reads('verdict', '5,547');
  await goTo(app, 1308);
  const [listing, transport] = await Promise.all(
    ['.listing', 'sudoku-transport .buttons'].map((part) => app.page.locator(part).first().boundingBox()),
  );
  assert.ok(listing && transport && listing.y > transport.y + transport.height && listing.width > 340);
  await app.assertNoSidewaysScrolling();
  await app.close();
});

test('in a window that was narrow for a while the listing shows the line of the step', async () => {
  const app = await open();
  await app.page.locator('.listing li').first().waitFor();
  await goTo(app, 1308);
  for (const width of [240, 1280]) {
    await app.page.setViewportSize({ width, height: 800 });
    await app.painted();
    await app.page.waitForFunction(() => {
      const root = document.querySelector('sudoku-player')?.shadowRoot;
      const [box, line] = ['.listing', '.listing li[aria-current]'].map((part) =>
        root?.querySelector(part)?.getBoundingClientRect(),
      );
      return box && line && line.top >= box.top && line.bottom <= box.bottom;
    });
  }
  await app.close();
});

test('in a box too narrow for its indentation a line goes on within it', async () => {
  const app = await open(phone);
  await app.page.locator('button[data-language="python"]').first().click();
  await goTo(app, 1308);
  for (const width of [120, 160, 200, 260]) {
    await app.page.locator('.listing').evaluate((listing, to) => {
      /** @type {HTMLElement} */ (listing.closest('.column-room')).style.width = `${to}px`;
    }, width);
    const outside = await app.page
      .locator('.listing')
      .evaluate(
        (listing) =>
          [...listing.querySelectorAll('code')].filter(
            (code) => code.getBoundingClientRect().right > listing.getBoundingClientRect().right,
          ).length,
      );
    assert.equal(outside, 0, `${outside} lines stick out of a box of ${width} px`);
  }
  await app.close();
});
