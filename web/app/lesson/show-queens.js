/** Queens on a board as a figure: the search can be played, stepped and rewound as that of a Sudoku. */
import { html, setEnabled } from '../../elements/element.js';
import { vector } from '../../elements/vector.js';
import { browserClock } from '../jobs/clock.js';
import { createPlayback } from '../run/playback.js';
import { stepsPerSecond } from '../state/speed.js';
import { boardOf } from './queens-board.js';
import { queensRun } from './queens.js';

/** @typedef {import('./live.js').Words} Words */
/** @typedef {import('./queens.js').QueensStep} QueensStep */

/** Sides of the boards; on the smallest there is no solution. */
const SIZES = [3, 4, 5, 6, 8];
const FIRST_SIZE = 8;
/** Where the slider of the speed begins: some two steps a second, and up to a thousand. */
const FIRST_SPEED = 6;
const MOST_SPEED = 60;

/** @param {QueensStep | undefined} step @param {number} size @param {Words} words */
export function sentenceOf(step, size, words) {
  if (!step) return words('begin', { size });
  const { kind, row, column, by, columns } = step;
  const attack = by !== null && columns[by] === column ? 'column' : 'diagonal';
  return words(kind === 'refuse' ? attack : kind, {
    size,
    row: row + 1,
    column: Number(column) + 1,
    by: Number(by) + 1,
  });
}

/** How many queens were placed, and taken back, up to a position. @param {QueensStep[]} run @param {number} position */
export function countsAt(run, position) {
  const count = (/** @type {string} */ kind) => run.slice(0, position).filter((step) => step.kind === kind).length;
  return { places: count('place'), erases: count('erase') };
}

/** @param {Words} words */
// eslint-disable-next-line max-lines-per-function -- one object: the functions within are its methods
export function showQueens(words) {
  let size = FIRST_SIZE;
  let run = queensRun(size);
  let position = 0;

  const board = html('div', { class: 'board' });
  const said = html('output', { class: 'lines' });
  const button = (/** @type {string} */ name) => html('button', { type: 'button' }, [words(name)]);
  const [start, back, toggle, step, end] = ['start', 'back', 'play', 'step', 'end'].map(button);
  const sizes = SIZES.map((side) => html('button', { type: 'button' }, [words('size', { size: side })]));
  const slider = html('input', { type: 'range', min: '0', value: '0', 'aria-label': words('slider') });
  const told = html('span', { 'aria-hidden': 'true' });
  const speed = html('input', {
    type: 'range',
    min: '0',
    max: String(MOST_SPEED),
    value: String(FIRST_SPEED),
    'aria-label': words('speed'),
  });
  const rate = html('span', { 'aria-hidden': 'true' });
  /** @param {string} name @param {HTMLElement} input @param {HTMLElement} value */
  const line = (name, input, value) =>
    html('div', { class: 'range' }, [html('span', { 'aria-hidden': 'true' }, [words(name)]), input, value]);

  const show = () => {
    const last = run[position - 1];
    const columns = last?.columns ?? [];
    const numbers = columns.map((column) => column + 1).join(' ');
    const label = [words('board', { size }), columns.length ? words('queens', { columns: numbers }) : ''];
    board.replaceChildren(vector(boardOf(size, columns, last ?? null, label.join(' ').trim())));
    said.textContent = [sentenceOf(last, size, words), words('counts', countsAt(run, position))].join('\n');
    said.setAttribute('aria-live', playback.running ? 'off' : 'polite');
    toggle.textContent = words(playback.running ? 'pause' : 'play');
    slider.max = String(run.length);
    slider.value = String(position);
    told.textContent = words('position', { position, steps: run.length });
    slider.setAttribute('aria-valuetext', told.textContent);
    rate.textContent = words('rate', { speed: stepsPerSecond(Number(speed.value)) });
    speed.setAttribute('aria-valuetext', rate.textContent);
    for (const one of [start, back]) setEnabled(one, position > 0);
    for (const one of [step, end, toggle]) setEnabled(one, position < run.length);
    sizes.forEach((one, index) => one.setAttribute('aria-pressed', String(SIZES[index] === size)));
  };
  const playback = createPlayback({
    clock: browserClock,
    rate: () => stepsPerSecond(Number(speed.value)),
    step(count) {
      position = Math.min(run.length, position + count);
      return position === run.length;
    },
    tick: () => show(),
  });
  /** @param {number} to */
  const go = (to) => {
    playback.stop();
    position = Math.max(0, Math.min(run.length, to));
    show();
  };

  start.addEventListener('click', () => go(0));
  back.addEventListener('click', () => go(position - 1));
  step.addEventListener('click', () => go(position + 1));
  end.addEventListener('click', () => go(run.length));
  toggle.addEventListener('click', () => {
    if (playback.running) playback.stop();
    else playback.start();
    show();
  });
  slider.addEventListener('input', () => go(Number(slider.value)));
  speed.addEventListener('input', () => {
    playback.adjust();
    show();
  });
  sizes.forEach((one, index) => {
    one.addEventListener('click', () => {
      size = SIZES[index];
      run = queensRun(size);
      go(0);
    });
  });
  // what nobody sees does not go on
  new IntersectionObserver(([{ isIntersecting }]) => {
    if (!isIntersecting && playback.running) go(position);
  }).observe(board);
  show();
  return html('div', { class: 'live queens' }, [
    html('p', { class: 'digits', role: 'group', 'aria-label': words('sizes') }, sizes),
    board,
    html('p', {}, [said]),
    line('slider', slider, told),
    html('p', { class: 'digits', role: 'group', 'aria-label': words('label') }, [start, back, toggle, step, end]),
    line('speed', speed, rate),
  ]);
}
