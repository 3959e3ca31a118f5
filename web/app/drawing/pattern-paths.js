/**
 * What a deduction sees, as outlines for SVG, in units of cells: pure, and a shape for each part of it.
 *
 *   units         the row, column or box, hatched one way where it is 'base' and the other way where it is 'cover'
 *   places        a frame around the cell that gets a digit
 *   steps         a tile on each cell that an assumption fills, numbered
 *   deadEnd       a frame with a cross where nothing is left
 *   groups        one outline around the candidates that are one end of a link together
 *   links         lines from edge to edge, bent away from other candidates of the pattern
 *   candidates    circles, and squares for fins
 *   eliminations  strokes
 *
 * The middle of a candidate is where the board writes it: see its notes in board.css.
 *
 * @typedef {import('../solver.js').Deduction} Deduction
 * @typedef {import('../solver.js').Candidate} Candidate
 * @typedef {import('../solver.js').PatternCandidate} PatternCandidate
 * @typedef {import('./link-curve.js').Point} Point
 *
 * @typedef {{ x: number, y: number, width: number, height: number }} Area
 * @typedef {Point & { digit: number }} Sign a digit, and its middle
 *
 * @typedef {object} PatternShapes
 * @property {(Area & { role: 'base' | 'cover', hatch: string })[]} units
 * @property {(Sign & { frame: Area })[]} places
 * @property {(Sign & { tile: Area, order: number })[]} steps
 * @property {(Area & { cross: string }) | null} deadEnd
 * @property {{ role: PatternCandidate['role'], path: string }[]} groups
 * @property {{ strong: boolean, path: string }[]} links
 * @property {(Sign & { role: PatternCandidate['role'], path: string })[]} candidates
 * @property {(Sign & { path: string })[]} eliminations
 */
import { geometryOf } from '../sudoku/geometry.js';
import { linkCurve } from './link-curve.js';

/** From one candidate of a cell to the next, and to the one below: as the board's letters have it. */
const ACROSS = 0.257;
const DOWN = 0.286;
/** Of a candidate's circle, with its stroke: two beside each other touch, and do not overlap. */
export const RADIUS = 0.128;
/** Half of a stroke, which lies on both sides of its outline. */
const HALF_STROKE = 0.014;
/** Half the side of a square, without its stroke. */
const HALF_SQUARE = 0.108;
/** Of the outline around a group, with its stroke. */
export const GROUP_RADIUS = 0.165;
/** How far frames keep from the lines between cells. */
const INSET = 0.06;
/** From one line of a hatching to the next, along an edge of the unit. */
const HATCH = 0.25;
/** Half the width and half the height of the stroke over a candidate. */
const STROKE = { x: 0.1, y: 0.11 };
/** Half the side of the cross where nothing is left. */
const CROSS = 0.28;

/**
 * @param {Deduction} deduction
 * @param {number} size the side of the board
 * @returns {PatternShapes}
 */
export function patternShapes(deduction, size) {
  const { units, places, steps, deadEnd, candidates, eliminations } = deduction;
  return {
    units: units.map(({ unit, role }) => ({ ...areaOf(unit, size), role, hatch: hatchOf(areaOf(unit, size), role) })),
    places: places.map((place) => ({ ...signOf(place, size), frame: inset(cellArea(place.cell, size)) })),
    steps: steps.map(({ cell, digit }, index) => {
      const tile = inset(cellArea(cell, size));
      return { ...middleOf(tile), digit, tile, order: index + 1 };
    }),
    deadEnd: deadEnd && crossed('cell' in deadEnd ? cellArea(deadEnd.cell, size) : areaOf(deadEnd.unit, size)),
    groups: groupsIn(candidates).map((members) => ({ role: members[0].role, path: hullOf(members, size) })),
    links: linksOf(deduction, size),
    candidates: candidates.map((candidate) => {
      const sign = signOf(candidate, size);
      return { ...sign, role: candidate.role, path: candidate.role === 'fin' ? squareAt(sign) : circleAt(sign) };
    }),
    eliminations: eliminations.map((candidate) => {
      const sign = signOf(candidate, size);
      return { ...sign, path: strokeAt(sign) };
    }),
  };
}

/**
 * The middle of a candidate: each digit has its own place in its cell, in lines of a box's width.
 * @param {Candidate} candidate
 * @param {number} size
 * @returns {Point}
 */
export function candidateMiddle({ cell, digit }, size) {
  const { boxWidth, boxHeight } = geometryOf(size);
  const [line, place] = [Math.floor((digit - 1) / boxWidth), (digit - 1) % boxWidth];
  return {
    x: (cell % size) + 0.5 + (place - (boxWidth - 1) / 2) * ACROSS,
    y: Math.floor(cell / size) + 0.5 + (line - (boxHeight - 1) / 2) * DOWN,
  };
}

/** @param {Candidate} candidate @param {number} size @returns {Sign} */
const signOf = (candidate, size) => ({ ...rounded(candidateMiddle(candidate, size)), digit: candidate.digit });

/** @param {Deduction} deduction @param {number} size */
function linksOf({ candidates, links, eliminations }, size) {
  const marked = [...candidates, ...eliminations].map((candidate) => candidateMiddle(candidate, size));
  return links.map(({ from, to, strong }) => {
    const ends = [from, to].map((index) => outlineOf(nodeOf(candidates, index), size));
    const own = [from, to].flatMap((index) => nodeOf(candidates, index)).map((each) => candidateMiddle(each, size));
    const others = marked.filter(({ x, y }) => !own.some((point) => point.x === x && point.y === y));
    const [a, b, c, d] = linkCurve(ends[0], ends[1], others, size).map(written);
    return { strong, path: `M${a}C${b} ${c} ${d}` };
  });
}

/** All candidates of one end of a link. @param {PatternCandidate[]} candidates @param {number} index of one of them */
const nodeOf = (candidates, index) => candidates.filter(({ node }) => node === candidates[index].node);

/**
 * Candidates that are one end of a link together: they lie in one line.
 * @param {PatternCandidate[]} candidates
 * @returns {PatternCandidate[][]}
 */
function groupsIn(candidates) {
  const nodes = [...new Set(candidates.map(({ node }) => node))];
  return nodes.map((node) => candidates.filter((each) => each.node === node)).filter(({ length }) => length > 1);
}

/** @param {PatternCandidate[]} members @param {number} size @returns {import('./link-curve.js').Outline} */
function outlineOf(members, size) {
  const middles = members.map((candidate) => candidateMiddle(candidate, size));
  return { ends: [middles[0], middles[middles.length - 1]], radius: members.length > 1 ? GROUP_RADIUS : RADIUS };
}

/** Two half circles, and the two lines between them. @param {PatternCandidate[]} members @param {number} size */
function hullOf(members, size) {
  const { ends, radius } = outlineOf(members, size);
  const [one, other] = ends;
  const r = radius - HALF_STROKE;
  const length = Math.hypot(other.x - one.x, other.y - one.y) || 1;
  const side = { x: (-(other.y - one.y) / length) * r, y: ((other.x - one.x) / length) * r };
  /** @param {Point} point @param {number} sign */
  const beside = ({ x, y }, sign) => written({ x: x + sign * side.x, y: y + sign * side.y });
  const arc = `A${short(r)} ${short(r)} 0 0 1 `;
  return `M${beside(one, -1)}L${beside(other, -1)}${arc}${beside(other, 1)}L${beside(one, 1)}${arc}${beside(one, -1)}Z`;
}

/** @param {Point} middle */
function circleAt({ x, y }) {
  const r = short(RADIUS - HALF_STROKE);
  return `M${written({ x: x - r, y })}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** @param {Point} middle */
function squareAt({ x, y }) {
  const side = short(2 * HALF_SQUARE);
  return `M${written({ x: x - HALF_SQUARE, y: y - HALF_SQUARE })}h${side}v${side}h${-side}Z`;
}

/** @param {Point} middle */
const strokeAt = ({ x, y }) =>
  `M${written({ x: x - STROKE.x, y: y + STROKE.y })}L${written({ x: x + STROKE.x, y: y - STROKE.y })}`;

/** @param {number} cell @param {number} size @returns {Area} */
const cellArea = (cell, size) => ({ x: cell % size, y: Math.floor(cell / size), width: 1, height: 1 });

/** @param {number} unit @param {number} size @returns {Area} */
function areaOf(unit, size) {
  const cells = geometryOf(size).cellsOf[unit];
  const [first, last] = [cells[0], cells[cells.length - 1]].map((cell) => cellArea(cell, size));
  return { x: first.x, y: first.y, width: last.x - first.x + 1, height: last.y - first.y + 1 };
}

/** @param {Area} area @returns {Area} */
const inset = ({ x, y, width, height }) => ({
  x: short(x + INSET),
  y: short(y + INSET),
  width: short(width - 2 * INSET),
  height: short(height - 2 * INSET),
});

/** @param {Area} area @returns {Point} */
const middleOf = ({ x, y, width, height }) => rounded({ x: x + width / 2, y: y + height / 2 });

/** @param {Area} area */
function crossed(area) {
  const { x, y } = middleOf(area);
  const [left, right, top, bottom] = [x - CROSS, x + CROSS, y - CROSS, y + CROSS].map(short);
  return { ...inset(area), cross: `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}` };
}

/**
 * Lines that climb to the right through a base, and to the left through a cover, each from edge to edge. All units of a
 * role have lines that continue each other, and those of both roles make a lattice where they cross.
 * @param {Area} area
 * @param {'base' | 'cover'} role
 */
function hatchOf({ x, y, width, height }, role) {
  let path = '';
  for (let at = HATCH; at < width + height; at += HATCH) {
    const [down, across] = [Math.min(at, height), Math.min(at, width)];
    // from the left edge, or the lower one, to the upper edge, or the right one
    const [start, end] = [
      { x: at - down, y: down },
      { x: across, y: at - across },
    ];
    const [one, other] = [start, end].map((point) =>
      written({ x: x + (role === 'base' ? point.x : width - point.x), y: y + point.y }),
    );
    path += `M${one}L${other}`;
  }
  return path;
}

/** @param {number} value */
const short = (value) => Math.round(value * 1e4) / 1e4;

/** @param {Point} point */
const rounded = ({ x, y }) => ({ x: short(x), y: short(y) });

/** @param {Point} point */
const written = ({ x, y }) => `${short(x)} ${short(y)}`;
