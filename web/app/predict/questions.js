/**
 * Questions about what a search does next, each made of what is to be seen at a position and of the steps that follow.
 * Pure.
 *
 * | kind | asks | where |
 * |---|---|---|
 * | `cell` | which cell is chosen next | before `select`, and before `eliminate`: which loses its candidate |
 * | `place` | where a digit goes first in a unit | after the `select` of a unit by Algorithm X |
 * | `digit` | which digit goes into a cell, or none | after `select` and `erase`; before `deduce` with a cell |
 * | `unit` | which digit of a unit gets its place next | before the `select` of a unit by Algorithm X |
 * | `fit` | whether a digit fits, and what forbids it | after `try`, by searches that read |
 * | `way` | forward or back | after `erase`; where a search that keeps candidates has settled a digit |
 * | `technique` | which technique is the easiest that leads on | before `deduce` without a cell |
 *
 * Nothing is asked where the grammar leaves one way only: before `try`, `check` and `place` by themselves, before the
 * `erase` that follows `retreat`, after the `erase` of a digit that was certain, before `solution` (no cell is empty)
 * and `exhausted` (no digit is left to take back), and before what a deduction has drawn over the board.
 *
 * @typedef {'cell' | 'place' | 'digit' | 'unit' | 'fit' | 'way' | 'technique'} QuestionKind
 * @typedef {string} Answer `cell-12`, `digit-5`, `unit-3`, `technique-x-wing`; `none`, `fits`, `on`, `back`
 * @typedef {{ kind: import('../solver.js').Kind, cell: number | null, digit: number | null, peer: number | null, unit:
 *   number | null, rule: string | null }} Fact a step
 *
 * @typedef {object} Question
 * @property {QuestionKind} kind
 * @property {string} form which of the forms that questions of its kind have
 * @property {number} position where it is asked
 * @property {number | null} cell that it is about
 * @property {number | null} digit that it is about
 * @property {number | null} unit that it is about
 * @property {boolean} onBoard the answer may be a cell of the board
 * @property {Answer[]} choices the answers that have a button, in order
 * @property {Answer} right
 * @property {number} to the position after the step that decides it
 *
 * @typedef {object} Scene what there is at a position
 * @property {string} algorithm
 * @property {number} size
 * @property {number} position
 * @property {Fact | null} step that led here
 * @property {ArrayLike<number>} board
 * @property {ArrayLike<number> | null} notes of `logic`, as masks with bit d-1 for d
 * @property {Fact[]} next the steps that follow, as far as they are needed: LOOK of them do
 * @property {string | null} technique of the next step, if that is a deduction
 * @property {boolean} wasTried the digit that `step` took back had been tried
 * @property {readonly string[]} ladder the techniques that strike candidates out, the easiest first
 * @property {boolean} isFine every digit that is tried may be asked about, else only what is placed or taken back
 * @property {number} roll 32 bits by chance, from the seed and the position
 */
import { algorithmOf } from '../sudoku/algorithms.js';
import { candidatesAfter, candidatesOf, digitsOf, placesOf, smallestItem } from '../sudoku/candidates.js';
import { geometryOf } from '../sudoku/geometry.js';

/** So many steps are never too few: nine digits, for each 27 reads, and what stands between them. */
export const LOOK = 300;

/** What is asked of each of the others. @type {Record<string, (scene: Scene) => Partial<Question> | null>} */
const makers = {
  mrv: ofFewest,
  propagation: ofPropagation,
  'dancing-links': ofLinks,
  logic: ofLogic,
};

/**
 * The one question that is asked here, or null.
 * @param {Scene} scene
 * @returns {Question | null}
 */
export function questionOf(scene) {
  if (scene.next.length === 0) return null;
  const made = algorithmOf(scene.algorithm).reads ? ofReading(scene) : makers[scene.algorithm](scene);
  if (!made) return null;
  return /** @type {Question} */ ({
    position: scene.position,
    to: scene.position + 1,
    form: 'next',
    cell: null,
    digit: null,
    unit: null,
    onBoard: false,
    choices: [],
    ...made,
  });
}

/** @param {Scene} scene */
function ofReading(scene) {
  const { step, next, isFine } = scene;
  if (next[0].kind === 'select') return cellNext(scene);
  if (step?.kind === 'try') return isFine ? fit(scene, step) : null;
  return isFine ? null : digitHere(scene);
}

/** @param {Scene} scene */
function ofFewest(scene) {
  if (scene.next[0].kind === 'select') return cellNext(scene);
  return scene.step?.kind === 'erase' && asksWay(scene) ? wayBack(scene) : digitHere(scene);
}

/** @param {Scene} scene */
function ofPropagation(scene) {
  const { step, next, isFine } = scene;
  const [{ kind }] = next;
  if (kind === 'eliminate') return isFine ? strike(scene) : null;
  if (step?.kind === 'erase') return wayBack(scene);
  if (step?.kind === 'select') return step.rule === 'naked-single' ? null : digitOf(scene);
  if (!isSettled(step) || (kind !== 'select' && kind !== 'retreat')) return null;
  if (asksWay(scene)) return wayOn(kind);
  return kind === 'select' ? cellNext(scene) : null;
}

/** @param {Scene} scene */
function ofLinks(scene) {
  const { step, next, board, size } = scene;
  const masks = candidatesOf(board, size);
  if (next[0].kind === 'select') return next[0].cell === null ? digitOfUnit(scene) : cellNext(scene);
  if (step?.kind === 'select' && step.cell === null) return placeIn(scene, step, masks);
  if (step?.kind !== 'erase') return digitHere(scene);
  const item = smallestItem(board, masks, size);
  return (item && 'unit' in item) || asksWay(scene) ? wayBack(scene) : digitHere(scene);
}

/** @param {Scene} scene */
function ofLogic(scene) {
  const { step, next, notes } = scene;
  const [{ kind, cell }] = next;
  if (step?.kind === 'erase') return kind === 'try' || kind === 'retreat' ? wayBack(scene) : null;
  if (step?.kind === 'select') return digitOf(scene);
  if (!isSettled(step) || !['deduce', 'select', 'retreat'].includes(kind)) return null;
  if (asksWay(scene)) return wayOn(kind);
  if (kind === 'select') return cellNext(scene);
  if (kind === 'retreat') return null;
  if (cell === null) return technique(scene);
  return digitsOf(notes?.[cell] ?? 0).length > 1 ? digitAt(scene, cell, next[0].digit) : null;
}

/** A digit is settled, with all that it strikes out. @param {Fact | null} step */
const isSettled = (step) => !step || step.kind === 'place' || step.kind === 'eliminate';

/** Where both can be asked: forward or back, rather than what comes next. @param {Scene} scene */
const asksWay = ({ roll }) => ((roll >>> 9) & 1) === 1;

/** @param {Scene} scene @returns {Partial<Question> | null} null where one cell is left */
function cellNext({ board, next: [{ cell }] }) {
  const empty = Array.from(board).filter((digit) => digit === 0).length;
  return empty > 1 && cell !== null ? { kind: 'cell', onBoard: true, right: `cell-${cell}` } : null;
}

/** Which peer of a placement loses its candidate next. @param {Scene} scene @returns {Partial<Question> | null} */
function strike({ step, next: [{ cell, digit, peer }], board, size, algorithm }) {
  const masks = candidatesAfter(/** @type {any} */ (step), board, size, algorithm);
  const { unitsOf, cellsOf } = geometryOf(size);
  const peers = new Set(unitsOf[peer ?? 0].flatMap((unit) => cellsOf[unit]));
  const waiting = [...peers].filter((each) => masks[each] & (1 << (digit ?? 0)));
  if (waiting.length < 2) return null;
  return { kind: 'cell', form: 'strike', cell: peer, digit, onBoard: true, right: `cell-${cell}` };
}

/** Which digit goes into the cell in hand, or none. @param {Scene} scene @returns {Partial<Question> | null} */
function digitHere({ step, next, position, size }) {
  if (!step || step.cell === null || (step.kind !== 'select' && step.kind !== 'erase')) return null;
  const from = step.kind === 'erase' ? (step.digit ?? 0) + 1 : 1;
  const end = next.findIndex(({ kind }) => kind === 'place' || kind === 'retreat');
  if (from > size || end < 0) return null;
  const { kind, digit } = next[end];
  return {
    kind: 'digit',
    form: step.kind === 'erase' ? 'onward' : 'orNone',
    cell: step.cell,
    digit: step.kind === 'erase' ? step.digit : null,
    choices: [...digitChoices(from, size), 'none'],
    right: kind === 'place' ? `digit-${digit}` : 'none',
    to: position + end + 1,
  };
}

/** Which digit a cell gets that was chosen; there is one. @param {Scene} scene */
function digitOf(scene) {
  const { step, next, notes } = scene;
  const end = next.findIndex(({ kind }) => kind === 'place');
  if (!step || step.cell === null || end < 0 || next.slice(0, end).some(({ kind }) => kind !== 'try')) return null;
  const made = digitAt(scene, step.cell, next[end].digit);
  const isGuess = step.rule === null;
  // What a person has struck out is no choice any more; the board shows it.
  const left = isGuess && notes ? digitsOf(notes[step.cell] << 1).map((digit) => `digit-${digit}`) : made.choices;
  return { ...made, choices: left, form: isGuess ? 'guess' : 'single', to: scene.position + end + 1 };
}

/** @param {Scene} scene @param {number} cell @param {number | null} digit @returns {Partial<Question>} */
function digitAt({ size, position, next }, cell, digit) {
  const end = next.findIndex(({ kind }) => kind === 'place');
  return {
    kind: 'digit',
    form: 'person',
    cell,
    choices: digitChoices(1, size),
    right: `digit-${digit}`,
    to: position + end + 1,
  };
}

/** Which digit of a unit Algorithm X seeks a place for. @param {Scene} scene @returns {Partial<Question> | null} */
function digitOfUnit({ next: [{ unit, digit }], board, size }) {
  if (unit === null) return null;
  const there = geometryOf(size).cellsOf[unit].map((cell) => board[cell]);
  const missing = digitsOf((2 << size) - 2).filter((each) => !there.includes(each));
  if (missing.length < 2) return null;
  return { kind: 'unit', unit, choices: missing.map((each) => `digit-${each}`), right: `digit-${digit}` };
}

/**
 * Where Algorithm X puts the digit first that it seeks a place for.
 * @param {Scene} scene @param {Fact} step @param {number[]} masks
 * @returns {Partial<Question> | null}
 */
function placeIn({ next: [{ cell }], size }, { unit, digit }, masks) {
  if (unit === null || digit === null || cell === null || placesOf(masks, size, unit, digit).length < 2) return null;
  return { kind: 'place', unit, digit, onBoard: true, right: `cell-${cell}` };
}

/**
 * Whether the digit that is tried fits, and which cell or which table forbids it, the first that is read.
 * @param {Scene} scene @param {Fact} step
 * @returns {Partial<Question> | null}
 */
function fit({ next, position, algorithm, size }, { cell, digit }) {
  const end = next.findIndex(({ kind }) => kind === 'conflict' || kind === 'place');
  if (cell === null || end < 0) return null;
  const { kind, peer, unit } = next[end];
  const isTable = algorithmOf(algorithm).reads === 'tables';
  const tables = geometryOf(size).unitsOf[cell].map((each) => `unit-${each}`);
  const culprit = isTable ? `unit-${unit}` : `cell-${peer}`;
  return {
    kind: 'fit',
    form: isTable ? 'table' : 'read',
    cell,
    digit,
    onBoard: !isTable,
    choices: [...(isTable ? tables : []), 'fits'],
    right: kind === 'place' ? 'fits' : culprit,
    to: position + end + 1,
  };
}

/**
 * Whether another digit follows the one that was taken back.
 * @param {Scene} scene
 * @returns {Partial<Question> | null}
 */
function wayBack({ step, wasTried, next: [{ kind }], size }) {
  if (!step || !wasTried || step.digit === size) return null; // no digit is left to try
  const { cell, digit } = step;
  const right = kind === 'try' ? 'on' : 'back';
  return { kind: 'way', form: 'erased', cell, digit, choices: ['on', 'back'], right };
}

/** Whether a settled board can go on. @param {string} kind @returns {Partial<Question>} */
const wayOn = (kind) => ({
  kind: 'way',
  form: 'settled',
  choices: ['on', 'back'],
  right: kind === 'retreat' ? 'back' : 'on',
});

/** @param {Scene} scene @returns {Partial<Question> | null} */
function technique({ technique: id, ladder, roll }) {
  const at = ladder.indexOf(id ?? '');
  if (at < 0) return null;
  const easier = (roll >>> 12) & 3; // of the four that are offered
  const first = Math.max(0, Math.min(at - easier, ladder.length - 4));
  return {
    kind: 'technique',
    choices: ladder.slice(first, first + 4).map((each) => `technique-${each}`),
    right: `technique-${id}`,
  };
}

/** @param {number} from @param {number} to @returns {Answer[]} */
const digitChoices = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => `digit-${from + index}`);

/** All that can be answered. @param {Question} question @param {number} size @returns {Answer[]} */
export const answersTo = ({ onBoard, choices }, size) => [
  ...(onBoard ? Array.from({ length: size * size }, (_, cell) => `cell-${cell}`) : []),
  ...choices,
];
