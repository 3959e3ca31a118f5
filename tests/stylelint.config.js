/** What scripts/check asks of style sheets, beside the formatter and the walls: see web/styles/README.md. */
export default {
  extends: 'stylelint-config-standard',
  reportNeedlessDisables: true,
  rules: {
    // The builder puts sheets in the place of their imports, and looks for this one way to write them.
    'import-notation': 'string',
    // Widths in the older notation are understood by browsers that are two years older.
    'media-feature-range-notation': 'prefix',
    // A font has its own name.
    'value-keyword-case': ['lower', { ignoreProperties: ['--sudoku-font'] }],
    // It compares rules of unlike elements by the ends of their selectors.
    'no-descending-specificity': null,
  },
};
