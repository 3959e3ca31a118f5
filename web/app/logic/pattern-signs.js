/**
 * What the signs in the picture of a deduction mean: those that occur in it, each with a small picture. Pure.
 *
 *     signsIn(deduction, t);
 *     // [{ text: 'part of the pattern', picture }, { text: 'struck out', picture }]
 *
 * @typedef {object} Sign
 * @property {string} text
 * @property {import('./pattern-look.js').PatternAppearance} picture of one cell
 */
import { patternShapes } from '../drawing/pattern-paths.js';

/** @typedef {import('../solver.js').Deduction} Deduction @typedef {import('../i18n/i18n.js').Translate} Translate */
/** @typedef {import('../solver.js').PatternCandidate['role']} Role */
/** @typedef {import('../drawing/pattern-paths.js').PatternShapes} PatternShapes */

/** A digit in the middle of its cell. */
const MIDDLE = 5;

/** How much of its cell the picture of a sign shows, from the middle of it: a candidate is a small part. */
const SHARE = { unit: 1, cell: 1, link: 0.84, candidate: 0.32 };

/** What a role means where its family has a word of its own for it. @type {Record<string, Record<string, string>>} */
const wordings = {
  als: { in: 'first', fin: 'second', pivot: 'linked' },
  unique: { fin: 'extra' },
  assume: { pivot: 'assumed' },
  guess: { in: 'choice' },
  pivoted: { off: 'ruledOut', on: 'remains' },
};

/** @param {Deduction} deduction @param {Translate} t @returns {Sign[]} as they are drawn, from below to above */
export const signsIn = (deduction, t) => [
  ...unitSigns(deduction, t),
  ...cellSigns(deduction, t),
  ...candidateSigns(deduction, t),
  ...linkSigns(deduction, t),
];

/** @template T @param {T[]} all @returns {T[]} */
const each = (all) => [...new Set(all)];

/** @type {Deduction} */
const nothing = {
  ...{ technique: '', family: '', grade: 0, rating: 0, digits: [] },
  ...{ units: [], candidates: [], links: [], places: [], eliminations: [], steps: [], deadEnd: null },
};

/**
 * @param {keyof typeof SHARE} kind what it is drawn on
 * @param {string} text
 * @param {Partial<PatternShapes>} shapes
 * @returns {Sign}
 */
function sign(kind, text, shapes) {
  const side = SHARE[kind];
  const edge = (1 - side) / 2;
  const area = { x: edge, y: edge, width: side, height: side };
  return { text, picture: { area, shapes: { ...patternShapes(nothing, 9), ...shapes }, label: text } };
}

/** The unit of a dead end has its cross. @param {Deduction} deduction @param {Translate} t */
const unitSigns = ({ units, deadEnd }, t) =>
  each(deadEnd ? [] : units.map(({ role }) => role)).map((role) =>
    sign('unit', t(`pattern.unit.${role}`), patternShapes({ ...nothing, units: [{ unit: 0, role }] }, 9)),
  );

/** @param {Deduction} deduction @param {Translate} t */
function cellSigns({ technique, places, steps, deadEnd }, t) {
  const signs = [];
  if (places.length > 0) {
    const text = t(technique === 'guess' ? 'pattern.tried' : 'pattern.placed');
    const { places: frames } = inFirstCell({ places: [{ cell: 0, digit: MIDDLE }] });
    // its digit, out of sight, would be too small to be read
    signs.push(sign('cell', text, { places: frames.map((frame) => ({ ...frame, x: -1, y: -1 })) }));
  }
  if (steps.length > 0) {
    signs.push(sign('cell', t('pattern.step'), inFirstCell({ steps: [{ ...steps[0], cell: 0 }] })));
  }
  if (deadEnd) signs.push(sign('cell', t('pattern.deadEnd'), inFirstCell({ deadEnd: { cell: 0 } })));
  return signs;
}

/** @param {Deduction} deduction @param {Translate} t */
function candidateSigns({ family, candidates, eliminations }, t) {
  const isPivoted = family === 'wing' && candidates.some(({ role }) => role === 'pivot');
  const words = wordings[isPivoted ? 'pivoted' : family] ?? {};
  const roles = each(candidates.map(({ role }) => role)).map((role) => {
    const { digit } = /** @type {{ digit: number }} */ (candidates.find((candidate) => candidate.role === role));
    const text = t(`pattern.role.${words[role] ?? role}`);
    const shapes = inFirstCell({ candidates: [{ cell: 0, digit: MIDDLE, role, node: 0 }] }, digit);
    return sign('candidate', text, shapes);
  });
  const struck = eliminations.slice(0, 1).map(({ digit }) => {
    const shapes = inFirstCell({ eliminations: [{ cell: 0, digit: MIDDLE }] }, digit);
    return sign('candidate', t('pattern.struck'), shapes);
  });
  return [...roles, ...struck];
}

/** @param {Deduction} deduction @param {Translate} t */
function linkSigns({ candidates, links }, t) {
  const strengths = each(links.map(({ strong }) => strong)).map((strong) =>
    sign('link', t(`pattern.link.${strong ? 'strong' : 'weak'}`), { links: [{ strong, path: 'M0.1 0.5L0.9 0.5' }] }),
  );
  const grouped = candidates.filter(({ node }, index) => candidates[index + 1]?.node === node).slice(0, 1);
  const groups = grouped.map(({ digit, role }) => {
    const pair = [MIDDLE - 1, MIDDLE].map((place) => ({ cell: 0, digit: place, role, node: 0 }));
    return sign('link', t('pattern.group'), inFirstCell({ candidates: pair }, digit));
  });
  return [...strengths, ...groups];
}

/**
 * Shapes in the first cell of a board, whose digits are another one in their places.
 * @param {Partial<Deduction>} parts @param {number} [digit] @returns {PatternShapes}
 */
function inFirstCell(parts, digit = MIDDLE) {
  const shapes = patternShapes({ ...nothing, ...parts }, 9);
  return {
    ...shapes,
    candidates: shapes.candidates.map((candidate) => ({ ...candidate, digit })),
    eliminations: shapes.eliminations.map((elimination) => ({ ...elimination, digit })),
  };
}
