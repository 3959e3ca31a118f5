/**
 * A node of the tree as it is drawn: what stands for it on the screen, and the samples of the legend.
 * It is put in its place when the tree has another shape, and painted when it looks otherwise.
 *
 *     const item = makeItem();
 *     putAt(item, spot, parent);
 *     paintItem(item, look);
 */
import { html, setAttribute, setText } from '../element.js';

/** @typedef {import('../../app/tree/look.js').Spot} Spot @typedef {import('../../app/tree/look.js').Look} Look */

/**
 * @typedef {{ node: SVGGElement, edge: SVGPathElement, note: SVGTextElement, spot: Spot | null, look: Look | null }}
 *   Item
 */

/**
 * A row of the legend.
 * @typedef {{ id: string, status: Look['status'], kind: Look['kind'], sign: Look['sign'], text: string }} Row
 */

const SVG = 'http://www.w3.org/2000/svg';

/** Outlines around 0,0. */
const outlines = {
  root: 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
  tried: 'M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0z',
  forced: 'M-13-13h26v26h-26z',
};
/** Signs below a node: nothing fits; solved. */
const signs = { '': '', 'dead-end': 'M0 14v4M-4 19l8 8M4 19l-8 8', solution: 'M0 14v3M-6 23l4 5l8-9' };

/**
 * Makes an SVG element with attributes and children.
 * @template {keyof SVGElementTagNameMap} Name @param {Name} name @param {Record<string, string>} [attributes] @param
 *   {Node[]} [children]
 * @returns {SVGElementTagNameMap[Name]}
 */
export function svg(name, attributes = {}, children = []) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** @returns {Item} nowhere yet */
export function makeItem() {
  const node = svg('g', { role: 'treeitem', tabindex: '-1', class: 'tree-node' }, [
    svg('circle', { class: 'tree-touch', r: '22' }),
    svg('path', { class: 'tree-outline' }),
    svg('text', { class: 'tree-digit', translate: 'no' }),
    svg('path', { class: 'tree-sign' }),
  ]);
  return {
    node,
    edge: svg('path', { class: 'tree-edge' }),
    note: svg('text', { class: 'tree-note' }),
    spot: null,
    look: null,
  };
}

/** @param {Item} item @param {Spot} spot @param {Spot | null} parent where its edge comes from; null for the root */
export function putAt(item, spot, parent) {
  item.spot = spot;
  setAttribute(item.node, 'transform', `translate(${spot.x} ${spot.y})`);
  setAttribute(item.note, 'x', String(spot.x));
  setAttribute(item.note, 'y', String(spot.y + 27));
  setAttribute(item.node, 'aria-level', String(spot.level));
  setAttribute(item.node, 'aria-posinset', String(spot.order));
  setAttribute(item.node, 'aria-setsize', String(spot.siblings));
  if (!parent) return;
  const middle = (parent.y + spot.y) / 2;
  setAttribute(
    item.edge,
    'd',
    `M${parent.x} ${parent.y}C${parent.x} ${middle} ${spot.x} ${middle} ${spot.x} ${spot.y}`,
  );
}

/** @param {Item} item @param {Look} look */
export function paintItem(item, look) {
  if (item.look === look) return;
  item.look = look;
  const [, outline, digit, sign] = item.node.children;
  setAttribute(item.node, 'data-status', look.status);
  setAttribute(item.node, 'data-kind', look.kind);
  setAttribute(item.node, 'data-sign', look.sign || null);
  setAttribute(item.node, 'aria-label', look.label);
  setAttribute(item.node, 'aria-disabled', look.position === null ? 'true' : null);
  setAttribute(item.edge, 'data-status', look.status);
  setAttribute(outline, 'd', outlines[look.kind]);
  setAttribute(sign, 'd', signs[look.sign]);
  setText(digit, look.digit);
  setText(item.note, look.note);
}

/** @param {HTMLElement} list @param {Row[]} rows */
export function paintLegend(list, rows) {
  if ([...list.children].map((row) => row.getAttribute('data-id')).join() !== rows.map(({ id }) => id).join()) {
    list.replaceChildren(...rows.map((row) => html('li', { 'data-id': row.id }, [swatch(row), html('span')])));
  }
  rows.forEach(({ text }, index) => setText(/** @type {Element} */ (list.children[index].lastElementChild), text));
}

/** A node as it stands in the drawing. @param {Row} look */
function swatch({ status, kind, sign }) {
  const node = svg('g', { class: 'tree-node', 'data-status': status, 'data-kind': kind, 'data-sign': sign }, [
    sign
      ? svg('path', { class: 'tree-sign', d: signs[sign] })
      : svg('path', { class: 'tree-outline', d: outlines[kind] }),
  ]);
  return svg('svg', { viewBox: sign ? '-9 13 18 18' : '-17 -17 34 34', class: 'tree-swatch', 'aria-hidden': 'true' }, [
    node,
  ]);
}
