/**
 * An exercise: why is this digit blocked? The reader chooses the cells that forbid it. What stands on the
 * board comes from the solver; it is the board of the figures, with its keys.
 */
import { html, setEnabled } from '../../elements/element.js';
import { first } from '../sudoku/first-puzzle.js';
import { factsOf, judged, questions } from './blockers.js';
import { exerciseBoard, exerciseCell } from './exercise-board.js';
import { place } from '../i18n/places.js';

/** @typedef {import('./live.js').Words} Words */

/** The exercise as an element. @param {Words} words @param {import('../solver.js').Solver} solver */
// eslint-disable-next-line max-lines-per-function -- one object: the functions within are its methods
export async function askBlocked(words, solver) {
  const { host, board } = await exerciseBoard();
  const run = solver.run(first);
  const tasks = questions.map((question) => factsOf(run, question));
  run.dispose();

  let turn = 0;
  let cursor = 0;
  /** @type {Set<number>} */
  const found = new Set();
  const question = html('p', { class: 'lines' });
  const said = html('output', { class: 'lines' });
  const next = html('button', { type: 'button' });

  const count = () => words('count', { found: found.size, all: tasks[turn].forbids.size });
  const isDone = () => found.size === tasks[turn].forbids.size;
  const show = () => {
    const { size } = tasks[turn];
    board.appearance = {
      size,
      cells: cellsOf(tasks[turn], found, words),
      cursor,
      editing: false,
      label: question.textContent,
    };
    setEnabled(next, isDone());
  };
  const ask = () => {
    const {
      question: { cell, digit },
      size,
      placed,
    } = tasks[turn];
    found.clear();
    cursor = cell;
    question.textContent = lines(
      words('question', { digit, ...place(cell, size), turn: turn + 1, turns: tasks.length }),
      placed.size > 0 && words('later'),
    );
    said.textContent = count();
    next.textContent = words(turn + 1 < tasks.length ? 'next' : 'anew');
    show();
  };
  /** @param {number} cell */
  const choose = (cell) => {
    const isKnown = found.has(cell);
    if (judged(tasks[turn], cell) === 'right') found.add(cell);
    show();
    const rest = isDone() ? lines(words('all'), turn + 1 === tasks.length && words('praise')) : '';
    said.textContent = lines(isKnown ? words('again') : sentenceOn(tasks[turn], cell, words), count(), rest);
  };

  board.addEventListener('intent', (event) => {
    const { type, cell } = /** @type {CustomEvent} */ (event).detail;
    if (type === 'cursor') cursor = cell;
    if (type === 'ask') choose(cell);
  });
  board.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) choose(cursor);
  });
  next.addEventListener('click', () => {
    if (!isDone()) return;
    turn = (turn + 1) % tasks.length;
    ask();
    board.focus();
  });
  ask();
  return html('div', { class: 'live blocked' }, [question, host, html('p', {}, [said]), html('p', {}, [next])]);
}

/** @param {(string | false)[]} texts */
const lines = (...texts) => texts.filter(Boolean).join('\n');

/**
 * What is said of a cell that was chosen.
 * @param {import('./blockers.js').Facts} facts
 * @param {number} cell
 * @param {Words} words
 */
function sentenceOn(facts, cell, words) {
  const {
    question: { digit },
    size,
    board,
    placed,
    forbids,
  } = facts;
  const here = place(cell, size);
  const units = (forbids.get(cell) ?? [])
    .map((kind) => words(kind, here))
    .reduce((one, other) => (one ? words('and', { one, other }) : other), '');
  return lines(
    words(judged(facts, cell), { ...here, digit, found: board[cell], units }),
    forbids.has(cell) && placed.has(cell) && words('taken', { digit }),
  );
}

/** @param {import('./blockers.js').Facts} facts @param {Set<number>} found @param {Words} words */
function cellsOf({ question, size, board, placed }, found, words) {
  return board.map((digit, cell) => {
    const isAsked = cell === question.cell;
    const content = isAsked
      ? words('asked', { digit: question.digit })
      : words(placed.has(cell) ? 'placed' : digit ? 'given' : 'empty', { digit });
    return exerciseCell({
      text: isAsked ? words('query', { digit: question.digit }) : digit ? String(digit) : '',
      kind: isAsked ? 'tried' : placed.has(cell) ? 'placed' : digit ? 'given' : '',
      mark: isAsked ? 'select' : found.has(cell) ? 'found' : '',
      label: words('cell', { ...place(cell, size), content: found.has(cell) ? words('found', { content }) : content }),
    });
  });
}
