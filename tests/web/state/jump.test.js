import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jumps, noneFound } from '../../../web/app/state/jump.js';
import { puzzles, sessionOf, walkOf } from '../support/solver.js';
import { translators } from '../support/texts.js';

for (const kind of jumps) {
  const walk = walkOf(puzzles.school).map(({ step }) => step);
  const hits = walk.filter((step) => step.kind === kind).map(({ position }) => position);

  test(`jumps on visit every ${kind}, jumps back the same in reverse, and a jump in vain moves nothing`, (t) => {
    const session = sessionOf(t);
    session.run.measure(1e6);
    const there = [];
    while (session.jump(kind, false)) there.push(session.run.position);
    assert.deepEqual(there, hits);
    assert.equal(session.run.position, hits.at(-1));
    session.seekEnd();
    const back = [];
    while (session.jump(kind, true)) back.push(session.run.position);
    const before = hits.filter((position) => position < walk.length);
    assert.deepEqual(back, before.reverse());
    assert.equal(session.run.position, before.at(-1) ?? walk.length);
  });

  test(`where there is no ${kind}, it is said whether that is sure`, () => {
    for (const t of Object.values(translators)) {
      const said = [
        noneFound(kind, false, { known: 5547, complete: true }),
        noneFound(kind, true, { known: 5547, complete: false }),
        noneFound(kind, false, { known: 5547, complete: false }),
      ].map(({ code, params }) => t(`notice.${code}`, params));
      assert.equal(new Set(said).size, 3);
      assert.deepEqual(
        said.map((text) => text.includes(t.number(5547))),
        [false, false, true],
      );
    }
  });
}

test('an end that lies beyond what is known is found all the same', (t) => {
  const session = sessionOf(t);
  assert.equal(session.jump('solution', false), true);
  assert.equal(session.run.position, 5547);
});
