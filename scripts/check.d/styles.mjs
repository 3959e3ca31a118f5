/**
 * Every rule of a style sheet starts at an element that is the sheet's own, by the table in web/styles/README.md, and
 * names nothing that is in the part of another sheet. What rules match is measured by tests/e2e/looks/walls.test.js.
 */
import { createRequire } from 'node:module';
import { posix } from 'node:path';
import postcss from '../../tests/node_modules/postcss/lib/postcss.mjs';
import { Findings, listed, readText } from './files.mjs';
import { FOLDER, sheetsIn, TABLE } from './sheets.mjs';

/** @typedef {typeof import('../../tests/node_modules/postcss-selector-parser/postcss-selector-parser.js')} Parser */
/**
 * @typedef {import('../../tests/node_modules/postcss-selector-parser/postcss-selector-parser.js').Selector} Selector
 */
/** @typedef {import('../../tests/node_modules/postcss-selector-parser/postcss-selector-parser.js').Node} Node */
/** @typedef {import('../../tests/node_modules/postcss/lib/postcss.js').Rule} Rule */

/** @type {Parser} its types lie beside it, and not at the address of the module */
const parser = createRequire(import.meta.url)('../../tests/node_modules/postcss-selector-parser');

/** What may stand before the start of a rule: in which state the frame is. */
const CONDITION = /^data-(mode|without|explains|predicts|asks|hurried|low)$/;
const CHOICE = new Set([':is', ':where']);

/** @param {string} text @returns {Selector[]} */
const parsed = (text) => parser().astSync(text).nodes;

/** The compounds of a selector: what stands between its combinators. @param {Selector} selector @returns {Node[][]} */
function compoundsOf(selector) {
  /** @type {Node[][]} */
  const compounds = [[]];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') compounds.push([]);
    else if (node.type !== 'comment') compounds[compounds.length - 1].push(node);
  }
  return compounds;
}

/** @param {Node} node @returns {Selector[] | null} of which one is to match, where it is such a list */
const choicesOf = (node) => (node.type === 'pseudo' && CHOICE.has(node.value) ? node.nodes : null);

/** Whether a compound is only a condition on the frame. @param {Node[]} compound @returns {boolean} */
const isCondition = (compound) =>
  compound.length > 0 &&
  compound.every(
    (node) =>
      (node.type === 'attribute' && CONDITION.test(node.attribute)) ||
      choicesOf(node)?.every((choice) => compoundsOf(choice).every(isCondition)) ||
      node.toString().startsWith(':host('),
  );

/**
 * Whether a compound is for certain one of these elements.
 * @param {Node[]} compound
 * @param {Set<string>} own
 * @returns {boolean}
 */
function isOneOf(compound, own) {
  return compound.some((node) => {
    const name = node.type === 'attribute' ? `[${node.attribute}]` : String(node).trim();
    const choices = choicesOf(node);
    return own.has(name) || Boolean(choices?.every((choice) => isOneOf(compoundsOf(choice)[0], own)));
  });
}

/**
 * The parts that a selector goes into: it names more that is in them.
 * @param {Node[][]} compounds @param {Set<string>} parts @returns {string[]}
 */
const enteredBy = (compounds, parts) =>
  compounds
    .slice(0, -1)
    .flat()
    .flatMap((node) => [node, ...(choicesOf(node) ?? []).flatMap(({ nodes }) => nodes)])
    .map((node) => String(node).trim())
    .filter((name) => parts.has(name));

/** @param {Selector} selector @param {{ own: Set<string>, others: Set<string> }} elements @returns {string} */
function faultOf(selector, { own, others }) {
  const compounds = compoundsOf(selector);
  const start = compounds.findIndex((compound) => isOneOf(compound, own));
  if (start < 0 || !compounds.slice(0, start).every(isCondition)) return `does not start at ${[...own].join(', ')}`;
  const [entered] = enteredBy(compounds, others);
  return entered ? `reaches into ${entered}` : '';
}

/** @param {Rule} rule @returns {boolean} whether it stands in @keyframes or in another rule */
const isWithin = ({ parent }) =>
  parent?.type === 'rule' || (parent?.type === 'atrule' && /keyframes$/.test(/** @type {any} */ (parent).name));

const findings = new Findings();
const table = sheetsIn(readText(TABLE));
const files = listed().filter((path) => path.startsWith(FOLDER) && path.endsWith('.css'));
/** Where any sheet starts. */
const parts = [...new Set(table.flatMap(({ starts }) => starts))];
const rows = new Map(table.map((row) => [FOLDER + row.path, row]));

for (const [path, { line }] of rows) if (!files.includes(path)) findings.add(TABLE, line, `${path} does not exist`);
for (const [index, path] of files.entries()) {
  const other = files.slice(0, index).find((before) => posix.basename(before) === posix.basename(path));
  if (other) findings.add(path, 1, `has the name of ${other}, and so its address in the site`);
  const row = rows.get(path);
  if (!row) {
    findings.add(path, 1, `has no row in ${TABLE}`);
    continue;
  }
  const { starts, reaches, line } = row;
  if (starts.length === 0) {
    if (!reaches) findings.add(TABLE, line, `${row.path} starts nowhere`);
    continue;
  }
  const own = new Set(starts);
  const dressed = starts.map((start) => start.split(' ').at(-1));
  const others = new Set(reaches ? [] : parts.filter((part) => !dressed.includes(part)));
  postcss.parse(readText(path)).walkRules((rule) => {
    if (isWithin(rule)) return;
    for (const selector of parsed(rule.selector)) {
      const fault = faultOf(selector, { own, others });
      if (!fault) continue;
      const start = (rule.source?.start?.line ?? 1) + (selector.nodes[0].source?.start?.line ?? 1) - 1;
      findings.add(path, start, `${String(selector).trim()} ${fault}, see ${TABLE}:${line}`);
    }
  });
}
