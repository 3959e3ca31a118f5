/** Brings what is alive in a lesson to life, as a reader does who rests at each. */

/** @typedef {import('playwright-core').Page} Page */

const LIVING = '[data-live]';
const ALL = `figure[data-figure], ${LIVING}`;

/** Whether an element of the lesson has come to life. @param {Element | null} element */
const isAlive = (element) =>
  element?.hasAttribute('data-alive') === true || element?.querySelector('.still')?.matches('.printed') === true;

/**
 * Goes from one to the next and waits at each, for one comes to life only where the reader rests.
 * @param {Page} page
 * @param {string} selector
 */
async function rest(page, selector) {
  for (const element of await page.locator(selector).all()) {
    await element.scrollIntoViewIfNeeded();
    await page.waitForFunction(isAlive, await element.elementHandle());
  }
}

/** All figures and all exercises. @param {Page} page */
const livenAll = (page) => rest(page, ALL);

/** The exercises alone. @param {Page} page */
const livenExercises = (page) => rest(page, LIVING);

export { livenAll, livenExercises };
