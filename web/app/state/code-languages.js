/** The languages of listings: the keys of `code.language`. */
export const codeLanguages = /** @type {const} */ (['javascript', 'python', 'cpp']);

/** @typedef {typeof codeLanguages[number]} CodeLanguage */
