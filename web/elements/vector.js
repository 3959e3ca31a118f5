/** Pictures of plain values on the page. */

const SVG = 'http://www.w3.org/2000/svg';

/** @param {import('../app/drawing/markup.js').Node} tree of an SVG picture @returns {SVGElement} */
export function vector({ name, attributes, children }) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (!key.includes(':') && key !== 'xmlns') element.setAttribute(key, String(value));
  }
  element.append(...children.map((child) => (typeof child === 'string' ? child : vector(child))));
  return element;
}
