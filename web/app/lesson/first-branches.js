/** The tree of the first empty cells of the school puzzle. A digit leads to the step that places it. */
import { html } from '../../elements/element.js';
import { rendered } from '../../elements/rendered.js';
import { afterPaint } from '../platform/after-paint.js';
import { branchesOf, branchLists, plainDigit } from './branch-lists.js';
import { first } from '../sudoku/first-puzzle.js';
import { node } from '../drawing/markup.js';

/** So many steps are taken at once. */
const SLICE = 1000;
/** The search takes fewer steps than that. */
const LONGEST = 10_000;

/**
 * All steps of a run, taken so that no frame waits for all of them.
 * @param {Iterable<import('../solver.js').Step>} run
 */
async function stepsOf(run) {
  const steps = [];
  for (const step of run) {
    steps.push(step);
    if (steps.length % SLICE === 0) await afterPaint();
  }
  return steps;
}

/**
 * @param {import('./live.js').Words} words
 * @param {string} figure that shows the search
 * @param {import('../solver.js').Solver} solver
 */
export async function drawTree(words, figure, solver) {
  const [all, run] = ['all-solutions', 'backtracking'].map((algorithm) => solver.run(first, { algorithm }));
  try {
    const branches = branchesOf(await stepsOf(all));
    run.measure(LONGEST);
    const lists = branchLists(branches, words('dead'), (branch) => {
      // Where the search for one solution, which ends earlier, does the same.
      const position = run.nth('place', branch.nth);
      if (position === null) return plainDigit(branch);
      return node('a', { href: `#fig-${figure}`, 'data-go': '', 'data-figure': figure, 'data-position': position }, [
        String(branch.digit),
      ]);
    });
    return html('div', { class: 'live tree4', role: 'group', 'aria-label': words('label') }, [rendered(lists)]);
  } finally {
    all.dispose();
    run.dispose();
  }
}
