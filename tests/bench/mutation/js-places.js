/** The places of a script, by the syntax tree of the TypeScript parser. */
import ts from 'typescript';
import { COMPARISONS, OTHERS, operatorTold, shortened } from './places.js';

/** @typedef {import('./places.js').Place} Place */

const K = ts.SyntaxKind;

/** @param {string} file @param {string} text @returns {Place[]} */
export function placesOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  /** @type {Place[]} */
  const places = [];
  /** @param {ts.Node} node @param {string} other @param {string} [told] */
  const add = (node, other, told = shortened(other)) =>
    places.push({
      file,
      begin: node.getStart(),
      end: node.end,
      other: `(${other})`,
      change: `${shortened(node.getText())} => ${told}`,
    });
  /** @param {ts.Node} node */
  const visit = (node) => {
    operator(node, add);
    literal(node, add);
    condition(node, add);
    statement(node, add);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}

/** @typedef {(node: ts.Node, other: string, told?: string) => void} Add */

/** @param {ts.Node} node @param {Add} add */
function operator(node, add) {
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [node.left.getText(), node.right.getText()];
    const assigns = node.operatorToken.kind >= K.FirstAssignment && node.operatorToken.kind <= K.LastAssignment;
    for (const other of OTHERS[node.operatorToken.getText()] ?? []) {
      add(node, `${assigns ? left : `(${left})`} ${other} (${right})`, operatorTold(left, other, right));
    }
  } else if (ts.isPrefixUnaryExpression(node)) {
    const text = node.operand.getText();
    if (node.operator === K.PlusPlusToken) add(node, `--${text}`);
    else if (node.operator === K.MinusMinusToken) add(node, `++${text}`);
    else if (node.operator === K.ExclamationToken) add(node, `!!(${text})`, shortened(text));
    else if (node.operator === K.MinusToken && !ts.isNumericLiteral(node.operand)) add(node, text);
  } else if (ts.isPostfixUnaryExpression(node)) {
    add(node, `${node.operand.getText()}${node.operator === K.PlusPlusToken ? '--' : '++'}`);
  }
}

/** @param {ts.Node} node @param {Add} add */
function literal(node, add) {
  if (node.kind === K.TrueKeyword) add(node, 'false');
  else if (node.kind === K.FalseKeyword) add(node, 'true');
  else if (ts.isNumericLiteral(node) && !isName(node)) {
    add(node, `${node.getText()} + 1`);
    if (Number(node.text) !== 0) add(node, `${node.getText()} - 1`);
  }
}

/** The 0 of `{ 0: text }`. @param {ts.Node} node */
function isName(node) {
  const parent = /** @type {{ name?: ts.Node, propertyName?: ts.Node }} */ (/** @type {unknown} */ (node.parent));
  return parent.name === node || parent.propertyName === node;
}

/** @param {ts.Node} node @param {Add} add */
function condition(node, add) {
  /** @type {ts.Expression | undefined} */
  let tested;
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)) tested = node.expression;
  else if (ts.isForStatement(node) || ts.isConditionalExpression(node)) tested = node.condition;
  if (!tested) return;
  if (ts.isBinaryExpression(tested) && COMPARISONS.has(tested.operatorToken.getText())) return;
  if (ts.isPrefixUnaryExpression(tested) && tested.operator === K.ExclamationToken) return;
  add(tested, `!(${tested.getText()})`);
}

/** A statement that the mutant leaves out. @param {ts.Node} node @param {Add} add */
function statement(node, add) {
  if (!ts.isExpressionStatement(node)) return;
  const done = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
  const assigns =
    ts.isBinaryExpression(done) &&
    done.operatorToken.kind >= K.FirstAssignment &&
    done.operatorToken.kind <= K.LastAssignment;
  const counts = ts.isPrefixUnaryExpression(done) || ts.isPostfixUnaryExpression(done);
  const calls = ts.isCallExpression(done) && done.expression.kind !== K.SuperKeyword;
  if (assigns || counts || calls) add(node.expression, 'void 0', 'nothing');
}
