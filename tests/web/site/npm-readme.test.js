import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import ts from 'typescript';
import { algorithms } from '../../../web/app/sudoku/algorithms.js';
import { codeLanguages } from '../../../web/app/state/code-languages.js';
import { controlNames } from '../../../web/app/player/controls.js';
import { languages } from '../../../web/app/i18n/i18n.js';
import { attributes } from '../../../web/app/player/attributes.js';
import { eventTypes } from '../../../web/app/player/events.js';
import { painted } from '../support/painted.js';
import { read } from '../support/texts.js';

const readme = read('npm/README.md');

/** What stands in code spans of a section, up to the next heading. @param {string} title @returns {string[]} */
const spans = (title) =>
  [
    ...readme
      .split(`## ${title}\n`)[1]
      .split('\n## ')[0]
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, text]) => text);

/** What stands in the first column of the tables of a section. @param {string} title @returns {string[]} */
const column = (title) =>
  [
    ...readme
      .split(`## ${title}\n`)[1]
      .split('\n## ')[0]
      .matchAll(/^\| (`[^|]*`) \|/gm),
  ].flatMap(([, cell]) => cell.split(', ').map((name) => name.replace(/`|\(.*\)/g, '')));

/** The members of the element, and the events, as their types say. @param {string} name */
function membersOf(name) {
  const source = ts.createSourceFile('x.d.ts', read('app/sudoku-player.d.ts'), ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const members = [];
  ts.forEachChild(source, (node) => {
    if ((ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) && node.name?.text === name) {
      for (const { name: member } of node.members) {
        if (member && (ts.isIdentifier(member) || ts.isStringLiteral(member))) members.push(member.text);
      }
    }
  });
  return members;
}

test('the attributes that are told of are those that there are, with the values that they take', () => {
  assert.deepEqual(column('Attributes'), [...attributes]);
  for (const value of [...algorithms, ...controlNames, ...codeLanguages, ...languages]) {
    assert.ok(spans('Attributes').includes(value), value);
  }
});

test('every property and method is told of, and has its type', () => {
  const told = new Set([...column('Attributes'), ...column('Properties and methods')]);
  told.delete('lang'); // of every element
  assert.deepEqual([...told].sort(), membersOf('SudokuPlayer').sort());
});

test('every event is told of, and has its type', () => {
  const events = eventTypes.map((type) => `sudoku-${type}`).sort();
  assert.deepEqual(column('Events').sort(), events);
  assert.deepEqual(membersOf('SudokuPlayerEvents').sort(), events);
});

test('every custom property of the style sheets is told of, and no other', () => {
  const sheets = readdirSync(new URL('../../../web/styles/', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => read(`styles/${name}`))
    .join('\n');
  const used = new Set([...sheets.matchAll(/--sudoku-[\w-]+/g)].map(([name]) => name));
  const told = new Set(spans('Looks').filter((name) => name.startsWith('--')));
  assert.deepEqual([...told].sort(), [...used].sort());
});

test('the parts of the player are told of', () => {
  for (const part of painted()) assert.ok(spans('Looks').includes(part), part);
});
