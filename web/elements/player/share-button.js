/** <sudoku-out>: the way to all that leaves the page. Property in: `appearance`, its name; '' where there is none. Intent out: `share`. */
import { define, html, intend, setName } from '../element.js';
import { addIcons, icon } from '../icons.js';

addIcons({ share: 'M12 3l5 5-1.400 1.400L13 6.800V15h-2V6.800L8.400 9.400 7 8zM5 12h3v2H7v5h10v-5h-1v-2h3v9H5z' });

class SudokuOut extends HTMLElement {
  #button = html('button', { type: 'button', 'data-type': 'share' }, [icon('share')]);

  constructor() {
    super();
    this.#button.addEventListener('click', () => intend(this, { type: 'share' }));
  }

  connectedCallback() {
    if (!this.firstChild) this.append(this.#button);
  }

  /** @param {import('../../app/view/appearance.js').Appearance['out']} next */
  set appearance(next) {
    this.hidden = next === '';
    setName(this.#button, next);
  }
}

define('sudoku-out', SudokuOut);
