/** The part of the dialog of games for a new puzzle: of the day, dealt, or the reader's own. */
import { grown, html, setAttribute, setEnabled, setText } from '../element.js';

/** @typedef {NonNullable<import('../../app/play/dialogs/games-look.js').GamesAppearance['new']>} Look */

export class NewGame {
  #dailyTitle = html('h3', { id: 'games-daily' });
  #dailyHint = html('p', { class: 'hint' });
  #daily = html('ul', { class: 'daily', 'aria-labelledby': 'games-daily' });
  #dealTitle = html('h3');
  #sizes = html('div', { role: 'group', class: 'segments', translate: 'no' });
  #grades = html('div', { role: 'group', class: 'segments' });
  #about = html('p', { id: 'games-about', class: 'hint', 'aria-live': 'polite' });
  #deal = html('button', { type: 'button', class: 'primary', 'data-type': 'deal', 'aria-describedby': 'games-about' });
  #ownTitle = html('h3');
  #board = html('button', { type: 'button', 'data-type': 'own', 'aria-describedby': 'games-blank' });
  #paste = html('button', { type: 'button', 'data-type': 'choose' });
  #blank = html('p', { id: 'games-blank', class: 'hint' });
  node = html('div', { role: 'tabpanel', id: 'panel-games-new', 'aria-labelledby': 'tab-games-new' }, [
    html('section', {}, [this.#dailyTitle, this.#dailyHint, this.#daily]),
    html('section', { class: 'deal' }, [this.#dealTitle, this.#sizes, this.#grades, this.#about, this.#deal]),
    html('section', {}, [this.#ownTitle, html('div', { class: 'own' }, [this.#board, this.#paste]), this.#blank]),
  ]);

  /** @param {Look | null} next null: another part is shown */
  paint(next) {
    this.node.hidden = next === null;
    if (!next) return;
    setText(this.#dailyTitle, next.daily.title);
    setText(this.#dailyHint, next.daily.hint);
    this.#paintDaily(next.daily.puzzles);
    setText(this.#dealTitle, next.deal.title);
    paintChoices(this.#sizes, 'size', next.deal.size);
    paintChoices(this.#grades, 'grade', next.deal.grade);
    setText(this.#about, next.deal.about);
    setText(this.#deal, next.deal.deal);
    setText(this.#ownTitle, next.own.title);
    setText(this.#board, next.own.board.text);
    setEnabled(this.#board, next.own.board.enabled);
    setText(this.#paste, next.own.paste);
    setText(this.#blank, next.own.board.hint);
    this.#blank.hidden = next.own.board.hint === '';
  }

  /** @param {Look['daily']['puzzles']} puzzles */
  #paintDaily(puzzles) {
    const items = grown(this.#daily, puzzles.length, () =>
      html('li', {}, [
        html('button', { type: 'button', 'data-type': 'daily' }, [
          html('b'),
          html('span', { class: 'about' }),
          html('span', { class: 'progress' }),
        ]),
      ]),
    );
    puzzles.forEach(({ grade, name, about, progress, solved }, index) => {
      const button = items[index].children[0];
      setAttribute(button, 'data-value', String(grade));
      setAttribute(button, 'data-solved', solved ? '' : null);
      [name, about, progress].forEach((text, place) => setText(button.children[place], text));
    });
  }
}

/**
 * Buttons of which one is pressed.
 * @param {HTMLElement} group
 * @param {string} type of their intent
 * @param {{ label: string, choices: { value: number, text: string, on: boolean }[] }} look
 */
export function paintChoices(group, type, { label, choices }) {
  setAttribute(group, 'aria-label', label);
  const buttons = grown(group, choices.length, () => html('button', { type: 'button', 'data-type': type }));
  choices.forEach(({ value, text, on }, index) => {
    setAttribute(buttons[index], 'data-value', String(value));
    setAttribute(buttons[index], 'aria-pressed', String(on));
    setText(buttons[index], text);
  });
}
