/**
 * A run of a WASM module while somebody owns it: deleted once, by the owner or, where nobody did, when the handle is
 * forgotten.
 *
 *     const handle = new Handle(run, enter);
 *     handle.call(({ position }) => position);
 *     handle.ask((run) => run.seek(1308));
 *     handle.close();
 */
import { codes } from './codes.js';
import { SolverError } from './error.js';

/** @typedef {import('../../wasm/sudoku.mjs').ModuleRun} ModuleRun @typedef {<T>(work: () => T) => T} Enter */

/** Deletes the runs that nobody closed, where the engine tells us of them. */
const forgotten = new FinalizationRegistry((/** @type {() => void} */ close) => close());

export class Handle {
  /** @type {ModuleRun | null} */
  #run;
  #enter;
  #close;

  /**
   * @param {ModuleRun} run now owned by this handle
   * @param {Enter} enter every call into the module goes through it
   */
  constructor(run, enter) {
    this.#run = run;
    this.#enter = enter;
    this.#close = closing(run, enter);
    forgotten.register(this, this.#close, this);
  }

  /** @throws {SolverError} `disposed`, once the run is closed */
  check() {
    if (!this.#run) throw new SolverError('disposed');
  }

  /** Uses the run. @template T @param {(run: ModuleRun) => T} work @returns {T} */
  call(work) {
    const run = this.#run;
    if (!run) throw new SolverError('disposed');
    return this.#enter(() => work(run));
  }

  /**
   * Uses the run for what may need memory.
   * @template T @param {(run: ModuleRun) => T} work @returns {T}
   * @throws {SolverError} `memory`, where there is too little; nothing has changed
   */
  ask(work) {
    const answer = this.call(work);
    if (answer === codes.noMemory) throw new SolverError('memory');
    return answer;
  }

  /** Safe to repeat. */
  close() {
    if (!this.#run) return;
    forgotten.unregister(this);
    this.#run = null;
    this.#close();
  }
}

/**
 * A dead module has nothing left to delete, and whoever closes has nobody to tell.
 * @param {ModuleRun} run @param {Enter} enter
 */
function closing(run, enter) {
  return () => {
    try {
      enter(() => run.delete());
    } catch {
      // The next call says 'crashed'.
    }
  };
}
