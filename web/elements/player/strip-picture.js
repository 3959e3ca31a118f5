/**
 * The run as the strip shows it, in SVG: areas, ticks and bars, coloured by the style sheet. The
 * strip has it twice, in the colours of what has passed and of what is to come, one clipped over the other.
 */
import { depthPaths, markPaths, stepPaths } from '../../app/drawing/strip-paths.js';
import { setAttribute } from '../element.js';

const SVG = 'http://www.w3.org/2000/svg';

/** The paths of a picture. @typedef {ReturnType<typeof drawingOf>} Drawing */

/**
 * @param {import('../../app/drawing/strip-paths.js').Shape | null} shape null: nothing is drawn
 * @param {import('../../app/drawing/strip-paths.js').Frame} frame
 */
export function drawingOf(shape, frame) {
  const fine = shape?.kinds ? stepPaths(shape, frame) : null;
  return { fine, depth: shape && !fine ? depthPaths(shape, frame) : null, marks: shape && markPaths(shape, frame) };
}

/** @param {string} name @param {string} className */
function part(name, className) {
  const element = document.createElementNS(SVG, name);
  element.setAttribute('class', className);
  return element;
}

export class StripPicture {
  svg = document.createElementNS(SVG, 'svg');
  #high = part('path', 'strip-high');
  #low = part('path', 'strip-low');
  #bars = part('g', 'strip-bars');
  #signs = part('path', 'strip-signs');
  #retreats = part('path', 'strip-retreats');
  #solutions = part('path', 'strip-solutions');

  constructor() {
    this.svg.setAttribute('aria-hidden', 'true');
    this.svg.setAttribute('preserveAspectRatio', 'none');
    this.svg.append(this.#high, this.#low, this.#bars, this.#signs, this.#retreats, this.#solutions);
  }

  /** @param {Drawing} drawing @param {import('../../app/drawing/strip-paths.js').Frame} frame */
  paint({ fine, depth, marks }, frame) {
    setAttribute(this.svg, 'viewBox', `0 0 ${Math.max(frame.width, 1)} ${Math.max(frame.height, 1)}`);
    setAttribute(this.#high, 'd', depth?.high ?? null);
    setAttribute(this.#low, 'd', depth?.low ?? null);
    setAttribute(this.#retreats, 'd', fine ? null : (marks?.retreats ?? null));
    setAttribute(this.#solutions, 'd', marks?.solutions ?? null);
    setAttribute(this.#signs, 'd', fine?.signs ?? null);
    this.#bars.replaceChildren(
      ...Array.from(fine?.bars ?? [], ([kind, path]) => {
        const bars = part('path', 'strip-bar');
        bars.setAttribute('data-kind', kind);
        bars.setAttribute('d', path);
        return bars;
      }),
    );
  }
}
