/** Questions about the next step, before they are loaded. */
import { later } from '../platform/load-module.js';
import { SEEDS } from '../state/questions.js';

/** @type {import('../kernel/late-feature.js').Feature<import('./predict-part.js').PredictPart>} */
export const predict = {
  id: 'predict',
  load: async () => (await later(() => import('./predict-part.js'))).PredictPart,
  sheets: ['predict', 'veil'],
  wanted: ({ questions, solver }) => (questions !== null && solver === 'ready' ? 'questions' : null),
  // The answers of questions about deductions are the names of techniques.
  words: ({ algorithm }) => (algorithm === 'logic' ? ['logic', 'predict'] : ['predict']),
  // The state keeps the wish, so that a reload asks for it again.
  fallback: (state) => ({ ...state, questions: null }),
  commands: (late, { state, dispatch }) => ({
    predict: ({ on = state().questions === null || late.missing === 'failed' }) => {
      if (on === (state().questions !== null)) late.retry();
      else dispatch({ type: 'questions', seed: on ? Math.floor(Math.random() * SEEDS) : null });
    },
  }),
};
