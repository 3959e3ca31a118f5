import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { geometryOf } from '../../../web/app/sudoku/geometry.js';
import { marksOf } from '../../../web/app/view/marks.js';
import { sentenceOf } from '../../../web/app/view/sentence.js';
import { puzzle as anyPuzzle } from '../support/actions.js';
import { puzzles, solver } from '../support/solver.js';
import { dictionaries, faultOf, leavesOf, t, translators } from '../support/texts.js';

/** @typedef {import('../../../web/app/solver.js').Step} Step */
/**
 * @typedef {{ step: Step, board: Uint8Array, counters: import('../../../web/app/solver.js').Counters, stack:
 *   import('../../../web/app/solver.js').Frame[] }} Moment
 */
/** @typedef {{ select: Step | null, place: Step }} Level */

/**
 * Every step of a run, up to a limit.
 * @param {string} puzzle
 * @param {string} algorithm
 * @param {number} limit
 * @returns {Moment[]}
 */
function momentsOf(puzzle, algorithm, limit) {
  const run = solver.run(puzzle, { algorithm });
  try {
    const moments = [];
    for (const step of run) {
      moments.push({ step, board: run.board(), counters: run.counters(), stack: run.stack() });
      if (moments.length === limit) break;
    }
    return moments;
  } finally {
    run.dispose();
  }
}

/**
 * The candidates of an empty cell, one by one.
 * @param {ArrayLike<number>} board
 * @param {number} size
 * @param {number} cell
 */
function candidates(board, size, cell) {
  const { unitsOf, cellsOf } = geometryOf(size);
  return Array.from({ length: size }, (_, index) => index + 1).filter((digit) =>
    unitsOf[cell].every((unit) => cellsOf[unit].every((peer) => board[peer] !== digit)),
  );
}

/**
 * The cells of a unit that a digit can go into.
 * @param {ArrayLike<number>} board
 * @param {number} size
 * @param {number} unit
 * @param {number} digit
 */
const places = (board, size, unit, digit) =>
  geometryOf(size).cellsOf[unit].filter((cell) => !board[cell] && candidates(board, size, cell).includes(digit));

/**
 * The numbers that the sentence of a step must hold, from what the run did before it.
 * @param {Moment} moment @param {number} size @param {string} algorithm
 * @param {{ item: Step | null, levels: Level[] }} past the latest choice, and the placements that stand
 * @returns {number[]}
 */
function expected({ step, board, counters }, size, algorithm, { item, levels }) {
  const [row, column, digit, unit] = [
    Number(step.row) + 1,
    Number(step.column) + 1,
    Number(step.digit),
    (Number(step.unit) % size) + 1,
  ];
  const [peerRow, peerColumn] = [Math.floor(Number(step.peer) / size) + 1, (Number(step.peer) % size) + 1];
  const reading = ['all-solutions', 'lookup-tables'].includes(algorithm);
  const cell = Number(step.cell);
  const here = [row, column];
  const fits = step.cell === null ? [] : candidates(board, size, cell);
  switch (step.kind) {
    case 'select': {
      if (reading) return here;
      if (step.cell === null) return [unit, digit, places(board, size, Number(step.unit), digit).length];
      if (step.rule === 'naked-single') return here;
      if (step.rule === 'hidden-single') {
        return [
          ...here,
          unit,
          Number(fits.find((candidate) => places(board, size, Number(step.unit), candidate).length === 1)),
        ];
      }
      return fits.length === 0 ? here : [...here, fits.length];
    }
    case 'try': {
      if (reading) return [digit, ...here];
      const open = item?.cell === null ? places(board, size, Number(item.unit), digit) : [];
      if (item?.cell === null) {
        return [
          (Number(item.unit) % size) + 1,
          digit,
          ...here,
          ...(open.length > 1 ? [open.indexOf(cell) + 1, open.length] : []),
        ];
      }
      return [digit, ...here, ...(fits.length > 1 ? [fits.indexOf(digit) + 1, fits.length] : [])];
    }
    case 'check':
      return step.peer === null ? [digit, unit] : [];
    case 'conflict':
      return step.peer === null ? [digit, ...here, unit] : [];
    case 'place':
      if (reading || algorithm === 'dancing-links') return [digit, ...here, digit];
      return [digit, ...here, ...(step.rule === 'hidden-single' ? [unit] : [])];
    case 'eliminate':
      return [digit, ...here, unit, peerRow, peerColumn];
    case 'retreat': {
      const what = step.cell === null ? [unit, digit] : here;
      const guess =
        algorithm === 'propagation' ? levels.filter(({ place }) => place.rule === null).at(-1)?.place : undefined;
      return guess ? [...what, Number(guess.digit), Number(guess.row) + 1, Number(guess.column) + 1] : what;
    }
    case 'erase': {
      const { select, place } = /** @type {Level} */ (levels.at(-1));
      if (reading) return [digit, ...here, ...(digit < size ? [digit + 1] : [])];
      if (place.rule !== null) return [digit, ...here];
      if (select?.cell === null) {
        const next = places(board, size, Number(select.unit), digit).find((other) => other > cell);
        return [
          digit,
          ...here,
          (Number(select.unit) % size) + 1,
          ...(next === undefined ? [] : [Math.floor(next / size) + 1, (next % size) + 1]),
        ];
      }
      return [digit, ...here, ...fits.filter((other) => other > digit).slice(0, 1)];
    }
    default:
      return algorithm === 'all-solutions' && counters.solution > 0 ? [counters.solution] : [];
  }
}

/** @param {string} text */
const numbersIn = (text) =>
  (text.replaceAll(/(\d)[.,](?=\d{3})/g, '$1').match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);

/**
 * All sentences of a run, each checked in all languages; returns their keys.
 * @param {string} puzzle
 * @param {string} algorithm
 * @param {number} limit
 */
function hear(puzzle, algorithm, limit) {
  const size = Math.sqrt(puzzle.length);
  /** @type {Set<string>} */
  const keys = new Set();
  /** @type {{ item: Step | null, levels: Level[] }} */
  const past = { item: null, levels: [] };
  for (const moment of momentsOf(puzzle, algorithm, limit)) {
    const { step, board, counters, stack } = moment;
    if (step.kind === 'select') past.item = step;
    if (step.kind === 'erase') past.item = past.levels.at(-1)?.select ?? null;
    if (step.peer === null || step.kind === 'eliminate') {
      const numbers = expected(moment, size, algorithm, past).sort((a, b) => a - b);
      for (const [language, say] of Object.entries(translators)) {
        const { key, params } = sentenceOf(step, board, size, say, { algorithm, counters, stack });
        const text = say(key, params);
        keys.add(key);
        assert.equal(faultOf(text, language), null);
        assert.deepEqual(
          numbersIn(text),
          numbers,
          `${algorithm}, step ${step.position}, ${step.kind} in ${language}: ${text}`,
        );
      }
    }
    if (step.kind === 'place') past.levels.push({ select: past.item, place: step });
    if (step.kind === 'erase') past.levels.pop();
  }
  return keys;
}

const empty4 = '.'.repeat(16);
/** What keeps candidates or tables; of `logic` its own room tells the steps. */
const others = algorithms.slice(1).filter((algorithm) => algorithm !== 'logic');
/** A guess, then dead ends of both kinds. */
const branching = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
/** No solution, and many choices of a place for a digit. */
const searching = '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........';
/** Cell 1 takes no digit; then a row with no place for its 1. */
const dead = ['.123....4.......', '12..........3...', '..1..2...3......', '1...2.....34....', puzzles.fourDead];

for (const algorithm of others) {
  test(`every step of ${algorithm} is told in all languages, with the numbers of the board`, () => {
    for (const puzzle of [
      puzzles.school,
      puzzles.small,
      puzzles.medium,
      puzzles.six,
      puzzles.sixDead,
      puzzles.fourSolved,
      puzzles.none,
      puzzles.two,
      empty4,
      branching,
      ...dead,
    ]) {
      if (solver.check(puzzle).status !== 'invalid') hear(puzzle, algorithm, 1500);
    }
  });

  test(`so is every step of ${algorithm} on any puzzle`, () => {
    fc.assert(
      fc.property(anyPuzzle, (puzzle) => {
        if (solver.check(puzzle).status !== 'invalid') hear(puzzle, algorithm, 300);
      }),
      { numRuns: 60 },
    );
  });

  test(`the marks of ${algorithm} are in place: one cell in hand, and nothing outside the units of the step`, () => {
    for (const puzzle of [puzzles.school, puzzles.six, puzzles.sixDead, branching, ...dead]) {
      const size = Math.sqrt(puzzle.length);
      if (solver.check(puzzle).status === 'invalid') continue;
      for (const { step, board } of momentsOf(puzzle, algorithm, 1500)) {
        const marks = marksOf(step, board, size, algorithm);
        const { cellsOf, unitsOf } = geometryOf(size);
        const at = `${algorithm}, step ${step.position}, ${step.kind}`;
        const wanted =
          { try: 'select', check: 'select', conflict: 'select' }[/** @type {'try'} */ (step.kind)] ?? step.kind;
        if (step.cell !== null) assert.equal(marks.get(step.cell), wanted, at);
        const allowed = new Set(
          step.cell === null ? (cellsOf[step.unit ?? -1] ?? []) : unitsOf[step.cell].flatMap((unit) => cellsOf[unit]),
        );
        for (const cell of marks.keys()) assert.ok(allowed.has(cell), at);
        for (const [cell, mark] of marks) if (mark === 'conflict') assert.equal(board[cell], step.digit, at);
        if (step.kind === 'select' && step.cell === null) {
          const blue = [...marks]
            .filter(([, mark]) => mark === 'select')
            .map(([cell]) => cell)
            .sort((a, b) => a - b);
          assert.deepEqual(blue, places(board, size, Number(step.unit), Number(step.digit)), at);
        }
      }
    }
  });
}

test('every sentence about reasons is said in some run', () => {
  const runs = [
    puzzles.school,
    puzzles.small,
    puzzles.medium,
    puzzles.sixDead,
    puzzles.fourSolved,
    puzzles.none,
    puzzles.two,
    empty4,
    branching,
    searching,
    ...dead,
  ];
  const keys = new Set(
    others.flatMap((algorithm) =>
      runs
        .filter((puzzle) => solver.check(puzzle).status !== 'invalid')
        .flatMap((puzzle) => [...hear(puzzle, algorithm, 4000)]),
    ),
  );
  const known = [...leavesOf(dictionaries.en).keys()].filter((key) => key.startsWith('reason.'));
  assert.deepEqual(
    known.filter((key) => !keys.has(key)),
    [],
  );
});

/** @type {[algorithm: string, position: number, text: string][]} */
const told = [
  ['lookup-tables', 3, 'The table of row 1 has no 1 yet.'],
  ['mrv', 1, 'Row 2, column 3 is the empty cell with the fewest candidates: 1.'],
  ['propagation', 1, 'Naked single: row 2, column 3 has one candidate left.'],
];

for (const [algorithm, position, text] of told) {
  test(`step ${position} of ${algorithm} is told: ${text}`, () => {
    const { step, board, counters, stack } = momentsOf(puzzles.school, algorithm, position)[position - 1];
    const { key, params } = sentenceOf(step, board, 9, t, { algorithm, counters, stack });
    assert.equal(t(key, params), text);
  });
}
