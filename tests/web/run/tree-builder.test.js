import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { growTree, MOST_PLACEMENTS, pathAt, statusAt, TreeBuilder } from '../../../web/app/run/tree-builder.js';
import { puzzle as anyPuzzle } from '../support/actions.js';
import { FakeClock } from '../support/clock.js';
import { puzzles, solver } from '../support/solver.js';

/** @typedef {import('../../../web/app/run/tree-builder.js').TreeNode} TreeNode */

/** Propagation has to guess here. */
const guesses = '..9...4.25....81..7.........8.657.....5....4.6...2...........3..369..5..19.2.....';
const algorithms = solver.algorithms.map(({ id }) => id);

/**
 * @template T
 * @param {string} puzzle
 * @param {string} algorithm
 * @param {(run: import('../../../web/app/solver.js').Run) => T} work
 * @returns {T}
 */
function withRun(puzzle, algorithm, work) {
  const run = solver.run(puzzle, { algorithm });
  try {
    return work(run);
  } finally {
    run.dispose();
  }
}

/**
 * The tree by the builder alone, from up to so many steps, and one placement too many.
 * @param {string} puzzle
 * @param {string} algorithm
 */
const builtFrom = (puzzle, algorithm, most = 20_000) =>
  withRun(puzzle, algorithm, (run) => {
    const builder = new TreeBuilder();
    for (const step of run) {
      builder.take(step);
      if (step.position === most || builder.nodes.length > MOST_PLACEMENTS + 1) break;
    }
    return { nodes: builder.nodes, counters: run.counters(), ended: run.done };
  });

/**
 * The tree as the page grows it; null for too long a run.
 * @param {string} puzzle
 * @param {string} algorithm
 * @returns {TreeNode[] | null | undefined}
 */
const grownFrom = (puzzle, algorithm) =>
  withRun(puzzle, algorithm, (run) => {
    const clock = new FakeClock();
    /** @type {TreeNode[] | null | undefined} */
    let grown;
    growTree(run, {
      clock,
      guard: (work) => work(),
      report: (nodes) => {
        grown = nodes;
      },
    });
    clock.fireAll();
    return grown;
  });

/**
 * Digits of the first levels: { 2: { 1: ... } }, 'x' for a dead end above the last of them.
 * @param {TreeNode} node
 * @param {number} levels
 * @returns {any}
 */
function outline(node, levels) {
  if (levels === 0) return {};
  if (node.deadEnd) return 'x';
  return Object.fromEntries(node.children.map((child) => [child.digit, outline(child, levels - 1)]));
}

test('the first four cells of the school puzzle branch as worked out by hand', () => {
  const nodes = grownFrom(puzzles.school, 'all-solutions') ?? [];
  assert.deepEqual(outline(nodes[0], 4), {
    2: {
      1: { 3: 'x', 6: { 3: {} } },
      8: { 1: { 3: {} }, 3: 'x', 6: { 3: {} } },
    },
    8: { 1: { 3: { 2: {} }, 6: { 2: {}, 3: {} } } },
  });
  const levels = [1, 2, 3, 4].map((depth) => nodes.filter((node) => node.depth === depth));
  assert.deepEqual(
    levels.map((level) => level.length),
    [2, 3, 7, 6],
  );
  assert.deepEqual(
    levels.map((level) => new Set(level.map(({ cell }) => cell))),
    [0, 1, 3, 4].map((cell) => new Set([cell])),
  );
});

/** @type {[algorithm: string, placements: number][]} */
const schoolPlacements = [
  ['backtracking', 69],
  ['all-solutions', 70],
  ['lookup-tables', 69],
  ['mrv', 39],
  ['propagation', 39],
  ['dancing-links', 39],
];

for (const [algorithm, placements] of schoolPlacements) {
  test(`the tree of the school puzzle under ${algorithm} has ${placements} nodes and the root`, () => {
    const nodes = grownFrom(puzzles.school, algorithm) ?? [];
    assert.equal(nodes.length, placements + 1);
    assert.equal(nodes.filter(({ solution }) => solution).length, 1);
  });
}

for (const algorithm of algorithms) {
  test(`under ${algorithm} the lit path is the stack at every position`, () => {
    for (const puzzle of [puzzles.school, puzzles.four, puzzles.sixDead, puzzles.fourSolved]) {
      const { nodes } = builtFrom(puzzle, algorithm);
      withRun(puzzle, algorithm, (run) => {
        for (let more = true; more; more = !run.next().done) {
          const path = pathAt(nodes, run.position)
            .slice(1)
            .map(({ cell, digit }) => ({ cell, digit }));
          assert.deepEqual(
            path,
            run.stack().map(({ cell, digit }) => ({ cell, digit })),
          );
        }
      });
    }
  });

  test(`under ${algorithm} the nodes agree with what the run counts, on random puzzles`, () => {
    const playable = anyPuzzle.filter((puzzle) => solver.check(puzzle).status !== 'invalid');
    fc.assert(
      fc.property(playable, (puzzle) => {
        const { nodes, counters, ended } = builtFrom(puzzle, algorithm, 4000);
        assert.equal(nodes.length - 1, counters.place);
        assert.equal(nodes.filter(({ returned }) => returned !== null).length, counters.erase);
        assert.equal(nodes.filter(({ solution }) => solution).length, counters.solution);
        const leaves = nodes.filter(({ children }) => children.length === 0);
        if (ended) assert.ok(leaves.every(({ deadEnd, solution }) => deadEnd !== solution));
        for (const { parent, index, depth, placed, returned, children } of nodes.slice(1)) {
          assert.ok(parent?.children.some((child) => child.index === index));
          assert.equal(depth, /** @type {TreeNode} */ (parent).depth + 1);
          assert.ok(placed > /** @type {TreeNode} */ (parent).placed);
          for (const child of children) {
            assert.ok(returned === null || (child.returned !== null && child.returned < returned));
          }
        }
      }),
      { numRuns: 40, seed: 6 },
    );
  });

  test(`under ${algorithm} the page grows the tree that the steps build, or says that it is too large`, () => {
    for (const puzzle of [
      puzzles.school,
      puzzles.workshop,
      puzzles.classic,
      puzzles.four,
      puzzles.sixDead,
      puzzles.empty,
      puzzles.two,
    ]) {
      const { nodes } = builtFrom(puzzle, algorithm, 1e6);
      const grown = grownFrom(puzzle, algorithm);
      if (nodes.length - 1 > MOST_PLACEMENTS) assert.equal(grown, null);
      else assert.deepEqual(grown?.map(keyOf), nodes.map(keyOf));
    }
  });
}

/** A node without its neighbours. @param {TreeNode} node */
const keyOf = ({ parent, children, ...rest }) => ({
  ...rest,
  parent: parent?.index,
  children: children.map(({ index }) => index),
});

test('a digit counts as placed, and as taken back, from the position after that step on', () => {
  const { nodes } = builtFrom(puzzles.school, 'backtracking');
  const node = nodes.find(({ returned }) => returned !== null);
  assert.ok(node?.returned);
  const at = [node.placed - 1, node.placed, node.returned - 1, node.returned].map((position) =>
    statusAt(node, position),
  );
  assert.deepEqual(at, ['ahead', 'path', 'path', 'back']);
});

test('a digit that had to be placed carries the rule that says why', () => {
  const rules = new Set(
    grownFrom(guesses, 'propagation')
      ?.slice(1)
      .map(({ rule }) => rule),
  );
  assert.deepEqual(rules, new Set(['naked-single', 'hidden-single', null]));
  assert.ok(grownFrom(puzzles.school, 'mrv')?.every(({ rule }) => rule === null));
});

test('growing pauses whenever its slice of time is used up', () => {
  withRun(puzzles.workshop, 'backtracking', (run) => {
    const clock = new FakeClock();
    let reports = 0;
    let looks = 0;
    growTree(run, {
      clock: {
        ...clock,
        now: () => {
          looks++;
          clock.pass(5);
          return clock.now();
        },
        setTimeout: clock.setTimeout,
        clearTimeout: clock.clearTimeout,
      },
      guard: (work) => work(),
      report: () => reports++,
    });
    assert.equal(looks, 0, 'nothing is done at once');
    /** @type {number[]} */
    const moves = [];
    for (let before = 0; clock.fireNext(); before = run.position) moves.push(run.position - before);
    assert.ok(moves.length > 3, `${moves.length} slices`);
    assert.ok(Math.max(...moves.slice(0, -1)) < run.position / 2);
    assert.equal(reports, 1);
  });
});

test('growing that is given up reports nothing and leaves no timer', () => {
  withRun(puzzles.school, 'backtracking', (run) => {
    const clock = new FakeClock();
    const giveUp = growTree(run, { clock, guard: (work) => work(), report: () => assert.fail() });
    giveUp();
    giveUp();
    assert.equal(clock.waiting, 0);
    assert.equal(clock.fireNext(), false);
  });
});
