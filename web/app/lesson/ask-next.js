/**
 * An exercise: what will the search do next? The figure shows a step, the reader says which comes after
 * it, and the figure goes there. The score lasts as long as the page.
 */
import { html } from '../../elements/element.js';

/** What a reader can say. @type {import('../solver.js').Kind[]} */
const guesses = ['select', 'try', 'check', 'conflict', 'place', 'retreat', 'erase'];

/** @param {import('./live.js').Words} words @param {import('./figure.js').Figure} figure */
export function askNext(words, figure) {
  let right = 0;
  let asked = 0;
  const said = html('output', { 'aria-live': 'polite' });
  const buttons = guesses.map((kind) => html('button', { type: 'button', 'data-kind': kind }, [words(kind)]));
  for (const [index, button] of buttons.entries()) {
    button.addEventListener('click', async () => {
      figure.show();
      const before = await figure.go(null);
      const after = await figure.go(before + 1);
      const kind = await figure.kind();
      if (after === before || !kind || !guesses.includes(kind)) {
        said.textContent = words('end');
        return;
      }
      asked += 1;
      if (kind === guesses[index]) right += 1;
      const verdict = kind === guesses[index] ? words('right') : words('wrong', { kind: words(kind) });
      said.textContent = `${verdict} ${words('score', { right, asked })}`;
    });
  }
  return html('div', { class: 'live predict' }, [
    html('p', {}, [words('question')]),
    html('p', { class: 'digits' }, buttons),
    html('p', {}, [said]),
  ]);
}
