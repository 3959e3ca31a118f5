/** Nothing lies at the top that does not belong there, and the site has no dependency at run time. */
import { Findings, listed, readText } from './files.mjs';

const TOP = ['CMakeLists.txt', 'CMakePresets.json', 'README.md', 'LICENSE', 'solver', 'web', 'tests', 'scripts'];
const DEPENDENCIES = [
  'dependencies',
  'optionalDependencies',
  'peerDependencies',
  'bundleDependencies',
  'bundledDependencies',
];

const findings = new Findings();
const names = new Set(listed().map((path) => path.split('/')[0]));
for (const name of names) {
  const belongs = name.startsWith('.') || TOP.includes(name);
  if (!belongs) findings.add(name, 1, 'does not belong at the top of the repository');
}

const path = 'web/package.json';
const text = readText(path);
for (const key of DEPENDENCIES.filter((name) => name in JSON.parse(text))) {
  const line = text.split('\n').findIndex((content) => content.includes(`"${key}"`)) + 1;
  findings.add(path, line, `${key}: the site has none at run time`);
}
