/** The first exercise: a puzzle of four rows, solved by hand. What is wrong gets its reason, from the rules alone. */
import { html, setEnabled } from '../../elements/element.js';
import { pressOf } from '../keys/press.js';
import { place, unitKind } from '../i18n/places.js';
import { exerciseBoard, exerciseCell } from './exercise-board.js';
import { SIZE, cellToLookAt, givens, verdictOn } from './small-puzzle.js';

/** @typedef {import('./live.js').Words} Words */

/** @param {Words} words */
// eslint-disable-next-line max-lines-per-function -- one object: the functions within are its methods
export async function solveSmall(words) {
  const { host, board } = await exerciseBoard();
  let digits = [...givens];
  let cursor = cellToLookAt(digits);
  /** The cell that forbids the digit chosen last. @type {number | null} */
  let forbids = null;
  const said = html('output', { class: 'lines', 'aria-live': 'polite' });
  const hint = html('button', { type: 'button' }, [words('hint')]);
  const anew = html('button', { type: 'button' }, [words('anew')]);
  const buttons = Array.from({ length: SIZE }, (_, index) =>
    html('button', { type: 'button', translate: 'no' }, [String(index + 1)]),
  );

  const isOver = () => digits.every(Boolean);
  const show = () => {
    const cells = digits.map((_, cell) => cellOf(digits, cell, { cursor: isOver() ? -1 : cursor, forbids }, words));
    board.appearance = {
      size: SIZE,
      cells,
      cursor,
      editing: false,
      label: words('label'),
    };
    for (const button of [...buttons, hint]) setEnabled(button, !isOver());
  };
  const begin = () => {
    digits = [...givens];
    cursor = cellToLookAt(digits);
    forbids = null;
    said.textContent = words('choose');
    show();
  };
  /** @param {number} digit */
  const set = (digit) => {
    if (isOver()) return;
    const verdict = verdictOn(digits, cursor, digit);
    forbids = verdict.peer ?? null;
    if (verdict.word === 'only' || verdict.word === 'place') digits[cursor] = digit;
    said.textContent = sentenceOn(verdict, digit, cursor, digits, words);
    show();
  };

  buttons.forEach((button, index) => button.addEventListener('click', () => set(index + 1)));
  board.addEventListener('intent', (event) => {
    const { type, cell } = /** @type {CustomEvent} */ (event).detail;
    if (type !== 'cursor') return;
    cursor = cell;
    forbids = null;
    show();
  });
  board.addEventListener('keydown', (event) => {
    const { digit, command } = pressOf(event);
    if (digit && digit <= SIZE && !command) set(digit);
  });
  hint.addEventListener('click', () => {
    if (isOver()) return;
    cursor = cellToLookAt(digits);
    forbids = null;
    said.textContent = words('look', place(cursor, SIZE));
    show();
  });
  anew.addEventListener('click', () => {
    begin();
    board.focus();
  });
  begin();
  return html('div', { class: 'live small' }, [
    host,
    html('p', { class: 'digits', role: 'group', 'aria-label': words('digits') }, buttons),
    html('p', {}, [said]),
    html('p', {}, [hint, ' ', anew]),
  ]);
}

/**
 * @param {import('./small-puzzle.js').Verdict} verdict
 * @param {number} digit
 * @param {number} cell
 * @param {number[]} digits after it
 * @param {Words} words
 */
function sentenceOn({ word, peer, unit, candidates }, digit, cell, digits, words) {
  const told = words(word, {
    digit,
    ...place(peer ?? cell, SIZE),
    digits: candidates?.join(' ') ?? '',
    unit: unit === undefined ? '' : words(unitKind(unit, SIZE)),
  });
  if (word !== 'only' && word !== 'place') return told;
  const left = digits.filter((one) => !one).length;
  return [told, left ? words('left', { left }) : words('done')].join('\n');
}

/**
 * @param {number[]} digits
 * @param {number} cell
 * @param {{ cursor: number, forbids: number | null }} marked
 * @param {Words} words
 */
function cellOf(digits, cell, { cursor, forbids }, words) {
  const digit = digits[cell];
  const kind = givens[cell] ? 'given' : digit ? 'placed' : '';
  return exerciseCell({
    text: digit ? String(digit) : '',
    kind,
    mark: cell === forbids ? 'conflict' : cell === cursor ? 'select' : '',
    label: words('cell', {
      ...place(cell, SIZE),
      content: words(kind || 'empty', { digit }),
    }),
  });
}
