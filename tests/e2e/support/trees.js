/** The search tree as a test sees it. */

/** @typedef {import('./app.js').App} App */

/** A run of 4,208 placements. */
export const classic = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

export const tab = (/** @type {App} */ app) => app.page.locator('[data-panel="tree"]');
export const nodes = (/** @type {App} */ app) => app.page.locator('sudoku-tree .tree-window .tree-node');
export const named = (/** @type {App} */ app, /** @type {string} */ label) =>
  app.page.getByRole('treeitem', { name: label });
export const view = (/** @type {App} */ app, /** @type {string} */ how) =>
  app.page.locator(`sudoku-tree [data-view="${how}"]`);

/**
 * Opens the tree of the school puzzle, or of another one.
 * @param {ReturnType<typeof import('./app.js').useApp>['open']} open
 * @param {object} [options]
 * @param {string} [puzzle]
 * @param {string | RegExp} [length] of the run
 * @param {string} [algorithm]
 */
export async function openTree(open, options = {}, puzzle = '', length = /5[.,]547/, algorithm = '') {
  const app = await open(options);
  if (puzzle) {
    await app.page.evaluate((text) => document.querySelector('sudoku-player')?.setAttribute('puzzle', text), puzzle);
  }
  await app.page.evaluate((id) => document.querySelector('sudoku-player')?.setAttribute('algorithm', id), algorithm);
  await app.reads('verdict', length);
  await tab(app).click();
  await nodes(app).first().waitFor();
  return app;
}

/** Digits of the lit path, from the root down. @param {App} app */
export async function lit(app) {
  await app.painted();
  return nodes(app).evaluateAll((all) =>
    all
      .filter((node) => node.getAttribute('data-status') === 'path' && node.getAttribute('data-kind') !== 'root')
      .map((node) => node.querySelector('.tree-digit')?.textContent)
      .join(''),
  );
}

/** Digits that the search has placed, row by row: the order of backtracking. @param {App} app */
export async function placed(app) {
  await app.painted();
  return app.page
    .locator('sudoku-board .cell[data-kind="placed"]')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent).join(''));
}

/** Where the window on the drawing stands, and how large the drawing is. @param {App} app */
export async function windowOf(app) {
  await app.painted();
  return app.page.locator('sudoku-tree .tree-window').evaluate((pane) => ({
    left: pane.scrollLeft,
    top: pane.scrollTop,
    height: pane.clientHeight,
    width: pane.clientWidth,
    drawn: pane.scrollHeight,
    zoom: pane.querySelector('svg')?.getBoundingClientRect().width ?? 0,
  }));
}

/** Whether the node of the present step lies within the window. @param {App} app */
export async function showsPresent(app) {
  await app.painted();
  return app.page.locator('sudoku-tree .tree-window').evaluate((pane) => {
    const node = pane.querySelector('[aria-current="step"] .tree-outline')?.getBoundingClientRect();
    const box = pane.getBoundingClientRect();
    return (
      node !== undefined &&
      node.top >= box.top &&
      node.bottom <= box.bottom &&
      node.left >= box.left &&
      node.right <= box.right
    );
  });
}
