/** The checkers of scripts/check.d, each in a small project that has what it is to find. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * A project of these files, and of the checkers.
 * @param {{ after(act: () => void): void }} t
 * @param {Record<string, string>} files
 */
function project(t, files) {
  const folder = mkdtempSync(join(tmpdir(), 'stepdoku-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const part of ['scripts/check.d', 'scripts/lib/site/files.mjs']) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  mkdirSync(join(folder, 'tests'));
  symlinkSync(join(root, 'tests/node_modules'), join(folder, 'tests/node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { mode: path.startsWith('scripts/') ? 0o755 : 0o644 });
  }
  spawnSync('git', ['init', '--quiet'], { cwd: folder });
  return folder;
}

/** @param {string} folder @param {string} name @param {...string} options */
function check(folder, name, ...options) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, `scripts/check.d/${name}.mjs`), ...options],
    { encoding: 'utf8', cwd: folder },
  );
  assert.equal(stderr, '');
  return { status, lines: stdout.split('\n').slice(0, -1) };
}

const presets = JSON.stringify({ configurePresets: [{ name: 'native' }] });

test('paths: a path, a link and a command that lead nowhere are found in their lines, and no others', (t) => {
  const folder = project(t, {
    'CMakePresets.json': presets,
    'scripts/start': '# --port N',
    'tests/bench/leap.js': '',
    'web/app/main.js': '',
    'docs/right.md': [
      '`web/app/main.js`, `app/main.js`, `main.{js,js}`, `web/*/main.js`, `../web`, [main](../web/app/main.js#top)',
      '`build/native`, `build/log/x.log`, `build/web/app/main.js`, `1/2`, `a.b`, [there](https://example.org/none)',
      '`scripts/start --port 5`, `scripts/check.d`',
      '```',
      '`none.js` [here](none.md)',
      '```',
    ].join('\n'),
    'docs/wrong.md': [
      'All is well.',
      '`web/none.js` and `main.{js,css}`',
      '[here](none.md)',
      '[there]: none.md',
      '`scripts/none`',
      '```',
      'scripts/start --none',
      '```',
      '`build/web/none.js`',
    ].join('\n'),
  });
  assert.deepEqual(check(folder, 'paths'), {
    status: 1,
    lines: [
      'docs/wrong.md:2: web/none.js does not exist',
      'docs/wrong.md:2: main.css does not exist',
      'docs/wrong.md:3: the link none.md leads nowhere',
      'docs/wrong.md:4: the link none.md leads nowhere',
      'docs/wrong.md:5: scripts/none is no script',
      'docs/wrong.md:5: scripts/none does not exist',
      'docs/wrong.md:7: scripts/start has no option --none',
      'docs/wrong.md:9: build/web/none.js does not exist',
    ],
  });
});

test('layout: a stranger at the top and a dependency at run time are found', (t) => {
  const about = { name: 'stepdoku', devDependencies: {}, dependencies: { a: '1' } };
  const folder = project(t, { 'notes.txt': '', '.hidden': '', 'web/package.json': JSON.stringify(about, null, 2) });
  assert.deepEqual(check(folder, 'layout'), {
    status: 1,
    lines: [
      'notes.txt:1: does not belong at the top of the repository',
      'web/package.json:4: dependencies: the site has none at run time',
    ],
  });
});

test('lines: code of more than 120 characters in a line is found, prose and data are not', (t) => {
  const long = 'x'.repeat(121);
  const folder = project(t, {
    'web/app/wide.js': `//\n// ${'ü'.repeat(117)}\n${long}\n`,
    'tests/solver/wide_test.cc': `${long}\n${long}\n`,
    'scripts/start': long,
    'README.md': long,
    'web/lesson/en.html': long,
    'tests/data/wide.js': long,
  });
  assert.deepEqual(check(folder, 'lines'), {
    status: 1,
    lines: [
      'scripts/start:1: 121 characters in a line',
      'tests/solver/wide_test.cc:1: 121 characters in a line',
      'tests/solver/wide_test.cc:2: 121 characters in a line',
      'web/app/wide.js:3: 121 characters in a line',
    ],
  });
});

/** A site whose page has these tags. @param {string} tags @param {Record<string, string>} [files] of the site */
const siteWith = (tags, files = {}) =>
  Object.fromEntries(
    Object.entries({
      'index.html': `<!doctype html>\n${tags}`,
      'embed.html': '',
      'i18n/en.json': '{}',
      'i18n/light/en.json': '{}',
      'wasm/sudoku.mjs': '',
      'wasm/sudoku.wasm': '',
      '../stepdoku.html': '',
      ...files,
    }).map(([path, text]) => [join('build/web', path), text]),
  );

/** @param {{ lines: string[] }} found @param {string} subject */
const lineOf = ({ lines }, subject) => lines.find((line) => line.startsWith(`${subject}: `));

test('styles: a rule that starts at no element of its sheet, or reaches into another part, is found', (t) => {
  const table = [
    '| Sheet | Starts at | Reaches further |',
    '|---|---|---|',
    '| `base.css` | - | all: buttons |',
    '| `board/board.css` | `sudoku-board`, `sudoku-mini-board` | |',
    '| `lists/lists.css` | `sudoku-lists`, `.zone`, `sudoku-lists sudoku-mini-board` | |',
    '| `bare.css` | `[data-without]` | all: what is not wanted |',
    '| `gone.css` | `.gone` | |',
    '| `vague.css` | - | |',
  ];
  const folder = project(t, {
    'web/styles/README.md': table.join('\n'),
    'web/styles/base.css': 'button { color: red }',
    'web/styles/vague.css': '',
    'web/styles/new.css': '',
    'web/styles/bare.css': '[data-without~="pad"] sudoku-board .cell { gap: 0 }\nsudoku-board { gap: 0 }',
    'web/styles/board/board.css': [
      ':is(sudoku-board, sudoku-mini-board) .cell, sudoku-board:hover > .row { gap: 0 }',
      '@keyframes fade { from { opacity: 0 } to { opacity: 1 } }',
      '@media print { @supports (gap: 0) { :where(sudoku-board) .row { gap: 0 } } }',
      '[data-mode="edit"] sudoku-board .cell { gap: 0; & b { gap: 0 } }',
    ].join('\n'),
    'web/styles/lists/lists.css': [
      'sudoku-lists .row,',
      '.row { gap: 0 }',
      '@media (pointer: coarse) {',
      '  :is(sudoku-lists, sudoku-board) .cell { gap: 0 }',
      '  .frame .zone { gap: 0 }',
      '  .zone > sudoku-board, sudoku-lists sudoku-mini-board .cell { gap: 0 }',
      '  .zone sudoku-board .cell { gap: 0 }',
      '  .zone :is(p, sudoku-board) b { gap: 0 }',
      '}',
    ].join('\n'),
    'web/styles/lists/board.css': '',
  });
  assert.deepEqual(check(folder, 'styles'), {
    status: 1,
    lines: [
      'web/styles/README.md:7: web/styles/gone.css does not exist',
      'web/styles/bare.css:2: sudoku-board does not start at [data-without], see web/styles/README.md:6',
      'web/styles/lists/board.css:1: has the name of web/styles/board/board.css, and so its address in the site',
      'web/styles/lists/board.css:1: has no row in web/styles/README.md',
      ...[
        [2, '.row does not start at'],
        [4, ':is(sudoku-lists, sudoku-board) .cell does not start at'],
        [5, '.frame .zone does not start at'],
      ].map(
        ([line, fault]) =>
          `web/styles/lists/lists.css:${line}: ${fault} ` +
          'sudoku-lists, .zone, sudoku-lists sudoku-mini-board, see web/styles/README.md:5',
      ),
      'web/styles/lists/lists.css:7: .zone sudoku-board .cell reaches into sudoku-board, see web/styles/README.md:5',
      'web/styles/lists/lists.css:8: .zone :is(p, sudoku-board) b reaches into sudoku-board, ' +
        'see web/styles/README.md:5',
      'web/styles/new.css:1: has no row in web/styles/README.md',
      'web/styles/README.md:8: vague.css starts nowhere',
    ],
  });
});

test('rooms: an import that the table does not allow, a script in no room, and a row of nothing are found', (t) => {
  const table = [
    '| Room | What is in it | May import |',
    '|---|---|---|',
    '| `app/` | pages | everything |',
    '| `app/state/` | state | - |',
    '| `app/view/` | looks | `app/state/`, `app/none/` |',
    '| `app/gone/` | nothing | - |',
    '| `elements/` | painters | - |',
  ];
  const folder = project(t, {
    'web/README.md': table.join('\n'),
    'web/app/main.js': "import './view/look.js';\nimport '../elements/board.js';",
    'web/app/state/state.js':
      "/** @typedef {import('../view/look.js').Look} Look */\nexport const later = () => import('../view/look.js');",
    'web/app/state/store.js': "import './state.js';\n\nexport { look } from '../view/look.js';",
    'web/app/view/look.js': "import { state } from '../state/state.js';\nimport '../../elements/board.js';",
    'web/app/attic/old.js': '',
    'web/elements/board.js': "import fs from 'node:fs';",
  });
  assert.deepEqual(check(folder, 'rooms'), {
    status: 1,
    lines: [
      'web/README.md:5: app/none/ has no row of its own',
      'web/README.md:6: app/gone/ does not exist',
      'web/app/attic/old.js:1: lies in no room of web/README.md',
      'web/app/state/store.js:3: app/state/ may not import app/view/, see web/README.md:4',
      'web/app/view/look.js:2: app/view/ may not import elements/, see web/README.md:5',
    ],
  });
  assert.deepEqual(check(root, 'rooms'), { status: 0, lines: [] });
});

test('exports: a name that no other script uses is found, and none that is loaded later or says a type', (t) => {
  const folder = project(t, {
    'tests/tsconfig.json': JSON.stringify({ compilerOptions: { allowJs: true }, include: ['../web/**/*.js'] }),
    'web/app/main.js':
      "import { used } from './names.js';\nused(import('./later.js').then(({ started }) => started()));",
    'web/app/names.js': 'export const used = (it) => it;\n\nexport const alone = used;',
    'web/app/later.js': 'export function started() {}\nexport function startedAgain() {}\nexport class Shape {}',
    'web/app/looks.js': "/** @typedef {import('./later.js').Shape} Shape */\nimport './main.js';",
  });
  assert.deepEqual(check(folder, 'exports'), {
    status: 1,
    lines: ['web/app/later.js:2: no other script uses startedAgain', 'web/app/names.js:3: no other script uses alone'],
  });
});

test('workflows: what GitHub would not take, and an action that is not pinned, are found in their lines', (t) => {
  const hash = '0123456789abcdef'.repeat(3).slice(0, 40);
  const jobs = (/** @type {string[]} */ ...steps) =>
    ['on: push', 'jobs:', '  test:', '    runs-on: ubuntu-latest', '    steps:', ...steps].join('\n');
  const folder = project(t, {
    '.github/workflows/right.yml': jobs(`      - uses: actions/checkout@${hash} # v1`, '      - run: make'),
    '.github/workflows/wrong.yml': jobs(
      '      - uses: actions/checkout@v4',
      `      - uses: somebody/else@${hash}`,
      '      - run: echo ${{ github.none }}',
      '        shel: bash',
    ).replace('push', 'psuh'),
    'docs/example.yml': 'on: psuh',
  });
  const { status, lines } = check(folder, 'workflows');
  assert.equal(status, 1);
  const found = lines.map((line) => /^\S+?:\d+: [^"{]*("[^"]*")?/.exec(line)?.[0]);
  assert.deepEqual(found, [
    '.github/workflows/wrong.yml:1: unknown Webhook event "psuh"',
    '.github/workflows/wrong.yml:8: property "none"',
    '.github/workflows/wrong.yml:9: unexpected key "shel"',
    ".github/workflows/wrong.yml:6: actions/checkout@v4 is not one of actions/ that is pinned by a commit's hash",
    `.github/workflows/wrong.yml:7: somebody/else@${hash} is not one of actions/ that is pinned by a commit's hash`,
  ]);
  assert.deepEqual(check(root, 'workflows'), { status: 0, lines: [] });
});

test('workflows: an image without its digest, and files published without a look at their sums, are found', (t) => {
  const digest = `sha256:${'0123456789abcdef'.repeat(4)}`;
  const job = (/** @type {string} */ name, /** @type {string[]} */ ...rest) =>
    [`  ${name}:`, '    runs-on: ubuntu-latest', ...rest].join('\n');
  const folder = project(t, {
    '.github/workflows/release.yml': [
      'on: push',
      'jobs:',
      job('pinned', `    container: debian:12@${digest} # 12.15`, '    steps:', '      - run: make'),
      job('loose', '    container: debian:12', '    steps:', '      - run: make'),
      job('tagged', '    container:', '      image: debian:12', '    steps:', '      - run: make'),
      job(
        'seen',
        '    steps:',
        '      - run: echo "$SUMS  SHA256SUMS" | sha256sum --check',
        '      - run: sha256sum --check --strict SHA256SUMS',
        '      - run: npm publish ./a.tgz',
      ),
      job('late', '    steps:', '      - run: npm publish ./a.tgz', '      - run: sha256sum --check SHA256SUMS'),
      job('unseen', '    steps:', '      - run: gh release create v1 a.tgz'),
    ].join('\n'),
  });
  assert.deepEqual(check(folder, 'workflows'), {
    status: 1,
    lines: [
      '.github/workflows/release.yml:10: the image debian:12 is not pinned by its digest',
      '.github/workflows/release.yml:16: the image debian:12 is not pinned by its digest',
      '.github/workflows/release.yml:28: what is published here was not compared with SHA256SUMS in this job',
      '.github/workflows/release.yml:33: what is published here was not compared with SHA256SUMS in this job',
    ],
  });
});

test('workflows: a release with any of its safeguards taken away is found', (t) => {
  const release = readFileSync(new URL('../../../.github/workflows/release.yml', import.meta.url), 'utf8');
  /** @param {string} text */
  const found = (text) => {
    const { lines } = check(project(t, { '.github/workflows/release.yml': text }), 'workflows');
    return lines.map((line) => line.replace(/^\S+ /, '')).filter((message) => message.startsWith('what is published'));
  };
  const uncompared = 'what is published here was not compared with SHA256SUMS in this job';
  const offMain = 'what is published here waits for no job that looks whether the tag lies on main';
  assert.deepEqual(found(release), []);
  assert.deepEqual(found(release.replace(/^.*echo "\$SUMS.*\n/m, '')), [uncompared]);
  assert.deepEqual(found(release.replace(/^ +sha256sum --check --strict SHA256SUMS\n/m, '')), [uncompared]);
  assert.deepEqual(found(release.replace(/^.*git merge-base.*\n/m, '')), [offMain, offMain]);
  assert.deepEqual(found(release.replace('    needs: on-main\n', '')), [offMain, offMain]);
  assert.deepEqual(found(release.replace('origin/main', 'origin/other')), [offMain, offMain]);
});

test('size: what a page leads to at once is counted, and nothing that comes later or is waited for by nobody', (t) => {
  const folder = project(
    t,
    siteWith(
      '<link rel="stylesheet" href="styles/page.css"><script src="app/late.js" async></script>' +
        '<script type="module" src="app/main.js?v=1"></script><a href="app/none.js">none</a>',
      {
        'styles/page.css':
          '/* @import "none.css"; */ @import "more.css"; a { background: url(data:image/png;base64,) }',
        'styles/more.css': '',
        'app/late.js': '',
        'app/main.js':
          'import{a}from"./a.js";export*from"./b.js";// import "./none.js"\nconst c=()=>import("./none.js");c(a)',
        'app/a.js': 'export const a = new URL("./file.txt", import.meta.url);',
        'app/b.js': 'export const text = `import "./none.js"`;',
        'app/file.txt': '',
      },
    ),
  );
  const found = check(folder, 'size', 'build/web', '--list');
  assert.equal(found.status, 0);
  assert.equal(lineOf(found, 'scripts of index.html'), 'scripts of index.html: 4 of 6 files');
  const listed = found.lines.flatMap((line) => /^ +\d+ (\S+)$/.exec(line)?.[1] ?? []);
  assert.deepEqual(listed.slice(0, listed.length - 4).sort(), [
    'app/a.js',
    'app/b.js',
    'app/file.txt',
    'app/late.js',
    'app/main.js',
    'i18n/en.json',
    'index.html',
    'styles/more.css',
    'styles/page.css',
    'wasm/sudoku.mjs',
    'wasm/sudoku.wasm',
  ]);
});

test('size: a file that is not there, and whatever is over its budget, is found', (t) => {
  const names = Array.from({ length: 7 }, (_, index) => `app/${index}.js`);
  const tags = [...names, 'app/none.js'].map((name) => `<script type="module" src="${name}"></script>`).join('');
  // What does not repeat itself is not made smaller by gzip.
  const noise = Array.from({ length: 60_000 }, (_, index) => Math.sin(index).toString(36).slice(4)).join('');
  const scripts = Object.fromEntries(names.map((name) => [name, '']));
  const folder = project(
    t,
    siteWith(tags, { ...scripts, '../stepdoku.html': noise.repeat(2), 'wasm/sudoku.wasm': noise }),
  );
  const found = check(folder, 'size', 'build/web');
  assert.equal(found.status, 1);
  assert.ok(found.lines.includes('build/web/app/none.js:1: is loaded by the page and does not exist'));
  const over = found.lines.filter((line) => line.startsWith('build/web:1: ')).map((line) => line.split(': ')[1]);
  assert.deepEqual(over, [
    'solver',
    'first load of index.html',
    'scripts of index.html',
    'first load of embed.html',
    'single file',
  ]);
});
