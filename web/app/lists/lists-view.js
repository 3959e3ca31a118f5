/**
 * The panel for lists at work: a composition root below the player's, loaded when the mode is first
 * entered. A list goes on being solved while the reader does other things on the page.
 */
import '../../elements/lists/lists.js';
import { html, setText } from '../../elements/element.js';
import { loadBatch, loadBinary } from '../solver/batch-module.js';
import { loadLogicBinary, loadLogicModule } from '../solver/logic-module.js';
import { has } from '../state/features.js';
import { GRADED_AT_ONCE, GradeRun } from './grade-run.js';
import { noTextOf } from '../formats/no-text.js';
import { asList } from './as-list.js';
import { noResult } from './piece-job.js';
import { initialLists, listsAppearance, reduceLists } from './look.js';
import { tellOf } from '../kernel/late-notice.js';
import { patiently } from '../platform/patience.js';
import { ListRun } from './list-run.js';
import { workersFor } from './piece-run.js';
import { saveFile } from '../platform/save-file.js';
import { createStore } from '../state/store.js';
import { startWorker } from '../jobs/start-worker.js';

/** Milliseconds between two pictures of a list at work: each costs the workers what it takes. */
const PICTURE = 200;

export class ListsView {
  #host;
  #element = document.createElement('sudoku-lists');
  #status = html('div', { role: 'status', class: 'unseen' });
  #store = createStore(reduceLists, initialLists);
  /** @type {ListRun | null} */
  #run = null;
  /** The file that is being read. @type {Blob | null} */
  #coming = null;
  /** @type {GradeRun | null} */
  #grades = null;
  /** Writes the answers of a long list. @type {ListRun | null} */
  #writing = null;
  /** @type {import('../state/state.js').State | null} */
  #player = null;
  /** @type {import('../i18n/i18n.js').Translate | null} */
  #t = null;
  #canGrade;
  #frame = 0;
  /** When the next picture of a list at work is due. */
  #due = 0;

  /** What each intent asks for. @type {Record<string, (detail: any) => void>} */
  #commands = {
    file: ({ file }) => this.#openFile(file),
    text: ({ text }) => this.#openList(new Blob([text]), null),
    cancel: () => (this.#writing ? this.#stopWriting() : this.#cancel()),
    grade: () => this.#grade(),
    'stop-grading': () => this.#stopGrading(),
    forget: () => this.#forget(),
    download: () => this.#download(),
    show: ({ kind }) => this.#store.dispatch({ type: 'show', kind }),
    open: ({ puzzle }) => this.#toPlayer(puzzle),
    leave: () => this.#host.dispatch({ type: 'mode', mode: 'watch' }),
  };

  /** @param {import('../player/host.js').Host} host */
  constructor(host) {
    this.#host = host;
    this.#canGrade = has(host.state(), 'logic');
    this.#store.subscribe(() => this.#requestPaint());
    host.frame.append(this.#element, this.#status);
  }

  /** @param {import('../state/state.js').State} player */
  follow(player) {
    const before = this.#player;
    this.#player = player;
    // A new puzzle, from the dialog perhaps, is to be seen.
    if (player.mode === 'lists' && before?.mode === 'lists' && player.puzzle !== before.puzzle) {
      this.#commands.leave({});
    }
    this.#requestPaint();
  }

  /** @param {import('../state/state.js').State} player @param {import('../i18n/i18n.js').Translate} t */
  paint(player, t) {
    this.#t = t;
    this.#requestPaint();
  }

  /** @param {import('../kernel/late-feature.js').Intent} detail */
  obey(detail) {
    this.#commands[detail.type]?.(detail);
  }

  takeFocus() {
    this.#element.focus({ preventScroll: true });
  }

  close() {
    this.#cancel();
  }

  #cancel() {
    this.#coming = null;
    this.#run?.cancel();
    this.#stopWriting();
    this.#stopGrading();
  }

  #stopWriting() {
    this.#writing?.cancel();
    this.#writing = null;
    this.#tell('batch', 'come'); // it is not waited for any more
    this.#store.dispatch({ type: 'writing', writing: null });
  }

  #stopGrading() {
    this.#grades?.cancel();
    this.#tell('grades', 'come');
  }

  /** @param {string} module that is needed @param {import('../platform/lazy-part.js').News} news of it */
  #tell(module, news) {
    tellOf(module, news, this.#host.dispatch);
  }

  /**
   * Waits for the bytes of a module, and tells it where they are late and the reader still wants them.
   * @param {string} module
   * @param {Promise<BufferSource>} coming
   * @param {() => boolean} isWanted
   */
  #await(module, coming, isWanted) {
    return patiently(coming, () => isWanted() && this.#tell(module, 'late')).finally(
      () => isWanted() && this.#tell(module, 'come'),
    );
  }

  /** What every run asks of the page. */
  get #means() {
    return {
      clock: this.#host.clock,
      startWorker: () => startWorker('lists-worker'),
      workers: workersFor(navigator.hardwareConcurrency),
    };
  }

  /** @param {File} file */
  async #openFile(file) {
    this.#cancel();
    this.#coming = file;
    const noText = await noTextOf(file);
    if (this.#coming !== file) return;
    if (noText) this.#refuse(noText, file.name);
    else await this.#openList(file, file.name);
  }

  /** @param {Blob} blob a list, or a file of grids @param {string | null} name */
  async #openList(blob, name) {
    this.#cancel();
    this.#coming = blob;
    const list = await asList(blob);
    if (this.#coming === blob) this.#open(list, name);
  }

  /** Says that a file holds no text. @param {import('../formats/no-text.js').NoText} outcome @param {string} name */
  #refuse(outcome, name) {
    this.#run = null;
    this.#grades = null;
    this.#store.dispatch({ type: 'list', name, progress: { outcome, part: 0, elapsed: 0, found: noResult() } });
  }

  /** @param {Blob} blob @param {string | null} name */
  #open(blob, name) {
    this.#cancel();
    /** What is said of it concerns the reader. */
    const isGoing = () => run === this.#run && (this.#writing ?? run).progress.outcome === 'going';
    /** @type {ListRun} */
    const run = new ListRun({
      ...this.#means,
      blob,
      loadBinary: () => this.#await('batch', loadBinary(), isGoing),
      loadBatch,
      report: () => this.#report(run),
    });
    this.#run = run;
    this.#grades = null;
    this.#store.dispatch({ type: 'list', name, progress: run.progress });
    this.#due = this.#host.clock.now() + PICTURE; // the workers that begin have the first moments for themselves
    run.start();
  }

  /** @param {ListRun} run */
  #report(run) {
    if (run !== this.#run) return;
    const { progress } = run;
    const now = this.#host.clock.now();
    if (progress.outcome === 'going' && now < this.#due) return; // workers speak more often than that
    this.#due = now + PICTURE;
    this.#store.dispatch({ type: 'progress', progress });
    const { unique } = progress.found.counters;
    if (progress.outcome === 'done' && unique > 0 && unique <= GRADED_AT_ONCE) this.#grade();
  }

  /**
   * Has the answers to the list, which are written first where they are many.
   * @param {(answers: Blob) => void} use
   */
  #withAnswers(use) {
    if (!this.#run || this.#writing) return;
    const kept = this.#run.answers;
    if (kept) {
      use(kept);
      return;
    }
    const writing = this.#run.writing(() => this.#reportWriting(writing, use));
    this.#writing = writing;
    this.#store.dispatch({ type: 'writing', writing: writing.progress });
    writing.start();
  }

  /** @param {ListRun} writing @param {(answers: Blob) => void} use */
  #reportWriting(writing, use) {
    if (writing !== this.#writing) return;
    const { progress, answers } = writing;
    const now = this.#host.clock.now();
    if (progress.outcome === 'going' && now < this.#due) return;
    this.#due = now + PICTURE;
    if (progress.outcome !== 'going') this.#writing = null;
    const isWritten = progress.outcome === 'done' && answers !== null;
    this.#store.dispatch({ type: 'writing', writing: isWritten ? null : progress });
    if (isWritten) use(answers);
  }

  /** Finds out how hard the puzzles are. */
  #grade() {
    if (this.#canGrade) this.#withAnswers((answers) => this.#gradeThese(answers));
  }

  /** @param {Blob} blob */
  #gradeThese(blob) {
    const isGoing = () => run === this.#grades && run.progress.outcome === 'going';
    /** @type {GradeRun} */
    const run = new GradeRun({
      ...this.#means,
      blob,
      loadBinary: () => this.#await('grades', loadLogicBinary(), isGoing),
      loadLogic: loadLogicModule,
      report: () => {
        if (run === this.#grades) this.#store.dispatch({ type: 'grading', grading: run.progress });
      },
    });
    this.#grades = run;
    this.#store.dispatch({ type: 'grading', grading: run.progress });
    run.start();
  }

  #forget() {
    this.#cancel();
    this.#run = null;
    this.#grades = null;
    this.#store.dispatch({ type: 'forget' });
  }

  #download() {
    const save = (/** @type {Blob} */ answers) => saveFile(answers, 'sudoku-answers.txt', this.#host.clock);
    if (this.#grades) save(this.#grades.answers);
    else this.#withAnswers(save);
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
    const t = this.#t;
    if (!t || this.#player?.mode !== 'lists') return;
    const look = listsAppearance(this.#store.state, t, { graded: this.#canGrade });
    this.#element.appearance = look;
    setText(this.#status, look.status);
  }
}
