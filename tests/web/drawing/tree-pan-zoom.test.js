import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fitting, LARGEST, readable, revealed, SMALLEST, zoomed } from '../../../web/app/drawing/tree-pan-zoom.js';

const extent = fc.record({ width: fc.integer({ min: 50, max: 4000 }), height: fc.integer({ min: 50, max: 4000 }) });
const part = fc.double({ min: 0, max: 1, noNaN: true });

/** A drawing, a window on it, and where the window is scrolled to. */
const anyView = fc
  .record({
    drawing: extent,
    pane: fc.record({ width: fc.integer({ min: 200, max: 1200 }), height: fc.integer({ min: 150, max: 800 }) }),
    scale: fc.double({ min: SMALLEST, max: LARGEST, noNaN: true }),
    across: part,
    down: part,
  })
  .map(({ drawing, pane, scale, across, down }) => ({
    drawing,
    pane,
    view: {
      scale,
      left: across * Math.max(0, drawing.width * scale - pane.width),
      top: down * Math.max(0, drawing.height * scale - pane.height),
    },
  }));

/** @param {number} a @param {number} b */
const close = (a, b) => Math.abs(a - b) < 1e-6 * (1 + Math.abs(a));

/**
 * What of the drawing lies at a point of the window.
 * @typedef {import('../../../web/app/drawing/tree-pan-zoom.js').View} View
 * @typedef {import('../../../web/app/drawing/tree-pan-zoom.js').Extent} Extent
 */

/** @param {View} view @param {{ x: number, y: number }} point @param {Extent} drawing @param {Extent} pane */
const under = ({ left, top, scale }, point, drawing, pane) => ({
  x: (left + point.x - Math.max(0, (pane.width - drawing.width * scale) / 2)) / scale,
  y: (top + point.y) / scale,
});

/** Where the window can be scrolled to. @param {View} view @param {Extent} drawing @param {Extent} pane */
function assertInside({ left, top, scale }, drawing, pane) {
  assert.ok(left >= 0 && left <= Math.max(0, drawing.width * scale - pane.width) + 1e-6);
  assert.ok(top >= 0 && top <= Math.max(0, drawing.height * scale - pane.height) + 1e-6);
}

test('zooming in keeps what is under the pointer there, on a drawing that fills its window', () => {
  fc.assert(
    fc.property(
      anyView,
      part,
      part,
      fc.double({ min: 1, max: 2, noNaN: true }),
      ({ drawing, pane, view }, across, down, factor) => {
        fc.pre(drawing.width * view.scale >= pane.width && drawing.height * view.scale >= pane.height);
        const point = { x: across * pane.width, y: down * pane.height };
        const next = zoomed(view, factor, point, drawing, pane);
        const [before, after] = [under(view, point, drawing, pane), under(next, point, drawing, pane)];
        assert.ok(close(before.x, after.x) && close(before.y, after.y));
      },
    ),
  );
});

test('no zooming leaves the drawing or the limits of the scale', () => {
  fc.assert(
    fc.property(
      anyView,
      part,
      part,
      fc.double({ min: 0.01, max: 100, noNaN: true }),
      ({ drawing, pane, view }, across, down, factor) => {
        const next = zoomed(view, factor, { x: across * pane.width, y: down * pane.height }, drawing, pane);
        assertInside(next, drawing, pane);
        assert.ok(next.scale >= SMALLEST && next.scale <= LARGEST);
        assert.ok(close(next.scale, view.scale * factor) || next.scale === SMALLEST || next.scale === LARGEST);
      },
    ),
  );
});

test('a spot that was brought into view can be seen, and stays where it is the second time', () => {
  fc.assert(
    fc.property(anyView, part, part, ({ drawing, pane, view }, across, down) => {
      const spot = { x: across * drawing.width, y: down * drawing.height };
      const next = revealed(view, spot, drawing, pane);
      assertInside(next, drawing, pane);
      assert.equal(next.scale, view.scale);
      const x = spot.x * next.scale + Math.max(0, (pane.width - drawing.width * next.scale) / 2) - next.left;
      const y = spot.y * next.scale - next.top;
      assert.ok(x >= -1e-6 && x <= pane.width + 1e-6 && y >= -1e-6 && y <= pane.height + 1e-6);
      const again = revealed(next, spot, drawing, pane);
      assert.ok(close(again.left, next.left) && close(again.top, next.top));
    }),
  );
});

test('a spot well inside the window moves nothing', () => {
  const view = { left: 100, top: 200, scale: 1 };
  assert.deepEqual(
    revealed(view, { x: 300, y: 400 }, { width: 2000, height: 2000 }, { width: 400, height: 400 }),
    view,
  );
});

test('a spot beyond the edge comes to the middle', () => {
  const view = { left: 0, top: 0, scale: 2 };
  const { top } = revealed(view, { x: 100, y: 500 }, { width: 200, height: 2000 }, { width: 400, height: 400 });
  assert.equal(top, 500 * 2 - 200);
});

test('the scale that fits shows all of a drawing and enlarges none', () => {
  fc.assert(
    fc.property(extent, extent, (drawing, pane) => {
      const scale = fitting(drawing, pane);
      assert.ok(scale <= 1 && scale >= SMALLEST);
      assert.ok(
        scale === SMALLEST ||
          (drawing.width * scale <= pane.width + 1e-6 && drawing.height * scale <= pane.height + 1e-6),
      );
    }),
  );
});

test('the first scale shows all columns where they can be read, and never more than the size they have', () => {
  const pane = { width: 400, height: 300 };
  assert.equal(readable({ width: 500, height: 2000 }, pane), 0.8);
  assert.equal(readable({ width: 200, height: 2000 }, pane), 1);
  assert.ok(readable({ width: 5000, height: 2000 }, pane) > 0.5);
});
