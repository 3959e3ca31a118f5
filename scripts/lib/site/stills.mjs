/**
 * Draws each figure of the lesson as it stands before a script has run: stills.mjs SOURCES SITE. Prints
 * what is said of that step, by figure and language, each number as a language writes it, and what else
 * the solver knows, as JSON.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { treeStill } from './tree-still.mjs';
import { answersOf, boardsOf } from './worksheet.mjs';

const [sources, site] = process.argv.slice(2).map((folder) => resolve(folder));
const from = (folder, path) => import(pathToFileURL(join(folder, path)).href);
const json = (path) => JSON.parse(readFileSync(join(sources, path), 'utf8'));

const [{ loadSolver }, { Session }, { initialState }, { pictureAt }, { svgOf }, { languages, translator }, { corners, expressions }, { TreeBuilder }] = await Promise.all([
  from(site, 'app/solver.js'), from(sources, 'app/session.js'), from(sources, 'app/state.js'), from(sources, 'app/story.js'), from(sources, 'app/picture.js'), from(sources, 'app/i18n.js'),
  from(sources, 'app/corner-table.js'), from(sources, 'app/tree.js'),
]);
const solver = await loadSolver({ wasmBinary: readFileSync(join(site, 'wasm/sudoku.wasm')) });
const translators = languages.map((language) => translator(language, { ...json(`i18n/${language}.json`), ...json(`i18n/share/${language}.json`) }));

/** Light and dark, by what the name of a file ends with. */
const endings = { '': 'light', '-dark': 'dark' };
const { puzzles, figures } = json('lesson/figures.json');
const said = {};
/** The width and height of each picture that lies across the page, by figure. */
const across = {};
for (const [name, { puzzle, algorithm = 'backtracking', position = 0, still }] of Object.entries(figures)) {
  const session = new Session(solver);
  session.open(puzzles[puzzle], 0, algorithm);
  session.seek(position);
  const state = { ...initialState(puzzles[puzzle]), algorithm };
  const pictures = translators.map((t) => pictureAt(state, session.view(), t));
  session.close();
  const tree = still === 'tree' ? treeOf(puzzles[puzzle], algorithm) : null;
  for (const [ending, theme] of Object.entries(endings)) {
    writeFileSync(join(site, `lesson/stills/${name}${ending}.svg`), svgOf(pictures[0], { theme, title: 'Sudoku', language: 'en' }));
    if (!tree) continue;
    const { svg, ...size } = treeStill(tree, position, { theme, title: 'Sudoku', language: 'en' });
    writeFileSync(join(site, `lesson/stills/${name}-across${ending}.svg`), svg);
    across[name] = size;
  }
  said[name] = Object.fromEntries(translators.map((t, index) => [t.language, pictures[index].sentence]));
}

/** All nodes of the tree of a run. */
function treeOf(puzzle, algorithm) {
  const builder = new TreeBuilder();
  const run = solver.run(puzzle, { algorithm });
  for (const step of run) builder.take(step);
  run.dispose();
  return builder.nodes;
}

const positions = [figures, json('lesson/moments.json')].flatMap((steps) => Object.values(steps)).map(({ position = 0 }) => position);
const numbers = [...Object.values(json('lesson/numbers.json')), ...positions];
const written = Object.fromEntries(translators.map((t) => [t.language, Object.fromEntries(numbers.map((value) => [value, t.number(Number(value))]))]));

const sheet = json('lesson/worksheet.json');
const worksheet = answersOf(sheet, puzzles, solver);
for (const [name, board] of Object.entries(boardsOf(sheet, puzzles, worksheet.solutions))) {
  writeFileSync(join(site, `lesson/stills/sheet-${name}.svg`), svgOf(board, { theme: 'print', title: 'Sudoku', language: 'en' }));
}
console.log(JSON.stringify({ said, across, written, corner: { heads: expressions, rows: corners }, tree: worksheet.tree, worksheet }));
