/** What the dialog for sharing shows of embedding: pure. */
import { codeLanguages } from '../state/code-languages.js';
import { frameControls, gameControls } from '../embed/settings.js';
import { languages } from '../i18n/i18n.js';
import { linkTo } from '../state/link.js';
import { chosen } from './share-choice.js';
import { isRunning } from './text.js';
import { kinds, snippetOf } from './snippet.js';
import { stepsPerSecond } from '../state/speed.js';
import { resumeAt } from '../state/state.js';

/** What of the player is embedded, and the attribute that says so. @type {Record<string, string | null>} */
const controls = { player: frameControls, all: null, none: 'none' };

/**
 * Heights of a frame that show it on most pages, in pixels; the whole player may have to be scrolled.
 * @type {Record<string, number>}
 */
const heights = { player: 860, all: 900, none: 580 };

/** A frame is not higher. */
const HIGHEST = 5000;

/**
 * @param {import('./state.js').ShareState} share
 * @param {import('../state/state.js').State} state
 * @param {import('../i18n/i18n.js').Translate} t
 */
// eslint-disable-next-line max-lines-per-function -- one record, a line or two for each part of it
export function embedLook({ form, open }, state, t) {
  const frame = form.kind === 'frame';
  const player = playerOf(form, state);
  const wish = {
    address: folderOf(form.address),
    player,
    link: linkOf(form, state),
    title: t('share.frameTitle'),
    height: heightOf(form) ?? heights[form.controls],
    fit: form.fit,
  };
  return {
    kind: chosen('kind', kinds, form.kind, t),
    controls: chosen('controls', Object.keys(controls), form.controls, t),
    code: {
      label: t('share.code'),
      value: form.code,
      choices: ['none', ...codeLanguages].map((id) => ({
        id,
        text: id === 'none' ? t('share.noCode') : t(`code.language.${id}`),
      })),
    },
    language: {
      label: t('share.language'),
      value: form.language,
      choices: ['', ...languages].map((id) => ({ id, text: id === '' ? t('share.ownLanguage') : nameOf(id) })),
    },
    height: {
      label: t('share.height'),
      value: form.height || String(heights[form.controls]),
      shown: frame,
      fault: form.height !== '' && heightOf(form) === null ? t('share.heightFault', { most: HIGHEST }) : '',
    },
    address: { label: t('share.address'), value: form.address, shown: form.kind !== 'npm' },
    here: { label: t('share.here'), on: form.here && isRunning(state), shown: isRunning(state) },
    autoplay: { label: t('share.autoplay'), on: form.autoplay },
    fit: { label: t('share.fit'), on: form.fit, shown: frame },
    snippet: { label: t('share.snippet'), text: snippetOf(form.kind, wish) },
    copy: t('share.copySnippet'),
    note: t(`share.about.${form.kind}`),
    preview: { title: t('share.preview'), attributes: open ? player : null },
  };
}

/**
 * @param {import('./state.js').Form} form
 * @param {import('../state/state.js').State} state
 * @returns {import('./snippet.js').Player}
 */
function playerOf(form, state) {
  return {
    puzzle: state.puzzle,
    mode: plays(state) ? 'play' : null,
    algorithm: state.algorithm,
    position: form.here && isRunning(state) ? String(resumeAt(state)) : null,
    speed: state.growing ? null : String(stepsPerSecond(state.speed)),
    autoplay: form.autoplay ? '' : null,
    controls: form.controls === 'player' && plays(state) ? gameControls : controls[form.controls],
    code: form.controls === 'all' || form.code !== 'none' ? form.code : null,
    lang: form.language || null,
  };
}

/** @param {import('../state/state.js').State} state */
const plays = ({ mode }) => mode === 'play';

/** @param {import('./state.js').Form} form @param {import('../state/state.js').State} state */
function linkOf(form, state) {
  const start = form.here && isRunning(state) ? state : { ...state, resume: 0 };
  return linkTo({ ...start, mode: plays(state) ? 'play' : 'watch' }, form.language || undefined);
}

/** @param {import('./state.js').Form} form @returns {number | null} null: that is no height */
function heightOf({ height, controls: shown }) {
  if (height === '') return heights[shown];
  return /^\d{1,4}$/.test(height.trim()) && Number(height) > 0 && Number(height) <= HIGHEST ? Number(height) : null;
}

/** An address that files can be named after. @param {string} address */
const folderOf = (address) => (address.endsWith('/') ? address : `${address}/`);

/** A language in its own words. @param {string} language */
const nameOf = (language) => new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
