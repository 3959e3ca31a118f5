/**
 * The XML of OpenSudoku: a `game` for each puzzle, with 81 digits in `data`.
 *
 *     <opensudoku><game data="530070000600195000..." /></opensudoku>
 */
import { excerptOf } from './excerpt.js';

/** @type {import('./excerpt.js').Format} */
export const opensudoku = {
  long: true,
  find(signs) {
    if (!signs.includes('<')) return null;
    const games = [...signs.matchAll(/(\bdata\s{0,9}=\s{0,9}["'])([0-9.]{12,})["']/g)];
    if (games.length === 0) return null;
    return {
      id: 'opensudoku',
      pieces: games.map(({ 1: head, 2: cells, index = 0 }) => excerptOf(cells, index + head.length)),
    };
  },
};
