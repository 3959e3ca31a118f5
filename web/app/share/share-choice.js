/**
 * A choice of the dialog for sharing, whose ids are the keys of their names.
 * @param {string} key
 * @param {readonly string[]} ids
 * @param {string} value
 * @param {import('../i18n/i18n.js').Translate} t
 */
export const chosen = (key, ids, value, t) => ({
  label: t(`share.${key}.label`),
  value,
  choices: ids.map((id) => ({ id, text: t(`share.${key}.${id}`) })),
});
