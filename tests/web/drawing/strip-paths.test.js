import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { depthPaths, markPaths, stepPaths } from '../../../web/app/drawing/strip-paths.js';
import { kinds } from '../../../web/app/sudoku/steps.js';

/** @typedef {import('../../../web/app/drawing/strip-paths.js').Shape} Shape */

const HEIGHT = 64;

/** All numbers of a path, and its commands. @param {string} path */
const numbers = (path) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

/** @param {Partial<Shape> & { low: number[] }} parts @returns {Shape} */
function shapeOf(parts) {
  const columns = parts.low.length;
  const none = Array(columns).fill(0);
  return { from: 0, to: columns, columns, high: parts.low, retreats: none, solutions: none, kinds: null, ...parts };
}

const names = kinds.flatMap((kind) => (kind ? [kind] : []));

/** Shapes of any length, anywhere in a view. */
const scene = fc
  .record({
    from: fc.nat(1e9),
    scale: fc.integer({ min: 1, max: 1e6 }),
    columns: fc.array(
      fc.record({
        low: fc.nat(64),
        more: fc.nat(5),
        retreats: fc.nat(1e6),
        solutions: fc.nat(1),
        kind: fc.constantFrom(...names),
      }),
      { minLength: 1, maxLength: 300 },
    ),
    width: fc.integer({ min: 200, max: 1400 }),
  })
  .map(({ from, scale, columns, width }) => ({
    shape: /** @type {Shape} */ ({
      from,
      to: from + scale * columns.length,
      columns: columns.length,
      low: columns.map(({ low }) => low),
      high: columns.map(({ low, more }) => Math.min(low + more, 64)),
      retreats: columns.map(({ retreats }) => retreats),
      solutions: columns.map(({ solutions }) => solutions),
      kinds: columns.map(({ kind }) => kind),
    }),
    frame: { width, height: HEIGHT, view: { from, to: from + scale * columns.length }, most: 64 },
  }));

test('nothing is drawn outside the strip, and there are no more parts than columns', () => {
  fc.assert(
    fc.property(scene, ({ shape, frame }) => {
      const { low, high } = depthPaths(shape, frame);
      for (const path of [low, high]) {
        assert.ok((path.match(/V/g) ?? []).length <= shape.columns + 1);
        for (const [, command, value] of path.matchAll(/([HV])(-?[\d.]+)/g)) {
          assert.ok(Number(value) >= 0 && Number(value) <= (command === 'H' ? frame.width : HEIGHT) + 0.01, path);
        }
      }
      const { retreats, solutions } = markPaths(shape, frame);
      assert.ok((retreats.match(/M/g) ?? []).length === Array.from(shape.retreats).filter((count) => count > 0).length);
      for (const [, x] of solutions.matchAll(/M(-?[\d.]+) /g)) {
        assert.ok(Number(x) >= 0 && Number(x) + 8 <= frame.width + 0.01);
      }
      for (const number of numbers(low + high + retreats + solutions)) assert.ok(Number.isFinite(number));
      const { bars } = stepPaths(shape, frame);
      const drawn = [...bars.values()].reduce((sum, path) => sum + (path.match(/M/g) ?? []).length, 0);
      assert.equal(drawn, shape.columns);
    }),
  );
});

test('the higher the depth, the higher the area; the deepest leaves room for the triangles', () => {
  const { low } = depthPaths(shapeOf({ low: [0, 10, 20] }), {
    width: 30,
    height: 64,
    view: { from: 0, to: 3 },
    most: 20,
  });
  assert.equal(low, 'M0 64V63H10V36H20V9H30V64Z');
});

test('columns of the same depth are one line', () => {
  const { high } = depthPaths(shapeOf({ low: Array(100).fill(5) }), {
    width: 300,
    height: 64,
    view: { from: 0, to: 100 },
    most: 10,
  });
  assert.equal(high, 'M0 64V36H300V64Z');
});

test('what is known of the run lies where it belongs in a longer view', () => {
  const { low } = depthPaths(shapeOf({ low: [5, 5], from: 50, to: 100 }), {
    width: 400,
    height: 64,
    view: { from: 0, to: 200 },
    most: 10,
  });
  assert.deepEqual([low.split('V')[0], low.includes('H200V64Z')], ['M100 64', true]);
});

test('dead ends are ticks, higher where there are more', () => {
  const { retreats } = markPaths(shapeOf({ low: [0, 0, 0], retreats: [0, 1, 4] }), {
    width: 30,
    height: 64,
    view: { from: 0, to: 3 },
    most: 9,
  });
  assert.equal(retreats, 'M14.2 64v-3.5h1.6v3.5zM24.2 64v-8h1.6v8z');
});

test('where dead ends are everywhere they are a line, and a column that is cut off does not change it', () => {
  const counts = [...Array.from({ length: 50 }, (_, i) => 1000 + 200 * (i % 2)), 7];
  const { retreats } = markPaths(shapeOf({ low: counts.map(() => 0), retreats: counts }), {
    width: 51,
    height: 64,
    view: { from: 0, to: 51 },
    most: 9,
  });
  assert.deepEqual([...new Set(Array.from(retreats.matchAll(/v-([\d.]+)/g), ([, high]) => high))], ['3']);
});

test('each solution has a triangle at the top, inside the strip; those that lie close share one', () => {
  const frame = { width: 100, height: 64, view: { from: 0, to: 100 }, most: 9 };
  const solutions = Array(100).fill(0);
  solutions[99] = 1;
  assert.equal(markPaths(shapeOf({ low: Array(100).fill(0), solutions }), frame).solutions, 'M92 0h8l-4 7z');
  const { solutions: all } = markPaths(shapeOf({ low: Array(100).fill(0), solutions: Array(100).fill(1) }), frame);
  assert.equal((all.match(/M/g) ?? []).length, 25);
});

test('steps are bars by kind, with a sign where there is room', () => {
  const shape = shapeOf({ low: [0, 1, 1], kinds: ['select', 'place', 'select'] });
  const wide = stepPaths(shape, { width: 30, height: 64, view: { from: 0, to: 3 }, most: 9 });
  assert.deepEqual([...wide.bars.keys()], ['select', 'place']);
  assert.equal(wide.bars.get('select')?.match(/M/g)?.length, 2);
  assert.equal(wide.signs.match(/M/g)?.length, 3);
  assert.equal(stepPaths(shape, { width: 15, height: 64, view: { from: 0, to: 3 }, most: 9 }).signs, '');
});

test('every kind has a sign of its own', () => {
  const signs = names.map(
    (kind) =>
      stepPaths(shapeOf({ low: [0], kinds: [kind] }), { width: 20, height: 64, view: { from: 0, to: 1 }, most: 9 })
        .signs,
  );
  assert.equal(new Set(signs).size, names.length);
});

test('the dead ends of one column are as high as a tick can be, even ones everywhere no more than a line', () => {
  const frame = (/** @type {number} */ to) => ({ width: 100, height: HEIGHT, view: { from: 0, to }, most: 9 });
  const ticks = (/** @type {number[]} */ retreats) =>
    [...markPaths(shapeOf({ low: retreats, retreats }), frame(retreats.length)).retreats.matchAll(/v-([\d.]+)/g)].map(
      ([, high]) => Number(high),
    );
  assert.deepEqual(ticks([7]), [8]);
  assert.deepEqual(ticks([7, 7, 6]), [3, 3, 3]);
  assert.deepEqual(ticks([1, 1, 3]), [4, 4, 8]);
});

test('the bars of steps keep a gap of a fifth, and of two pixels at most', () => {
  const bars = (/** @type {number} */ width) =>
    stepPaths(shapeOf({ low: [0, 0], kinds: ['try', 'try'] }), {
      width,
      height: 64,
      view: { from: 0, to: 2 },
      most: 9,
    }).bars.get('try');
  assert.equal(bars(10), 'M0.5 64v-13h4v13zM5.5 64v-13h4v13z');
  assert.equal(bars(200), 'M1 64v-13h98v13zM101 64v-13h98v13z');
});
