/**
 * All that the dialog of settings shows, as plain values: pure. It needs the texts of the part `play-settings`.
 *
 * @typedef {import('../settings.js').Settings} Settings
 * @typedef {keyof Settings} Name
 * @typedef {ReturnType<typeof settingsAppearance>} SettingsAppearance
 */

/** What belongs together. @type {readonly { id: string, names: readonly Name[] }[]} */
const groups = [
  { id: 'entering', names: ['digitFirst', 'twoKinds', 'tidy'] },
  { id: 'light', names: ['lightSame', 'lightArea'] },
  { id: 'mistakes', names: ['showClashes', 'showWrong'] },
  { id: 'time', names: ['timer'] },
];

/** What a game is played with, in the order in which it is needed. */
const lines = ['select', 'notes', 'alike', 'hint', 'check', 'keys'];

/** @param {Settings} settings @param {import('../../i18n/i18n.js').Translate} t */
export const settingsAppearance = (settings, t) => ({
  title: t('play-settings.title'),
  close: t('play-settings.close'),
  groups: groups.map(({ id, names }) => ({
    id,
    title: t(`play-settings.group.${id}`),
    settings: names.map((name) => ({
      name,
      on: settings[name],
      text: t(`play-settings.name.${name}`),
      about: t(`play-settings.about.${name}`),
    })),
  })),
  help: { title: t('play-settings.help.title'), lines: lines.map((id) => t(`play-settings.help.${id}`)) },
});
