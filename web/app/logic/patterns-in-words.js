/** What each technique sees, in words. What fills in its texts is listed in logic/logic-sentence.js. */

/** @typedef {import('../solver.js').Deduction} Deduction @typedef {import('../solver.js').Candidate} Candidate */
/** @typedef {import('../solver.js').PatternCandidate} PatternCandidate */
/** @typedef {import('./lists-in-words.js').Words} Words @typedef {import('./logic-sentence.js').Sentence} Sentence */
/** @typedef {import('../i18n/i18n.js').Params} Params */
/** @typedef {(deduction: Deduction, words: Words) => Sentence[]} Teller */

/** @param {Deduction} deduction @param {Words} words @returns {Sentence[]} @throws {RangeError} for no technique */
export function seenBy(deduction, words) {
  const teller = tellerOf.get(deduction.technique);
  if (!teller) throw new RangeError(`no technique ${deduction.technique}`);
  return teller(deduction, words);
}

/** The sentence of the technique itself. @param {Deduction} deduction @param {Params} params @returns {Sentence} */
const own = ({ technique }, params) => ({ key: `technique.${technique}.say`, params });

/** One sentence, filled in. @param {(deduction: Deduction, words: Words) => Params} fill @returns {Teller} */
function saying(fill) {
  return (deduction, words) => [own(deduction, fill(deduction, words))];
}

/** @param {Deduction} deduction @param {'base' | 'cover'} role */
const unitsOf = ({ units }, role) => units.filter((unit) => unit.role === role).map(({ unit }) => unit);

/** @param {Deduction} deduction @param {PatternCandidate['role']} role */
const marked = ({ candidates }, role) => candidates.filter((candidate) => candidate.role === role);

/** @param {readonly Candidate[]} candidates */
const cellsOf = (candidates) => candidates.map(({ cell }) => cell);

/** @param {readonly Candidate[]} candidates */
const digitsOf = (candidates) => candidates.map(({ digit }) => digit);

/** The candidates by their nodes, in order. @param {Deduction} deduction */
function nodesOf({ candidates }) {
  const numbers = [...new Set(candidates.map(({ node }) => node))];
  return numbers.map((number) => candidates.filter(({ node }) => node === number));
}

/** @param {Deduction} deduction @param {Words} words @returns {Params} */
function single(deduction, words) {
  const [{ cell, digit }] = deduction.places;
  const units = unitsOf(deduction, 'base');
  return units.length > 0 ? { unit: words.units(units.slice(0, 1)), digit } : { cell: words.cells([cell]), digit };
}

/** @param {Deduction} deduction @param {Words} words */
const locked = (deduction, words) => ({
  digit: deduction.digits[0],
  unit: words.units(unitsOf(deduction, 'base')),
  cover: words.units(unitsOf(deduction, 'cover')),
});

/** @param {Deduction} deduction @param {Words} words */
const subset = (deduction, words) => ({
  unit: words.units(unitsOf(deduction, 'base')),
  digits: words.digits(deduction.digits),
  cells: words.cells(cellsOf(deduction.candidates)),
});

/** @param {Deduction} deduction @param {Words} words @returns {Params} */
function fish(deduction, words) {
  const fins = marked(deduction, 'fin');
  const params = {
    digit: deduction.digits[0],
    units: words.units(unitsOf(deduction, 'base')),
    covers: words.units(unitsOf(deduction, 'cover')),
  };
  return fins.length > 0 ? { ...params, fins: words.cells(cellsOf(fins)) } : params;
}

/** Outer end, two that see each other, outer end. @param {Deduction} deduction @param {Words} words */
function strongLinks(deduction, words) {
  const [start, ...rest] = cellsOf(deduction.candidates);
  return {
    digit: deduction.digits[0],
    units: words.units(unitsOf(deduction, 'base')),
    ends: words.cells([start, ...rest.slice(-1)]),
    inner: words.cells(rest.slice(0, -1)),
  };
}

/** The first two candidates are those of the strong link. @param {Deduction} deduction @param {Words} words */
function emptyRectangle(deduction, words) {
  const [box, unit] = unitsOf(deduction, 'base');
  const [end, inner] = cellsOf(deduction.candidates);
  return {
    digit: deduction.digits[0],
    box: words.units([box]),
    unit: words.units([unit]),
    cover: words.units(unitsOf(deduction, 'cover')),
    ends: words.cells([end]),
    inner: words.cells([inner]),
  };
}

/** The pincers come on, with the digit that both have. @param {Deduction} deduction @param {Words} words */
function wing(deduction, words) {
  const [pivot, pincers] = [marked(deduction, 'pivot'), marked(deduction, 'on')];
  return {
    pivot: words.cells(cellsOf(pivot)),
    digits: words.digits(digitsOf(pivot)),
    ends: words.cells(cellsOf(pincers)),
    digit: pincers[0].digit,
  };
}

/**
 * A chain of six: a cell, the strong link between, the other cell.
 * @param {Deduction} deduction @param {Words} words
 */
function wWing(deduction, words) {
  const [start, linked, near, far, , end] = deduction.candidates;
  return {
    ends: words.cells([start.cell, end.cell]),
    digits: words.digits([start.digit, linked.digit]),
    unit: words.units(unitsOf(deduction, 'base')),
    linked: linked.digit,
    inner: words.cells([near.cell, far.cell]),
    digit: start.digit,
  };
}

/** @param {Deduction} deduction @param {Words} words @returns {Sentence[]} */
function rectangle(deduction, words) {
  const corners = marked(deduction, 'in');
  const params = { cells: words.cells(cellsOf(corners)), digits: words.digits(digitsOf(corners)) };
  return [{ key: 'deduction.rectangle', params }, own(deduction, cornersOf(deduction, corners, words))];
}

/** @param {Deduction} deduction @param {PatternCandidate[]} corners @param {Words} words @returns {Params} */
function cornersOf(deduction, corners, words) {
  const [struck] = deduction.eliminations;
  const fins = marked(deduction, 'fin');
  const units = () => words.units(unitsOf(deduction, 'base'));
  const isCorner = (/** @type {Candidate} */ { cell }) => cellsOf(corners).includes(cell);
  const digit = digitsOf(corners).find((corner) => corner !== struck.digit) ?? struck.digit;
  switch (deduction.technique) {
    case 'unique-rectangle-1':
      return { cell: words.cells([struck.cell]) };
    case 'unique-rectangle-2':
      return { digit: struck.digit, fins: words.cells(cellsOf(fins)) };
    case 'unique-rectangle-3':
      return {
        unit: units(),
        roof: words.cells(cellsOf(fins.filter(isCorner))),
        fins: words.cells(cellsOf(fins.filter((fin) => !isCorner(fin)))),
        extra: words.digits(digitsOf(fins)),
      };
    case 'unique-rectangle-4':
      return {
        unit: units(),
        digit,
        other: struck.digit,
        roof: words.cells(words.within(unitsOf(deduction, 'base')[0], cellsOf(corners))),
      };
    default:
      return { units: units(), digit, other: struck.digit, cell: words.cells([struck.cell]) };
  }
}

/** @param {Deduction} deduction @param {Words} words */
function bug({ places: [{ cell, digit }], candidates }, words) {
  return { cell: words.cells([cell]), digits: words.digits(digitsOf(candidates)), digit };
}

/** @param {Deduction} deduction @param {Words} words @returns {Sentence[]} */
function almostLockedSets(deduction, words) {
  const [first, second] = setsOf(deduction);
  const linked = [...new Set(digitsOf(marked(deduction, 'pivot')))];
  const params = {
    cells: words.cells(cellsOf(first)),
    digits: words.digits(digitsOf(first)),
    others: words.cells(cellsOf(second)),
    otherDigits: words.digits(digitsOf(second)),
    linked: words.digits(linked),
  };
  return [linked.length > 1 ? { key: 'technique.als-xz.sayDouble', params } : own(deduction, params)];
}

/**
 * The candidates of the first set come first. Those of the second begin with a 'fin'; it has none where both sets are
 * single cells that share both digits.
 * @param {Deduction} deduction
 */
function setsOf({ candidates }) {
  const fin = candidates.findIndex(({ role }) => role === 'fin');
  const start = fin >= 0 ? fin : candidates.findIndex(({ cell }) => cell !== candidates[0].cell);
  return [candidates.slice(0, start), candidates.slice(start)];
}

/** @param {Deduction} deduction @param {Words} words @returns {Sentence[]} */
function chain(deduction, words) {
  const nodes = nodesOf(deduction);
  return [
    own(deduction, { digit: deduction.digits[0], chain: words.chain(nodes) }),
    { key: `deduction.${endOf(deduction, nodes)}`, params: {} },
  ];
}

/**
 * How a chain ends: where it began, beside that, so that it is a loop, or elsewhere.
 * @param {Deduction} deduction @param {PatternCandidate[][]} nodes
 */
function endOf({ links }, nodes) {
  const [start, end] = [nodes[0], nodes[nodes.length - 1]];
  if (start[0].digit === end[0].digit && cellsOf(start).join() === cellsOf(end).join()) return 'self';
  return links.length === nodes.length ? 'loop' : 'ends';
}

/** @param {Deduction} deduction @param {Words} words @returns {Sentence[]} */
function nishio(deduction, words) {
  const [{ cell, digit }] = deduction.eliminations;
  const { steps, deadEnd } = deduction;
  return [
    own(deduction, { digit, cell: words.cells([cell]) }),
    ...(steps.length > 0 ? [{ key: 'deduction.follows', params: { chain: words.inTurn(steps) } }] : []),
    ...(deadEnd ? [deadEndOf(deadEnd, words)] : []),
  ];
}

/** @param {NonNullable<Deduction['deadEnd']>} deadEnd @param {Words} words @returns {Sentence} */
function deadEndOf(deadEnd, words) {
  return 'cell' in deadEnd
    ? { key: 'deduction.deadEnd.cell', params: { cell: words.cells([deadEnd.cell]) } }
    : { key: 'deduction.deadEnd.unit', params: { unit: words.units([deadEnd.unit]), digit: deadEnd.digit } };
}

/** @param {Deduction} deduction @param {Words} words */
function guess({ places: [{ cell, digit }], digits }, words) {
  return { cell: words.cells([cell]), digits: words.digits(digits), digit };
}

/** @type {[Teller, ...string[]][]} */
const tellers = [
  [saying(single), 'full-house', 'hidden-single', 'naked-single'],
  [saying(locked), 'pointing', 'claiming'],
  [saying(subset), 'naked-pair', 'hidden-pair', 'naked-triple', 'hidden-triple', 'naked-quad', 'hidden-quad'],
  [saying(fish), 'x-wing', 'swordfish', 'jellyfish'],
  [saying(fish), 'finned-x-wing', 'sashimi-x-wing', 'finned-swordfish', 'sashimi-swordfish'],
  [saying(strongLinks), 'skyscraper', 'two-string-kite', 'turbot-fish'],
  [saying(emptyRectangle), 'empty-rectangle'],
  [saying(wing), 'xy-wing', 'xyz-wing'],
  [saying(wWing), 'w-wing'],
  [rectangle, 'unique-rectangle-1', 'unique-rectangle-2', 'unique-rectangle-3', 'unique-rectangle-4'],
  [rectangle, 'hidden-rectangle'],
  [saying(bug), 'bug-plus-one'],
  [almostLockedSets, 'als-xz'],
  [chain, 'x-chain', 'xy-chain', 'aic', 'grouped-aic'],
  [nishio, 'nishio'],
  [saying(guess), 'guess'],
];

/** @type {Map<string, Teller>} */
const tellerOf = new Map(
  tellers.flatMap(([teller, ...ids]) => ids.map((id) => /** @type {[string, Teller]} */ ([id, teller]))),
);

/** The ids of all techniques that can be told. */
export const techniqueIds = [...tellerOf.keys()];
