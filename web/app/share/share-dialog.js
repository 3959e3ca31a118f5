/**
 * The dialog for sharing at work: a composition root below the player's, loaded when it is first
 * opened. What is to be printed stands beside the page for as long as that part of the dialog is open.
 */
import '../../elements/share/share.js';
import { Paper } from './paper.js';
import { askAgain } from '../platform/patience.js';
import { algorithmOf } from '../sudoku/algorithms.js';
import { browserClock } from '../jobs/clock.js';
import { canSend } from '../platform/deliver.js';
import { linkTo } from '../state/link.js';
import { shareAppearance } from './look.js';
import { SharePuzzles } from './more-puzzles.js';
import { canGrade, effortFaultIn, effortIn, gradeIn, wantsMore } from './worksheet.js';
import { initialShare, reduceShare } from './state.js';
import { WaysOut } from './actions.js';
import { adoptSheets } from '../platform/style-sheets.js';
import { nearestFields } from '../sudoku/effort-form.js';
import { hasSheet, sheetOf } from './paper-look.js';
import { createStore } from '../state/store.js';
import { planOf, storyFault } from '../view/storyboard.js';
import { StoryJob } from './storyboard-job.js';
import { folder, page, reach } from '../platform/address.js';
import { WideLanguage, widen } from '../i18n/lazy-messages.js';

/** @typedef {import('./state.js').ShareState} ShareState */

/** The parts of the dictionaries that it needs. @param {import('../player/host.js').Host} host */
const textsFor = (host) => ['share', 'effort', ...(canGrade(host.state()) ? ['logic'] : [])];

/** Steps after which it is not asked what a search does on the first puzzle: some milliseconds. */
const LONG_RUN = 1e6;

/**
 * What a search does on a puzzle; null: that takes long, or the search is not there yet.
 * @param {string} puzzle
 * @param {string} algorithm
 * @param {import('../solver.js').Solver} solver
 */
function effortOn(puzzle, algorithm, solver) {
  if (algorithmOf(algorithm).needsModule) return null;
  const run = solver.run(puzzle, { algorithm });
  try {
    const { steps, done } = run.measure(LONG_RUN);
    return done ? { algorithm, deadEnds: run.totals().retreat, steps } : null;
  } finally {
    run.dispose();
  }
}

/**
 * @param {import('../player/host.js').Host} host
 * @returns {Promise<Share>} with its style sheets and sentences
 */
export async function loadShare(host) {
  const t = host.translate();
  const [paper] = await Promise.all([
    Paper.load(),
    adoptSheets(host.root, 'form', 'dialog-tabs', 'share'),
    t && widen(t, ...textsFor(host)),
  ]);
  return new Share(host, paper);
}

class Share {
  #host;
  #paper;
  #element = document.createElement('sudoku-share');
  #store = createStore(reduceShare, initialShare());
  /** @type {WideLanguage} */
  #language;
  /** The language of the steps that were read. */
  #told = '';
  #story = new StoryJob({
    clock: browserClock,
    attempt: (work) => this.#host.attempt(work),
    state: () => this.#host.state(),
    translate: () => this.#t,
    tell: () => this.#host.tell(),
    found: (pictures) => this.#store.dispatch({ type: 'found', pictures }),
    ended: (how) => this.#endReading(how),
  });
  #puzzles = new SharePuzzles({
    clock: browserClock,
    tell: (news) => this.#store.dispatch({ type: 'await', on: news === 'late' }),
    made: (made, late) => this.#takePuzzle(made, late),
  });
  #ways = new WaysOut({
    clock: browserClock,
    share: () => this.#store.state,
    state: () => this.#shared,
    translate: () => this.#t,
    link: () => this.#link,
    tell: (told) => this.#store.dispatch({ type: 'tell', told }),
    point: (what) => this.#element.point(what),
  });
  /** How many steps were chosen before more were asked for. */
  #before = 0;

  /** What each intent of the dialog asks for. @type {Record<string, (detail: any) => void>} */
  #commands = {
    panel: ({ panel }) => this.#store.dispatch({ type: 'tab', tab: panel }),
    fill: ({ field, value }) => this.#store.dispatch({ type: 'fill', field, value }),
    nearest: () => this.#takeNearest(),
    copy: ({ what }) => this.#ways.copy(what),
    save: ({ what }) => this.#ways.save(what),
    send: () => this.#ways.send(),
    add: () => this.#add(),
    remove: ({ position }) => this.#store.dispatch({ type: 'remove', position }),
    clear: () => this.#store.dispatch({ type: 'clear' }),
    again: () => this.#askAgain(),
    stop: () => this.#stopMaking(),
    resume: () => this.#store.dispatch({ type: 'resume' }),
    print: () => print(),
    closed: () => this.#close(),
  };

  /** @param {import('../player/host.js').Host} host @param {Paper} paper */
  constructor(host, paper) {
    this.#host = host;
    this.#language = new WideLanguage(textsFor(host), () => this.#paint());
    this.#paper = paper;
    this.#element.setAttribute('part', 'share');
    this.#element.addEventListener('intent', (/** @type {CustomEvent} */ event) => {
      event.stopPropagation(); // it is none of the player's
      this.#commands[event.detail.type]?.(event.detail);
    });
    this.#store.subscribe(() => {
      this.#paint();
      this.#makePuzzles();
    });
    host.frame.append(this.#element);
  }

  get #t() {
    const narrow = this.#host.translate();
    return narrow && this.#language.follow(narrow);
  }

  get #link() {
    const { form } = this.#store.state;
    const shared = this.#shared;
    return page() + linkTo(shared, this.#host.translate()?.language, form.mine ? shared.entered : null);
  }

  /** What the player shows, and what was entered in its game. @returns {import('./text.js').Shared} */
  get #shared() {
    const state = this.#host.state();
    return { ...state, entered: state.mode === 'play' ? this.#host.game.progress : null };
  }

  /** Shows what the player has now. */
  open() {
    this.#host.dispatch({ type: 'pause' });
    const { puzzle, algorithm, run } = this.#host.state();
    const { form } = this.#store.state;
    const dark = getComputedStyle(this.#element).colorScheme === 'dark';
    this.#store.dispatch({
      type: 'open',
      about: `${puzzle} ${algorithm}`,
      form: {
        theme: dark ? 'dark' : 'light',
        from: String(Math.max(1, run?.position ?? 1)),
        address: form.address || folder(),
      },
    });
    this.#element.open();
  }

  /** Takes over the language of the player. */
  speak() {
    this.#paint();
  }

  #close() {
    this.#story.stop();
    this.#puzzles.stop();
    this.#store.dispatch({ type: 'closed' });
  }

  #add() {
    const { form, story } = this.#store.state;
    const fault = storyFault(form);
    if (fault) {
      this.#element.point(fault);
      return;
    }
    this.#before = story.length;
    this.#store.dispatch({ type: 'reading', on: true });
    this.#story.look(planOf(form, this.#host.state().run?.position ?? 0));
  }

  /** @param {'done' | 'failed'} how */
  #endReading(how) {
    const { reading, story } = this.#store.state;
    this.#store.dispatch({ type: 'reading', on: false });
    if (!reading) return; // only the language was another one
    const count = story.length - this.#before;
    const told =
      how === 'failed'
        ? { code: 'unread', bad: true }
        : count > 0
          ? { code: 'added', params: { count } }
          : { code: 'nothing', bad: true };
    this.#store.dispatch({ type: 'tell', told });
  }

  /** One more, where the sheet has room for more than there are; none where it has not any more. */
  #makePuzzles() {
    const { form, making } = this.#store.state;
    const state = this.#host.state();
    const wanted = wantsMore(this.#store.state, state);
    if (!wanted || !making) this.#puzzles.stop();
    if (wanted === making) return;
    this.#store.dispatch({ type: 'making', on: wanted });
    if (!wanted) return;
    this.#lookAtFirst();
    this.#puzzles.start(state.puzzle, { grade: gradeIn(form, state), effort: effortIn(form, state) });
  }

  /** Finds out what the search of the wish does on the first puzzle, unless that is known or takes long. */
  #lookAtFirst() {
    const { form, first } = this.#store.state;
    const state = this.#host.state();
    const { puzzle } = state;
    const { algorithm } = effortIn(form, state) ?? {};
    if (!algorithm || (first?.puzzle === puzzle && first.algorithm === algorithm)) return;
    const effort = this.#host.attempt(({ solver }) => effortOn(puzzle, algorithm, solver));
    if (effort) this.#store.dispatch({ type: 'first', effort: { puzzle, ...effort } });
  }

  /** Wishes for what comes nearest to a wish that cannot be had. */
  #takeNearest() {
    const { form } = this.#store.state;
    for (const [field, value] of nearestFields(effortFaultIn(form, this.#host.state()))) {
      this.#store.dispatch({ type: 'fill', field, value });
    }
  }

  /** The sheet has what there is. */
  #stopMaking() {
    this.#puzzles.stop();
    this.#store.dispatch({ type: 'stopped' });
  }

  #askAgain() {
    this.#store.dispatch({ type: 'await', on: false });
    askAgain();
  }

  /** @param {import('../sudoku/wish.js').Made | null} made @param {boolean} late */
  #takePuzzle(made, late) {
    const solution = made && this.#host.attempt(({ solver }) => solver.solve(made.puzzle));
    if (made && solution) {
      const { puzzle, grading, effort } = made;
      this.#store.dispatch({ type: 'made', printed: { puzzle, solution, grade: grading?.grade, effort } });
      const { more, form } = this.#store.state;
      if (more.length + 1 === form.count) this.#tell({ code: 'complete', params: { count: form.count } });
      return;
    }
    this.#store.dispatch({ type: 'stopped' });
    this.#tell({ code: late ? 'notFound' : 'unmade', bad: true });
  }

  /** @param {NonNullable<ShareState['told']>} told */
  #tell(told) {
    this.#store.dispatch({ type: 'tell', told });
  }

  #paint() {
    const t = this.#t;
    if (!t) return;
    const [share, state] = [this.#store.state, this.#shared];
    this.#element.appearance = shareAppearance(share, state, t, {
      link: this.#link,
      reach: reach(),
      canSend: canSend(),
    });
    this.#paper.show(hasSheet(share) ? sheetOf(share, state, t, page()) : null);
    this.#retell(t.language, share);
  }

  /** Steps that were read in another language are read anew. @param {string} language @param {ShareState} share */
  #retell(language, { story, reading }) {
    if (language === this.#told || reading) return;
    this.#told = language;
    if (story.length > 0) this.#story.read(story.map(({ position }) => position));
  }
}
