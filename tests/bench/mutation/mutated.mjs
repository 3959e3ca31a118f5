/**
 * What a mutant asks in the copy of the scripts that scripts/bench mutation makes: is it the one that $MUTANT
 * names? Loaded by node before anything else, in processes and workers that a test starts too. With $REACHED, a
 * folder, each writes there at its end how long it took and which mutants it asked for.
 */
import { writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import vm from 'node:vm';
import { threadId } from 'node:worker_threads';

const { MUTANT = '0', REACHED } = process.env;
const wanted = Number(MUTANT);
/** @type {Set<number>} */
const reached = new Set();

const mutated = REACHED
  ? (/** @type {number} */ id) => {
      reached.add(id);
      return false;
    }
  : (/** @type {number} */ id) => id === wanted;
Object.assign(globalThis, { mutated });

// A script that a test runs in a scope of its own asks as well.
const { runInNewContext } = vm;
vm.runInNewContext = (code, scope = {}, options = {}) =>
  runInNewContext(code, Object.assign(scope, { mutated }), options);
syncBuiltinESMExports();

if (REACHED) {
  process.on('exit', () => {
    const milliseconds = threadId === 0 ? Math.round(process.cpuUsage().user / 1000) : 0;
    writeFileSync(
      `${REACHED}/${process.pid}-${threadId}.json`,
      JSON.stringify({ milliseconds, reached: [...reached] }),
    );
  });
}
