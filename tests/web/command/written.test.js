/** Whether the program tells where its answers could not be written. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { puzzles } from '../support/solver.js';

const program = fileURLToPath(new URL('../../../build/npm/command.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'written-'));
after(() => rmSync(folder, { recursive: true }));
const list = join(folder, 'list.txt');
writeFileSync(list, `${puzzles.school}\n`.repeat(30_000));
const out = join(folder, 'out');

/**
 * Runs a line of the shell in which `$0 $1` is the program.
 * @param {string} line
 * @param {string} [word] further, `$2`
 * @returns {Promise<{ code: number | null, said: string, out: string }>}
 */
function shell(line, word = '') {
  return new Promise((resolve) => {
    const child = spawn('bash', ['-c', line, process.execPath, program, word]);
    let [answer, said] = ['', ''];
    child.stdout.on('data', (data) => (answer += data));
    child.stderr.on('data', (data) => (said += data));
    child.on('close', (code) => resolve({ code, said, out: answer }));
    child.stdin.end();
  });
}

const tasks = {
  'the solution of one puzzle': puzzles.school,
  'the answers to a list': list,
  'the verdict on one puzzle': `--check ${puzzles.school}`,
  'the steps of a run': `--steps ${puzzles.school}`,
  help: '--help',
  version: '--version',
};
for (const [name, words] of Object.entries(tasks)) {
  test(`a full disk ends the program with 2 and its reason: ${name}`, { skip: !existsSync('/dev/full') }, async () => {
    const { code, said } = await shell('"$0" "$1" $2 > /dev/full', words);
    assert.match(said, /(^|\n)stepdoku: the answers could not be written: ENOSPC\n$/);
    assert.equal(code, 2);
  });
}

test('a file that takes only the first bytes of the last answer is told as well', async () => {
  const few = join(folder, 'few.txt');
  writeFileSync(few, `${puzzles.school}\n`.repeat(10));
  const { code, said } = await shell(`ulimit -f 1; "$0" "$1" "$2" > ${out}`, few);
  assert.match(said, /stepdoku: the answers could not be written: EFBIG\n$/);
  assert.equal(code, 2);
  assert.ok(statSync(out).size <= 1024);
});

test('a reader that has had enough, as head has, ends the program quietly and well', async () => {
  for (const words of [list, `--steps ${puzzles.hard}`]) {
    const { code, said, out: line } = await shell('set -o pipefail; "$0" "$1" $2 | head -n 1', words);
    assert.deepEqual([code, said], [0, '']);
    assert.equal(line.split('\n').length, 2);
  }
});

test('a pipe that nobody reads from the first answer on ends the program with 2 and its reason', async () => {
  const { code, said } = await shell(`set -o pipefail; (sleep 1; exec "$0" "$1" "$2") | exec 0<&-`, puzzles.school);
  assert.match(said, /^stepdoku: the answers could not be written: EPIPE\n$/);
  assert.equal(code, 2);
});

test('a file gets every answer of a list', async () => {
  const { code } = await shell(`"$0" "$1" "$2" > ${out}`, list);
  assert.equal(code, 0);
  assert.equal(statSync(out).size, 30_000 * (81 + 3 + 81 + 1));
});
