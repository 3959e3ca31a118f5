/**
 * The tree of the first empty cells of the school puzzle, as far as the search itself looks into it: each
 * digit that may stand in the first of them, below each those for the next one. A digit leads to the step
 * that places it.
 */
import { html } from '../elements/element.js';
import { afterPaint } from './after-paint.js';
import { first } from './first-puzzle.js';

/** So many cells are drawn. */
const LEVELS = 4;
/** So many steps are taken at once. */
const SLICE = 1000;
/** The search takes fewer steps than that. */
const LONGEST = 10_000;

/** @typedef {{ digit: number, nth: number, isDead: boolean, children: Branch[] }} Branch nth: which placement of the search it is, from 1 */

/** @param {Iterable<import('./solver.js').Step>} steps of a search for all solutions, which looks everywhere @param {number} [levels] @returns {Branch[]} */
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

/** All steps of a run, taken so that no frame waits for all of them. @param {Iterable<import('./solver.js').Step>} run */
async function stepsOf(run) {
  const steps = [];
  for (const step of run) {
    steps.push(step);
    if (steps.length % SLICE === 0) await afterPaint();
  }
  return steps;
}

/** @param {import('./lesson-live.js').Words} words @param {string} figure that shows the search @param {import('./solver.js').Solver} solver */
export async function drawTree(words, figure, solver) {
  const [all, run] = ['all-solutions', 'backtracking'].map((algorithm) => solver.run(first, { algorithm }));
  try {
    const branches = branchesOf(await stepsOf(all));
    run.measure(LONGEST);
    /** Where the search for one solution, which ends earlier, does the same. @param {number} nth */
    const position = (nth) => run.nth('place', nth);
    return html('div', { class: 'live tree4', role: 'group', 'aria-label': words('label') }, [listOf(branches, words, figure, position)]);
  } finally {
    all.dispose();
    run.dispose();
  }
}

/** @param {Branch[]} branches @param {import('./lesson-live.js').Words} words @param {string} figure @param {(nth: number) => number | null} position @returns {HTMLElement} */
const listOf = (branches, words, figure, position) => html('ul', {}, branches.map(({ digit, nth, isDead, children }) => {
  const at = position(nth);
  return html('li', {}, [
    at === null ? html('b', {}, [String(digit)]) : html('a', { href: `#fig-${figure}`, 'data-go': '', 'data-figure': figure, 'data-position': String(at) }, [String(digit)]),
    ...(isDead ? [html('span', { class: 'dead' }, [words('dead')])] : []),
    ...(children.length ? [listOf(children, words, figure, position)] : []),
  ]);
}));
