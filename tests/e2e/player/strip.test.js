import assert from 'node:assert/strict';
import { hard, useApp } from '../support/app.js';
import { engine } from '../engines/engine.js';
import { test } from '../engines/test.js';
import { phone, smallPhone } from '../support/site.js';

const { open } = useApp();

/** @param {import('../support/app.js').App} app */
async function stripBox(app) {
  const box = await app.page.locator('.strip').boundingBox();
  assert.ok(box);
  return { ...box, middle: box.y + box.height / 2 };
}

/**
 * How many bars of single steps there are by kind.
 * @param {import('../support/app.js').App} app
 * @returns {Promise<Record<string, number>>}
 */
async function bars(app) {
  await app.painted();
  await app.page.waitForFunction(() => {
    const paths =
      document.querySelector('sudoku-player')?.shadowRoot?.querySelectorAll('.strip-passed .strip-bar') ?? [];
    return [...paths].reduce((sum, path) => sum + (path.getAttribute('d') ?? '').split('M').length - 1, 0) === 40;
  });
  return app.page
    .locator('.strip-passed .strip-bar')
    .evaluateAll((paths) =>
      Object.fromEntries(
        paths.map((path) => [path.getAttribute('data-kind'), (path.getAttribute('d') ?? '').split('M').length - 1]),
      ),
    );
}

/** @param {import('../support/app.js').App} app @param {'in' | 'out'} way */
async function zoom(app, way) {
  await app.page.locator(`button[data-way=${way}]`).click();
  await app.painted();
}

/** Where the line of the position is, 0..1. @param {import('../support/app.js').App} app */
async function headShare(app) {
  await app.painted();
  return (
    parseFloat(await app.page.locator('.strip-head').evaluate((head) => /** @type {HTMLElement} */ (head).style.left)) /
    100
  );
}

test('the strip shows the depth of the search, the dead ends and the solution', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.page.waitForFunction(() =>
    document.querySelector('sudoku-player')?.shadowRoot?.querySelector('.strip-low')?.getAttribute('d'),
  );
  const [ticks, triangles, columns] = await app.page.evaluate(() =>
    ['retreats', 'solutions', 'low'].map(
      (name) =>
        (
          document.querySelector('sudoku-player')?.shadowRoot?.querySelector(`.strip-${name}`)?.getAttribute('d') ?? ''
        ).split(/M|V/).length - 1,
    ),
  );
  assert.ok(ticks >= 25 && ticks <= 30, `${ticks} ticks for 30 dead ends`);
  assert.equal(triangles, 1);
  assert.ok(columns > 50 && columns <= 642, `${columns} columns`);
  await app.slide('sudoku-scrubber input', 2774);
  assert.ok(Math.abs((await headShare(app)) - 0.5001) < 0.001);
  await app.close();
});

test('playing moves the line without painting the strip anew', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  // the end of the run is drawn
  await app.page.locator('.strip-passed .strip-solutions[d^=M]').waitFor({ state: 'attached' });
  await app.settles(() => app.page.locator('.strip-passed .strip-low').getAttribute('d'));
  await app.page.evaluate(() => {
    const changed = { painted: 0, moved: 0 };
    Object.assign(globalThis, { changed });
    const strip = document.querySelector('sudoku-player')?.shadowRoot?.querySelector('.strip');
    if (strip) {
      new MutationObserver((records) =>
        records.forEach(({ attributeName }) => {
          changed[attributeName === 'style' ? 'moved' : 'painted'] += 1;
        }),
      ).observe(strip, {
        subtree: true,
        attributes: true,
        attributeFilter: ['d', 'style', 'viewBox'],
        childList: true,
      });
    }
  });
  await app.slide('.speed-range', 45); // the run does not end before, on a slow machine either
  await app.button('toggle').click();
  await app.page.waitForFunction(() => /** @type {any} */ (globalThis).changed.moved > 30);
  assert.equal(await app.page.evaluate(() => /** @type {any} */ (globalThis).changed.painted), 0);
  await app.close();
});

test('zoomed in to single steps, each has a bar of its kind, and a click on it leads there', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.slide('sudoku-scrubber input', 1308);
  for (let i = 0; i < 4; i++) await zoom(app, 'in');
  assert.equal(await app.page.locator('button[data-way=in]').getAttribute('aria-disabled'), 'true');
  const kinds = await bars(app);
  assert.equal(
    Object.values(kinds).reduce((a, b) => a + b, 0),
    40,
  );
  assert.ok(kinds.check > 20 && kinds.conflict >= 1 && kinds.retreat === 1, JSON.stringify(kinds));
  const { x, width, middle } = await stripBox(app);
  const here = await headShare(app);
  await app.page.mouse.click(x + width * (here + 0.5 / 40), middle);
  await app.stands(1309);
  await app.reads('sentence', 'Dead end');
  await app.page.mouse.click(x + width * (here - 0.5 / 40), middle);
  await app.stands(1308);
  for (let i = 0; i < 4; i++) await zoom(app, 'out');
  await app.page.locator('.strip-overview').waitFor({ state: 'hidden' });
  await app.close();
});

test('the window follows the position, and the overview shows where it is', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  for (let i = 0; i < 4; i++) await zoom(app, 'in');
  await app.button('to-end').click();
  await app.stands(5547);
  assert.equal(await headShare(app), 1);
  const left = await app.page
    .locator('.strip-overview div')
    .evaluate((thumb) => parseFloat(/** @type {HTMLElement} */ (thumb).style.marginLeft));
  assert.ok(left > 98, String(left));
  await app.button('to-start').click();
  await app.stands(0);
  assert.equal(await headShare(app), 0);
  assert.ok((await bars(app)).select >= 1);
  await app.close();
});

test('the wheel with Ctrl zooms where the pointer is, and the wheel alone scrolls the page', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.settles(() => app.page.evaluate(() => document.documentElement.scrollHeight)); // else there is no way to go
  const { x, width, middle } = await stripBox(app);
  const at = Math.round(x + width / 4); // a driver may leave out what is less than a pixel
  await app.page.mouse.move(at, middle);
  const tip = async () => {
    await app.painted();
    return app.page.locator('.strip-tip').innerText();
  };
  const before = await tip();
  assert.match(before, /^step 1,3[89]\d$/);
  await app.page.mouse.wheel(0, 60);
  await app.page.waitForFunction(() => scrollY > 0);
  await app.settles(() => app.page.evaluate(() => scrollY));
  assert.equal(await app.page.locator('.strip-overview').isVisible(), false);
  await app.page.evaluate(() => scrollTo(0, 0));
  await app.page.keyboard.down('Control');
  for (let i = 0; i < 3; i++) await app.page.mouse.wheel(0, -120);
  await app.page.keyboard.up('Control');
  await app.page.locator('.strip-overview').waitFor();
  await app.page.mouse.move(at + 1, middle);
  await app.page.mouse.move(at, middle);
  const steps = [before, await tip()].map((text) => Number(text.replaceAll(/\D/g, '')));
  assert.ok(Math.abs(steps[1] - steps[0]) < 8, String(steps));
  await app.close();
});

test('a double click zooms in, with Shift out', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  const { x, width, middle } = await stripBox(app);
  await app.page.mouse.dblclick(x + width / 2, middle);
  await app.page.locator('.strip-overview').waitFor();
  await app.page.keyboard.down('Shift');
  await app.page.mouse.dblclick(x + width / 2, middle);
  await app.page.keyboard.up('Shift');
  await app.page.locator('.strip-overview').waitFor({ state: 'hidden' });
  await app.close();
});

test('by keyboard: steps, a tenth, the ends, and zooming', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.page.locator('sudoku-scrubber input').focus();
  for (const [key, position] of /** @type {[string, number][]} */ ([
    ['ArrowRight', 1],
    ['ArrowUp', 2],
    ['ArrowLeft', 1],
    ['PageUp', 556],
    ['PageUp', 1111],
    ['PageDown', 556],
    ['End', 5547],
    ['Home', 0],
  ])) {
    await app.page.keyboard.press(key);
    await app.stands(position);
  }
  await app.page.keyboard.press('Shift+ArrowRight');
  await app.passes(5);
  const columns = await app.position(); // the strip is not equally wide in all browsers
  assert.ok(columns > 5 && columns < 15, String(columns));
  await app.page.keyboard.press('Home');
  await app.stands(0);
  assert.equal(await app.page.locator('sudoku-scrubber input').getAttribute('aria-valuetext'), 'step 0 of 5,547');
  for (let i = 0; i < 4; i++) await app.page.keyboard.press('+');
  await app.page.locator('button[data-way=in][aria-disabled=true]').waitFor();
  await app.page.keyboard.press('PageUp');
  await app.stands(4);
  for (let i = 0; i < 4; i++) await app.page.keyboard.press('-');
  await app.page.locator('.strip-overview').waitFor({ state: 'hidden' });
  await app.close();
});

test('two keys that come before the next frame are two steps', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.page.locator('sudoku-scrubber input').evaluate((range) => {
    for (let i = 0; i < 2; i++) range.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageUp', bubbles: true }));
  });
  await app.stands(1110);
  await app.close();
});

test('single steps of a run of thousands of millions can be reached by keyboard', async () => {
  const app = await open();
  await app.load(hard);
  await app.growsTo(1e8);
  await app.button('measure-stop').click();
  await app.slide('sudoku-scrubber input', 87_654_321);
  await app.stands(87_654_321);
  await app.page.locator('sudoku-scrubber input').focus();
  await app.page.keyboard.press('ArrowRight');
  await app.stands(87_654_322);
  for (let i = 0; i < 14; i++) await app.page.keyboard.press('+');
  assert.equal(
    Object.values(await bars(app)).reduce((a, b) => a + b, 0),
    40,
  );
  await app.close();
});

test('by touch: a finger drags, two fingers zoom, and a finger that goes up scrolls the page', async () => {
  const app = await open(phone);
  await app.reads('verdict', '5,547');
  const { x, width, middle } = await stripBox(app);
  const fingers = await app.fingers();
  if (engine.canScroll) {
    await fingers.down([x + width / 2, middle]);
    for (let i = 1; i <= 6; i++) await fingers.move([x + width / 2, middle - 20 * i]);
    await fingers.up();
    assert.equal(await app.position(), 0, 'nothing was dragged');
    await app.page.waitForFunction(() => scrollY > 20);
    await app.settles(() => app.page.evaluate(() => scrollY)); // a page that still glides takes the next touch to stop
    await app.page.evaluate(() => scrollTo(0, 0));
    await app.painted();
  }
  await fingers.down([x + 40, middle]);
  for (let i = 1; i <= 5; i++) await fingers.move([x + 40 + (i * (width / 2 - 40)) / 5, middle]);
  await app.passes(2700);
  const dragged = await app.position();
  await fingers.up();
  assert.ok(dragged > 2700 && dragged < 2850, String(dragged));
  await fingers.down([x + width * 0.45, middle], [x + width * 0.55, middle]);
  for (let i = 1; i <= 5; i++) {
    await fingers.move([x + width * (0.45 - i * 0.06), middle], [x + width * (0.55 + i * 0.06), middle]);
  }
  await fingers.up();
  await app.page.locator('.strip-overview').waitFor();
  assert.equal(await app.position(), dragged, 'two fingers move nothing');
  await app.close();
});

test('by touch: a tap goes there, and two taps zoom', async () => {
  const app = await open(phone);
  await app.reads('verdict', '5,547');
  const { x, width, middle } = await stripBox(app);
  const fingers = await app.fingers();
  await fingers.tapTwice([x + width / 2, middle], async () => {
    await app.passes(2700);
    const tapped = await app.position();
    assert.ok(tapped > 2700 && tapped < 2850, String(tapped));
  });
  await app.page.locator('.strip-overview').waitFor();
  await app.close();
});

test('the buttons beside the steps go to dead ends, placements and solutions, or say that none is there', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.button('find').click();
  await app.reads('sentence', 'Dead end: no digit is left for row 1, column 5.');
  const first = await app.position();
  await app.button('find').click();
  await app.button('find-back').click();
  await app.stands(first);
  await app.button('find-back').click();
  await app.page.getByText('There is no dead end before this step.').first().waitFor();
  assert.equal(await app.position(), first);
  await app.page.locator('button[data-jump=place]').click();
  await app.button('find-back').click();
  await app.reads('sentence', 'fits into');
  await app.page.locator('button[data-jump=solution]').click();
  await app.button('find').click();
  await app.reads('sentence', 'Solved!');
  await app.page.keyboard.press('Shift+D');
  await app.reads('sentence', 'Dead end');
  await app.page.keyboard.press('p');
  await app.reads('sentence', 'fits into');
  await app.page.keyboard.press('s');
  await app.reads('sentence', 'Solved!');
  await app.close();
});

for (const device of [phone, smallPhone]) {
  test(`on a screen of ${device.viewport.width} px the strip and its buttons can be touched`, async () => {
    const app = await open(device);
    await app.reads('verdict', '5,547');
    const { height } = await stripBox(app);
    assert.ok(height >= (device === phone ? 44 : 30), String(height)); // on a short screen it makes room for the board
    for (const name of ['.zooms button', '.buttons button']) {
      const boxes = await app.page
        .locator(name)
        .evaluateAll((buttons) =>
          buttons
            .map((button) => button.getBoundingClientRect())
            .map(({ width, height: high, top }) => ({ width, high, top })),
        );
      assert.ok(
        boxes.every(({ high, width }) => high >= 44 && width >= 36),
        JSON.stringify(boxes),
      );
      assert.equal(new Set(boxes.map(({ top }) => Math.round(top))).size, 1, 'in one row');
    }
    await app.assertNoSidewaysScrolling();
    await app.close();
  });
}
