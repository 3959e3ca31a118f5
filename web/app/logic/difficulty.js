/** How hard techniques are, in order and in words. */

/** @typedef {import('../solver.js').Technique} Technique @typedef {import('../i18n/i18n.js').Translate} Translate */

/**
 * From the easiest to the hardest: by grade, and by rating within a grade.
 * @param {readonly Technique[]} techniques @returns {Technique[]}
 */
export const byDifficulty = (techniques) => [...techniques].sort((a, b) => a.grade - b.grade || a.rating - b.rating);

/** "Hard · Rating 4.0" @param {{ grade: number, rating: number }} facts @param {Translate} t */
export const difficultyInWords = ({ grade, rating }, t) =>
  t('explain.facts', {
    grade: t(`grade.${grade}`),
    rating: t('grade.rating', { rating: toOneDecimal(rating, t.language) }),
  });

/** @param {number} value @param {string} language */
const toOneDecimal = (value, language) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
