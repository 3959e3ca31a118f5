/**
 * <sudoku-scrubber>: the strip. It shows the depth of the search over the run, or over the part of
 * it that it is zoomed to, and is the scrubber. Properties in: `appearance`, `shape`. Intents out:
 * `seek` { position }, `zoom` { factor, at }, `window` { from, span }, `point` { position },
 * `strip-width` { width }, `measure`, `measure-stop`.
 *
 * A move of the position changes two styles and paints nothing anew.
 */
import { keyTarget, positionAt, shareOf } from '../../app/drawing/strip-zoom.js';
import { pressOf } from '../../app/keys/press.js';
import { define, html, intend, pressed, setAttribute, setEnabled, setParts, setText } from '../element.js';
import { addIcons, icon } from '../icons.js';
import { bindGestures } from './strip-gestures.js';
import { drawingOf, StripPicture } from './strip-picture.js';

const ZOOM = 4;

/** A magnifying glass, for what stands in it: plus and minus alone would seem to change the number beside them. */
const LENS =
  'M10 3a7 7 0 0 1 5.7 11l5.4 5.4-1.7 1.7-5.4-5.4A7 7 0 1 1 10 3zm0 2.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6z';

addIcons({
  'zoom-out': `${LENS}M7 9h6v2H7z`,
  'zoom-in': `${LENS}M9 7h2v2h2v2h-2v2H9v-2H7V9h2z`,
});

export class SudokuScrubber extends HTMLElement {
  #range = html('input', { type: 'range', part: 'slider position', min: '0', step: '1' });
  #rest = new StripPicture();
  #passed = new StripPicture();
  #head = html('div', { class: 'strip-head' });
  #tip = html('div', { class: 'strip-tip', 'aria-hidden': 'true', hidden: '' });
  #strip = html('div', { class: 'strip', part: 'strip' }, [
    this.#range,
    html('div', { class: 'strip-rest' }, [this.#rest.svg]),
    html('div', { class: 'strip-passed' }, [this.#passed.svg]),
    this.#head,
    this.#tip,
  ]);
  #thumb = html('div');
  #overview = html('div', { class: 'strip-overview', 'aria-hidden': 'true', hidden: '' }, [this.#thumb]);
  #text = html('span', { class: 'position' });
  #depth = html('span', { class: 'depth' });
  #measure = html('button', { type: 'button', class: 'measure', hidden: '' });
  #zoom = ['out', 'in'].map((id) =>
    html('button', { type: 'button', class: 'zoom', 'data-type': 'zoom', 'data-way': id }, [icon(`zoom-${id}`)]),
  );
  /** @type {import('../../app/view/appearance.js').Appearance['scrubber'] | null} */
  #look = null;
  /** @type {import('../../app/drawing/strip-paths.js').Shape | null} */
  #shape = null;
  /**
   * The view while the position is dragged: its scale must not change under the finger.
   * @type {import('../../app/drawing/strip-zoom.js').View | null}
   */
  #held = null;
  /** The view when two fingers came down. @type {import('../../app/drawing/strip-zoom.js').View | null} */
  #pinched = null;
  #painted = '';
  #size = { width: 0, height: 0 };

  constructor() {
    super();
    this.#range.addEventListener('input', () => this.#seek(Number(this.#range.value)));
    this.#range.addEventListener('keydown', (event) => this.#onKey(event));
    this.addEventListener('click', (event) => this.#onClick(event));
    bindGestures(this.#strip, {
      seek: (share) => {
        this.#range.focus({ preventScroll: true });
        this.#seek(this.#positionAt(share));
      },
      point: (share) => intend(this, { type: 'point', position: share === null ? null : this.#positionAt(share) }),
      zoom: (factor, share) => intend(this, { type: 'zoom', factor, at: this.#exactly(share) }),
      pan: (share) => this.#pan(share),
      pinch: (start, now) => this.#pinch(start, now),
      hold: (on) => this.#hold(on),
    });
    new ResizeObserver(() => this.#onSize()).observe(this.#strip);
  }

  connectedCallback() {
    if (this.firstChild) return;
    this.append(
      this.#strip,
      this.#overview,
      html('div', { class: 'position-line' }, [
        html('div', { class: 'position-texts' }, [this.#text, this.#depth]),
        this.#measure,
        html('div', { class: 'zooms' }, this.#zoom),
      ]),
    );
  }

  /** @param {import('../../app/view/appearance.js').Appearance['scrubber']} next */
  set appearance(next) {
    this.#look = next;
    const range = this.#range;
    setAttribute(range, 'aria-label', next.label);
    setAttribute(range, 'aria-valuetext', next.text);
    setAttribute(range, 'max', String(next.end));
    if (range.value !== String(next.position)) range.value = String(next.position);
    setParts(this.#text, next.parts, 'position');
    setText(this.#depth, next.depth);
    this.#paintButtons(next);
    this.#requestPicture();
    this.#paintPosition(next);
  }

  /** Null: there is none to show. @param {import('../../app/drawing/strip-paths.js').Shape | null} next */
  set shape(next) {
    this.#shape = next;
    this.#painted = '';
    this.#requestPicture();
  }

  get #view() {
    return this.#held ?? this.#look?.view ?? { from: 0, to: 1 };
  }

  /** @param {import('../../app/view/appearance.js').Appearance['scrubber']} next */
  #paintButtons({ zoom, measure }) {
    zoom.forEach(({ text, enabled }, index) => {
      setAttribute(this.#zoom[index], 'aria-label', text);
      setAttribute(this.#zoom[index], 'title', text);
      setEnabled(this.#zoom[index], enabled);
    });
    this.#measure.hidden = measure === null;
    if (!measure) return;
    setAttribute(this.#measure, 'data-type', measure.type);
    setAttribute(this.#measure, 'title', measure.title);
    setText(this.#measure, measure.text);
  }

  /** When all of the frame is told: a new part of the run and its shape are drawn once. */
  #requestPicture() {
    queueMicrotask(() => this.#paintPicture());
  }

  /** Draws the run where its shape, its part or its size is another one. */
  #paintPicture() {
    const view = this.#view;
    const key = `${view.from} ${view.to} ${this.#look?.most} ${this.#size.width} ${this.#size.height}`;
    if (key === this.#painted || !this.#look) return;
    this.#painted = key;
    const frame = { ...this.#size, view, most: this.#look.most };
    const fine = Boolean(this.#shape?.kinds);
    this.#strip.classList.toggle('fine', fine);
    const drawing = drawingOf(this.#shape, frame);
    for (const picture of [this.#rest, this.#passed]) picture.paint(drawing, frame);
  }

  /** @param {import('../../app/view/appearance.js').Appearance['scrubber']} next */
  #paintPosition({ position, pointed, zoomed, extent }) {
    const view = this.#view;
    const share = shareOf(view, position);
    const inside = Math.min(Math.max(share, 0), 1);
    this.#head.hidden = share !== inside;
    this.#head.style.left = percent(inside);
    /** @type {HTMLElement} */ (this.#passed.svg.parentElement).style.clipPath = `inset(0 ${percent(1 - inside)} 0 0)`;
    this.#tip.hidden = pointed === null;
    if (pointed) {
      const at = Math.min(Math.max(shareOf(view, pointed.position), 0), 1);
      setText(this.#tip, pointed.text);
      this.#tip.style.left = percent(at);
      this.#tip.style.transform = `translateX(${percent(-at)})`;
    }
    this.#overview.hidden = !zoomed;
    this.#thumb.style.marginLeft = percent(view.from / extent);
    this.#thumb.style.width = percent((view.to - view.from) / extent);
    this.#overview.style.setProperty('--position', percent(position / extent));
  }

  /** @param {number} position */
  #seek(position) {
    intend(this, { type: 'seek', position });
  }

  /** @param {number} share */
  #positionAt(share) {
    return positionAt(this.#view, share, this.#size.width, this.#look?.end ?? 0);
  }

  /** The same, between steps. @param {number} share */
  #exactly(share) {
    const { from, to } = this.#view;
    return from + share * (to - from);
  }

  /** @param {number} share */
  #pan(share) {
    const { from, to } = this.#view;
    if (this.#look?.zoomed) intend(this, { type: 'window', from: from + share * (to - from), span: to - from });
  }

  /** What was under the two fingers stays under them. @param {[number, number]} start @param {[number, number]} now */
  #pinch(start, now) {
    this.#pinched ??= this.#view;
    this.#held = null;
    const { from, to } = this.#pinched;
    const apart = Math.max(Math.abs(now[1] - now[0]), 0.02);
    const span = ((to - from) * Math.max(Math.abs(start[1] - start[0]), 0.02)) / apart;
    const middle = from + ((start[0] + start[1]) / 2) * (to - from);
    intend(this, { type: 'window', from: middle - ((now[0] + now[1]) / 2) * span, span });
  }

  /** @param {boolean} on */
  #hold(on) {
    this.#held = on ? this.#view : null;
    this.#pinched = null;
    if (!on && this.#look) this.appearance = this.#look;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const { key, shift, command, alt } = pressOf(event);
    if (!this.#look || command || alt) return;
    const target = keyTarget(key, shift, this.#view, this.#size.width, Number(this.#range.value), this.#look.end);
    if (target === null) return;
    event.preventDefault();
    this.#range.value = String(target); // the next key may come before the frame
    this.#seek(target);
  }

  /** @param {MouseEvent} event */
  #onClick({ target }) {
    const button = pressed(target);
    if (button === this.#measure) intend(this, { type: button.dataset.type ?? '' });
    if (button?.dataset.way) intend(this, { type: 'zoom', factor: button.dataset.way === 'in' ? ZOOM : 1 / ZOOM });
  }

  #onSize() {
    const { clientWidth: width, clientHeight: height } = this.#strip;
    if (width === 0 || (width === this.#size.width && height === this.#size.height)) return;
    this.#size = { width, height };
    this.#paintPicture();
    intend(this, { type: 'strip-width', width });
  }
}

/** @param {number} share */
const percent = (share) => `${Math.round(share * 1e5) / 1e3}%`;

define('sudoku-scrubber', SudokuScrubber);
