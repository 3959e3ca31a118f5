/**
 * A timeline of the WASM module: by its address while somebody owns it, and closed once, by the
 * owner or, where nobody did, when the handle is forgotten.
 *
 *     const handle = new Handle(module, module.open(cells, index), enter);
 *     handle.call((module, address) => module.position(address));
 *     handle.close();
 */
import { SolverError } from './error.js';

/** @typedef {import('../../wasm/sudoku.mjs').SudokuModule} Module @typedef {<T>(work: () => T) => T} Enter */

/** No timeline has this address. */
const CLOSED = 0;

/** Closes the timelines that nobody closed, where the engine tells us of them. */
const forgotten = new FinalizationRegistry((/** @type {() => void} */ close) => close());

export class Handle {
  #module;
  #address;
  #enter;
  #close;

  /**
   * @param {Module} module
   * @param {number} address of a timeline, now owned by this handle
   * @param {Enter} enter every call into the module goes through it
   */
  constructor(module, address, enter) {
    this.#module = module;
    this.#address = address;
    this.#enter = enter;
    this.#close = closing(module, address, enter);
    forgotten.register(this, this.#close, this);
  }

  /** @throws {SolverError} `disposed`, once the timeline is closed */
  check() {
    if (this.#address === CLOSED) throw new SolverError('disposed');
  }

  /** Uses the timeline. @template T @param {(module: Module, address: number) => T} work @returns {T} */
  call(work) {
    this.check();
    return this.#enter(() => work(this.#module, this.#address));
  }

  /**
   * @param {number} need what a call is going to do: see needs.js
   * @param {number} [amount] of that
   * @throws {SolverError} `memory`, where there may be too little for it
   */
  claim(need, amount = 0) {
    if (!this.call((module, address) => module.hasRoomTo(address, need, amount))) throw new SolverError('memory');
  }

  /** Safe to repeat. */
  close() {
    if (this.#address === CLOSED) return;
    forgotten.unregister(this);
    this.#address = CLOSED;
    this.#close();
  }
}

/**
 * A dead module has nothing left to close, and whoever closes has nobody to tell.
 * @param {Module} module @param {number} address @param {Enter} enter
 */
function closing(module, address, enter) {
  return () => {
    try {
      enter(() => module.close(address));
    } catch {
      // The next call says 'crashed'.
    }
  };
}
