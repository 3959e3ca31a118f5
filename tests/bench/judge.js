/**
 * Judges answers: a solution by the rules, a count by that of another solver.
 *
 * @typedef {{ count: number, solution: string | null }} Answer the solution may be missing where only the count was
 *   asked for
 */

/** The cells of each row, column and box of 9x9. */
const units = Array.from({ length: 9 }, (_, unit) =>
  Array.from({ length: 9 }, (_, place) => [
    9 * unit + place,
    9 * place + unit,
    27 * Math.floor(unit / 3) + 3 * (unit % 3) + 9 * Math.floor(place / 3) + (place % 3),
  ]),
).flatMap((unit) => [0, 1, 2].map((kind) => unit.map((cells) => cells[kind])));

/**
 * Is it full, with the givens of the puzzle, and every digit once in each unit?
 * @param {string} puzzle
 * @param {string} solution
 */
function solves(puzzle, solution) {
  const keeps = Array.from(puzzle).every((digit, cell) => !(Number(digit) > 0) || solution[cell] === digit);
  return (
    keeps &&
    solution.length === 81 &&
    units.every(
      (cells) =>
        cells
          .map((cell) => solution[cell])
          .sort()
          .join('') === '123456789',
    )
  );
}

/**
 * How many of the answers are wrong.
 * @param {string[]} puzzles
 * @param {Answer[]} answers
 * @param {Answer[]} reference whose counts are believed
 */
export function wrongAnswers(puzzles, answers, reference) {
  return puzzles.filter((puzzle, i) => {
    const { count, solution } = answers[i];
    return count !== reference[i].count || (solution !== null && !solves(puzzle, solution));
  }).length;
}
