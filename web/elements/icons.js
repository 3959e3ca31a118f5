/** Icons as outlines on a grid of 24; they take the colour of the text. */

/** @type {Record<string, string>} */
const paths = {
  play: 'M8 5v14l11-7z',
  pause: 'M7 5h4v14H7zM13 5h4v14h-4z',
  'to-start': 'M6 5h2v14H6zM19 5v14L9 12z',
  back: 'M16 5v14L6 12z',
  step: 'M8 5v14l10-7z',
  'to-end': 'M16 5h2v14h-2zM5 5v14l10-7z',
  'find-retreat': 'M3 5.500 10.500 12 3 18.500zM12 5h10v3.500h-3.250V19h-3.500V8.500H12z',
  'find-place': 'M3 5.500 10.500 12 3 18.500zM16 18.500l-4.500-4.800 1.900-1.800 2.400 2.500 4.700-7 2.200 1.500z',
  'find-solution': 'M3 5.500 10.500 12 3 18.500zM13 4h2v1h7l-1.600 3.500L22 12h-7v8h-2z',
  'find-back-retreat': 'M21 5.500 13.500 12l7.500 6.500zM2 5h10v3.500H8.750V19h-3.500V8.500H2z',
  'find-back-place': 'M21 5.500 13.500 12l7.500 6.500zM6 18.500l-4.500-4.800 1.900-1.800 2.400 2.500 4.700-7 2.200 1.500z',
  'find-back-solution': 'M21 5.500 13.500 12l7.500 6.500zM3 4h2v1h7l-1.600 3.500L12 12H5v8H3z',
  close: 'M6.400 5 12 10.600 17.600 5 19 6.400 13.400 12l5.600 5.600-1.400 1.400L12 13.400 6.400 19 5 17.600 10.600 12 5 6.400z',
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
