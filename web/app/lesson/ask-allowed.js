/** An exercise: which digits may go into a cell now? The solver knows. */
import { html, setEnabled } from '../../elements/element.js';
import { first } from '../sudoku/first-puzzle.js';
import { place, unitKind } from '../i18n/places.js';

/** The cells that are asked for, one after another: three, two and one digit may go there. */
export const asked = [6, 0, 9 * 3 + 3];
const SIZE = 9;

/**
 * Why a digit may not go where it was chosen.
 * @param {import('./decisions.js').Reason} reason
 * @param {number} size
 * @param {import('./live.js').Words} words
 */
export const refusal = ({ digit, peer, unit }, size, words) =>
  words('refused', { digit, ...place(peer ?? 0, size), unit: words(unitKind(unit ?? 0, size)) });

/**
 * What is said of the digits that were chosen: each wrong one with its reason, and whether some are missing.
 * @param {import('./decisions.js').Reason[]} reasons
 * @param {Set<number>} chosen
 * @param {import('./live.js').Words} words
 * @returns {{ isRight: boolean, text: string }}
 */
export function verdictOn(reasons, chosen, words) {
  const wrong = reasons.filter(({ digit, allowed }) => !allowed && chosen.has(digit));
  const isMissing = reasons.some(({ digit, allowed }) => allowed && !chosen.has(digit));
  if (!wrong.length && !isMissing) return { isRight: true, text: words('right') };
  const lines = [...wrong.map((reason) => refusal(reason, SIZE, words)), ...(isMissing ? [words('missing')] : [])];
  return { isRight: false, text: lines.join('\n') };
}

/** @param {import('./live.js').Words} words @param {import('../solver.js').Solver} solver */
// eslint-disable-next-line max-lines-per-function -- one object: the functions within are its methods
export function askAllowed(words, solver) {
  const run = solver.run(first);
  const reasons = asked.map((cell) => run.why(cell));
  run.dispose();

  let turn = 0;
  const chosen = new Set();
  const question = html('p', {});
  const said = html('output', { class: 'lines', 'aria-live': 'polite' });
  const check = html('button', { type: 'button', class: 'check' }, [words('check')]);
  const next = html('button', { type: 'button' });
  const digits = Array.from({ length: SIZE }, (_, index) =>
    html('button', { type: 'button', 'aria-pressed': 'false', translate: 'no' }, [String(index + 1)]),
  );
  const ask = () => {
    chosen.clear();
    digits.forEach((button) => button.setAttribute('aria-pressed', 'false'));
    question.textContent = words('question', { ...place(asked[turn], SIZE), turn: turn + 1, turns: asked.length });
    said.textContent = '';
    next.textContent = words(turn + 1 < asked.length ? 'next' : 'anew');
    setEnabled(check, true);
    setEnabled(next, false);
  };
  const isAnswered = () => check.hasAttribute('aria-disabled');
  digits.forEach((button, index) =>
    button.addEventListener('click', () => {
      if (isAnswered()) return;
      const digit = index + 1;
      if (!chosen.delete(digit)) chosen.add(digit);
      button.setAttribute('aria-pressed', String(chosen.has(digit)));
    }),
  );
  check.addEventListener('click', () => {
    if (isAnswered()) return;
    const { isRight, text } = verdictOn(reasons[turn], chosen, words);
    said.textContent = isRight && turn + 1 === asked.length ? `${text}\n${words('praise')}` : text;
    if (!isRight) return;
    setEnabled(check, false);
    setEnabled(next, true);
  });
  next.addEventListener('click', () => {
    if (!isAnswered()) return;
    turn = (turn + 1) % asked.length;
    ask();
    digits[0].focus();
  });
  ask();
  return html('div', { class: 'live allowed' }, [
    question,
    html('p', { class: 'digits', role: 'group', 'aria-label': words('label') }, digits),
    html('p', {}, [check, ' ', next]),
    html('p', {}, [said]),
  ]);
}
