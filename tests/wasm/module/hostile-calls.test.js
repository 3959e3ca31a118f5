/** Every argument of every method, in solver.d.ts, and whatever a caller should not hand over. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import ts from 'typescript';
import { loadSolver, SolverError } from '../../../build/web/app/solver.js';
import { hostile, Own, OwnType } from '../../support/hostile-values.js';
import { bytesOf, golden, puzzles, wasmBinary } from '../support/solver.js';

/**
 * @typedef {import('../../../build/web/app/solver.js').Solver} Solver
 * @typedef {import('../../../build/web/app/solver.js').Run} Run
 */

const text = readFileSync(new URL('../../../web/app/solver.d.ts', import.meta.url), 'utf8');
const source = ts.createSourceFile('solver.d.ts', text, ts.ScriptTarget.Latest, true);

/** @param {string} name @returns {ts.InterfaceDeclaration | undefined} */
const interfaceOf = (name) => source.statements.filter(ts.isInterfaceDeclaration).find((one) => one.name.text === name);

/**
 * The names of the options in a type: of a literal, or of an interface.
 * @param {ts.TypeNode | undefined} type
 * @returns {string[] | null} null: it has none
 */
function optionsIn(type) {
  if (!type) return null;
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((part) => optionsIn(part) ?? []);
  const members = ts.isTypeLiteralNode(type)
    ? type.members
    : ts.isTypeReferenceNode(type)
      ? interfaceOf(type.typeName.getText())?.members
      : undefined;
  return members?.map((member) => member.name?.getText() ?? '') ?? null;
}

/** @param {ts.SignatureDeclaration} method */
const shapeOf = (method) => method.parameters.map(({ type }) => optionsIn(type));

/** @param {string} owner @returns {ts.MethodSignature[]} */
const methodsOf = (owner) => Array.from(interfaceOf(owner)?.members ?? []).filter(ts.isMethodSignature);

/** By name: for each argument, the names of its options, or null. @type {Record<string, (string[] | null)[]>} */
const declared = Object.fromEntries([
  ...['Solver', 'Run'].flatMap((owner) =>
    methodsOf(owner).map((method) => [`${owner}.${method.name.getText()}`, shapeOf(method)]),
  ),
  ...source.statements.filter(ts.isFunctionDeclaration).map((one) => [one.name?.text, shapeOf(one)]),
]);

/** The codes that a caller is told of: those of texts, and those that stand in the comment on `code`. */
const codes = new Set([...text.matchAll(/^ {2}\| '([\w-]+)';?$/gm)].map(([, code]) => code));
const [, comment] = /class SolverError[^]*?\/\*\*([^]*?)\*\//.exec(text) ?? [];
for (const [, code] of comment.matchAll(/'([\w-]+)'/g)) codes.add(code);

const bytes = new TextEncoder().encode(`${puzzles.four}\n${puzzles.four}`);

/** Good arguments, one after the other of which is replaced: by a method's name. @type {Record<string, any[][]>} */
const calls = {
  'Solver.parse': [[puzzles.S1]],
  'Solver.loadFormats': [[]],
  'Solver.check': [[puzzles.S1, { limit: 100 }]],
  'Solver.solve': [[puzzles.S1]],
  'Solver.count': [[puzzles.S1, 2]],
  'Solver.solveMany': [
    [[puzzles.four, puzzles.four], 2, { guesses: 100 }],
    [bytes, 2, { guesses: 100 }],
  ],
  'Solver.generate': [
    [
      {
        ...{ size: 4, seed: 7, clues: 0, symmetry: 'none', minimal: false, milliseconds: 0 },
        ...{ grade: 1, technique: 'hidden-single' },
        effort: { algorithm: 'backtracking', deadEnds: [0, 50], steps: [0, 5000] },
      },
    ],
  ],
  'Solver.loadBatch': [[]],
  'Solver.deduce': [
    [puzzles.S1, { notes: new Uint16Array(81).fill(511), without: ['full-house'] }],
    [new Uint8Array(16), { notes: new Uint16Array(16).fill(15), without: [] }],
  ],
  'Solver.deductions': [[puzzles.four, { notes: new Uint16Array(16).fill(15), techniques: ['naked-single'] }]],
  'Solver.grade': [
    [puzzles.four, { guesses: 100 }],
    [Array(16).fill(0), { guesses: 100 }],
  ],
  'Solver.gradeMany': [
    [[puzzles.four, puzzles.four], { guesses: 100 }],
    [bytes, { guesses: 100 }],
  ],
  'Solver.loadLogic': [[{ wasmBinary: bytesOf('../../../build/web/wasm/logic.wasm') }]],
  'Solver.run': [[puzzles.four, { algorithm: 'mrv' }]],
  'Solver.unpack': [
    [5 | (3 << 8) | (1 << 16) | (63 << 21) | (31 << 27), 9],
    [257, 9],
  ], // the second names a place in a unit
  'Run.next': [[]],
  'Run.[Symbol.iterator]': [[]],
  'Run.previous': [[]],
  'Run.seek': [[700]],
  'Run.advance': [[100, { until: ['place'], count: 2 }]],
  'Run.find': [[['place'], { backward: true, budget: 1000 }]],
  'Run.nth': [['place', 3]],
  'Run.placedAt': [[0]],
  'Run.read': [[10, { into: new Uint32Array(10) }]],
  'Run.measure': [[1000]],
  'Run.shape': [[20, { from: 10, to: 500 }]],
  'Run.save': [[{ since: 5 }]],
  'Run.merge': [[new Uint8Array(20)]],
  'Run.board': [[]],
  'Run.stack': [[]],
  'Run.counters': [[]],
  'Run.totals': [[]],
  'Run.why': [[5]],
  'Run.notes': [[]],
  'Run.pattern': [[]],
  'Run.dispose': [[]],
  loadSolver: [[{ wasmBinary, milliseconds: 60_000, batch: 'later', formats: 'later', logic: 'later' }]],
};

test('the table has every method of solver.d.ts, with all its arguments and options', () => {
  assert.deepEqual(Object.keys(calls).sort(), Object.keys(declared).sort());
  for (const [name, shape] of Object.entries(declared)) {
    for (const args of calls[name]) {
      assert.deepEqual(
        args.map((arg, i) => shape[i] && Object.keys(arg).sort()),
        shape.map((names) => names && [...names].sort()),
        name,
      );
    }
  }
});

/** @param {any[]} args @param {number} at @param {any} value */
const replaced = (args, at, value) => args.map((arg, i) => (i === at ? value : arg));

/**
 * A good value replaced, then each option of it, and each option of an option.
 * @param {string} where
 * @param {any} good
 * @param {() => any} value
 * @returns {Generator<[where: string, value: any]>}
 */
function* spoiledValues(where, good, value) {
  yield [where, value()];
  if (!isPlain(good)) return;
  for (const name of Object.keys(good)) {
    for (const [at, bad] of spoiledValues(`option ${name}`, good[name], value)) yield [at, { ...good, [name]: bad }];
    yield [
      `getter of ${name}`,
      {
        ...good,
        get [name]() {
          throw new Own('mine');
        },
      },
    ];
  }
}

/**
 * The good arguments, each spoiled once.
 * @param {any[]} args
 * @param {() => any} value
 * @returns {Generator<[where: string, args: any[]]>}
 */
function* spoiled(args, value) {
  for (let i = 0; i < args.length; i++) {
    for (const [where, bad] of spoiledValues(`argument ${i}`, args[i], value)) yield [where, replaced(args, i, bad)];
  }
  yield ['one argument too many', [...args, value()]];
}

/** @param {any} value */
const isPlain = (value) => Object.getPrototypeOf(value) === Object.prototype;

/**
 * What comes of a call: nothing where that is as it should be.
 * @param {() => any} call
 * @returns {Promise<string | null>}
 */
async function complaint(call) {
  try {
    await call();
  } catch (error) {
    if (error instanceof Own || error instanceof OwnType) return null;
    if (!(error instanceof SolverError)) return `untyped: ${error}`;
    if (error.code === 'crashed' || !codes.has(error.code)) return `SolverError ${error.code}`;
  }
  return null;
}

const solver = await loadSolver({ wasmBinary });
const witness = solver.run(puzzles.S3);
after(() => witness.dispose());

/** The module solves, another run steps, and lists are solved. */
function lives() {
  const before = witness.position;
  assert.equal(solver.solve(puzzles.S1), golden.S1.solution);
  assert.equal(witness.next().value?.position, before + 1);
  assert.equal(solver.solveMany([puzzles.four]).counts[0], 1);
}

/** Whom a method is called on. @param {string} owner @returns {any} */
function receiver(owner) {
  if (owner !== 'Run') return owner === 'Solver' ? solver : { loadSolver };
  const run = solver.run(puzzles.S1);
  run.seek(900);
  return run;
}

let count = 0;

for (const [name, lists] of Object.entries(calls)) {
  test(`${name} answers, refuses with a code, or throws what its caller threw; the module lives on`, async (t) => {
    t.mock.method(console, 'warn', () => {}); // the glue code speaks up where bytes are no module
    const [owner, method] = name.includes('.') ? /** @type {[string, string]} */ (name.split(/\.(.*)/s)) : ['', name];
    const key = method === '[Symbol.iterator]' ? Symbol.iterator : method;
    /** @type {string[]} */
    const wrong = [];
    for (const args of lists) {
      assert.equal(await complaint(() => receiver(owner)[key](...args)), null, 'with good arguments');
      for (const [about, value] of Object.entries(hostile)) {
        for (const [where, hostiles] of spoiled(args, value)) {
          const on = receiver(owner);
          const said = await complaint(() => on[key](...hostiles));
          if (said) wrong.push(`${where}, ${about}: ${said}`);
          if (owner === 'Run') on.dispose();
          lives();
          count += 1;
        }
      }
    }
    assert.deepEqual(wrong, []);
  });
}

test('these were thousands of calls', () => {
  assert.ok(count > 5000, `${count}`);
});
