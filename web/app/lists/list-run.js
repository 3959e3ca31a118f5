/**
 * Solves a list with all hands: one worker per core, whoever is free takes the next piece; on the
 * page in slices where there are no workers. The module is fetched before, once for all of them. Answers are
 * gathered in the order of the list.
 *
 *     const run = new ListRun({ blob: file, clock, startWorker, workers: 4, loadBinary, loadBatch, report });
 *     run.start();
 *     run.cancel();   // at once; what was gathered stays
 *
 * @typedef {import('./piece-job.js').Result} Result
 * @typedef {import('./workers.js').Hand} Hand
 * @typedef {{ index: number, bytes: Uint8Array, tries: number, part: number }} Share
 * @typedef {'going' | 'done' | 'cancelled' | 'failed' | 'unread'} Outcome unread: the file cannot be read any more
 *
 * @typedef {object} Progress
 * @property {Outcome} outcome
 * @property {number} part of the list that is done, 0..1
 * @property {number} elapsed milliseconds
 * @property {Pick<Result, 'side' | 'lines' | 'counters' | 'rows' | 'mistakes'>} found of what was gathered
 */
import { pageHand, workerHand } from './workers.js';
import { KEPT, noResult, verdicts } from './piece-job.js';
import { ListSource } from './pieces.js';

/** More workers than that are of no use: the page reads the list for all of them. */
const MOST_WORKERS = 8;
/** Pieces per hand that may be done while an earlier one is not. */
const AHEAD = 4;
/** A piece that failed so often is left to the page. */
const TRIES = 2;

/** How many workers a machine is good for. @param {number | undefined} cores */
export const workersFor = (cores) => Math.min(Math.max(cores || 1, 1), MOST_WORKERS);

export class ListRun {
  #host;
  #source;
  /** @type {Map<Hand, Share | null>} */
  #hands = new Map();
  /** @type {Hand | null} */
  #page = null;
  /** Pieces whose hand failed. @type {Share[]} */
  #again = [];
  /** What is done, and comes after a piece that is not. @type {Map<number, { result: Result, bytes: number }>} */
  #early = new Map();
  /** @type {BufferSource} */
  #wasmBinary = new Uint8Array();
  #issued = 0;
  #gathered = 0;
  #gatheredBytes = 0;
  #reading = false;
  #workersWork = true;
  #begun = 0;
  #elapsed = 0;
  /** @type {Outcome} */
  #outcome = 'going';
  #found = noResult();
  /** @type {Blob[]} */
  #answers = [];

  /**
   * @param {object} host
   * @param {Blob} host.blob
   * @param {number} [host.limit] of the counts
   * @param {import('./workers.js').Clock} host.clock
   * @param {() => import('../jobs/worker-guard.js').Helper} host.startWorker may throw: there are none
   * @param {number} host.workers at most
   * @param {() => Promise<BufferSource>} host.loadBinary the bytes of the module; a list that is cancelled waits no
   *   longer
   * @param {typeof import('../solver/batch-module.js').loadBatch} host.loadBatch where the page has to do it
   * @param {() => void} host.report something has changed
   */
  constructor(host) {
    this.#host = { limit: 2, ...host };
    this.#source = new ListSource(host.blob);
  }

  async start() {
    this.#begun = this.#host.clock.now();
    try {
      this.#wasmBinary = await this.#host.loadBinary();
    } catch {
      this.#end('failed');
    }
    this.#begun = this.#host.clock.now(); // to wait is no work
    this.#pump();
  }

  /** Ends all work at once. Safe to repeat. */
  cancel() {
    this.#end('cancelled');
  }

  /** @returns {Progress} */
  get progress() {
    const { clock, blob } = this.#host;
    const going = this.#outcome === 'going';
    let bytes = this.#gatheredBytes;
    for (const early of this.#early.values()) bytes += early.bytes;
    for (const share of this.#hands.values()) bytes += share ? share.part * share.bytes.length : 0;
    return {
      outcome: this.#outcome,
      part: this.#outcome === 'done' || blob.size === 0 ? 1 : Math.min(bytes / blob.size, 1),
      elapsed: going ? clock.now() - this.#begun : this.#elapsed,
      found: this.#found,
    };
  }

  /** Lines "puzzle,count,solution" of what was gathered. */
  get answers() {
    return new Blob(this.#answers, { type: 'text/plain' });
  }

  /** Hands out pieces as long as there is somebody to take them. */
  async #pump() {
    if (this.#reading) return;
    this.#reading = true;
    try {
      while (this.#wantsMore()) {
        const share = this.#again.shift() ?? (await this.#read());
        if (this.#outcome !== 'going' || !share) break;
        this.#give(share);
      }
    } catch {
      this.#end('unread');
    }
    this.#reading = false;
    if (this.#source.ended && this.#gathered === this.#issued && this.#again.length === 0) this.#end('done');
  }

  #wantsMore() {
    if (this.#outcome !== 'going') return false;
    const busy = [...this.#hands.values()].filter((share) => share).length;
    const hands = this.#workersWork ? this.#host.workers : 1;
    if (busy >= hands) return false;
    if (this.#again.length > 0) return true;
    // The first puzzle says how large all are: until then nobody else can begin.
    if (this.#found.side === 0 && this.#issued > this.#gathered) return false;
    return !this.#source.ended && this.#issued - this.#gathered < AHEAD * hands;
  }

  /** @returns {Promise<Share | null>} */
  async #read() {
    const bytes = await this.#source.next();
    return bytes && { index: this.#issued++, bytes, tries: 0, part: 0 };
  }

  /** @param {Share} share */
  #give(share) {
    share.part = 0;
    const hand = this.#freeHand(share);
    this.#hands.set(hand, share);
    hand.begin({ bytes: share.bytes, side: this.#found.side, limit: this.#host.limit });
  }

  /** @param {Share} share @returns {Hand} */
  #freeHand({ tries }) {
    if (this.#workersWork && tries < TRIES) {
      for (const [hand, busy] of this.#hands) if (!busy && hand !== this.#page) return hand;
      return this.#hire(workerHand);
    }
    this.#page ??= this.#hire(pageHand);
    return this.#page;
  }

  /** @param {typeof workerHand | typeof pageHand} make */
  #hire(make) {
    const { clock, startWorker, loadBatch } = this.#host;
    const wasmBinary = this.#wasmBinary;
    /** @type {Hand} */
    const hand = make({
      clock,
      startWorker,
      wasmBinary,
      loadBatch: () => loadBatch({ wasmBinary }),
      told: {
        part: (part) => this.#hear(hand, part),
        done: (result) => this.#take(hand, result),
        failed: () => this.#lose(hand),
      },
    });
    return hand;
  }

  /** @param {Hand} hand @param {number} part */
  #hear(hand, part) {
    const share = this.#hands.get(hand);
    if (!share) return;
    share.part = part;
    this.#host.report();
  }

  /** @param {Hand} hand @param {Result} result */
  #take(hand, result) {
    const share = this.#hands.get(hand);
    if (!share) return;
    this.#hands.set(hand, null);
    this.#early.set(share.index, { result, bytes: share.bytes.length });
    for (let next; (next = this.#early.get(this.#gathered)); this.#gathered++) {
      this.#early.delete(this.#gathered);
      this.#gather(next.result);
      this.#gatheredBytes += next.bytes;
    }
    this.#host.report();
    this.#pump();
  }

  /** A hand that failed is gone; its piece is done again. @param {Hand} hand */
  #lose(hand) {
    const share = this.#hands.get(hand);
    this.#hands.delete(hand);
    if (!share) return;
    if (hand === this.#page) {
      this.#end('failed');
      return;
    }
    // Where no worker ever did anything, none will.
    if (++share.tries === TRIES && this.#gathered === 0 && this.#early.size === 0) this.#workersWork = false;
    this.#again.push(share);
    this.#pump();
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
    for (const kind of verdicts) all[kind] = [...found.rows[kind], ...further(rows[kind], found.rows[kind].length)];
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

  /** @param {Outcome} outcome */
  #end(outcome) {
    if (this.#outcome !== 'going') return;
    this.#elapsed = this.#host.clock.now() - this.#begun;
    this.#outcome = outcome;
    for (const hand of this.#hands.keys()) hand.end();
    this.#hands.clear();
    this.#early.clear();
    this.#again = [];
    this.#host.report();
  }
}
