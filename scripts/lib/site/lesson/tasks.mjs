/**
 * The tasks of the worksheet and their solutions as HTML. Both are made of the same answers: a task leaves out
 * what is asked for.
 *
 * @typedef {import('./page.mjs').Words} Words
 * @typedef {import('./stills.mjs').Drawn['answers']} Answers
 * @typedef {string | number | { asked: string | number }} Cell of a table: what is given, or what is asked for
 */
import { escaped, filled, inAttribute, named } from '../html.mjs';
import { tree } from './fill.mjs';

/**
 * @param {string} name of the task
 * @param {import('./page.mjs').Filling} page
 * @param {boolean} isSolved with what is asked for
 */
export function task(name, page, isSolved) {
  const { words } = page;
  const { answers } = page.drawn;
  if (name === 'tree') return isSolved ? tree(page, words('sheet.tree'), words('sheet.dead')) : levels(answers, words);
  if (name in pictures) return pictures[name](words, answers.solutions.length);
  if (name === 'grids') return `<div>${answers.grids.map(grid).join('')}</div>`;
  if (name === 'path') return `<p>${pathOf(answers, words)}</p>`;
  if (name === 'first') return `<p>${firstOf(answers, words)}</p>`;
  if (name === 'gaps' && !isSolved) return `<pre class="gaps">${escaped(answers.gaps.code)}</pre>`;
  const { heads, rows } = named(tables, name)(answers, words);
  return table(heads, rows, isSolved);
}

/** @param {string[]} heads @param {Cell[][]} rows @param {boolean} isSolved */
function table(heads, rows, isSolved) {
  /** @param {Cell} value */
  const cell = (value) => {
    if (typeof value !== 'object') return `<td>${value}</td>`;
    return isSolved ? `<td class="answer">${value.asked}</td>` : '<td></td>';
  };
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('');
  return `<table class="task"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** @param {string | number} text */
const code = (text) => `<code>${text}</code>`;
/** @param {string | number} value */
const asked = (value) => ({ asked: value });
/** @param {Words} words @param {...string} names */
const headsOf = (words, ...names) => names.map((name) => words(`sheet.${name}`));

/** @type {Record<string, (answers: Answers, words: Words) => { heads: string[], rows: Cell[][] }>} */
const tables = {
  /** Expressions and places of cells: of each row one is given, the other and the value are asked for. */
  read: ({ read }, words) => ({
    heads: headsOf(words, 'expression', 'row', 'column', 'value'),
    rows: read.map(({ given, expression, row, column, value }) => {
      const cell = code(expression);
      const sides = given === 'expression' ? [cell, asked(row), asked(column)] : [asked(cell), row, column];
      return [...sides, asked(code(value))];
    }),
  }),
  /** Where the box of a row begins, by integer division. The first row is an example. */
  corner: ({ corner, expressions }) => ({
    heads: expressions.map(code),
    rows: corner.map(([row, ...values], index) => {
      const cells = values.map(code);
      return [code(row), ...(index === 0 ? cells : cells.map(asked))];
    }),
  }),
  /** The digits that may go into each cell with a letter. */
  allowed: ({ allowed }, words) => ({
    heads: headsOf(words, 'cell', 'row', 'column', 'digits'),
    rows: allowed.map(({ letter, row, column, digits }) => [letter, row, column, asked(digits.join(' '))]),
  }),
  /** By which cell and which rule a digit is kept from a cell with a letter. */
  blocked: ({ blocked }, words) => ({
    heads: headsOf(words, 'cell', 'digit', 'peer-row', 'peer-column', 'unit'),
    rows: blocked.map(({ letter, digit, row, column, unit }) => {
      const answer = [row, column, words(`sheet.same-${unit}`)];
      return [letter, digit, ...answer.map(asked)];
    }),
  }),
  /** The first row is an example: it is there before anything is solved. */
  search: ({ search }, words) => ({
    heads: headsOf(words, 'number', 'event', 'row', 'column', 'digit'),
    rows: search.map(({ kind, row, column, digit }, index) => {
      const cells = [words(`sheet.${kind}-event`), row, column, Number(digit)];
      return [index + 1, ...(index === 0 ? cells : cells.map(asked))];
    }),
  }),
  /** What was cut out of the code: the key alone, the sheet has it in the code. */
  gaps: ({ gaps }, words) => ({
    heads: headsOf(words, 'gap', 'code'),
    rows: gaps.answers.map((answer, index) => [index + 1, asked(code(answer))]),
  }),
  /** What calls return. */
  calls: ({ calls }, words) => ({
    heads: headsOf(words, 'call', 'returns'),
    rows: calls.map(({ expression, value }) => [code(expression), asked(code(value))]),
  }),
  /**
   * The open calls, the newest on top as a stack has it, and what each returns in the end; the first is an example, but
   * for that.
   */
  stack: ({ stack }, words) => ({
    heads: [words('sheet.call'), ...['row', 'column', 'number'].map(code), words('sheet.returns')],
    rows: stack
      .map(({ row, column, digit, returns }, index) => {
        const cells = [row, column, digit ?? '–'].map((value) => code(value));
        return [index + 1, ...(index === 0 ? cells : cells.map(asked)), asked(code(returns))];
      })
      .reverse(),
  }),
  /** What the call below does next. */
  after: ({ after: { row, column, digit } }) => ({
    heads: ['row', 'column', 'number'].map(code),
    rows: [[row, column, digit].map((value) => asked(code(value)))],
  }),
};

/** What is known of the solution. @param {Answers} answers @param {Words} words */
function firstOf({ first, stack: [{ row, column }] }, words) {
  const known = { cell: code(`sudoku[${row}][${column}]`), digit: code(first) };
  return filled(words('sheet.first'), /\{(\w+)\}/g, (name) => named(known, name));
}

/** The way through the tree that is right. @param {Answers} answers @param {Words} words */
function pathOf({ path }, words) {
  return words('sheet.path').replace('{digits}', `<b>${path.join(' ')}</b>`);
}

/** A small board as Python has it. @param {Answers['grids'][number]} small */
function grid({ letter, rows }) {
  return `<pre>${letter} = [${rows.map((row) => `[${row.join(', ')}]`).join(',\n     ')}]</pre>`;
}

/**
 * The cells of the tree, one for each level; the first circles are there.
 * @param {Answers} answers @param {Words} words
 */
function levels({ empty, tree: begun }, words) {
  const circles = begun.map(({ digit }) => `<b>${digit}</b>`).join('');
  const items = empty.map((place, level) => {
    const cell = filled(words('sheet.place'), /\{(\w+)\}/g, (name) => String(named(place, name)));
    return `<li>${cell}${level === 0 ? `<span>${circles}</span>` : ''}</li>`;
  });
  return `<ol class="levels">${items.join('')}</ol>`;
}

/**
 * A board that was drawn.
 * @param {string} name of its file, without `sheet-`
 * @param {string} words what is said of it
 */
const picture = (name, words) =>
  `<img src="../stills/sheet-${name}.svg" alt="${inAttribute(words)}" width="360" height="360">`;

/** @param {string} name @param {string} words @param {number} count @param {string} classes */
function boards(name, words, count, classes) {
  const all = Array.from({ length: count }, (_, index) => picture(`${name}-${index + 1}`, words));
  return `<div class="${classes}">${all.join('')}</div>`;
}

/** Tasks of boards. @type {Record<string, (words: Words, count: number) => string>} */
const pictures = {
  board: (words) => picture('solve-1', words('sheet.alt-solve')),
  marked: (words) => picture('marked', words('sheet.alt-marked')),
  solve: (words, count) => boards('solve', words('sheet.alt-solve'), count, 'boards large'),
  solved: (words, count) => boards('solved', words('sheet.alt-solved'), count, 'boards'),
};
