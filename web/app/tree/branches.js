/**
 * When a digit on the stack was placed, and how large the branches are that were finished before it:
 * told from a run of any length by looking at some of its positions. A digit stays on the stack from
 * its placement on, so both ends of that stretch are found by halving; near ones in few looks.
 *
 *     const search = branchesOf(run, path, 3, run.position);
 *     do answer = search.next(); while (!answer.done);     // or some of it now, the rest later
 *     answer.value;                                        // { placed, finished }
 *
 * @typedef {import('../solver.js').Run} Run
 * @typedef {import('./path.js').PathRow} PathRow
 * @typedef {import('./path.js').Finished} Finished
 */

/**
 * @param {Run} run is moved: whoever calls takes it back
 * @param {readonly PathRow[]} rows the path
 * @param {number} index of a row
 * @param {number} position at which the path up to that row is on the stack
 * @returns {Generator<undefined, { placed: number, finished: Finished[] }, undefined>} pauses after each look
 */
export function* branchesOf(run, rows, index, position) {
  const above = rows.slice(0, index);
  const placed = yield* firstWith(run, [...above, rows[index]], position);
  /** @type {Finished[]} */
  const finished = [];
  for (let from = placed; ;) {
    run.seek(from);
    // Between two branches side by side nothing else is placed or taken back.
    const to = run.find(['place', 'erase'], { backward: true });
    const step = to === null ? null : run.seek(to);
    if (to === null || step?.kind !== 'erase') return { placed, finished };
    const earlier = { cell: step.cell ?? 0, digit: step.digit ?? 0 };
    const end = run.counters();
    from = yield* firstWith(run, [...above, earlier], to - 1);
    run.seek(from);
    const start = run.counters();
    finished.unshift({
      ...earlier,
      from,
      to,
      placements: end.place - start.place + 1,
      solutions: end.solution - start.solution,
    });
    yield;
  }
}

/**
 * The first of the positions up to `last` from which on a path stays on the stack.
 * @param {Run} run @param {readonly import('../sudoku/alternatives.js').Choice[]} path not empty @param {number} last
 * @returns {Generator<undefined, number, undefined>}
 */
function* firstWith(run, path, last) {
  let inside = last;
  let outside = -1;
  const look = (/** @type {number} */ position) => {
    run.seek(position);
    const stack = run.stack();
    if (path.every(({ cell, digit }, i) => stack[i]?.cell === cell && stack[i].digit === digit)) inside = position;
    else outside = position;
  };
  for (let reach = 1; outside < 0; reach *= 2) {
    look(Math.max(0, last - reach)); // at 0 nothing is on the stack
    yield;
  }
  while (inside - outside > 1) {
    look(Math.floor((inside + outside) / 2));
    yield;
  }
  return inside;
}
