/**
 * The tree that a search walks: each node is a digit placed, its children are what was placed
 * next, below the root, which is the puzzle itself. Pure but for the run that it is grown from.
 *
 *     const builder = new TreeBuilder();
 *     for (const step of run) builder.take(step);
 *     builder.nodes.length;              // placements, and the root
 *     pathAt(builder.nodes, position);   // the nodes on the stack at that position
 *
 * @typedef {import('../solver.js').Step} Step
 *
 * @typedef {object} TreeNode
 * @property {number} index in the order of placing; the root is 0
 * @property {number | null} cell null for the root
 * @property {number | null} digit null for the root
 * @property {number} depth digits on the stack once this one is placed
 * @property {number} placed the position after its placement; 0 for the root
 * @property {number | null} returned the position after it was taken back; null if it never was
 * @property {TreeNode | null} parent
 * @property {TreeNode[]} children in the order of placing
 * @property {boolean} deadEnd nothing could be placed below it, and the puzzle was not solved
 * @property {boolean} solution it is the last digit of a solution
 * @property {import('../solver.js').Rule | null} rule why it had to be placed; null for a digit that was tried
 */
import { SLICE } from '../jobs/slices.js';

/** Runs with more placements than this are not shown as a whole. */
export const MOST_PLACEMENTS = 500;
/** Steps between two looks at the clock: far below a millisecond's work. */
const STRIDE = 32;
/** More steps than there are between two of these kinds. */
const REACH = 1000;

/** The steps that shape a tree. @type {import('../solver.js').Kind[]} */
const shaping = ['place', 'erase', 'retreat', 'solution', 'exhausted'];

export class TreeBuilder {
  /** @type {TreeNode[]} */
  nodes = [nodeOf(0, null)];
  #top = this.nodes[0];

  /** Takes over the next step of a run; kinds that shape no tree pass by. @param {Step} step */
  take(step) {
    const top = this.#top;
    if (step.kind === 'place') {
      this.#top = nodeOf(this.nodes.length, top, step);
      top.children.push(this.#top);
      this.nodes.push(this.#top);
    } else if (step.kind === 'erase' && top.parent) {
      top.returned = step.position;
      this.#top = top.parent;
    } else if (step.kind === 'retreat') {
      top.deadEnd = top.children.length === 0;
    } else if (step.kind === 'solution') {
      top.solution = true;
    }
  }
}

/** @param {number} index @param {TreeNode | null} parent @param {Step} [step] @returns {TreeNode} */
function nodeOf(index, parent, step) {
  return {
    index,
    cell: step?.cell ?? null,
    digit: step?.digit ?? null,
    depth: step?.depth ?? 0,
    placed: step?.position ?? 0,
    returned: null,
    parent,
    children: [],
    deadEnd: false,
    solution: false,
    rule: step?.rule ?? null,
  };
}

/**
 * Grows the tree of a run in slices of time, from where the run stands: at its start.
 * @param {import('../solver.js').Run} run moved to its end, or to one placement too many; stays the caller's to dispose
 * @param {object} how
 * @param {Pick<import('../jobs/clock.js').Clock, 'now' | 'setTimeout' | 'clearTimeout'>} how.clock
 * @param {(work: () => void) => void} how.guard runs each slice, and sees its errors
 * @param {(nodes: TreeNode[] | null) => void} how.report called once: all nodes by index, or null for more than
 *   MOST_PLACEMENTS
 * @returns {() => void} gives up; safe to repeat
 */
export function growTree(run, { clock, guard, report }) {
  const builder = new TreeBuilder();
  /** @type {any} */
  let timer = null;

  /** @returns {TreeNode[] | null | undefined} undefined: there is more to do */
  const grow = () => {
    for (let i = 0; i < STRIDE; i++) {
      const { step, found } = run.advance(REACH, { until: shaping });
      if (!found || !step) return builder.nodes;
      builder.take(step);
      if (builder.nodes.length - 1 > MOST_PLACEMENTS) return null;
    }
    return undefined;
  };

  const slice = () => {
    timer = null;
    const start = clock.now();
    let grown;
    do grown = grow();
    while (grown === undefined && clock.now() - start < SLICE);
    if (grown === undefined) timer = clock.setTimeout(() => guard(slice), 0);
    else report(grown);
  };

  timer = clock.setTimeout(() => guard(slice), 0);
  return () => {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
  };
}

/**
 * How a node stands at a position: to be placed, on the stack, or taken back.
 * @param {TreeNode} node
 * @param {number} position
 * @returns {'ahead' | 'path' | 'back'}
 */
export function statusAt({ placed, returned }, position) {
  if (placed > position) return 'ahead';
  return returned !== null && returned <= position ? 'back' : 'path';
}

/**
 * The nodes on the stack at a position, from the root down.
 * @param {TreeNode[]} nodes
 * @param {number} position
 * @returns {TreeNode[]}
 */
export function pathAt(nodes, position) {
  return nodes.filter((node) => statusAt(node, position) === 'path');
}
