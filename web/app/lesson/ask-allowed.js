/** An exercise: which digits may go into a cell now? The solver knows. */
import { html } from '../../elements/element.js';
import { first } from '../sudoku/first-puzzle.js';
import { place } from '../i18n/places.js';

/** The cells that are asked for, one after another: three, two and one digit may go there. */
export const asked = [6, 0, 9 * 3 + 3];

/** @param {import('./live.js').Words} words @param {import('../solver.js').Solver} solver */
// eslint-disable-next-line max-lines-per-function -- one object: the functions within are its methods
export function askAllowed(words, solver) {
  const run = solver.run(first);
  const answers = asked.map((cell) =>
    run
      .why(cell)
      .filter(({ allowed }) => allowed)
      .map(({ digit }) => digit),
  );
  run.dispose();

  let turn = 0;
  const chosen = new Set();
  const question = html('p', {});
  const said = html('output', {});
  const digits = Array.from({ length: 9 }, (_, index) =>
    html('button', { type: 'button', 'aria-pressed': 'false' }, [String(index + 1)]),
  );
  const ask = () => {
    const cell = asked[turn];
    chosen.clear();
    digits.forEach((button) => button.setAttribute('aria-pressed', 'false'));
    question.textContent = words('question', place(cell, 9));
  };
  digits.forEach((button, index) =>
    button.addEventListener('click', () => {
      const digit = index + 1;
      if (!chosen.delete(digit)) chosen.add(digit);
      button.setAttribute('aria-pressed', String(chosen.has(digit)));
    }),
  );
  const check = html('button', { type: 'button', class: 'check' }, [words('check')]);
  check.addEventListener('click', () => {
    const isRight = chosen.size === answers[turn].length && answers[turn].every((digit) => chosen.has(digit));
    said.textContent = words(isRight ? 'right' : 'wrong');
    if (!isRight) return;
    turn = (turn + 1) % asked.length;
    ask();
  });
  ask();
  return html('div', { class: 'live allowed' }, [
    question,
    html('p', { class: 'digits', role: 'group', 'aria-label': words('label') }, digits),
    html('p', {}, [check]),
    html('p', {}, [said]),
  ]);
}
