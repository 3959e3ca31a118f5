/** How single parts look: nothing is cut, breaks where it should not, or is told by colour alone. */
import assert from 'node:assert/strict';
import { PNG } from 'pngjs';
import { brightness, ground } from '../../look/pictures.js';
import { hard, useApp } from '../support/app.js';
import { test } from '../engines/test.js';
import { walkThrough } from '../support/every-state.js';
import { faultsOf } from '../support/rules.js';
import { desktop, phone, smallPhone } from '../support/site.js';

const { open } = useApp();

/**
 * How many lines the text of each of these takes.
 * @param {import('../support/app.js').App} app
 * @param {string} selector
 */
const lines = (app, selector) =>
  app.page
    .locator(selector)
    .locator('visible=true')
    .evaluateAll((all) =>
      all.map((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );

for (const locale of ['en-US', 'de-DE', 'zh-CN']) {
  test(`the greatest speed stands in one line: ${locale}`, async () => {
    for (const device of [smallPhone, desktop]) {
      const app = await open({ ...device, locale });
      await app.slide('sudoku-transport .speed-range', 100);
      await app.page.locator('sudoku-transport .speed-text', { hasText: /100[.,]?000/ }).waitFor();
      assert.deepEqual(await lines(app, 'sudoku-transport .speed-text'), [1]);
      await app.mode('compare').click();
      await app.page.locator('sudoku-compare button[data-type=to-start][aria-label]').first().waitFor();
      await app.slide('sudoku-compare .speed input', 100);
      await app.page.locator('sudoku-compare .speed-text', { hasText: /100[.,]?000/ }).waitFor();
      assert.deepEqual(await lines(app, 'sudoku-compare .speed-text'), [1]);
      await app.close();
    }
  });
}

for (const [name, device] of Object.entries({ phone, desktop })) {
  test(`no line of a listing is wider than its box, in any language: ${name}`, async () => {
    const app = await open(device);
    await app.reads('verdict', '5,547');
    await app.slide('sudoku-scrubber input', 1308);
    for (const language of ['javascript', 'python', 'java', 'cpp']) {
      await app.page.locator(`sudoku-languages [data-language=${language}]`).click();
      await app.page.locator('.listing li[aria-current]').waitFor();
      await app.painted();
      const [content, box] = await app.page
        .locator('.listing')
        .evaluate((listing) => [listing.scrollWidth, listing.clientWidth]);
      assert.ok(content <= box, `${language}: ${content} px in ${box} px`);
      const code = await app.page
        .locator('.listing li[aria-current] code')
        .evaluate((line) => [line.scrollWidth, line.clientWidth]);
      assert.ok(code[0] <= code[1], `${language}: ${code}`);
    }
    await app.close();
  });
}

test('the counters of a long run keep to their rows, in every language: phone', async () => {
  const app = await open(phone);
  await app.load(hard);
  for (const algorithm of ['backtracking', 'lookup-tables']) {
    await app.page.locator('#algorithm').selectOption(algorithm);
    await app.growsTo(2_000_000);
    await app.slide('sudoku-scrubber input', 2_000_000);
    await app.stands(2_000_000);
    for (const language of ['en', 'de', 'zh']) {
      await app.page.locator('#language').selectOption(language);
      await app.page.locator(`.frame[lang="${language}"]`).waitFor();
      assert.deepEqual(await faultsOf(app.page, ['outside', 'cut']), [], `${algorithm}, ${language}`);
    }
  }
  await app.close();
});

test('a line of the listing that goes on below goes on further in than it began', async () => {
  const app = await open(smallPhone);
  await app.page.locator('sudoku-languages [data-language=python]').click();
  await app.page.locator('.listing li', { hasText: 'def ' }).first().waitFor();
  const lines = await app.page.locator('.listing code').evaluateAll((all) =>
    all.map((code) => {
      const range = document.createRange();
      range.selectNodeContents(code);
      const lefts = [...range.getClientRects()].filter(({ width }) => width > 1);
      const top = Math.min(...lefts.map((box) => box.top));
      const first = lefts.filter((box) => box.top < top + 4);
      const begin = Math.min(...first.map(({ left }) => left));
      const spaces = /^ */.exec(code.textContent ?? '')?.[0].length ?? 0;
      const space = parseFloat(getComputedStyle(code).fontSize) * 0.6;
      const below = lefts.filter((box) => box.top >= top + 4).map(({ left }) => left);
      return { begin: begin + spaces * space, below: below.length > 0 ? Math.min(...below) : null };
    }),
  );
  const broken = lines.filter(({ below }) => below !== null);
  assert.ok(broken.length > 2, 'on a small phone some lines are too long');
  assert.deepEqual(
    broken.filter(({ begin, below }) => Number(below) <= begin),
    [],
  );
  await app.close();
});

/**
 * How bright the table of the comparison is at its right edge, where no text stands.
 * @param {import('../support/app.js').App} app
 */
async function edge(app) {
  const image = PNG.sync.read(await app.page.locator('sudoku-compare .table').screenshot({ animations: 'disabled' }));
  return ground(brightness(image, { x: image.width - 5, y: 4, width: 3, height: image.height - 8 }));
}

test('the table of the comparison shows by a shadow that it goes on beside the screen', async () => {
  const app = await open(phone);
  await app.mode('compare').click();
  await app.page.locator('sudoku-compare tbody tr').first().waitFor();
  const [content, box] = await app.page
    .locator('sudoku-compare .table')
    .evaluate((table) => [table.scrollWidth, table.clientWidth]);
  assert.ok(content > box, 'it is wider than a phone');
  const before = await edge(app);
  await app.page.locator('sudoku-compare .table').evaluate((table) => table.scrollTo(table.scrollWidth, 0));
  await app.painted();
  assert.ok(before < (await edge(app)) - 0.05, 'at its end there is no shadow any more');
  // other browsers than Chromium are given a style sheet when a picture is taken
  await app.close({ despite: /style-src-elem/ });
});

test('chips and texts do without letters of a Chinese font', async () => {
  const app = await open();
  await app.mode('compare').click();
  await app.page.locator('.entrants button[aria-pressed=false]').first().waitFor();
  const sign = await app.page
    .locator('.entrants button[aria-pressed=false]')
    .first()
    .evaluate((chip) => getComputedStyle(chip, '::before').content);
  assert.match(sign, /^"\+"/);
  await app.close();
});

test('in forced colours a button that is switched off looks so, and givens are bold', async () => {
  const app = await open({ forcedColors: 'active' });
  await app.reads('verdict', '5,547');
  await app.slide('sudoku-scrubber input', 1308);
  await app.painted();
  const weight = (/** @type {number} */ cell) =>
    app.cell(cell).evaluate((element) => Number(getComputedStyle(element).fontWeight));
  assert.ok((await weight(2)) >= 700 && (await weight(0)) < 700, 'a given, and a digit that was placed');
  await app.slide('sudoku-scrubber input', 0);
  await app.painted();
  const look = await app.page.locator('.buttons').evaluate((buttons) => {
    const probe = document.createElement('span');
    probe.style.color = 'GrayText';
    document.body.append(probe);
    const colour = (/** @type {Element} */ element) => getComputedStyle(element).color;
    const off = [...buttons.querySelectorAll('[aria-disabled]')].map(colour);
    const on = [...buttons.querySelectorAll(':not([aria-disabled])[data-type=step]')].map(colour);
    return { isForced: matchMedia('(forced-colors: active)').matches, off, on, grey: colour(probe) };
  });
  assert.ok(look.off.length > 1 && look.on.length === 1);
  for (const colour of look.off) assert.notEqual(colour, look.on[0]);
  if (look.isForced) assert.deepEqual([...new Set(look.off)], [look.grey]);
  await app.close();
});

test('a sign without a word tells its name to a pointer that rests on it, in every state', async () => {
  const app = await open(phone);
  await app.reads('verdict', '5,547');
  await walkThrough(app, async (state) => {
    const silent = await app.page.evaluate(() =>
      [document, document.querySelector('sudoku-player')?.shadowRoot ?? document]
        .flatMap((root) => [...root.querySelectorAll('button')])
        .filter((button) => {
          const isWord = (/** @type {Element} */ element) =>
            [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
          return (
            button.checkVisibility() &&
            !button.title &&
            ![button, ...button.querySelectorAll('*')].some((part) => isWord(part) && part.checkVisibility())
          );
        })
        .map((button) => button.outerHTML.slice(0, 120)),
    );
    assert.deepEqual(silent, [], state);
  });
  await app.close();
});
