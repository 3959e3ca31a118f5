/**
 * The dialog that explains a technique: a pure function of it and of its example.
 *
 *     element.appearance = techniqueAppearance('x-wing', solver.techniques, exampleOf('x-wing', solver), t);
 *
 * @typedef {{ id: string, name: string, spoken: string } | null} Neighbour null: there is none
 */
import { byDifficulty, difficultyInWords } from './difficulty.js';
import { reasoningInWords } from './logic-sentence.js';
import { patternAppearance } from './pattern-look.js';
import { signsIn } from './pattern-signs.js';
import { digitsOf } from '../sudoku/candidates.js';
import { linesOf } from '../view/cells.js';

/** @typedef {import('../solver.js').Technique} Technique @typedef {import('../i18n/i18n.js').Translate} Translate */
/** @typedef {ReturnType<typeof techniqueAppearance>} TechniqueAppearance */

/**
 * @param {string} id
 * @param {readonly Technique[]} techniques
 * @param {import('./example.js').Example} example
 * @param {Translate} t
 */
export function techniqueAppearance(id, techniques, example, t) {
  const order = byDifficulty(techniques);
  const index = order.findIndex((technique) => technique.id === id);
  const name = nameOf(id, t);
  return {
    title: name,
    close: t('explain.close'),
    facts: difficultyInWords(order[index], t),
    about: t(`technique.${id}.about`),
    example: exampleAppearance(example, name, t),
    previous: neighbour(order[index - 1], 'explain.previous', t),
    next: neighbour(order[index + 1], 'explain.next', t),
  };
}

/** @param {string} id @param {Translate} t */
const nameOf = (id, t) => t(`technique.${id}.name`);

/** @param {Technique | undefined} technique @param {string} key @param {Translate} t @returns {Neighbour} */
function neighbour(technique, key, t) {
  if (!technique) return null;
  const name = nameOf(technique.id, t);
  return { id: technique.id, name, spoken: t(key, { technique: name }) };
}

/** @param {import('./example.js').Example} example @param {string} name @param {Translate} t */
function exampleAppearance({ size, board, notes, deduction }, name, t) {
  return {
    title: t('explain.example'),
    told: reasoningInWords(deduction, size, t),
    board: {
      size,
      label: t('explain.board', { technique: name }),
      cells: board.map((digit, cell) => ({
        text: digit ? String(digit) : '',
        kind: digit ? /** @type {const} */ ('given') : /** @type {const} */ (''),
        mark: /** @type {const} */ (''),
        notes: digit ? '' : linesOf(digitsOf(notes[cell]), size, String),
      })),
    },
    pattern: patternAppearance(deduction, size, t),
    legend: { label: t('pattern.label'), signs: signsIn(deduction, t) },
  };
}
