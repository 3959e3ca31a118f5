/**
 * The baseline that is as fast as a generator gets: the steps of `backtracking` as the words of
 * `run.read`, but signed, so that the engine need not box them. One loop without recursion, nothing
 * allocated, check words made beforehand; few variables, since each is saved at each `yield`.
 */
import { unitsOf } from '../wasm/support/textbook.js';

const [SELECT, TRY, CHECK, CONFLICT, PLACE, RETREAT, ERASE, SOLUTION, EXHAUSTED] = [1, 2, 3, 4, 5, 7, 8, 9, 10];
const NO_READ = (63 << 21) | (31 << 27);
const NO_CELL = (255 << 8) | NO_READ;

/** @param {string} puzzle @returns {Generator<number, void>} */
export function* tightGenerator(puzzle) {
  const board = Uint8Array.from(puzzle, (sign) => Number(sign) || 0);
  const side = Math.sqrt(board.length);
  const empty = Uint8Array.from(board.keys()).filter((cell) => board[cell] === 0);
  const { peers, checks } = readsOf(side);
  let depth = 0;
  let digit = 0;
  let read;

  while (depth < empty.length) {
    if (digit === 0) yield SELECT | (empty[depth] << 8) | NO_READ;
    search: {
      while (digit < side) {
        digit++;
        yield TRY | (empty[depth] << 8) | (digit << 16) | NO_READ;
        scan: {
          for (read = 3 * side * empty[depth]; read < 3 * side * (empty[depth] + 1); read++) {
            yield checks[read] | (digit << 16);
            if (board[peers[read]] === digit) break scan;
          }
          board[empty[depth]] = digit;
          yield PLACE | (empty[depth] << 8) | (digit << 16) | NO_READ;
          digit = 0;
          depth++;
          break search;
        }
        yield (checks[read] ^ CHECK ^ CONFLICT) | (digit << 16);
      }
      yield RETREAT | (empty[depth] << 8) | NO_READ;
      if (depth === 0) {
        yield EXHAUSTED | NO_CELL;
        return;
      }
      depth--;
      digit = board[empty[depth]];
      board[empty[depth]] = 0;
      yield ERASE | (empty[depth] << 8) | (digit << 16) | NO_READ;
    }
  }
  yield SOLUTION | NO_CELL;
}

/** The 3 * side reads of each cell: whom they read, and their `check` without its digit. @param {number} side */
function readsOf(side) {
  const peers = new Uint8Array(3 * side ** 3);
  const checks = new Int32Array(peers.length);
  let read = 0;
  for (let cell = 0; cell < side * side; cell++) {
    for (const { unit, cells } of unitsOf(cell, side)) {
      for (let place = 0; place < side; place++) {
        peers[read] = cells[place];
        checks[read++] = CHECK | (cell << 8) | (unit << 21) | (place << 27);
      }
    }
  }
  return { peers, checks };
}
