/**
 * A run of the search `logic`. Its module has no glue: a run is an address, and each method is an export that takes it.
 */
import { kinds } from '../sudoku/steps.js';

/**
 * @typedef {import('./logic-module.js').LogicModule} LogicModule
 * @typedef {import('../../wasm/sudoku.mjs').ModuleRun} ModuleRun
 */

/** @implements {ModuleRun} */
export class LogicRun {
  #module;
  #exports;
  #address;
  #cells;

  /**
   * @param {LogicModule} module
   * @param {import('./logic-module.js').Exports} exports of the module
   * @param {number} address now owned by this run
   * @param {number} cells of the board
   */
  constructor(module, exports, address, cells) {
    this.#module = module;
    this.#exports = exports;
    this.#address = address;
    this.#cells = cells;
  }

  get step() {
    return this.#exports.step(this.#address);
  }

  get position() {
    return this.#exports.position(this.#address);
  }

  get depth() {
    return this.#exports.depth(this.#address);
  }

  get done() {
    return this.#exports.done(this.#address) !== 0;
  }

  get known() {
    return this.#exports.known(this.#address);
  }

  get complete() {
    return this.#exports.complete(this.#address) !== 0;
  }

  get solutions() {
    return this.#exports.solutions(this.#address);
  }

  get memory() {
    return this.#exports.memoryOf(this.#address);
  }

  next() {
    return this.#exports.next(this.#address);
  }

  /** @param {number} count */
  read(count) {
    return this.#exports.read(this.#address, count);
  }

  /** @param {number} count */
  words(count) {
    return this.#module.words(count);
  }

  /** @param {number} position */
  seek(position) {
    return this.#exports.seek(this.#address, position);
  }

  /** @param {number} budget @param {number} set of kinds @param {number} count */
  advance(budget, set, count) {
    return this.#exports.advance(this.#address, budget, set, count);
  }

  /** @param {number} set of kinds @param {boolean} backward @param {number} budget */
  find(set, backward, budget) {
    return this.#exports.find(this.#address, set, Number(backward), budget);
  }

  /** @param {number} kind @param {number} n */
  nth(kind, n) {
    return this.#exports.nth(this.#address, kind, n);
  }

  /** @param {number} index */
  placedAt(index) {
    return this.#exports.placedAt(this.#address, index);
  }

  /** @param {number} budget */
  measure(budget) {
    return this.#exports.measure(this.#address, budget);
  }

  /** @param {number} from @param {number} columns @param {number} to */
  shape(from, columns, to) {
    return this.#exports.shape(this.#address, from, columns, to);
  }

  /** @param {number} since */
  save(since) {
    return this.#exports.save(this.#address, since);
  }

  merge() {
    return this.#exports.merge(this.#address);
  }

  transfer() {
    return this.#bytes(this.#exports.transfer(this.#address), this.#exports.transferSize(this.#address));
  }

  /** @param {number} size */
  resizeTransfer(size) {
    return this.#exports.resizeTransfer(this.#address, size);
  }

  board() {
    return this.#bytes(this.#exports.board(this.#address), this.#cells);
  }

  stack() {
    return this.#bytes(this.#exports.stack(this.#address), this.depth);
  }

  counters() {
    return this.#doubles(this.#exports.counters(this.#address));
  }

  totals() {
    return this.#doubles(this.#exports.totals(this.#address));
  }

  /** What the present deduction sees: a code where there is too little memory. */
  pattern() {
    const words = this.#exports.pattern(this.#address);
    return words > 0 ? this.#module.deduction() : words === 0 ? null : words;
  }

  /** The candidates that are left: a mask for each cell, bit d - 1 for digit d. */
  notes() {
    this.#exports.notes(this.#address);
    return this.#module.candidates(this.#cells).slice();
  }

  delete() {
    this.#exports.delete(this.#address);
  }

  /** @param {number} address @param {number} length */
  #bytes(address, length) {
    return new Uint8Array(this.#exports.memory.buffer, address, length);
  }

  /** @param {number} address of a number for each kind of steps */
  #doubles(address) {
    return new Float64Array(this.#exports.memory.buffer, address, kinds.length);
  }
}
