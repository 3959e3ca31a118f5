/**
 * The table of the comparison for the first example, from the shortest run to the longest: algorithm, steps, reads,
 * digits tried, placements, taken back, dead ends, solutions.
 */
export const schoolTotals = [
  'Logic 79 0 0 39 0 0 1',
  'Fewest candidates first 118 0 39 39 0 0 1',
  'Propagation 118 0 0 39 0 0 1',
  'Dancing links 118 0 39 39 0 0 1',
  'Look-up tables 1,719 685 452 69 30 30 1',
  'Backtracking 5,547 4,513 452 69 30 30 1',
  'All solutions 7,210 5,738 630 70 70 70 1',
];
