/**
 * A line from the edge of one outline to the edge of another, bent away from what it would pass over: pure, in units of
 * cells. An outline is all that is as near to a segment as its radius: a circle where both ends of the segment are
 * the same, else a capsule.
 *
 *     linkCurve(from, to, others, 9);   // [{ x: 1.2, y: 0.5 }, ..., { x: 3.6, y: 0.5 }]
 *
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ ends: [Point, Point], radius: number }} Outline
 * @typedef {[Point, Point, Point, Point]} Curve the four points of a cubic Bézier curve
 */

/** How far from the middles of others a line keeps: a gap is seen between it and their circles. */
export const CLEARANCE = 0.18;
/** How near to the frame of the board a line may come. */
const MARGIN = 0.03;
/** A line that is shorter than this is not seen between two outlines. */
const SHORTEST = 0.08;
/** How far to the side a line is led at most. */
const FARTHEST = 1.7;
/** All ways to the side, in the order in which they are tried. */
const BENDS = [0, 0.2, 0.35, 0.5, 0.7, 0.95, 1.3, FARTHEST].flatMap((bend) => (bend ? [bend, -bend] : [0]));
/** A bent line has left its straight way after so much of it. */
const TURN = 0.45;
/** Points of a curve that are looked at, for each cell of its length, and at least. */
const DENSITY = 12;
const FEWEST = 24;
/** How often an interval is halved: until it is far shorter than a pixel. */
const HALVINGS = 24;

/**
 * The first way to the side that keeps its distance, stays on the board and is long enough to be seen; where there is
 * none, the one that keeps the greatest distance.
 * @param {Outline} from
 * @param {Outline} to
 * @param {Point[]} others the middles of what it should not pass over
 * @param {number} size the side of the board
 * @returns {Curve}
 */
export function linkCurve(from, to, others, size) {
  const [start, end] = nearest(from.ends, to.ends);
  const straight = /** @type {Curve} */ ([start, mixed(start, end, 1 / 3), mixed(start, end, 2 / 3), end]);
  const near = others.filter((other) => distanceToSegment(other, [start, end]) < FARTHEST + CLEARANCE);
  let best = { curve: cutTo(straight, from, to), distance: -Infinity };
  for (const bend of BENDS) {
    const curve = cutTo(bent(start, end, bend), from, to);
    const points = pointsOn(curve);
    if (!points.every((point) => isOnBoard(point, size))) continue;
    if (lengthOf(points) < SHORTEST) continue;
    const distance = points.reduce((least, point) => Math.min(least, distanceToNearest(point, near)), Infinity);
    if (distance >= CLEARANCE) return curve;
    if (distance > best.distance) best = { curve, distance };
  }
  return best.curve;
}

/** Points along a curve, from its start to its end. @param {Curve} curve @returns {Point[]} */
export function pointsOn(curve) {
  const count = Math.max(FEWEST, Math.ceil(DENSITY * hypotenuse(curve[0], curve[3])));
  return Array.from({ length: count + 1 }, (_, index) => pointAt(curve, index / count));
}

/** How far a point lies from a segment. @param {Point} point @param {[Point, Point]} ends */
export function distanceToSegment(point, [one, other]) {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : ((point.x - one.x) * dx + (point.y - one.y) * dy) / square;
  return hypotenuse(point, mixed(one, other, Math.min(1, Math.max(0, share))));
}

/**
 * The curve that leaves the straight way by so much, to its right where that is more than 0.
 * @param {Point} start
 * @param {Point} end
 * @param {number} bend
 * @returns {Curve}
 */
function bent(start, end, bend) {
  const length = hypotenuse(start, end) || 1;
  const along = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
  const turn = bend === 0 ? length / 3 : Math.min(TURN, length / 3);
  /** @param {Point} point @param {number} forward */
  const aside = ({ x, y }, forward) => ({
    x: x + along.x * forward - along.y * bend,
    y: y + along.y * forward + along.x * bend,
  });
  return [start, aside(start, turn), aside(end, -turn), end];
}

/**
 * The part of a curve that lies outside of both outlines; a point where there is none.
 * @param {Curve} curve
 * @param {Outline} from
 * @param {Outline} to
 * @returns {Curve}
 */
function cutTo(curve, from, to) {
  const points = pointsOn(curve);
  const count = points.length - 1;
  const [inFrom, inTo] = [from, to].map(({ ends, radius }) =>
    points.map((point) => distanceToSegment(point, ends) < radius),
  );
  const entering = inTo.findIndex((isIn, index) => isIn && index > 0 && !inFrom[index]);
  const enters = (entering < 0 ? count : entering) / count;
  const leaves = Math.max(0, inFrom.lastIndexOf(true, entering < 0 ? count : entering)) / count;
  /** @param {Outline} outline @param {number} share */
  const isIn = ({ ends, radius }, share) => distanceToSegment(pointAt(curve, share), ends) < radius;
  const first = border(leaves, Math.min(leaves + 1 / count, 1), (share) => !isIn(from, share));
  const last = border(Math.max(enters - 1 / count, 0), enters, (share) => isIn(to, share));
  return part(curve, first, Math.max(first, last));
}

/**
 * Where something becomes true between two shares of a curve.
 * @param {number} low it is not true there
 * @param {number} high it is true there
 * @param {(share: number) => boolean} isTrue
 */
function border(low, high, isTrue) {
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (isTrue(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** The part of a curve between two shares of it. @param {Curve} curve @param {number} first @param {number} last */
function part(curve, first, last) {
  return /** @type {Curve} */ (
    [
      [first, first, first],
      [first, first, last],
      [first, last, last],
      [last, last, last],
    ].map((shares) => blossom(curve, shares))
  );
}

/**
 * De Casteljau's construction with a share of its own for each of the three rounds: the points of a part of the curve
 * are found with the shares at which it begins and ends.
 * @param {readonly Point[]} points
 * @param {number[]} shares
 * @returns {Point}
 */
function blossom(points, [share, ...others]) {
  if (points.length === 1) return points[0];
  return blossom(
    points.slice(1).map((point, index) => mixed(points[index], point, share)),
    others,
  );
}

/** @param {Curve} curve @param {number} share */
function pointAt([a, b, c, d], share) {
  const rest = 1 - share;
  const [first, second] = [rest * rest * rest, 3 * rest * rest * share];
  const [third, fourth] = [3 * rest * share * share, share * share * share];
  return {
    x: first * a.x + second * b.x + third * c.x + fourth * d.x,
    y: first * a.y + second * b.y + third * c.y + fourth * d.y,
  };
}

/** The two ends, one of each, that are nearest to each other. @param {Point[]} ones @param {Point[]} others */
function nearest(ones, others) {
  const pairs = ones.flatMap((one) => others.map((other) => [one, other]));
  return pairs.reduce((best, pair) => (hypotenuse(pair[0], pair[1]) < hypotenuse(best[0], best[1]) ? pair : best));
}

/** @param {Point} point @param {Point[]} others */
const distanceToNearest = (point, others) =>
  others.reduce((least, other) => Math.min(least, hypotenuse(point, other)), Infinity);

/** @param {Point[]} points */
const lengthOf = (points) => points.slice(1).reduce((sum, point, index) => sum + hypotenuse(points[index], point), 0);

/** @param {Point} point @param {number} size */
const isOnBoard = ({ x, y }, size) => [x, y].every((at) => at >= MARGIN && at <= size - MARGIN);

/** @param {Point} one @param {Point} other @param {number} share of the other */
const mixed = (one, other, share) => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});

/** @param {Point} one @param {Point} other */
function hypotenuse(one, other) {
  const [dx, dy] = [one.x - other.x, one.y - other.y];
  return Math.sqrt(dx * dx + dy * dy); // hypot takes several times as long
}
