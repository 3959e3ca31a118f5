/**
 * What was solved on this machine, by size and grade. Pure but for `KeptResults`, which keeps it.
 *
 *     const results = new KeptResults(texts);
 *     results.add(game, { time: 312_000 });
 *     resultsOf(results.all, 9)[3];   // { solved: 4, unaided: 3, best: 312000 }
 *     results.erase();
 *
 * @typedef {object} Row
 * @property {number} solved puzzles
 * @property {number} unaided how many of them without a hint
 * @property {number | null} best time in milliseconds of those without hints; null: none was timed
 *
 * @typedef {object} Results
 * @property {Record<string, Row>} rows by size and grade, such as '9 3'; grade 0: not known
 * @property {string[]} puzzles that were solved last: one that is solved again counts once
 *
 * @typedef {Pick<import('../game.js').Game, 'puzzle' | 'size' | 'grade' | 'hints' | 'givenUp'>} Solved
 */
import { sides } from '../../sudoku/geometry.js';
import { grades } from '../../sudoku/grades.js';

const NAME = 'stepdoku.play.results';
const VERSION = 1;
/** So many puzzles are remembered. */
const MOST = 100;
const known = sides.flatMap((size) => [0, ...grades].map((grade) => `${size} ${grade}`));

/** @returns {Results} */
export const noResults = () => ({ rows: {}, puzzles: [] });

/** @param {unknown} value @returns {value is number} */
const isCount = (value) => Number.isSafeInteger(value) && /** @type {number} */ (value) >= 0;

/** @param {any} value @returns {Row | null} */
function rowIn(value) {
  if (!isCount(value?.solved) || !isCount(value.unaided) || value.unaided > value.solved) return null;
  const best = isCount(value.best) && value.best > 0 ? value.best : null;
  return value.solved ? { solved: value.solved, unaided: value.unaided, best } : null;
}

/**
 * Results as they were kept; what is damaged is left out.
 * @param {any} value anything
 * @returns {Results}
 */
export function resultsIn(value) {
  const results = noResults();
  if (value?.version !== VERSION) return results;
  for (const key of known) {
    const row = rowIn(value.rows?.[key]);
    if (row) results.rows[key] = row;
  }
  if (Array.isArray(value.puzzles)) {
    results.puzzles = value.puzzles
      .filter((/** @type {unknown} */ each) => typeof each === 'string' && /^[.1-9]{16,81}$/.test(each))
      .slice(-MOST);
  }
  return results;
}

/**
 * Results with one more game.
 * @param {Results} results
 * @param {Solved} game that is solved; one that was given up does not count, nor one that counted already
 * @param {{ time: number | null }} how time: it took, in milliseconds; null: it was not taken
 * @returns {Results}
 */
export function withSolved(results, game, { time }) {
  if (game.givenUp || results.puzzles.includes(game.puzzle)) return results;
  const key = `${game.size} ${game.grade ?? 0}`;
  const { solved, unaided, best } = results.rows[key] ?? { solved: 0, unaided: 0, best: null };
  const isTimed = time !== null && time > 0 && !game.hints;
  const row = {
    solved: oneMore(solved),
    unaided: game.hints ? unaided : oneMore(unaided),
    best: isTimed ? Math.min(Math.round(time), best ?? Number.MAX_SAFE_INTEGER) : best,
  };
  return { rows: { ...results.rows, [key]: row }, puzzles: [...results.puzzles, game.puzzle].slice(-MOST) };
}

/** A count that can be read again. @param {number} count */
const oneMore = (count) => Math.min(count + 1, Number.MAX_SAFE_INTEGER);

/**
 * The rows of a size by grade; that which is not known is 0.
 * @param {Results} results
 * @param {number} size
 * @returns {Record<number, Row>} only of grades of which something was solved
 */
export const resultsOf = ({ rows }, size) =>
  Object.fromEntries(
    [0, ...grades].filter((grade) => rows[`${size} ${grade}`]).map((grade) => [grade, rows[`${size} ${grade}`]]),
  );

/** Results on this machine. */
export class KeptResults {
  #texts;

  /** @param {import('./safe-texts.js').SafeTexts} texts */
  constructor(texts) {
    this.#texts = texts;
  }

  /** What there is now, with that of other tabs. */
  get all() {
    return resultsIn(this.#texts.value(NAME));
  }

  /** @param {Solved} game @param {{ time: number | null }} how see `withSolved` */
  add(game, how) {
    this.#texts.set(NAME, JSON.stringify({ version: VERSION, ...withSolved(this.all, game, how) }));
  }

  /** Forgets them all. */
  erase() {
    this.#texts.remove(NAME);
  }
}
