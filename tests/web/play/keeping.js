/** What the tests of keeping share: games by number. */
import { entered } from '../../../web/app/play/entries.js';
import { newGame, played } from '../../../web/app/play/game.js';
import { KeptGames } from '../../../web/app/play/keeping/kept-games.js';
import { SafeTexts } from '../../../web/app/play/keeping/safe-texts.js';
import { gameFromText, gameToText } from '../../../web/app/play/keeping/snapshot.js';

export const snapshot = { toText: gameToText, fromText: gameFromText };

/** A puzzle of 4x4 for each number up to 99: it need not have a solution. @param {number} number */
export const puzzleOf = (number) =>
  `${(number % 4) + 1}...${(Math.floor(number / 4) % 4) + 1}...${(Math.floor(number / 16) % 4) + 1}.......`;

/** @param {number} number */
export const fresh = (number) => newGame(puzzleOf(number), { origin: { kind: 'own' }, grade: 1 });

/**
 * One more digit.
 * @param {import('../../../web/app/play/game.js').Game} game
 * @param {number} digit
 * @param {number} [cell]
 */
export const move = (game, digit, cell = 15) =>
  played(game, entered(game, { cells: [cell], kind: 'digit', digit }, { tidy: false }));

/** @param {number} number */
export const begun = (number) => move(fresh(number), 1);

/** @param {number} number @param {number} at */
export const solvedAt = (number, at) => ({ ...begun(number), solvedAt: at });

/** @param {Storage} storage */
export const keptIn = (storage) => new KeptGames(new SafeTexts(() => storage), snapshot);
