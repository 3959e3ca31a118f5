/**
 * What the light player shows: of what a player shows, what one needs to watch. A pure function of the state.
 * Where more is to be shown, the whole player is taken.
 *
 * @typedef {ReturnType<typeof lightLook>} LightLook
 */
import { algorithmOf, algorithms } from '../sudoku/algorithms.js';
import { board, notice, transport } from '../view/appearance.js';
import { readingOf } from '../view/sentence.js';
import { positionAppearance } from '../view/strip.js';
import { verdictOf } from '../view/verdict.js';
import { isMissing } from '../state/run-reducer.js';

/** Beside the board. */
const controls = ['verdict', 'sentence', 'scrubber', 'transport', 'speed', 'grain'];

/** The algorithms that it can tell about: they read row by row, and end with the first solution. */
export const lightAlgorithms = algorithms.filter((id) => algorithmOf(id).reads && !algorithmOf(id).countsAll);

/** Whether the light player will do. @param {ReadonlySet<string>} shown @param {string} algorithm */
export const suitsLightPlayer = (shown, algorithm) =>
  lightAlgorithms.includes(algorithm) && [...shown].every((name) => controls.includes(name));

/** @param {import('../state/state.js').State} state @param {import('../i18n/i18n.js').Translate} t */
export function lightLook(state, t) {
  const verdict = verdictOf(state, t);
  const sentence = sentenceLook(state, t);
  const message = notice(state, t);
  return {
    verdict,
    board: board(state, t),
    sentence,
    notice: message,
    position: positionAppearance(state, t),
    transport: transport(state, verdict, t),
    speech: { message: message?.text ?? '', text: sentence.parts.map((part) => part.text).join('') },
  };
}

/** @param {import('../state/state.js').State} state @param {import('../i18n/i18n.js').Translate} t */
function sentenceLook({ run, check, solver, size }, t) {
  if (check?.status === 'invalid') return { tone: 'conflict', parts: t.parts('transport.blocked') };
  if (isMissing(solver)) return { tone: '', parts: [] }; // the notice says it
  if (!run) return { tone: '', parts: t.parts('say.loading') };
  const { key, params } = readingOf(run.step, run.board, size, t);
  return { tone: run.step?.kind ?? '', parts: t.parts(key, params) };
}
