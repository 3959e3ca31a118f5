/** Where the focus of a player is, and what may take it away. */

/** @typedef {import('./app.js').App} App */

/** Waits until a part of the player has the focus as a whole. @param {App} app @param {string} name of its element */
export async function hasFocus({ page }, name) {
  await page.waitForFunction(
    (wanted) => document.querySelector('sudoku-player')?.shadowRoot?.activeElement?.localName === wanted,
    name,
  );
}

/**
 * A notice comes, and is closed by the keyboard: the link that it is about leaves the reader where they are.
 * @param {App} app
 */
export async function closeNotice({ page }) {
  await page.evaluate(() => {
    location.hash = '#p=12';
  });
  await page.locator('sudoku-notice button:visible').focus();
  await page.keyboard.press('Enter');
  await page.locator('sudoku-notice').waitFor({ state: 'hidden' });
}
