import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CLEARANCE, distanceToSegment, pointsOn } from '../../../web/app/drawing/link-curve.js';
import { candidateMiddle, GROUP_RADIUS, patternShapes, RADIUS } from '../../../web/app/drawing/pattern-paths.js';
import { geometryOf, sides } from '../../../web/app/sudoku/geometry.js';
import { read } from '../support/texts.js';

/** @typedef {import('../../../web/app/drawing/pattern-paths.js').Deduction} Deduction */
/** @typedef {import('../../../web/app/drawing/pattern-paths.js').PatternCandidate} PatternCandidate */
/** @typedef {import('../../../web/app/drawing/link-curve.js').Point} Point */
/** @typedef {import('../../../web/app/drawing/link-curve.js').Curve} Curve */

/** Paths are written with four decimals. */
const ROUNDING = 2e-4;

/** @param {Partial<Deduction>} parts @returns {Deduction} */
const deductionOf = (parts) => ({
  technique: 'aic',
  family: 'chain',
  grade: 5,
  rating: 7,
  digits: [],
  units: [],
  candidates: [],
  links: [],
  places: [],
  eliminations: [],
  steps: [],
  deadEnd: null,
  ...parts,
});

/** @param {[cell: number, digit: number][]} marked @returns {PatternCandidate[]} each a node of its own */
const singles = (...marked) => marked.map(([cell, digit], node) => ({ cell, digit, role: 'in', node }));

/** All numbers of a path. @param {string} path */
const numbers = (path) => (path.match(/-?\d+(\.\d+)?(e-?\d+)?/g) ?? []).map(Number);

/** The points that a path of absolute commands names. @param {string} path @returns {Point[]} */
function pointsIn(path) {
  const values = numbers(path.replace(/A[\d.]+ [\d.]+ 0 0 1/g, ' '));
  return Array.from({ length: values.length / 2 }, (_, index) => ({ x: values[2 * index], y: values[2 * index + 1] }));
}

/** @param {string} path of a link */
const curveOf = (path) => /** @type {Curve} */ (pointsIn(path));

/** @param {Point} one @param {Point} other */
const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/** All candidates of one end of a link. @param {PatternCandidate[]} candidates @param {number} index */
const membersOf = (candidates, index) => candidates.filter(({ node }) => node === candidates[index].node);

/**
 * The segment and the radius around it that are the shape of one end of a link.
 * @param {PatternCandidate[]} candidates
 * @param {number} index
 * @param {number} size
 */
function outlineOf(candidates, index, size) {
  const middles = membersOf(candidates, index).map((each) => candidateMiddle(each, size));
  const ends = /** @type {[Point, Point]} */ ([middles[0], middles[middles.length - 1]]);
  return { ends, radius: middles.length > 1 ? GROUP_RADIUS : RADIUS };
}

/**
 * How far a point lies outside of the shape of one end of a link.
 * @param {Deduction} deduction
 * @param {number} index
 * @param {number} size
 * @param {Point} point
 */
function outside({ candidates }, index, size, point) {
  const { ends, radius } = outlineOf(candidates, index, size);
  return distanceToSegment(point, ends) - radius;
}

/**
 * Whether two shapes do not cover each other.
 * @param {PatternCandidate[]} candidates
 * @param {number} from
 * @param {number} to
 * @param {number} size
 */
function areApart(candidates, from, to, size) {
  const [one, other] = [from, to].map((index) => outlineOf(candidates, index, size));
  return Array.from({ length: 41 }, (_, index) => index / 40).every((share) => {
    const [x, y] = /** @type {const} */ (['x', 'y']).map(
      (axis) => one.ends[0][axis] * (1 - share) + one.ends[1][axis] * share,
    );
    return distanceToSegment({ x, y }, other.ends) > one.radius + other.radius;
  });
}

/** Of candidates that links may lead to. */
const roles = /** @type {const} */ (['in', 'on', 'off', 'pivot']);

/** What a node may be: a candidate, or places of a digit in one line of a box. @param {number} size */
function nodeIn(size) {
  const { cellsOf } = geometryOf(size);
  const digit = fc.integer({ min: 1, max: size });
  const single = fc.record({ cells: fc.nat(size * size - 1).map((cell) => [cell]), digit });
  const group = fc
    .record({ line: fc.nat(2 * size - 1), box: fc.integer({ min: 2 * size, max: 3 * size - 1 }), digit })
    .map(({ line, box, digit }) => ({ cells: cellsOf[line].filter((cell) => cellsOf[box].includes(cell)), digit }))
    .filter(({ cells }) => cells.length > 1);
  return fc.record({
    spot: fc.oneof({ weight: 3, arbitrary: single }, { weight: 1, arbitrary: group }),
    role: fc.constantFrom(...roles),
  });
}

/**
 * Patterns in which no candidate is part of two nodes, and links lead from one node to the next.
 * @param {{ most: number, fins?: boolean }} limits
 */
const pattern = ({ most, fins = true }) =>
  fc.constantFrom(...sides).chain((size) =>
    fc
      .record({
        nodes: fc.array(nodeIn(size), { minLength: 2, maxLength: most }),
        finCells: fc.array(fc.nat(size * size - 1), { maxLength: fins ? 3 : 0 }),
        units: fc.uniqueArray(fc.nat(3 * size - 1), { maxLength: 4 }),
        struck: fc.array(fc.nat(size * size - 1), { maxLength: fins ? 4 : 0 }),
        placed: fc.array(fc.nat(size * size - 1), { maxLength: 1 }),
        strong: fc.boolean(),
      })
      .map(({ nodes, finCells, units, struck, placed, strong }) => {
        /** @type {PatternCandidate[]} */
        const candidates = [];
        const isFree = (/** @type {number} */ cell, /** @type {number} */ digit) =>
          !candidates.some((each) => each.cell === cell && each.digit === digit);
        nodes.forEach(({ spot: { cells, digit }, role }, node) => {
          if (cells.every((cell) => isFree(cell, digit))) {
            candidates.push(...cells.map((cell) => ({ cell, digit, role, node })));
          }
        });
        const firsts = [...new Set(candidates.map(({ node }) => node))].map((node) =>
          candidates.findIndex((each) => each.node === node),
        );
        finCells.forEach((cell, index) => {
          if (isFree(cell, 1)) candidates.push({ cell, digit: 1, role: 'fin', node: nodes.length + index });
        });
        const links = firsts
          .slice(1)
          .map((to, index) => ({ from: firsts[index], to, strong: (index % 2 === 0) === strong }))
          .filter(({ from, to }) => areApart(candidates, from, to, size));
        const deduction = deductionOf({
          candidates,
          links,
          units: units.map((unit) => ({ unit, role: unit % 2 ? 'base' : 'cover' })),
          eliminations: struck.map((cell) => ({ cell, digit: 2 })),
          places: placed.map((cell) => ({ cell, digit: size })),
          steps: struck.map((cell) => ({ cell, digit: 3, rule: 'naked-single', unit: null })),
          deadEnd: placed.length > 0 ? { cell: placed[0] } : { unit: 0, digit: 1 },
        });
        return { size, deduction };
      }),
  );

test('every unit, place, step, candidate, link, group and elimination has one shape, in its order', () => {
  fc.assert(
    fc.property(pattern({ most: 10 }), ({ size, deduction }) => {
      const shapes = patternShapes(deduction, size);
      for (const part of /** @type {const} */ (['places', 'steps', 'candidates', 'eliminations'])) {
        assert.deepEqual(
          shapes[part].map(({ digit }) => digit),
          deduction[part].map(({ digit }) => digit),
        );
      }
      assert.deepEqual(
        shapes.candidates.map(({ role }) => role),
        deduction.candidates.map(({ role }) => role),
      );
      assert.deepEqual(
        shapes.links.map(({ strong }) => strong),
        deduction.links.map(({ strong }) => strong),
      );
      assert.deepEqual(
        shapes.units.map(({ role }) => role),
        deduction.units.map(({ role }) => role),
      );
      const groups = deduction.candidates.filter(
        ({ node }, index) =>
          membersOf(deduction.candidates, index).length > 1 &&
          deduction.candidates.findIndex((each) => each.node === node) === index,
      );
      assert.equal(shapes.groups.length, groups.length);
      assert.deepEqual(
        shapes.steps.map(({ order }) => order),
        deduction.steps.map((_, index) => index + 1),
      );
    }),
  );
});

test('all shapes lie on the board', () => {
  fc.assert(
    fc.property(pattern({ most: 10 }), ({ size, deduction }) => {
      const shapes = patternShapes(deduction, size);
      /** @param {Point} point @param {number} [around] */
      const assertOn = ({ x, y }, around = 0) => {
        for (const at of [x, y]) assert.ok(at - around >= 0 && at + around <= size, `${x} ${y}`);
      };
      const areas = [
        ...shapes.units,
        ...shapes.places.map(({ frame }) => frame),
        ...shapes.steps.map(({ tile }) => tile),
        ...(shapes.deadEnd ? [shapes.deadEnd] : []),
      ];
      for (const { x, y, width, height } of areas) {
        assertOn({ x, y });
        assertOn({ x: x + width, y: y + height });
      }
      for (const mark of [...shapes.candidates, ...shapes.eliminations, ...shapes.places]) assertOn(mark, RADIUS);
      for (const { path } of shapes.groups) pointsIn(path).forEach((point) => assertOn(point));
      for (const { path } of shapes.eliminations) pointsIn(path).forEach((point) => assertOn(point));
      for (const { path } of shapes.links) pointsOn(curveOf(path)).forEach((point) => assertOn(point));
    }),
  );
});

test('a candidate is drawn where the board writes it', () => {
  const sheet = read('styles/player/board.css');
  const value = (/** @type {RegExp} */ pattern) => Number(pattern.exec(sheet)?.[1]);
  const share = value(/max\(8px, ([\d.]+)em\) \/ [\d.]+ ui-monospace/);
  const line = value(/\/ ([\d.]+) ui-monospace/);
  const gap = value(/--gap: ([\d.]+)em/);
  /** @type {[number, number][]} */
  const fonts = [
    [9, value(/\.row \{\s+--font: ([\d.]+)cqw/)],
    [6, value(/data-size="6"\] \.row \{\s+--font: ([\d.]+)cqw/)],
    [4, value(/data-size="4"\] \.row \{\s+--font: ([\d.]+)cqw/)],
  ];
  for (const [size, font] of fonts) {
    const { boxWidth, boxHeight } = geometryOf(size);
    const letter = (font * share * size) / 100; // of a cell
    const wide = letter * (0.6 + gap); // a letter of such a font is 0.6 em wide
    const high = letter * line;
    for (let digit = 1; digit <= size; digit++) {
      const { x, y } = candidateMiddle({ cell: size + 2, digit }, size);
      const [row, column] = [Math.floor((digit - 1) / boxWidth), (digit - 1) % boxWidth];
      assert.ok(Math.abs(x - (2.5 + (column - (boxWidth - 1) / 2) * wide)) < 0.01, `${size}: ${digit} at ${x}`);
      assert.ok(Math.abs(y - (1.5 + (row - (boxHeight - 1) / 2) * high)) < 0.01, `${size}: ${digit} at ${y}`);
    }
  }
});

test('the circles of two candidates do not overlap', () => {
  for (const size of sides) {
    const middles = Array.from({ length: size * size * size }, (_, index) =>
      candidateMiddle({ cell: Math.floor(index / size), digit: (index % size) + 1 }, size),
    );
    const [first, ...others] = middles.slice(0, 3 * size);
    assert.ok(others.every((other) => distance(first, other) >= 2 * RADIUS));
  }
});

test('a link begins and ends at the edges of its shapes, and lies outside of both', () => {
  fc.assert(
    fc.property(pattern({ most: 10, fins: false }), ({ size, deduction }) => {
      const { links } = patternShapes(deduction, size);
      deduction.links.forEach(({ from, to }, index) => {
        const curve = curveOf(links[index].path);
        assert.ok(Math.abs(outside(deduction, from, size, curve[0])) < ROUNDING, links[index].path);
        assert.ok(Math.abs(outside(deduction, to, size, curve[3])) < ROUNDING, links[index].path);
        for (const point of pointsOn(curve)) {
          for (const end of [from, to]) assert.ok(outside(deduction, end, size, point) > -ROUNDING);
        }
      });
    }),
  );
});

test('a link keeps its distance from another candidate of the pattern, wherever that is', () => {
  fc.assert(
    fc.property(pattern({ most: 3, fins: false }), ({ size, deduction }) => {
      const { links } = patternShapes(deduction, size);
      deduction.links.forEach(({ from, to }, index) => {
        const ends = [from, to].flatMap((end) => membersOf(deduction.candidates, end));
        for (const other of deduction.candidates.filter((each) => !ends.includes(each))) {
          const middle = candidateMiddle(other, size);
          for (const point of pointsOn(curveOf(links[index].path))) {
            assert.ok(distance(point, middle) >= CLEARANCE - 0.01, links[index].path);
          }
        }
      });
    }),
  );
});

test('a link with nothing in its way is straight', () => {
  const candidates = singles([0, 1], [80, 1]);
  const links = [{ from: 0, to: 1, strong: true }];
  const [{ path }] = patternShapes(deductionOf({ candidates, links }), 9).links;
  const [start, one, other, end] = curveOf(path);
  for (const point of [one, other]) assert.ok(distanceToSegment(point, [start, end]) < ROUNDING);
});

test('a link is bent away from a candidate, and from what is struck out', () => {
  const links = [{ from: 0, to: 1, strong: true }];
  const middle = candidateMiddle({ cell: 4, digit: 5 }, 9);
  const free = patternShapes(deductionOf({ candidates: singles([0, 5], [8, 5]), links }), 9).links[0].path;
  const least = (/** @type {string} */ path) =>
    Math.min(...pointsOn(curveOf(path)).map((point) => distance(point, middle)));
  assert.ok(least(free) < 0.05);
  for (const more of [{ candidates: singles([0, 5], [8, 5], [4, 5]) }, { eliminations: [{ cell: 4, digit: 5 }] }]) {
    const { path } = patternShapes(deductionOf({ candidates: singles([0, 5], [8, 5]), links, ...more }), 9).links[0];
    assert.ok(least(path) >= CLEARANCE, path);
  }
});

test('a link within a cell is long enough to be seen', () => {
  for (const size of sides) {
    for (let cell = 0; cell < size * size; cell++) {
      for (let digit = 2; digit <= size; digit++) {
        const candidates = singles([cell, 1], [cell, digit]);
        const links = [{ from: 0, to: 1, strong: true }];
        const curve = curveOf(patternShapes(deductionOf({ candidates, links }), size).links[0].path);
        const points = pointsOn(curve);
        const length = points.slice(1).reduce((sum, point, index) => sum + distance(points[index], point), 0);
        assert.ok(length > 0.079, `${size}: ${digit} in ${cell} has ${length}`);
      }
    }
  }
});

test('a link to a group begins at its nearest place, outside of the outline around it', () => {
  /** @type {PatternCandidate[]} */
  const candidates = [
    { cell: 0, digit: 5, role: 'off', node: 0 },
    { cell: 2, digit: 5, role: 'off', node: 0 },
    { cell: 8, digit: 5, role: 'on', node: 1 },
  ];
  const links = [{ from: 0, to: 2, strong: false }];
  const shapes = patternShapes(deductionOf({ candidates, links }), 9);
  assert.equal(shapes.groups.length, 1);
  const [start, , , end] = curveOf(shapes.links[0].path);
  assert.ok(distance(start, { x: 2.5 + GROUP_RADIUS, y: 0.5 }) < ROUNDING);
  assert.ok(distance(end, { x: 8.5 - RADIUS, y: 0.5 }) < ROUNDING);
});

test('a link between two groups that cross each other is seen', () => {
  const row = [9, 11].map((cell) => ({ cell, digit: 5, role: /** @type {const} */ ('off'), node: 0 }));
  const column = [1, 19].map((cell) => ({ cell, digit: 5, role: /** @type {const} */ ('on'), node: 1 }));
  const deduction = deductionOf({ candidates: [...row, ...column], links: [{ from: 0, to: 2, strong: true }] });
  const [start, , , end] = curveOf(patternShapes(deduction, 9).links[0].path);
  assert.ok(distance(start, end) > 0.5);
});

test('a group has an outline around all of its candidates', () => {
  fc.assert(
    fc.property(pattern({ most: 6, fins: false }), ({ size, deduction: { candidates } }) => {
      const members = candidates.filter(({ node }) => candidates.filter((each) => each.node === node).length > 1);
      const { groups } = patternShapes(deductionOf({ candidates }), size);
      const outlines = groups.map(({ path }) => pointsIn(path));
      for (const member of members) {
        const { x, y } = candidateMiddle(member, size);
        assert.ok(
          outlines.some((points) => {
            const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
            return [x, y].every((at, axis) => {
              const values = axis === 0 ? xs : ys;
              return at >= Math.min(...values) - ROUNDING && at <= Math.max(...values) + ROUNDING;
            });
          }),
        );
      }
    }),
  );
});

test('a base is hatched one way and a cover the other way, from edge to edge', () => {
  for (const size of sides) {
    for (let unit = 0; unit < 3 * size; unit++) {
      const units = /** @type {const} */ (['base', 'cover']).map((role) => ({ unit, role }));
      for (const { role, x, y, width, height, hatch } of patternShapes(deductionOf({ units }), size).units) {
        assert.equal(width * height, size);
        const points = pointsIn(hatch);
        assert.ok(points.length >= 2 * size);
        for (let index = 0; index < points.length; index += 2) {
          const [start, end] = [points[index], points[index + 1]];
          const climbs = (start.x - end.x) * (start.y - end.y) < 0;
          assert.equal(climbs, role === 'base');
          assert.ok(Math.abs(Math.abs(start.x - end.x) - Math.abs(start.y - end.y)) < ROUNDING);
          for (const point of [start, end]) {
            assert.ok(point.x === x || point.x === x + width || point.y === y || point.y === y + height);
          }
        }
      }
    }
  }
});

test('a fin is a square, and what is no fin is a circle', () => {
  const candidates = singles([0, 1], [1, 1], [2, 1]).map((each, index) => ({
    ...each,
    role: /** @type {const} */ (['in', 'fin', 'off'])[index],
  }));
  const paths = patternShapes(deductionOf({ candidates }), 9).candidates.map(({ path }) => path);
  assert.deepEqual(
    paths.map((path) => (path.includes('a') ? 'circle' : 'square')),
    ['circle', 'square', 'circle'],
  );
});

test('a place has a frame in its cell, and a dead end a cross in its cell or unit', () => {
  for (const size of sides) {
    const cell = size + 1;
    const inCell = patternShapes(deductionOf({ places: [{ cell, digit: 2 }], deadEnd: { cell } }), size);
    for (const area of [inCell.places[0].frame, inCell.deadEnd]) {
      assert.ok(area && area.x > 1 && area.y > 1 && area.x + area.width < 2 && area.y + area.height < 2);
    }
    const inUnit = patternShapes(deductionOf({ deadEnd: { unit: 0, digit: 1 } }), size).deadEnd;
    assert.ok(inUnit && inUnit.width > size - 1);
    assert.ok(pointsIn(inUnit.cross).every(({ x, y }) => x > 0 && x < size && y > 0 && y < 1));
  }
});
