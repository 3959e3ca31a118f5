/**
 * The panel for lists at work: a composition root below the player's, loaded when the mode is first
 * entered. A list goes on being solved while the reader does other things on the page.
 */
import '../../elements/lists/lists.js';
import { html, setText } from '../../elements/element.js';
import { loadBatch, loadBinary } from '../solver/batch-module.js';
import { initialLists, listsAppearance, reduceLists } from './look.js';
import { tellOf } from '../platform/lazy-part.js';
import { patiently } from '../platform/patience.js';
import { ListRun, workersFor } from './list-run.js';
import { saveFile } from '../platform/save-file.js';
import { createStore } from '../state/store.js';
import { WideLanguage } from '../i18n/lazy-messages.js';
import { startWorker } from '../jobs/start-worker.js';

export class ListsView {
  #host;
  #element = /** @type {HTMLElement & { appearance: any }} */ (document.createElement('sudoku-lists'));
  #status = html('div', { role: 'status', class: 'unseen' });
  #store = createStore(reduceLists, initialLists);
  /** @type {ListRun | null} */
  #run = null;
  /** @type {import('../state/state.js').State | null} */
  #player = null;
  /** @type {import('../i18n/i18n.js').Translate | null} */
  #t = null;
  #language = new WideLanguage('lists', () => this.#requestPaint());
  #frame = 0;

  /** What each intent asks for. @type {Record<string, (detail: any) => void>} */
  #commands = {
    file: ({ file }) => this.#open(file, file.name),
    text: ({ text }) => this.#open(new Blob([text]), null),
    cancel: () => this.#cancel(),
    forget: () => this.#forget(),
    download: () => this.#download(),
    show: ({ kind }) => this.#store.dispatch({ type: 'show', kind }),
    open: ({ puzzle }) => this.#toPlayer(puzzle),
    leave: () => this.#host.dispatch({ type: 'mode', mode: 'watch' }),
  };

  /** @param {import('../player/host.js').Host} host */
  constructor(host) {
    this.#host = host;
    this.#store.subscribe(() => this.#requestPaint());
    host.frame.append(this.#element, this.#status);
  }

  /** @type {import('../player/lazy-modes.js').View['follow']} */
  follow(player, t) {
    const before = this.#player;
    this.#player = player;
    this.#t = t;
    // A new puzzle, from the dialog perhaps, is to be seen.
    if (player.mode === 'lists' && before?.mode === 'lists' && player.puzzle !== before.puzzle) {
      this.#commands.leave({});
    }
    this.#requestPaint();
  }

  /** @type {import('../player/lazy-modes.js').View['obey']} */
  obey(detail) {
    this.#commands[detail.type]?.(detail);
  }

  close() {
    this.#cancel();
  }

  #cancel() {
    this.#run?.cancel();
    this.#tell('come'); // it is not waited for any more
  }

  /** @param {import('../platform/lazy-part.js').News} news of what a list needs */
  #tell(news) {
    tellOf('batch', news, this.#host.dispatch);
  }

  /** @param {Blob} blob @param {string | null} name */
  #open(blob, name) {
    this.#cancel();
    /** What is said of it concerns the reader. */
    const isGoing = () => run === this.#run && run.progress.outcome === 'going';
    /** @type {ListRun} */
    const run = new ListRun({
      blob,
      clock: this.#host.clock,
      startWorker: () => startWorker('lists-worker'),
      workers: workersFor(navigator.hardwareConcurrency),
      loadBinary: () =>
        patiently(loadBinary(), () => isGoing() && this.#tell('late')).finally(() => isGoing() && this.#tell('come')),
      loadBatch,
      report: () => {
        if (run === this.#run) this.#store.dispatch({ type: 'progress', progress: run.progress });
      },
    });
    this.#run = run;
    this.#store.dispatch({ type: 'list', name, progress: run.progress });
    run.start();
  }

  #forget() {
    this.#cancel();
    this.#run = null;
    this.#store.dispatch({ type: 'forget' });
  }

  #download() {
    if (this.#run) saveFile(this.#run.answers, 'sudoku-answers.txt', this.#host.clock);
  }

  /** @param {string} puzzle */
  #toPlayer(puzzle) {
    const { dispatch } = this.#host;
    dispatch({ type: 'mode', mode: 'watch' });
    dispatch({ type: 'load', puzzle, notice: { code: 'given', offer: { code: 'undo', action: { type: 'undo' } } } });
  }

  #requestPaint() {
    this.#frame ||= this.#host.clock.requestAnimationFrame(() => this.#paint());
  }

  #paint() {
    this.#frame = 0;
    if (!this.#t || this.#player?.mode !== 'lists') return;
    const t = this.#language.follow(this.#t);
    if (!t) return;
    const look = listsAppearance(this.#store.state, t);
    this.#element.appearance = look;
    setText(this.#status, look.status);
  }
}
