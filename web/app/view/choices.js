/** Choices of the reader in words: the algorithm, the tab, and what the buttons beside the steps go to. Pure. */
import { has } from '../state/features.js';
import { jumps } from '../state/jump.js';
import { panels } from '../state/panels.js';

/**
 * The texts of the picker, and of the switch beside it.
 * @param {string} chosen
 * @param {readonly string[]} offered ids of those that there are
 * @param {boolean} candidates whether they are shown
 * @param {import('../i18n/i18n.js').Translate} t
 */
export function pickerAppearance(chosen, offered, candidates, t) {
  return {
    label: t('algorithm.label'),
    chosen,
    about: t(`algorithm.${chosen}.about`),
    candidates: {
      text: t('candidates.switch'),
      title: t(candidates ? 'candidates.hide' : 'candidates.show'),
      on: candidates,
    },
    choices: offered.map((id) => ({ id, name: t(`algorithm.${id}.name`) })),
  };
}

/**
 * The tabs of the wide panel.
 * @param {import('../state/state.js').State} state
 * @param {import('../i18n/i18n.js').Translate} t
 */
export function tabsOf(state, t) {
  return {
    label: t('panel.label'),
    tabs: panels.filter((id) => has(state, id)).map((id) => ({ id, text: t(`panel.${id}`), on: id === state.panel })),
  };
}

/**
 * What the buttons beside the steps go to.
 * @param {import('../state/jump.js').Jump} chosen
 * @param {import('../i18n/i18n.js').Translate} t
 */
export function jumpAppearance(chosen, t) {
  return {
    label: t('jump.label'),
    choices: jumps.map((kind) => ({
      id: kind,
      text: t(`jump.${kind}`),
      title: t(`jump.hint.${kind}`),
      on: kind === chosen,
    })),
  };
}
