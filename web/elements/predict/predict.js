/**
 * <sudoku-predict>: a question, the buttons for its answers, and what was said of the answer. Property in:
 * `appearance`, null where nothing is asked. Intents out: `answer` { answer }, `go-on`, `copy-result`.
 */
import { define, grown, html, intend, onPress, setAttribute, setHidden, setText } from '../element.js';

export class SudokuPredict extends HTMLElement {
  #question = html('p', { class: 'predict-question', id: 'predict-question' });
  #choices = html('div', { class: 'predict-choices', role: 'group', 'aria-labelledby': 'predict-question' });
  #verdict = html('p', { class: 'predict-verdict' });
  #goOn = html('button', { type: 'button', class: 'primary', 'data-type': 'go-on' });
  #score = html('span', { class: 'predict-score' });
  #copy = html('button', { type: 'button', 'data-type': 'copy-result' });
  #foot = html('div', { class: 'predict-foot' }, [this.#goOn, this.#score, this.#copy]);

  constructor() {
    super();
    onPress(this, ({ dataset: { type = '', answer } }) => intend(this, answer ? { type, answer } : { type }));
  }

  connectedCallback() {
    setAttribute(this, 'role', 'group');
    if (!this.firstChild) this.append(this.#question, this.#choices, this.#verdict, this.#foot);
  }

  /** The focus was on what is gone now, and stays here. */
  takeFocus() {
    this.#wantsFocus = this.contains(/** @type {ShadowRoot} */ (this.getRootNode()).activeElement);
  }

  #wantsFocus = false;

  /** @param {import('../../app/predict/look.js').QuizLook | null} next */
  set appearance(next) {
    setHidden(this, next === null);
    if (!next) return;
    const { phase } = next;
    const focused = /** @type {ShadowRoot} */ (this.getRootNode()).activeElement;
    const hadFocus = this.#wantsFocus || (focused !== null && this.contains(focused));
    this.#wantsFocus = false;
    setAttribute(this, 'aria-label', next.label);
    setAttribute(this, 'data-phase', phase);
    setText(
      this.#question,
      phase === 'idle' ? next.idle : [next.again, next.question, next.hint].filter(Boolean).join(' '),
    );
    setHidden(this.#question, phase === 'told');
    this.#paintChoices(next);
    setHidden(this.#verdict, phase !== 'told');
    setText(this.#verdict, next.verdict.text);
    setAttribute(this.#verdict, 'data-tone', next.verdict.tone || null);
    setHidden(this.#goOn, phase !== 'told');
    setText(this.#goOn, next.goOn);
    setText(this.#score, next.score);
    setText(this.#copy, next.copy);
    setHidden(this.#copy, next.score === '');
    setHidden(this.#foot, phase === 'asked' || (phase === 'idle' && next.score === ''));
    if (hadFocus) this.#keepFocus(phase);
  }

  /** @param {import('../../app/predict/look.js').QuizLook} next */
  #paintChoices({ phase, choices, areDigits }) {
    setHidden(this.#choices, phase !== 'asked' || choices.length === 0);
    setAttribute(this.#choices, 'data-digits', areDigits ? '' : null);
    setAttribute(this.#choices, 'translate', areDigits ? 'no' : null);
    if (phase !== 'asked') return;
    const buttons = grown(this.#choices, choices.length, () =>
      html('button', { type: 'button', 'data-type': 'answer' }, [
        html('span'),
        html('kbd', { translate: 'no', 'aria-hidden': 'true' }),
      ]),
    );
    choices.forEach(({ answer, key, text, label }, index) => {
      const button = buttons[index];
      setAttribute(button, 'data-answer', answer);
      setAttribute(button, 'aria-label', label || null); // its text and no key, which is hidden
      setAttribute(button, 'aria-keyshortcuts', key || null);
      setText(button.children[0], text);
      setText(button.children[1], text === key ? '' : key);
    });
  }

  /** Who has pressed a button here goes on with the next one. @param {string} phase */
  #keepFocus(phase) {
    const root = /** @type {ShadowRoot} */ (this.getRootNode());
    const focused = /** @type {HTMLElement | null} */ (root.activeElement);
    if (focused && this.contains(focused) && focused.getClientRects().length > 0) return;
    if (phase === 'told') this.#goOn.focus();
    else if (phase === 'asked') /** @type {HTMLElement | null} */ (this.#choices.querySelector('button'))?.focus();
    else if (!this.#copy.hidden) this.#copy.focus();
  }
}

define('sudoku-predict', SudokuPredict);
