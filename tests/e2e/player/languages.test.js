import assert from 'node:assert/strict';
import { useApp } from '../support/app.js';
import { test } from '../engines/test.js';

const { open } = useApp();

const greetings = [
  {
    locale: 'de-CH',
    verdict: 'Genau eine Lösung · Backtracking braucht 5.547 Schritte',
    step: '9 geht nicht in Zeile 3, Spalte 7: In Spalte 7 steht schon eine 9, in Zeile 6.',
  },
  {
    locale: 'zh-TW',
    verdict: '恰有一个解 · 回溯法需要 5,547 步',
    step: '9 不能填进第 3 行第 7 列:第 7 列的第 6 行已经有 9。'.replace(':', '\uff1a'),
  },
  {
    locale: 'fr-FR',
    verdict: 'Exactly one solution · backtracking takes 5,547 steps',
    step: '9 cannot go into row 3, column 7',
  },
];

for (const { locale, verdict, step } of greetings) {
  test(`the page follows a browser in ${locale}`, async () => {
    const app = await open({ locale });
    await app.reads('verdict', verdict);
    await app.slide('sudoku-scrubber input', 1308);
    await app.reads('sentence', step);
    await app.page.waitForFunction(
      (language) => document.documentElement.lang === language,
      await app.page.locator('#language').inputValue(),
    );
    await app.close();
  });
}

test('the switch changes the whole page at the same step, and is remembered', async () => {
  const app = await open();
  await app.reads('verdict', '5,547');
  await app.slide('sudoku-scrubber input', 1308);
  await app.page.locator('#language').selectOption('de');
  await app.reads('sentence', '9 geht nicht in Zeile 3');
  assert.equal(await app.position(), 1308);
  await app.page.waitForFunction(() => document.title.includes('wie ein Sudoku gelöst wird'));
  await app.page.reload();
  await app.reads('verdict', 'Genau eine Lösung');
  await app.close();
});

test('the switch changes nothing of what is being edited', async () => {
  const app = await open();
  await app.mode('edit').click();
  await app.cell(0).click();
  await app.page.keyboard.press('8');
  await app.button('pen').click();
  await app.page.getByRole('button', { name: 'Take 7' }).click();
  const board = await app.board();
  for (const [language, name] of [
    ['de', '7 nehmen'],
    ['zh', '选 7'],
    ['en', 'Take 7'],
  ]) {
    await app.page.locator('#language').selectOption(language);
    await app.page.getByRole('button', { name, pressed: true }).waitFor();
    assert.deepEqual([await app.board(), await app.mode('edit').getAttribute('aria-pressed')], [board, 'true']);
  }
  await app.button('undo').click();
  assert.equal((await app.board())[0], '.');
  await app.button('redo').click();
  assert.equal(await app.board(), board);
  await app.close();
});

test('the theme can be switched, and is remembered', async () => {
  const app = await open({ colorScheme: 'light' });
  const theme = () => app.page.evaluate(() => document.documentElement.dataset.theme);
  assert.equal(await theme(), 'light');
  await app.page.locator('#theme').click();
  assert.equal(await theme(), 'dark');
  await app.page.reload();
  assert.equal(await theme(), 'dark');
  await app.close();
});
