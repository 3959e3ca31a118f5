import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cellsOf } from '../../../web/app/view/cells.js';
import { appearanceOf } from '../../../web/app/view/appearance.js';
import { Session } from '../../../web/app/run/session.js';
import { SLICE } from '../../../web/app/jobs/slices.js';
import { initialState } from '../../../web/app/state/state.js';
import { StoryJob } from '../../../web/app/share/storyboard-job.js';
import { joined, MOST, planOf, storyFault } from '../../../web/app/view/storyboard.js';
import { FakeClock } from '../support/clock.js';
import { puzzles, solver, viewsOf, walkOf } from '../support/solver.js';
import { t } from '../support/texts.js';

/**
 * @typedef {import('../../../web/app/view/storyboard.js').Picture} Picture
 * @typedef {import('../../../web/app/view/storyboard.js').Wish} Wish
 */

const wish = { how: /** @type {Wish['how']} */ ('this'), number: '8', from: '', to: '' };

/**
 * A reader of steps beside a session that stands somewhere.
 * @param {import('node:test').TestContext} test @param {{ puzzle?: string, position?: number, algorithm?: string,
 *   tick?: number }} [about] tick: what one look at the clock takes
 */
function reader(test, { puzzle = puzzles.school, position = 0, algorithm = 'backtracking', tick = 0 } = {}) {
  const session = new Session(solver);
  test.after(() => session.close());
  session.open(puzzle, position, algorithm);
  const clock = new FakeClock();
  const told = /** @type {Picture[][]} */ ([]);
  const ends = /** @type {string[]} */ ([]);
  const state = { ...initialState(puzzle), algorithm, run: session.view() };
  const host = {
    clock: {
      ...clock,
      now: () => {
        clock.pass(tick);
        return clock.now();
      },
      setTimeout: clock.setTimeout,
      clearTimeout: clock.clearTimeout,
    },
    attempt: /** @template T @param {(session: Session) => T} work @returns {T | undefined} */ (work) => work(session),
    state: () => state,
    translate: () => t,
    tell: () => null,
    found: (/** @type {Picture[]} */ pictures) => told.push(pictures),
    ended: (/** @type {string} */ how) => ends.push(how),
  };
  const job = new StoryJob(host);
  test.after(() => job.stop());
  return { job, clock, session, told, ends, host, pictures: () => told.flat() };
}

/** @param {FakeClock} clock @param {string[]} ends */
function untilEnd(clock, ends) {
  while (ends.length === 0) assert.ok(clock.fireNext());
}

test('every dead end is found, with its board and its sentence, and the reader stays where it is', (context) => {
  const { job, clock, session, ends, pictures } = reader(context, { position: 1308 });
  job.look(planOf({ ...wish, how: 'deadEnds' }, 1308));
  untilEnd(clock, ends);
  const walk = walkOf(puzzles.school);
  const wanted = walk.filter(({ step }) => step.kind === 'retreat').map(({ step }) => step.position);
  assert.equal(wanted.length, 30);
  assert.deepEqual(
    pictures().map(({ position }) => position),
    wanted,
  );
  for (const [index, run] of viewsOf(puzzles.school, wanted).entries()) {
    const { cells, sentence } = pictures()[index];
    const state = { ...initialState(puzzles.school), run };
    assert.deepEqual(cells, cellsOf(state, t));
    assert.equal(
      sentence,
      appearanceOf({ ...state, check: solver.check(puzzles.school) }, t)
        .sentence.parts.map((part) => part.text)
        .join(''),
    );
  }
  assert.deepEqual([session.run.position, ends], [1308, ['done']]);
});

test('this step, the next placements, and every decision between two steps', (context) => {
  const walk = walkOf(puzzles.four);
  fc.assert(
    fc.property(fc.nat(walk.length), fc.integer({ min: 1, max: 20 }), fc.nat(walk.length), (position, number, more) => {
      /** @param {Partial<Wish>} asked */
      const found = (asked) => {
        const { job, clock, ends, pictures } = reader(context, { puzzle: puzzles.four, position });
        job.look(planOf({ ...wish, ...asked }, position));
        untilEnd(clock, ends);
        return pictures().map((picture) => picture.position);
      };
      const steps = walk.map(({ step }) => step);
      assert.deepEqual(found({ how: 'this' }), [position]);
      assert.deepEqual(
        found({ how: 'placements', number: String(number) }),
        steps
          .filter((step) => step.kind === 'place' && step.position > position)
          .slice(0, number)
          .map((step) => step.position),
      );
      const decisions = steps.filter((step) => ['place', 'retreat', 'erase', 'solution'].includes(step.kind));
      assert.deepEqual(
        found({ how: 'between', from: String(position), to: String(position + more) }),
        decisions
          .filter((step) => step.position >= position && step.position <= position + more)
          .map((step) => step.position),
      );
    }),
    { numRuns: 40 },
  );
});

test('there are no more steps than a storyboard takes, however long the run is', (context) => {
  const { job, clock, ends, pictures } = reader(context, { puzzle: puzzles.hard });
  job.look(planOf({ ...wish, how: 'deadEnds' }, 0));
  untilEnd(clock, ends);
  assert.equal(pictures().length, MOST);
});

test('a run without such a step, and a position that it does not have, end it too', (context) => {
  for (const asked of [
    { how: /** @type {const} */ ('deadEnds') },
    { how: /** @type {const} */ ('between'), from: '900000', to: '900001' },
  ]) {
    const { job, clock, ends, pictures } = reader(context, { puzzle: puzzles.small, algorithm: 'mrv' });
    job.look(planOf({ ...wish, ...asked }, 0));
    untilEnd(clock, ends);
    assert.deepEqual([pictures(), ends], [[], ['done']]);
  }
});

test('steps that are known are read again, and it is done in slices', (context) => {
  const positions = Array.from({ length: 40 }, (_, index) => 100 * index);
  const { job, clock, told, ends, pictures } = reader(context, { tick: SLICE / 2 });
  job.read(positions);
  assert.equal(told.length, 0, 'nothing is done at once');
  untilEnd(clock, ends);
  assert.deepEqual(
    pictures().map(({ position }) => position),
    positions,
  );
  assert.equal(pictures()[0].sentence, 'The start: only the givens are there.');
  assert.ok(
    told.every((pieces) => pieces.length <= 2),
    'a slice that takes long is a short one',
  );
});

test('to stop ends it at once', (context) => {
  const { job, clock, told, ends } = reader(context, { tick: SLICE });
  job.look(planOf({ ...wish, how: 'deadEnds' }, 0));
  clock.fireNext();
  job.stop();
  const before = told.length;
  assert.equal(clock.fireNext(), false);
  assert.deepEqual([told.length, ends], [before, []]);
});

test('where there is no solver, or another one took over, it says so', (context) => {
  const { job, clock, host, ends } = reader(context);
  host.attempt = () => undefined;
  job.look(planOf(wish, 0));
  untilEnd(clock, ends);
  assert.deepEqual(ends, ['failed']);
});

/** @type {[what: Partial<Wish>, fault: ReturnType<typeof storyFault>][]} */
const faults = [
  [{ how: 'this', number: 'x' }, null],
  [{ how: 'deadEnds', from: 'x' }, null],
  [{ how: 'placements', number: '8' }, null],
  [{ how: 'placements', number: ' 8 ' }, null],
  [{ how: 'placements', number: '0' }, 'number'],
  [{ how: 'placements', number: '-1' }, 'number'],
  [{ how: 'placements', number: '' }, 'number'],
  [{ how: 'between', from: '', to: '8' }, 'from'],
  [{ how: 'between', from: '1.5', to: '8' }, 'from'],
  [{ how: 'between', from: '5', to: '' }, 'to'],
  [{ how: 'between', from: '5', to: '4' }, 'to'],
  [{ how: 'between', from: '5', to: '5' }, null],
  [{ how: 'between', from: '0', to: '9999999999999999' }, 'to'],
];

for (const [what, fault] of faults) {
  test(`${JSON.stringify(what)} has ${fault ? `its fault at ${fault}` : 'no fault'}`, () => {
    assert.equal(storyFault({ ...wish, ...what }), fault);
  });
}

test('what is chosen is in the order of the run, each once', () => {
  /** @param {number} position @param {string} sentence */
  const picture = (position, sentence) => ({ position, size: 4, cells: [], sentence });
  assert.deepEqual(joined([picture(5, 'old'), picture(9, 'old')], [picture(7, 'new'), picture(5, 'new')]), [
    picture(5, 'new'),
    picture(7, 'new'),
    picture(9, 'old'),
  ]);
  assert.equal(
    joined(
      [],
      Array.from({ length: MOST + 5 }, (_, position) => picture(position, '')),
    ).length,
    MOST,
  );
});
