/**
 * The solver that all players of a page share. They tell their reader when it is late, and wait for it however long it
 * takes.
 */
import { loadSolver } from './solver.js';

/** @type {Promise<import('./solver.js').Solver> | null} */
let shared = null;

/**
 * @param {import('./solver.js').Solver | null} dead an instance that crashed: whoever says so first gets a new one for
 *   all
 * @returns {Promise<import('./solver.js').Solver>}
 */
export async function sharedSolver(dead) {
  if (dead && shared && (await shared.catch(() => null)) === dead) shared = null;
  shared ??= loadSolver({ milliseconds: Infinity, batch: 'later', formats: 'later', logic: 'later' });
  const loading = shared;
  loading.catch(() => {
    if (shared === loading) shared = null; // the next one tries again
  });
  return loading;
}
