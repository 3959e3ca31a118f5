/**
 * Any other solver as a contender: a program that is called as `PROGRAM LIMIT`, reads puzzles of 81 characters from
 * its standard input, one in a line, and prints for each, in their order, a line that begins with the number of its
 * solutions, LIMIT at most. Its time is that of the whole process, so it gets the list many times over.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** The list is given so often that the program works as long: seconds. */
const LEAST = 0.5;
/** The first try, which says how often that is: puzzles. */
const FIRST = 10_000;

export class Peer {
  #program;
  #folder = mkdtempSync(join(tmpdir(), 'peer-'));

  /** @param {string} program its path */
  constructor(program) {
    this.#program = program;
  }

  /** Of the compiler it is known what the program itself says of it. */
  get built() {
    const comment = readFileSync(this.#program)
      .toString('latin1')
      .match(/(?:GCC: |[\w ]*clang version )[\x20-\x7e]+/g);
    return [...new Set(comment ?? ['its compiler is not known'])].join('; ');
  }

  /**
   * @param {string[]} puzzles
   * @param {1 | 2} limit
   * @param {ArrayLike<number>} expected how many solutions they have
   * @returns {import('./solvers.js').Solver}
   */
  contender(puzzles, limit, expected) {
    const first = this.#run(puzzles, limit, Math.ceil(FIRST / puzzles.length));
    const counts = first.output.split('\n', puzzles.length).map((line) => parseInt(line, 10));
    const wrong = counts.filter((count, i) => count !== expected[i]).length;
    assert.equal(wrong, 0, `${this.#program}: ${wrong} of ${puzzles.length} counts are not those of the others`);
    const times = Math.ceil((first.times * LEAST) / Math.max(first.cpu, 0.01));
    return {
      name: `peer, ${basename(this.#program)}`,
      rate: () => {
        const { wall, cpu } = this.#run(puzzles, limit, times);
        return { wall: (times * puzzles.length) / wall, cpu: (times * puzzles.length) / cpu };
      },
    };
  }

  /**
   * Seconds of the clock and of the processor.
   * @param {string[]} puzzles
   * @param {number} limit
   * @param {number} times that the list is given
   */
  #run(puzzles, limit, times) {
    const [list, answers] = ['list.txt', 'answers.txt'].map((name) => join(this.#folder, name));
    writeFileSync(list, `${puzzles.join('\n')}\n`.repeat(times));
    const [input, output] = [openSync(list, 'r'), openSync(answers, 'w')];
    try {
      // The shell knows what its children took.
      const told = execFileSync(
        'bash',
        ['-c', 'TIMEFORMAT="%R %U %S"; { time "$0" "$1" >&3; } 2>&1', this.#program, String(limit)],
        {
          stdio: [input, 'pipe', 'inherit', output],
          encoding: 'utf8',
        },
      );
      const [wall, user, system] = told.trim().split('\n').slice(-1)[0].split(' ').map(Number);
      return { wall, cpu: user + system, times, output: readFileSync(answers, 'utf8') };
    } finally {
      closeSync(input);
      closeSync(output);
    }
  }

  close() {
    rmSync(this.#folder, { recursive: true });
  }
}
