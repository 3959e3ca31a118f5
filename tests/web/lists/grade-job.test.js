import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GradeJob } from '../../../web/app/lists/grade-job.js';
import { KEPT } from '../../../web/app/lists/piece-job.js';
import { loadLogicModule } from '../../../web/app/solver/logic-module.js';
import { bytes } from '../../wasm/support/batch.js';
import { puzzles, solver } from '../../wasm/support/solver.js';
import { gradedOf, logicBinary, resultOf } from '../support/fake-worker.js';

/** Of each grade one, and of each side. */
const made = [
  ...[1, 2, 3, 4, 5].map((grade) => solver.generate({ grade, seed: 5 }).puzzle),
  ...[1, 2, 3, 4].map((grade) => solver.generate({ size: 6, grade, seed: 5 }).puzzle),
];
const nine = made.slice(0, 5);

/** The lines of the answers to a list. @param {string[]} lines */
const answersTo = (lines) => resultOf(bytes(lines.join('\n'))).answers;

/** @param {Uint8Array} answers */
const linesOf = (answers) => new TextDecoder().decode(answers).split('\n').slice(0, -1);

for (const [side, list] of /** @type {const} */ ([
  ['9 by 9', nine],
  ['6 by 6', made.slice(5)],
])) {
  test(`puzzles of ${side} get grade, rating and hardest step as the solver says them, behind the answer`, () => {
    const answers = answersTo(list);
    const graded = gradedOf(answers);
    linesOf(graded.answers).forEach((line, index) => {
      const { grade, rating, hardest } = solver.grade(list[index]);
      assert.equal(line, `${linesOf(answers)[index]},${grade},${rating.toFixed(1)},${hardest}`);
      assert.deepEqual(graded.first[index], { grade, rating, hardest });
    });
    assert.deepEqual(graded.counts.slice(1, 5), [1, 1, 1, 1]);
  });
}

test('a puzzle with no solution, or several, or one that was not decided has empty columns, and no grade', () => {
  const two = '.'.repeat(81);
  const { counts, first, answers } = gradedOf(answersTo([puzzles.nineDead, nine[2], two]));
  const lines = linesOf(answers);
  assert.ok(lines[0].endsWith(',0,,,,') && /,2\+,\d+,,,$/.test(lines[2]), lines.join('\n'));
  assert.deepEqual([counts, first.length], [[0, 0, 0, 1, 0, 0, 0], 1]);
  assert.equal(linesOf(gradedOf(bytes(`${two},?,\n`)).answers)[0], `${two},?,,,,`);
});

test('a full board had nothing to be done', () => {
  const full = solver.solve(nine[0]) ?? '';
  const { counts, first, answers } = gradedOf(answersTo([full]));
  assert.deepEqual([counts[0], first], [1, [{ grade: 0, rating: 0, hardest: null }]]);
  assert.ok(linesOf(answers)[0].endsWith(`,1,${full},0,0.0,`));
});

test('lines that have a grade are read as a list again, with the same answers', () => {
  const answers = answersTo([...nine, puzzles.nineDead]);
  const again = resultOf(gradedOf(answers).answers);
  assert.deepEqual(again.answers, answers);
});

test('the first grades are kept, and no more', () => {
  const { first, counts } = gradedOf(answersTo(Array(KEPT + 20).fill(nine[0])));
  assert.deepEqual([first.length, counts[1]], [KEPT, KEPT + 20]);
});

test('a slice ends soon after its time, and tells how far it is', async () => {
  let time = 0;
  const logic = await loadLogicModule({ wasmBinary: logicBinary });
  const job = new GradeJob(logic, answersTo(Array(100).fill(nine[3])), () => time++);
  let slices = 1;
  for (let before = 0; !job.go(8); before = job.part, slices++) assert.ok(job.part > before && job.part < 1);
  assert.ok(slices >= 10, `${slices} slices`);
  assert.deepEqual([job.part, job.result().counts[4]], [1, 100]);
});
