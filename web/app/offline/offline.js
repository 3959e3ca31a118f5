/**
 * Keeps the site for when there is no network, and offers a newer version when there is one. Loaded
 * when the page stands; where service workers are not allowed, nothing is kept and nothing is said.
 */
import '../../elements/offline/update.js';
import { html } from '../../elements/element.js';
import { addressOf } from '../files.js';
import { adoptSheets } from '../platform/style-sheets.js';
import { followUpdates } from './updates.js';
import { widen } from '../i18n/lazy-messages.js';
import { trusted } from '../jobs/start-worker.js';

/**
 * @param {() => import('../i18n/i18n.js').Translate} translate as the page speaks now
 * @returns {Promise<{ speak: () => void }>} `speak` says again what stands there, in the language of now
 */
// eslint-disable-next-line max-lines-per-function -- one object: the functions within are its methods
export async function keepOffline(translate) {
  const { serviceWorker } = navigator;
  /** @type {'ready' | 'others' | null} */
  let news = null;
  /** @type {import('../../elements/offline/update.js').SudokuUpdate | null} */
  let notice = null;

  const paint = async () => {
    if (!news) return;
    const now = news;
    const [t] = await Promise.all([widen(translate(), 'offline'), adoptSheets(document, 'update')]);
    if (now !== news) return;
    if (!notice) document.querySelector('.tools')?.prepend((notice = place()));
    if (notice) {
      notice.appearance = {
        take: t('offline.take'),
        text: now === 'ready' ? t('offline.ready') : t('offline.others'),
        isBlocked: now === 'others',
        later: t('offline.later'),
      };
    }
  };

  /** @param {'ready' | 'others'} said */
  const tell = (said) => {
    news = said;
    paint().catch(() => {}); // its texts cannot be loaded: the newer version waits unannounced
  };

  const place = () => {
    const element = /** @type {import('../../elements/offline/update.js').SudokuUpdate} */ (
      html(/** @type {any} */ ('sudoku-update'))
    );
    element.addEventListener('intent', (event) => {
      if (/** @type {CustomEvent} */ (event).detail.type === 'take') updates.take();
      else tell('ready');
    });
    return element;
  };

  const updates = await followUpdates({
    container: serviceWorker,
    register: () => serviceWorker.register(trusted(addressOf('sw.js')), { updateViaCache: 'none' }),
    version: document.documentElement.dataset.version ?? '',
    tell,
    reload: () => location.reload(),
  });
  document.addEventListener('visibilitychange', () => !document.hidden && updates.look());
  return { speak: paint };
}
