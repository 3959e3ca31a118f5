/**
 * Solvers of others, as a second opinion on counts: qqwing and clingo, as Debian has them. They are
 * only asked here; nothing of them is in the project.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';

/** It hangs on some puzzles: milliseconds for one, on a busy machine. */
const PATIENCE = 20_000;

/** Can it be started? @param {'qqwing' | 'clingo'} name */
export const has = (name) => !spawnSync(name, ['--version']).error;

/**
 * How many solutions each puzzle has, all of them counted; null: it did not come to an end.
 * @param {string[]} puzzles @returns {Promise<(number | null)[]>}
 */
export async function countByQqwing(puzzles) {
  /** @type {(number | null)[]} */
  const counts = [];
  while (counts.length < puzzles.length) {
    counts.push(...(await qqwing(puzzles.slice(counts.length))));
    if (counts.length < puzzles.length) counts.push(null);
  }
  return counts;
}

/** As far as it comes. @param {string[]} puzzles @returns {Promise<number[]>} */
async function qqwing(puzzles) {
  const child = spawn('qqwing', ['--solve', '--count-solutions', '--nosolution', '--csv'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const end = () => child.kill('SIGKILL');
  let timer = setTimeout(end, PATIENCE);
  child.stdin.on('error', () => {}); // it was ended while it still read
  child.stdin.end(`${puzzles.join('\n')}\n`);
  /** @type {number[]} */
  const counts = [];
  for await (const line of createInterface(child.stdout)) {
    const count = /^(\d+),/.exec(line);
    if (!count) continue;
    counts.push(Number(count[1]));
    clearTimeout(timer);
    timer = setTimeout(end, PATIENCE);
  }
  clearTimeout(timer);
  return counts;
}

/** The rules, as they are written for clingo. */
const RULES = `
1 { at(R,C,D) : D=1..9 } 1 :- R=0..8, C=0..8.
1 { at(R,C,D) : C=0..8 } 1 :- R=0..8, D=1..9.
1 { at(R,C,D) : R=0..8 } 1 :- C=0..8, D=1..9.
1 { at(R,C,D) : R=B..B+2, C=S..S+2 } 1 :- B=3*(0..2), S=3*(0..2), D=1..9.
`;

/** How many solutions a puzzle has, at most `limit`. @param {string} puzzle @param {number} limit @returns {number} */
export function countByClingo(puzzle, limit) {
  const givens = Array.from(puzzle, (digit, cell) =>
    digit === '.' ? '' : `:- not at(${Math.floor(cell / 9)},${cell % 9},${digit}).`,
  );
  const { stdout } = spawnSync('clingo', ['--outf=2', '--quiet=2', '-n', String(limit)], {
    input: RULES + givens.join('\n'),
    encoding: 'utf8',
  });
  return JSON.parse(stdout).Models.Number;
}
