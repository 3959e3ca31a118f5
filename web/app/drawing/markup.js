/**
 * Trees of plain values that become XML or HTML text. Whatever stands in them, the text says just
 * that and nothing else.
 *
 *     markup(node('p', { title: 'a "b"' }, ['1 < 2']));   // <p title="a &quot;b&quot;">1 &lt; 2</p>
 *
 * @typedef {object} Node
 * @property {string} name
 * @property {Record<string, string | number>} attributes
 * @property {(Node | string)[]} children
 */

/**
 * @param {string} name
 * @param {Record<string, string | number | null>} [attributes] null leaves one out
 * @param {(Node | string)[]} [children]
 * @returns {Node}
 */
export function node(name, attributes = {}, children = []) {
  const kept = Object.entries(attributes).filter((entry) => entry[1] !== null);
  return { name, attributes: /** @type {Node['attributes']} */ (Object.fromEntries(kept)), children };
}

/** @type {Record<string, string>} */
const references = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** What neither XML nor HTML can hold: most control characters, and halves of surrogate pairs. */
const unspeakable = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * A text as it may stand in an attribute or between tags; what cannot be written becomes U+FFFD.
 * @param {string} text
 */
export const escaped = (text) =>
  text.replace(unspeakable, '\ufffd').replace(/[&<>"'\t\n\r]/g, (sign) => references[sign]);

/** As XML; also as HTML, where no element is without content. @param {Node | string} tree @returns {string} */
export function markup(tree) {
  if (typeof tree === 'string') return escaped(tree);
  const { name, attributes, children } = tree;
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(String(value))}"`)].join(
    ' ',
  );
  return `<${start}>${children.map(markup).join('')}</${name}>`;
}
