/** A caller in TypeScript, as a reader of solver.d.ts would write it. types.test.js compiles it; nothing runs it. */
import { loadSolver, LONGEST_TEXT, SolverError } from '../../../build/web/app/solver.js';
import type {
  CheckResult,
  Counters,
  Frame,
  Generated,
  LineError,
  Many,
  ParseError,
  Reason,
  Run,
  Shape,
  Solver,
  Step,
  Wish,
} from '../../../build/web/app/solver.js';

const bytes = new Uint8Array(8);
const solver: Solver = await loadSolver({ wasmBinary: bytes });
const same: Promise<Solver> = loadSolver({ batch: 'later', formats: 'later' });

const parsed = solver.parse('1.....2..3.....4'.slice(0, LONGEST_TEXT));
const sentence: string = parsed.ok ? `${parsed.puzzle} ${parsed.size} ${parsed.format}` : place(parsed.error);

function place({ code, index, line, column, found, expected }: ParseError): string {
  return code === 'too-long' ? 'too long' : `${index} ${line}:${column} ${found ?? ''} ${expected?.toFixed() ?? ''}`;
}

const result: CheckResult = solver.check('1.....2..3.....4', { limit: 10 });
if (result.impossible && 'cell' in result.impossible) result.impossible.cell.toFixed();
for (const [first, second, unit] of result.conflicts) console.log(first + second + unit);

await solver.loadBatch();
await solver.loadFormats();
const choice: string[] = parsed.ok ? [parsed.puzzle] : (parsed.puzzles ?? []);
console.log(choice.length);
const many: Many = solver.solveMany(['1.....2..3.....4'], 2, { guesses: 1000 });
const wrong: LineError[] = solver.solveMany(bytes).errors;
const wish: Wish = { size: 6, seed: 'Ada', symmetry: 'half-turn' };
const made: Generated = solver.generate({ ...wish, milliseconds: 100 });
const unique = many.counts.filter(
  (count, i) => count === 1 && many.lines[i] > 1 && many.solutions[i * many.size ** 2] > 0,
);

const run: Run = solver.run('1.....2..3.....4', { algorithm: 'backtracking' });
for (const step of run) console.log(step.kind, step.row, step.position.toFixed(), step.depth.toFixed());

const next = run.next();
if (!next.done) next.value.kind satisfies string;
if (next.done) next.value satisfies undefined;

const step: Step | null = run.previous() ?? run.seek(3) ?? run.step;
const { found, done } = run.advance(100, { until: ['place', 'erase'], count: 2 });
const position: number | null = run.find(['solution'], { backward: true, budget: 10 });
const third: number | null = run.nth('place', 3);
const words: Uint32Array = run.read(10);
const kind = solver.unpack(words[0], 9).kind;
const { steps, solutions } = run.measure(1000);
const bytesOfRun: Uint8Array = run.save({ since: 10 });
const fits: boolean = run.merge(bytesOfRun) && run.merge(run.save());
const shape: Shape = run.shape(100, { from: 10, to: 20 });
const heights: number[] = Array.from(shape.high, (high, i) => high - shape.low[i] + shape.placements[i]);
const board: Uint8Array = run.board();
const stack: Frame[] = run.stack();
const counters: Counters = run.counters();
const totals: Counters = run.totals();
const blocked = run
  .why(0)
  .filter((reason): reason is Reason & { allowed: false } => !reason.allowed)
  .map(({ peer, unit }) => peer + unit);
const facts = [run.algorithm, run.puzzle, run.size, run.position, run.done, run.known, run.complete, run.memory];
run.dispose();

try {
  solver.run('');
} catch (error) {
  if (error instanceof SolverError)
    console.log(error.code, error.conflicts?.length, error.error?.index, error.bounds?.least);
}

// @ts-expect-error a run is not told where it is, but by seek()
run.position = 5;
// @ts-expect-error no such kind of step
run.find(['Place']);
// @ts-expect-error a kind, not a list of them
run.nth(['place'], 1);
// @ts-expect-error a step may have no cell
step?.cell.toFixed();
// @ts-expect-error there may be no step
run.step.kind;
// @ts-expect-error the error is there only where ok is false
parsed.error.code;
// @ts-expect-error a puzzle is a text
solver.run([1, 2, 3]);
// @ts-expect-error the limit is an option
solver.check('', 5);
// @ts-expect-error a list is bytes, or an array
solver.solveMany('1.....2..3.....4');
// @ts-expect-error no such symmetry
solver.generate({ symmetry: 'spiral' });
// @ts-expect-error there may be no solution
result.solution.length;
// @ts-expect-error a solver has to be awaited
same.parse('');
// @ts-expect-error a number of columns must be asked for
run.shape();
// @ts-expect-error not a member
run.rewind();
// @ts-expect-error counters are known by kind
counters.rewind;

export {
  blocked,
  board,
  done,
  facts,
  fits,
  found,
  heights,
  kind,
  made,
  position,
  sentence,
  solutions,
  stack,
  steps,
  unique,
  wrong,
};
