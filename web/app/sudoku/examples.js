import { first } from './first-puzzle.js';

/**
 * Puzzles to start from. `id` is the key of the name under `chooser.example`.
 *
 * @type {{ id: string, puzzle: string }[]}
 */
export const examples = [
  { id: 'school', puzzle: first },
  { id: 'workshop', puzzle: '..43..2.9..5..9..1.7..6..43..6..2.8719...74...5..83...6.....1.5..35.869..4291.3..' },
  { id: 'classic', puzzle: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79' },
  { id: 'small', puzzle: '1.....3..4.....2' },
  { id: 'medium', puzzle: '...4...6..2......5..2.......4.1.53..' },
  { id: 'empty', puzzle: '.'.repeat(81) },
  { id: 'two', puzzle: '..7..9.459..7.826.6...5...7.9..8.57...14.7.3.724.6391..792.5..6.6.91.7.31....64..' },
  { id: 'none', puzzle: '..7..9.4593.7.826.6...5.3.7.9..8.57...14.7.3.724.6391..792.5..6.6.91.7.31.3..64..' },
  { id: 'hard', puzzle: '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9' },
];
