/**
 * Solves a list. What is found is gathered in the order of the list. The answers themselves are kept as long as it
 * looks as if they would be few in the end: a reader of a million puzzles wants the counts as a rule, and who wants the
 * answers too has the same pieces solved once more.
 *
 *     const run = new ListRun({ blob: file, clock, startWorker, workers: 4, loadBinary, loadBatch, report });
 *     run.start();
 *     run.cancel();   // at once; what was gathered stays
 *     run.answers;    // null: not kept, and `run.writing(report)` finds them again
 *
 * @typedef {import('./piece-job.js').Result} Result
 *
 * @typedef {object} Found
 * @property {Pick<Result, 'side' | 'layout' | 'lines' | 'counters' | 'rows' | 'mistakes'>} found of what was gathered
 *
 * @typedef {import('./piece-run.js').Progress & Found} Progress
 */
import { KEPT, ListJob, noResult, polite, verdicts } from './piece-job.js';
import { PieceRun } from './piece-run.js';
import { isDecided } from '../solver/batch-module.js';

/** Bytes of the first piece: some two hundred puzzles, as the others wait for it. */
const FIRST = 1 << 14;
/** Bytes of answers that are kept: those of some 50,000 puzzles. */
export const FEW = 1 << 23;

/** @param {Result['rows']} rows */
const numbersOf = ({ unique, none, several, unknown }) => ({
  unique: unique.length,
  none: none.length,
  several: several.length,
  unknown: unknown.length,
});

export class ListRun {
  #host;
  /** @type {PieceRun<Result>} */
  #pieces;
  #found = noResult();
  /** Null: they are too many, or would be in the end. @type {Blob[] | null} */
  #answers = [];
  #written = 0;

  /**
   * @param {import('./piece-run.js').Means & {
   *   limit?: number,
   *   few?: number,
   *   most?: number,
   *   loadBinary: () => Promise<BufferSource>,
   *   loadBatch: typeof import('../solver/batch-module.js').loadBatch,
   * }} host limit: of the counts. few: bytes of answers that are kept. most: so many pieces, and no more. loadBinary:
   *   the bytes of the module. loadBatch: where the page has to do it
   */
  constructor(host) {
    const { limit = 2, loadBinary, loadBatch, clock } = host;
    this.#host = { few: FEW, ...host };
    this.#pieces = new PieceRun({
      ...host,
      first: FIRST,
      loadModules: async () => ({ wasmBinary: await loadBinary() }),
      loadJobs: async ({ wasmBinary }) => {
        const batch = await loadBatch({ wasmBinary });
        return (bytes, options) => new ListJob(batch, bytes, { ...options, ...polite }, clock.now);
      },
      options: () => ({
        side: this.#found.side,
        layout: this.#found.layout,
        limit,
        writes: this.#answers !== null,
        known: numbersOf(this.#found.rows),
      }),
      // The first puzzle says how large all are and where they stand: until then nobody else can begin.
      mayShare: () => isDecided(this.#found.layout),
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

  /** Lines "puzzle,count,solution" of what was gathered; null: they were not kept. */
  get answers() {
    return this.#answers && new Blob(this.#answers, { type: 'text/plain' });
  }

  /**
   * A run to be started that finds the same again and keeps all answers.
   * @param {() => void} report something has changed
   */
  writing(report) {
    return new ListRun({ ...this.#host, few: Infinity, most: this.#pieces.gathered, report });
  }

  /** Adds what was found in the next piece of the list. @param {Result} result */
  #gather({ side, layout, lines, counters, rows, mistakes, answers }) {
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
      layout,
      lines: found.lines + lines,
      counters: sum,
      rows: all,
      mistakes: [...found.mistakes, ...further(mistakes, found.mistakes.length)],
    };
    this.#keep(answers);
  }

  /** @param {Uint8Array} answers the next ones */
  #keep(answers) {
    const { few, blob } = this.#host;
    this.#written += answers.length;
    const inTheEnd = this.#written * (blob.size / this.#pieces.gatheredBytes); // if the rest is like what was gathered
    if (inTheEnd > few) this.#answers = null;
    else if (answers.length > 0) this.#answers?.push(new Blob([/** @type {BlobPart} */ (answers)]));
  }
}
