/**
 * What a tree looks like, as plain values: where its nodes stand (`shape`, in pixels), and how each
 * of them looks (`looks`). The element that paints it compares both by identity, so whatever did
 * not change is the same object as before.
 *
 * @typedef {import('../run/tree-builder.js').TreeNode} TreeNode
 * @typedef {import('./path.js').PathRow} PathRow
 * @typedef {import('../i18n/i18n.js').Translate} Translate
 *
 * @typedef {object} Spot
 * @property {string} key the same for the same node of another shape
 * @property {number} x
 * @property {number} y
 * @property {number | null} parent index of a spot before this one
 * @property {number} level from 1
 * @property {number} order among its siblings, from 1
 * @property {number} siblings itself counted
 *
 * @typedef {object} Shape
 * @property {Spot[]} spots
 * @property {{ x: number, y: number, text: string }[]} levels the cell of a row, where all nodes of a row share it
 * @property {number} width
 * @property {number} height
 *
 * @typedef {object} Look
 * @property {'path' | 'back' | 'ahead'} status on the stack, taken back, or to come
 * @property {'root' | 'tried' | 'forced'} kind
 * @property {'' | 'dead-end' | 'solution'} sign
 * @property {string} digit
 * @property {string} note a few letters below it
 * @property {string} label all of it in words
 * @property {number | null} position after its placement; null where there is none, or none is known
 *
 * @typedef {object} Drawing
 * @property {Shape} shape
 * @property {Look[]} looks by spot
 * @property {number} current the spot of the digit placed last
 */
import { place } from '../i18n/places.js';
import { statusAt } from '../run/tree-builder.js';
import { layoutTree } from '../drawing/tree-layout.js';

const COLUMN = 44;
const ROW = 48;
/** Rows whose nodes have a note below them. */
const TALL_ROW = 62;
const MARGIN = 30;
/** Below the last row, with its signs. */
const FOOT = 42;
/** Left of the nodes, for the cells of the rows. */
const GUTTER = 62;

/**
 * The whole tree of a run.
 * @param {TreeNode[]} nodes
 * @param {number} size the side of the puzzle
 * @param {Translate} t
 * @returns {(position: number) => Drawing} how it stands at a position; always of the same shape
 */
export function drawWhole(nodes, size, t) {
  const rows = rowsOf(nodes);
  const shared = rows.every((row) => row.every(({ cell }) => cell === row[0].cell));
  const shape = wholeShape(nodes, rows, shared, size, t);
  /** Each node as it looks in each status. @type {Partial<Record<Look['status'], Look>>[]} */
  const known = nodes.map(() => ({}));
  return (position) => {
    const looks = nodes.map((node) => {
      const status = statusAt(node, position);
      return (known[node.index][status] ??= wholeLook(node, status, shared, size, t));
    });
    return { shape, looks, current: looks.map(({ status }) => status).lastIndexOf('path') };
  };
}

/** @param {TreeNode[]} nodes @returns {TreeNode[][]} by depth */
function rowsOf(nodes) {
  /** @type {TreeNode[][]} */
  const rows = [];
  for (const node of nodes) (rows[node.depth] ??= []).push(node);
  return rows;
}

/**
 * @param {TreeNode[]} nodes
 * @param {TreeNode[][]} rows
 * @param {boolean} shared
 * @param {number} size
 * @param {Translate} t
 * @returns {Shape}
 */
function wholeShape(nodes, rows, shared, size, t) {
  const places = layoutTree(nodes[0]);
  const height = shared ? ROW : TALL_ROW;
  const x = (/** @type {TreeNode} */ { index }) => GUTTER + MARGIN + places[index].x * COLUMN;
  const y = (/** @type {number} */ depth) => MARGIN + depth * height;
  return {
    spots: nodes.map((node) => ({
      key: String(node.index),
      x: x(node),
      y: y(node.depth),
      parent: node.parent?.index ?? null,
      level: node.depth + 1,
      order: (node.parent?.children.indexOf(node) ?? 0) + 1,
      siblings: node.parent?.children.length ?? 1,
    })),
    levels: shared
      ? rows.slice(1).map((row) => ({
          x: Math.min(...row.map(x)) - COLUMN / 2,
          y: y(row[0].depth),
          text: cellName(row[0].cell ?? 0, size, t),
        }))
      : [],
    width: GUTTER + 2 * MARGIN + Math.max(...places.map((spot) => spot.x)) * COLUMN,
    height: y(rows.length - 1) + FOOT,
  };
}

/**
 * @param {TreeNode} node
 * @param {Look['status']} status
 * @param {boolean} shared
 * @param {number} size
 * @param {Translate} t
 * @returns {Look}
 */
function wholeLook(node, status, shared, size, t) {
  const sign = node.deadEnd ? 'dead-end' : node.solution ? 'solution' : '';
  if (node.cell === null) return rootLook(sign, t);
  const facts = [
    t(`tree.status.${status}`),
    ...(node.rule ? [t(`tree.rule.${node.rule}`)] : []),
    ...(sign ? [t(`tree.sign.${sign}`)] : []),
  ];
  return {
    status,
    kind: node.rule ? 'forced' : 'tried',
    sign,
    digit: t.number(node.digit ?? 0),
    note: shared ? '' : cellName(node.cell, size, t),
    label: labelOf({ cell: node.cell, digit: node.digit ?? 0 }, facts, size, t),
    position: node.placed,
  };
}

/** @param {Look['sign']} sign @param {Translate} t @returns {Look} */
function rootLook(sign, t) {
  const facts = [t('tree.root'), ...(sign ? [t(`tree.sign.${sign}`)] : [])];
  return {
    status: 'path',
    kind: 'root',
    sign,
    digit: '',
    note: '',
    label: facts.join(t('board.separator')),
    position: 0,
  };
}

/**
 * @param {import('../sudoku/alternatives.js').Choice} choice
 * @param {string[]} facts
 * @param {number} size
 * @param {Translate} t
 */
function labelOf({ cell, digit }, facts, size, t) {
  return [t('tree.node', { digit, ...place(cell, size) }), ...facts].join(t('board.separator'));
}

/** Short for where a cell is. @param {number} cell @param {number} size @param {Translate} t */
const cellName = (cell, size, t) => t('tree.cell', place(cell, size));

/**
 * Draws paths: a row for each digit on the stack, a column for each digit.
 * @param {number} size the side of the puzzle
 * @param {Translate} t
 * @returns {(rows: readonly PathRow[]) => Drawing}
 */
export function pathDrawer(size, t) {
  /** Rows that were drawn before. @type {WeakMap<PathRow, Look[]>} */
  const known = new WeakMap();
  const root = rootLook('', t);
  const middle = GUTTER + MARGIN + ((size - 1) / 2) * COLUMN;
  const counts = new Intl.NumberFormat(t.language, { notation: 'compact', maximumFractionDigits: 1 });

  /** @param {PathRow} row */
  const looksOf = (row) => {
    const looks = known.get(row) ?? row.choices.map((_, index) => choiceLook(row, index, size, t, counts));
    known.set(row, looks);
    return looks;
  };

  return (rows) => {
    /** @type {Spot[]} */
    const spots = [{ key: 'root', x: middle, y: MARGIN, parent: null, level: 1, order: 1, siblings: 1 }];
    let current = 0;
    const columns = Math.max(size, ...rows.map(({ choices }) => choices.length));
    rows.forEach((row, depth) => {
      const parent = current;
      current = spots.length + row.chosen;
      spots.push(...row.choices.map((choice, index) => spotOf(row, choice, index, depth, parent)));
    });
    return {
      shape: {
        spots,
        levels: rows.map(({ cell }, depth) => ({
          x: GUTTER + MARGIN - COLUMN / 2,
          y: rowAt(depth),
          text: cellName(cell, size, t),
        })),
        width: GUTTER + 2 * MARGIN + (columns - 1) * COLUMN,
        height: rowAt(rows.length - 1) + FOOT,
      },
      looks: [root, ...rows.flatMap(looksOf)],
      current,
    };
  };
}

/** @param {number} depth from 0 for the first digit on the stack */
const rowAt = (depth) => MARGIN + (depth + 1) * TALL_ROW;

/**
 * @param {PathRow} row
 * @param {import('../sudoku/alternatives.js').Choice} choice
 * @param {number} index
 * @param {number} depth
 * @param {number} parent
 * @returns {Spot}
 */
function spotOf({ choices }, { cell, digit }, index, depth, parent) {
  const column = choices.every((choice) => choice.cell === cell) ? digit - 1 : index;
  return {
    key: `${depth}/${cell}/${digit}`,
    x: GUTTER + MARGIN + column * COLUMN,
    y: rowAt(depth),
    parent,
    level: depth + 2,
    order: index + 1,
    siblings: choices.length,
  };
}

/**
 * @param {PathRow} row
 * @param {number} index which of its choices
 * @param {number} size
 * @param {Translate} t
 * @param {Intl.NumberFormat} counts
 * @returns {Look}
 */
function choiceLook(row, index, size, t, counts) {
  const choice = row.choices[index];
  const status = index < row.chosen ? 'back' : index === row.chosen ? 'path' : 'ahead';
  const branch = index < row.chosen ? row.finished?.[index] : undefined;
  const sign = !branch ? '' : branch.solutions > 0 ? 'solution' : branch.placements === 1 ? 'dead-end' : '';
  const facts = [
    t(`tree.status.${status}`),
    ...(branch ? [t('tree.branch', { count: branch.placements })] : []),
    ...(sign ? [t(`tree.sign.${sign}`)] : []),
  ];
  return {
    status,
    kind: 'tried',
    sign,
    digit: t.number(choice.digit),
    note: branch && branch.placements > 1 ? counts.format(branch.placements) : '',
    label: labelOf(choice, facts, size, t),
    position: index === row.chosen ? row.placed : (branch?.from ?? null),
  };
}
