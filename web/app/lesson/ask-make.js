/** An exercise: a puzzle on which backtracking needs more than so many steps. The solver counts them. */
import { html } from '../../elements/element.js';
import { examples } from '../sudoku/examples.js';

/** Steps that are counted; more are too many to wait for. */
const MOST = 20_000_000;
/** Steps at a time, so that the page stays usable. */
const SLICE = 500_000;

/** Whether it need only be copied, from the app or from this page. @param {string} puzzle */
const isKnown = (puzzle) =>
  examples.some((example) => example.puzzle === puzzle) || document.body.textContent?.includes(puzzle);

/**
 * @param {import('./live.js').Words} words
 * @param {number} goal more steps than that
 * @param {string} language
 * @param {import('../solver.js').Solver} solver
 */
// eslint-disable-next-line max-lines-per-function -- one object: the functions within are its methods
export function askToMake(words, goal, language, solver) {
  const input = html('textarea', { rows: '3', spellcheck: 'false', autocapitalize: 'off' }, []);
  const said = html('output', { 'aria-live': 'polite' });
  const button = html('button', { type: 'button' }, [words('button')]);
  let job = 0;
  button.addEventListener('click', async () => {
    const mine = ++job;
    const tell = (/** @type {string} */ text) => {
      if (mine === job) said.textContent = text;
    };
    tell(words('counting'));
    tell(await judged(input.value, () => mine === job).catch(() => words('failed')));
  });

  /** @param {string} text @param {() => boolean} isWanted false: another text is being counted by now */
  async function judged(text, isWanted) {
    await solver.loadFormats();
    const result = solver.parse(text);
    if (!result.ok) return words('unreadable', { line: result.error.line, column: result.error.column });
    const { status } = solver.check(result.puzzle);
    if (status === 'invalid') return words('invalid');
    if (status !== 'unique') return words('several');
    if (isKnown(result.puzzle)) return words('known');
    const run = solver.run(result.puzzle);
    try {
      let steps = 0;
      for (let done = false; !done && steps < MOST && isWanted();) {
        ({ done, steps } = run.measure(SLICE));
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
      }
      const numbers = new Intl.NumberFormat(language); // not before it is needed: that alone takes more than a frame
      const count = numbers.format(steps);
      return words(steps > goal ? 'enough' : 'tooFew', {
        steps: steps < MOST ? count : `${count}+`,
        goal: numbers.format(goal),
      });
    } finally {
      run.dispose();
    }
  }

  return html('div', { class: 'live make' }, [
    html('p', {}, [html('label', {}, [html('span', {}, [words('label')]), input])]),
    html('p', {}, [button]),
    html('p', {}, [said]),
  ]);
}
