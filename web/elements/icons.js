/** Icons as outlines on a grid of 24; they take the colour of the text. */

/**
 * What one can jump to, 12 wide, from any place on: where the search turns back, as boards mark it; a digit placed; a
 * solution.
 * @type {Record<string, string>}
 */
const goals = {
  retreat: 'm0 14.300 5.100-4.600v3.300h2.100a2 2 0 0 0 0-4h-4.900v-2.500h4.900a4.500 4.500 0 0 1 0 9h-2.100v3.500z',
  place: 'm4.300 18-4.300-4.700 1.900-1.800 2.300 2.400 4.900-7.200 2.200 1.500z',
  solution: 'm.500 5h2.300v.900h8.200l-1.900 3.300 1.900 3.300h-8.200v6.500h-2.300z',
};

/** A goal by itself, behind the way to it, and before the way back. @type {[name: string, shape: string][]} */
const jumps = Object.entries(goals).flatMap(([name, goal]) => [
  [`to-${name}`, `M6 0${goal}`],
  [`find-${name}`, `M1.200 8.200 2.900 6.500 8.400 12l-5.500 5.500-1.700-1.700L5 12zM11.500 0${goal}`],
  [`find-back-${name}`, `M22.800 8.200 21.100 6.500 15.600 12l5.500 5.500 1.700-1.700L19 12zM1 0${goal}`],
]);

/** @type {Record<string, string>} */
const paths = {
  play: 'M8 5v14l11-7z',
  pause: 'M7 5h4v14H7zM13 5h4v14h-4z',
  'to-start': 'M6 5h2v14H6zM19 5v14L9 12z',
  back: 'M15.5 4.5 17.4 6.4 11.8 12l5.6 5.6-1.9 1.9L8 12z',
  step: 'M8.5 4.5 6.6 6.4 12.2 12l-5.6 5.6 1.9 1.9L16 12z',
  'to-end': 'M16 5h2v14h-2zM5 5v14l10-7z',
  close: 'M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4L12 13.4 6.4 19 5 17.6 10.6 12 5 6.4z',
  ...Object.fromEntries(jumps),
};

const SVG = 'http://www.w3.org/2000/svg';

/** Further ones, for what is loaded later. @param {Record<string, string>} more */
export const addIcons = (more) => Object.assign(paths, more);

/** @param {string} name @returns {SVGSVGElement} */
export function icon(name) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', paths[name]);
  svg.append(path);
  return svg;
}

/** Exchanges the icon that a button shows. @param {Element} button @param {string} name */
export function setIcon(button, name) {
  const path = button.querySelector('path');
  const shape = paths[name];
  if (path && path.getAttribute('d') !== shape) path.setAttribute('d', shape);
}
