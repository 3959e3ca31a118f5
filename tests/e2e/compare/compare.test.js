import assert from 'node:assert/strict';
import { schoolTotals } from '../../data/totals.js';
import { hard, school, schoolSolved, useApp } from '../support/app.js';
import { findings } from '../support/axe.js';
import { boards, chip, clock, clockReads, compareAll, enter, part, press, table } from '../support/comparing.js';
import { engine } from '../engines/engine.js';
import { test, testOnly } from '../engines/test.js';
import { phone } from '../support/site.js';

const { open } = useApp();

test('by touch: all seven run to their ends, the table sorts, and Watch stands where it stood', async () => {
  const app = await open(phone);
  await app.reads('verdict', '5,547');
  await app.slide('sudoku-scrubber input', 1308);
  await enter(app, 'tap');
  await compareAll(app, 'tap');
  assert.equal((await boards(app)).join(), Array(7).fill(school).join());
  await press(app, 'to-end').tap();
  await clockReads(app, '7,210 of 7,210 steps');
  assert.deepEqual(await boards(app), [schoolSolved, school, ...Array(5).fill(schoolSolved)]);
  assert.deepEqual(await table(app), schoolTotals);
  const column = part(app, 'thead th').nth(3);
  await column.locator('button').tap();
  await app.painted();
  assert.equal(await column.getAttribute('aria-sort'), 'ascending');
  assert.equal((await table(app))[0], schoolTotals[2]);
  await column.locator('button').tap();
  await app.painted();
  assert.equal(await column.getAttribute('aria-sort'), 'descending');
  assert.equal((await table(app))[0], schoolTotals[6]);
  assert.equal(await part(app, 'thead [aria-sort]').count(), 1);
  await app.mode('watch').tap();
  assert.equal(await app.position(), 1308);
  await app.reads('sentence', '9 cannot go into row 3, column 7');
  await app.mode('compare').tap();
  await clockReads(app, '7,210 of 7,210 steps');
  await app.close();
});

test('by keyboard alone: enter, step, jump, play, and count by something else', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  const { keyboard } = app.page;
  await app.mode('compare').focus();
  await keyboard.press('Enter');
  await clockReads(app, '0 of 5,547 steps');
  await keyboard.press('.');
  await keyboard.press('l');
  await clockReads(app, '11 of 5,547 steps');
  await keyboard.press(',');
  assert.equal(await clock(app), 10);
  assert.equal(await app.position(), 0); // the player's own run does not move
  await keyboard.press('7');
  await app.reads('notice', 'can be changed in Edit');
  await keyboard.press('End');
  await clockReads(app, '5,547 of 5,547 steps');
  await keyboard.press('Home');
  await clockReads(app, '0 of 5,547 steps');
  await press(app, 'toggle').focus();
  await keyboard.press('Space');
  await part(app, 'li[data-algorithm="mrv"] .state').filter({ hasText: 'Solved after 118 steps' }).waitFor();
  await keyboard.press('k');
  const stopped = await app.stays(() => clock(app));
  assert.ok(stopped >= 118 && stopped < 5547, String(stopped));
  await keyboard.press('End');
  await press(app, 'unit').nth(2).focus();
  await keyboard.press('Space');
  await clockReads(app, '69 of 69 placements');
  await app.close();
});

test('played, all boards are at the same count at every moment, and stop at their ends', async () => {
  const app = await open();
  await enter(app);
  await chip(app, 'all-solutions').click();
  await part(app, 'sudoku-mini-board').nth(3).waitFor();
  await part(app, '#compare-speed').fill('66'); // 2,000 a second
  await press(app, 'toggle').click();
  const seen = await app.page.evaluate(
    () =>
      new Promise((resolve) => {
        const root = document.querySelector('sudoku-player')?.shadowRoot;
        /** @type {number[][]} */
        const frames = [];
        const look = () => {
          const counts = [...(root?.querySelectorAll('sudoku-compare [data-counted] dd') ?? [])].map((dd) =>
            Number(dd.textContent?.replace(',', '')),
          );
          frames.push(counts);
          if (frames.length < 60) requestAnimationFrame(look);
          else resolve(frames);
        };
        look();
      }),
  );
  const ends = [5547, 7210, 1719, 118];
  for (const counts of /** @type {number[][]} */ (seen)) {
    const most = Math.max(...counts);
    assert.deepEqual(
      counts,
      ends.map((end) => Math.min(end, most)),
    );
  }
  const last = /** @type {number[][]} */ (seen).at(-1) ?? [];
  assert.ok(Math.max(...last) > 100);
  await app.close();
});

test('thousands of millions of steps hold nothing up: they are measured in slices, and can be stopped', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.paste(hard);
  await app.mode('compare').click();
  await press(app, 'to-end').click();
  await press(app, 'stop').waitFor();
  const known = () => part(app, '.measuring span').innerText();
  const before = await known();
  await app.page.waitForFunction(
    (text) =>
      document.querySelector('sudoku-player')?.shadowRoot?.querySelector('sudoku-compare .measuring span')
        ?.textContent !== text,
    before,
  );
  await press(app, 'stop').click();
  await press(app, 'measure').waitFor();
  await app.stays(known);
  const lines = await table(app);
  assert.ok(
    lines.some((line) => /^Backtracking ≥ /.test(line)),
    lines.join('\n'),
  );
  assert.ok(
    lines.some((line) => /^Fewest candidates first \d/.test(line)),
    lines.join('\n'),
  );
  await press(app, 'to-start').click();
  assert.equal(await clock(app), 0);
  await app.close();
});

test('a puzzle with equal digits is not compared, and the sentence says why', async () => {
  const app = await open();
  await app.mode('edit').click();
  await app.cell(0).click();
  await app.page.keyboard.press('5');
  await app.mode('compare').click();
  await part(app, '.blocked').filter({ hasText: 'Nothing to compare. Row 1 has two equal digits' }).waitFor();
  assert.equal(await part(app, 'sudoku-mini-board').count(), 0);
  assert.equal(await press(app, 'toggle').getAttribute('aria-disabled'), 'true');
  assert.deepEqual(await findings(app), []);
  await app.mode('edit').click();
  await app.button('undo').click();
  await app.mode('compare').click();
  await part(app, 'tbody th').first().waitFor();
  assert.ok(await part(app, '.blocked').isHidden());
  await app.close();
});

test('another puzzle and another size start another comparison', async () => {
  const app = await open();
  await enter(app);
  await press(app, 'to-end').click();
  await app.paste('1.....3..4.....2');
  await clockReads(app, '0 of 382 steps');
  assert.deepEqual(await boards(app), Array(3).fill('1.....3..4.....2'));
  await app.close();
});

test('another language is taken over at once', async () => {
  const app = await open();
  await enter(app);
  await app.page.locator('#language').selectOption('de');
  await clockReads(app, '0 von 5.547 Schritten');
  assert.equal(await part(app, 'caption').innerText(), 'Die ganzen Läufe');
  await app.close();
});

test('with reduced motion the clock counts placements', async () => {
  const app = await open({ reducedMotion: 'reduce' });
  await enter(app);
  await clockReads(app, '0 of 69 placements');
  await app.close();
});

testOnly(
  { in: ['chromium'], because: 'the driver of no other browser shows a page as it is printed' },
  'on paper all columns are there, and nothing of Watch',
  async () => {
    const app = await open({ viewport: { width: 700, height: 900 } });
    await enter(app);
    await engine.paper?.(app.page, true);
    const cut = await part(app, '.table').evaluate((element) => element.scrollWidth - element.clientWidth);
    assert.ok(cut <= 0, `${cut} px of the table are not to be seen`);
    assert.equal(
      await part(app, 'thead th').count(),
      await part(app, 'thead th').evaluateAll(
        (heads) => heads.filter((head) => head.getBoundingClientRect().right <= innerWidth).length,
      ),
    );
    assert.equal(await app.page.locator('sudoku-scrubber').isVisible(), false);
    await app.close();
  },
);

for (const width of [1000, 1280]) {
  test(`what a run at work says beside its board is not cut off, in German at ${width} pixels`, async () => {
    const app = await open({ viewport: { width, height: 700 }, locale: 'de-DE' });
    await app.reads('verdict', '5.547');
    await app.mode('compare').click();
    await part(app, 'tbody th').first().waitFor();
    await press(app, 'step').click();
    const states = part(app, '.state:not([data-tone])');
    await states.filter({ hasText: 'Feldern gefüllt' }).first().waitFor();
    const cut = await states.evaluateAll(
      (lines) => lines.filter((line) => line.scrollHeight > line.clientHeight).length,
    );
    assert.equal(cut, 0);
    await app.close();
  });
}

test('what the comparison is set to survives a reload, and another puzzle starts it anew', async () => {
  const app = await open();
  await enter(app);
  await chip(app, 'propagation').click();
  await chip(app, 'lookup-tables').click();
  await part(app, '[data-unit="placement"]').click();
  await part(app, '#compare-speed').fill('55');
  for (let i = 0; i < 2; i++) await part(app, 'thead th:last-child button').click();
  for (let i = 0; i < 3; i++) await press(app, 'step').click();
  const before = await boards(app);
  assert.deepEqual([await clock(app), before.length], [3, 3]);
  await app.page.waitForFunction(() => sessionStorage.getItem('stepdoku.work')?.includes('"count":3'));
  await app.page.reload();
  await part(app, 'tbody th').first().waitFor();
  assert.deepEqual(
    await part(app, 'thead [aria-sort]').evaluateAll((titles) =>
      titles.map((each) => [/** @type {HTMLTableCellElement} */ (each).cellIndex, each.ariaSort]),
    ),
    [[7, 'descending']],
  );
  assert.deepEqual(await boards(app), before);
  assert.deepEqual(
    [
      await clock(app),
      await part(app, '#compare-speed').inputValue(),
      await part(app, '[data-unit="placement"]').getAttribute('aria-pressed'),
    ],
    [3, '55', 'true'],
  );
  assert.deepEqual(
    await part(app, '.entrants [aria-pressed="true"]').evaluateAll((chips) =>
      chips.map((each) => each.getAttribute('data-algorithm')),
    ),
    ['backtracking', 'mrv', 'propagation'],
  );
  await app.load('1.....3..4.....2');
  await clockReads(app, /^0 of/);
  await app.close();
});
