/**
 * The tree of the first empty cells, as far as a search looks into it: each digit that may stand in the first
 * of them, below each those for the next one; and as lists in lists of plain values. Pure.
 *
 * @typedef {{ digit: number, nth: number, isDead: boolean, children: Branch[] }} Branch nth: which placement of the
 *   search it is, from 1
 * @typedef {import('../drawing/markup.js').Node} Node
 */
import { node } from '../drawing/markup.js';

/** So many cells are drawn. */
const LEVELS = 4;

/**
 * @param {Iterable<import('../solver.js').Step>} steps of a search for all solutions, which looks everywhere
 * @param {number} [levels]
 * @returns {Branch[]}
 */
export function branchesOf(steps, levels = LEVELS) {
  /** The branches at each depth that are looked at just now. @type {Branch[][]} */
  const lists = [[]];
  let nth = 0;
  for (const { kind, depth, digit } of steps) {
    if (kind !== 'place') continue;
    nth += 1;
    if (depth > levels) continue;
    const branch = { digit: Number(digit), nth, isDead: depth < levels, children: [] };
    lists[depth - 1].push(branch);
    lists[depth] = branch.children;
    const parent = lists[depth - 2]?.at(-1);
    if (parent) parent.isDead = false;
  }
  return lists[0];
}

/** A digit that leads nowhere. @param {Branch} branch @returns {Node} */
export const plainDigit = ({ digit }) => node('b', {}, [String(digit)]);

/**
 * @param {Branch[]} branches
 * @param {string} dead what is said of a dead end
 * @param {(branch: Branch) => Node} [digitOf]
 * @returns {Node}
 */
export const branchLists = (branches, dead, digitOf = plainDigit) =>
  node(
    'ul',
    {},
    branches.map((branch) =>
      node('li', {}, [
        digitOf(branch),
        ...(branch.isDead ? [node('span', { class: 'dead' }, [dead])] : []),
        ...(branch.children.length ? [branchLists(branch.children, dead, digitOf)] : []),
      ]),
    ),
  );
