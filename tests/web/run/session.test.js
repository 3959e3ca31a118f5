import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MOST_STEPS } from '../../../web/app/run/session.js';
import { puzzles, sessionOf, walkOf } from '../support/solver.js';

/** @typedef {import('../../../web/app/state/state.js').Grain} Grain */
/** @typedef {import('../../../web/app/run/session.js').Session} Session */

const walk = walkOf(puzzles.school).map(({ step }) => step);
const END = 5547;

/** The kinds of step at which each size of a step stops. @type {Record<Grain, (kind: string) => boolean>} */
const stopsAt = {
  read: () => true,
  digit: (kind) => ['conflict', 'place', 'retreat', 'erase', 'solution', 'exhausted'].includes(kind),
  placement: (kind) => ['place', 'retreat', 'erase', 'solution', 'exhausted'].includes(kind),
};
const grains = /** @type {Grain[]} */ (Object.keys(stopsAt));

/** @param {string} puzzle @param {Grain} grain */
const stopsOf = (puzzle, grain) =>
  walkOf(puzzle).flatMap(({ step }) => (stopsAt[grain](step.kind) ? [step.position] : []));

/** Positions until the end. @param {Session} session @param {Grain} grain */
function forth(session, grain) {
  const positions = [];
  for (let done = false; !done && positions.length < END + 1;) {
    done = session.step(grain);
    positions.push(session.run.position);
  }
  return positions;
}

/** Positions until the start. @param {Session} session @param {Grain} grain */
function back(session, grain) {
  const positions = [];
  while (session.run.position > 0 && positions.length < END + 1) {
    session.back(grain);
    positions.push(session.run.position);
  }
  return positions;
}

for (const name of /** @type {const} */ (['school', 'small', 'fourDead', 'fourSolved'])) {
  for (const grain of grains) {
    test(`steps of size ${grain} on ${name} stop where they should, and lead back the same way`, (t) => {
      const session = sessionOf(t, puzzles[name]);
      const positions = forth(session, grain);
      assert.deepEqual(positions, stopsOf(puzzles[name], grain));
      assert.deepEqual(back(session, grain), [0, ...positions.slice(0, -1)].reverse());
    });
  }
}

for (const grain of grains) {
  test(`a step of size ${grain} from the end stays there, and one back from the start too`, (t) => {
    const session = sessionOf(t);
    session.back(grain);
    assert.equal(session.run.position, 0);
    session.seek(END);
    assert.equal(session.step(grain), true);
    assert.equal(session.run.position, END);
  });

  test(`ten steps of size ${grain} at once are ten steps of size ${grain}`, (t) => {
    const stops = stopsOf(puzzles.school, grain);
    const session = sessionOf(t);
    for (let count = 10; count <= stops.length; count += 10) {
      assert.equal(session.step(grain, 10), count === stops.length);
      assert.equal(session.run.position, stops[count - 1]);
    }
    assert.equal(session.step(grain, 10), true);
    assert.equal(session.run.position, END);
  });

  test(`ten steps of size ${grain} back at once are ten steps back, and more than there are lead to the start`, (t) => {
    const stops = [0, ...stopsOf(puzzles.school, grain)];
    const session = sessionOf(t);
    for (let from = stops.length - 1; from > 0; from -= 7) {
      session.seek(stops[from]);
      session.back(grain, 10);
      assert.equal(session.run.position, stops[Math.max(0, from - 10)]);
    }
    session.seek(END);
    session.back(grain, Number.MAX_SAFE_INTEGER);
    assert.equal(session.run.position, 0);
  });

  test(`from between two stops a step of size ${grain} goes to the nearest, in both directions`, (t) => {
    const stops = stopsOf(puzzles.school, grain);
    const session = sessionOf(t);
    for (let position = 1; position < END; position += 97) {
      session.seek(position);
      session.step(grain);
      assert.equal(
        session.run.position,
        stops.find((stop) => stop > position),
      );
      session.seek(position);
      session.back(grain);
      assert.equal(session.run.position, stops.filter((stop) => stop < position).at(-1) ?? 0);
    }
  });
}

test('the way from dead end to dead end visits all thirty, and stays after the last', (t) => {
  const session = sessionOf(t);
  const visited = [];
  while (visited.length < 40 && session.jump('retreat', false)) visited.push(session.run.position);
  assert.equal(visited.length, 30);
  assert.deepEqual(
    visited,
    walk.filter(({ kind }) => kind === 'retreat').map(({ position }) => position),
  );
  assert.equal(session.run.position, visited[29]);
});

test('of larger steps than a read no more are taken at once than take no time', (t) => {
  for (const grain of /** @type {const} */ (['digit', 'placement'])) {
    const [one, other] = [sessionOf(t, puzzles.hard), sessionOf(t, puzzles.hard)];
    one.step(grain, Number.MAX_SAFE_INTEGER);
    other.step(grain, MOST_STEPS);
    assert.equal(one.run.position, other.run.position);
    one.back(grain, MOST_STEPS);
    assert.equal(one.run.position, 0);
  }
});
