/** The dealer of a page: where its puzzles are made, and where they are kept. */
import { browserClock } from '../../jobs/clock.js';
import { startWorker } from '../../jobs/start-worker.js';
import { loadBinary } from '../../solver/batch-module.js';
import { loadAnyMaker } from '../../solver/any-maker.js';
import { isGraded } from '../../solver/grade-judge.js';
import { loadLogicBinary } from '../../solver/logic-module.js';
import { randomSeed } from '../../solver/puzzle-maker.js';
import { Dealer } from './deal.js';
import { Stock } from './stock.js';

/**
 * The modules that a wish needs.
 * @param {import('../../sudoku/wish.js').Wish} wish
 * @returns {Promise<import('../../solver/generator-job.js').Modules>}
 */
async function loadModules(wish) {
  if (!isGraded(wish)) return { wasmBinary: await loadBinary() };
  const [wasmBinary, logicBinary] = await Promise.all([loadBinary(), loadLogicBinary()]);
  return { wasmBinary, logicBinary };
}

/**
 * @param {object} parts
 * @param {import('../keeping/safe-texts.js').SafeTexts} parts.texts where the stock is kept
 * @param {import('../keeping/kept-daily.js').KeptDaily} parts.days
 * @param {(news: 'late' | 'come') => void} parts.tell see Dealer
 * @returns {Dealer} to be closed when Play is left
 */
export const openDealer = ({ texts, days, tell }) =>
  new Dealer({
    clock: browserClock,
    startWorker: () => startWorker('generator-worker'),
    loadModules,
    loadMaker: loadAnyMaker,
    stock: new Stock(texts, Math.random),
    days,
    seed: randomSeed,
    tell,
  });
