/**
 * A run as its own tree tells it, for runs of any length that fit into memory: what stands beside each digit of the
 * stack.
 */
import { TreeBuilder, pathAt } from '../../../web/app/run/tree-builder.js';
import { solver } from './solver.js';

/** @typedef {import('../../../web/app/run/tree-builder.js').TreeNode} TreeNode */

/** @param {string} puzzle @param {string} algorithm @returns {TreeNode[]} */
export function treeOf(puzzle, algorithm) {
  const run = solver.run(puzzle, { algorithm });
  try {
    const builder = new TreeBuilder();
    for (const step of run) builder.take(step);
    return builder.nodes;
  } finally {
    run.dispose();
  }
}

/** @param {TreeNode} node @returns {{ placements: number, solutions: number }} */
function sizeOf({ children, solution }) {
  const size = { placements: 1, solutions: solution ? 1 : 0 };
  for (const child of children.map(sizeOf)) {
    size.placements += child.placements;
    size.solutions += child.solutions;
  }
  return size;
}

/**
 * What a run says of the digits on its stack.
 * @param {TreeNode[]} nodes @param {number} position
 */
export function branchesAt(nodes, position) {
  return pathAt(nodes, position)
    .slice(1)
    .map((node) => {
      const siblings = node.parent?.children ?? [];
      return {
        placed: node.placed,
        finished: siblings.slice(0, siblings.indexOf(node)).map((other) => ({
          cell: other.cell ?? 0,
          digit: other.digit ?? 0,
          from: other.placed,
          to: other.returned ?? 0,
          ...sizeOf(other),
        })),
      };
    });
}
