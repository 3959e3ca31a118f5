/**
 * The places of a C++ file and of the headers that it includes, by clang's syntax tree. What the compiler
 * alone computes (constants, template arguments, cases) cannot be switched at run time and is left out, and
 * what stands in macros, such as assertions, too.
 */
import { execFileSync } from 'node:child_process';
import { COMPARISONS, OTHERS, operatorTold, shortened } from './places.js';

/** @typedef {import('./places.js').Place} Place */
/** @typedef {{ kind?: string, inner?: Node[], range?: any, loc?: any, [key: string]: any }} Node */
/** @typedef {{ file: string, begin: number, end: number }} Range */

const COMPILE_TIME = new Set(['ConstantExpr', 'StaticAssertDecl', 'EnumDecl', 'TemplateArgument', 'CXXNoexceptExpr']);
const JUMPS = new Set(['IfStmt', 'WhileStmt', 'ForStmt', 'ConditionalOperator', 'DoStmt']);
/** The place of the condition among the parts of each; a loop over numbers has five, some of them empty. */
const CONDITION = { IfStmt: 0, WhileStmt: 0, ForStmt: 2, ConditionalOperator: 0, DoStmt: 1 };
/** What can be both mutated and held by the other branch of a conditional: numbers and vectors of them. */
const NUMBERS =
  /^(const )?(bool|char|signed char|unsigned|unsigned (char|int|long|short)|short|int|long|double|.*vector_size.*)$/;

/**
 * @param {string} source of the library, from the root of the repository
 * @param {string[]} flags
 * @param {(path: string) => string | undefined} read the text of a file of the library, else nothing
 * @returns {Place[]}
 */
export function placesOf(source, flags, read) {
  const all = ['-fsyntax-only', '-w', '-Xclang', '-ast-dump=json', '-Xclang', '-ast-dump-filter=sudoku'];
  const dump = execFileSync('clang++', [...flags, ...all, source], { encoding: 'utf8', maxBuffer: 2 ** 30 });
  const collector = new Collector(read);
  for (const tree of dump.split(/(?<=^\})\n/m)) {
    if (tree.trim() === '') continue;
    const root = JSON.parse(tree);
    collector.locate(root);
    collector.visit(root, undefined);
  }
  return collector.places;
}

class Collector {
  /** @type {Place[]} */
  places = [];
  /** The nodes around the one that is visited, the outermost first. @type {Node[]} */
  #around = [];
  #file = '';
  #constant = false;

  /** @param {(path: string) => string | undefined} read */
  constructor(read) {
    this.read = read;
  }

  /**
   * The dump names a file only where it differs from that of the location before: each location gets its own.
   * @param {any} value
   */
  locate(value) {
    if (typeof value !== 'object' || value === null) return;
    if (typeof value.offset === 'number') this.#file = value.file ??= this.#file;
    for (const [name, part] of Object.entries(value)) if (name !== 'includedFrom') this.locate(part);
  }

  /**
   * @param {Node} node
   * @param {Node | undefined} parent
   */
  visit(node, parent) {
    if (COMPILE_TIME.has(node.kind ?? '') || (node.kind === 'VarDecl' && node.constexpr)) return;
    if (node.isImplicit || node.explicitlyDefaulted) return;
    const outside = this.#constant;
    if (/^(Function|CXXMethod)Decl$/.test(node.kind ?? '')) this.#constant = node.constexpr ?? false;
    const range = this.range(node);
    if (range) this.mutate(node, range, parent);
    this.#around.push(node);
    (node.inner ?? []).forEach((child, index) => {
      if (node.kind === 'IfStmt' && node.isConstexpr && index === 0) return;
      this.visit(child, node);
    });
    this.#around.pop();
    this.#constant = outside;
  }

  /** @param {Node} node @returns {Range | undefined} nothing in macros, and for what is not written out */
  range(node) {
    const { begin, end } = node.range ?? {};
    if (begin?.offset === undefined || end?.offset === undefined || begin.file !== end.file) return undefined;
    if (this.read(begin.file) === undefined) return undefined;
    return { file: begin.file, begin: begin.offset, end: end.offset + end.tokLen };
  }

  /** @param {Range} range */
  text({ file, begin, end }) {
    return /** @type {string} */ (this.read(file)).slice(begin, end);
  }

  /** @param {Range} range @param {string} other @param {string} [hold] @param {string} [told] */
  add(range, other, hold, told = shortened(other)) {
    const change = `${shortened(this.text(range))} => ${told}`;
    this.places.push({ ...range, other: `(${other})`, change, hold, constant: this.#constant });
  }

  /**
   * What can stand within a calculation.
   * @param {Node} node @param {Range} range @param {string} other @param {string} [told]
   */
  addNumber(node, range, other, told = shortened(other)) {
    const calculation = isVector(node.type) ? undefined : this.vectorCalculation();
    if (!calculation) return this.add(range, other, undefined, told);
    const whole = this.range(calculation);
    if (!whole || !isNumber(calculation.type) || whole.file !== range.file) return;
    const before = this.text({ ...whole, end: range.begin });
    const after = this.text({ ...whole, begin: range.end });
    const change = `${shortened(this.text(range))} => ${told}`;
    this.places.push({ ...whole, other: `(${before}(${other})${after})`, change, constant: this.#constant });
  }

  /**
   * A vector takes only constants for numbers beside it: such a number is not switched by itself, but with all
   * that is calculated with it. In a template that holds where it is used with a vector.
   * @returns {Node | undefined} with vectors, or with what only the uses of a template know
   */
  vectorCalculation() {
    for (const node of [...this.#around].reverse()) {
      if (/^(BinaryOperator|CompoundAssignOperator)$/.test(node.kind ?? '')) {
        if ([node, ...(node.inner ?? [])].some(({ type }) => isVector(type) || isOpen(type))) return node;
      } else if (!/^(ImplicitCastExpr|ParenExpr|UnaryOperator)$/.test(node.kind ?? '')) return undefined;
    }
    return undefined;
  }

  /** @param {Node} node @param {Range} range @param {Node | undefined} parent */
  mutate(node, range, parent) {
    switch (node.kind) {
      case 'BinaryOperator':
      case 'CompoundAssignOperator':
        this.operator(node, range);
        break;
      case 'UnaryOperator':
        this.unary(node, range);
        break;
      case 'IntegerLiteral':
        this.literal(node, range, parent);
        break;
      case 'CXXBoolLiteralExpr':
        if (/^(true|false)$/.test(this.text(range))) this.add(range, this.text(range) === 'true' ? 'false' : 'true');
        break;
      case 'CompoundStmt':
        for (const child of node.inner ?? []) this.statement(child);
        break;
      default:
    }
    if (JUMPS.has(node.kind ?? '')) this.jump(node);
  }

  /** @param {Node} node @param {Range} range */
  operator(node, range) {
    if (!isNumber(node.type) || !(node.inner ?? []).every(({ type }) => isNumber(type))) return;
    const [left, right] = (node.inner ?? []).map((child) => this.range(child));
    if (!left || !right || left.end > right.begin) return;
    const between = this.text({ ...range, begin: left.end, end: right.begin });
    if (between.trim() !== node.opcode) return;
    for (const other of OTHERS[node.opcode] ?? []) {
      const text = this.text(left) + between.replace(node.opcode, () => other) + this.text(right);
      this.addNumber(node, range, text, operatorTold(this.text(left), other, this.text(right)));
    }
  }

  /** @param {Node} node @param {Range} range */
  unary(node, range) {
    const text = this.text(range);
    if (!isNumber(node.type)) return;
    if (node.opcode === '++' || node.opcode === '--') {
      const [other] = OTHERS[node.opcode];
      if (node.isPostfix && text.endsWith(node.opcode)) this.addNumber(node, range, text.slice(0, -2) + other);
      if (!node.isPostfix && text.startsWith(node.opcode)) this.addNumber(node, range, other + text.slice(2));
    } else if (/^[!~-]$/.test(node.opcode) && text.startsWith(node.opcode) && !/^-\s*\d/.test(text)) {
      this.addNumber(node, range, node.opcode === '!' ? `bool(${text.slice(1)})` : text.slice(1));
    }
  }

  /** @param {Node} node @param {Range} range @param {Node | undefined} parent */
  literal(node, range, parent) {
    const text = this.text(range);
    if (!/^\d/.test(text) || parent?.castKind === 'NullToPointer') return;
    this.addNumber(node, range, `${text} + 1`);
    if (!/^0[uUlL]*$/.test(text)) this.addNumber(node, range, `${text} - 1`);
  }

  /** @param {Node} node */
  jump(node) {
    if (node.isConstexpr || node.hasVar || node.hasInit) return;
    const child = node.inner?.[CONDITION[/** @type {keyof typeof CONDITION} */ (node.kind)]];
    const range = child && this.range(child);
    if (!range || stripped(child).kind === 'DeclStmt') return;
    const { opcode, kind } = stripped(child);
    if (kind === 'BinaryOperator' && COMPARISONS.has(opcode)) return;
    if (kind === 'UnaryOperator' && opcode === '!') return;
    this.add(range, `!(${this.text(range)})`, 'bool');
  }

  /** A statement that the mutant leaves out. @param {Node} node */
  statement(node) {
    const range = this.range(node);
    const { kind, opcode, type, inner } = stripped(node);
    const assigns =
      (kind === 'BinaryOperator' && opcode === '=') ||
      kind === 'CompoundAssignOperator' ||
      (kind === 'UnaryOperator' && /^(\+\+|--)$/.test(opcode)) ||
      (kind === 'CXXOperatorCallExpr' && /^operator([^=<>!]?|<<|>>)=$/.test(called(inner?.[0])));
    const calls = /^(CXXMember)?CallExpr$/.test(kind ?? '') && type?.qualType === 'void';
    if (range && (assigns || calls)) this.add(range, 'void()', 'void', 'nothing');
  }
}

/** @param {{ qualType: string, desugaredQualType?: string } | undefined} type */
const isNumber = (type) => NUMBERS.test(type?.desugaredQualType ?? type?.qualType ?? '');

/** @param {{ qualType: string, desugaredQualType?: string } | undefined} type */
const isVector = (type) => /vector_size/.test(type?.desugaredQualType ?? type?.qualType ?? '');

/** Does it depend on the parameters of a template? @param {{ qualType: string } | undefined} type */
const isOpen = (type) => type?.qualType === '<dependent type>';

/** Without what the compiler puts around an expression. @param {Node} node @returns {Node} */
function stripped(node) {
  const around = /^(ImplicitCastExpr|ExprWithCleanups|ParenExpr|MaterializeTemporaryExpr|CXXBindTemporaryExpr)$/;
  return around.test(node.kind ?? '') && node.inner?.length === 1 ? stripped(node.inner[0]) : node;
}

/** @param {Node | undefined} node @returns {string} the name of the function */
const called = (node) => node?.referencedDecl?.name ?? (node?.inner?.[0] ? called(node.inner[0]) : '');
