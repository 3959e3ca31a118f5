/**
 * Where each technique is used in a run of `logic`.
 *
 *     const { positions, complete } = deductionsOf(run, solver.techniques);
 *     positions.get('x-wing');   // [57, 112]: the positions of these steps
 *     complete;                  // that is all of the run
 *
 * @typedef {object} RunDeductions
 * @property {Map<string, number[]>} positions by the ids of those that are used
 * @property {boolean} complete
 */
import { isDeduction, kinds, numberInFamily, unpack } from '../sudoku/steps.js';

/** @typedef {import('../solver.js').Technique} Technique */
/** @typedef {import('../solver.js').Run} Run */

/** Nearly every run has less than a thousand steps; what a longer one has beyond these is not read. */
const MOST_STEPS = 100_000;
/** Words that are read at once. */
const PIECE = 4096;

const TRY = kinds.indexOf('try');

/**
 * Reads what is known of a run, up to a limit. The run is left where it stands.
 * @param {Pick<Run, 'size' | 'position' | 'known' | 'complete' | 'seek' | 'read'>} run of logic
 * @param {readonly Technique[]} techniques in the order of their numbers
 * @param {number} [limit] in steps
 * @returns {RunDeductions}
 */
export function deductionsOf(run, techniques, limit = MOST_STEPS) {
  const families = familiesOf(techniques);
  /** @type {Map<string, number[]>} */
  const positions = new Map();
  const last = Math.min(run.known, limit);
  walk(run, last, (word, position) => {
    const id = techniqueAt(word, run.size, families);
    if (id === null) return;
    const known = positions.get(id) ?? [];
    known.push(position);
    positions.set(id, known);
  });
  return { positions, complete: run.complete && last === run.known };
}

/** @param {readonly Technique[]} techniques @returns {Map<string, string[]>} ids by family, in their order */
function familiesOf(techniques) {
  /** @type {Map<string, string[]>} */
  const families = new Map();
  for (const { id, family } of techniques) families.set(family, [...(families.get(family) ?? []), id]);
  return families;
}

/**
 * The technique that a step tells, or null. A guess is no deduction: it is told by its tries.
 * @param {number} word @param {number} size @param {Map<string, string[]>} families
 */
function techniqueAt(word, size, families) {
  if ((word & 15) === TRY) return 'guess';
  if (!isDeduction(word)) return null;
  return families.get(unpack(word, size)?.rule ?? '')?.[numberInFamily(word)] ?? null;
}

/**
 * @param {Pick<Run, 'position' | 'seek' | 'read'>} run
 * @param {number} last position
 * @param {(word: number, position: number) => void} visit
 */
function walk(run, last, visit) {
  const { position: before } = run;
  try {
    run.seek(0);
    for (let position = 0; position < last;) {
      for (const word of run.read(Math.min(PIECE, last - position))) visit(word, (position += 1));
    }
  } finally {
    run.seek(before);
  }
}
