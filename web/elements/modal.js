/**
 * What the elements share that are a dialog: it stands in them from the first time that they are on a
 * page, and is closed when they leave it, for a dialog that is taken away says nothing.
 */
export class Modal extends HTMLElement {
  /** @type {HTMLDialogElement | null} */
  #held = null;

  /** Called once, by the constructor. @param {HTMLDialogElement} dialog */
  hold(dialog) {
    this.#held = dialog;
  }

  connectedCallback() {
    if (this.#held && !this.firstChild) this.append(this.#held);
    this.style.display = 'contents'; // closed it takes no place on the page, and no gap beside that
  }

  disconnectedCallback() {
    this.close();
  }

  open() {
    if (!this.#held?.open) this.#held?.showModal();
  }

  close() {
    this.#held?.close();
  }
}
