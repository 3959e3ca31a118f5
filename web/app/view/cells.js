/**
 * How each cell of the board looks: a pure function of the state.
 *
 * @typedef {object} CellAppearance
 * @property {string} text what stands in it
 * @property {'' | 'given' | 'placed' | 'tried' | 'hint' | 'erased'} kind where that comes from
 * @property {import('./marks.js').Mark} mark what the step does with it: colour and sign
 * @property {boolean} clash equal to another given of a unit
 * @property {boolean} held it has the digit that is in hand
 * @property {string} notes candidates, each at its place in lines of a box's width; '' for none
 * @property {string} struck in the same lines, a stroke for the candidate that is struck out
 * @property {string} label for the ear
 */
import { candidatesAfter, digitsOf } from '../sudoku/candidates.js';
import { geometryOf } from '../sudoku/geometry.js';
import { obstacleOf } from '../state/insight.js';
import { marksOf } from './marks.js';
import { heldIn } from '../state/digit-first.js';
import { showsCandidates } from '../state/state.js';
import { place } from '../i18n/places.js';
import { culprit, explained } from '../state/why.js';

/**
 * @param {import('../state/state.js').State} state
 * @param {import('../i18n/i18n.js').Translate} t
 * @returns {CellAppearance[]}
 */
export function cellsOf(state, t) {
  const { size } = state;
  const clashing = new Set(state.check?.conflicts.flatMap(([first, second]) => [first, second]));
  const watching = state.mode === 'watch' ? state.run : null;
  const board = watching?.board ?? Array.from(state.puzzle, (given) => Number(given) || 0);
  const step = watching?.step ?? null;
  const marks = marksOf(markedStep(step, watching) ?? obstacleOf(state), board, size, state.algorithm);
  if (!step) for (const cell of state.insight.culprits ?? []) marks.set(cell, 'conflict');
  const [asked, blocking] = [explained(state), culprit(state)];
  if (asked !== null && !marks.get(asked)) marks.set(asked, 'select');
  if (blocking !== null) marks.set(blocking, 'conflict');
  const candidates = candidatesShown(state, step, board);
  const held = String(heldIn(state));
  return Array.from(state.puzzle, (given, cell) => {
    const { text, kind } = contentOf(state, watching, cell, given);
    const mark = marks.get(cell) ?? '';
    const clash = clashing.has(cell);
    const digits = text === '' ? candidates[cell] : undefined;
    const gone = mark === 'eliminate' ? (step?.digit ?? 0) : 0;
    return {
      text,
      kind,
      mark,
      clash,
      held: text === held,
      notes: digits ? linesOf(digits, size, String) : '',
      struck: gone ? linesOf([gone], size, () => '/') : '',
      label: labelOf(
        size,
        cell,
        { text, kind, mark, clash, digits: digits?.filter((digit) => digit !== gone), gone },
        t,
      ),
    };
  });
}

/**
 * The step as far as its cells are marked: what a deduction looks at is drawn over the board.
 * @param {import('../solver.js').Step | null} step
 * @param {import('../state/state.js').RunView | null} run
 */
function markedStep(step, run) {
  if (!step || !run?.pattern) return step;
  return { ...step, unit: null, cell: step.kind === 'deduce' ? null : step.cell };
}

/**
 * The candidates to be written into each cell: of all where they are shown; else of the one where one is struck out.
 * @param {import('../state/state.js').State} state
 * @param {import('../solver.js').Step | null} step
 * @param {ArrayLike<number>} board
 * @returns {(number[] | undefined)[]}
 */
function candidatesShown(state, step, board) {
  const striking = step?.kind === 'eliminate' ? step : null;
  const all = showsCandidates(state);
  if (!all && !striking) return [];
  const notes = state.mode === 'watch' ? state.run?.notes : null;
  const masks = notes
    ? Array.from(notes, (mask) => mask << 1)
    : candidatesAfter(step, board, state.size, state.algorithm);
  return masks.map((mask, cell) => {
    if (cell === striking?.cell) return digitsOf(mask | (1 << (striking.digit ?? 0)));
    return all ? digitsOf(mask) : undefined;
  });
}

/**
 * Digits in their places: 1 2 3 in the first line of 9x9.
 * @param {number[]} digits
 * @param {number} size
 * @param {(digit: number) => string} sign
 */
export function linesOf(digits, size, sign) {
  const { boxWidth } = geometryOf(size);
  const places = Array.from({ length: size }, (_, index) => (digits.includes(index + 1) ? sign(index + 1) : ' '));
  return Array.from({ length: size / boxWidth }, (_, line) =>
    places.slice(line * boxWidth, (line + 1) * boxWidth).join(''),
  ).join('\n');
}

/**
 * @param {import('../state/state.js').State} state
 * @param {import('../state/state.js').RunView | null} run
 * @param {number} cell
 * @param {string} given
 * @returns {Pick<CellAppearance, 'text' | 'kind'>}
 */
function contentOf(state, run, cell, given) {
  if (given !== '.') return { text: given, kind: 'given' };
  if (run) {
    if (run.board[cell]) return { text: String(run.board[cell]), kind: 'placed' };
    const { step } = run;
    if (step?.cell === cell && step.digit && step.kind !== 'eliminate') {
      return { text: String(step.digit), kind: step.kind === 'erase' ? 'erased' : 'tried' };
    }
  }
  const hinted = state.revealed || (state.mode === 'watch' && state.insight.hints.includes(cell));
  if (hinted && state.check?.solution) return { text: state.check.solution[cell], kind: 'hint' };
  return { text: '', kind: '' };
}

/**
 * @param {number} size
 * @param {number} cell
 * @param {Pick<CellAppearance, 'text' | 'kind' | 'mark' | 'clash'> & { digits?: number[], gone: number }} look
 * @param {import('../i18n/i18n.js').Translate} t
 */
function labelOf(size, cell, { text, kind, mark, clash, digits, gone }, t) {
  const content = [t(kind ? `board.${kind}` : 'board.empty', { digit: text })];
  if (digits) {
    content.push(digits.length > 0 ? t('candidates.list', { digits: digits.join(' ') }) : t('candidates.none'));
  }
  if (gone) content.push(t('candidates.struck', { digit: gone }));
  else if (mark && kind !== 'erased' && !(mark === 'select' && kind === 'tried')) content.push(t(`board.${mark}`));
  if (clash) content.push(t('board.clash'));
  return t('board.cell', { ...place(cell, size), content: content.join(t('board.separator')) });
}
