/** Tells page and reader that a custom element that the player needs is one of the page's own. */
import { html } from '../../elements/element.js';
import { hasPlayers, takenName } from '../platform/element-names.js';

/**
 * Shows a sentence in the place of the player.
 * @param {{ tell: (type: string, detail: object) => void }} player
 * @param {Element} frame what the sentence stands in for
 * @param {import('../i18n/i18n.js').Translate} t
 * @returns {boolean} whether a name is taken
 */
export function tellTakenName(player, frame, t) {
  const name = takenName();
  if (!name) return false;
  frame.after(html('p', { class: 'refusal', role: 'alert', lang: t.language }, [t('notice.nameTaken', { name })]));
  player.tell('error', { code: 'nameTaken', name });
  return true;
}

/** Where <sudoku-player> itself is an element of the page, those who wait for a player are told by the event alone. */
export function tellPlayersTaken() {
  if (hasPlayers()) return;
  const name = 'sudoku-player';
  const detail = { code: 'nameTaken', name };
  const tell = () => {
    const players = document.querySelectorAll('sudoku-player');
    for (const one of players.length > 0 ? players : [document]) {
      one.dispatchEvent(new CustomEvent('sudoku-error', { detail, bubbles: true, composed: true }));
    }
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tell);
  else queueMicrotask(tell);
}
