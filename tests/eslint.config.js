/**
 * What eslint asks of all scripts: that no line hides a slip. Names, types and imports are asked for by tsc, the looks
 * by prettier, the walls by scripts/check.d/rooms.mjs.
 */
import js from '@eslint/js';

export default [
  { ignores: ['build/', '**/node_modules/', 'web/listings/', 'tests/data/'] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      curly: ['error', 'multi-line'],
      eqeqeq: 'error',
      'no-control-regex': 'off', // texts of readers hold such characters
      'no-undef': 'off', // tsc knows better what a page, a worker and node have
      'no-unused-private-class-members': 'off', // takes `this.#timer ??= later()` for no use
      'no-unused-vars': ['error', { args: 'after-used', argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-useless-assignment': 'error',
      'no-useless-return': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-object-spread': 'error',
    },
  },
  {
    files: ['web/**', 'scripts/**'],
    rules: { 'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true, IIFEs: true }] },
  },
  {
    files: ['tests/**'],
    rules: { 'no-unsafe-optional-chaining': 'off' }, // what is not there ends the test, as it should
  },
  {
    files: ['tests/bench/**'],
    // What is measured is added to a "sink": what nothing is added to might not be done.
    rules: { 'no-unused-vars': ['error', { varsIgnorePattern: '^sink$' }] },
  },
];
