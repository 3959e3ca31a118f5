/**
 * What is to be taken: the screens, themes and languages, and which of them go together.
 *
 *     const wishes = wishesOf({ size: ['390x844'], theme: ['dark'] });
 *     visitsOf(subjects, wishes);     // one for each page that has to be opened
 */

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { WrongUse } from './wrong-use.js';

/** @typedef {'light' | 'dark'} Theme */
/** @typedef {'en' | 'de' | 'zh'} Language */

/**
 * A screen; scale: how many of its pixels a px has, else 1.
 * @typedef {{ name: string, width: number, height: number, touch: boolean, scale?: number }} Size
 */

/**
 * What may be asked for; a list that is left out is all that is taken by default.
 * @typedef {{ subject?: string[], size?: string[], theme?: string[], language?: string[], state?: string[], all?:
 *   boolean }} Asked
 */

/**
 * A page to be opened, and the pictures that are taken there.
 * @typedef {{ subject: import('./subjects.js').Subject, size: Size, language: Language, themes: Theme[] }} Visit
 */

/** @param {number} width @param {number} height @param {boolean} touch @returns {Size} */
const screen = (width, height, touch) => ({ name: `${width}x${height}`, width, height, touch });

/** The smallest phone, a phone, a tablet, the phone and the tablet turned, a laptop, a large screen. */
export const sizes = [
  screen(320, 568, true),
  screen(390, 844, true),
  screen(768, 1024, true),
  screen(844, 390, true),
  screen(1024, 768, true),
  screen(1280, 800, false),
  screen(1920, 1080, false),
];
export const themes = /** @type {const} */ (['light', 'dark']);
const languages = /** @type {const} */ (['en', 'de', 'zh']);

/**
 * Where words are wide or lines are few: the sizes at which other languages than English are taken, unless all are
 * wanted.
 */
const tight = ['320x568', '390x844', '768x1024', '1280x800'];

/**
 * Whether a picture is taken. Colours are the same in all languages: of others than English those of one theme will do.
 * What is asked for by its name is taken in any case.
 * @param {Asked} asked @param {string} size @param {string} language @param {string} theme
 */
const isTaken = (asked, size, language, theme) =>
  asked.all ||
  language === 'en' ||
  ((asked.size !== undefined || tight.includes(size)) && (asked.theme !== undefined || theme === 'light'));

/** @template {{ name: string }} T @param {readonly T[]} known @param {string[] | undefined} asked */
const named = (known, asked) => known.filter(({ name }) => asked?.includes(name) ?? true);

/**
 * The pages to open.
 * @param {readonly import('./subjects.js').Subject[]} subjects
 * @param {Asked} asked
 * @returns {Visit[]}
 */
export function visitsOf(subjects, asked) {
  const wanted = languages.filter((language) => asked.language?.includes(language) ?? true);
  return named(subjects, asked.subject)
    .flatMap((subject) =>
      named(sizes, asked.size).flatMap((size) =>
        wanted.map((language) => ({
          subject,
          size,
          language,
          themes: themes.filter(
            (theme) => (asked.theme?.includes(theme) ?? true) && isTaken(asked, size.name, language, theme),
          ),
        })),
      ),
    )
    .filter((visit) => visit.themes.length > 0);
}

/**
 * The values of an option, and those that there are.
 * @param {string} option
 * @param {string | undefined} text
 * @param {readonly string[]} known
 */
function listed(option, text, known) {
  if (text === undefined) return undefined;
  const list = text.split(',');
  const strange = list.find((each) => !known.includes(each));
  if (strange !== undefined) throw new WrongUse(`--${option} knows only: ${known.join(' ')}`);
  return list;
}

/**
 * What scripts/look hands on.
 * @param {string[]} words
 * @param {readonly import('./subjects.js').Subject[]} subjects
 * @returns {{ name: string, jobs: number, asked: Asked }}
 */
export function readArguments(words, subjects) {
  const string = /** @type {const} */ ({ type: 'string' });
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      subject: string,
      size: string,
      theme: string,
      language: string,
      state: string,
      jobs: string,
      all: { type: 'boolean' },
    },
  });
  const jobs = Number(values.jobs ?? availableParallelism());
  if (!(jobs >= 1)) throw new WrongUse('--jobs needs a number');
  if (positionals.length > 1) throw new WrongUse(`one set at a time, not also ${positionals[1]}`);
  return {
    name: positionals[0] ?? 'now',
    jobs,
    asked: {
      subject: listed(
        'subject',
        values.subject,
        subjects.map(({ name }) => name),
      ),
      size: listed(
        'size',
        values.size,
        sizes.map(({ name }) => name),
      ),
      theme: listed('theme', values.theme, themes),
      language: listed('language', values.language, languages),
      state: values.state?.split(','),
      all: values.all ?? false,
    },
  };
}
