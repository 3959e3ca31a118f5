/**
 * The questions that are asked on the way, as a text: the size of a step and a seed, from which all of them follow.
 * Pure.
 *
 *     readQuestions('digit-17');                                // { grain: 'digit', seed: 17 }
 *     writeQuestions({ grain: 'digit', questions: 17 });        // 'digit-17'; null where none are asked
 */
import { grains } from './modes.js';

/** So many seeds there are. */
export const SEEDS = 1e6;

const pattern = new RegExp(`^(${grains.join('|')})-(\\d{1,6})$`);

/** @param {string} text @returns {{ grain: import('./modes.js').Grain, seed: number } | null} null: it means nothing */
export function readQuestions(text) {
  const [, grain, seed] = pattern.exec(text) ?? [];
  return grain === undefined ? null : { grain: /** @type {import('./modes.js').Grain} */ (grain), seed: Number(seed) };
}

/** @param {Pick<import('./state.js').State, 'grain' | 'questions'>} state @returns {string | null} */
export const writeQuestions = ({ grain, questions }) => (questions === null ? null : `${grain}-${questions}`);
