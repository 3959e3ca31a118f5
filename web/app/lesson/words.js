/**
 * The words of what is alive in the lesson, by their names. Pure.
 *
 *     wordsFrom({ row: 'Row {unit}' })('row', { unit: 2 });      // 'Row 2'
 *
 * @typedef {(key: string, params?: Record<string, string | number>) => string} Words a name that there is not: ''
 *
 * @param {Record<string, string>} texts
 * @returns {Words}
 */
export const wordsFrom =
  (texts) =>
  (key, params = {}) =>
    (texts[key] ?? '').replace(/\{(\w+)\}/g, (_, name) => String(params[name] ?? ''));
