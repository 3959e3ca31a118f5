import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstQuestion, questionAt, sceneAt } from '../../../web/app/predict/asker.js';
import { answersTo, questionOf } from '../../../web/app/predict/questions.js';
import { grains } from '../../../web/app/state/modes.js';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { candidatesOf, digitsOf, placesOf } from '../../../web/app/sudoku/candidates.js';
import { createRandom } from '../../support/random.js';
import { puzzles, solver } from '../support/solver.js';

/** @typedef {import('../../../web/app/predict/questions.js').Question} Question */

const { S1, S2, S3, four, fourDead, six, sixDead, nineDead, guesses } = puzzles;
/** One solution, none, several; of every size that there is. */
const several = {
  four: '1...............',
  six: `1${'.'.repeat(35)}`,
  nine: '1...632.72....8.1..5.7........5.......21..7...7..243...8.3..........7....65.9....',
};
const boards = [S1, S2, S3, four, fourDead, six, sixDead, nineDead, guesses, ...Object.values(several)];

/** @param {string} puzzle @param {string} algorithm */
function openRun(puzzle, algorithm) {
  const run = solver.run(puzzle, { algorithm });
  run.measure(2e5);
  return { solver, run };
}

/** Every run of every board and algorithm, opened once. */
const sessions = boards.flatMap((puzzle) =>
  algorithms.map((algorithm) => /** @type {any} */ (openRun(puzzle, algorithm))),
);

/** What a reader sees of it. @param {Question} question */
const publicPart = ({ right: _, to: __, ...rest }) => rest;

/**
 * What the run itself says, step by step, without the code that made the question.
 * @param {import('../../../build/web/app/solver.js').Run} run
 * @param {Question} question
 */
function answerOfRun(run, { kind, position, form, onBoard }) {
  run.seek(position);
  const first = run.next().value;
  assert.ok(first);
  if (kind === 'technique') return `technique-${run.pattern()?.technique}`;
  if (kind === 'unit') return `digit-${first.digit}`;
  if (kind === 'cell' || kind === 'place') return `cell-${first.cell}`;
  if (kind === 'way') {
    return (form === 'erased' ? first.kind === 'try' : first.kind !== 'retreat') ? 'on' : 'back';
  }
  let step = first;
  const ends = kind === 'fit' ? ['conflict', 'place'] : ['place', 'retreat'];
  while (!ends.includes(step.kind)) step = /** @type {any} */ (run.next().value);
  if (kind === 'digit') return step.kind === 'place' ? `digit-${step.digit}` : 'none';
  if (step.kind === 'place') return 'fits';
  return onBoard ? `cell-${step.peer}` : `unit-${step.unit}`;
}

/**
 * So many questions from anywhere.
 * @param {number} count
 * @param {number} seed
 * @param {(session: any, question: Question, grain: string) => void} look
 */
function atRandom(count, seed, look) {
  const { next } = createRandom(seed);
  const below = (/** @type {number} */ end) => Math.floor(next() * end);
  let found = 0;
  while (found < count) {
    const session = sessions[below(sessions.length)];
    const grain = grains[below(grains.length)];
    const question = questionAt(session, below(session.run.known + 1), { seed: below(1e9), grain });
    if (!question) continue;
    found += 1;
    look(session, question, grain);
  }
}

test('of 10,000 questions from anywhere each has one right answer, and it is what the run does', () => {
  /** @type {Record<string, number>} */
  const seen = {};
  const met = new Set();
  atRandom(10_000, 21, ({ run }, question) => {
    met.add(run);
    const answers = answersTo(question, run.size);
    assert.equal(answers.filter((answer) => answer === question.right).length, 1, JSON.stringify(question));
    assert.equal(new Set(answers).size, answers.length);
    assert.ok(answers.length > 1, 'what is forced is not asked');
    assert.equal(question.right, answerOfRun(run, question), `${run.algorithm} ${JSON.stringify(question)}`);
    assert.ok(question.to > question.position && question.to <= run.known);
    assert.ok(run.position <= question.to || question.kind === 'digit');
    const name = `${run.algorithm} ${question.kind} ${question.form}`;
    seen[name] = (seen[name] ?? 0) + 1;
  });
  for (const { run } of sessions) assert.ok(run.known < 20 || met.has(run), `${run.algorithm} ${run.puzzle}`);
  for (const algorithm of algorithms) {
    assert.ok(Object.keys(seen).filter((name) => name.startsWith(`${algorithm} `)).length > 1, algorithm);
  }
});

/**
 * Which steps follow each other without a question, in whatever grain: the grammar, or what is seen, leaves one way.
 * @type {[algorithms: string[], pairs: string[]][]}
 */
const forced = [
  [
    ['backtracking', 'all-solutions', 'lookup-tables'],
    ['check check', 'check conflict', 'check place', 'conflict retreat', 'conflict try', 'erase retreat'],
  ],
  [['mrv', 'propagation', 'dancing-links', 'logic'], ['try place']],
  [['all-solutions'], ['solution erase']],
  [
    ['propagation', 'logic'],
    ['erase erase', 'erase exhausted'],
  ],
  [['logic'], ['deduce eliminate', 'deduce place', 'eliminate eliminate', 'erase eliminate']],
  [algorithms, ['place solution', 'retreat erase', 'retreat exhausted']],
];

test('every step that is a decision is asked about, in each algorithm; the others are forced', () => {
  for (const algorithm of algorithms) {
    const [asked, followed] = [new Set(), new Set()];
    for (const session of sessions.filter(({ run }) => run.algorithm === algorithm)) {
      for (let position = 0; position < Math.min(session.run.known, 200); position++) {
        const scene = sceneAt(session, position, { seed: 0, grain: 'digit' });
        if (!scene?.next.length) continue;
        const pair = `${scene.step?.kind ?? 'start'} ${scene.next[0].kind}`;
        followed.add(pair);
        for (const isFine of [true, false]) {
          for (const roll of [0, 512]) if (questionOf({ ...scene, isFine, roll })) asked.add(pair);
        }
      }
    }
    const free = new Set(forced.flatMap(([of, pairs]) => (of.includes(algorithm) ? pairs : [])));
    const never = [...followed].filter((pair) => !asked.has(pair) && !free.has(pair));
    assert.deepEqual(never, [], `${algorithm}: nothing is asked there`);
    assert.deepEqual(
      [...asked].filter((pair) => free.has(pair)),
      [],
      `${algorithm}: what is forced is asked`,
    );
  }
});

test('forward or back is asked only behind a digit that had been tried', () => {
  let count = 0;
  atRandom(3000, 31, ({ run }, question) => {
    if (question.form !== 'erased') return;
    run.seek(question.position - 1);
    const { length } = run.stack();
    run.seek(run.placedAt(length - 1) - 1);
    assert.equal(run.step.kind, 'try', `${run.algorithm} ${run.puzzle} ${question.position}`);
    count += 1;
  });
  assert.ok(count > 20, String(count));
});

test('the step that decides a question stands at the end of it', () => {
  atRandom(500, 4, ({ run }, question) => {
    run.seek(question.to);
    const { kind } = run.step;
    const kinds = {
      cell: ['select', 'eliminate'],
      place: ['try'],
      digit: ['place', 'retreat'],
      unit: ['select'],
      fit: ['conflict', 'place'],
      way: ['select', 'try', 'retreat', 'erase', 'deduce', 'exhausted'],
      technique: ['deduce'],
    };
    assert.ok(kinds[question.kind].includes(kind), `${run.algorithm} ${question.kind}: ${kind}`);
  });
});

/**
 * The steps that would follow if that were the answer.
 * @param {any[]} next
 * @param {Question} question
 * @param {string} answer
 */
function following(next, question, answer) {
  const [what, ...rest] = answer.split('-');
  const number = Number(rest[0]);
  const end = question.to - question.position - 1;
  const others = next.slice(0, end);
  const [first] = next;
  if (question.kind === 'unit') return [{ ...first, digit: number }];
  if (question.kind === 'cell' || question.kind === 'place') return [{ ...first, cell: number }, ...next.slice(1)];
  if (question.kind === 'way') {
    return [{ ...first, kind: answer === 'back' ? 'retreat' : question.form === 'erased' ? 'try' : 'select' }];
  }
  if (question.kind === 'fit') {
    if (what === 'fits') return [...others, { ...first, kind: 'place', peer: null, unit: null }];
    return [
      ...others,
      { ...first, kind: 'conflict', peer: what === 'cell' ? number : null, unit: what === 'unit' ? number : null },
    ];
  }
  if (answer === 'none') return [...others, { ...first, kind: 'retreat', digit: null }];
  return [
    ...others.map((step) => ({
      ...step,
      ...(step.kind === 'try' && { digit: number }),
      ...(step.kind === 'deduce' && { digit: number }),
    })),
    { ...first, kind: 'place', digit: number },
  ];
}

test('what is asked does not depend on the answer: with another one the question would be the same', () => {
  atRandom(3000, 77, (session, question, grain) => {
    if (question.kind === 'technique') return;
    const scene = sceneAt(session, question.position, { seed: 0, grain: /** @type {any} */ (grain) });
    assert.ok(scene);
    for (const roll of [0, 512]) {
      const real = questionOf({ ...scene, roll });
      if (!real || real.kind !== question.kind) continue;
      for (const answer of answersTo(real, session.run.size)) {
        const other = questionOf({ ...scene, roll, next: following(scene.next, real, answer) });
        assert.ok(other, `${session.run.algorithm} ${answer} ${JSON.stringify(real)}`);
        assert.deepEqual(publicPart(other), publicPart(real));
        assert.equal(other.right, answer);
      }
    }
  });
});

test('the place of the right technique among those that are offered says nothing', () => {
  const session = /** @type {any} */ (sessions.find(({ run }) => run.algorithm === 'logic' && run.puzzle === guesses));
  const places = [0, 0, 0, 0];
  for (let position = 0; position < session.run.known; position++) {
    const scene = sceneAt(session, position, { seed: 0, grain: 'digit' });
    if (scene?.next[0]?.kind !== 'deduce') continue;
    for (let roll = 0; roll < 4; roll++) {
      const question = questionOf({ ...scene, roll: roll << 12 });
      if (question?.kind !== 'technique') continue;
      assert.equal(question.choices.length, 4);
      places[question.choices.indexOf(question.right)] += 1;
    }
  }
  assert.ok(
    places.every((count) => count > 0),
    String(places),
  );
});

test('a digit is asked for only where the notes of its cell leave more than one', () => {
  atRandom(2000, 5, (session, question, grain) => {
    if (question.kind !== 'digit' || session.run.algorithm !== 'logic' || question.form !== 'person') return;
    const scene = sceneAt(session, question.position, { seed: 0, grain: /** @type {any} */ (grain) });
    assert.ok(digitsOf(scene?.notes?.[question.cell ?? 0] ?? 0).length > 1);
  });
});

test('nothing is asked where one way is left: the last cell, the last place, the last digit', () => {
  atRandom(4000, 8, (session, question) => {
    const { run } = session;
    const scene = /** @type {any} */ (sceneAt(session, question.position, { seed: 0, grain: 'digit' }));
    const masks = candidatesOf(scene.board, run.size);
    const empty = scene.board.filter((/** @type {number} */ digit) => digit === 0);
    if (question.kind === 'cell') assert.ok(empty.length > 1);
    const places = placesOf(masks, run.size, question.unit ?? 0, question.digit ?? 0);
    if (question.kind === 'place') assert.ok(places.length > 1);
    if (question.form === 'onward' || question.form === 'erased') assert.ok((question.digit ?? 0) < run.size);
    assert.ok(!['check', 'conflict', 'retreat', 'solution', 'exhausted', 'deduce'].includes(scene.step?.kind));
  });
});

test('the first question is the same wherever the search for it begins, and the run stays where it was', () => {
  for (const session of sessions) {
    const { run } = session;
    const settings = /** @type {const} */ ({ seed: 12, grain: 'placement' });
    run.seek(3);
    const here = run.position;
    const end = Math.min(run.known, 5000);
    const all = [];
    for (let from = 0; from <= end;) {
      const question = firstQuestion(session, from, end, settings, () => false);
      if (!question) break;
      all.push(question.position);
      assert.deepEqual(question, questionAt(session, question.position, settings));
      from = question.position + 1;
    }
    assert.equal(run.position, here);
    assert.ok(run.known < 20 || all.length > 0, `${run.algorithm} ${run.puzzle}`);
    const middle = Math.floor(end / 2);
    const later = firstQuestion(session, middle, end, settings, () => false)?.position;
    assert.equal(
      later,
      all.find((position) => position >= middle),
    );
    const passed = firstQuestion(session, 0, end, settings, (position) => position <= middle)?.position;
    assert.equal(
      passed,
      all.find((position) => position > middle),
    );
  }
});
