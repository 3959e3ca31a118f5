/**
 * Code that puts the player into another page: as a frame, as an element with its script, or as an
 * element of a program that is built with npm. Pure. Whatever is filled in, it stays a value.
 *
 *     snippetOf('frame', {
 *       address: 'https://example.org/stepdoku/', player, link: '#p=...', title: 'Sudoku', height: 640, fit: false,
 *     });
 *
 * @typedef {'frame' | 'script' | 'npm'} Kind
 *
 * @typedef {object} Player attributes of <sudoku-player>; null leaves one out
 * @property {string} puzzle
 * @property {'play' | null} mode
 * @property {string} algorithm
 * @property {string | null} position
 * @property {string | null} speed steps a second
 * @property {'' | null} autoplay
 * @property {string | null} controls
 * @property {string | null} code
 * @property {string | null} lang
 *
 * @typedef {object} Wish
 * @property {string} address of the folder that holds Stepdoku, with its last slash
 * @property {Player} player
 * @property {string} link the same as a fragment, as state/link.js writes it
 * @property {string} title of a frame
 * @property {number} height of a frame, in pixels
 * @property {boolean} fit the frame follows the height of what is in it
 */
import { frameFragment } from '../embed/settings.js';
import { markup, node } from '../drawing/markup.js';

/** What can be embedded. @type {Kind[]} */
export const kinds = ['frame', 'script', 'npm'];

/** Sets the height of the frames that tell it. */
const listener = `<script>
  addEventListener('message', ({ source, data }) => {
    if (data?.type !== 'sudoku-size' || !(data.height > 0)) return;
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentWindow === source) frame.height = Math.ceil(data.height);
    }
  });
</script>`;

/** @param {Kind} kind @param {Wish} wish @returns {string} */
export function snippetOf(kind, wish) {
  const element = markup(node('sudoku-player', { ...wish.player }));
  switch (kind) {
    case 'script':
      return [markup(node('script', { src: `${wish.address}stepdoku.js`, async: '' })), element].join('\n');
    case 'npm':
      return ['npm install stepdoku', "import 'stepdoku';", element].join('\n\n');
    default:
      return [frameOf(wish), ...(wish.fit ? [listener] : [])].join('\n');
  }
}

/** @param {Wish} wish */
function frameOf({ address, player, link, title, height }) {
  return markup(
    node('iframe', {
      src: `${address}embed.html${frameFragment(link, player)}`,
      title,
      width: '100%',
      height,
      loading: 'lazy',
      allow: 'clipboard-write',
      style: 'border: 0',
    }),
  );
}
