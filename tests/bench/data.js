/**
 * scripts/bench data: makes the puzzles of tests/data/puzzles again, the same on every machine.
 * Needs the native build. They are measured by `solve`, and read by tests.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { nativeProgram } from './native.js';

const folder = new URL('../data/puzzles/', import.meta.url);

const kinds = {
  easy: '1,500 puzzles of 34 clues, each with one solution',
  minimal: '1,500 puzzles with one solution, which none of their clues can be taken from',
  hard: '500 of 50,000 minimal puzzles: those that cost the algorithm `propagation` the most steps',
  none: '500 minimal puzzles and one wrong digit, which breaks no rule: no solution',
  several: '500 minimal puzzles without one or two of their clues: two solutions or more',
};

mkdirSync(folder, { recursive: true });
for (const [kind, what] of Object.entries(kinds)) {
  const puzzles = execFileSync(nativeProgram('make_puzzles'), [kind], { encoding: 'utf8' });
  writeFileSync(
    new URL(`${kind}.txt`, folder),
    `# ${what}.\n# Made by the project's own generator: scripts/bench data\n${puzzles}`,
  );
  console.log(JSON.stringify({ bench: 'data', kind, puzzles: puzzles.length / 82 }));
}
