/** How the player wants to play, kept between visits. */
import { settingsIn } from '../settings.js';

const NAME = 'stepdoku.play.settings';

/**
 * The settings as they were kept; those of a first visit where there are none.
 * @param {Pick<import('./safe-texts.js').SafeTexts, 'value'>} texts
 * @returns {import('../settings.js').Settings}
 */
export const readSettings = (texts) => settingsIn(texts.value(NAME));

/**
 * @param {Pick<import('./safe-texts.js').SafeTexts, 'set'>} texts
 * @param {import('../settings.js').Settings} settings
 * @returns {boolean} whether they are kept
 */
export const writeSettings = (texts, settings) => texts.set(NAME, JSON.stringify(settings));
