/**
 * What the solver says and draws for the lesson: each figure as it stands before a script has run, and what
 * is said of that step.
 *
 * @typedef {object} Figure
 * @property {string} puzzle by its name
 * @property {string} [algorithm]
 * @property {number} [position]
 * @property {string} [controls]
 * @property {string} [code]
 * @property {'tree'} [still]
 * @property {string} [with] the figure that moves as this one does
 *
 * @typedef {object} Facts what web/lesson has for all languages
 * @property {Record<string, string>} puzzles
 * @property {Record<string, Figure>} figures
 * @property {Record<string, number | string>} numbers
 * @property {Record<string, { figure: string, position: number }>} moments
 * @property {import('./worksheet.mjs').Sheet} worksheet
 * @property {import('./hand-in.mjs').HandIn} handIn
 *
 * @typedef {object} Drawn
 * @property {Record<string, Record<string, string>>} said by figure and language
 * @property {Record<string, string>} stills by figure, the first that looks the same: its picture serves both
 * @property {Record<string, { width: number, height: number }>} across the pictures that lie across the page, by figure
 * @property {Record<string, Record<string, string>>} written numbers, by language
 * @property {ReturnType<typeof answersOf> & ReturnType<typeof handInOf>} answers of the worksheets
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { translator } from '../../../../web/app/i18n/i18n.js';
import { pictureOf } from '../../../../web/app/drawing/board-svg.js';
import { markup } from '../../../../web/app/drawing/markup.js';
import { Session } from '../../../../web/app/run/session.js';
import { initialState } from '../../../../web/app/state/state.js';
import { pictureAt } from '../../../../web/app/view/storyboard.js';
import { TreeBuilder } from '../../../../web/app/run/tree-builder.js';
import { write } from '../files.mjs';
import { gathered } from './gathered.mjs';
import { handInOf } from './hand-in.mjs';
import { listingIn } from './listings.mjs';
import { treeStill } from './tree-still.mjs';
import { answersOf, boardsOf } from './worksheet.mjs';

/** @typedef {import('../../../../web/app/solver.js').Solver} Solver */
/** @typedef {import('../../../../web/app/i18n/i18n.js').Translate} Translate */
/** @typedef {import('../../../../web/app/drawing/board-svg.js').BoardLook} BoardLook */
/** @typedef {import('../../../../web/app/drawing/board-svg.js').Theme} Theme */

/** Light and dark, by what the name of a file ends with. */
const endings = /** @type {const} */ ({ '': 'light', '-dark': 'dark' });
const caption = { title: 'Sudoku', language: 'en' };

/** A file. @param {BoardLook} board @param {Theme} theme */
const stillOf = (board, theme) => markup(gathered(pictureOf(board, { theme, ...caption })));

/** @param {string} site its solver is there already @returns {Promise<Solver>} */
export async function solverOf(site) {
  /** @type {typeof import('../../../../web/app/solver.js')} */
  const { loadSolver } = await import(pathToFileURL(join(site, 'app/solver.js')).href);
  return loadSolver({ wasmBinary: readFileSync(join(site, 'wasm/sudoku.wasm')) });
}

/**
 * @param {Facts} facts
 * @param {import('../pages.mjs').Dictionaries} dictionaries
 * @param {Solver} solver
 * @param {{ folder: string, sources: string }} places where the pictures go, and where the listings are
 * @returns {Drawn}
 */
export function drawStills(facts, dictionaries, solver, { folder, sources }) {
  const translators = Object.entries(dictionaries).map(([code, { later, ...first }]) =>
    translator(code, { ...first, ...later.share }),
  );
  const names = Object.keys(facts.figures);
  /** By the picture, the figure. @type {Map<string, string>} */
  const firsts = new Map();
  const drawn = names.map((name) => drawFigure(name, facts, solver, translators, { folder, firsts }));
  const answers = answersOf(facts.worksheet, facts.puzzles, solver);
  for (const [name, board] of Object.entries(boardsOf(facts.worksheet, facts.puzzles, answers.solutions))) {
    write(join(folder, `sheet-${name}.svg`), stillOf(board, 'print'));
  }
  const handIn = handInOf(facts.handIn, facts, solver, (ending) => listingIn(sources, `backtracking.${ending}`));
  return {
    said: Object.fromEntries(names.map((name, index) => [name, drawn[index].said])),
    stills: Object.fromEntries(names.map((name, index) => [name, drawn[index].first])),
    across: Object.fromEntries(
      names.flatMap((name, index) => (drawn[index].across ? [[name, drawn[index].across]] : [])),
    ),
    written: Object.fromEntries(translators.map((t) => [t.language, writtenBy(t, facts)])),
    answers: { ...answers, ...handIn },
  };
}

/**
 * @param {string} name
 * @param {Facts} facts
 * @param {Solver} solver
 * @param {Translate[]} translators English first
 * @param {{ folder: string, firsts: Map<string, string> }} places
 */
function drawFigure(name, { puzzles, figures }, solver, translators, { folder, firsts }) {
  const { puzzle, algorithm = 'backtracking', position = 0, still } = figures[name];
  const session = new Session(solver);
  session.open(puzzles[puzzle], 0, algorithm);
  session.seek(position);
  const state = { ...initialState(puzzles[puzzle]), algorithm };
  const pictures = translators.map((t) => pictureAt(state, session.view(), t));
  session.close();
  const tree = still === 'tree' ? treeOf(puzzles[puzzle], algorithm, solver) : null;
  const stills = Object.entries(endings).map(([, theme]) => stillOf(pictures[0], theme));
  const first = firsts.get(stills[0]) ?? name;
  firsts.set(stills[0], first);
  let across = null;
  for (const [index, [ending, theme]] of Object.entries(endings).entries()) {
    if (first === name) write(join(folder, `${name}${ending}.svg`), stills[index]);
    if (!tree) continue;
    const { svg, ...size } = treeStill(tree, position, { theme, ...caption });
    write(join(folder, `${name}-across${ending}.svg`), svg);
    across = size;
  }
  return {
    first,
    across,
    said: Object.fromEntries(translators.map((t, index) => [t.language, pictures[index].sentence])),
  };
}

/** All nodes of the tree of a run. @param {string} puzzle @param {string} algorithm @param {Solver} solver */
function treeOf(puzzle, algorithm, solver) {
  const builder = new TreeBuilder();
  const run = solver.run(puzzle, { algorithm });
  for (const step of run) builder.take(step);
  run.dispose();
  return builder.nodes;
}

/** Each number of the lesson as a language writes it. @param {Translate} t @param {Facts} facts */
function writtenBy(t, { numbers, figures, moments }) {
  const positions = [...Object.values(figures), ...Object.values(moments)].map(({ position = 0 }) => position);
  return Object.fromEntries([...Object.values(numbers), ...positions].map((value) => [value, t.number(Number(value))]));
}
