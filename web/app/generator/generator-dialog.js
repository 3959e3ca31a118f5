/**
 * The dialog for a generated puzzle at work: a composition root below the player's, loaded when it is
 * first opened.
 */
import '../../elements/generator/generator.js';
import { GeneratorJob } from '../solver/generator-job.js';
import { generatorAppearance } from './look.js';
import { cluesFault, effortFaultIn, initialGenerator, reduceGenerator, wishOf } from './state.js';
import { has } from '../state/features.js';
import { loadAnyMaker } from '../solver/any-maker.js';
import { loadMakerModules } from '../solver/maker-modules.js';
import { randomSeed } from '../solver/puzzle-maker.js';
import { askAgain } from '../platform/patience.js';
import { browserClock } from '../jobs/clock.js';
import { adoptSheets } from '../platform/style-sheets.js';
import { createStore } from '../state/store.js';
import { algorithms } from '../sudoku/algorithms.js';
import { WideLanguage, widen } from '../i18n/lazy-messages.js';
import { startWorker } from '../jobs/start-worker.js';

/** What takes longer than this is worth a word, in milliseconds. */
const LONG = 250;

/** Whether it can be wished how hard the puzzle is. @param {import('../player/host.js').Host} host */
const grades = (host) => has(host.state(), 'logic');

/** The parts of the dictionaries that it needs. @param {import('../player/host.js').Host} host */
const textsFor = (host) => ['generator', 'effort', ...(grades(host) ? ['logic'] : [])];

/** The algorithms that there are. @param {import('../player/host.js').Host} host */
const algorithmsOf = (host) => algorithms.filter((id) => has(host.state(), id));

/**
 * @param {import('../player/host.js').Host} host
 * @returns {Promise<Generator>} with its style sheet and sentences
 */
export async function loadGenerator(host) {
  const t = host.translate();
  await Promise.all([adoptSheets(host.root, 'form', 'generator'), t && widen(t, ...textsFor(host))]);
  return new Generator(host);
}

class Generator {
  #host;
  #element = document.createElement('sudoku-generator');
  #store = createStore(reduceGenerator, initialGenerator());
  /** @type {WideLanguage} */
  #language;
  #wait = 0;
  #job = new GeneratorJob({
    clock: browserClock,
    startWorker: () => startWorker('generator-worker'),
    loadModules: loadMakerModules,
    loadMaker: loadAnyMaker,
    tell: (news) => this.#store.dispatch({ type: 'await', on: news === 'late' }),
    report: (best) => this.#store.dispatch({ type: 'found', best }),
    ended: (how) => this.#end(how),
  });

  /** What each intent of the dialog asks for. @type {Record<string, (detail: any) => void>} */
  #commands = {
    fill: ({ field, value }) => this.#store.dispatch({ type: 'fill', field, value }),
    nearest: () => this.#store.dispatch({ type: 'nearest' }),
    make: () => this.#make(),
    again: () => this.#askAgain(),
    stop: () => this.#leave('stopped'),
    take: () => this.#take(),
    closed: () => this.#leave('idle'),
  };

  /** @param {import('../player/host.js').Host} host */
  constructor(host) {
    this.#host = host;
    this.#language = new WideLanguage(textsFor(host), () => this.#paint());
    this.#element.setAttribute('part', 'generator');
    this.#element.addEventListener('intent', (/** @type {CustomEvent} */ event) => {
      event.stopPropagation(); // it is none of the player's
      this.#commands[event.detail.type]?.(event.detail);
    });
    this.#store.subscribe(() => this.#paint());
    host.frame.append(this.#element);
  }

  open() {
    this.#paint();
    this.#element.open();
  }

  /** Takes over the language of the player. */
  speak() {
    this.#paint();
  }

  #make() {
    const { form, stage } = this.#store.state;
    if (stage === 'going') return;
    if (cluesFault(form) || effortFaultIn(form)) {
      this.#element.complain();
      return;
    }
    const wish = wishOf(form, randomSeed());
    this.#store.dispatch({ type: 'begin', wish });
    this.#wait = browserClock.setTimeout(() => this.#store.dispatch({ type: 'wait' }), LONG);
    this.#job.start(wish);
  }

  #askAgain() {
    this.#store.dispatch({ type: 'await', on: false });
    askAgain();
  }

  /** @param {'done' | 'late' | 'failed'} how */
  #end(how) {
    browserClock.clearTimeout(this.#wait);
    if (how === 'done') this.#take();
    else this.#store.dispatch({ type: 'end', stage: how });
  }

  /** @param {'idle' | 'stopped'} stage */
  #leave(stage) {
    browserClock.clearTimeout(this.#wait);
    this.#job.stop();
    if (this.#store.state.stage === 'going' || stage === 'idle') this.#store.dispatch({ type: 'end', stage });
  }

  /** Loads the puzzle that is there. */
  #take() {
    const { best, wish } = this.#store.state;
    if (!best || !wish) return;
    const { clues, effort } = best;
    const params = { count: clues, seed: String(wish.seed), ...effort };
    this.#host.dispatch({
      type: 'load',
      puzzle: best.puzzle,
      algorithm: effort?.algorithm,
      notice: {
        code: effort ? 'generatedBy' : 'generated',
        params,
        offer: { code: 'undo', action: { type: 'undo' } },
      },
    });
    this.#element.leave();
  }

  #paint() {
    const narrow = this.#host.translate();
    const t = narrow && this.#language.follow(narrow);
    if (!t) return;
    this.#element.appearance = generatorAppearance(this.#store.state, t, {
      graded: grades(this.#host),
      algorithms: algorithmsOf(this.#host),
    });
  }
}
