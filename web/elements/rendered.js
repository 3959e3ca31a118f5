/** HTML of plain values on the page. */
import { html } from './element.js';

/** @param {import('../app/drawing/markup.js').Node} tree @returns {HTMLElement} */
export const rendered = ({ name, attributes, children }) =>
  html(
    /** @type {keyof HTMLElementTagNameMap} */ (name),
    Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)])),
    children.map((child) => (typeof child === 'string' ? child : rendered(child))),
  );
