/**
 * What is alive in the lesson beside the players: `data-live` names it. Its words stand in the text, as
 * templates; what else stands there is for readers without scripts, and for paper.
 */
import { afterPaintAtRest } from '../platform/after-scrolling.js';
import { later } from '../platform/load-module.js';
import { showCorner } from './box-corner.js';
import { exploreIndex } from './index-explorer.js';
import { steadily } from './steady.js';
import { wordsFrom } from './words.js';

/** @typedef {import('./words.js').Words} Words */

/**
 * @typedef {object} Means
 * @property {Words} words
 * @property {Map<string, import('./figure.js').Figure>} figures
 * @property {DOMStringMap} data of the element
 * @property {string} language
 */

const solver = async () => (await later(() => import('../page-solver.js'))).sharedSolver(null);

/** @type {Record<string, (means: Means) => (Node | Promise<Node>)>} */
const makers = {
  small: async ({ words }) => (await later(() => import('./solve-small.js'))).solveSmall(words),
  index: ({ words }) => exploreIndex(words),
  corner: ({ words }) => showCorner(words),
  tree4: async ({ words }) =>
    (await later(() => import('./first-branches.js'))).drawTree(words, 'dead-end', await solver()),
  allowed: async ({ words }) => (await later(() => import('./ask-allowed.js'))).askAllowed(words, await solver()),
  blocked: async ({ words }) => (await later(() => import('./ask-blocked.js'))).askBlocked(words, await solver()),
  demands: async ({ words, data, figures }) =>
    (await later(() => import('./show-demands.js'))).showDemands(words, figures.get(data.of ?? '')),
  predict: async ({ words }) => (await later(() => import('./ask-next.js'))).askNext(words, await solver()),
  queens: async ({ words }) => (await later(() => import('./show-queens.js'))).showQueens(words),
  make: async ({ words, data, language }) =>
    (await later(() => import('./ask-make.js'))).askToMake(words, Number(data.goal), language, await solver()),
};

/** @param {HTMLElement} element @returns {Words} */
const wordsOf = (element) =>
  wordsFrom(
    Object.fromEntries(
      [...element.querySelectorAll('template')].map((template) => [
        template.dataset.word ?? '',
        template.content.textContent ?? '',
      ]),
    ),
  );

/**
 * Puts a living thing after the text that stands for it; the style sheet shows one of them.
 * @param {HTMLElement} element
 * @param {Pick<Means, 'figures' | 'language'>} means
 */
export async function enliven(element, means) {
  const make = makers[element.dataset.live ?? ''];
  if (!make) return;
  const made = await make({ words: wordsOf(element), data: element.dataset, ...means });
  await afterPaintAtRest(); // to make it was enough for one frame
  steadily(element, () => {
    element.append(made);
    element.dataset.alive = '';
  });
}
