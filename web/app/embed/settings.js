/**
 * What an address asks embed.html for: its fragment has the fields of a link, see state/link.js, and beside
 * them what of the player is shown. Pure; no fragment makes it throw.
 *
 *     readSettings('#p=1.....3..4.....2&n=118&controls=sentence%20transport&autoplay=1');
 */
import { LONGEST_LINK, readLink } from '../state/link.js';

/** What a frame shows where nobody says what to show: the light player has all of it. */
export const frameControls = 'verdict sentence scrubber transport speed';

/** And where questions are asked on the way. */
const askingControls = `${frameControls} ask`;

/** The same of a frame in which a game is played. */
export const gameControls = 'hint check';

/** @param {string | null} mode @param {boolean} [asks] whether questions are asked on the way */
const controlsIn = (mode, asks = false) => {
  if (mode === 'play') return gameControls;
  return asks ? askingControls : frameControls;
};

/**
 * A frame has no other modes; what somebody has entered is there to go on with.
 * @param {import('../state/link.js').Link} link
 */
const modeOf = ({ mode, progress }) => (mode === 'play' || (!mode && progress) ? 'play' : null);

/**
 * @param {string} fragment of an address
 * @returns {{ link: import('../state/link.js').Link, faults: import('../state/link.js').Fault[], mode:
 *   'play' | null, controls: string | null, code: string | null, autoplay: boolean, theme: 'light' | 'dark' | null }}
 *   controls and code as the attributes of <sudoku-player> have them; `controls=all` is all that there is; mode: null
 *   for Watch; theme: null for the system's
 */
export function readSettings(fragment) {
  const { link, faults } = readLink(fragment);
  const fields = new URLSearchParams(fragment.length > LONGEST_LINK ? '' : fragment.replace(/^#/, ''));
  const mode = modeOf(link);
  const controls = fields.get('controls') ?? controlsIn(mode, link.questions !== undefined);
  const theme = fields.get('theme');
  return {
    link,
    faults,
    mode,
    controls: controls === 'all' ? null : controls,
    code: fields.get('code'),
    autoplay: ['', '1', 'true'].includes(fields.get('autoplay') ?? '0'),
    theme: theme === 'light' || theme === 'dark' ? theme : null,
  };
}

/**
 * What a frame is asked for: beside a link what that cannot say; what a frame shows of itself need not be said.
 * @param {string} link
 * @param {{ mode: string | null, controls: string | null, code: string | null, autoplay: '' | null }} player
 */
export function frameFragment(link, { mode, controls, code, autoplay }) {
  const more = {
    controls: controls === controlsIn(mode) ? null : (controls ?? 'all'),
    code,
    autoplay: autoplay === null ? null : '1',
  };
  const written = Object.entries(more)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return [link, ...written].join('&');
}
