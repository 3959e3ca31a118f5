import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { all, positionsOf, raceOf, units } from '../support/racing.js';
import { puzzles, solver } from '../support/solver.js';

/** @param {string} name */
const data = (name) => JSON.parse(readFileSync(new URL(`../../data/${name}.json`, import.meta.url), 'utf8'));
const golden = data('golden');
const others = data('algorithms');

for (const key of /** @type {const} */ (['S1', 'S2', 'S3'])) {
  test(`${key}: the totals of all seven are those that are known`, (t) => {
    const { race } = raceOf(t, { puzzle: golden[key].puzzle });
    race.measure(Infinity, () => {});
    const { entrants, complete } = race.view();
    assert.equal(complete, true);
    for (const { id, known, totals, complete: ended } of entrants) {
      const { steps, place } = id === 'backtracking' ? golden[key].backtracking : others[key][id];
      assert.deepEqual([ended, known], [true, steps], id);
      if (place !== undefined) assert.equal(totals.place, place, id);
      assert.equal(
        Object.values(totals).reduce((sum, count) => sum + count, 0),
        steps,
        id,
      );
    }
    assert.deepEqual({ ...entrants[0].totals, ...golden[key].backtracking.counters }, entrants[0].totals);
  });
}

for (const unit of units) {
  for (const [name, puzzle] of Object.entries({
    school: puzzles.school,
    six: puzzles.six,
    'no solution': puzzles.fourDead,
    'two solutions': puzzles.two,
  })) {
    test(`counted by ${unit}, every board of ${name} stands where the clock says, at every moment`, (t) => {
      const { race } = raceOf(t, { puzzle, unit });
      race.measure(Infinity, () => {});
      const positions = all.map((id) => positionsOf(puzzle, id, unit));
      const longest = Math.max(...positions.map(({ length }) => length)) - 1;
      const stride = Math.max(1, Math.floor(longest / 400));
      for (let count = 0, done = longest === 0; !done; done = race.forward(stride), count += stride) {
        const view = race.view();
        assert.equal(view.count, Math.min(count, longest));
        view.entrants.forEach(({ id, position, done: ended }, index) => {
          const last = positions[index].length - 1;
          assert.equal(position, positions[index][Math.min(view.count, last)], `${id} at ${view.count}`);
          assert.equal(ended, view.count >= last, `${id} at ${view.count}`);
        });
      }
      const { count, end, complete, entrants } = race.view();
      assert.deepEqual([count, end, complete, entrants.every(({ done }) => done)], [longest, longest, true, true]);
    });
  }

  test(`counted by ${unit}, the clock may be set to any count, forward and back`, (t) => {
    const { race } = raceOf(t, { unit });
    race.measure(Infinity, () => {});
    const positions = all.map((id) => positionsOf(puzzles.school, id, unit));
    const { end } = race.view();
    for (let i = 0; i < 60; i++) {
      const count = (i * 7919) % (end + 1);
      race.seek(count);
      assert.deepEqual(
        race.view().entrants.map(({ position }) => position),
        positions.map((list) => list[Math.min(count, list.length - 1)]),
      );
      assert.equal(race.count, count);
    }
    race.seek(end + 5);
    assert.equal(race.view().count, end);
    race.seek(-3);
    assert.equal(race.view().count, 0);
  });
}

for (const unit of units) {
  test(`counted by ${unit}, without measuring ahead, all boards are at the same count or at their ends`, (t) => {
    const { race } = raceOf(t, { unit });
    for (let done = false; !done;) {
      done = race.forward(7);
      const { count, entrants } = race.view();
      for (const { id, position, counters, done: ended, idle } of entrants) {
        const counted = { step: position, read: counters.check, placement: counters.place }[unit];
        assert.ok(ended ? counted <= count : counted === count && !idle, `${id} at ${count}`);
      }
    }
    assert.ok(race.view().entrants.every(({ done }) => done));
  });
}

test('what is shown of a board is what its run shows there', (t) => {
  const { race } = raceOf(t, { unit: 'placement' });
  race.forward(25);
  for (const entrant of race.view().entrants) {
    const run = solver.run(puzzles.school, { algorithm: entrant.id });
    run.seek(entrant.position);
    assert.deepEqual(
      [entrant.step, entrant.board, entrant.counters, entrant.done],
      [run.step, run.board(), run.counters(), run.done],
    );
    run.dispose();
  }
});

test('an algorithm that reads nothing stands at its end when reads are counted, and only then', (t) => {
  const { race } = raceOf(t, { unit: 'read' });
  race.measure(Infinity, () => {});
  for (const { id, idle, done, totals } of race.view().entrants) {
    assert.deepEqual([idle, done], [totals.check === 0, totals.check === 0], id);
  }
  race.countBy('step');
  assert.deepEqual(
    race.view().entrants.filter(({ idle, done }) => idle || done),
    [],
  );
});

test('with no algorithm that reads there is nothing to count in reads', (t) => {
  const { race } = raceOf(t, { ids: ['mrv', 'dancing-links'], unit: 'read' });
  const { count, end, complete, entrants } = race.view();
  assert.deepEqual([count, end, complete, entrants.map(({ done }) => done)], [0, 0, true, [true, true]]);
  assert.equal(race.forward(1), true);
});

test('another unit leaves the first board that is still at work where it is', (t) => {
  const { race } = raceOf(t, { ids: ['mrv', 'backtracking'] });
  race.forward(5000);
  const [, before] = race.view().entrants;
  assert.equal(before.position, 5000);
  race.countBy('placement');
  const {
    count,
    entrants: [ended, leader],
  } = race.view();
  assert.equal(count, before.counters.place);
  assert.equal(leader.counters.place, count);
  assert.deepEqual([ended.done, leader.done], [true, false]);
  race.countBy('placement');
  assert.equal(race.count, count);
});

test('another unit at the end stays at the end', (t) => {
  const { race } = raceOf(t);
  race.measure(Infinity, () => {});
  race.seek(race.view().end);
  for (const unit of [...units, ...units]) {
    race.countBy(unit);
    const { count, end, entrants } = race.view();
    assert.deepEqual([count, entrants.every(({ done }) => done)], [end, true]);
  }
});

test('algorithms may come and go, in the order that is asked for; the clock stands', (t) => {
  const { race } = raceOf(t, { ids: ['backtracking', 'mrv'] });
  race.forward(700);
  for (const ids of [
    ['backtracking', 'lookup-tables', 'mrv'],
    all,
    ['lookup-tables', 'all-solutions'],
    ['mrv', 'lookup-tables'],
  ]) {
    race.choose(ids);
    const { count, entrants } = race.view();
    assert.deepEqual([count, entrants.map(({ id }) => id)], [700, ids]);
    for (const { id, position, done } of entrants) assert.ok(done ? position < 700 : position === 700, id);
  }
});

test('a race of other puzzles starts anew', (t) => {
  const { race } = raceOf(t);
  race.forward(50);
  race.open(puzzles.six, ['backtracking', 'mrv'], { unit: 'placement', count: 4 });
  const { count, entrants } = race.view();
  assert.deepEqual([count, entrants.map(({ board }) => board.length)], [4, [36, 36]]);
  assert.deepEqual(
    entrants.map(({ counters }) => counters.place),
    [4, 4],
  );
});

test('closing closes every run, and may be repeated', (t) => {
  /** @type {import('../../../web/app/solver.js').Run[]} */
  const runs = [];
  const { race } = raceOf(t, { ids: [] });
  const { run } = race.solver;
  race.solver.run = (puzzle, options) => {
    runs.push(run(puzzle, options));
    return runs[runs.length - 1];
  };
  race.open(puzzles.school, all);
  race.choose(all.slice(0, 3));
  race.open(puzzles.six, all.slice(2));
  assert.deepEqual([runs.length, race.isOpen], [all.length + all.slice(2).length, true]);
  race.close();
  race.close();
  assert.equal(race.isOpen, false);
  for (const each of runs) assert.throws(() => each.position, { code: 'disposed' });
});

test('where one run cannot be opened, those before it are closed with the race', (t) => {
  const { race } = raceOf(t, { ids: [] });
  assert.throws(() => race.open(puzzles.school, ['mrv', 'magic']), { code: 'algorithm' });
  assert.equal(race.isOpen, true);
  race.close();
  assert.equal(race.isOpen, false);
});
