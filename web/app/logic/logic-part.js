/**
 * What a player shows of logic, loaded when it is first to be seen: how each step is told, the layer over the board,
 * the deductions of the run, how hard the puzzle is, and the explanations of techniques.
 */
import '../../elements/logic/deductions.js';
import '../../elements/logic/pattern.js';
import { deductionsAppearance } from './deductions-look.js';
import { patternAppearance } from './pattern-look.js';
import { purposeIn } from './feature.js';
import { deductionsOf } from './run-deductions.js';
import { stepInWords } from './step-in-words.js';
import { tellOf } from '../kernel/late-notice.js';
import { LazyPart } from '../platform/lazy-part.js';
import { later } from '../platform/load-module.js';

/** @typedef {import('../player/host.js').Host} Host @typedef {import('../state/state.js').State} State */
/** @typedef {import('../i18n/i18n.js').Translate} Translate @typedef {import('../solver.js').Solver} Solver */

/** Milliseconds that a puzzle stays as it is before it is graded. */
const CALM = 200;

/**
 * The pattern of the present deduction. A digit that is already written replaces its candidates.
 * @param {import('../state/state.js').RunView} run
 */
function patternOf({ pattern = null, board }) {
  if (!pattern || pattern.places.length === 0) return pattern;
  return { ...pattern, candidates: pattern.candidates.filter(({ cell }) => !board[cell]) };
}

/** A part of a player, see kernel/late-feature.js. */
export class LogicPart {
  #host;
  /** What lies over the board. */
  #layer = document.createElement('sudoku-pattern');
  /** The deductions of the run. */
  #list = document.createElement('sudoku-deductions');
  /** What the list was read from. */
  #read = { puzzle: '', known: -1, found: /** @type {import('./run-deductions.js').RunDeductions | null} */ (null) };
  /** What was painted last. @type {{ run: import('../state/state.js').RunView | null, t: Translate } | null} */
  #painted = null;
  #timer = 0;
  /** @type {LazyPart<import('./technique-help.js').TechniqueHelp>} */
  #help;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    this.#layer.setAttribute('part', 'pattern');
    this.#list.setAttribute('part', 'deductions');
    host.root.querySelector('sudoku-board')?.cover(this.#layer);
    this.#help = new LazyPart({
      load: async () => (await later(() => import('./technique-help.js'))).loadTechniqueHelp(host),
      tell: (news) => tellOf('technique', news, host.dispatch),
    });
  }

  /** @param {State} state */
  follow(state) {
    if (state.solver === 'ready' && purposeIn(state)) this.#gradeSoon(state);
  }

  /**
   * How its steps are told, and how hard a puzzle is.
   * @param {Translate} t
   * @returns {import('../view/appearance.js').Logic}
   */
  sentences(t) {
    return {
      tell: (run, size) => stepInWords(run, size, t),
      difficulty: (state) => this.#difficulty(state, t),
    };
  }

  /** How hard the puzzle is, in words. @param {State} state @param {Translate} t */
  #difficulty({ graded, puzzle }, t) {
    if (graded?.puzzle !== puzzle || !graded.grading.hardest) return null;
    const { grade, hardest } = graded.grading;
    return {
      grade: t(`grade.${grade}`),
      hardest: t('grade.verdict', { technique: t(`technique.${hardest}.name`) }),
    };
  }

  /** @param {State} state @param {Translate} t */
  paint(state, t) {
    const run = state.mode === 'watch' && state.algorithm === 'logic' ? state.run : null;
    this.#list.hidden = run === null;
    if (!this.#list.parentNode) this.#host.root.querySelector('sudoku-counters')?.after(this.#list);
    if (run === this.#painted?.run && t === this.#painted?.t) return;
    this.#painted = { run, t };
    this.#layer.appearance = patternAppearance(run && patternOf(run), state.size, t);
    if (run) this.#paintList(state, run, t);
  }

  /** @param {State} state @param {import('../state/state.js').RunView} run @param {Translate} t */
  #paintList({ puzzle }, run, t) {
    if (this.#read.puzzle !== puzzle || this.#read.known !== run.known) {
      const found = this.#host.attempt(({ run: open, solver }) => deductionsOf(open, solver.techniques)) ?? null;
      this.#read = { puzzle, known: run.known, found };
    }
    const techniques = this.#techniques();
    if (!this.#read.found || !techniques) return;
    const now = { position: run.position, technique: run.pattern?.technique ?? null };
    this.#list.appearance = deductionsAppearance(this.#read.found, now, techniques, t);
  }

  #techniques() {
    return this.#host.attempt(({ solver }) => solver.techniques);
  }

  /** Finds out how hard a puzzle is, as soon as nobody changes it. @param {State} state */
  #gradeSoon({ puzzle, graded, check }) {
    this.#host.clock.clearTimeout(this.#timer);
    if (check?.status !== 'unique' || graded?.puzzle === puzzle) return;
    this.#timer = this.#host.clock.setTimeout(() => this.#grade(puzzle), CALM);
  }

  /** Where the module does not come, nobody asked for it. @param {string} puzzle */
  async #grade(puzzle) {
    const solver = this.#host.attempt((session) => session.solver);
    const isLoaded = await solver?.loadLogic().then(
      () => true,
      () => false,
    );
    if (!isLoaded || this.#host.state().puzzle !== puzzle) return;
    const grading = this.#host.attempt((session) => session.solver === solver && solver.grade(puzzle));
    if (grading) this.#host.dispatch({ type: 'graded', graded: { puzzle, grading } });
  }

  /** Explains a technique. @param {string} id */
  explain(id) {
    this.#help.use((help) => help.open(id));
  }

  /** There is another language. */
  speak() {
    this.#help.now?.speak();
  }

  /** Ends all work. Safe to repeat. */
  close() {
    this.#host.clock.clearTimeout(this.#timer);
  }
}
