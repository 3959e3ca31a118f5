/**
 * scripts/bench logic [--puzzles N]: solving as a person does, by the native library. How many puzzles a second are
 * graded beside how many are made in the same run, how far the ratings agree with those of other programs, the share
 * solved by the techniques up to each, the slowest deduction, and how long a puzzle of a grade is looked for.
 * Needs the native build. One JSON line per figure.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nativeProgram } from './native.js';

const at = process.argv.indexOf('--puzzles');
const puzzles = at < 0 ? '2000' : process.argv[at + 1];
/** @param {string} name */
const data = (name) => fileURLToPath(new URL(`../data/${name}`, import.meta.url));

print({ kind: 'half-turn' }, 'speed', 'half-turn', puzzles);
print({ kind: 'random' }, 'speed', 'random', puzzles);
for (const file of ['rated/natural.txt', 'rated/bank.txt']) {
  print({ file }, 'agreement', data(file));
  print({ file }, 'slowest', data(file));
}
print({ file: 'puzzles/minimal.txt' }, 'shares', data('puzzles/minimal.txt'));
print({ grade: 5 }, 'search', '5', '50');
print({ grade: 6 }, 'search', '6', '10');

/**
 * One line for each that the program prints.
 * @param {object} of what is measured
 * @param {string} what
 * @param {...string} rest
 */
function print(of, what, ...rest) {
  const out = execFileSync(nativeProgram('bench_logic'), [what, ...rest], { encoding: 'utf8' });
  for (const line of out.trim().split('\n')) {
    const [name, value] = line.split(' ');
    console.log(JSON.stringify({ bench: 'logic', what, ...of, name, value: Number(value) }));
  }
}
