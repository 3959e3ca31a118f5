import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appearanceOf } from '../../../web/app/view/appearance.js';
import { Session } from '../../../web/app/run/session.js';
import { Gatherer, MOST } from '../../../web/app/run/solutions.js';
import { initialState, reduce } from '../../../web/app/state/state.js';
import { FakeClock } from '../support/clock.js';
import { puzzles, solver, walkOf } from '../support/solver.js';
import { faultOf, t, translators } from '../support/texts.js';

const empty4 = '.'.repeat(16);

/** A clock on which nothing takes time, or each look at it some milliseconds. */
class SlowClock extends FakeClock {
  /** @param {number} ms */
  constructor(ms) {
    super();
    const still = this.now;
    this.now = () => {
      this.pass(ms);
      return still();
    };
  }
}

/**
 * A run of all solutions that stands at a position, and whoever gathers for it.
 * @param {import('node:test').TestContext} context
 * @param {string} puzzle
 * @param {number} position
 */
function standing(context, puzzle, position, clock = new FakeClock()) {
  const session = new Session(solver);
  context.after(() => session.close());
  session.open(puzzle, position, 'all-solutions');
  let state = initialState(puzzle, { algorithm: 'all-solutions', check: solver.check(puzzle), run: session.view() });
  const dispatched = /** @type {number[]} */ ([]);
  const gatherer = new Gatherer({
    clock,
    state: () => state,
    attempt: (work) => work(session),
    dispatch: (action) => {
      state = reduce(state, action);
      dispatched.push(state.solutions.length);
      gatherer.follow();
    },
  });
  return {
    session,
    gatherer,
    clock,
    dispatched,
    get state() {
      return state;
    },
  };
}

test('every solution of a puzzle with two is listed, with the place where it was found', (context) => {
  const walk = walkOf(puzzles.two, 'all-solutions');
  const places = walk
    .filter(({ step }) => step.kind === 'solution')
    .map(({ step, board }) => ({ position: step.position, digits: board.join('') }));
  assert.equal(places.length, 2);
  const scene = standing(context, puzzles.two, walk.length);
  scene.gatherer.follow();
  scene.clock.fireAll();
  assert.deepEqual(scene.state.solutions, places);
  assert.equal(scene.session.run.position, walk.length, 'the run stands where it stood');
  const look = appearanceOf(scene.state, t).solutions;
  assert.deepEqual(
    look?.rows.map(({ n, position }) => [n, position]),
    places.map(({ position }, index) => [String(index + 1), position]),
  );
  assert.equal(look?.note, '');
  assert.equal(appearanceOf(scene.state, t).sentence.tone, 'solution', 'a search that found something ends well');
});

test('only what was found up to the present position is listed', (context) => {
  const first = Number(
    walkOf(puzzles.two, 'all-solutions').find(({ step }) => step.kind === 'solution')?.step.position,
  );
  for (const [position, count] of [
    [first - 1, 0],
    [first, 1],
  ]) {
    const scene = standing(context, puzzles.two, position);
    scene.gatherer.follow();
    scene.clock.fireAll();
    assert.equal(scene.state.solutions.length, count);
    const look = appearanceOf(scene.state, t).solutions;
    assert.equal(look?.note, count ? '' : 'None yet.');
    assert.deepEqual(
      look?.rows.map(({ on }) => on),
      count ? [true] : [],
    );
  }
});

test('of the 288 solutions of the empty 4x4 grid a hundred are listed, and the rest is counted', (context) => {
  const scene = standing(context, empty4, 1e6);
  scene.gatherer.follow();
  scene.clock.fireAll();
  assert.equal(scene.state.solutions.length, MOST);
  assert.equal(new Set(scene.state.solutions.map(({ digits }) => digits)).size, MOST);
  for (const [language, say] of Object.entries(translators)) {
    const look = appearanceOf(scene.state, say).solutions;
    assert.match(look?.note ?? '', /188/);
    for (const text of [look?.note ?? '', look?.label ?? '', ...(look?.rows ?? []).map(({ label }) => label)]) {
      assert.equal(faultOf(text, language), null);
    }
  }
});

test('gathering is cut in slices of time, each with at least one solution', (context) => {
  const scene = standing(context, empty4, 1e6, new SlowClock(9));
  scene.gatherer.follow();
  scene.clock.fireAll();
  assert.deepEqual(
    scene.dispatched,
    Array.from({ length: MOST }, (_, index) => index + 1),
  );
});

test('closing ends gathering, and another algorithm lists nothing', (context) => {
  const scene = standing(context, empty4, 1e6);
  scene.gatherer.follow();
  scene.gatherer.close();
  scene.gatherer.close();
  scene.clock.fireAll();
  assert.deepEqual(scene.dispatched, []);
  assert.equal(appearanceOf(reduce(scene.state, { type: 'algorithm', algorithm: 'mrv' }), t).solutions, null);
});
