/**
 * One step in words: the key of a message and what fills it in. Rows and columns count from 1 here.
 *
 * @typedef {{ key: string, params: import('./i18n.js').Params }} Sentence
 */
import { geometryOf } from './geometry.js';

/** @param {number} cell @param {number} size */
export const place = (cell, size) => ({ row: Math.floor(cell / size) + 1, column: cell % size + 1 });

/** @param {number} cell @param {number} size */
const peerPlace = (cell, size) => ({ peerRow: Math.floor(cell / size) + 1, peerColumn: cell % size + 1 });

/** @param {number} unit @param {number} size @returns {'row' | 'column' | 'box'} */
export const unitKind = (unit, size) => (unit < size ? 'row' : unit < 2 * size ? 'column' : 'box');

/** "row 3" @param {number} unit @param {number} size @param {import('./i18n.js').Translate} t */
export const unitName = (unit, size, t) => t(`unit.${unitKind(unit, size)}`, { n: unit % size + 1 });

/**
 * @param {import('./solver.js').Step | null} step null at the start
 * @param {ArrayLike<number>} board the digits after the step
 * @param {number} size
 * @param {import('./i18n.js').Translate} t names the unit
 * @returns {Sentence}
 */
export function sentenceOf(step, board, size, t) {
  if (!step) return { key: 'say.start', params: {} };
  const digit = step.digit ?? 0;
  const here = step.cell === null ? { row: 0, column: 0 } : place(step.cell, size);
  switch (step.kind) {
    case 'check':
      return check(step, board, size, t);
    case 'conflict': {
      const kind = unitKind(step.unit ?? 0, size);
      return { key: `say.conflict.${kind}`, params: { digit, ...here, ...peerPlace(step.peer ?? 0, size) } };
    }
    case 'retreat':
      return { key: step.depth > 0 ? 'say.retreat' : 'say.retreatFirst', params: here };
    case 'erase':
      return { key: digit < size ? 'say.erase' : 'say.eraseLast', params: { digit, following: digit + 1, ...here } };
    default:
      return { key: `say.${step.kind}`, params: { digit, ...here } };
  }
}

/** @param {import('./solver.js').Step} step @param {ArrayLike<number>} board @param {number} size @param {import('./i18n.js').Translate} t @returns {Sentence} */
function check(step, board, size, t) {
  const peer = step.peer ?? 0;
  const other = board[peer];
  const digit = step.digit ?? 0;
  const params = { digit, other, unit: unitName(step.unit ?? 0, size, t), ...peerPlace(peer, size) };
  if (peer === step.cell) return { key: 'say.check.self', params };
  if (other === 0) return { key: 'say.check.empty', params };
  return { key: other === digit ? 'say.check.same' : 'say.check.another', params };
}

/** The cells read for this digit up to a check, a conflict or a placement, in order. @param {import('./solver.js').Step | null} step @param {number} size @returns {number[]} */
export function cellsRead(step, size) {
  if (!step || step.cell === null) return [];
  const geometry = geometryOf(size);
  const reads = geometry.unitsOf[step.cell].flatMap((unit) => geometry.cellsOf[unit].map((cell) => ({ unit, cell })));
  if (step.kind === 'place') return reads.map((read) => read.cell);
  if (step.unit === null) return [];
  const end = reads.findIndex((read) => read.unit === step.unit && read.cell === step.peer);
  return reads.slice(0, end + 1).map((read) => read.cell);
}
