/**
 * Solves a list. Answers are gathered in the order of the list.
 *
 *     const run = new ListRun({ blob: file, clock, startWorker, workers: 4, loadBinary, loadBatch, report });
 *     run.start();
 *     run.cancel();   // at once; what was gathered stays
 *
 * @typedef {import('./piece-job.js').Result} Result
 *
 * @typedef {object} Found
 * @property {Pick<Result, 'side' | 'lines' | 'counters' | 'rows' | 'mistakes'>} found of what was gathered
 *
 * @typedef {import('./piece-run.js').Progress & Found} Progress
 */
import { KEPT, ListJob, noResult, polite, verdicts } from './piece-job.js';
import { PieceRun } from './piece-run.js';

export class ListRun {
  /** @type {PieceRun<Result>} */
  #pieces;
  #found = noResult();
  /** @type {Blob[]} */
  #answers = [];

  /**
   * @param {import('./piece-run.js').Means & {
   *   limit?: number,
   *   loadBinary: () => Promise<BufferSource>,
   *   loadBatch: typeof import('../solver/batch-module.js').loadBatch,
   * }} host limit: of the counts. loadBinary: the bytes of the module. loadBatch: where the page has to do it
   */
  constructor({ limit = 2, loadBinary, loadBatch, ...host }) {
    this.#pieces = new PieceRun({
      ...host,
      loadModules: async () => ({ wasmBinary: await loadBinary() }),
      loadJobs: async ({ wasmBinary }) => {
        const batch = await loadBatch({ wasmBinary });
        return (bytes, { side }) => new ListJob(batch, bytes, { side, limit, ...polite }, host.clock.now);
      },
      options: () => ({ side: this.#found.side, limit }),
      // The first puzzle says how large all are: until then nobody else can begin.
      mayShare: () => this.#found.side !== 0,
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

  /** @returns {Progress} */
  get progress() {
    return { ...this.#pieces.progress, found: this.#found };
  }

  /** Lines "puzzle,count,solution" of what was gathered. */
  get answers() {
    return new Blob(this.#answers, { type: 'text/plain' });
  }

  /** Adds what was found in the next piece of the list. @param {Result} result */
  #gather({ side, lines, counters, rows, mistakes, answers }) {
    const found = this.#found;
    /** @template {{ line: number }} Entry @param {Entry[]} entries @param {number} known @returns {Entry[]} */
    const further = (entries, known) =>
      entries.slice(0, KEPT - known).map((entry) => ({ ...entry, line: entry.line + found.lines }));
    const sum = /** @type {Result['counters']} */ ({});
    for (const kind of /** @type {const} */ ([...verdicts, 'unreadable'])) {
      sum[kind] = found.counters[kind] + counters[kind];
    }
    const all = /** @type {Result['rows']} */ ({});
    for (const kind of verdicts) {
      const known = found.rows[kind];
      // Nothing new: the same array, so that nobody shows it anew.
      all[kind] = known.length === KEPT ? known : [...known, ...further(rows[kind], known.length)];
    }
    this.#found = {
      ...found,
      side,
      lines: found.lines + lines,
      counters: sum,
      rows: all,
      mistakes: [...found.mistakes, ...further(mistakes, found.mistakes.length)],
    };
    if (answers.length) this.#answers.push(new Blob([/** @type {BlobPart} */ (answers)]));
  }
}
