/**
 * What the bare player says, of all that the page says: keys of the dictionaries, or groups of keys.
 * When the site is made, i18n/bare gets dictionaries of these alone.
 */
export const bareTexts = [
  'thousands', 'app.title', 'say', 'unit', 'board', 'verdict', 'position', 'jump', 'transport', 'grain', 'measure.soFar',
  'reason.table.free', 'reason.table.taken', 'reason.conflict',
  'algorithm.backtracking.takes', 'algorithm.backtracking.takesMore', 'algorithm.lookup-tables.takes', 'algorithm.lookup-tables.takesMore',
  'notice.dismiss', 'notice.loadFailed', 'notice.forbiddenHere', 'notice.unsupported', 'notice.loadLate', 'notice.laterFailed', 'notice.laterLate', 'notice.retry', 'notice.crashed',
  'notice.noDeadEnd', 'notice.noDeadEndBefore', 'notice.noDeadEndYet',
  'notice.noPlacement', 'notice.noPlacementBefore', 'notice.noPlacementYet',
  'notice.noSolution', 'notice.noSolutionBefore', 'notice.noSolutionYet',
  'link.onTheWay', 'link.stay', 'link.beyond', 'link.length', 'link.puzzle', 'link.grammar', 'link.algorithm', 'link.position', 'link.rest',
];
