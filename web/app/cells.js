/**
 * How each cell of the board looks: a pure function of the state.
 *
 * @typedef {object} CellAppearance
 * @property {string} text what stands in it
 * @property {'' | 'given' | 'placed' | 'tried' | 'hint' | 'erased'} kind where that comes from
 * @property {'' | 'select' | 'check' | 'conflict' | 'place' | 'retreat' | 'erase'} mark what the step does with it: colour and sign
 * @property {boolean} clash equal to another given of a unit
 * @property {string} label for the ear
 */
import { cellsRead, place } from './sentence.js';

/** What the cell in hand shows for each kind of step. @type {Partial<Record<import('./solver.js').Kind, CellAppearance['mark']>>} */
const ownMark = {
  select: 'select', try: 'select', check: 'select', conflict: 'select', place: 'place', retreat: 'retreat', erase: 'erase',
};

/** @param {import('./state.js').State} state @param {import('./i18n.js').Translate} t @returns {CellAppearance[]} */
export function cellsOf(state, t) {
  const clashing = new Set(state.check?.conflicts.flatMap(([first, second]) => [first, second]));
  const watching = state.mode === 'watch' ? state.run : null;
  const marks = watching ? marksOf(watching.step, state.size) : new Map();
  return Array.from(state.puzzle, (given, cell) => {
    const { text, kind } = contentOf(state, watching, cell, given);
    const mark = marks.get(cell) ?? '';
    const clash = clashing.has(cell);
    return { text, kind, mark, clash, label: labelOf(state.size, cell, { text, kind, mark, clash }, t) };
  });
}

/** @param {import('./state.js').State} state @param {import('./state.js').RunView | null} run @param {number} cell @param {string} given @returns {Pick<CellAppearance, 'text' | 'kind'>} */
function contentOf(state, run, cell, given) {
  if (given !== '.') return { text: given, kind: 'given' };
  if (run) {
    if (run.board[cell]) return { text: String(run.board[cell]), kind: 'placed' };
    const { step } = run;
    if (step?.cell === cell && step.digit) {
      return { text: String(step.digit), kind: step.kind === 'erase' ? 'erased' : 'tried' };
    }
  }
  if (state.revealed && state.check?.solution) return { text: state.check.solution[cell], kind: 'hint' };
  return { text: '', kind: '' };
}

/** @param {import('./solver.js').Step | null} step @param {number} size @returns {Map<number, CellAppearance['mark']>} */
function marksOf(step, size) {
  /** @type {Map<number, CellAppearance['mark']>} */
  const marks = new Map();
  if (!step || step.cell === null) return marks;
  for (const cell of cellsRead(step, size)) marks.set(cell, 'check');
  if (step.kind === 'conflict' && step.peer !== null) marks.set(step.peer, 'conflict');
  marks.set(step.cell, ownMark[step.kind] ?? '');
  return marks;
}

/** @param {number} size @param {number} cell @param {Omit<CellAppearance, 'label'>} look @param {import('./i18n.js').Translate} t */
function labelOf(size, cell, { text, kind, mark, clash }, t) {
  const content = [t(kind ? `board.${kind}` : 'board.empty', { digit: text })];
  if (mark && kind !== 'erased' && !(mark === 'select' && kind === 'tried')) content.push(t(`board.${mark}`));
  if (clash) content.push(t('board.clash'));
  return t('board.cell', { ...place(cell, size), content: content.join(t('board.separator')) });
}
