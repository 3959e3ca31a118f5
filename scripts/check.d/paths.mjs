/** Every path, link and command that a document names exists. */
import { accessSync, constants } from 'node:fs';
import { join, posix } from 'node:path';
import { Findings, readText, ROOT } from './files.mjs';
import { Project } from './project.mjs';

const SPAN = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;
const LINK = /\]\(\s*<?([^)\s>]+)/g;
const REFERENCE = /^\[[^\]]+\]:\s*(\S+)/g;
const COMMAND = /(?<![\w/.-])(?:\.\/)?(scripts\/[\w-]+|\.ci\/run)(?![\w./-])((?: +[\w./=-]+)*)/g;
const PATH = /^(?:\.{1,2}\/)*[\w.*@-]+(?:\/[\w.*@-]+)*\/?$/;
const SUFFIX = /\.(?:cc|h|js|mjs|ts|json|html|css|md|sh|py|wasm|txt|jsonl|svg|webmanifest)$/;
const FENCE = /^\s*(?:```|~~~)/;
const SCHEME = /^[a-z][a-z0-9+.-]*:/;

const project = new Project();
const findings = new Findings();

/** `a.{h,cc}` means `a.h` and `a.cc`. @param {string} text @returns {string[]} */
function variants(text) {
  const braces = /^(.*?)\{([^{}]*)\}(.*)$/.exec(text);
  if (!braces) return [text];
  const [, head, choices, tail] = braces;
  return choices.split(',').flatMap((choice) => variants(head + choice + tail));
}

/** @param {string} text */
function looksLikePath(text) {
  if (!PATH.test(text) || text.endsWith('...')) return false;
  const first = text.split('/')[0];
  return SUFFIX.test(text) || (text.includes('/') && (project.top.has(first) || ['.', '..', 'build'].includes(first)));
}

/** @param {string} target @param {string} folder */
function linkExists(target, folder) {
  const path = target.split(/[#?]/)[0];
  return path === '' || SCHEME.test(target) || project.isAt(path, folder);
}

/** @param {string} script */
function isExecutable(script) {
  try {
    accessSync(join(ROOT, script), constants.X_OK);
    return project.files.includes(script);
  } catch {
    return false;
  }
}

/**
 * Why a command such as `scripts/test --only web` cannot be run, or null.
 * @param {string} script
 * @param {string} words after it
 */
function commandFault(script, words) {
  if (!isExecutable(script)) return project.folders.has(script) ? null : 'is no script';
  const [first = '', ...rest] = words.trim().split(/ +/);
  if (script === 'scripts/bench' && /^[a-z]+$/.test(first)) {
    return project.files.includes(`tests/bench/${first}.js`) ? null : `has no benchmark ${first}`;
  }
  const text = readText(script);
  const missing = [first, ...rest].find((word) => /^--[a-z]/.test(word) && !text.includes(word.split('=')[0]));
  return missing === undefined ? null : `has no option ${missing}`;
}

/**
 * What is wrong with a line.
 * @param {string} line
 * @param {string} folder of its document
 * @param {boolean} isFenced
 * @returns {string[]}
 */
function faultsOf(line, folder, isFenced) {
  const commands = [...line.matchAll(COMMAND)].map(([, script, words]) => ({
    script,
    fault: commandFault(script, words),
  }));
  const faults = commands.filter(({ fault }) => fault !== null).map(({ script, fault }) => `${script} ${fault}`);
  if (isFenced) return faults;
  const targets = [...line.replace(SPAN, '').matchAll(LINK), ...line.matchAll(REFERENCE)].map(([, target]) => target);
  const paths = [...line.matchAll(SPAN)]
    .flatMap(([, , span]) => span.split(/\s+/).flatMap(variants))
    .filter(looksLikePath);
  return [
    ...faults,
    ...targets.filter((target) => !linkExists(target, folder)).map((target) => `the link ${target} leads nowhere`),
    ...paths.filter((path) => !project.exists(path, folder)).map((path) => `${path} does not exist`),
  ];
}

for (const document of project.files.filter((path) => path.endsWith('.md'))) {
  let isFenced = false;
  for (const [index, line] of readText(document).split('\n').entries()) {
    if (FENCE.test(line)) isFenced = !isFenced;
    for (const fault of faultsOf(line, posix.dirname(document), isFenced)) findings.add(document, index + 1, fault);
  }
}
