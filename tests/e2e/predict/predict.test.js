/** Asking the reader what comes next: by pointer, by keys alone, by roles and names alone, from a link. */
import assert from 'node:assert/strict';
import { school, useApp } from '../support/app.js';
import { answer, rightAnswer, tabTo } from '../support/questions.js';
import { phone } from '../support/site.js';
import { test } from '../engines/test.js';

const { open } = useApp();

/** @typedef {import('../support/app.js').App} App */

const small = '1.....3..4.....2';

/** What stands: asked, told or idle. @param {App} app @param {string} phase */
const phase = (app, phase) => app.page.locator(`sudoku-predict[data-phase=${phase}]`).waitFor();

/** @param {App} app */
const heard = (app) => app.page.locator('sudoku-player [role=status]').first().textContent();

/** @param {App} app */
const playerOf = (app) => app.page.locator('sudoku-player');

test('the switch is to be seen in Watch, on a phone too, and nowhere else', async () => {
  const app = await open(phone);
  const button = app.page.getByRole('button', { name: 'Ask me' });
  await button.waitFor();
  assert.equal(await button.getAttribute('aria-pressed'), 'false');
  const box = await button.boundingBox();
  assert.ok(box && box.width >= 44 && box.height >= 44 && box.y < 844);
  await app.mode('edit').click();
  await button.waitFor({ state: 'hidden' });
  await app.close();
});

test('before a question comes it is said that the run is to be played, and that it halts', async () => {
  const app = await open({}, { path: `#p=${school}&s=20&q=placement-1` });
  const question = app.page.locator('.predict-question');
  await phase(app, 'idle');
  assert.equal(await question.innerText(), 'Play, and it halts before the next question.');
  assert.ok(await question.isVisible());
  await app.page.keyboard.press('k');
  await phase(app, 'asked');
  assert.match(await question.innerText(), /\?/);
  await app.close();
});

/** Whether the run has come to its solution. @param {App} app */
const isSolved = (app) =>
  app.page.evaluate(() => /** @type {any} */ (document.querySelector('sudoku-player')).step?.kind === 'solution');

test('a whole small run is played through by keys alone, each question answered rightly', async () => {
  const app = await open({}, { path: `#p=${small}&s=60&q=placement-5` });
  await app.page.locator('sudoku-predict').waitFor();
  await tabTo(app.page, playerOf(app), 'sudoku-board');
  let count = 0;
  for (; count < 40; count++) {
    await app.page.waitForFunction(() => {
      const player = /** @type {any} */ (document.querySelector('sudoku-player'));
      const phase = player.shadowRoot.querySelector('sudoku-predict')?.dataset.phase;
      return phase === 'asked' || (phase === 'idle' && player.playing === false);
    });
    if ((await app.page.locator('sudoku-predict[data-phase=asked]').count()) === 0) {
      if (await isSolved(app)) break;
      await app.page.keyboard.press('k');
      await app.painted();
      continue;
    }
    await answer(app.page, playerOf(app), await rightAnswer(playerOf(app)));
    await phase(app, 'told');
    assert.match((await heard(app)) ?? '', /^Right\./);
    await app.page.keyboard.press('k');
    await app.painted();
  }
  const score = (await app.page.locator('.predict-score').textContent()) ?? '';
  const [, right, asked] = /(\d+) of (\d+)/.exec(score) ?? [];
  assert.ok(Number(asked) >= 5, score);
  assert.equal(right, asked);
  await app.close();
});

test('by roles and names alone: asked, answered wrongly, told why, asked again, the result copied', async () => {
  const app = await open({}, { path: `#p=${school}&s=80&q=placement-8` });
  const { page } = app;
  const panel = page.getByRole('group', { name: 'What comes next?' });
  await panel.waitFor();
  const seen = new Set();
  let again = false;
  for (let count = 0; count < 14 && !again; count++) {
    await page.waitForFunction(() => {
      const root = document.querySelector('sudoku-player')?.shadowRoot;
      return root?.querySelector('sudoku-predict')?.getAttribute('data-phase') === 'asked';
    });
    const spoken = (await page.getByRole('status').first().textContent()) ?? '';
    again = spoken.startsWith('Once more:');
    seen.add(spoken.replace(/^Once more: /, ''));
    assert.equal(
      await page.getByRole('button', { name: 'Play', exact: true }).last().getAttribute('aria-disabled'),
      'true',
    );
    const none = panel.getByRole('button', { name: /^None/ });
    if (await none.count()) await none.click();
    else await page.getByRole('gridcell', { name: /^row 9, column 9/i }).click();
    await panel.getByRole('button', { name: 'Go on' }).waitFor();
    const told = (await page.getByRole('status').first().textContent()) ?? '';
    assert.match(told, /^(Right\.|Not so\. .+) .+/);
    if (!again) await panel.getByRole('button', { name: 'Go on' }).click();
  }
  assert.ok(again, [...seen].join('\n'));
  assert.match((await panel.textContent()) ?? '', /\d+ of \d+ right at first/);
  await panel.getByRole('button', { name: 'Copy result' }).click();
  await panel.getByRole('button', { name: /Copied|Could not be copied/ }).waitFor();
  await app.close();
});

test('while an answer is waited for, the strip, the tree and the sentence are not to be seen', async () => {
  const app = await open({}, { path: `#p=${school}&s=60&q=placement-8` });
  await phase(app, 'asked').catch(() => {});
  if ((await app.page.locator('sudoku-predict[data-phase=asked]').count()) === 0) await app.page.keyboard.press('k');
  await phase(app, 'asked');
  await app.page.locator('sudoku-tabs [data-panel=tree]').click();
  for (const selector of ['sudoku-sentence', '.strip-rest', '.strip-passed', 'sudoku-tree']) {
    const shown = await app.page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).visibility);
    assert.equal(shown, 'hidden', selector);
  }
  assert.doesNotMatch((await app.page.locator('sudoku-predict').textContent()) ?? '', /Play, and it halts/);
  assert.match(await app.page.locator('sudoku-verdict').innerText(), /Exactly one solution/);
  await app.close();
});

test('while an answer is waited for nothing asks what if or explains a cell, and an open fork is left', async () => {
  const app = await open({}, { path: `#p=${school}&n=1308` });
  const { page } = app;
  await app.stands(1308);
  await app.cell(80).click();
  await page.locator('sudoku-fork .choices [data-digit="9"]').click();
  await page.locator('sudoku-fork h2', { hasText: 'What if' }).waitFor();
  await page.locator('sudoku-player').evaluate((player) => {
    /** @type {any} */ (player).store.dispatch({ type: 'questions', seed: 8 });
  });
  await page.locator('sudoku-predict').waitFor();
  for (let step = 0; step < 60; step++) {
    if (await page.locator('sudoku-predict[data-phase=asked]').count()) break;
    await app.button('step').click(); // the keys are those of the fork, which has the focus
    await app.painted();
  }
  await phase(app, 'asked');
  await page.locator('sudoku-player').evaluate((player) => /** @type {any} */ (player).takeFocus());
  const position = await app.position();
  const known = () =>
    page.locator('sudoku-player').evaluate((player) => {
      const { fork, asked, revealed, insight } = /** @type {any} */ (player).store.state;
      return [fork, typeof asked, revealed, insight.hints.length];
    });
  const before = await known();
  assert.equal(before[0], null);
  assert.notEqual(before[1], 'number');
  for (const key of ['w', 'k', ' ', 'Escape']) {
    await page.keyboard.press(key);
    await app.painted();
    assert.deepEqual(await known(), before, key);
    for (const selector of ['sudoku-fork', 'sudoku-fork-marks', 'sudoku-why']) {
      assert.equal(await page.locator(selector).isVisible(), false, `${selector} after ${key}`);
    }
  }
  assert.equal(await app.position(), position);
  await phase(app, 'asked');
  await app.close();
});

test('on a phone a finger meets each digit of an answer, and nothing is wider than the screen', async () => {
  const app = await open({ ...phone, locale: 'de-DE' }, { path: `#p=${school}&q=placement-8` });
  const { page } = app;
  await page.locator('sudoku-predict').waitFor();
  const digits = page.locator('sudoku-predict[data-phase=asked] [data-answer^="digit-"]');
  for (let step = 0; step < 60 && (await digits.count()) === 0; step++) {
    await page.keyboard.press('.');
    await app.painted();
  }
  assert.equal(await digits.count(), 9);
  const boxes = await page
    .locator('sudoku-predict .predict-choices button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()));
  for (const { width, height } of boxes) assert.ok(width >= 44 && height >= 44, `${width} x ${height}`);
  await app.assertNoSidewaysScrolling('a digit is asked for');
  await app.close();
});

test('a link gives everybody the same questions, whichever way he comes to them', async () => {
  const path = `#p=${school}&s=60&q=digit-7`;
  /** @type {(number | string)[][]} */
  const all = [];
  for (const way of ['play', 'step']) {
    const app = await open({}, { path });
    await app.page.locator('sudoku-predict').waitFor();
    const found = [];
    while (found.length < 4) {
      await app.page.evaluate(
        ([way]) =>
          new Promise((done) => {
            const player = /** @type {any} */ (document.querySelector('sudoku-player'));
            const isAsked = () => player.shadowRoot.querySelector('sudoku-predict').dataset.phase === 'asked';
            const go = () => {
              if (isAsked()) return done(null);
              if (way === 'step') player.next();
              else if (!player.playing) player.play();
              requestAnimationFrame(() => requestAnimationFrame(go));
            };
            go();
          }),
        [way],
      );
      const here = await app.page.evaluate(() => {
        const player = /** @type {any} */ (document.querySelector('sudoku-player'));
        return [player.position, player.shadowRoot.querySelector('.predict-question').textContent];
      });
      found.push(here.join(' '));
      await app.page.evaluate(() => /** @type {any} */ (document.querySelector('sudoku-player')).next());
      await app.painted();
    }
    all.push(found);
    assert.match(app.page.url(), /q=digit-7/);
    await app.close();
  }
  assert.deepEqual(all[0], all[1]);
});

test('who goes on by steps after his answers is asked what those are asked who play on', async () => {
  /** @type {number[][]} */
  const all = [];
  for (const way of ['go on', 'step']) {
    const app = await open({}, { path: `#p=${school}&a=mrv&g=placement&q=placement-7` });
    await app.page.locator('sudoku-predict').waitFor();
    const asked = await app.page.evaluate(
      async ([how]) => {
        const player = /** @type {any} */ (document.querySelector('sudoku-player'));
        const root = player.shadowRoot;
        const found = /** @type {number[]} */ ([]);
        const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const answer = () => {
          const choice = root.querySelector('[data-type="answer"]:not([hidden])');
          if (choice?.checkVisibility()) choice.click();
          else player.obey({ type: 'answer', answer: `cell-${player.board.indexOf('.')}` });
        };
        while (found.length < 12) {
          const wasPlaying = player.playing;
          await painted(); // a question that stopped it is seen by now: a step would leave it
          const { phase } = root.querySelector('sudoku-predict').dataset;
          if (phase === 'asked') {
            if (found.at(-1) !== player.position) found.push(player.position);
            answer();
          } else if (phase === 'told' && how === 'go on') root.querySelector('[data-type="go-on"]').click();
          else if (!wasPlaying) player.next();
        }
        return found;
      },
      [way],
    );
    all.push(asked);
    await app.close();
  }
  assert.deepEqual(all[1], all[0]);
});

test('the run goes back and forth as ever, and a question that was left is gone', async () => {
  const app = await open({}, { path: `#p=${school}&s=60&q=placement-8` });
  await app.page.locator('sudoku-predict').waitFor();
  await app.page.keyboard.press('End');
  await app.reads('sentence', 'Solved');
  await app.page.keyboard.press('Home');
  await app.page.waitForFunction(() => /** @type {any} */ (document.querySelector('sudoku-player')).position === 0);
  await app.page.keyboard.press('q');
  await app.page.locator('sudoku-predict').waitFor({ state: 'hidden' });
  await app.reads('sentence', 'Press play');
  await app.close();
});

test('a page that is loaded again goes on asking the same', async () => {
  const app = await open({}, { path: `#p=${school}&s=60&q=digit-7` });
  await app.page.locator('sudoku-predict').waitFor();
  await app.page.keyboard.press('.');
  await phase(app, 'asked');
  const asked = await app.page.locator('.predict-question').innerText();
  await app.page.waitForFunction(() => /&n=(?!0\b).*&q=digit-7/.test(location.hash));
  await app.page.reload();
  await phase(app, 'asked');
  assert.equal(await app.page.locator('.predict-question').innerText(), asked);
  await app.close();
});

/** Asked by a link, with the words of a part missing. @param {string} name */
const withoutWords = (name) =>
  open({}, { path: `#p=${school}&s=20&q=placement-1`, faults: [[new RegExp(`^/i18n/${name}/`), { status: 404 }]] });

test('where the words of logic are missing another search is asked about all the same', async () => {
  const app = await withoutWords('logic');
  await phase(app, 'idle');
  await app.page.keyboard.press('k');
  await phase(app, 'asked');
  assert.match(await app.page.locator('.predict-question').innerText(), /\?/);
  await app.close({ despite: /404|Failed to load/ });
});

test('where the words of questions are missing that is told, and after one reload they are there', async () => {
  const app = await withoutWords('predict');
  await app.reads('notice', 'could not be loaded');
  await app.page.locator('[aria-pressed=false]:has-text("Ask me")').waitFor();
  await app.page.keyboard.press('.');
  await app.page.waitForFunction(() => /&n=(?!0\b)/.test(location.hash));
  assert.match(await app.page.evaluate(() => location.hash), /q=placement-1/, 'the wish is kept for the reload');
  app.site.mend();
  await app.page.reload();
  await app.page.locator('sudoku-predict').waitFor();
  await app.close({ despite: /404|Failed to load/ });
});

test('where the words of questions were missing once, the switch asks for them again', async () => {
  const app = await withoutWords('predict');
  await app.reads('notice', 'could not be loaded');
  app.site.mend();
  await app.page.keyboard.press('q');
  await phase(app, 'idle');
  await app.page.locator('[aria-pressed=true]:has-text("Ask me")').waitFor();
  await app.page.keyboard.press('q');
  await app.page.locator('sudoku-predict').waitFor({ state: 'hidden' });
  await app.page.locator('[aria-pressed=false]:has-text("Ask me")').waitFor();
  await app.page.waitForFunction(() => !location.hash.includes('q='));
  await app.close({ despite: /404|Failed to load/ });
});
