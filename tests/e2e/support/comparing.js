/** The comparison of algorithms as a test sees it. */

/** @typedef {import('./app.js').App} App */

/** @param {App} app @param {string} selector within the comparison */
export const part = (app, selector) => app.page.locator(`sudoku-compare ${selector}`);

/** @param {App} app @param {string} type */
export const press = (app, type) => part(app, `button[data-type="${type}"]`);

/** @param {App} app @param {string} id */
export const chip = (app, id) => press(app, 'entrant').and(app.page.locator(`[data-algorithm="${id}"]`));

/** Algorithms that are not compared until they are asked for. */
const names = ['all-solutions', 'propagation', 'dancing-links', 'logic'];

/** Opens the comparison, and waits until the runs are known. @param {App} app @param {'click' | 'tap'} [how] */
export async function enter(app, how = 'click') {
  await app.reads('verdict', '5,547');
  await app.mode('compare')[how]();
  await part(app, 'tbody th').first().waitFor();
}

/**
 * Has all algorithms compared, and waits until each has its board: one of them needs a module that comes later.
 * @param {App} app @param {'click' | 'tap'} [how]
 */
export async function compareAll(app, how = 'click') {
  for (const name of names) await chip(app, name)[how]();
  await part(app, 'sudoku-mini-board').nth(6).waitFor();
}

/** The lines of the table. @param {App} app */
export async function table(app) {
  await app.painted();
  return part(app, 'tbody tr').evaluateAll((rows) =>
    rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' ')),
  );
}

/** What stands on each board. @param {App} app */
export async function boards(app) {
  await app.painted();
  return part(app, 'sudoku-mini-board').evaluateAll((list) =>
    list.map((board) => [...board.querySelectorAll('.cell')].map((cell) => cell.textContent || '.').join('')),
  );
}

/** @param {App} app */
export async function clock(app) {
  await app.painted();
  return Number(await part(app, '.clock').inputValue());
}

/** Waits for a text in the line about the clock. @param {App} app @param {string | RegExp} text */
export const clockReads = (app, text) => part(app, '.clock-text').filter({ hasText: text }).waitFor();
