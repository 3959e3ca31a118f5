/**
 * Works through a list with all hands: one worker per core, whoever is free takes the next piece; on the
 * page in slices where there are no workers. What they need is fetched before, once for all of them. Results
 * are gathered in the order of the list.
 *
 *     const run = new PieceRun({ blob: file, clock, startWorker, workers: 4, loadModules, loadJobs, gather, report });
 *     run.start();
 *     run.cancel();   // at once; what was gathered stays
 *
 * @typedef {import('./workers.js').Hand} Hand
 * @typedef {{ index: number, at: number, length: number, tries: number, part: number }} Share in bytes of the list
 * @typedef {'going' | 'done' | 'cancelled' | 'failed' | 'unread'
 *   | import('../formats/no-text.js').NoText} Outcome unread: the file cannot be read any more
 *
 * @typedef {object} Progress
 * @property {Outcome} outcome
 * @property {number} part of the list that is done, 0..1
 * @property {number} elapsed milliseconds
 *
 * @typedef {object} Means what all runs ask of the page
 * @property {Blob} blob
 * @property {import('./workers.js').Clock} clock
 * @property {() => import('../jobs/worker-guard.js').Helper} startWorker one of lists-worker.js; may throw: there are
 *   none
 * @property {number} workers at most
 * @property {() => void} report something has changed
 */
import { pageHand, workerHand } from './workers.js';
import { ListSource, PIECE } from './pieces.js';

/** More workers than that are of no use: the page reads the list for all of them. */
const MOST_WORKERS = 8;
/** Pieces per hand that may be done while an earlier one is not. */
const AHEAD = 4;
/** A piece that failed so often is left to the page. */
const TRIES = 2;

/** How many workers a machine is good for. @param {number | undefined} cores */
export const workersFor = (cores) => Math.min(Math.max(cores || 1, 1), MOST_WORKERS);

/** @template Result */
export class PieceRun {
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
  /** @type {Record<string, BufferSource>} */
  #modules = {};
  #issued = 0;
  #gathered = 0;
  #gatheredBytes = 0;
  #reading = false;
  #workersWork = true;
  #begun = 0;
  #elapsed = 0;
  /** @type {Outcome} */
  #outcome = 'going';

  /**
   * @param {Means & {
   *   loadModules: () => Promise<Record<string, BufferSource>>,
   *   loadJobs: (modules: Record<string, any>) => Promise<import('./workers.js').OpenJob>,
   *   piece?: number,
   *   first?: number,
   *   most?: number,
   *   options?: () => object,
   *   mayShare?: () => boolean,
   *   gather: (result: Result) => void,
   * }} host loadModules: their bytes by name, for the workers; a run that is cancelled waits no longer. loadJobs: where
   *   the page has to do it. piece: its bytes at most. first: those of the first. most: so many pieces, and no more.
   *   options: of the next piece. mayShare: whether a piece can be begun before all that were handed out are done.
   *   gather: takes what was found in the next piece of the list, which counts as gathered then
   */
  constructor(host) {
    const { piece = PIECE, first = piece } = host;
    this.#host = { most: Infinity, options: () => ({}), mayShare: () => true, ...host, piece, first };
    this.#source = new ListSource(host.blob, piece, first);
  }

  async start() {
    this.#begun = this.#host.clock.now();
    try {
      this.#modules = await this.#host.loadModules();
    } catch {
      this.#end('failed');
    }
    this.#begun = this.#host.clock.now(); // to wait is no work
    if (this.#outcome === 'going') this.#hireAll();
    this.#pump();
  }

  /** Ends all work at once. Safe to repeat. */
  cancel() {
    this.#end('cancelled');
  }

  /** @returns {Progress} */
  get progress() {
    const { clock, blob, piece, first, most } = this.#host;
    const all = Math.min(blob.size, first + (most - 1) * piece);
    const going = this.#outcome === 'going';
    let bytes = this.#gatheredBytes;
    for (const early of this.#early.values()) bytes += early.bytes;
    for (const share of this.#hands.values()) bytes += share ? share.part * share.length : 0;
    return {
      outcome: this.#outcome,
      part: this.#outcome === 'done' || all === 0 ? 1 : Math.min(bytes / all, 1),
      elapsed: going ? clock.now() - this.#begun : this.#elapsed,
    };
  }

  /** How many pieces of the list were gathered, from its front. */
  get gathered() {
    return this.#gathered;
  }

  /** How much of the list was gathered, in bytes from its front. */
  get gatheredBytes() {
    return this.#gatheredBytes;
  }

  /** Hands out pieces as long as there is somebody to take them. */
  async #pump() {
    if (this.#reading) return;
    this.#reading = true;
    try {
      while (this.#wantsMore()) {
        const next = this.#again.length > 0 ? await this.#readAgain() : await this.#read();
        if (this.#outcome !== 'going' || !next) break;
        this.#give(next);
      }
    } catch {
      this.#end('unread');
    }
    this.#reading = false;
    if (this.#allIssued && this.#gathered === this.#issued && this.#again.length === 0) this.#end('done');
  }

  get #allIssued() {
    return this.#source.ended || this.#issued >= this.#host.most;
  }

  #wantsMore() {
    if (this.#outcome !== 'going') return false;
    const busy = [...this.#hands.values()].filter((share) => share).length;
    const hands = this.#workersWork ? this.#host.workers : 1;
    if (busy >= hands) return false;
    if (this.#again.length > 0) return this.#again[0].tries < TRIES || !this.#isPageBusy;
    if (this.#issued > this.#gathered && !this.#host.mayShare()) return false;
    return !this.#allIssued && this.#issued - this.#gathered < AHEAD * hands;
  }

  /** The page has one hand: what is left to it comes one after the other. */
  get #isPageBusy() {
    return this.#page !== null && Boolean(this.#hands.get(this.#page));
  }

  async #read() {
    const piece = await this.#source.next();
    if (!piece) return null;
    const { at, bytes } = piece;
    return { share: { index: this.#issued++, at, length: bytes.length, tries: 0, part: 0 }, bytes };
  }

  /** A hand that failed has taken the bytes with it. */
  async #readAgain() {
    const share = /** @type {Share} */ (this.#again.shift());
    return { share, bytes: await this.#source.again(share.at, share.length) };
  }

  /** @param {{ share: Share, bytes: Uint8Array }} next */
  #give({ share, bytes }) {
    share.part = 0;
    const hand = this.#freeHand(share);
    this.#hands.set(hand, share);
    hand.begin({ bytes, ...this.#host.options() });
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

  /** A worker takes its while to start: all begin with that at once. */
  #hireAll() {
    const { blob, piece, first, workers } = this.#host;
    const pieces = blob.size === 0 ? 0 : 1 + Math.ceil(Math.max(blob.size - first, 0) / piece); // at least
    for (let i = 0; i < Math.min(workers, pieces); i++) {
      const hand = this.#hire(workerHand);
      this.#hands.set(hand, null);
      hand.warm();
    }
  }

  /**
   * @template {Hand} Kind
   * @param {(parts: Parameters<typeof workerHand>[0] & Parameters<typeof pageHand>[0]) => Kind} make
   */
  #hire(make) {
    const { clock, startWorker, loadJobs } = this.#host;
    const modules = this.#modules;
    /** @type {Kind} */
    const hand = make({
      clock,
      startWorker,
      modules,
      loadJobs: () => loadJobs(modules),
      told: {
        part: (part) => this.#hear(hand, part),
        done: (result, bytes) => {
          if (bytes) this.#source.reuse(bytes);
          this.#take(hand, result);
        },
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
    this.#early.set(share.index, { result, bytes: share.length });
    for (let next; (next = this.#early.get(this.#gathered)); this.#gathered++) {
      this.#early.delete(this.#gathered);
      this.#gatheredBytes += next.bytes;
      this.#host.gather(next.result);
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
    if (++share.tries === TRIES && this.#gathered === 0 && this.#early.size === 0) this.#dismiss();
    this.#again.push(share);
    this.#pump();
  }

  /** The page does it alone. */
  #dismiss() {
    this.#workersWork = false;
    for (const [hand, share] of this.#hands) {
      if (share || hand === this.#page) continue;
      hand.end();
      this.#hands.delete(hand);
    }
  }

  /** @param {Outcome} outcome */
  #end(outcome) {
    if (this.#outcome !== 'going') return;
    this.#elapsed = this.#host.clock.now() - this.#begun;
    this.#outcome = outcome;
    this.#source.close();
    for (const hand of this.#hands.keys()) hand.end();
    this.#hands.clear();
    this.#early.clear();
    this.#again = [];
    this.#host.report();
  }
}
