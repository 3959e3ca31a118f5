/**
 * A few words for a first visit, on what is read, on larger steps, and on the strip: once, on the
 * page that is the player's own. They wait where there is no room beside the board and what plays it, and while
 * questions are asked on the way.
 */
import '../../elements/first-visit/first-words.js';
import { html } from '../../elements/element.js';
import { adoptSheets } from '../platform/style-sheets.js';
import { spotFor } from './spot.js';
import { widen } from '../i18n/lazy-messages.js';

/** What is told, in its order, and the part of the player that each is about. */
const words = [
  { id: 'read', selector: 'sudoku-transport [data-grain="read"]' },
  { id: 'steps', selector: 'sudoku-transport [data-grain="placement"]' },
  { id: 'strip', selector: 'sudoku-scrubber .strip' },
];

/** What they must not cover; once there is a step, its sentence as well. */
const needed = ['sudoku-board', 'sudoku-transport .buttons', 'sudoku-notice'];
/** What they cover only where there is no other place. */
const spared = ['sudoku-bar', '.verdict-line', '.say'];

/** @typedef {import('../player.js').SudokuPlayer} SudokuPlayer */

export class FirstWords {
  #player;
  #translate;
  #seen;
  #isSeen = false;
  #card = /** @type {import('../../elements/first-visit/first-words.js').SudokuFirstWords} */ (
    html(/** @type {any} */ ('sudoku-first-words'))
  );
  #at = 0;
  #frame = 0;
  #ends = new AbortController();

  /**
   * @param {SudokuPlayer} player
   * @param {() => import('../i18n/i18n.js').Translate} translate as the page speaks now
   * @param {() => void} seen called once, when they are on the screen
   */
  constructor(player, translate, seen) {
    this.#player = player;
    this.#translate = translate;
    this.#seen = seen;
  }

  /** Tells them from the first one on. Rejects where its files cannot be loaded. */
  async begin() {
    await Promise.all([adoptSheets(document, 'first-words'), widen(this.#translate(), 'first-words')]);
    this.#card.stand(null);
    this.#card.addEventListener('intent', (event) => {
      if (/** @type {CustomEvent} */ (event).detail.type === 'next' && this.#at < words.length - 1) {
        this.#go(this.#at + 1);
      } else this.#end();
    });
    this.#player.before(this.#card);
    this.#follow();
    await this.speak();
  }

  /** In the language of now; where its sentences cannot be loaded, as before. */
  async speak() {
    const narrow = this.#translate();
    const t = await widen(narrow, 'first-words').catch(() => null);
    if (!t || narrow !== this.#translate()) return; // else a newer one comes
    const isLast = this.#at === words.length - 1;
    this.#card.appearance = {
      label: t('words.label'),
      text: t(`words.${words[this.#at].id}`),
      count: t('words.count', { n: this.#at + 1, all: words.length }),
      next: t(isLast ? 'words.done' : 'words.next'),
      close: t('words.close'),
    };
    this.#request();
  }

  /** @param {number} at */
  #go(at) {
    this.#at = at;
    this.speak();
  }

  #end() {
    const hadFocus = this.#card.contains(document.activeElement);
    this.#ends.abort();
    this.#card.remove();
    if (hadFocus) this.#player.takeFocus();
  }

  /** Moves with what is on the screen. */
  #follow() {
    const { signal } = this.#ends;
    const request = () => this.#request();
    for (const type of ['resize', 'scroll']) addEventListener(type, request, { signal, passive: true });
    const observer = new ResizeObserver(request);
    observer.observe(this.#player);
    const unsubscribe = this.#player.store.subscribe((now, before) => {
      if (
        now.mode !== before.mode ||
        now.notice !== before.notice ||
        now.questions !== before.questions ||
        now.size !== before.size ||
        Boolean(now.run?.step) !== Boolean(before.run?.step)
      ) {
        request();
      }
    });
    signal.addEventListener('abort', () => {
      observer.disconnect();
      unsubscribe();
      cancelAnimationFrame(this.#frame);
    });
  }

  /** After the player has painted what has changed. */
  #request() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(() => this.#place());
    });
  }

  #place() {
    if (!this.#card.isConnected) return;
    const { mode, run, questions } = this.#player.store.state;
    const [target] = this.#boxes([words[this.#at].selector]);
    const clear = this.#boxes([...needed, words[this.#at].selector, ...(run?.step ? ['.say'] : [])]);
    const { width, height } = this.#card.getBoundingClientRect();
    const screen = { width: document.documentElement.clientWidth, height: innerHeight };
    const isTime = mode === 'watch' && questions === null;
    const spot = isTime && target ? spotFor({ width, height }, screen, target, clear, this.#boxes(spared)) : null;
    this.#card.stand(spot);
    if (!spot || this.#isSeen) return;
    this.#isSeen = true;
    this.#seen();
  }

  /** Of what is to be seen. @param {string[]} selectors */
  #boxes(selectors) {
    const found = selectors.flatMap((selector) => this.#player.shadowRoot?.querySelector(selector) ?? []);
    return found.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0);
  }
}
