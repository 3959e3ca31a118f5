/**
 * The listing of the algorithm at work, with the line of this step and the variables in it, which
 * count from 0 as programs do: pure functions of the state.
 *
 * @typedef {object} LineAppearance
 * @property {number} number from 1
 * @property {string} text
 * @property {import('../state/listing.js').Token[]} tokens
 * @property {boolean} on this step was done by this line
 * @property {boolean} calls this line called the function with the line of this step
 * @property {string} tone the kind of the step, where `on` or `calls`
 */
import { codeLanguages } from '../state/code-languages.js';
import { geometryOf } from '../sudoku/geometry.js';
import { isPseudocode, listingName } from '../state/listing.js';
import { algorithmOf } from '../sudoku/algorithms.js';
import { unitKind } from '../i18n/places.js';

/** @typedef {import('../solver.js').Step} Step */

/** What a variable holds that has no value. */
const NONE = '–';

/** @param {import('../state/state.js').State} state @param {import('../i18n/i18n.js').Translate} t */
export function codeOf(state, t) {
  const { listing, algorithm, size } = state;
  const name = listingName(state, t.language);
  const known = listing?.name === name ? listing : null;
  const step = state.run?.step ?? null;
  const { on, calls } = linesOf(step, known?.marks ?? {}, size, state.run?.pattern?.technique);
  const [start, end] = known ? partOf(known, on) : [0, 0];
  const values = valuesOf(step, size);
  return {
    name,
    part: start,
    shown: state.panel === 'code',
    label: t('code.listing'),
    failure: known?.failed ? { text: t('code.failed'), retry: t('notice.retry') } : null,
    language: state.codeLanguage,
    lines: (known?.lines ?? []).slice(start, end).map((tokens, index) => ({
      number: index + 1,
      text: tokens.map((token) => token.text).join(''),
      tokens,
      on: start + index === on,
      calls: start + index === calls,
      tone: start + index === on || start + index === calls ? (step?.kind ?? '') : '',
    })),
    variables: algorithmOf(algorithm).variables.map((variable) => ({
      name: variable,
      value: String(values[variable] ?? NONE),
    })),
    variablesLabel: t('code.variables'),
  };
}

/** @param {import('../state/state.js').State} state @param {import('../i18n/i18n.js').Translate} t */
export function languagesOf(state, t) {
  const isTold = isPseudocode(state.algorithm);
  return {
    shown: state.panel === 'code',
    label: t('code.languages'),
    told: isTold ? t('code.pseudocode') : '',
    choices: (isTold ? [] : codeLanguages).map((id) => ({
      id,
      text: t(`code.language.${id}`),
      on: id === state.codeLanguage,
    })),
  };
}

/**
 * The part of a listing that a line is in, or the first: the indices of its first line and of the one after it.
 * @param {import('../state/listing.js').Listing} listing @param {number} [line]
 */
function partOf({ lines, parts }, line = 0) {
  const next = parts.filter((start) => start <= line).length;
  return [parts[next - 1], parts[next] ?? lines.length];
}

/**
 * Which lines a step belongs to, as indices; undefined for none.
 * @param {Step | null} step
 * @param {import('../state/listing.js').Listing['marks']} marks
 * @param {number} size
 * @param {string} [technique] of the deduction that the step tells
 */
export function linesOf(step, marks, size, technique) {
  if (!step) return {};
  const { kind, rule, unit } = step;
  const on =
    marks[`${kind}.${technique}`] ??
    marks[`${kind}.${rule}`] ??
    (unit === null ? undefined : (marks[`${kind}.${unitKind(unit, size)}`] ?? marks[`${kind}.unit`])) ??
    marks[kind];
  const calls = kind === 'check' || kind === 'conflict' ? marks.call : undefined;
  return { on, calls };
}

/**
 * The variables at a step. `i` and `j` are those of the loop that reads.
 * @param {Step | null} step @param {number} size @returns {Record<string, number | null>}
 */
function valuesOf(step, size) {
  if (!step || step.cell === null) return {};
  const { cell, row, column, digit, unit, peer } = step;
  const box = geometryOf(size).unitsOf[cell][2] - 2 * size;
  const [i, j] = unit === null || peer === null ? [null, null] : loop(unit, peer, size);
  return { row, column, number: digit, box, i, j };
}

/** `i` and `j` when a unit's loop has come to a cell. @param {number} unit @param {number} peer @param {number} size */
function loop(unit, peer, size) {
  const [row, column] = [Math.floor(peer / size), peer % size];
  switch (unitKind(unit, size)) {
    case 'row':
      return [column, null];
    case 'column':
      return [row, null];
    default:
      return [row, column];
  }
}
