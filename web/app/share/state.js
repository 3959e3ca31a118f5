/**
 * What the dialog for sharing knows: what was chosen in it, the steps of the storyboard, the puzzles
 * of the worksheet, and what it said last. Pure.
 *
 * @typedef {'copy' | 'picture' | 'print' | 'embed'} Tab
 *
 * @typedef {import('../sudoku/effort-form.js').EffortForm} EffortForm
 *
 * @typedef {object} OwnForm
 * @property {'puzzle' | 'board'} what is to be copied
 * @property {import('../formats/write.js').Writable} format of the text
 * @property {import('../drawing/board-svg.js').Theme} theme of the picture
 * @property {number} pixels width of the picture
 * @property {'puzzle' | 'story'} sheet what is to be printed
 * @property {string} heading '' for that of the sheet
 * @property {number} count puzzles on the sheet
 * @property {number} grade of the puzzles that are made for it: 1 to 6; 0: about as hard as the first
 * @property {'none' | 'below' | 'page'} solution where it is printed
 * @property {import('../view/storyboard.js').Wish['how']} how
 * @property {string} number
 * @property {string} from
 * @property {string} to
 * @property {import('./snippet.js').Kind} kind of what a page embeds
 * @property {string} address where Stepdoku is
 * @property {boolean} mine what was entered in Play goes with the link
 * @property {boolean} here embedded at this step
 * @property {boolean} autoplay
 * @property {'all' | 'player' | 'none'} controls
 * @property {string} code a language of listings, or 'none'
 * @property {string} language '' that of its reader
 * @property {string} height in pixels; '' what fits
 * @property {boolean} fit the frame grows with what is in it
 *
 * @typedef {OwnForm & EffortForm} Form as it is filled in
 *
 * @typedef {import('../solver.js').Effort} Effort
 * @typedef {{ puzzle: string, solution: string | null, grade?: number, effort?: Effort }} Printed grade, effort: where
 *   one was wished
 *
 * @typedef {object} ShareState
 * @property {boolean} open it is to be seen
 * @property {Tab} tab
 * @property {string} about the run that the steps are of
 * @property {Form} form
 * @property {import('../view/storyboard.js').Picture[]} story
 * @property {boolean} reading steps are on their way
 * @property {Printed[]} more generated puzzles, of the size of the first
 * @property {(Effort & { puzzle: string }) | null} first what the search does on the first puzzle, where that is known
 * @property {boolean} making one more is on its way
 * @property {boolean} stopped the reader, or a fault, ended that: the sheet has what there is
 * @property {boolean} awaited what makes them has not come yet, and that is worth a word
 * @property {{ code: string, params?: import('../i18n/i18n.js').Params, bad?: boolean } | null} told
 *
 * @typedef {{ type: 'open', about: string, form: Partial<Form> } | { type: 'closed' } | { type: 'tab', tab: Tab }
 *   | { type: 'fill', field: keyof Form, value: any }
 *   | { type: 'reading', on: boolean } | { type: 'found', pictures: import('../view/storyboard.js').Picture[] }
 *   | { type: 'remove', position: number } | { type: 'clear' }
 *   | { type: 'making', on: boolean } | { type: 'stopped' } | { type: 'resume' } | { type: 'await', on: boolean }
 *   | { type: 'first', effort: ShareState['first'] } | { type: 'made', printed: Printed }
 *   | { type: 'tell', told: ShareState['told'] }} ShareAction
 */
import { noEffort } from '../sudoku/effort-form.js';
import { joined } from '../view/storyboard.js';

/** The parts of the dialog, from left to right. */
export const tabs = /** @type {const} */ (['copy', 'picture', 'print', 'embed']);

/** Widths of a picture, in pixels. */
export const widths = [540, 1080, 2160];

/** How many puzzles fit on a sheet. */
export const counts = [1, 2, 4, 6];

/** @type {Form} */
const initialForm = {
  what: 'puzzle',
  format: 'line',
  theme: 'light',
  pixels: 1080,
  sheet: 'puzzle',
  heading: '',
  count: 1,
  grade: 0,
  solution: 'none',
  how: 'this',
  number: '8',
  from: '',
  to: '',
  kind: 'frame',
  address: '',
  mine: false,
  here: true,
  autoplay: false,
  controls: 'player',
  code: 'none',
  language: '',
  height: '',
  fit: false,
  ...noEffort,
};

/** @returns {ShareState} */
export function initialShare() {
  return {
    open: false,
    tab: 'copy',
    about: '',
    form: initialForm,
    story: [],
    reading: false,
    more: [],
    first: null,
    making: false,
    stopped: false,
    awaited: false,
    told: null,
  };
}

/** @param {ShareState} state @param {ShareAction} action @returns {ShareState} */
export function reduceShare(state, action) {
  switch (action.type) {
    case 'open':
      return open(state, action.about, action.form);
    case 'closed':
      return { ...state, open: false, reading: false, making: false, stopped: false, awaited: false };
    case 'tab':
      return { ...state, tab: action.tab, told: null };
    case 'fill':
      return refilled(state, fill(state.form, action.field, action.value), action.field);
    case 'reading':
      return { ...state, reading: action.on };
    case 'found':
      return { ...state, story: joined(state.story, action.pictures) };
    case 'remove':
      return { ...state, story: state.story.filter(({ position }) => position !== action.position), told: null };
    case 'clear':
      return { ...state, story: [], told: null };
    case 'making':
      return { ...state, making: action.on, awaited: action.on && state.awaited };
    case 'stopped':
      return { ...state, making: false, awaited: false, stopped: true, told: null };
    case 'resume':
      return { ...state, stopped: false, told: null };
    case 'await':
      return { ...state, awaited: action.on };
    case 'first':
      return { ...state, first: action.effort };
    case 'made':
      return { ...state, more: [...state.more, action.printed], making: false };
    case 'tell':
      return { ...state, told: action.told };
    default:
      return state;
  }
}

/** @param {Form} form @param {keyof Form} field @param {any} value @returns {Form} */
function fill(form, field, value) {
  const typed = typeof form[field] === 'number' ? Number(value) : value;
  // Other controls have another height that fits, and all of them have a listing.
  return {
    ...form,
    ...(field === 'controls' && { height: '', code: value === 'all' ? 'javascript' : 'none' }),
    [field]: typed,
  };
}

/** Puzzles that were made for others of these are not those that are wished now. */
const wishes = new Set(['grade', ...Object.keys(noEffort)]);

/**
 * Puzzles of another grade, or another effort, are not those that were wished. Who wishes one makes a worksheet, with
 * answers at hand.
 * @param {ShareState} state
 * @param {Form} form as it is filled in now
 * @param {keyof Form} field
 * @returns {ShareState}
 */
function refilled(state, form, field) {
  if (field === 'count') return { ...state, form, stopped: false, told: null };
  if (!wishes.has(field) || form[field] === state.form[field]) return { ...state, form, told: null };
  const solution = form.solution === 'none' ? 'page' : form.solution;
  const anew = { more: [], making: false, stopped: false, awaited: false };
  return { ...state, ...anew, form: { ...form, solution }, told: null };
}

/**
 * Steps and puzzles that were chosen stay for as long as it is the same run.
 * @param {ShareState} state
 * @param {string} about
 * @param {Partial<Form>} form
 * @returns {ShareState}
 */
function open(state, about, form) {
  const kept = about === state.about ? {} : { story: [], more: [], about };
  return { ...state, ...kept, open: true, form: { ...state.form, ...form }, told: null };
}
