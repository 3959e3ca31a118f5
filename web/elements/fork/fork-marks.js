/**
 * <sudoku-fork-marks>: where forks leave the run, over the strip. Property in: `appearance`. Intent out: `fork-again`
 * { index }. A short way for pointers: the marks beside the second board are the same for all.
 */
import { define, grown, html, intend, setAttribute, setHidden, setText } from '../element.js';

export class SudokuForkMarks extends HTMLElement {
  constructor() {
    super();
    this.addEventListener('pointerdown', (event) => event.stopPropagation()); // the strip would go there itself
    this.addEventListener('click', ({ target }) => {
      const mark = target instanceof Element ? target.closest('.mark') : null;
      if (mark) intend(this, { type: 'fork-again', index: Number(mark.getAttribute('data-index')) });
    });
  }

  connectedCallback() {
    this.setAttribute('aria-hidden', 'true');
  }

  /** @param {import('../../app/fork/look.js').MarksAppearance} next */
  set appearance(next) {
    const marks = grown(this, next.length, () => html('div', { class: 'mark' }, [html('span')]));
    next.forEach(({ index, share, hidden, on, title, tone, sign }, row) => {
      const mark = marks[row];
      setHidden(mark, hidden);
      setAttribute(mark, 'data-index', String(index));
      setAttribute(mark, 'data-tone', tone || null);
      setAttribute(mark, 'data-on', on ? '' : null);
      setAttribute(mark, 'data-before', share > 0.5 ? '' : null); // its flag, so that it stays within the strip
      setAttribute(mark, 'title', title);
      setText(mark.children[0], sign);
      mark.style.left = `${Math.round(share * 1e5) / 1e3}%`;
    });
  }
}

define('sudoku-fork-marks', SudokuForkMarks);
