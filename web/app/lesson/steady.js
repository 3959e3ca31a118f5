/**
 * What comes to life above the window does not move what is in it: other browsers see to that by themselves, Safari
 * does not.
 */

/** @param {HTMLElement} element of a section @param {() => void} change of its height */
export function steadily(element, change) {
  const section = element.closest('section') ?? element;
  const before = section.getBoundingClientRect();
  change();
  if (before.top >= 0 || before.bottom > innerHeight / 2 || CSS.supports('overflow-anchor', 'auto')) return;
  scrollBy({ top: section.getBoundingClientRect().bottom - before.bottom, behavior: 'instant' });
}
