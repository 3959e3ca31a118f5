/**
 * Where the nodes of a tree stand: one row for each depth, the root on top. Pure; in units of the
 * caller, with y counted in rows.
 *
 * After E. M. Reingold and J. S. Tilford, "Tidier Drawings of Trees", IEEE Transactions on Software
 * Engineering 7 (1981): the subtrees of a node are moved together until their outlines are as near
 * as nodes may be, and the node stands in the middle above its first and last child. Outlines are
 * kept as arrays here, not as threads through the tree: it is no deeper than a board has cells.
 *
 * @typedef {{ x: number, y: number }} Spot
 * @typedef {{ index: number, children: Branch[] }} Branch `index`: a place in the array that comes back
 */

/**
 * Lays out a tree.
 * @param {Branch} root with indices 0, 1, 2 ... in any order
 * @param {number} [gap] the least distance between the middles of two nodes of a row
 * @returns {Spot[]} by index; the leftmost x is 0
 */
export function layoutTree(root, gap = 1) {
  /** Of each node from its parent, in x. @type {number[]} */
  const offsets = [];
  const { left } = settle(root, gap, offsets);
  /** @type {Spot[]} */
  const spots = [];
  /** @param {Branch} node @param {number} x @param {number} y */
  const spread = (node, x, y) => {
    spots[node.index] = { x, y };
    for (const child of node.children) spread(child, x + offsets[child.index], y + 1);
  };
  spread(root, 0 - Math.min(...left), 0);
  return spots;
}

/**
 * Decides where the children of a node stand, and theirs.
 * @param {Branch} node @param {number} gap @param {number[]} offsets filled in
 * @returns {{ left: number[], right: number[] }} the outline by row, from the node on, in x from the node
 */
function settle(node, gap, offsets) {
  /** The outline of the children so far, from the first of them. @type {{ left: number[], right: number[] }} */
  const forest = { left: [], right: [] };
  for (const child of node.children) {
    const outline = settle(child, gap, offsets);
    const shift = distance(forest.right, outline.left, gap);
    offsets[child.index] = shift;
    outline.left.forEach((x, row) => {
      forest.left[row] ??= x + shift;
    });
    outline.right.forEach((x, row) => {
      forest.right[row] = x + shift;
    });
  }
  const middle = node.children.length > 0 ? offsets[node.children[node.children.length - 1].index] / 2 : 0;
  for (const child of node.children) offsets[child.index] -= middle;
  return { left: [0, ...forest.left.map((x) => x - middle)], right: [0, ...forest.right.map((x) => x - middle)] };
}

/**
 * How far the right outline must be from the left one for no row to be tighter than the gap.
 * @param {number[]} right
 * @param {number[]} left
 * @param {number} gap
 */
function distance(right, left, gap) {
  let far = right.length > 0 ? -Infinity : 0;
  for (let row = 0; row < Math.min(right.length, left.length); row++) far = Math.max(far, right[row] - left[row] + gap);
  return far;
}
