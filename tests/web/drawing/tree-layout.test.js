import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { layoutTree } from '../../../web/app/drawing/tree-layout.js';

/** @typedef {import('../../../web/app/drawing/tree-layout.js').Branch} Branch */

/** A tree by the parent of each node but the root: parents[i - 1] < i. @param {number[]} parents @returns {Branch[]} */
function treeOf(parents) {
  /** @type {Branch[]} */
  const nodes = Array.from({ length: parents.length + 1 }, (_, index) => ({ index, children: [] }));
  parents.forEach((parent, i) => nodes[parent].children.push(nodes[i + 1]));
  return nodes;
}

/** Random trees, from bushy to a single path. */
const anyTree = fc
  .tuple(fc.constantFrom(1, 2, 4, 1000), fc.array(fc.nat(1e6), { maxLength: 120 }))
  .map(([reach, numbers]) => treeOf(numbers.map((number, i) => Math.max(0, i - (number % reach)))));

/** @param {number} a @param {number} b */
const close = (a, b) => Math.abs(a - b) < 1e-9;

/** @param {Branch[]} nodes @param {number} [gap] */
const laidOut = (nodes, gap) => layoutTree(nodes[0], gap);

test('no two nodes overlap, whatever the tree', () => {
  fc.assert(
    fc.property(anyTree, fc.constantFrom(1, 2.5), (nodes, gap) => {
      const spots = laidOut(nodes, gap);
      for (const [i, a] of spots.entries()) {
        for (const b of spots.slice(0, i)) assert.ok(a.y !== b.y || Math.abs(a.x - b.x) >= gap - 1e-9);
      }
    }),
  );
});

test('a node stands one row below its parent, which is in the middle above its children', () => {
  fc.assert(
    fc.property(anyTree, (nodes) => {
      const spots = laidOut(nodes);
      for (const { index, children } of nodes) {
        for (const child of children) assert.equal(spots[child.index].y, spots[index].y + 1);
        if (children.length === 0) continue;
        const [first, last] = [children[0], children[children.length - 1]].map((child) => spots[child.index].x);
        assert.ok(close(spots[index].x, (first + last) / 2));
      }
    }),
  );
});

test('children stand in their order, and no two edges cross', () => {
  fc.assert(
    fc.property(anyTree, (nodes) => {
      const spots = laidOut(nodes);
      const edges = nodes.flatMap(({ index, children }) =>
        children.map((child) => ({ from: spots[index], to: spots[child.index] })),
      );
      for (const a of edges) {
        for (const b of edges) {
          if (a.from.y === b.from.y && a.from.x < b.from.x) assert.ok(a.to.x < b.to.x);
        }
      }
      for (const { children } of nodes) {
        children.slice(1).forEach((child, i) => assert.ok(spots[child.index].x > spots[children[i].index].x));
      }
    }),
  );
});

test('the leftmost node is at 0, and the tree no wider than its leaves side by side', () => {
  fc.assert(
    fc.property(anyTree, (nodes) => {
      const xs = laidOut(nodes).map(({ x }) => x);
      const leaves = nodes.filter(({ children }) => children.length === 0).length;
      assert.equal(Math.min(...xs), 0);
      assert.ok(Math.max(...xs) <= leaves - 1 + 1e-9);
    }),
  );
});

test('a subtree has the same shape wherever it hangs', () => {
  fc.assert(
    fc.property(anyTree, anyTree, (tree, host) => {
      const [nodes, others] = structuredClone([tree, host]);
      const alone = laidOut(nodes);
      const shift = others.length;
      for (const node of nodes) node.index += shift;
      others[others.length - 1].children.push(nodes[0]);
      const together = laidOut(others);
      for (const [i, spot] of alone.entries()) {
        assert.ok(close(together[i + shift].x - together[shift].x, spot.x - alone[0].x));
      }
    }),
  );
});

/** @type {[name: string, parents: number[], xs: number[]][]} */
const known = [
  ['a root alone', [], [0]],
  ['a path', [0, 1, 2], [0, 0, 0, 0]],
  ['two children', [0, 0], [0.5, 0, 1]],
  ['a narrow subtree beside a deep one', [0, 0, 1, 1, 2], [1.25, 0.5, 2, 0, 1, 2]],
];

for (const [name, parents, xs] of known) {
  test(`${name} stands where one would draw it`, () => {
    assert.deepEqual(
      laidOut(treeOf(parents)).map(({ x }) => x),
      xs,
    );
  });
}
