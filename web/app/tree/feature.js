/** The tree of the search, before it is loaded. */
import { setHidden, setText } from '../../elements/element.js';
import { later } from '../platform/load-module.js';

/** Whether the panel of the tree is open. @param {import('../state/state.js').State} state */
export const isShown = ({ mode, panel }) => mode === 'watch' && panel === 'tree';

/** @type {import('../kernel/late-feature.js').Feature<import('./tree-part.js').TreePart>} */
export const tree = {
  id: 'tree',
  load: async () => (await later(() => import('./tree-part.js'))).TreePart,
  sheets: ['tree'],
  wanted: (state) => (isShown(state) ? 'tree' : null),
  tellsReader: () => false, // the placeholder says it
  paintPlaceholder: (root, state, t, isMissing) => {
    const panel = root.querySelector('sudoku-tree');
    if (!panel) return;
    setHidden(panel, !isShown(state));
    if (isShown(state)) setText(panel, t(isMissing ? 'panel.failed' : 'panel.growing'));
  },
};
