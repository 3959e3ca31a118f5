/**
 * How hard puzzles are for a person: six grades, each with its techniques (`solver.techniques`), and what can be asked
 * of a generated puzzle. Pure.
 */

/** From easy to beyond. @type {readonly number[]} */
export const grades = [1, 2, 3, 4, 5, 6];

/**
 * Techniques that a generated puzzle can have for its hardest step, by the side of the board and their grade, in order
 * of difficulty. Those are left out that fewer than one in 10,000 puzzles need: quads, say, are known by name and
 * hardly ever the hardest step. Boards of 4x4 never need more than hidden singles; there is nothing to choose.
 * @type {Record<number, Record<number, readonly string[]>>}
 */
const practice = {
  4: {},
  6: {
    1: ['hidden-single'],
    2: ['naked-single'],
    3: ['pointing', 'claiming', 'naked-pair'],
    4: [
      'skyscraper',
      'two-string-kite',
      'turbot-fish',
      'xy-wing',
      'xyz-wing',
      'w-wing',
      'unique-rectangle-1',
      'bug-plus-one',
    ],
    5: ['xy-chain', 'aic'],
  },
  9: {
    1: ['hidden-single'],
    2: ['naked-single'],
    3: ['pointing', 'claiming', 'naked-pair', 'hidden-pair', 'naked-triple', 'hidden-triple'],
    4: [
      'x-wing',
      'swordfish',
      'skyscraper',
      'two-string-kite',
      'turbot-fish',
      'empty-rectangle',
      'xy-wing',
      'xyz-wing',
      'w-wing',
      'finned-x-wing',
      'sashimi-x-wing',
      'unique-rectangle-1',
      'unique-rectangle-2',
      'unique-rectangle-3',
      'unique-rectangle-4',
      'hidden-rectangle',
      'bug-plus-one',
      'jellyfish',
    ],
    5: ['finned-swordfish', 'sashimi-swordfish', 'als-xz', 'x-chain', 'xy-chain', 'aic', 'grouped-aic'],
    6: ['nishio'],
  },
};

/** The grades that can be wished on such a board. @param {number} size @returns {number[]} */
export const gradesOf = (size) => grades.filter((grade) => practice[size][grade]);

/** The techniques of a grade that can be wished on such a board. @param {number} size @param {number} grade */
export const techniquesOf = (size, grade) => practice[size][grade] ?? [];
