/**
 * Which parts of a player a frame paints: all of them, unless a run plays faster than frames come and nothing else
 * happens. No eye follows the texts beside the board then, and to lay them all out takes a slow processor longer than a
 * frame lasts. So every frame paints the board, and every second one of the others as well, by turn: the strip ten
 * times a second, all else five times. Whatever the reader does, and a halt, is painted whole at once.
 *
 *     const turns = new Turns(['board', 'scrubber', 'code', 'legend']);
 *     for (const name of turns.next(state)) parts[name].appearance = look[name];
 */
import { isFasterThanFrames } from '../state/speed.js';

/** @typedef {import('../state/state.js').State} State */

/** What playing moves by itself: the run, the part of the strip that follows it, a speed that nobody has chosen. */
const moving = new Set(['run', 'resume', 'strip', 'speed']);

/** The parts with texts that change with every step, in the order of their turns. */
const order = ['scrubber', 'code', 'sentence', 'scrubber', 'stack', 'counters'];

/** @template {string} Name */
export class Turns {
  /** Whether the last frame was painted in part. */
  isHurried = false;
  #all;
  #groups;
  #turn = 0;
  /** What was painted last, be it in part. @type {State | null} */
  #last = null;

  /** @param {readonly Name[]} all parts, with `board` among them */
  constructor(all) {
    this.#all = all;
    const board = all.filter((name) => name === 'board');
    const calm = all.filter((name) => name !== 'board' && !order.includes(name));
    this.#groups = order.flatMap((one, index) => [
      [...board, ...all.filter((name) => name === one), ...(index === order.length - 1 ? calm : [])],
      board,
    ]);
  }

  /**
   * @param {State} state to be painted now
   * @returns {readonly Name[]} the parts that are to be painted
   */
  next(state) {
    const last = this.#last;
    this.#last = state;
    this.isHurried = isFasterThanFrames(state) && last !== null && isTheSameButForPlaying(state, last);
    if (!this.isHurried) return this.#all;
    this.#turn = (this.#turn + 1) % this.#groups.length;
    return this.#groups[this.#turn];
  }

  /** The next frame paints all: something has changed that the state does not know of. */
  reset() {
    this.#last = null;
  }
}

/** @param {State} now @param {State} before @returns {boolean} */
const isTheSameButForPlaying = (now, before) =>
  /** @type {(keyof State)[]} */ (Object.keys(now)).every((key) => now[key] === before[key] || moving.has(key));
