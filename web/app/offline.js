/**
 * Keeps the site for when there is no network, and offers a newer version when there is one. Loaded
 * when the page stands; where service workers are not allowed, nothing is kept and nothing is said.
 */
import '../elements/update.js';
import { html } from '../elements/element.js';
import { addressOf } from './files.js';
import { loadSheet } from './sheets.js';
import { followUpdates } from './updates.js';
import { widen } from './widen.js';
import { trusted } from './worker.js';

/**
 * @param {() => import('./i18n.js').Translate} translate as the page speaks now
 * @returns {Promise<{ speak: () => void }>} `speak` says again what stands there, in the language of now
 */
export async function keepOffline(translate) {
  const { serviceWorker } = navigator;
  /** @type {Parameters<import('./updates.js').World['tell']>[0] | null} */
  let news = null;
  /** @type {import('../elements/update.js').SudokuUpdate | null} */
  let notice = null;

  const paint = async () => {
    if (!news) return;
    const now = news;
    const [t, sheet] = await Promise.all([widen(translate(), 'offline'), loadSheet('update')]);
    if (now !== news) return;
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    if (!notice) document.body.append(notice = place());
    notice.appearance = {
      text: now.code === 'ready' ? t('offline.ready') : t('offline.others', { count: now.count }),
      take: t('offline.take'),
      later: t('offline.later'),
    };
  };

  /** @type {Awaited<ReturnType<typeof followUpdates>>} */
  let updates;
  const place = () => {
    const element = /** @type {import('../elements/update.js').SudokuUpdate} */ (html(/** @type {any} */ ('sudoku-update')));
    element.addEventListener('intent', (event) => {
      if (/** @type {CustomEvent} */ (event).detail.type === 'take') updates.take();
      else news = notice = (element.remove(), null);
    });
    return element;
  };

  updates = await followUpdates({
    container: serviceWorker,
    register: () => serviceWorker.register(trusted(addressOf('sw.js')), { updateViaCache: 'none' }),
    tell: (said) => {
      news = said;
      paint().catch(() => {}); // its texts cannot be loaded: the newer version waits unannounced
    },
    reload: () => location.reload(),
  });
  document.addEventListener('visibilitychange', () => !document.hidden && updates.look());
  return { speak: paint };
}
