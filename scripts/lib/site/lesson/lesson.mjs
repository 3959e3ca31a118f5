/**
 * The lesson: one page per language, made of its text in web/lesson, the numbers, figures and listings that
 * are the same in all languages, and a still of each figure for readers without scripts and on paper; and
 * beside each the page for teachers.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, readText, write } from '../files.mjs';
import { named } from '../html.mjs';
import { withTexts } from '../pages.mjs';
import { fillLesson } from './fill.mjs';
import { pageOf, wordsIn } from './page.mjs';
import { drawStills, solverOf } from './stills.mjs';
import { startFile, startFiles } from './start.mjs';
import { fillTeachers } from './teachers.mjs';

const FACTS = ['figures', 'numbers', 'moments', 'worksheet'];
/** Its script and its styles have the name of a kind. */
const kinds = [
  { folder: 'lesson', up: '../', kind: 'lesson', fill: fillLesson },
  { folder: 'lesson/teachers', up: '../../', kind: 'teachers', fill: fillTeachers },
  { folder: 'lesson/projector', up: '../../', kind: 'projector', fill: (/** @type {string} */ text) => text },
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
  const [template, projector] = ['page', 'projector'].map((name) =>
    withTexts(readText(sources, `lesson/${name}.html`), dictionaries),
  );
  /** @type {Record<string, string>} */
  const pages = {};
  for (const language of languages) {
    const words = wordsIn(readText(sources, `lesson/teachers/${language}.html`));
    const about = { words: (/** @type {string} */ name) => named(words, name), answers: drawn.answers };
    for (const name of Object.keys(startFiles)) {
      const file = startFile(readText(sources, `lesson/start/${name}.txt`), name, {
        ...about,
        puzzle: facts.puzzles[worksheet.puzzle],
      });
      write(join(out, `lesson/teachers/start/${language}/${name}`), file);
    }
  }
  for (const language of languages) {
    for (const kind of kinds) {
      const path = `${kind.folder}/${language}.html`;
      const frame = kind.kind === 'projector' ? projector : template;
      pages[path] = pageOf(frame, readText(sources, path), { ...kind, language, names, facts, drawn, sources });
    }
  }
  return { pages, languages };
}
