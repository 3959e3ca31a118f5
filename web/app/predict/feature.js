/** What a player knows of questions about the next step before it loads them. */
import { later } from '../platform/load-module.js';
import { SEEDS } from '../state/questions.js';

/** @type {import('../kernel/late-feature.js').Feature<import('./predict-part.js').PredictPart>} */
export const predict = {
  id: 'predict',
  load: async (host) => (await later(() => import('./predict-part.js'))).loadPredictPart(host),
  wanted: ({ questions, solver }) => (questions !== null && solver === 'ready' ? 'questions' : null),
  // The answers of questions about deductions are the names of techniques.
  words: ({ algorithm }) => (algorithm === 'logic' ? ['logic', 'predict'] : ['predict']),
  // The wish stays in the state, so that a reload finds it.
  unfulfilled: (state) => ({ ...state, questions: null }),
  commands: (late, { state, dispatch }) => ({
    predict: ({ on = state().questions === null || late.news === 'failed' }) => {
      if (on === (state().questions !== null)) late.retry();
      else dispatch({ type: 'questions', seed: on ? Math.floor(Math.random() * SEEDS) : null });
    },
  }),
};
