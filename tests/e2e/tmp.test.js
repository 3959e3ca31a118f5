import { useApp } from './support/app.js';
import { test } from './engines/test.js';
const { open } = useApp();
const school = '..7..9.4593.7.826.6...5...7.9..8.57...14.7.3.724.6391..792.5..6.6.91.7.31.3..64..';
test('x', async () => {
  const app = await open({}, { path: `#p=${school}&s=20&q=placement-1`});
  await app.page.locator('sudoku-predict').waitFor();
  const see = () => app.page.evaluate(() => { const p = document.querySelector('sudoku-player'); return [p.position, location.hash.slice(90), p.questions,document.activeElement.localName, p.shadowRoot.querySelector('sudoku-verdict')?.innerText?.slice(0,80), p.shadowRoot.querySelector('sudoku-predict')?.outerHTML.slice(0,100), p.shadowRoot.querySelector('sudoku-notice')?.innerText].join(' | '); });
  console.log(await see());
  await app.page.keyboard.press('.');
  await app.page.waitForURL(/&n=(?!0\b)/);
  console.log(await see());
  await app.page.reload();
  for (let i = 0; i < 6; i++) { await app.page.waitForTimeout(500); console.log(await see()); }
  await app.close({ despite: /404|Failed to load/ });
});
