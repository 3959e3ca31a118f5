/** The enumeration of all 6x6 grids: their number is known. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { nativeProgram } from './native.js';
import { solver } from './race.js';

const GRIDS = 28_200_960;

export function countGrids() {
  const [wall, cpu, native] = execFileSync(nativeProgram('bench_lists'), ['grids', '0', '6'], { encoding: 'utf8' })
    .split(' ')
    .map(Number);
  report('native', native, 1 / wall, 1 / cpu);
  const start = performance.now();
  const usage = process.cpuUsage();
  const counted = solver.count('.'.repeat(36), 2 ** 31);
  const { user, system } = process.cpuUsage(usage);
  report('wasm', counted, (performance.now() - start) / 1000, (user + system) / 1e6);
}

/** @param {string} what @param {number} grids @param {number} wall @param {number} cpu */
function report(what, grids, wall, cpu) {
  assert.equal(grids, GRIDS);
  console.log(
    JSON.stringify({
      bench: 'solve',
      what: `${what}, all grids of 6x6`,
      grids,
      seconds: Number(wall.toPrecision(3)),
      cpu: Number(cpu.toPrecision(3)),
    }),
  );
}
