/** What a walker types, pastes and follows: good and bad puzzles, lists, links of ours and of strangers. */
import { readFileSync } from 'node:fs';
import { examples } from '../../../web/app/sudoku/examples.js';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { writeLink } from '../../../web/app/state/link.js';
import { hostile } from '../../web/support/hostile.js';

const puzzles = examples.map(({ puzzle }) => puzzle);
const sixteen = '1.....3..4.....2';

/** A link to a game that somebody has begun: of the first empty cells one has a digit, one notes, one a colour. */
const begun = writeLink({
  puzzle: sixteen,
  mode: 'play',
  progress: {
    digits: Uint8Array.from(sixteen, (given, cell) => (cell === 1 ? 2 : Number(given) || 0)),
    corner: Uint16Array.from(sixteen, (_, cell) => (cell === 2 ? 0b101 : 0)),
    centre: Uint16Array.from(sixteen, (_, cell) => (cell === 3 ? 0b1000 : 0)),
    colours: Uint8Array.from(sixteen, (_, cell) => (cell === 4 ? 3 : 0)),
  },
});

/** @param {string} name of tests/data/formats */
const format = (name) => readFileSync(new URL(`../../data/formats/${name}`, import.meta.url), 'utf8');

/** Texts that are put on the clipboard. */
export const pasted = [
  ...puzzles,
  format('grid.txt'),
  format('table.csv'),
  format('leetcode.json'),
  format('headed.txt'),
  format('many.sdm'),
  format('line-full-width.txt'),
  `${puzzles.slice(0, 3).join('\n')}\nq\n${sixteen}\n`,
  '11..............',
  '12....3.........',
  '123',
  '',
  'no puzzle at all',
  '.'.repeat(16),
  '.'.repeat(36),
  '\u0000\ud800',
  '[[[[[[[[',
  '{"__proto__": [1]}',
  'x'.repeat(5000),
  `${sixteen}\n`.repeat(300),
];

/** Texts for a field, of numbers too. */
export const typed = [
  '',
  '0',
  '1',
  '30',
  '81',
  '-1',
  '1e9',
  'Ada',
  'ABC '.repeat(40),
  ...puzzles.slice(2, 5),
  '123',
  '<b>9</b>',
];

/** Fragments of an address. */
export const links = [
  ...puzzles.map((puzzle) => `#p=${puzzle}`),
  ...algorithms.map((algorithm) => `#p=${sixteen}&a=${algorithm}&g=1&n=40`),
  `#p=${puzzles[0]}&a=backtracking&g=1&n=1308`,
  `#p=${puzzles[0]}&a=backtracking&g=1&n=198&s=60&r=placement`,
  `#p=${puzzles[8]}&g=1&n=5000000`,
  `#p=${puzzles[2]}&m=edit`,
  `#p=${puzzles[2]}&m=play`,
  `#p=${puzzles[0]}&m=play&a=mrv`,
  `#p=${sixteen}&m=play`,
  begun,
  `#p=${sixteen}&g=1&n=999`,
  `#p=${sixteen}&g=2&n=9`,
  '#p=12',
  '#%%%',
  '#',
  '#l=de',
  '#l=zh',
  '#l=en',
  '#s=100',
  '#s=0',
];

/** Fragments that were made to do harm. @type {string[]} */
export const hostileLinks = hostile.map(({ fragment }) => fragment).filter((fragment) => fragment.length < 3000);

/** Fragments of the address of embed.html: what a page may ask of its frame. */
export const frames = [
  `#p=${puzzles[0]}&a=backtracking&g=1&n=1308`,
  `#p=${sixteen}&g=1&n=118`,
  `#p=${puzzles[2]}&a=mrv`,
  `#p=${puzzles[0]}&a=dancing-links&controls=all`,
  `#p=${puzzles[0]}&controls=sentence+transport`,
  `#p=${puzzles[0]}&controls=none`,
  `#p=${puzzles[4]}&theme=dark`,
  `#p=${puzzles[2]}&theme=light&controls=all`,
  `#p=${puzzles[0]}&l=de`,
  `#p=${puzzles[0]}&l=zh&n=198&g=1`,
  `#p=${puzzles[0]}&m=play`,
  `#p=${sixteen}&m=play&controls=none`,
  `#p=${puzzles[4]}&m=play&controls=all&theme=dark`,
  begun,
  '#p=12',
  '#',
];
