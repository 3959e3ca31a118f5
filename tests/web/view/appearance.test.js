import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appearanceOf } from '../../../web/app/view/appearance.js';
import { initialState } from '../../../web/app/state/state.js';
import { puzzles, solver, viewsOf } from '../support/solver.js';
import { t, translators } from '../support/texts.js';

/** @typedef {import('../../../web/app/state/state.js').State} State */

/**
 * @param {keyof typeof puzzles} name
 * @param {number | null} position null for no run
 * @param {Partial<State>} [settings]
 */
function stateAt(name, position, settings) {
  const puzzle = puzzles[name];
  const run = position === null ? null : viewsOf(puzzle, [position])[0];
  return initialState(puzzle, { check: solver.check(puzzle), run, ...settings });
}

/** @param {State} state */
const look = (state) => appearanceOf(state, t);
const loading = initialState(puzzles.school);
const invalid = stateAt('invalid', null);
const failed = initialState(puzzles.school, { solver: 'failed' });

/** @param {State} state */
const sentenceIn = (state) => [
  look(state).sentence.tone,
  look(state)
    .sentence.parts.map(({ text }) => text)
    .join(''),
];

/** @type {[what: string, state: State, tone: string, text: string][]} */
const sentences = [
  ['while the solver is loaded', loading, '', 'The solver is being loaded …'],
  ['without a solver', failed, '', ''],
  ['at the start', stateAt('school', 0), '', 'Press play to watch the search, or take single steps.'],
  ['at a step', stateAt('school', 2), 'try', 'Does 1 fit into row 1, column 1?'],
  ['at the end', stateAt('school', 5547), 'solution', 'Solved! Every cell is filled, and no rule is broken.'],
  [
    'in Edit',
    stateAt('school', 2, { mode: 'edit' }),
    '',
    'Choose a cell, then a digit. 0 or Backspace empties it. You can also paste a puzzle.',
  ],
  [
    'with equal digits in Watch',
    invalid,
    'conflict',
    'Playing needs a puzzle without equal digits in a row, column or box.',
  ],
  [
    'with equal digits in Edit',
    { ...invalid, mode: 'edit' },
    'conflict',
    'Playing needs a puzzle without equal digits in a row, column or box.',
  ],
];

for (const [what, state, tone, text] of sentences) {
  test(`the sentence ${what} is "${text}"`, () => {
    assert.deepEqual(sentenceIn(state), [tone, text]);
  });
}

/** @param {State} state */
const enabledIn = (state) =>
  look(state)
    .transport.buttons.filter(({ enabled }) => enabled)
    .map(({ id }) => id)
    .join(' ');

/** @type {[what: string, state: State, enabled: string][]} */
const buttons = [
  ['while the solver is loaded', loading, ''],
  ['without a solver', failed, ''],
  ['with equal digits', invalid, ''],
  ['at the start of an unknown run', stateAt('school', 0), 'step find'],
  ['at the start of a known run', knownTo(5547, stateAt('school', 0)), 'step find to-end'],
  ['as far as is known', stateAt('school', 100), 'to-start find-back back step find'],
  ['in the middle of a known run', knownTo(5547, stateAt('school', 100)), 'to-start find-back back step find to-end'],
  ['at the end', stateAt('school', 5547), 'to-start find-back back'],
];

for (const [what, state, enabled] of buttons) {
  test(`${what} these buttons can be pressed: ${enabled || 'none'}`, () => {
    assert.equal(enabledIn(state), enabled);
  });
}

/** @type {[what: string, state: State, blocked: string][]} */
const blockades = [
  ['nothing', stateAt('school', 0), ''],
  ['nothing, even without a solution,', stateAt('none', 0), ''],
  ['a solver that is not there yet', loading, 'The solver is being loaded …'],
  [
    'a pair of equal digits',
    invalid,
    'Row 1 has two equal digits: 1 in columns 1 and 2. ' +
      'Playing needs a puzzle without equal digits in a row, column or box.',
  ],
];

for (const [what, state, blocked] of blockades) {
  test(`${what} keeps from playing: "${blocked}"`, () => {
    assert.equal(look(state).transport.blocked, blocked);
  });
}

/** @type {[language: string, blocked: RegExp][]} */
const joints = [
  ['en', /columns 1 and 2\. Playing/],
  ['de', /Spalte 1 und 2\. Abspielen/],
  ['zh', /第 2 列都是 1。同一行/],
];

for (const [language, blocked] of joints) {
  test(`why there is no playing is two sentences in ${language}`, () => {
    assert.match(appearanceOf(invalid, translators[language]).transport.blocked, blocked);
  });
}

const lost = 'The solver could not be loaded. The puzzle is kept; please try again.';

test('a solver that could not be loaded is told, with a way to try again; nothing says that it comes', () => {
  const { notice, verdict, transport, speech } = look(failed);
  assert.deepEqual(notice, { text: lost, offer: { text: 'Try again', action: { type: 'retry' } }, dismiss: null });
  assert.deepEqual([verdict.text, transport.blocked, speech], [lost, lost, { message: lost, text: '' }]);
});

const clash = 'Row 1 has two equal digits: 1 in columns 1 and 2';

/** @type {[what: string, state: State, message: string, text: string][]} */
const speeches = [
  ['the sentence in Watch', stateAt('school', 2), '', 'Does 1 fit into row 1, column 1?'],
  [
    'a message beside the sentence',
    stateAt('school', 2, { notice: { code: 'noDeadEnd' } }),
    'There is no dead end after this step.',
    'Does 1 fit into row 1, column 1?',
  ],
  ['the cell in hand in Edit', stateAt('school', 2, { mode: 'edit', cursor: 2 }), '', 'row 1, column 3: 7, given'],
  [
    'the cell in hand and a bad verdict in Edit',
    { ...invalid, mode: 'edit', cursor: 2 },
    '',
    `row 1, column 3: empty. ${clash}`,
  ],
];

for (const [what, state, message, text] of speeches) {
  test(`read out is ${what}: ${message} ${text}`, () => {
    assert.deepEqual(look(state).speech, { message, text });
  });
}

/** @type {[what: string, state: State, text: string, depth: string, end: number][]} */
const scrubbers = [
  ['without a run', loading, 'step 0 of 0', 'depth 0 of 39', 0],
  ['with an unknown end', stateAt('school', 100), 'step 100 of more than 100', 'depth 2 of 39', 100],
  ['with a known end', knownTo(5547, stateAt('school', 100)), 'step 100 of 5,547', 'depth 2 of 39', 5547],
  ['at the end', stateAt('school', 5547), 'step 5,547 of 5,547', 'depth 39 of 39', 5547],
];

for (const [what, state, text, depth, end] of scrubbers) {
  test(`the position ${what} is "${text}", ${depth}`, () => {
    const { scrubber } = look(state);
    assert.deepEqual([scrubber.text, scrubber.depth, scrubber.end], [text, depth, end]);
    assert.equal(scrubber.parts.map((part) => part.text).join(''), text);
    assert.equal(scrubber.position, state.run?.position ?? 0);
  });
}

const window = { from: 100, to: 140 };

/** @type {[what: string, state: State, enabled: string[], view: object, zoomed: boolean][]} */
const zooms = [
  ['without a run', loading, [], { from: 0, to: 1 }, false],
  ['of all of a run', knownTo(5547, stateAt('school', 100)), ['in'], { from: 0, to: 5547 }, false],
  [
    'of a part of it',
    { ...knownTo(5547, stateAt('school', 100)), strip: { window: { from: 0, to: 1000 }, width: 400, pointed: null } },
    ['out', 'in'],
    { from: 0, to: 1000 },
    true,
  ],
  [
    'of single steps',
    { ...knownTo(5547, stateAt('school', 100)), strip: { window, width: 400, pointed: null } },
    ['out'],
    window,
    true,
  ],
];

for (const [what, state, enabled, view, zoomed] of zooms) {
  test(`the strip ${what} can be zoomed ${enabled.join(' and ') || 'no further'}`, () => {
    const { scrubber } = look(state);
    assert.deepEqual(
      scrubber.zoom.filter((button) => button.enabled).map(({ id }) => id),
      enabled,
    );
    assert.deepEqual([scrubber.view, scrubber.zoomed], [view, zoomed]);
  });
}

/** @type {[what: string, state: State, button: [string, string] | null, verdict: string][]} */
const lengths = [
  [
    'while the end is looked for',
    stateAt('school', 100, { measuring: true }),
    ['measure-stop', 'Cancel'],
    'more than 100 steps …',
  ],
  ['when that was cancelled', stateAt('school', 100), ['measure', 'Go on'], 'backtracking takes more than 100 steps'],
  ['when the end is known', knownTo(5547, stateAt('school', 100)), null, 'backtracking takes 5,547 steps'],
  [
    'when the run was played to its end meanwhile',
    stateAt('school', 5547, { measuring: true }),
    null,
    'backtracking takes 5,547 steps',
  ],
  ['without a run', loading, null, 'The solver is being loaded …'],
];

for (const [what, state, button, text] of lengths) {
  test(`${what} the verdict says "${text}", and the button is ${button?.[1] ?? 'away'}`, () => {
    const { scrubber, verdict } = look(state);
    assert.deepEqual(scrubber.measure && [scrubber.measure.type, scrubber.measure.text], button);
    assert.equal(verdict.text.split(' · ').at(-1), text);
  });
}

test('the counters are those of the position', () => {
  const counts = (/** @type {State} */ state) =>
    look(state)
      .counters.rows.map(({ name, count }) => `${count} ${name}`)
      .join(', ');
  assert.equal(
    counts(stateAt('school', 5547)),
    '4,513 cells read, 452 digits tried, 383 conflicts, 69 placed, 30 dead ends, 30 taken back',
  );
  assert.equal(counts(loading), '0 cells read, 0 digits tried, 0 conflicts, 0 placed, 0 dead ends, 0 taken back');
});

/**
 * @type {[what: string, settings: Partial<State>, read: (appearance:
 *   import('../../../web/app/view/appearance.js').Appearance) => unknown, value: unknown][]}
 */
const settings = [
  ['playing offers a pause', { playing: true }, ({ transport }) => transport.play, 'Pause'],
  ['standing offers to play', {}, ({ transport }) => transport.play, 'Play'],
  ['Watch is on', {}, ({ bar }) => bar.modes.filter(({ on }) => on).map(({ id }) => id), ['watch']],
  ['Edit is on', { mode: 'edit' }, ({ bar }) => bar.modes.filter(({ on }) => on).map(({ id }) => id), ['edit']],
  [
    'Compare is on',
    { mode: 'compare' },
    ({ bar }) => bar.modes.filter(({ on }) => on).map(({ id }) => id),
    ['compare'],
  ],
  [
    'Lists is on',
    { mode: 'lists' },
    ({ bar, speech }) => [bar.modes.filter(({ on }) => on).map(({ id }) => id), bar.reveal.enabled, speech.text],
    [['lists'], false, ''],
  ],
  ['no solution can be shown in Compare', { mode: 'compare' }, ({ bar }) => bar.reveal.enabled, false],
  [
    'nothing but messages is read out in Compare',
    { mode: 'compare' },
    ({ speech }) => speech,
    { message: '', text: '' },
  ],
  ['the board can be edited in Edit', { mode: 'edit' }, ({ board }) => board.editing, true],
  ['the board cannot be edited in Watch', {}, ({ board }) => board.editing, false],
  ['the cursor is shown', { cursor: 40 }, ({ board }) => board.cursor, 40],
  [
    'the speed is written',
    { speed: 80 },
    ({ transport }) => [transport.speed.text, transport.speed.spoken],
    ['10,000 / s', '10,000 steps a second'],
  ],
  ['the slowest speed is in the singular', { speed: 0 }, ({ transport }) => transport.speed.spoken, '1 step a second'],
  [
    'the size of a step is shown',
    { grain: 'digit' },
    ({ transport }) => transport.grain.choices.filter(({ on }) => on).map(({ id }) => id),
    ['digit'],
  ],
  [
    'what is jumped to is shown',
    { jump: 'place' },
    ({ transport }) => transport.jump.choices.filter(({ on }) => on).map(({ id }) => id),
    ['place'],
  ],
  [
    'the buttons beside the steps say what they go to',
    { jump: 'solution' },
    ({ transport }) => transport.buttons.filter(({ id }) => id.startsWith('find')).map(({ text }) => text),
    ['To the solution before', 'To the next solution'],
  ],
  [
    'what is under the pointer is said',
    { strip: { window: null, width: 400, pointed: 1234 } },
    ({ scrubber }) => scrubber.pointed,
    { position: 1234, text: 'step 1,234' },
  ],
  ['the strip has the depth of all empty cells', {}, ({ scrubber }) => scrubber.most, 39],
  [
    'a hidden solution can be shown',
    {},
    ({ bar }) => [bar.reveal.title, bar.reveal.on, bar.reveal.enabled],
    ['Show the solution', false, true],
  ],
  [
    'a solution that is shown can be hidden',
    { revealed: true },
    ({ bar }) => [bar.reveal.title, bar.reveal.on, bar.reveal.enabled],
    ['Hide the solution', true, true],
  ],
  [
    'the pad has the digits of the size',
    {},
    ({ pad }) => pad.digits.map(({ label }) => label.at(-1)).join(''),
    '123456789',
  ],
  ['there is nothing to undo or to reset at first', {}, ({ pad }) => enabledOf(pad), 'pen advance clear'],
  [
    'there is something to undo',
    { past: [{ puzzle: puzzles.two, origin: puzzles.two, position: 0, algorithm: 'mrv' }] },
    ({ pad }) => enabledOf(pad),
    'undo pen advance clear',
  ],
  [
    'there is something to redo',
    { future: [{ puzzle: puzzles.two, origin: puzzles.two, position: 0, algorithm: 'mrv' }] },
    ({ pad }) => enabledOf(pad),
    'redo pen advance clear',
  ],
  ['there is something to reset', { origin: puzzles.two }, ({ pad }) => enabledOf(pad), 'pen advance clear reset'],
  ['cell-first, no digit of the pad is in hand', {}, ({ pad }) => pad.digits.map(({ on }) => on), Array(9).fill(null)],
  [
    'digit-first, one of the pad is',
    { mode: 'edit', pen: { first: true, digit: 3 } },
    ({ pad }) => pad.digits.flatMap(({ on, label }) => (on ? [label] : [])),
    ['Take 3'],
  ],
  [
    'digit-first says what to do',
    { mode: 'edit', pen: { first: true, digit: null } },
    ({ sentence }) => sentence.parts[0].text,
    'Choose a digit, then its cells. A second tap, or a long press, empties a cell.',
  ],
  [
    'the digit in hand is said',
    { mode: 'edit', pen: { first: true, digit: 3 } },
    ({ speech }) => speech.message,
    '3 in hand. Tap the cells that get it.',
  ],
  [
    'in Watch no digit is in hand',
    { pen: { first: true, digit: 7 } },
    ({ board, speech }) => [board.cells.some(({ held }) => held), speech.message],
    [false, ''],
  ],
  ['there is no notice', {}, ({ notice }) => notice, null],
  [
    'a notice has its numbers',
    { notice: { code: 'noDeadEndYet', params: { count: 1e6 } } },
    ({ notice }) => notice,
    { text: 'No dead end follows within the 1,000,000 steps known so far.', offer: null, dismiss: 'Close' },
  ],
  [
    'a notice has the name of an algorithm, in words',
    {
      notice: {
        code: 'generatedBy',
        params: { count: 30, algorithm: 'mrv', deadEnds: 3, steps: 1412, seed: '7' },
      },
    },
    ({ notice }) => notice?.text,
    'A new puzzle with 30 givens. Fewest candidates first – dead ends: 3, steps: 1,412. Seed: 7',
  ],
  [
    'a notice has its offer',
    { notice: { code: 'given', offer: { code: 'undo', action: { type: 'undo' } } } },
    ({ notice }) => notice?.offer,
    { text: 'Undo', action: { type: 'undo' } },
  ],
];

for (const [what, changes, read, value] of settings) {
  test(`${what} in the appearance`, () => {
    assert.deepEqual(read(look(stateAt('school', 0, changes))), value);
  });
}

test('the pad of an empty 4x4 grid has four digits, and nothing to clear', () => {
  const { pad } = look(initialState('.'.repeat(16)));
  assert.deepEqual([pad.digits.length, enabledOf(pad)], [4, 'pen advance']);
});

/** @param {number} known @param {State} state @returns {State} */
function knownTo(known, state) {
  return { ...state, run: state.run && { ...state.run, known, complete: true } };
}

/** @param {import('../../../web/app/view/appearance.js').Appearance['pad']} pad */
function enabledOf({ actions }) {
  return actions
    .filter(({ enabled }) => enabled)
    .map(({ id }) => id)
    .join(' ');
}
