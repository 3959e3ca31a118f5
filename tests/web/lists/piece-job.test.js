import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KEPT, ListJob, patient, polite, verdictOfCount } from '../../../web/app/lists/piece-job.js';
import { batchModule, bytes } from '../../wasm/support/batch.js';
import { golden, puzzles, random, solver } from '../../wasm/support/solver.js';
import { resultOf } from '../support/fake-worker.js';

const text = new TextDecoder();
const [S1, S2] = [golden.S1.puzzle, golden.S2.puzzle].map((puzzle) => puzzle.replaceAll('0', '.'));

/** @type {[count: number, verdict: string][]} */
const counts = [
  [0, 'none'],
  [1, 'unique'],
  [2, 'several'],
  [254, 'several'],
  [255, 'unknown'],
];
for (const [count, verdict] of counts) {
  test(`a count of ${count} means ${verdict}`, () => assert.equal(verdictOfCount(count), verdict));
}

/** A list with everything in it. @param {number} length */
function mixed(length) {
  const next = random(length);
  const kinds = [
    S1,
    S2,
    S1.replace('7', '.').replace('9', '.').replace('4', '.').replace('5', '.'),
    puzzles.nineDead,
    '123',
    '# a remark',
  ];
  return Array.from({ length }, () => kinds[Math.floor(kinds.length * next())]);
}

test('a piece is answered as solveMany answers it', () => {
  const lines = mixed(5000);
  const list = bytes(lines.join('\n'));
  const { side, lines: all, counters, answers } = resultOf(list);
  const many = solver.solveMany(list);
  const tally = (/** @type {number} */ count) => many.counts.filter((it) => it === count).length;
  assert.deepEqual([side, all], [9, 5000]);
  assert.deepEqual(counters, {
    unique: tally(1),
    none: tally(0),
    several: tally(2),
    unknown: 0,
    unreadable: many.unreadable,
  });
  const answered = text.decode(answers).trimEnd().split('\n');
  assert.equal(answered.length, many.counts.length);
  answered.forEach((line, i) => {
    const [puzzle, count, solution] = line.split(',');
    assert.equal(puzzle, lines[many.lines[i] - 1]);
    assert.equal(count, ['0', '1', '2+'][many.counts[i]]);
    assert.equal(solution || '0'.repeat(81), many.solutions.subarray(81 * i, 81 * i + 81).join(''));
  });
});

test('the first puzzles of each kind are kept, with their lines and answers', () => {
  const lines = mixed(2000);
  const { rows, mistakes } = resultOf(bytes(lines.join('\n')));
  for (const kind of /** @type {const} */ (['unique', 'none', 'several'])) {
    assert.equal(rows[kind].length, KEPT);
    for (const { line, puzzle, count, solution } of rows[kind]) {
      assert.equal(lines[line - 1], puzzle);
      assert.equal(verdictOfCount(count), kind);
      assert.equal(solution === '', kind === 'none');
    }
  }
  assert.equal(rows.unique.find(({ puzzle }) => puzzle === S1)?.solution, golden.S1.solution);
  assert.equal(mistakes.length, KEPT);
  assert.deepEqual(
    mistakes.map(({ line }) => line),
    lines.flatMap((line, i) => (line === '123' ? [i + 1] : [])).slice(0, KEPT),
  );
});

test('of what is known already no more puzzles are kept', () => {
  const list = bytes(mixed(2000).join('\n'));
  const all = resultOf(list);
  const known = { unique: KEPT, none: KEPT - 3, several: 0, unknown: 0 };
  assert.deepEqual(resultOf(list, { known }), {
    ...all,
    rows: { ...all.rows, unique: [], none: all.rows.none.slice(0, 3) },
  });
});

test('a line that is no puzzle is shown as it begins, however long it is', () => {
  const [first, second] = resultOf(bytes(`ä\u{1f600}b,c\r\n${'z'.repeat(5000)}\n${puzzles.four}`)).mistakes;
  assert.deepEqual([first.text, first.line, first.code], ['ä\u{1f600}b,c', 1, 'character']);
  assert.deepEqual([second.text, second.line], ['z'.repeat(100), 2]);
});

test("puzzles of another side than the list's are mistakes", () => {
  const { side, counters, mistakes } = resultOf(bytes(`${puzzles.four}\n${S1}`), { side: 9 });
  assert.deepEqual([side, counters.unique, counters.unreadable, mistakes[0].expected], [9, 1, 1, 81]);
});

/**
 * A job under a clock that a puzzle moves on.
 * @param {string[]} lines
 * @param {import('../../../web/app/lists/piece-job.js').Pace} pace
 * @param {number} ms that a puzzle takes
 */
function timed(lines, pace, ms) {
  let time = 0;
  let longest = 0;
  /** @type {number[]} */
  const shares = [];
  const batch = batchModule;
  const slow = Object.assign(Object.create(batch), {
    open: batch.open.bind(batch),
    read: batch.read.bind(batch),
    format: batch.format.bind(batch),
    /**
     * @param {number} side
     * @param {number} first
     * @param {number} count
     * @param {number} limit
     * @param {number} guesses
     */
    solve(side, first, count, limit, guesses) {
      shares.push(count);
      time += ms * count;
      longest = Math.max(longest, ms * count);
      batch.solve(side, first, count, limit, guesses);
    },
  });
  const job = new ListJob(slow, bytes(lines.join('\n')), { side: 0, limit: 2, ...pace }, () => time);
  return { job, shares, now: () => time, longest: () => longest };
}

test('a slice ends soon after its time, however long a puzzle takes', () => {
  const { job, now } = timed(Array(300).fill(S1), patient, 1);
  for (let done = false; !done;) {
    const start = now();
    done = job.go(10);
    assert.ok(now() - start <= 26, `${now() - start} ms`);
  }
});

test('puzzles that are solved at once are solved by the hundred, on the page by sixteen', () => {
  for (const pace of [patient, polite]) {
    const { job, shares } = timed(Array(5000).fill(S1), pace, 0.001);
    while (!job.go(1));
    assert.equal(Math.max(...shares), pace.share);
    assert.equal(
      shares.reduce((sum, share) => sum + share),
      5000,
    );
  }
});

test('its part grows to the whole', () => {
  const { job } = timed(Array(3000).fill(S1), patient, 1);
  assert.equal(job.part, 0);
  for (let before = 0, done = false; !done; before = job.part) {
    done = job.go(50);
    assert.ok(job.part >= before && job.part <= 1);
  }
  assert.equal(job.part, 1);
  assert.equal(job.result().counters.unique, 3000);
});

test('nothing but remarks is no puzzle', () => {
  const { side, lines, counters, answers } = resultOf(bytes('# a\n\n# b\n'));
  assert.deepEqual([side, lines, counters.unreadable, answers.length], [0, 3, 0, 0]);
});
