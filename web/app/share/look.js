/** All that the dialog for sharing shows, as plain values: pure. */
import { boardLook, describe } from './board-text.js';
import { embedLook } from './embed-look.js';
import { pictureOf, pictureThemes } from '../drawing/board-svg.js';
import { chosen } from './share-choice.js';
import { counts, tabs, widths } from './state.js';
import { fileName, formats, hasMore, isRunning, textOf } from './text.js';
import { effortFaultIn, effortFieldsLook, gradeLook, isAtWork, worksheetNote } from './worksheet.js';
import { MOST, storyFault, ways } from '../view/storyboard.js';

/**
 * @typedef {ReturnType<typeof shareAppearance>} ShareAppearance
 *
 * @typedef {import('./state.js').ShareState} ShareState
 * @typedef {import('./text.js').Shared} State
 * @typedef {import('../i18n/i18n.js').Translate} Translate
 *
 * @typedef {object} Place what is known of where the page is
 * @property {string} link to what the player shows
 * @property {ReturnType<typeof import('../platform/address.js').reach>} reach of that link
 * @property {boolean} canSend the system has a dialog of its own for sharing
 */

/** @param {ShareState} share @param {State} state of the player @param {Translate} t @param {Place} place */
export function shareAppearance(share, state, t, place) {
  const { tab, told } = share;
  return {
    title: t('share.title'),
    close: t('share.close'),
    tabs: { label: t('share.tabs'), tabs: tabs.map((id) => ({ id, text: t(`share.tab.${id}`), on: id === tab })) },
    copy: tab === 'copy' ? copyLook(share, state, t, place) : null,
    picture: tab === 'picture' ? pictureLook(share, state, t) : null,
    print: tab === 'print' ? printLook(share, state, t) : null,
    embed: tab === 'embed' ? embedLook(share, state, t) : null,
    told: { text: told ? t(`share.told.${told.code}`, told.params) : '', bad: Boolean(told?.bad) },
  };
}

/** @param {ShareState} share @param {State} state @param {Translate} t @param {Place} place */
function copyLook({ form }, state, t, { link, reach, canSend }) {
  const running = isRunning(state);
  const more = hasMore(state);
  const what = chosen('what', more ? ['puzzle', 'board'] : ['puzzle'], more ? form.what : 'puzzle', t);
  if (state.entered) what.choices[1].text = t('share.what.game');
  return {
    link: { label: t(running ? 'share.linkHere' : 'share.link'), text: link },
    mine: { label: t('share.mine'), on: form.mine, shown: Boolean(state.entered) },
    reach: reach && t(`share.reach.${reach}`),
    copyLink: t('share.copyLink'),
    send: canSend ? t('share.send') : '',
    what,
    format: {
      label: t('share.format.label'),
      value: form.format,
      choices: formats.map((id) => ({ id, text: t(`share.format.${id}`, { count: state.puzzle.length }) })),
    },
    text: { label: t('share.text'), text: textOf(form, state) },
    copyText: t('share.copyText'),
    save: t('share.saveText'),
  };
}

/** @param {ShareState} share @param {State} state @param {Translate} t */
function pictureLook({ form }, state, t) {
  return {
    theme: chosen('theme', pictureThemes, form.theme, t),
    pixels: {
      label: t('share.pixels'),
      value: String(form.pixels),
      choices: widths.map((pixels) => ({ id: String(pixels), text: t('share.wide', { pixels: String(pixels) }) })),
    },
    picture: pictureTree(form.theme, state, t),
    savePng: t('share.savePng'),
    copyPng: t('share.copyPng'),
    saveSvg: t('share.saveSvg'),
    copySvg: t('share.copySvg'),
  };
}

/**
 * The board as it stands.
 * @param {import('../drawing/board-svg.js').Theme} theme
 * @param {State} state
 * @param {Translate} t
 * @param {number} [width] in pixels
 */
export function pictureTree(theme, state, t, width) {
  const board = boardLook(state, t);
  const title = isRunning(state)
    ? t('share.pictureAt', { side: state.size, position: state.run?.position ?? 0 })
    : t('share.pictureOf', { side: state.size });
  return pictureOf(board, { theme, title, description: describe(board, t), language: t.language, width });
}

/** @param {State} state @param {'png' | 'svg'} ending */
export const pictureName = (state, ending) => fileName(state, ending, true);

/** @param {ShareState} share @param {State} state @param {Translate} t */
function printLook(share, state, t) {
  const { form, story, more, making, awaited, stopped } = share;
  const telling = form.sheet === 'story';
  const hasAll = more.length + 1 >= form.count && !effortFaultIn(form, state);
  const enough = telling ? story.length > 0 : stopped || hasAll;
  return {
    sheet: chosen('sheet', isRunning(state) ? ['puzzle', 'story'] : ['puzzle'], form.sheet, t),
    heading: { label: t('share.heading'), value: form.heading },
    count: {
      label: t('share.count'),
      value: String(form.count),
      choices: counts.map((count) => ({ id: String(count), text: t('share.puzzles', { count }) })),
      shown: !telling,
    },
    grade: gradeLook(share, state, t),
    effort: effortFieldsLook(share, state, t),
    solution: { ...chosen('solution', ['none', 'below', 'page'], form.solution, t), shown: !telling },
    story: telling ? storyLook(share, t) : null,
    note: telling ? t('share.ink') : worksheetNote(share, state, t),
    stop: isAtWork(share, state) && !telling ? t('share.stop') : '',
    resume: stopped && !telling ? t('share.resume') : '',
    again: awaited && !telling ? t('notice.retry') : '',
    print: { text: t('share.print'), enabled: enough && !making && !share.reading },
  };
}

/** @param {ShareState} share @param {Translate} t */
function storyLook({ form, story, reading }, t) {
  const { how, number, from, to } = form;
  const fault = storyFault(form);
  /**
   * @param {'number' | 'from' | 'to'} name
   * @param {string} value
   * @param {import('../view/storyboard.js').Wish['how']} wanted
   */
  const line = (name, value, wanted) => ({
    label: t(`share.story.${name}`),
    value,
    shown: how === wanted,
    fault: fault === name && value.trim() !== '' ? t(`share.story.fault.${name}`) : '',
  });
  return {
    how: chosen('how', ways, how, t),
    number: line('number', number, 'placements'),
    from: line('from', from, 'between'),
    to: line('to', to, 'between'),
    add: { text: t(reading ? 'share.story.adding' : 'share.story.add'), enabled: !reading },
    clear: t('share.story.clear'),
    summary:
      story.length === MOST
        ? t('share.story.most', { count: MOST })
        : t(story.length > 0 ? 'share.story.chosen' : 'share.story.none', { count: story.length }),
    steps: story.map(({ position, sentence }) => ({
      position,
      number: t('share.story.step', { position }),
      sentence,
      remove: t('share.story.remove', { position }),
    })),
  };
}
