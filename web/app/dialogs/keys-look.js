/**
 * The keys of a player as a list to be read: pure. Each row names its keys as keyboard events do, so
 * that a test can ask keys.js whether they do what the row says.
 *
 * @typedef {object} Row
 * @property {string} id of the sentence
 * @property {string[][]} keys each a way to it: keys that are pressed together, as `KeyboardEvent.key` names them
 * @property {string} [of] the feature that it needs
 */

/**
 * What is in hand where the keys of a group act.
 * @type {{ id: 'player' | 'play' | 'edit' | 'watch' | 'board', rows: Row[] }[]}
 */
export const keyGroups = [
  {
    id: 'watch',
    rows: [
      { id: 'play', keys: [[' '], ['k']] },
      { id: 'step', keys: [[','], ['.']] },
      { id: 'ten', keys: [['j'], ['l']] },
      { id: 'ends', keys: [['Home'], ['End']] },
      { id: 'speed', keys: [['<'], ['>']] },
      { id: 'jump', keys: [['d'], ['p'], ['s']] },
      {
        id: 'jumpBack',
        keys: [
          ['Shift', 'd'],
          ['Shift', 'p'],
          ['Shift', 's'],
        ],
      },
      { id: 'zoom', keys: [['+'], ['-']] },
      { id: 'whatIf', keys: [['w']], of: 'fork' },
      { id: 'told', keys: [['Escape']] },
      { id: 'predict', keys: [['q']], of: 'predict' },
    ],
  },
  {
    id: 'board',
    rows: [
      { id: 'move', keys: [['ArrowUp'], ['ArrowDown'], ['ArrowLeft'], ['ArrowRight']] },
      { id: 'row', keys: [['Home'], ['End']] },
      {
        id: 'grid',
        keys: [
          ['Control', 'Home'],
          ['Control', 'End'],
        ],
      },
      { id: 'ask', keys: [['Enter']] },
    ],
  },
  {
    id: 'edit',
    rows: [
      { id: 'digit', keys: [['1'], ['9']] },
      { id: 'erase', keys: [['0'], ['Backspace'], ['Delete'], [' '], ['.'], ['-']] },
      { id: 'first', keys: [['f']] },
      { id: 'watch', keys: [['k']] },
    ],
  },
  {
    id: 'play',
    rows: [
      { id: 'enter', keys: [['1'], ['9']] },
      { id: 'corner', keys: [['Shift', '1']] },
      { id: 'centre', keys: [['Control', '1']] },
      { id: 'colour', keys: [['Control', 'Shift', '1']] },
      { id: 'kind', keys: [['z'], ['x'], ['c'], ['v']] },
      { id: 'nextKind', keys: [[' ']] },
      { id: 'clear', keys: [['0'], ['Backspace'], ['Delete']] },
      { id: 'extend', keys: [['Shift', 'ArrowRight']] },
      { id: 'nextEmpty', keys: [['Control', 'ArrowRight']] },
      { id: 'all', keys: [['Control', 'a']] },
      { id: 'undoMove', keys: [['['], [']']] },
      { id: 'hint', keys: [['h']] },
      { id: 'check', keys: [['Control', 'Enter']] },
      { id: 'inHand', keys: [['f']] },
      { id: 'put', keys: [['Enter']] },
      { id: 'letGo', keys: [['Escape']] },
    ],
  },
  {
    id: 'player',
    rows: [
      { id: 'undo', keys: [['Control', 'z']] },
      {
        id: 'redo',
        keys: [
          ['Control', 'y'],
          ['Control', 'Shift', 'z'],
        ],
      },
      { id: 'help', keys: [['?']] },
    ],
  },
];

/** Keys with a sign of their own, in every language. @type {Record<string, string>} */
const signs = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→', '-': '−' };

/** Keys with a name. @type {Record<string, string>} */
const names = {
  ' ': 'space',
  Home: 'home',
  End: 'end',
  Enter: 'enter',
  Escape: 'escape',
  Backspace: 'backspace',
  Delete: 'delete',
  Control: 'control',
  Shift: 'shift',
};

/** @param {string} key @param {import('../i18n/i18n.js').Translate} t */
const caption = (key, t) => (key in names ? t(`keys.name.${names[key]}`) : (signs[key] ?? key.toUpperCase()));

/**
 * @param {import('../i18n/i18n.js').Translate} t
 * @param {(feature: string) => boolean} [has] whether the player has a feature
 */
export function keysAppearance(t, has = () => true) {
  return {
    title: t('keys.title'),
    hint: t('keys.hint'),
    close: t('keys.close'),
    groups: keyGroups.map(({ id, rows }) => ({
      title: t(`keys.group.${id}`),
      rows: rows
        .filter(({ of }) => of === undefined || has(of))
        .map((row) => ({
          ways: row.keys.map((keys) => keys.map((key) => caption(key, t))),
          text: t(`keys.row.${row.id}`),
        })),
    })),
  };
}
