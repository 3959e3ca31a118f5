/** The scripts of the page as syntax trees: which strings stand in them, and which of those a reader would see. */
import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { read } from './texts.js';

/** Paths of all scripts of the page, from web/. */
export const scripts = ['app', 'elements'].flatMap((folder) =>
  readdirSync(new URL(`../../../web/${folder}/`, import.meta.url), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => `${folder}/${name}`),
);

/** @param {string} source */
export const parse = (source) => ts.createSourceFile('x.js', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);

/** @param {string} path from web/ */
export const treeOf = (path) => parse(read(path));

/** @param {ts.Node} node @param {(node: ts.Node) => boolean | void} visit false: nothing below it */
export function walk(node, visit) {
  if (visit(node) !== false) ts.forEachChild(node, (child) => walk(child, visit));
}

/** What is put in place of `${...}` of a template. */
export const HOLE = '\0';

/** The string that a literal or template stands for, or null for any other node. @param {ts.Node} node */
export function stringOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => HOLE + literal.text).join('');
}

/** Every string and template of a tree. @param {ts.Node} tree */
export function stringsOf(tree) {
  /** @type {Set<string>} */
  const strings = new Set();
  walk(tree, (node) => {
    const string = stringOf(node);
    if (string !== null) strings.add(string);
  });
  return strings;
}

/** Attributes that are read out or shown. */
const spokenAttributes = [
  'aria-label',
  'aria-valuetext',
  'aria-description',
  'aria-roledescription',
  'title',
  'alt',
  'placeholder',
  'label',
];
/** Properties of nodes and of appearances that are read out or shown. */
const shownProperties = [
  'textContent',
  'innerText',
  'innerHTML',
  'ariaLabel',
  'title',
  'alt',
  'placeholder',
  'text',
  'label',
  'name',
  'about',
  'spoken',
  'hint',
  'content',
];

/**
 * String literals that would reach a reader without having passed the dictionaries. A heuristic: it
 * knows the places where texts go in, and the glue between texts.
 * @param {ts.Node} tree @returns {string[]}
 */
export function visibleLiterals(tree) {
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node | undefined} node */
  const take = (node) => {
    if (node) found.push(...lettersIn(node));
  };
  walk(tree, (node) => {
    if (ts.isCallExpression(node)) call(node, take);
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isPropertyAccessExpression(node.left) &&
      shownProperties.includes(node.left.name.text) &&
      node.left.expression.kind !== ts.SyntaxKind.ThisKeyword
    ) {
      take(node.right);
    }
    if (ts.isPropertyAssignment(node) && [...spokenAttributes, ...shownProperties].includes(nameOf(node.name))) {
      take(node.initializer);
    }
    if (ts.isTemplateExpression(node) && gluesTexts(node)) {
      found.push(...pieces(node).filter((text) => /[\p{L}.,:;!?]/u.test(text)));
    }
  });
  return [...new Set(found)];
}

/** @param {ts.CallExpression} node @param {(node: ts.Node | undefined) => void} take */
function call({ expression, arguments: list }, take) {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  const attribute = list.findIndex(
    (argument) => ts.isStringLiteral(argument) && spokenAttributes.includes(argument.text),
  );
  if (name === 'setText') take(list[1]);
  if (name === 'setAttribute' && attribute >= 0) take(list[attribute + 1]);
  if (['append', 'replaceChildren', 'prepend', 'createTextNode'].includes(name)) list.forEach(take);
  if (name === 'html' && list[2] && ts.isArrayLiteralExpression(list[2])) list[2].elements.forEach(take);
  if (name === 'join' && list[0] && ts.isStringLiteral(list[0]) && /[\p{L}.,:;!?]/u.test(list[0].text)) take(list[0]);
}

/**
 * The literals in an expression that hold letters or punctuation; what a call makes of its arguments is its own affair.
 * @param {ts.Node} node
 * @returns {string[]}
 */
function lettersIn(node) {
  if (ts.isCallExpression(node)) return [];
  if (ts.isConditionalExpression(node)) return [...lettersIn(node.whenTrue), ...lettersIn(node.whenFalse)];
  const texts = ts.isTemplateExpression(node) ? pieces(node) : ts.isStringLiteralLike(node) ? [node.text] : [];
  if (texts.length > 0) return texts.filter((text) => /[\p{L}.,:;!?]/u.test(text));
  return ts.isBinaryExpression(node) ? [...lettersIn(node.left), ...lettersIn(node.right)] : [];
}

/** A template with a translation or a text in it. @param {ts.TemplateExpression} node */
function gluesTexts({ templateSpans }) {
  return templateSpans.some(({ expression }) => /\bt\(|(^|\.)text$/.test(expression.getText()));
}

/** The fixed texts of a template. @param {ts.TemplateExpression} node */
const pieces = ({ head, templateSpans }) =>
  [head.text, ...templateSpans.map(({ literal }) => literal.text)].filter((text) => text !== '');

/** @param {ts.PropertyName} name */
const nameOf = (name) => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '');
