import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grades, gradesOf, techniquesOf } from '../../../web/app/sudoku/grades.js';
import { sides } from '../../../web/app/sudoku/geometry.js';
import { loadAnyMaker } from '../../../web/app/solver/any-maker.js';
import { isGraded } from '../../../web/app/solver/grade-judge.js';
import { bytesOf, solver } from '../support/solver.js';
import { batchBinary } from '../support/batch.js';

const logicBinary = bytesOf('../../../build/web/wasm/logic.wasm');
const open = await loadAnyMaker({ wasmBinary: batchBinary, logicBinary });

test('what can be wished has the grades and the order of the techniques of the solver', () => {
  for (const size of sides) {
    const wished = grades.flatMap((grade) => techniquesOf(size, grade));
    assert.deepEqual(
      solver.techniques.map(({ id }) => id).filter((id) => wished.includes(id)),
      wished,
    );
    for (const grade of grades) {
      for (const id of techniquesOf(size, grade)) {
        assert.equal(solver.techniques.find((technique) => technique.id === id)?.grade, grade, id);
      }
    }
  }
});

test('no puzzle of 4 by 4 needs more than hidden singles, so that there is nothing to wish', () => {
  assert.deepEqual(gradesOf(4), []);
  for (let seed = 0; seed < 300; seed++) {
    const { puzzle } = solver.generate({ size: 4, seed });
    assert.equal(solver.grade(puzzle).hardest, 'hidden-single', puzzle);
  }
});

/** @param {import('../../../web/app/solver.js').Wish} wish */
function make(wish) {
  const maker = open(wish);
  while (!maker.work(1000));
  const made = maker.best();
  assert.ok(made);
  return made;
}

for (const [size, grade] of [6, 9].flatMap((side) => gradesOf(side).map((each) => [side, each]))) {
  test(`a puzzle of ${size} by ${size} wished of grade ${grade} tells its grade, and the solver agrees`, () => {
    const { puzzle, grading, complete } = make({ size, grade, seed: 7 });
    assert.deepEqual([complete, grading?.grade], [true, grade]);
    assert.deepEqual(solver.grade(puzzle), grading);
  });
}

test('the technique that was wished is the hardest step', () => {
  assert.equal(make({ technique: 'xy-wing', seed: 3 }).grading?.hardest, 'xy-wing');
  assert.equal(make({ size: 6, technique: 'pointing', seed: 3 }).grading?.hardest, 'pointing');
});

test('a wish that says nothing of it needs no module for logic, and gets no grade', async () => {
  assert.ok(!isGraded({}) && isGraded({ grade: 1 }) && isGraded({ technique: 'x-wing' }));
  const maker = (await loadAnyMaker({ wasmBinary: batchBinary }))({ seed: 1 });
  while (!maker.work(1000));
  assert.equal(maker.best()?.grading, undefined);
});
