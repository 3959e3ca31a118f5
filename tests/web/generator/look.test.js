import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generatorAppearance } from '../../../web/app/generator/look.js';
import { initialGenerator, reduceGenerator, wishOf } from '../../../web/app/generator/state.js';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { made } from '../support/making.js';
import { faultOf, t, translators } from '../support/texts.js';

/** @typedef {import('../../../web/app/generator/state.js').GeneratorState} GeneratorState */

/** What the dialog shows where it can be wished how hard the puzzle is. @param {GeneratorState} state */
const lookOf = (state, translate = t) => generatorAppearance(state, translate, { graded: true, algorithms });

const start = initialGenerator();
const wish = wishOf({ ...start.form, minimal: true }, 1234567);
const going = [{ type: 'begin', wish }, { type: 'wait' }].reduce(
  (state, action) => reduceGenerator(state, /** @type {any} */ (action)),
  start,
);
const awaited = reduceGenerator(going, { type: 'await', on: true });
const found = reduceGenerator(going, { type: 'found', best: { ...made, clues: 19, minimal: false, complete: false } });

/** @param {GeneratorState} state @param {GeneratorState['stage']} stage */
const ended = (state, stage) => reduceGenerator(state, /** @type {any} */ ({ type: 'end', stage }));

/**
 * @type {[what: string, state: GeneratorState, progress: string, buttons: [make: boolean, stop: string, take: string,
 *   again?: string]][]}
 */
const stages = [
  ['at the start', start, '', [true, '', '']],
  ['in the first moment', reduceGenerator(start, { type: 'begin', wish }), '', [false, '', '']],
  ['while it takes long', going, 'Still looking, such puzzles are rare. Nothing found so far.', [false, 'Stop', '']],
  [
    'where the module does not come',
    awaited,
    'This has not come yet. It goes on as soon as it is there.',
    [false, 'Stop', '', 'Try again'],
  ],
  [
    'when that has come',
    reduceGenerator(awaited, { type: 'await', on: false }),
    'Still looking, such puzzles are rare. Nothing found so far.',
    [false, 'Stop', ''],
  ],
  ['when it was stopped before that came', ended(awaited, 'stopped'), 'Stopped. Nothing found so far.', [true, '', '']],
  [
    'with something near',
    found,
    'Still looking, such puzzles are rare. Best found so far: 19 givens, not minimal.',
    [false, 'Stop', 'Take the one with 19 givens'],
  ],
  [
    'when it was stopped',
    ended(found, 'stopped'),
    'Stopped. Best found so far: 19 givens, not minimal.',
    [true, '', 'Take the one with 19 givens'],
  ],
  [
    'when the time is up',
    ended(found, 'late'),
    'Given up after a minute. Best found so far: 19 givens, not minimal.',
    [true, '', 'Take the one with 19 givens'],
  ],
  ['when it failed', ended(going, 'failed'), 'The generator could not be loaded. Please try again.', [true, '', '']],
  ['when it was closed', ended(found, 'idle'), '', [true, '', '']],
];

for (const [what, state, progress, buttons] of stages) {
  test(`${what} it says "${progress}"`, () => {
    const look = lookOf(state);
    assert.equal(look.progress.text, progress);
    assert.equal(look.progress.going, state.stage === 'going' && state.shown);
    const [make, stop, take, again = ''] = buttons;
    assert.deepEqual([look.make.enabled, look.stop, look.take, look.again], [make, stop, take, again]);
  });
}

test('the bounds stand beside the number, and what is wrong with it', () => {
  /** @param {Partial<import('../../../web/app/generator/state.js').Form>} form */
  const clues = (form) => lookOf({ ...start, form: { ...start.form, ...form } }).clues;
  assert.deepEqual(clues({ clues: '16' }), {
    label: 'Number of givens',
    value: '16',
    hint: '17 to 81, or empty: as they come.',
    fault: 'There can be 17 to 81 givens.',
  });
  assert.equal(
    clues({ size: 6, clues: '9', symmetry: 'half-turn' }).fault,
    'With this symmetry the number must be a multiple of 2.',
  );
  assert.equal(clues({ clues: 'x' }).fault, 'This is no number.');
  assert.equal(clues({ size: 4 }).hint, '4 to 16, or empty: as they come.');
});

test('the last seed is offered again, unless it stands there', () => {
  assert.equal(lookOf(start).seed.last, null);
  assert.equal(lookOf(found).seed.last, null, 'nor while it is being looked for');
  const late = ended(found, 'late');
  assert.deepEqual(lookOf(late).seed.last, { text: 'Again 1234567', value: '1234567' });
  assert.equal(lookOf(reduceGenerator(late, { type: 'fill', field: 'seed', value: ' 1234567 ' })).seed.last, null);
});

/** @param {GeneratorState} state @param {import('../../../web/app/generator/state.js').GeneratorAction[]} actions */
const after = (state, ...actions) => actions.reduce(reduceGenerator, state);

const small = after(start, { type: 'fill', field: 'size', value: 4 });
const status = /** @type {const} */ ('unique');
const grading = { status, grade: 4, rating: 3.2, hardest: 'x-wing', counts: { 'x-wing': 1 }, guesses: 0 };
const graded = after(going, { type: 'found', best: { ...made, clues: 24, grading, complete: false } });

test('how hard it is to be can be wished in six grades, or by a technique among those of its grade', () => {
  const { grade, technique } = lookOf(start);
  assert.deepEqual(
    grade?.choices.map(({ text }) => text),
    ['Any', 'Easy', 'Medium', 'Tricky', 'Hard', 'Expert', 'Beyond'],
  );
  assert.deepEqual(
    technique?.groups.map(({ label }) => label),
    ['', 'Easy', 'Medium', 'Tricky', 'Hard', 'Expert', 'Beyond'],
  );
  assert.deepEqual(technique?.groups[1].choices, [{ id: 'hidden-single', text: 'Hidden single' }]);
  const hard = lookOf(after(start, { type: 'fill', field: 'grade', value: 4 }));
  assert.equal(hard.grade?.value, '4');
  assert.deepEqual(
    [grade?.hint, hard.grade?.hint],
    ['By the hardest technique that is needed.', 'Fish, wings or rectangles are needed.'],
  );
  assert.deepEqual(
    hard.technique?.groups.map(({ label }) => label),
    ['', 'Hard'],
  );
});

test('a board on which all puzzles are easy says so instead', () => {
  const { grade, technique } = lookOf(small);
  assert.deepEqual([grade?.enabled, technique?.enabled], [false, false]);
  assert.equal(grade?.hint, 'All puzzles of this size are easy.');
});

test('without logic nothing is said of how hard it is', () => {
  const { grade, technique, made: last } = generatorAppearance(start, t, { graded: false, algorithms });
  assert.deepEqual([grade, technique, last], [null, null, '']);
});

test('the nearest to a grade tells its own, and so does the puzzle that was made last', () => {
  assert.equal(
    lookOf(graded).progress.text,
    'Still looking, such puzzles are rare. Best found so far: 24 givens, Hard; hardest step: X-Wing.',
  );
  assert.equal(lookOf(graded).made, '');
  assert.equal(lookOf(ended(graded, 'idle')).made, 'The last one: Hard; hardest step: X-Wing');
});

/** @param {[field: string, value: any][]} filled */
const filledIn = (...filled) =>
  after(start, ...filled.map(([field, value]) => /** @type {any} */ ({ type: 'fill', field, value })));

const small3 = filledIn(['size', 4], ['algorithm', 'backtracking'], ['endsFrom', '3'], ['endsTo', '3']);

test('an algorithm can be chosen, and then from where to where its dead ends and steps lie', () => {
  const { algorithm, ranges } = lookOf(start).effort;
  assert.deepEqual(
    algorithm.choices.map(({ id }) => id),
    ['', ...algorithms],
  );
  assert.equal(ranges, null);
  const chosen = lookOf(small3).effort;
  assert.equal(chosen.algorithm.value, 'backtracking');
  assert.deepEqual(chosen.ranges?.ends, {
    label: 'Dead ends',
    from: { label: 'from', value: '3' },
    to: { label: 'to', value: '3' },
    hint: '0 to 46. Empty: any number.',
    fault: '',
    nearest: '',
  });
  assert.equal(chosen.ranges?.steps.hint, '154 to 862. Empty: any number.', 'with three dead ends');
  assert.equal(lookOf(filledIn(['algorithm', 'mrv'])).effort.ranges?.ends.hint, '0 or more. Empty: any number.');
});

/** @type {[what: string, state: GeneratorState, at: 'ends' | 'steps', fault: string, nearest: string][]} */
const efforts = [
  ['no number', filledIn(['algorithm', 'mrv'], ['endsFrom', 'x']), 'ends', 'Please enter whole numbers.', ''],
  [
    'a range the wrong way round',
    filledIn(['algorithm', 'mrv'], ['stepsFrom', '9'], ['stepsTo', '8']),
    'steps',
    '“From” is more than “to”.',
    '',
  ],
  [
    'dead ends where there are none',
    filledIn(['size', 4], ['algorithm', 'mrv'], ['endsFrom', '1']),
    'ends',
    'On such a board this algorithm never comes to a dead end.',
    'Take 0',
  ],
  [
    'more dead ends than there are',
    filledIn(['size', 4], ['algorithm', 'backtracking'], ['endsFrom', '47']),
    'ends',
    'No such puzzle has that: there are 0 to 46 dead ends. The nearest is 46.',
    'Take 46',
  ],
  [
    'fewer steps than these dead ends take',
    after(small3, { type: 'fill', field: 'stepsTo', value: '100' }),
    'steps',
    'No such puzzle has that: the run takes 154 to 862 steps. The nearest is 154.',
    'Take 154',
  ],
  [
    'more dead ends than so many givens leave',
    after(small3, { type: 'fill', field: 'clues', value: '12' }),
    'ends',
    'No such puzzle has that: there are 0 to 2 dead ends. The nearest is 2.',
    'Take 2',
  ],
];

for (const [what, state, at, fault, nearest] of efforts) {
  test(`what cannot be had is said at once, with the nearest that can: ${what}`, () => {
    const range = lookOf(state).effort.ranges?.[at];
    assert.deepEqual([range?.fault, range?.nearest, range?.hint], [fault, nearest, '']);
    const next = after(state, { type: 'nearest' });
    const number = /\d+/.exec(nearest)?.[0];
    if (number) assert.deepEqual([next.form[`${at}From`], next.form[`${at}To`]], [number, number]);
    else assert.deepEqual(next.form, state.form, 'there is none');
    if (number) assert.equal(lookOf(next).effort.ranges?.[at].fault, '');
  });
}

test('while the number of givens is at fault nothing else is said of the effort', () => {
  const { ends, steps } = lookOf(after(small3, { type: 'fill', field: 'clues', value: '99' })).effort.ranges ?? {};
  assert.deepEqual([ends?.fault, steps?.fault], ['', '']);
});

const effort = { algorithm: 'backtracking', deadEnds: 3, steps: 412 };
const laboured = after(going, { type: 'found', best: { ...made, clues: 24, effort, complete: false } });
const both = after(going, { type: 'found', best: { ...made, clues: 24, grading, effort, complete: false } });

test('what the search does there is told of the nearest, and of the puzzle that was made last', () => {
  assert.equal(
    lookOf(laboured).progress.text,
    'Still looking, such puzzles are rare. Best found so far: 24 givens. Its run: 3 dead ends, 412 steps.',
  );
  assert.equal(lookOf(ended(laboured, 'idle')).made, 'The last one – Backtracking: 3 dead ends, 412 steps');
  assert.equal(
    lookOf(ended(both, 'idle')).made,
    'The last one: Hard; hardest step: X-Wing\nThe last one – Backtracking: 3 dead ends, 412 steps',
  );
});

/** Every text in a look. @param {unknown} look @returns {string[]} */
const textsIn = (look) => (typeof look === 'string' ? [look] : Object.values(Object(look)).flatMap(textsIn));

for (const [language, translate] of Object.entries(translators)) {
  test(`whatever it shows can be read in ${language}`, () => {
    const wrong = ['16', 'x', '9'].map((clues) => ({
      ...start,
      form: { ...start.form, size: 6, symmetry: /** @type {const} */ ('both-axes'), clues },
    }));
    const told = [graded, laboured, both].flatMap((state) => [state, ended(state, 'idle')]);
    const others = [...wrong, small, small3, ...efforts.map(([, each]) => each), ...told];
    for (const state of [...stages.map(([, each]) => each), ...others]) {
      for (const text of textsIn(lookOf(state, translate))) assert.equal(faultOf(text, language), null);
    }
  });
}
