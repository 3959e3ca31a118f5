/**
 * <sudoku-tree>: the tree of a search, drawn. Property in: `appearance`. Intent out: `seek`
 * { position } for a node that was chosen.
 *
 * Follows the ARIA tree pattern as far as a drawing can: one node is in the tab order, arrows move
 * as the eye does, up to the parent, down to a child, left and right in the row. Home is the root,
 * End the node of the present step, Enter goes to where a node was placed; + and - zoom, 0 shows all.
 */
import { define, html, intend, setAttribute, setText } from '../element.js';
import { addIcons, icon } from '../icons.js';
import { makeItem, paintItem, paintLegend, putAt, svg } from './tree-node.js';
import { TreePane } from './tree-pane.js';
import { pressOf } from '../../app/keys/press.js';

/** @typedef {import('../../app/tree/look.js').Shape} Shape @typedef {import('./tree-node.js').Item} Item */

const ZOOM = 1.3;

addIcons({
  fit: 'M4 4h6v2H6v4H4zM14 4h6v6h-2V6h-4zM4 14h2v4h4v2H4zM18 14h2v6h-6v-2h4z',
  locate:
    'M11 2h2v3.1a7 7 0 0 1 5.9 5.9H22v2h-3.1a7 7 0 0 1-5.9 5.9V22h-2v-3.1a7 7 0 0 1-5.9-5.9H2v-2' +
    'h3.1a7 7 0 0 1 5.9-5.9zm1 5a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
});

export class SudokuTree extends HTMLElement {
  #summary = html('p', { class: 'tree-summary' });
  #buttons = new Map(
    ['zoom-in', 'zoom-out', 'fit', 'locate'].map((id) => [
      id,
      html('button', { type: 'button', class: 'quiet', 'data-view': id }, [icon(id)]),
    ]),
  );
  #tools = html('div', { role: 'group', class: 'tree-tools' }, [...this.#buttons.values()]);
  #edges = svg('g', { class: 'tree-edges', 'aria-hidden': 'true' });
  #levels = svg('g', { class: 'tree-levels', 'aria-hidden': 'true', translate: 'no' });
  /** Apart from the nodes, whose names say the same in words. */
  #notes = svg('g', { 'aria-hidden': 'true' });
  #nodes = svg('g', { role: 'none' });
  #svg = svg('svg', { role: 'tree', class: 'tree-drawing' });
  // Firefox would make it a stop of Tab, because it scrolls; the nodes in it are one.
  #window = html('div', { class: 'tree-window', tabindex: '-1' }, [this.#svg]);
  #caption = html('p', { class: 'tree-caption', 'aria-hidden': 'true' });
  #legend = html('ul', { class: 'tree-legend' });
  #pane = new TreePane(this.#window, this.#svg, () => this.#onResize());
  /** By key of the spot. @type {Map<string, Item>} */
  #known = new Map();
  /** By spot. @type {Item[]} */
  #items = [];
  /** @type {Shape | null} */
  #shape = null;
  #name = '';
  /**
   * Draws what there is to be drawn for the first time, once the window has its size: in a later frame than what stands
   * around it.
   * @type {(() => void) | null}
   */
  #begin = null;
  /** The item of the digit placed last. @type {Item | null} */
  #present = null;
  /** The item in the tab order. @type {Item | null} */
  #roving = null;
  #hint = '';

  constructor() {
    super();
    this.#svg.addEventListener('click', (event) => this.#onClick(event));
    this.#svg.addEventListener('keydown', (event) => this.#onKey(event));
    // Not on the drawing: Chromium puts an SVG that listens to the focus into the tab order.
    for (const type of ['pointerover', 'pointerout', 'focusin', 'focusout']) {
      this.#window.addEventListener(type, () => this.#describe());
    }
    this.#tools.addEventListener('click', (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (button) this.#turn(button.dataset.view ?? '');
    });
  }

  /** Until here there may have been a text in its place. */
  #settle() {
    if (this.contains(this.#window)) return;
    this.replaceChildren(
      html('div', { class: 'tree-head' }, [this.#summary, this.#tools]),
      this.#window,
      this.#caption,
      this.#legend,
    );
  }

  /** @param {import('../../app/tree/tree-panel.js').TreeAppearance} next */
  set appearance({ name, label, summary, hint, tools, legend, drawing }) {
    this.#settle();
    setText(this.#summary, summary);
    setAttribute(this.#svg, 'aria-label', label);
    this.#hint = hint;
    this.#paintTools(tools);
    paintLegend(this.#legend, legend);
    for (const part of [this.#window, this.#tools, this.#caption, this.#legend]) part.hidden = drawing === null;
    this.#begin = drawing && (() => this.#draw(name, drawing()));
    if (this.#shape !== null || this.#pane.isShown) this.#begin?.();
    this.#describe();
  }

  /** @param {string} name @param {import('../../app/tree/look.js').Drawing} drawing */
  #draw(name, { shape, looks, current }) {
    this.#begin = null;
    const before = { shape: this.#shape, present: this.#present };
    const focused = this.#focused() !== null;
    if (name !== this.#name) this.#pane.restart();
    if (shape !== this.#shape) this.#place(shape);
    looks.forEach((look, index) => paintItem(this.#items[index], look));
    const present = this.#items[current];
    if (this.#present && this.#present !== present) setAttribute(this.#present.node, 'aria-current', null);
    setAttribute(present.node, 'aria-current', 'step');
    this.#name = name;
    this.#present = present;
    if (!focused || !this.#focused()) this.#rove(present);
    if (focused && !this.#focused()) this.#roving?.node.focus({ preventScroll: true });
    // when all of the page is painted: to ask where it is lays the page out
    if (before.present !== present || before.shape !== shape) queueMicrotask(() => this.#follow());
    if (before.shape === null)
    // to make them was enough for one frame
    {
      requestAnimationFrame(() => this.#svg.append(this.#edges, this.#levels, this.#notes, this.#nodes));
    }
  }

  /** Puts nodes and edges where they belong; what was there before is used again. @param {Shape} shape */
  #place(shape) {
    this.#shape = shape;
    this.#pane.resize(shape); // before there is more to be laid out in it
    /** @type {Map<string, Item>} */
    const known = new Map();
    let next = this.#nodes.firstChild;
    this.#items = shape.spots.map((spot) => {
      const item = this.#known.get(spot.key) ?? this.#add();
      if (item.node === next) next = next.nextSibling;
      else this.#nodes.insertBefore(item.node, next);
      known.set(spot.key, item);
      putAt(item, spot, spot.parent === null ? null : shape.spots[spot.parent]);
      return item;
    });
    for (const [key, { node, edge, note }] of this.#known) {
      if (!known.has(key)) for (const part of [node, edge, note]) part.remove();
    }
    this.#known = known;
    this.#levels.replaceChildren(
      ...shape.levels.map(({ x, y, text }) => {
        const label = svg('text', { x: String(x), y: String(y) });
        setText(label, text);
        return label;
      }),
    );
  }

  #add() {
    const item = makeItem();
    this.#edges.append(item.edge);
    this.#notes.append(item.note);
    return item;
  }

  /** @param {{ label: string, buttons: { id: string, text: string }[] }} tools */
  #paintTools({ label, buttons }) {
    setAttribute(this.#tools, 'aria-label', label);
    for (const { id, text } of buttons) {
      const button = /** @type {Element} */ (this.#buttons.get(id));
      setAttribute(button, 'aria-label', text);
      setAttribute(button, 'title', text);
    }
  }

  #onResize() {
    if (!this.#begin) this.#follow();
    else {
      requestAnimationFrame(() => {
        if (this.#pane.isShown) this.#begin?.();
      });
    }
  }

  /** The node of the present step comes into view, unless the reader looks elsewhere. */
  #follow() {
    const spot = this.#present?.spot;
    if (spot && !this.#pane.panned) this.#pane.reveal(spot);
  }

  /** What a button does with the view. @param {string} how */
  #turn(how) {
    if (how === 'zoom-in') this.#pane.zoom(ZOOM);
    if (how === 'zoom-out') this.#pane.zoom(1 / ZOOM);
    if (how === 'fit') this.#pane.fit();
    if (how !== 'locate') return;
    this.#pane.panned = false;
    this.#follow();
  }

  /** Below the drawing stands what the node under the pointer, or else with the focus, is. */
  #describe() {
    const node = this.#svg.querySelector('.tree-node:hover') ?? this.#svg.querySelector('.tree-node:focus-visible');
    setText(this.#caption, node?.getAttribute('aria-label') ?? this.#hint);
  }

  /** @returns {Item | null} the item with the focus */
  #focused() {
    const { activeElement } = /** @type {Document | ShadowRoot} */ (this.getRootNode());
    return this.#items.find(({ node }) => node === activeElement) ?? null;
  }

  /** @param {Item} item comes into the tab order */
  #rove(item) {
    if (item === this.#roving) return;
    this.#roving?.node.setAttribute('tabindex', '-1');
    item.node.setAttribute('tabindex', '0');
    this.#roving = item;
  }

  /** @param {Item} item */
  #choose({ look }) {
    if (look === null || look.position === null) return;
    this.#pane.panned = false;
    intend(this, { type: 'seek', position: look.position });
  }

  /** @param {MouseEvent} event */
  #onClick(event) {
    const node = event.target instanceof Element ? event.target.closest('.tree-node') : null;
    const item = this.#items.find((other) => other.node === node);
    if (!item) return;
    this.#rove(item);
    item.node.focus({ preventScroll: true });
    this.#choose(item);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const { key, alt, command } = pressOf(event);
    if (alt || command) return;
    const view = { '+': 'zoom-in', '=': 'zoom-in', '-': 'zoom-out', 0: 'fit' }[key];
    const item = this.#focused();
    const target = item && this.#target(key, item);
    if (view) this.#turn(view);
    else if (item && key === 'Enter') this.#choose(item);
    else if (target) this.#goTo(target);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {Item} item */
  #goTo(item) {
    this.#rove(item);
    item.node.focus({ preventScroll: true });
    this.#pane.panned = item !== this.#present;
    if (item.spot) this.#pane.reveal(item.spot);
  }

  /**
   * The node that a key leads to; the node itself where there is none further on; null for other keys.
   * @param {string} key
   * @param {Item} from
   * @returns {Item | null}
   */
  #target(key, from) {
    const index = this.#items.indexOf(from);
    switch (key) {
      case 'ArrowUp':
        return this.#items[from.spot?.parent ?? index];
      case 'ArrowDown':
        return this.#child(index) ?? from;
      case 'ArrowLeft':
        return this.#beside(from, -1);
      case 'ArrowRight':
        return this.#beside(from, 1);
      case 'Home':
        return this.#items[0];
      case 'End':
        return this.#present;
      default:
        return null;
    }
  }

  /** The child on the path, else the first. @param {number} index @returns {Item | undefined} */
  #child(index) {
    const children = this.#items.filter(({ spot }) => spot?.parent === index);
    return children.find(({ look }) => look?.status === 'path') ?? children[0];
  }

  /** The nearest node of the row on one side. @param {Item} from @param {-1 | 1} side @returns {Item} */
  #beside(from, side) {
    const far = (/** @type {Item} */ { spot }) => ((spot?.x ?? 0) - (from.spot?.x ?? 0)) * side;
    const row = this.#items.filter((item) => item.spot?.y === from.spot?.y && far(item) > 0);
    return row.sort((a, b) => far(a) - far(b))[0] ?? from;
  }
}

define('sudoku-tree', SudokuTree);
