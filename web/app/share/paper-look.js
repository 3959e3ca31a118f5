/** The sheet of paper, as plain values: pure. */
import { plainLook } from './board-text.js';
import { captionOf, solutionCaptionOf } from './worksheet.js';
import { algorithmOf } from '../sudoku/algorithms.js';

/** @typedef {ReturnType<typeof sheetOf>} SheetAppearance */

/**
 * Whether a sheet is printed in place of the page. A storyboard without pictures is none.
 * @param {import('./state.js').ShareState} share
 */
export const hasSheet = ({ open, tab, form, story }) =>
  open && tab === 'print' && (form.sheet !== 'story' || story.length > 0);

/**
 * @param {import('./state.js').ShareState} share @param {import('../state/state.js').State} state of the player
 * @param {import('../i18n/i18n.js').Translate} t @param {string} address where the reader finds the page
 */
export function sheetOf(share, state, t, address) {
  const { form, story } = share;
  const telling = form.sheet === 'story';
  const name = telling
    ? t('share.paperOf.story', { algorithm: t(`algorithm.${state.algorithm}.name`) })
    : t('share.paperOf.puzzle');
  return {
    language: t.language,
    heading: form.heading.trim() || name,
    foot: t('share.foot', { address }),
    puzzles: telling ? null : puzzlesOf(share, state, t),
    story: telling
      ? {
          legend: algorithmOf(state.algorithm).marks.map((mark) => ({ mark, text: t(`legend.${mark}`) })),
          figures: story.map((picture) => ({
            picture,
            number: t('share.story.step', { position: picture.position }),
            sentence: picture.sentence,
          })),
        }
      : null,
  };
}

/**
 * @param {import('./state.js').ShareState} share
 * @param {import('../state/state.js').State} state
 * @param {import('../i18n/i18n.js').Translate} t
 */
function puzzlesOf(share, state, t) {
  const { form, more } = share;
  const { count, solution } = form;
  const printed = [{ puzzle: state.puzzle, solution: state.check?.solution ?? null }, ...more].slice(0, count);
  /** @param {'puzzle' | 'solution'} key @param {number} index */
  const named = (key, index) => (count > 1 ? t(`share.nth.${key}`, { n: index + 1 }) : t(`share.only.${key}`));
  return {
    count,
    solution,
    answers: solution === 'page' ? t('share.answers') : '',
    boards: printed.map((each, index) => ({
      caption: captionOf(each, index, form, state, t),
      title: named('puzzle', index),
      board: plainLook(each.puzzle),
    })),
    solutions:
      solution === 'none'
        ? []
        : printed.flatMap((each, index) =>
            each.solution === null
              ? []
              : [
                  {
                    caption: solutionCaptionOf(each, index, share, state, t),
                    title: named('solution', index),
                    board: plainLook(each.puzzle, each.solution),
                  },
                ],
          ),
  };
}
