/**
 * Grades the puzzles of a list that have exactly one solution. This is a second pass over the answers, by all hands
 * again: the solver takes hundreds of thousands of puzzles a second and grading some thousand, so that whoever wants
 * the answers alone must not wait for it.
 *
 *     const run = new GradeRun({ blob: listRun.answers, workers: 4, clock, startWorker, ... });
 *     run.start();
 *     run.cancel();   // at once; what was graded stays
 *
 * @typedef {import('./grade-job.js').Graded} Graded
 *
 * @typedef {{ graded: Pick<Graded, 'counts' | 'first'> }} Grades of what was gathered
 * @typedef {import('./piece-run.js').Progress & Grades} GradeProgress
 */
import { GradeJob, nothingGraded } from './grade-job.js';
import { KEPT } from './piece-job.js';
import { PieceRun } from './piece-run.js';

/**
 * So many puzzles are graded without being asked for: that takes some seconds. A million would keep all processors busy
 * for minutes, and who dropped them may have wanted the answers alone: grading a longer list is the reader's decision.
 */
export const GRADED_AT_ONCE = 5000;

/** Bytes of a piece: some hundred puzzles, so that a short list is shared out too. */
const PIECE = 1 << 15;

export class GradeRun {
  /** @type {PieceRun<Graded>} */
  #pieces;
  #blob;
  #graded = nothingGraded();
  /** @type {Blob[]} */
  #answers = [];

  /**
   * @param {import('./piece-run.js').Means & {
   *   loadBinary: () => Promise<BufferSource>,
   *   loadLogic: typeof import('../solver/logic-module.js').loadLogicModule,
   * }} host blob: the answers of a ListRun. loadBinary: the bytes of the module. loadLogic: where the page has to do it
   */
  constructor({ loadBinary, loadLogic, ...host }) {
    this.#blob = host.blob;
    this.#pieces = new PieceRun({
      ...host,
      piece: PIECE,
      loadModules: async () => ({ logicBinary: await loadBinary() }),
      loadJobs: async ({ logicBinary }) => {
        const logic = await loadLogic({ wasmBinary: logicBinary });
        return (bytes) => new GradeJob(logic, bytes, host.clock.now);
      },
      gather: (result) => this.#gather(result),
    });
  }

  start() {
    return this.#pieces.start();
  }

  /** Ends all work at once. Safe to repeat. */
  cancel() {
    this.#pieces.cancel();
  }

  /** @returns {GradeProgress} */
  get progress() {
    return { ...this.#pieces.progress, graded: this.#graded };
  }

  /** The answers with the columns of what was graded, as far as it was. */
  get answers() {
    const rest = this.#blob.slice(this.#pieces.gatheredBytes);
    return new Blob([...this.#answers, rest], { type: 'text/plain' });
  }

  /** @param {Graded} result */
  #gather({ counts, first, answers }) {
    const { counts: before, first: known } = this.#graded;
    this.#graded = {
      ...this.#graded,
      counts: before.map((count, grade) => count + counts[grade]),
      first: [...known, ...first.slice(0, KEPT - known.length)],
    };
    this.#answers.push(new Blob([/** @type {BlobPart} */ (answers)]));
  }
}
