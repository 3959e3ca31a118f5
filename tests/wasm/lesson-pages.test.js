/** The pages of the lesson as they are made. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { languages, read } from '../web/texts.js';

/** @param {string} path from web/lesson */
const made = (path) => readFileSync(new URL(`../../build/web/lesson/${path}`, import.meta.url), 'utf8');

/** @param {string} text @param {string} name */
const wordIn = (text, name) => new RegExp(`<template data-word="${name}">(.*)</template>`).exec(text)?.[1];

for (const language of languages) {
  test(`the tree that is drawn in ${language} is a group with a name, in the lesson and among the solutions`, () => {
    const [, drawn] = read(`lesson/${language}.html`).split('<div data-live="tree4">');
    const names = { '': wordIn(drawn, 'label'), 'teachers/': wordIn(read(`lesson/teachers/${language}.html`), 'sheet.tree') };
    for (const [folder, name] of Object.entries(names)) {
      const trees = [...made(`${folder}${language}.html`).matchAll(/<div class="tree4"([^>]*)>/g)].map(([, attributes]) => attributes.trim());
      assert.deepEqual(trees, [`role="group" aria-label="${name}" tabindex="0"`]);
    }
  });
}
