/**
 * A deduction as the module for logic writes it into its buffer (put() in solver/wasm/logic.cc), as a
 * plain value.
 *
 * @typedef {import('../solver.js').Deduction} Deduction
 */

/** Stands for no unit. */
const NO_UNIT = 63;
/** Words before the first list. */
const HEAD = 10;

const unitRoles = /** @type {const} */ (['base', 'cover']);
const candidateRoles = /** @type {const} */ (['in', 'on', 'off', 'fin', 'pivot']);

/** @param {number} word */
const unitMark = (word) => ({ unit: word & 255, role: unitRoles[word >>> 8] });

/** @param {number} word */
const candidate = (word) => ({
  cell: word & 255,
  digit: (word >>> 8) & 255,
  role: candidateRoles[(word >>> 16) & 255],
  node: word >>> 24,
});

/** @param {number} word */
const placement = (word) => ({ cell: word & 255, digit: (word >>> 8) & 255 });

/** @param {number} word a placement, and the unit in which the digit has no other place */
function follower(word) {
  const unit = word >>> 16;
  return {
    ...placement(word),
    rule: unit === NO_UNIT ? /** @type {const} */ ('naked-single') : /** @type {const} */ ('hidden-single'),
    unit: unit === NO_UNIT ? null : unit,
  };
}

/** @param {number} word */
function deadEnd(word) {
  const [cell, digit, unit] = [word & 255, (word >>> 8) & 255, word >>> 16];
  return unit === NO_UNIT ? { cell } : { unit, digit };
}

/**
 * Links name nodes; each is told by the first of its candidates.
 * @param {number} word
 * @param {{ node: number }[]} candidates
 */
function linkOf(word, candidates) {
  const ends = [word & 255, (word >>> 8) & 255].map((end) => candidates.findIndex(({ node }) => node === end));
  return { from: ends[0], to: ends[1], strong: word >>> 16 === 1 };
}

/** Digits of a mask. @param {number} mask bit d for digit d @returns {number[]} */
const digitsIn = (mask) => Array.from({ length: 9 }, (_, i) => i + 1).filter((digit) => (mask >>> digit) & 1);

/**
 * @param {Uint32Array} words
 * @param {readonly import('../solver.js').Technique[]} techniques by their numbers
 * @returns {Deduction}
 */
export function readDeduction(words, techniques) {
  const [number, rating, digits, end, ...counts] = words.subarray(0, HEAD);
  let at = HEAD;
  const lists = counts.map((count) => Array.from(words.subarray(at, (at += count))));
  const [units, marks, links, places, eliminations, steps] = lists;
  const candidates = marks.map(candidate);
  const { id, family, grade } = techniques[number];
  return {
    technique: id,
    family,
    grade,
    rating: rating / 10,
    digits: digitsIn(digits),
    units: units.map(unitMark),
    candidates,
    links: links.map((word) => linkOf(word, candidates)),
    places: places.map(placement),
    eliminations: eliminations.map(placement),
    steps: steps.map(follower),
    deadEnd: id === 'nishio' ? deadEnd(end) : null,
  };
}
