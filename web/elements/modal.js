/**
 * What the elements share that are a dialog: it stands in them from the first time that they are on a
 * page, and is closed when they leave it, for a dialog that is taken away says nothing. Its first
 * field has the focus when it opens, and what had it before when it closes; after a choice that brings another puzzle,
 * what goes on with that.
 */

/** What is filled in. Its place may be found by what is shown alone: a hidden part has no boxes. */
const FIELDS = 'select, textarea, input:not([type="file"])';
/** Of these, what brings up a keyboard where there is none: it would hide the rest of the dialog. */
const TYPED = 'textarea:not([readonly]), input:not([type="checkbox"], [type="radio"], [type="range"], [readonly])';

/** The board, and in other modes what stands in its place. */
const MAIN = 'sudoku-board, sudoku-game-board, sudoku-compare, sudoku-lists';

/** Where one goes on with a puzzle that was chosen. In Edit that is the board. */
const ONWARD =
  'sudoku-game-board, [data-mode="watch"] sudoku-transport [data-type="toggle"], sudoku-compare [data-type="toggle"]';

export class Modal extends HTMLElement {
  /** @type {HTMLDialogElement | null} */
  #held = null;
  /** What had the focus before. @type {Element | null} */
  #opener = null;
  /** Whether it is closed by a choice of a puzzle. */
  #isChosen = false;

  /** Called once, by the constructor. @param {HTMLDialogElement} dialog */
  hold(dialog) {
    this.#held = dialog;
    dialog.addEventListener('close', () => this.#giveBack());
  }

  connectedCallback() {
    if (this.#held && !this.firstChild) this.append(this.#held);
    this.style.display = 'contents'; // closed it takes no place on the page, and no gap beside that
  }

  disconnectedCallback() {
    this.close();
  }

  /** What is on no page, because its player has left it meanwhile, stays closed. */
  open() {
    if (!this.#held || this.#held.open || !this.isConnected) return;
    this.#opener = this.#root.activeElement;
    this.#held.showModal();
    this.#begin(this.#held);
  }

  close() {
    this.#held?.close();
  }

  /** Closes it because another puzzle was chosen in it. */
  leave() {
    this.#isChosen = this.#held?.open ?? false;
    this.close();
  }

  get #root() {
    return /** @type {Document | ShadowRoot} */ (this.getRootNode());
  }

  /** What has no field is left to the browser, which takes the first button. @param {HTMLDialogElement} dialog */
  #begin(dialog) {
    if (dialog.querySelector('[autofocus]')) return;
    const field = /** @type {HTMLInputElement | undefined} */ (
      [...dialog.querySelectorAll(FIELDS)].find((each) => each.getClientRects().length > 0)
    );
    if (!field || (field.matches(TYPED) && matchMedia('(pointer: coarse)').matches)) return;
    field.focus();
    if (field.readOnly) field.select(); // it is there to be copied
  }

  /**
   * Not every browser does it by itself, and what had the focus may be gone, or hidden in another mode: then the board
   * has it, or what stands in its place.
   */
  #giveBack() {
    const { activeElement } = this.#root;
    const [opener, isChosen] = [this.#opener, this.#isChosen];
    const onward = isChosen ? [...this.#root.querySelectorAll(ONWARD), ...this.#root.querySelectorAll(MAIN)] : [];
    const openers = [...onward, opener, ...this.#root.querySelectorAll(MAIN)];
    [this.#opener, this.#isChosen] = [null, false];
    const isHanded = activeElement && isSeen(activeElement) && !this.contains(activeElement);
    if (isHanded && !(isChosen && activeElement === opener)) return;
    const next = openers.find((each) => each && isSeen(each));
    if (next instanceof HTMLElement) next.focus();
  }
}

/** Whether it is on the page and not hidden; WebKit gives the focus to what is. @param {Element} element */
const isSeen = (element) => element.isConnected && element.getClientRects().length > 0;
