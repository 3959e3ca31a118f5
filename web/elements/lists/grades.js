/**
 * How hard the puzzles of a list are: a bar for each grade, and what there is to press as long as not all is known. Has
 * a `node`, and takes over what it shows by `paint`.
 */
import { grown, html, setAttribute, setText } from '../element.js';

/** @typedef {NonNullable<ReturnType<typeof import('../../app/lists/grades-look.js').gradesAppearance>>} Grades */

/** The length of a bar that has so much to show. @param {HTMLElement} bar @param {number} part 0..1 */
function fill(bar, part) {
  /** @type {HTMLElement} */ (bar.firstElementChild).style.transform = `scaleX(${part})`;
}

export class GradesPicture {
  #title = html('h4', { tabindex: '-1' });
  #say = html('p', { class: 'told' });
  #start = html('button', { type: 'button', 'data-type': 'grade' });
  #stop = html('button', { type: 'button', 'data-type': 'stop-grading' });
  #bar = html('div', { class: 'bar', role: 'progressbar', 'aria-valuemin': '0', 'aria-valuemax': '100' }, [
    html('div'),
  ]);
  #bars = html('ol', { class: 'bars' });
  node = html('section', { class: 'grades', hidden: '' }, [
    html('div', { class: 'top' }, [
      html('div', {}, [this.#title, this.#say]),
      html('div', { class: 'acts' }, [this.#start, this.#stop]),
    ]),
    this.#bar,
    this.#bars,
  ]);

  /** @param {Grades | null} look null: there is nothing to be graded */
  paint(look) {
    const hadFocus = this.#hasFocus;
    this.node.hidden = look === null;
    if (!look) return;
    setText(this.#title, look.title);
    setText(this.#say, look.say);
    for (const [button, text] of /** @type {const} */ ([
      [this.#start, look.start],
      [this.#stop, look.stop],
    ])) {
      setText(button, text);
      button.hidden = text === '';
    }
    this.#paintProgress(look);
    this.#paintBars(look);
    // A button that went away must not take the focus with it.
    if (hadFocus && !this.#hasFocus) this.#title.focus();
  }

  get #hasFocus() {
    const { activeElement } = /** @type {ShadowRoot} */ (this.node.getRootNode());
    const holder = activeElement?.closest('.grades');
    return holder === this.node && /** @type {HTMLElement} */ (activeElement).offsetParent !== null;
  }

  /** @param {Grades} next */
  #paintProgress({ bar }) {
    this.#bar.hidden = bar === null;
    if (!bar) return;
    setAttribute(this.#bar, 'aria-label', bar.label);
    setAttribute(this.#bar, 'aria-valuenow', String(Math.round(100 * bar.part)));
    setAttribute(this.#bar, 'aria-valuetext', bar.text);
    fill(this.#bar, bar.part);
  }

  /** @param {Grades} next */
  #paintBars({ bars }) {
    this.#bars.hidden = bars.length === 0;
    const rows = grown(this.#bars, bars.length, () =>
      html('li', {}, [
        html('span'),
        html('div', { class: 'length', 'aria-hidden': 'true' }, [html('div')]),
        html('b', { translate: 'no' }),
      ]),
    );
    bars.forEach(({ id, name, count, part }, index) => {
      const [label, length, number] = /** @type {HTMLElement[]} */ ([...rows[index].children]);
      setAttribute(rows[index], 'data-grade', id);
      setText(label, name);
      fill(length, part);
      setText(number, count);
    });
  }
}
