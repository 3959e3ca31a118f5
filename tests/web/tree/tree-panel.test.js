import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Session } from '../../../web/app/run/session.js';
import { initialState, reduce } from '../../../web/app/state/state.js';
import { TreePanel } from '../../../web/app/tree/tree-panel.js';
import { branchesAt, treeOf } from '../support/whole-branches.js';
import { FakeClock } from '../support/clock.js';
import { puzzles, solver } from '../support/solver.js';
import { t } from '../support/texts.js';

/**
 * @typedef {import('../../../web/app/state/state.js').State} State
 * @typedef {import('../../../web/app/state/state.js').Action} Action
 */

/** Another instance of the solver, as far as a session knows. @returns {import('../../../web/app/solver.js').Solver} */
const another = () => /** @type {any} */ ({ run: solver.run.bind(solver) });

/** A tree panel on a session, as a player has it. */
class Desk {
  clock = new FakeClock();
  session = new Session(solver);
  changes = 0;
  panel = new TreePanel({
    clock: this.clock,
    attempt: (work) => work(this.session),
    changed: () => {
      this.changes++;
    },
  });

  /** @param {import('node:test').TestContext} t @param {string} puzzle @param {Partial<State>} [settings] */
  constructor(t, puzzle, settings) {
    this.state = initialState(puzzle, settings);
    t.after(() => {
      this.panel.close();
      this.session.close();
    });
    this.load(puzzle, this.state.algorithm);
  }

  /** @param {string} puzzle @param {string} algorithm */
  load(puzzle, algorithm) {
    this.dispatch({ type: 'start', puzzle });
    this.dispatch({ type: 'algorithm', algorithm });
    this.dispatch({ type: 'checked', check: solver.check(puzzle) });
    this.session.open(puzzle, 0, algorithm);
    this.seek(0);
  }

  /** @param {Action} action */
  dispatch(action) {
    this.state = reduce(this.state, action);
  }

  /** @param {number} position */
  seek(position) {
    this.session.seek(position);
    this.dispatch({ type: 'moved', run: this.session.view() });
    this.panel.follow(this.state);
  }

  /** What the panel shows. */
  look() {
    const { drawing, ...words } = this.panel.appearance(this.state, t);
    return { ...words, drawing: drawing?.() ?? null };
  }
}

test('the tree of a short run is there after some slices, and says so', (context) => {
  const desk = new Desk(context, puzzles.school);
  assert.equal(desk.look().drawing, null);
  assert.equal(desk.look().summary, 'The tree is being drawn …');
  desk.clock.fireAll();
  assert.equal(desk.changes, 1);
  assert.equal(desk.look().drawing?.looks.length, 70);
  assert.equal(desk.look().summary, 'The whole search: 69 placements');
  assert.equal(desk.session.run.position, 0, 'the run on screen has not moved');
});

test('another algorithm has another tree, and another name', (context) => {
  const desk = new Desk(context, puzzles.school);
  desk.clock.fireAll();
  const { name } = desk.look();
  desk.load(puzzles.school, 'all-solutions');
  assert.equal(desk.look().drawing, null);
  desk.clock.fireAll();
  assert.equal(desk.look().drawing?.looks.length, 71);
  assert.notEqual(desk.look().name, name);
});

test('a tree that is asked for once more while it grows is grown once', (context) => {
  const desk = new Desk(context, puzzles.school);
  for (let position = 0; position < 50; position++) desk.seek(position);
  assert.equal(desk.clock.waiting, 1);
  desk.clock.fireAll();
  assert.equal(desk.changes, 1);
  desk.panel.follow(desk.state);
  assert.equal(desk.clock.waiting, 0);
});

test('without a run there is no tree: what grew is forgotten', (context) => {
  const desk = new Desk(context, puzzles.school);
  desk.dispatch({ type: 'start', puzzle: puzzles.invalid });
  desk.panel.follow(desk.state);
  assert.equal(desk.clock.waiting, 0);
  assert.equal(desk.look().drawing, null);
  desk.dispatch({ type: 'checked', check: solver.check(puzzles.invalid) });
  desk.panel.follow(desk.state);
  assert.equal(desk.look().summary, 'There is no search without a valid puzzle.');
});

test('a solver that was replaced grows the tree anew, unless it was ready', (context) => {
  const desk = new Desk(context, puzzles.school);
  desk.clock.fireNext();
  desk.session.close();
  desk.session = new Session(another());
  desk.session.open(puzzles.school, 0);
  desk.seek(0);
  desk.clock.fireAll();
  const shape = desk.look().drawing?.shape;
  assert.ok(shape);
  desk.session.close();
  desk.session = new Session(another());
  desk.session.open(puzzles.school, 0);
  desk.seek(100);
  assert.equal(desk.clock.waiting, 0);
  assert.equal(desk.look().drawing?.shape, shape);
});

test('the path of a long run is there at once, and the numbers come piece by piece', (context) => {
  const nodes = treeOf(puzzles.classic, 'backtracking');
  const desk = new Desk(context, puzzles.classic);
  desk.clock.fireAll();
  assert.match(desk.look().summary, /^More than 500 placements/);
  for (const position of [422_480, 200_000, 200_001, 31, 77_777]) {
    desk.seek(position);
    const path = () =>
      desk
        .look()
        .drawing?.looks.filter(({ status }) => status === 'path')
        .slice(1) ?? [];
    assert.deepEqual(
      path().map(({ digit }) => Number(digit)),
      desk.session.run.stack().map(({ digit }) => digit),
    );
    desk.clock.fireAll();
    const branches = branchesAt(nodes, position);
    assert.deepEqual(
      path().map((look) => look.position),
      branches.map(({ placed }) => placed),
    );
    const back = desk.look().drawing?.looks.filter(({ status }) => status === 'back') ?? [];
    const finished = branches.flatMap((branch) => branch.finished);
    assert.deepEqual(
      back.map((look) => look.position),
      finished.map(({ from }) => from),
    );
    assert.deepEqual(
      back.map((look) => look.sign),
      finished.map(({ placements }) => (placements === 1 ? 'dead-end' : '')),
    );
  }
});

test('while a long run plays fast nothing is looked up; when it pauses, what is missing is', (context) => {
  const desk = new Desk(context, puzzles.classic, { speed: 60 });
  desk.clock.fireAll();
  desk.dispatch({ type: 'play' });
  desk.seek(200_000);
  assert.equal(desk.clock.waiting, 0);
  desk.dispatch({ type: 'pause' });
  desk.panel.follow(desk.state);
  assert.equal(desk.clock.waiting, 1);
  desk.clock.fireAll();
  assert.ok(desk.look().drawing?.looks.every(({ status, position }) => (position === null) === (status === 'ahead')));
});

test('while a long run plays fast its path is drawn only now and then, and at once when it pauses', (context) => {
  const desk = new Desk(context, puzzles.classic, { speed: 60 });
  desk.clock.fireAll();
  desk.dispatch({ type: 'play' });
  desk.clock.pass(1000);
  desk.seek(100_000);
  const { drawing } = desk.look();
  desk.clock.pass(100);
  desk.seek(200_000);
  assert.equal(desk.look().drawing, drawing);
  desk.clock.pass(1000);
  desk.seek(300_000);
  const later = desk.look().drawing;
  assert.notEqual(later, drawing);
  desk.seek(400_000);
  desk.dispatch({ type: 'pause' });
  desk.panel.follow(desk.state);
  assert.notEqual(desk.look().drawing, later);
});

test('looking up ends with its slice of time, goes on in the next, and leaves the run where it was', (context) => {
  const desk = new Desk(context, puzzles.classic);
  desk.clock.fireAll();
  desk.seek(422_480);
  const { run } = desk.session;
  const stack = run.stack.bind(run);
  let looks = 0;
  run.stack = () => {
    looks++;
    desk.clock.pass(3);
    return stack();
  };
  for (let slices = 0; slices < 20; slices++) {
    const before = looks;
    desk.clock.fireNext();
    assert.ok(looks - before <= 3, `${looks - before} looks of 3 ms in a slice of 8 ms`);
    assert.equal(run.position, 422_480);
  }
  assert.ok(looks > 30);
  desk.clock.fireAll();
  assert.ok(desk.look().drawing?.looks.every(({ status, position }) => (position === null) === (status === 'ahead')));
});

test('steps that leave the stack as it is do not begin looking up anew', (context) => {
  const desk = new Desk(context, puzzles.classic);
  desk.clock.fireAll();
  desk.seek(200_000);
  desk.clock.fireAll();
  const drawing = desk.look().drawing;
  desk.seek(200_001);
  desk.clock.fireAll();
  assert.equal(desk.look().drawing, drawing);
});

test('what was asked for a position that is left is not looked up', (context) => {
  const desk = new Desk(context, puzzles.classic);
  desk.clock.fireAll();
  desk.seek(200_000);
  const changes = desk.changes;
  desk.session.seek(300_000); // the state will follow later
  desk.clock.fireAll();
  assert.equal(desk.changes, changes);
});

test('the path is there as soon as the run turns out to be long, wherever it stands then', (context) => {
  const desk = new Desk(context, puzzles.classic);
  desk.seek(200_000);
  desk.clock.fireAll();
  assert.equal(
    desk.look().drawing?.looks.filter(({ status }) => status === 'path').length,
    desk.session.run.stack().length + 1,
  );
});

test('the legend tells forced digits only where there are some', (context) => {
  for (const algorithm of ['propagation', 'logic']) {
    const desk = new Desk(context, puzzles.school, { algorithm });
    desk.clock.fireAll();
    assert.equal(desk.look().legend.at(-1)?.text, 'had to be placed');
  }
  const other = new Desk(context, puzzles.school);
  other.clock.fireAll();
  assert.equal(other.look().legend.length, 5);
});

test('in the path of a long run of logic the guesses that were refuted stand beside the digits', (context) => {
  const puzzle = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
  const desk = new Desk(context, puzzle, { algorithm: 'logic' });
  desk.clock.fireAll();
  desk.seek(4000);
  desk.clock.fireAll();
  const looks = desk.look().drawing?.looks ?? [];
  const branches = branchesAt(treeOf(puzzle, 'logic'), 4000).flatMap(({ finished }) => finished);
  assert.ok(branches.length > 0);
  assert.equal(looks.filter(({ status }) => status === 'back').length, branches.length);
  assert.equal(looks.filter(({ status }) => status === 'path').length, desk.session.run.stack().length + 1);
});
