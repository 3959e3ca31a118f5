/** The languages of listings: the keys of `code.language`. */
export const codeLanguages = /** @type {const} */ (['javascript', 'python', 'java', 'cpp']);

/** @typedef {typeof codeLanguages[number]} CodeLanguage */
