/** <sudoku-share-print>: what is to be printed. Property in: `appearance`. For intents see share.js. */
import { define, grown, html, setAttribute, setEnabled, setText } from '../element.js';
import { effortFields } from '../effort-fields.js';
import { choice, line } from '../fields.js';
import { icon } from '../icons.js';

export class SudokuSharePrint extends HTMLElement {
  #fields = {
    sheet: choice('share-sheet', 'sheet'),
    heading: line('share-heading', 'heading'),
    count: choice('share-count', 'count'),
    grade: choice('share-grade', 'grade'),
    solution: choice('share-solution', 'solution'),
  };
  #effort = effortFields('share');
  #steps = {
    how: choice('share-how', 'how'),
    number: line('share-number', 'number', { inputmode: 'numeric' }),
    from: line('share-from', 'from', { inputmode: 'numeric' }),
    to: line('share-to', 'to', { inputmode: 'numeric' }),
  };
  #add = html('button', { type: 'button', 'data-type': 'add' });
  #clear = html('button', { type: 'button', 'data-type': 'clear' });
  #summary = html('h3', { id: 'share-chosen' });
  #list = html('ol', { class: 'chosen', 'aria-labelledby': 'share-chosen' });
  #story = html('div', { class: 'steps' }, [
    html(
      'div',
      { class: 'fields' },
      Object.values(this.#steps).map(({ node }) => node),
    ),
    html('div', { class: 'deeds' }, [this.#add, this.#clear]),
    this.#summary,
    this.#list,
  ]);
  #note = html('p', { class: 'hint' });
  #again = html('button', { type: 'button', 'data-type': 'again' });
  /** Ends the making of puzzles, or goes on with it. */
  #halt = html('button', { type: 'button', 'data-type': 'stop' });
  #print = html('button', { type: 'button', class: 'primary', 'data-type': 'print' });

  connectedCallback() {
    if (this.firstChild) return;
    this.append(
      html('div', { class: 'fields' }, [...Object.values(this.#fields).map(({ node }) => node), ...this.#effort.nodes]),
      this.#story,
      this.#note,
      html('div', { class: 'deeds' }, [this.#print, this.#halt, this.#again]),
    );
  }

  /** @param {NonNullable<import('../../app/share/look.js').ShareAppearance['print']>} next */
  set appearance(next) {
    this.#fields.sheet.paint(next.sheet);
    this.#fields.heading.paint(next.heading);
    this.#fields.count.paint(next.count);
    this.#fields.grade.paint(next.grade);
    this.#effort.paint(next.effort);
    this.#fields.solution.paint(next.solution);
    this.#story.hidden = next.story === null;
    if (next.story) this.#paintStory(next.story);
    setText(this.#note, next.note);
    this.#again.hidden = next.again === '';
    setText(this.#again, next.again);
    setText(this.#print, next.print.text);
    setEnabled(this.#print, next.print.enabled);
    this.#paintHalt(next);
  }

  /** @param {{ stop: string, resume: string }} next */
  #paintHalt({ stop, resume }) {
    const isFocused = /** @type {ShadowRoot} */ (this.getRootNode()).activeElement === this.#halt;
    this.#halt.hidden = !stop && !resume;
    setAttribute(this.#halt, 'data-type', stop ? 'stop' : 'resume');
    setText(this.#halt, stop || resume);
    if (isFocused && this.#halt.hidden) this.#print.focus();
  }

  /** @param {NonNullable<NonNullable<import('../../app/share/look.js').ShareAppearance['print']>['story']>} next */
  #paintStory({ how, number, from, to, add, clear, summary, steps }) {
    this.#steps.how.paint(how);
    this.#steps.number.paint(number);
    this.#steps.from.paint(from);
    this.#steps.to.paint(to);
    setText(this.#add, add.text);
    setEnabled(this.#add, add.enabled);
    this.#clear.hidden = steps.length === 0;
    setText(this.#clear, clear);
    setText(this.#summary, summary);
    this.#list.hidden = steps.length === 0;
    const focused = /** @type {ShadowRoot} */ (this.getRootNode()).activeElement;
    const index = focused ? [...this.#list.children].findIndex((row) => row.contains(focused)) : -1;
    grown(this.#list, steps.length, row).forEach((item, at) => paintRow(item, steps[at]));
    // The row in hand is gone: on to the next one, the one before, or the button that adds.
    if (focused && !focused.isConnected && index >= 0) {
      (this.#list.children[Math.min(index, steps.length - 1)]?.querySelector('button') ?? this.#add).focus();
    }
    if (this.#clear.hidden && focused === this.#clear) this.#add.focus();
  }
}

/** @returns {HTMLElement} */
const row = () =>
  html('li', {}, [
    html('b'),
    html('span'),
    html('button', { type: 'button', class: 'quiet', 'data-type': 'remove' }, [icon('close')]),
  ]);

/** @param {HTMLElement} item @param {{ position: number, number: string, sentence: string, remove: string }} step */
function paintRow(item, { position, number, sentence, remove }) {
  const [head, text, button] = item.children;
  setText(head, number);
  setText(text, sentence);
  setAttribute(button, 'aria-label', remove);
  setAttribute(button, 'data-position', String(position));
}

define('sudoku-share-print', SudokuSharePrint);
