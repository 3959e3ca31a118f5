/**
 * Asks the reader what comes next while a run is watched: the run halts where a question is drawn, and goes on when the
 * reader does.
 */
import '../../elements/predict/predict.js';
import { setAttribute } from '../../elements/element.js';
import { inQuestion } from '../kernel/intents.js';
import { copyText } from '../platform/deliver.js';
import { firstQuestion, questionAt } from './asker.js';
import { answerOfKey, quizLook, resultLine, spoken } from './look.js';
import { answersTo } from './questions.js';
import { answering, asking, dueAgain, inAnotherRun, isOpen, left, newQuiz } from './quiz.js';
import { covered, veiled } from './veil.js';

/**
 * @typedef {import('../state/state.js').State} State
 * @typedef {import('../i18n/i18n.js').Translate} Translate
 * @typedef {import('../run/session.js').Session} Session
 * @typedef {import('../view/appearance.js').Appearance} Appearance
 * @typedef {import('../player/host.js').Host} Host
 */

/** Parts that are hidden meanwhile: they must not keep the focus. */
const HIDDEN = 'sudoku-tree, sudoku-deductions, sudoku-fork, sudoku-solutions';

/** A part of a player, see kernel/late-feature.js. */
export class PredictPart {
  #host;
  #quiz = newQuiz;
  /** The run and the questions that the quiz is about. */
  #about = '';
  /** The seed of the score. @type {number | null} */
  #seed = null;
  /** @type {boolean | null} */
  #isCopied = null;
  #element = document.createElement('sudoku-predict');
  /** The language in which it was painted last. @type {Translate | null} */
  #t = null;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    this.#element.setAttribute('part', 'predict');
    host.frame.querySelector('.say')?.append(this.#element);
  }

  /** Whether an answer is waited for, and the question is to be seen. @param {State} state */
  isAsking(state) {
    return isShown(state) && isOpen(this.#quiz);
  }

  /** @param {Session} session @param {number} from @returns {boolean} */
  halt(session, from) {
    const state = this.#host.state();
    if (!isShown(state) || this.#about !== aboutOf(state)) return false;
    const { position } = session.run;
    const { standing } = this.#quiz;
    if (standing) this.#quiz = left(this.#quiz); // the reader goes on without an answer
    return this.#meet(session, from + 1, position, state.playing);
  }

  /**
   * Asks the first question between two positions, these two included, or one that comes again.
   * @param {Session} session @param {number} from @param {number} to @param {boolean} wasPlaying
   */
  #meet(session, from, to, wasPlaying) {
    const settings = settingsOf(this.#host.state());
    const next = firstQuestion(session, from, to, settings, (position) => this.#quiz.passed.has(position));
    const isEnd = !next && session.run.done;
    const again = next || isEnd ? dueAgain(this.#quiz, isEnd) : null;
    const question = again === null ? next : questionAt(session, again, settings);
    if (!question) return false;
    const home = again === null ? null : (next?.position ?? to);
    session.seek(question.position);
    this.#silence(); // the state has not heard of the move yet
    this.#quiz = asking(this.#quiz, { question, board: session.run.board(), home, wasPlaying });
    this.#host.changed();
    return true;
  }

  /** Ends what plays on or was explained: a fork may show what the run does next as well. */
  #silence() {
    this.#host.dispatch({ type: 'pause' });
    this.#host.dispatch({ type: 'ask', cell: null });
    if (this.#host.state().fork) this.#host.dispatch({ type: 'fork', fork: null });
  }

  /** Whether an intent may be the answer, and is heard where it means nothing else. @param {{ type: string }} intent */
  awaits({ type }) {
    return this.isAsking(this.#host.state()) && inQuestion(type) === 'answers';
  }

  /** @param {{ type: string, [key: string]: any }} intent */
  takes(intent) {
    const state = this.#host.state();
    if (!isShown(state)) return false;
    const { type } = intent;
    if (type === 'answer' || type === 'go-on' || type === 'copy-result') {
      this.#obey(intent);
      return true;
    }
    const { standing } = this.#quiz;
    if (!standing) return false;
    if (!isOpen(this.#quiz)) return this.#takesOnward(intent);
    const answer = this.#answerIn(intent);
    if (answer) this.#answer(answer);
    return inQuestion(type) !== null;
  }

  /** @param {{ type: string, [key: string]: any }} intent after the verdict */
  #takesOnward({ type }) {
    const isPlay = type === 'toggle' || type === 'play';
    if (isPlay) this.#goOn();
    const isAsked = type === 'step' && this.#goAhead();
    return isPlay || isAsked || type === 'digit' || type === 'erase';
  }

  /** @param {{ type: string, [key: string]: any }} intent @returns {string | null} */
  #answerIn({ type, cell, digit }) {
    const { question } = /** @type {import('./quiz.js').Standing} */ (this.#quiz.standing);
    if (type === 'ask' && cell !== null && question.onBoard) return `cell-${cell}`;
    if (type === 'digit') return answerOfKey(question, digit);
    return type === 'erase' ? answerOfKey(question, 0) : null;
  }

  /** @param {{ type: string, [key: string]: any }} intent of its own element */
  #obey({ type, answer }) {
    if (type === 'answer') this.#answer(answer);
    else if (type === 'go-on') this.#goOn();
    else this.#copy();
  }

  /** @param {string} answer */
  #answer(answer) {
    const { standing } = this.#quiz;
    if (!standing || !isOpen(this.#quiz)) return;
    if (!answersTo(standing.question, this.#host.state().size).includes(answer)) return;
    this.#quiz = answering(this.#quiz, answer);
    this.#isCopied = null;
    this.#show((session) => session.seek(standing.question.to));
  }

  /** Moves the run, and shows it. @param {(session: Session) => unknown} work */
  #show(work) {
    const run = this.#host.attempt((session) => {
      if (!session.isOpen) return null;
      work(session);
      return session.view();
    });
    if (run) this.#host.dispatch({ type: 'moved', run });
    this.#host.changed();
  }

  /** Back to where a question that came again was asked from. */
  #goHome() {
    const home = this.#quiz.standing?.home ?? null;
    this.#quiz = left(this.#quiz);
    if (home !== null) this.#show((session) => session.seek(home));
  }

  /** A step ahead leads to what is to be asked here first. @returns {boolean} whether there is something */
  #goAhead() {
    this.#goHome();
    return this.#askHere();
  }

  #goOn() {
    if (!this.#quiz.standing || isOpen(this.#quiz)) return;
    this.#goHome();
    if (!this.#askHere() && !this.#host.state().run?.done) this.#host.dispatch({ type: 'play' });
    this.#element.takeFocus();
  }

  /** Asks what is to be asked where the run is. @returns {boolean} whether there is something */
  #askHere() {
    let isAsked = false;
    this.#show((session) => {
      const { position } = session.run;
      isAsked = this.#meet(session, position, position, false);
    });
    return isAsked;
  }

  async #copy() {
    const t = this.#t;
    if (t) this.#isCopied = await copyText(resultLine(this.#quiz.score, this.#host.state(), t));
    this.#host.changed();
  }

  /** @param {State} state */
  follow(state) {
    if (!isShown(state) || aboutOf(state) !== this.#about) this.#hide();
    if (state.questions === null) {
      this.#about = '';
      this.#quiz = left(this.#quiz);
      return;
    }
    if (!state.run) return;
    const about = aboutOf(state);
    if (about === this.#about) {
      this.#leaveElsewhere(state.run.position);
      return;
    }
    this.#about = about;
    this.#quiz = state.questions === this.#seed ? inAnotherRun(this.#quiz) : newQuiz;
    this.#seed = state.questions;
    if (isShown(state) && !state.playing) this.#askHere();
  }

  /**
   * A question stands where it was asked, and its answer where it leads; elsewhere the reader has left it.
   * @param {number} position
   */
  #leaveElsewhere(position) {
    const { standing } = this.#quiz;
    if (!standing) return;
    const { question, answer } = standing;
    if (position !== (answer === null ? question.position : question.to)) this.#quiz = left(this.#quiz);
  }

  /**
   * Draws the player. An open question hides its answer.
   * @param {State} state
   * @param {Translate | null} t
   * @param {(state: State) => Appearance} draw
   * @returns {Appearance}
   */
  cover(state, t, draw) {
    const isAsking = this.isAsking(state);
    const look = draw(isAsking ? veiled(state) : state);
    const { standing } = this.#quiz;
    if (!t || !standing || !isShown(state)) return look;
    const asked = this.#look(state, t);
    const text = spoken(asked, look.speech.text, t);
    if (!isOpen(this.#quiz)) return { ...look, speech: { ...look.speech, text } };
    return covered(look, veiled(state), standing.question, { blocked: t('predict.blocked'), spoken: text }, t);
  }

  /** @param {State} state @param {Translate} t */
  #look(state, t) {
    return quizLook(this.#quiz, { ...state, isCopied: this.#isCopied }, t);
  }

  /** Shows nothing until the next paint, which waits for the texts. */
  #hide() {
    setAttribute(this.#host.frame, 'data-predicts', null);
    setAttribute(this.#host.frame, 'data-asks', null);
    this.#element.appearance = null;
  }

  /** @param {State} state @param {Translate} t */
  paint(state, t) {
    const { frame, root } = this.#host;
    const on = isShown(state);
    this.#t = t;
    setAttribute(frame, 'data-predicts', on ? (this.#quiz.standing ? 'now' : '') : null);
    setAttribute(frame, 'data-asks', on && isOpen(this.#quiz) ? '' : null);
    this.#element.appearance = on ? this.#look(state, t) : null;
    if (on && isOpen(this.#quiz) && root.activeElement?.closest(HIDDEN)) {
      /** @type {HTMLElement | null} */ (root.querySelector('sudoku-board'))?.focus();
    }
  }
}

/** Whether questions are asked, and to be seen. @param {State} state */
const isShown = ({ questions, mode }) => questions !== null && mode === 'watch';

/** What the questions are about. @param {State} state */
const aboutOf = ({ puzzle, algorithm, questions, grain }) => [puzzle, algorithm, questions, grain].join();

/** @param {State} state @returns {import('./asker.js').Settings} */
const settingsOf = ({ questions, grain }) => ({ seed: questions ?? 0, grain });
