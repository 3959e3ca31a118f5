/**
 * The lesson: one page per language, made of its text in web/lesson, the numbers, figures and listings that
 * are the same in all languages, and a still of each figure for readers without scripts and on paper; and
 * beside each the page for teachers.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, readText } from '../files.mjs';
import { withTexts } from '../pages.mjs';
import { fillLesson } from './fill.mjs';
import { pageOf } from './page.mjs';
import { drawStills, solverOf } from './stills.mjs';
import { writeStartFiles } from './start.mjs';
import { fillTeachers } from './teachers.mjs';

const FACTS = ['figures', 'numbers', 'moments', 'worksheet'];
/**
 * Its script and its styles have the name of a kind; `body` is what stands in page.html, and `awaits` the element that
 * a page of that kind is nothing without.
 */
const kinds = [
  { folder: 'lesson', up: '../', kind: 'lesson', body: 'reading.html', awaits: '', fill: fillLesson },
  { folder: 'lesson/teachers', up: '../../', kind: 'teachers', body: 'reading.html', awaits: '', fill: fillTeachers },
  {
    folder: 'lesson/projector',
    up: '../../',
    kind: 'projector',
    body: 'projector.html',
    awaits: 'sudoku-player',
    fill: (/** @type {string} */ text) => text,
  },
];

/**
 * @param {string} sources
 * @param {string} out the site, whose solver is there already
 * @param {import('../pages.mjs').Dictionaries} dictionaries
 * @returns {Promise<{ pages: Record<string, string>, languages: string[] }>} the pages by their paths, and the codes of
 *   their languages
 */
export async function makeLesson(sources, out, dictionaries) {
  const [plan, numbers, moments, worksheet] = FACTS.map((name) => readJson(sources, `lesson/${name}.json`));
  const facts = { ...plan, numbers, moments, worksheet, handIn: readJson(sources, 'lesson/hand-in.json') };
  const drawn = drawStills(facts, dictionaries, await solverOf(out), {
    folder: join(out, 'lesson/stills'),
    sources,
  });
  const languages = Object.keys(dictionaries).filter((code) => existsSync(join(sources, `lesson/${code}.html`)));
  const names = Object.fromEntries(languages.map((code) => [code, dictionaries[code].name]));
  const frame = readText(sources, 'lesson/page.html');
  /** @type {Record<string, string>} */
  const pages = {};
  writeStartFiles({ sources, out, languages }, { puzzle: facts.puzzles[worksheet.puzzle], answers: drawn.answers });
  for (const language of languages) {
    for (const kind of kinds) {
      const path = `${kind.folder}/${language}.html`;
      const body = readText(sources, 'lesson', kind.body).trim().replaceAll('\n', '\n    ');
      const template = withTexts(
        frame.replace('{body}', () => body),
        dictionaries,
      );
      pages[path] = pageOf(template, readText(sources, path), { ...kind, language, names, facts, drawn, sources });
    }
  }
  return { pages, languages };
}
