/** A list of puzzles, answered by as many threads as there are processors, in its own order. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** @typedef {import('./answers.js').Answered} Answered @typedef {import('./answers.js').Task} Task */
/** @typedef {import('./answers.js').Lead} Lead @typedef {import('../app/solver.js').LineError} LineError */

/**
 * @typedef {object} Host
 * @property {URL} program the file that a thread runs
 * @property {(text: string) => Promise<void>} write takes answers; settled when there is room for more
 * @property {(answered: Answered, linesBefore: number, bytes: number) => void} tell what was answered, a piece at a
 *   time: how many lines were before it, and how many bytes it has
 */

/** Pieces that a thread has waiting, so that it never waits for the next one. */
const WAITING = 2;

/**
 * @param {AsyncIterable<Uint8Array>} pieces whole lines each
 * @param {import('../app/solver.js').Solver} solver finds the first puzzle, which says how large all are
 * @param {Task} task
 * @param {Host} host
 */
export async function answerList(pieces, solver, task, { program, write, tell }) {
  const threads = Array.from({ length: availableParallelism() }, () => new Thread(program, task));
  /** @type {{ answer: Promise<Answered>, bytes: number }[]} */
  const waiting = [];
  let [next, lines] = [0, 0];
  /** @type {Lead | null} */
  let lead = null;

  async function hand() {
    const { answer, bytes } = waiting[0];
    const answered = await answer;
    waiting.shift();
    await write(answered.text);
    tell(answered, lines, bytes);
    lines += answered.lines;
  }

  try {
    for await (const bytes of pieces) {
      waiting.push({ answer: threads[next++ % threads.length].ask(bytes, lead), bytes: bytes.length });
      if (!lead?.puzzles) lead = leadOf(bytes, solver) ?? lead;
      while (waiting.length > threads.length * WAITING) await hand();
    }
    while (waiting.length > 0) await hand();
  } finally {
    for (const thread of threads) thread.end();
  }
}

/**
 * The line of the first puzzle, or a heading; null where all lines are empty or comments.
 * @param {Uint8Array} bytes
 * @param {import('../app/solver.js').Solver} solver
 * @returns {Lead | null}
 */
function leadOf(bytes, solver) {
  const { size, lines } = solver.solveMany(bytes);
  const texts = new TextDecoder().decode(bytes).split(/\r\n|[\r\n]/);
  if (size > 0) return { line: texts[lines[0] - 1], puzzles: 1 };
  return texts.every((text) => /^\s*(?:#|$)/.test(text)) ? null : { line: 'puzzle', puzzles: 0 };
}

class Thread {
  #worker;
  /**
   * Who waits for an answer, in the order of the questions.
   * @type {{ resolve: (answered: Answered) => void, reject: (error: Error) => void }[]}
   */
  #asked = [];

  /** @param {URL} program @param {Task} task */
  constructor(program, task) {
    this.#worker = new Worker(program, { workerData: { task } });
    this.#worker.on('message', (answered) => this.#asked.shift()?.resolve(answered));
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#asked.splice(0)) reject(error);
    });
  }

  /** @param {Uint8Array} bytes @param {Lead | null} lead @returns {Promise<Answered>} */
  ask(bytes, lead) {
    return new Promise((resolve, reject) => {
      this.#asked.push({ resolve, reject });
      this.#worker.postMessage({ bytes, lead });
    });
  }

  end() {
    this.#worker.terminate();
  }
}
