/**
 * One piece of a list, read and solved in slices of time: by a worker, or on the page.
 *
 *     const job = new ListJob(batch, bytes, { side: 0, limit: 2, ...patient }, () => performance.now());
 *     while (!job.go(8)) await somethingElse();
 *     job.result();
 *
 * @typedef {'unique' | 'none' | 'several' | 'unknown'} Verdict
 * @typedef {{ line: number, puzzle: string, count: number, solution: string }} Row a puzzle and its answer; no solution
 *   is ''
 * @typedef {import('../solver.js').LineError & { text: string }} Mistake a line that is no puzzle, and how it begins
 *
 * @typedef {object} Result
 * @property {number} side of the puzzles; 0 where there is none
 * @property {number} layout of the lines, which holds for those that follow: see Batch#open
 * @property {number} lines how many there are
 * @property {Record<Verdict | 'unreadable', number>} counters
 * @property {Record<Verdict, Row[]>} rows the first ones of each kind
 * @property {Mistake[]} mistakes the first ones
 * @property {Uint8Array} answers lines "puzzle,count,solution"; none where they are not asked for
 *
 * @typedef {object} Pace
 * @property {number} guesses that one puzzle may take
 * @property {number} share puzzles that are solved by one call at most
 */
import { NOT_KNOWN, windowsOf } from '../solver/batch-module.js';
import { joined } from '../solver/bytes.js';

/** In a worker: a call may take seconds where puzzles are monstrous, and as a rule some milliseconds. @type {Pace} */
export const patient = { guesses: 50_000, share: 512 };
/** On the page: no call takes 50 ms, whatever the puzzles. @type {Pace} */
export const polite = { guesses: 5000, share: 16 };

/** So many of a kind are kept to be shown. */
export const KEPT = 50;
/** So many characters of a line that is no puzzle. */
const EXCERPT = 100;
/** A call is to take about so many milliseconds. */
const CALL = 4;

/** @type {readonly Verdict[]} */
export const verdicts = ['unique', 'none', 'several', 'unknown'];

/** @param {number} count @returns {Verdict} */
export function verdictOfCount(count) {
  if (count === NOT_KNOWN) return 'unknown';
  return count === 0 ? 'none' : count === 1 ? 'unique' : 'several';
}

/** @returns {Result} of nothing */
export function noResult() {
  return {
    side: 0,
    layout: 0,
    lines: 0,
    counters: { unique: 0, none: 0, several: 0, unknown: 0, unreadable: 0 },
    rows: { unique: [], none: [], several: [], unknown: [] },
    mistakes: [],
    answers: new Uint8Array(),
  };
}

/** @type {Record<Verdict, number>} */
const noneKnown = { unique: 0, none: 0, several: 0, unknown: 0 };

export class ListJob {
  #batch;
  #bytes;
  #limit;
  #writes;
  #known;
  #pace;
  #now;
  #windows;
  /**
   * The window that is being solved.
   * @type {ReturnType<import('../solver/batch-module.js').Batch['read']> & { from: number } | null}
   */
  #window = null;
  /** Puzzles of it that are solved. */
  #solved = 0;
  #share = 8;
  #result = noResult();
  /** @type {Uint8Array[]} */
  #answers = [];

  /**
   * @param {import('../solver/batch-module.js').Batch} batch must do nothing else until the job is done
   * @param {Uint8Array} bytes whole lines
   * @param {{ side: number, layout?: number, limit: number, writes?: boolean, known?: Record<Verdict, number> } & Pace}
   *   options side 0: that of the first puzzle. layout: of the lines before; 0: there are none. writes: whether the
   *   answers are written down. known: so many rows of each kind need not be told any more
   * @param {() => number} now in milliseconds
   */
  constructor(batch, bytes, { side, layout = 0, limit, writes = true, known = noneKnown, ...pace }, now) {
    this.#batch = batch;
    this.#bytes = bytes;
    this.#limit = limit;
    this.#writes = writes;
    this.#known = known;
    this.#pace = pace;
    this.#now = now;
    this.#result.side = side;
    this.#result.layout = layout;
    batch.open(side, layout);
    this.#windows = windowsOf(batch, bytes);
  }

  /** How much of it is done, 0..1. */
  get part() {
    if (!this.#window) return 0;
    const { from, bytes, puzzles } = this.#window;
    return (from + bytes * (puzzles ? this.#solved / puzzles : 1)) / this.#bytes.length;
  }

  /** Works for about so many milliseconds, and at least a little. @param {number} ms @returns {boolean} it is done */
  go(ms) {
    const start = this.#now();
    for (let time = start; ;) {
      if (!this.#step()) return true;
      const end = this.#now();
      if (end - time > 2 * CALL) this.#share = Math.max(this.#share >> 1, 1);
      else if (end - time < CALL) this.#share = Math.min(this.#share << 1, this.#pace.share);
      if (end - start >= ms) return false;
      time = end;
    }
  }

  /** Once it is done. @returns {Result} */
  result() {
    return { ...this.#result, answers: joined(this.#answers, Uint8Array) };
  }

  /** False: there is nothing left to do. */
  #step() {
    if (this.#window && this.#solved < this.#window.puzzles) {
      const count = Math.min(this.#share, this.#window.puzzles - this.#solved);
      this.#batch.solve(this.#window.side, this.#solved, count, this.#limit, this.#pace.guesses);
      this.#solved += count;
      if (this.#solved === this.#window.puzzles) this.#collect();
      return true;
    }
    const { value, done } = this.#windows.next();
    if (done) return false;
    this.#window = value;
    this.#solved = 0;
    this.#note(value);
    return true;
  }

  /**
   * What is known of a window before it is solved.
   * @param {ReturnType<import('../solver/batch-module.js').Batch['read']> & { from: number }} window
   */
  #note({ side, layout, lines, errors, from }) {
    const { counters, mistakes } = this.#result;
    this.#result.side = side;
    this.#result.layout = layout;
    this.#result.lines = lines;
    counters.unreadable += errors.length;
    for (const { offset, ...error } of errors.slice(0, KEPT - mistakes.length)) {
      const start = from + offset;
      const text = new TextDecoder().decode(this.#bytes.subarray(start, start + EXCERPT)).split(/[\r\n]/, 1)[0];
      mistakes.push({ ...error, text });
    }
  }

  /** Takes the answers to the present window out of the module. */
  #collect() {
    const { counts, lines } = this.#batch;
    const { side, puzzles } = /** @type {{ side: number, puzzles: number }} */ (this.#window);
    const { counters, rows } = this.#result;
    for (let i = 0; i < puzzles; i++) {
      const verdict = verdictOfCount(counts[i]);
      counters[verdict] += 1;
      if (rows[verdict].length + this.#known[verdict] < KEPT) rows[verdict].push(this.#row(i, lines[i], side * side));
    }
    if (this.#writes) this.#answers.push(this.#batch.format(side, puzzles, this.#limit));
  }

  /** @param {number} index @param {number} line @param {number} cells @returns {Row} */
  #row(index, line, cells) {
    const { digits, counts, solutions } = this.#batch;
    const [from, to] = [index * cells, (index + 1) * cells];
    return {
      line,
      puzzle: digits.subarray(from, to).join('').replaceAll('0', '.'),
      count: counts[index],
      solution: solutions[from] ? solutions.subarray(from, to).join('') : '',
    };
  }
}
