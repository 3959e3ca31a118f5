/** Cells and units in words: rows and columns count from 1 here. */

/** @param {number} cell @param {number} size */
export const place = (cell, size) => ({ row: Math.floor(cell / size) + 1, column: (cell % size) + 1 });

/** The same for a second cell of a sentence. @param {number} cell @param {number} size */
export const peerPlace = (cell, size) => ({ peerRow: Math.floor(cell / size) + 1, peerColumn: (cell % size) + 1 });

/** @param {number} unit @param {number} size @returns {'row' | 'column' | 'box'} */
export const unitKind = (unit, size) => (unit < size ? 'row' : unit < 2 * size ? 'column' : 'box');

/** "row 3" @param {number} unit @param {number} size @param {import('./i18n.js').Translate} t */
export const unitName = (unit, size, t) => t(`unit.${unitKind(unit, size)}`, { n: (unit % size) + 1 });

/** "Row 3" @param {number} unit @param {number} size @param {import('./i18n.js').Translate} t */
export const unitTitle = (unit, size, t) => capitalised(unitName(unit, size, t));

/** As a sentence begins. @param {string} text */
export const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);
