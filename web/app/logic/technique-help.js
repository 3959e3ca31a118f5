/**
 * The explanation of techniques, loaded when one is first asked for.
 *
 *     const help = await loadTechniqueHelp(host);
 *     help.open('x-wing');
 */
import '../../elements/logic/technique.js';
import { exampleOf } from './example.js';
import { techniqueAppearance } from './technique-look.js';
import { WideLanguage, widen } from '../i18n/lazy-messages.js';
import { adoptSheets } from '../platform/style-sheets.js';

/** @typedef {import('../player/host.js').Host} Host @typedef {import('../i18n/i18n.js').Translate} Translate */
/** @typedef {import('../solver.js').Solver} Solver */

/**
 * @param {Host} host
 * @returns {Promise<TechniqueHelp>} with its sheets and sentences, and what the solver needs for examples
 */
export async function loadTechniqueHelp(host) {
  const t = host.translate();
  const solver = host.attempt((session) => session.solver);
  if (!solver) throw new Error('no solver');
  const [wide] = await Promise.all([
    t && widen(t, 'logic'),
    adoptSheets(host.root, 'chooser', 'mini-board', 'pattern', 'technique'),
    solver.loadLogic(),
  ]);
  return new TechniqueHelp(host, solver, wide);
}

export class TechniqueHelp {
  #host;
  #solver;
  #element = document.createElement('sudoku-technique');
  #language = new WideLanguage('logic', () => this.speak());
  /** Knows the sentences about logic. @type {Translate | null} */
  #t;
  /** The technique that is explained. @type {string | null} */
  #id = null;

  /** @param {Host} host @param {Solver} solver @param {Translate | null} t */
  constructor(host, solver, t) {
    this.#host = host;
    this.#solver = solver;
    this.#t = t;
    this.#element.setAttribute('part', 'technique');
    this.#element.addEventListener('intent', (/** @type {CustomEvent} */ event) => {
      event.stopPropagation(); // it is open already
      this.#explain(event.detail.id);
    });
    host.frame.append(this.#element);
  }

  /** @param {string} id of a technique */
  open(id) {
    this.#explain(id);
    this.speak();
    this.#element.open();
  }

  close() {
    this.#element.close();
  }

  /** Takes over the language of the player. */
  speak() {
    const narrow = this.#host.translate();
    const t = narrow && this.#language.follow(narrow);
    if (!t || t.language === this.#t?.language) return;
    this.#t = t;
    if (this.#id) this.#explain(this.#id);
  }

  /** @param {string} id */
  #explain(id) {
    this.#id = id;
    if (!this.#t) return;
    const example = exampleOf(id, this.#solver);
    this.#element.appearance = techniqueAppearance(id, this.#solver.techniques, example, this.#t);
  }
}
