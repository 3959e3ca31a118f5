/**
 * Places where a source can be mutated, drawn by a seed and written into a copy of it, so that one
 * build holds all of them: `a < b` becomes `(mutated(17) ? (a <= b) : (a < b))`.
 */
import { createHash } from 'node:crypto';

/**
 * @typedef {object} Place
 * @property {string} file from the root of the repository
 * @property {number} begin where the expression begins, and ends
 * @property {number} end
 * @property {string} other what stands there in the mutant
 * @property {string} change `a < b => a <= b`, for readers
 * @property {string} [hold] what the original is called with: `bool`, so that both have one type
 * @property {boolean} [constant] lies in a function that the compiler may compute: where no test reaches it,
 * that was so
 */

/**
 * @typedef {Place & { id: number, line: number, text: string }} Mutant
 * its line in the source, and what stands on that
 */

/**
 * So many of the places, the same ones for a seed. Each is ranked by what stands there, so that a
 * change elsewhere in the sources leaves nearly all of the draw as it was.
 * @param {Place[]} places @param {Map<string, string>} sources @param {number} count @param {number} seed
 * @returns {Mutant[]} in the order of the files
 */
export function draw(places, sources, count, seed) {
  /** @type {Map<string, number>} */
  const times = new Map();
  const ranked = places.map((place) => {
    const { line, text } = lineAt(/** @type {string} */ (sources.get(place.file)), place.begin);
    const name = [seed, place.file, text, place.change].join('\n');
    const nth = (times.get(name) ?? 0) + 1;
    times.set(name, nth);
    const rank = createHash('sha256').update(`${name}\n${nth}`).digest('hex');
    return { rank, mutant: { id: 0, ...place, line, text } };
  });
  return ranked
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant)
    .sort((a, b) => (a.file === b.file ? a.begin - b.begin : a.file < b.file ? -1 : 1))
    .map((mutant, index) => ({ ...mutant, id: mutant.id || index + 1 }));
}

/** @param {string} source @param {number} offset */
function lineAt(source, offset) {
  const line = source.slice(0, offset).split('\n').length;
  return { line, text: source.split('\n')[line - 1].trim() };
}

/**
 * The source with all of these mutants in it. Those that lie within another one stand in its original
 * only: two are never wanted at once. Of two at the same place that which gives another type is the outer one.
 * @param {string} source @param {Mutant[]} mutants of this file
 */
export function withMutants(source, mutants) {
  const held = (/** @type {Mutant} */ { hold }) => Number(hold !== undefined);
  const sorted = [...mutants].sort((a, b) => a.begin - b.begin || b.end - a.end || held(b) - held(a));
  return piece(source, 0, source.length, sorted);
}

/**
 * @param {string} source @param {number} begin @param {number} end
 * @param {Mutant[]} sorted those within, outer ones first
 */
function piece(source, begin, end, sorted) {
  let [text, at] = ['', begin];
  for (let next = 0; next < sorted.length;) {
    const mutant = sorted[next];
    let after = next + 1;
    while (after < sorted.length && sorted[after].begin < mutant.end) after++;
    const original = piece(source, mutant.begin, mutant.end, sorted.slice(next + 1, after));
    text += source.slice(at, mutant.begin);
    text += `(mutated(${mutant.id}) ? ${mutant.other} : ${mutant.hold ?? ''}(${original}))`;
    [at, next] = [mutant.end, after];
  }
  return text + source.slice(at, end);
}

/** Other operators for each: those of both languages. @type {Record<string, string[]>} */
export const OTHERS = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '==': ['!='],
  '!=': ['=='],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['|'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '++': ['--'],
  '--': ['++'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '%=': ['*='],
  '&=': ['|='],
  '|=': ['&='],
  '^=': ['|='],
  '<<=': ['>>='],
  '>>=': ['<<='],
};

/** Is true or false by what is compared: to negate it is a mutation of its operator already. */
export const COMPARISONS = new Set(['<', '<=', '>', '>=', '==', '!=', '===', '!==']);

/** A short form of it, on one line. @param {string} text */
export const shortened = (text) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 100 ? `${line.slice(0, 97)}...` : line;
};

/**
 * An operation, so short that its operator is seen.
 * @param {string} left @param {string} operator @param {string} right
 */
export function operatorTold(left, operator, right) {
  const [before, after] = [left, right].map((text) => text.replace(/\s+/g, ' '));
  const start = before.length > 40 ? `...${before.slice(-37)}` : before;
  return `${start} ${operator} ${after.length > 40 ? `${after.slice(0, 37)}...` : after}`;
}
