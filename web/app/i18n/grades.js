/**
 * What grades and techniques are called: the texts are those of the part `logic`.
 *
 *     gradeName(4, t);                 // "Hard"
 *     techniqueName('x-wing', t);      // "X-Wing"
 */

/** @typedef {import('./i18n.js').Translate} Translate */

/** By grade, from 0: there is nothing to do. */
const names = ['grade.none', 'grade.1', 'grade.2', 'grade.3', 'grade.4', 'grade.5', 'grade.6'];

/** By grade, from 1. */
const reasons = ['grade.about.1', 'grade.about.2', 'grade.about.3', 'grade.about.4', 'grade.about.5', 'grade.about.6'];

/** @param {number} grade 0 to 6 @param {Translate} t */
export const gradeName = (grade, t) => t(names[grade]);

/** What is needed for it. @param {number} grade 1 to 6 @param {Translate} t */
export const gradeReason = (grade, t) => t(reasons[grade - 1]);

/** @param {string} id of a technique @param {Translate} t */
export const techniqueName = (id, t) => t(`technique.${id}.name`);
