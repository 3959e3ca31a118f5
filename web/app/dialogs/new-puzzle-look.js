/** The texts of the dialog for another puzzle. */
import { examples } from '../sudoku/examples.js';
import { has } from '../state/features.js';
import { sides } from '../sudoku/geometry.js';

/**
 * @param {import('../i18n/i18n.js').Translate} t
 * @param {{ features: readonly string[] | null }} [state] of the player
 */
export function newPuzzleAppearance(t, state = { features: null }) {
  return {
    title: t('chooser.title'),
    close: t('chooser.close'),
    empty: t('chooser.empty'),
    generate: has(state, 'generator') ? t('chooser.generate') : '',
    examples: t('chooser.examples'),
    lists: has(state, 'lists') ? t('chooser.lists') : '',
    paste: t('chooser.paste'),
    hint: t('chooser.pasteHint'),
    file: t('chooser.file'),
    load: t('chooser.load'),
    sizes: sides.map((side) => ({ size: side, text: t('chooser.size', { side }) })),
    list: examples.map(({ id, puzzle }) => ({
      puzzle,
      name: t(`chooser.example.${id}`),
      about: [
        t('chooser.size', { side: Math.sqrt(puzzle.length) }),
        t('chooser.cells', { count: puzzle.split('.').length - 1 }),
      ].join(' · '),
    })),
  };
}
