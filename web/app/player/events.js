/**
 * What a player tells the page that holds it: made of the changes of its state. Pure but for what it
 * remembers, which is what it has told.
 *
 *     const tell = createTelling((type, detail) => {
 *       element.dispatchEvent(new CustomEvent(`sudoku-${type}`, { detail }));
 *     });
 *     store.subscribe(tell);
 *
 * @typedef {import('../state/state.js').State} State
 * @typedef {(type: string, detail: object) => void} Emit
 */
import { isMissing } from '../state/run-reducer.js';

/**
 * The events of a player, without their prefix `sudoku-`. What is entered, mistaken and hinted at in Play, and
 * that a game is solved, is told by its view.
 */
export const eventTypes = /** @type {const} */ ([
  'ready',
  'puzzlechange',
  'positionchange',
  'step',
  'play',
  'pause',
  'solved',
  'ended',
  'entry',
  'mistake',
  'hint',
  'error',
]);

/** Messages of the page that are errors. */
const errors = ['crashed', 'laterFailed', 'unreadable'];

/**
 * @param {Emit} emit
 * @returns {(now: State, before: State) => void} to be called after each change
 */
export function createTelling(emit) {
  /** What was told last of the run. @type {{ position: number, puzzle: string, algorithm: string, done: boolean }} */
  let told = { position: 0, puzzle: '', algorithm: '', done: false };
  return (now, before) => {
    tellErrors(now, before, emit);
    if (now.puzzle !== before.puzzle) emit('puzzlechange', { puzzle: now.puzzle, size: now.size });
    const { run, puzzle, algorithm } = now;
    if (run && run !== before.run) {
      const isOther = puzzle !== told.puzzle || algorithm !== told.algorithm;
      const moved = run.position !== told.position || (isOther && run.position > 0);
      if (moved) tellMove(now, emit);
      if (run.done && (moved || !told.done)) emit('ended', { position: run.position, kind: run.step?.kind ?? null });
      told = { position: run.position, puzzle, algorithm, done: run.done };
    }
    if (now.playing !== before.playing) emit(now.playing ? 'play' : 'pause', { position: run?.position ?? 0 });
  };
}

/** @param {State} state @param {Emit} emit */
function tellMove({ run }, emit) {
  if (!run) return;
  const { position, known, complete, step, board } = run;
  emit('positionchange', { position, known, complete });
  if (!step) return;
  emit('step', { position, step });
  if (step.kind === 'solution') emit('solved', { position, solution: board.join('') });
}

/** @param {State} now @param {State} before @param {Emit} emit */
function tellErrors(now, before, emit) {
  if (isMissing(now.solver) && !isMissing(before.solver)) emit('error', { code: 'load' });
  const { notice, check } = now;
  if (notice?.code === 'nameTaken' && notice !== before.notice) emit('error', { code: 'nameTaken', ...notice.params });
  if (notice && notice !== before.notice && errors.includes(notice.code)) {
    emit('error', { code: notice.code, ...(notice.params?.error !== undefined && { message: notice.params.error }) });
  }
  if (check && check !== before.check && check.status === 'invalid') {
    emit('error', { code: 'invalid', conflicts: check.conflicts });
  }
}
