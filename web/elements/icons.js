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
  undo: 'M9 5 3.500 10.500 9 16v-4h6a3 3 0 0 1 0 6h-4v2h4a5 5 0 0 0 0-10H9z',
  redo: 'M15 5l5.500 5.500L15 16v-4H9a3 3 0 0 0 0 6h4v2H9a5 5 0 0 1 0-10h6z',
  erase: 'M9 5h11a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H9l-6-7zm2.400 3.600L10 10l2 2-2 2 1.400 1.400 2-2 2 2L16.800 14l-2-2 2-2-1.400-1.400-2 2z',
  pen: 'M4.500 6H6v12H4V8.500l-2 .800V7.200zM7.500 11h3V8l4.500 4-4.500 4v-3h-3zM15 7h7.500v10H15v-2h5.500V9H15z',
  reveal: 'M12 5c5 0 9 4 10.500 7-1.500 3-5.500 7-10.500 7S3 15 1.500 12C3 9 7 5 12 5zm0 2c-3.700 0-6.800 2.700-8.200 5 1.400 2.300 4.500 5 8.200 5s6.800-2.700 8.200-5c-1.400-2.300-4.500-5-8.200-5zm0 1.800a3.200 3.200 0 1 1 0 6.400 3.200 3.200 0 0 1 0-6.400z',
  clear: 'M9 3h6l1 2h4v2H4V5h4zM6 9h12l-1 12H7z',
  reset: 'M12 5a7 7 0 1 1-6.700 9l1.900-.600A5 5 0 1 0 8.300 8.600L11 11H4V4l2.900 3A7 7 0 0 1 12 5z',
  'zoom-in': 'M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z',
  'zoom-out': 'M5 11h14v2H5z',
  plus: 'M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z',
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
