/**
 * The window on a drawing: scrolls as any other part of a page, by wheel, finger, bars and by
 * dragging with the mouse; zooms by pinching, by wheel with Ctrl (which is what a trackpad's pinch
 * sends), and by calls. A wheel alone never zooms, so the page behind can always be scrolled.
 *
 *     const pane = new TreePane(element, svg, () => {});
 *     pane.resize({ width: 300, height: 1600 });   // the drawing
 *     pane.reveal({ x: 150, y: 800 });
 */
import { fitting, readable, revealed, zoomed } from '../../app/drawing/tree-pan-zoom.js';

/** Pixels that a mouse may slip in a click. */
const SLIP = 4;

export class TreePane {
  #window;
  #svg;
  #drawing = { width: 1, height: 1 };
  #scale = 0;
  /** Of the window, as it was last told: to ask for it lays the page out. */
  #size = { width: 0, height: 0 };
  /** Where the window was last scrolled to from here. */
  #set = { left: 0, top: 0 };
  #dragged = false;
  /** The reader has moved the window, so it does not follow by itself. */
  panned = false;

  /**
   * @param {HTMLElement} element that scrolls
   * @param {SVGSVGElement} svg the drawing in it
   * @param {() => void} resized called when the window has another size
   */
  constructor(element, svg, resized) {
    this.#window = element;
    this.#svg = svg;
    element.addEventListener('scroll', () => this.#onScroll());
    element.addEventListener('wheel', (event) => this.#onWheel(event), { passive: false });
    element.addEventListener('pointerdown', (event) => this.#onPointer(event));
    element.addEventListener('click', (event) => this.#onClick(event), { capture: true });
    element.addEventListener('touchstart', (event) => this.#onPinch(event), { passive: false });
    new ResizeObserver(() => {
      this.#size = { width: element.clientWidth, height: element.clientHeight };
      this.#show(this.#view);
      resized();
    }).observe(element);
  }

  /** The drawing has another size. @param {import('../../app/drawing/tree-pan-zoom.js').Extent} drawing */
  resize(drawing) {
    if (this.#scale > 0 && drawing.width === this.#drawing.width && drawing.height === this.#drawing.height) return;
    this.#drawing = drawing;
    this.#svg.setAttribute('viewBox', `0 0 ${drawing.width} ${drawing.height}`);
    if (!this.isShown) return;
    if (this.#scale > 0) this.#show(this.#view);
    else this.#enlarge(readable(drawing, this.#size)); // it has no place yet that would have to stay
  }

  /** Another drawing: begins anew with a scale at which it can be read. */
  restart() {
    this.#scale = 0;
    this.panned = false;
  }

  /**
   * @param {number} factor
   * @param {{ x: number, y: number }} [point] of the window that stays where it is: its middle
   */
  zoom(factor, point = { x: this.#size.width / 2, y: this.#size.height / 2 }) {
    this.#show(zoomed(this.#view, factor, point, this.#drawing, this.#size));
  }

  /** Shows all of the drawing. Where there is nothing left to scroll, no bar takes room. */
  fit() {
    const { offsetWidth, offsetHeight, clientLeft, clientTop } = this.#window;
    const room = { width: offsetWidth - 2 * clientLeft, height: offsetHeight - 2 * clientTop };
    this.#show({ left: 0, top: 0, scale: fitting(this.#drawing, room) });
  }

  /** Brings a spot of the drawing into view. @param {{ x: number, y: number }} spot */
  reveal(spot) {
    if (this.isShown) this.#show(revealed(this.#view, spot, this.#drawing, this.#size));
  }

  /** Whether the window has a size. */
  get isShown() {
    return this.#size.width > 0;
  }

  get #view() {
    const { scrollLeft, scrollTop } = this.#window;
    return { left: scrollLeft, top: scrollTop, scale: this.#scale || readable(this.#drawing, this.#size) };
  }

  /** @param {import('../../app/drawing/tree-pan-zoom.js').View} view */
  #show({ left, top, scale }) {
    if (!this.isShown) return;
    this.#enlarge(scale);
    this.#window.scrollTo({ left, top, behavior: 'instant' });
    this.#settle();
  }

  /** @param {number} scale */
  #enlarge(scale) {
    this.#scale = scale;
    this.#svg.style.width = `${this.#drawing.width * scale}px`;
    this.#svg.style.height = `${this.#drawing.height * scale}px`;
  }

  /** Whatever the place is now, it is none that the reader chose. */
  #settle() {
    this.#set = { left: this.#window.scrollLeft, top: this.#window.scrollTop };
  }

  #onScroll() {
    const { scrollLeft, scrollTop } = this.#window;
    if (Math.abs(scrollLeft - this.#set.left) + Math.abs(scrollTop - this.#set.top) > 2) this.panned = true;
  }

  /** @param {WheelEvent} event */
  #onWheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 16;
    this.zoom(Math.exp((-event.deltaY * lines) / 300), this.#pointOf(event.clientX, event.clientY));
  }

  /** @param {number} clientX @param {number} clientY */
  #pointOf(clientX, clientY) {
    const { left, top } = this.#window.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  /** Drags the drawing with the mouse; fingers scroll by themselves. @param {PointerEvent} start */
  #onPointer(start) {
    this.#dragged = false;
    if (start.pointerType !== 'mouse' || start.button !== 0) return;
    const { scrollLeft, scrollTop } = this.#window;
    const ends = new AbortController();
    const { signal } = ends;
    this.#window.addEventListener(
      'pointermove',
      (event) => {
        const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
        if (!this.#dragged && Math.hypot(x, y) < SLIP) return;
        if (!this.#dragged) this.#window.setPointerCapture(start.pointerId);
        this.#dragged = true;
        this.#window.scrollTo({ left: scrollLeft - x, top: scrollTop - y, behavior: 'instant' });
      },
      { signal },
    );
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture']) {
      this.#window.addEventListener(end, () => ends.abort(), { signal });
    }
  }

  /** The click that ends a drag is no click on a node. @param {MouseEvent} event */
  #onClick(event) {
    if (this.#dragged) event.stopPropagation();
    this.#dragged = false;
  }

  /** @param {TouchEvent} event */
  #onPinch(event) {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    let before = fingersOf(event);
    const ends = new AbortController();
    const { signal } = ends;
    this.#window.addEventListener(
      'touchmove',
      (move) => {
        if (move.touches.length !== 2) return;
        move.preventDefault();
        const now = fingersOf(move);
        this.#window.scrollBy({ left: before.x - now.x, top: before.y - now.y, behavior: 'instant' });
        this.panned = true;
        this.zoom(now.apart / before.apart, this.#pointOf(now.x, now.y));
        before = now;
      },
      { passive: false, signal },
    );
    for (const end of ['touchend', 'touchcancel']) this.#window.addEventListener(end, () => ends.abort(), { signal });
  }
}

/** The middle between two fingers, and how far they are apart. @param {TouchEvent} event */
function fingersOf({ touches: [a, b] }) {
  return {
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
    apart: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
  };
}
